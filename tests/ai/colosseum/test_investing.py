"""Investing: the last chance for the plan is taken."""

from colosseum.rules.colosseum.actions import Expand
from tests.ai.colosseum.positions import CIRCUS, position
from tests.ai.colosseum.seated import actions_of, chosen, decide, good, usually

INVEST = "phase: investing\n        step: invest\n        seat: 1\n        queue: [2, 3]"
SAFARI = "4 gladiator + 3 lion + 2 cage + 2 scenery"


@good
def test_the_last_chance_to_expand_is_taken_if_the_programme_needs_it(level: str) -> None:
    game = position(INVEST, f"coins: 30, programmes: [1, 23], tokens: {SAFARI}")
    assert isinstance(usually(game, level), Expand)


@good
def test_the_last_chance_to_buy_the_programme_is_taken_if_the_assets_are_there(level: str) -> None:
    game = position(INVEST, f"coins: 30, arena: 8-11, programmes: [1], tokens: {SAFARI}")
    assert chosen(game, level) == "buy programme 23"


@good
def test_an_action_token_pays_for_the_second_half_of_the_plan(level: str) -> None:
    game = position(INVEST, f"coins: 37, programmes: [1], tokens: {SAFARI} + action")
    first, second = actions_of(game, level)
    assert first in ("expand clockwise", "expand anticlockwise", "buy programme 23")
    assert second.endswith(" with an action token")
    assert {first.split()[0], second.split()[0]} == {"expand", "buy"}
    assert "programme 23" in first + second


@good
def test_a_medal_is_cashed_if_its_coins_make_the_plan_possible(level: str) -> None:
    game = position(INVEST, f"coins: 22, medals: 1, arena: 8-11, programmes: [1], tokens: {SAFARI}")
    assert actions_of(game, level) == ("cash a medal", "buy programme 23")


@good
def test_several_medals_are_cashed_if_it_takes_them_all(level: str) -> None:
    game = position(INVEST, f"coins: 12, medals: 3, arena: 8-11, programmes: [1], tokens: {SAFARI}")
    assert actions_of(game, level)[-1] == "buy programme 23"


@good
def test_a_season_ticket_is_the_last_investment_if_nothing_is_lacking(level: str) -> None:
    game = position(INVEST, f"coins: 30, programmes: [20], tokens: {CIRCUS}")
    assert chosen(game, level) == "buy a season ticket"


def test_a_reason_to_save_says_what_the_numbers_count() -> None:
    game = position(INVEST, f"coins: 4, programmes: [20], tokens: {CIRCUS}")
    words = "Circus Maximus is complete and draws 32 spectators, so I have all I need."
    assert decide(game, "novice").reason == words
