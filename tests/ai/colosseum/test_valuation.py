"""The worth of holdings: what a plan needs, what it costs, and what comes of it later."""

from dataclasses import replace

import pytest

from colosseum.ai.colosseum.valuation import Outlook, Prospect
from colosseum.ai.colosseum.weights import Weights
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES
from tests.ai.colosseum.positions import CIRCUS, PRODUCE, position

INVEST = "phase: investing\n        step: invest\n        seat: 1\n        queue: [2, 3]"
MUNUS = "tokens: 2 gladiator + decoration"
SAFARI = "4 gladiator + 3 lion + 2 cage + 2 scenery"
WEIGHTS = Weights()


def prospect(game: Game, weights: Weights = WEIGHTS) -> Prospect:
    """Aquila's best plan, and its worth."""
    return Outlook(game.state, 0, weights).as_it_is()


def planned(game: Game) -> int:
    plan = prospect(game).plan
    assert plan is not None
    return plan.programme.number


@pytest.mark.parametrize("medals", range(5))
def test_two_medals_can_pay_for_the_second_investment_of_a_plan(medals: int) -> None:
    """The Safari needs a fourth square and has to be bought, both in the last turn."""
    game = position(INVEST, f"coins: 60, medals: {medals}, programmes: [1], tokens: {SAFARI}")
    assert (planned(game) == 23) == (medals >= 2)


def test_an_action_token_pays_for_it_too() -> None:
    game = position(INVEST, f"coins: 60, programmes: [1], tokens: {SAFARI} + action")
    assert planned(game) == 23


def test_medals_are_kept_if_the_second_investment_is_worth_less() -> None:
    """With the Circus complete, a fourth square and the Dialogues would cost two medals."""
    game = position(INVEST, f"coins: 90, medals: 2, programmes: [20], tokens: {CIRCUS}")
    assert planned(game) == 20


def test_a_coin_is_worth_less_in_every_turn() -> None:
    worths = [WEIGHTS.coin_in(turn) for turn in range(1, RULES.turns + 1)]
    assert worths == sorted(set(worths), reverse=True)


def test_what_raises_this_turns_event_raises_those_to_come() -> None:
    """A season ticket earns coins every turn, so it counts for more while turns are left."""
    patient, hasty = WEIGHTS, replace(WEIGHTS, own_income=0.0)
    gains = {}
    for turn in (1, 4):
        one, none = (
            position(INVEST, f"coins: 30, tickets: {n}, programmes: [1], {MUNUS}", turn=turn)
            for n in (1, 0)
        )
        gains[turn] = [
            prospect(one, weights).worth - prospect(none, weights).worth
            for weights in (patient, hasty)
        ]
    assert gains[1][0] > gains[1][1]
    assert gains[4][0] == pytest.approx(gains[4][1])


def test_a_programme_that_rivals_have_more_tokens_for_may_be_sold_first() -> None:
    tokens = "3 gladiator + 3 horse + 2 chariot"
    alone = position(INVEST, f"coins: 30, programmes: [1], tokens: {tokens}", turn=4)
    contested = position(
        INVEST,
        f"coins: 30, programmes: [1], tokens: {tokens}",
        lupa=f"programmes: [5, 6], tokens: {CIRCUS}",
        turn=4,
    )
    calm = replace(WEIGHTS, contest=0.0)
    fear = [prospect(game, calm).worth - prospect(game).worth for game in (alone, contested)]
    assert 0 <= fear[0] < fear[1]


def test_in_the_last_turn_a_medal_is_worth_what_it_draws() -> None:
    """And an action token can be exchanged for one."""
    worths = [
        prospect(position(PRODUCE, f"programmes: [20], {held}")).worth
        for held in (
            f"tokens: {CIRCUS}",
            f"medals: 1, tokens: {CIRCUS}",
            f"tokens: {CIRCUS} + action",
        )
    ]
    assert worths[1] - worths[0] == pytest.approx(RULES.medal_spectators)
    assert worths[2] == pytest.approx(worths[1])


# Means


def test_in_the_last_turn_nobody_plans_what_they_cannot_pay_for() -> None:
    """The Safari costs 27; a medal brings 6 coins, and four of them are enough."""
    blind = replace(WEIGHTS, beyond_means=0.0, beyond_last=0.0)
    holdings = f"arena: 8-11, programmes: [1], tokens: {SAFARI}"
    for coins, medals, can_pay in ((27, 0, True), (20, 0, False), (4, 3, False), (4, 4, True)):
        game = position(INVEST, f"coins: {coins}, medals: {medals}, {holdings}")
        assert (planned(game) == 23) == can_pay
        plan = prospect(game, blind).plan
        assert plan is not None
        assert plan.programme.number == 23


def test_a_plan_that_leaves_no_coins_for_a_market_counts_on_none() -> None:
    tokens = "2 gladiator + 3 horse + 3 chariot + decoration"
    worths = [
        prospect(position(INVEST, f"coins: {coins}, programmes: [20], tokens: {tokens}")).worth
        for coins in (7, 8)
    ]
    assert worths[1] - worths[0] > 1


def test_coins_lacking_beyond_what_markets_cost_count_more() -> None:
    def worth(coins: int, weights: Weights) -> float:
        aquila = f"arena: 8-11, coins: {coins}, programmes: [1], tokens: {SAFARI}"
        return prospect(position(INVEST, aquila, turn=4), weights).worth

    blind = replace(WEIGHTS, beyond_means=0.0)
    assert worth(30, WEIGHTS) == worth(30, blind)
    assert worth(0, WEIGHTS) < worth(0, blind)
