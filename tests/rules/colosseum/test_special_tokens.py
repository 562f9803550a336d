"""Jokers, action tokens, stars and medals."""

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import STANDARD, Asset, Noble
from colosseum.rules.colosseum.events import (
    ActionSpent,
    CoinsReceived,
    EmperorLeft,
    EventProduced,
    MedalEarned,
    MedalsPlayed,
    StarMoved,
)
from colosseum.words.sentences import GameError
from tests.rules.colosseum.scenario import decider, happened, offered, play, refusal, table


def at(moment: str, aquila: str, lupa: str = "", sol: str = "", stars: str = "") -> Game:
    """Aquila, the first player, decides; the moment is given as fields of a position."""
    return table(
        f"{moment}\nfirst: 1\nstars: {{{stars}}}\nplayers: [{{{aquila}}}, {{{lupa}}}, {{{sol}}}]\n"
    )


def trading(aquila: str, lupa: str, sol: str = "", stars: str = "") -> Game:
    return at("phase: trading", aquila, lupa, sol, stars)


PRODUCE = "phase: producing\nstep: produce\nseat: 1\nqueue: [2, 3]"


# AST-1: jokers


@pytest.mark.rule("AST-1")
@pytest.mark.parametrize(
    ("number", "roles"),
    [
        (1, "gladiator"),
        (2, "comedian"),
        (3, "musician"),
        (4, "horse"),
        (5, "ship"),
        (6, "lion"),
        (6, "cage"),
        (7, "scenery"),
        (7, "decoration"),
        (8, "2 comedian + torch"),
        (13, "horse + 2 chariot"),
        (14, "2 priest + torch"),
    ],
)
def test_a_joker_stands_in_for_any_one_standard_asset(number: int, roles: str) -> None:
    game = at(PRODUCE, f"programmes: [{number}], tokens: 3 joker, arena: 8-11")
    record = play(game, f"produce {number} with nothing, jokers as {roles}")
    assert len(happened(record, EventProduced)) == 1
    assert set(game.state.impresarios[0].performed) == {Asset.JOKER}


@pytest.mark.rule("AST-1")
@pytest.mark.parametrize("asset", [str(asset) for asset in STANDARD])
def test_a_joker_never_counts_towards_a_star(asset: str) -> None:
    game = trading(f"tokens: 2 {asset} + joker", "tokens: joker")
    record = play(game, "trade with 2: 3 coins for joker", "accept")
    assert happened(record, StarMoved) == []
    assert set(game.state.stars) == {None}


@pytest.mark.rule("AST-1", "STAR-2")
def test_a_joker_does_not_help_to_overtake_a_stars_holder() -> None:
    game = trading("tokens: 3 lion + 2 joker", "tokens: 3 lion", stars="lion: 2")
    record = play(game, "trade with 2: joker for 1 coin", "accept")
    assert happened(record, StarMoved) == []
    assert game.state.stars[Asset.LION] == 1


# AST-2: action tokens


@pytest.mark.rule("AST-2", "INV-2")
def test_an_action_token_pays_for_a_second_investment_and_leaves_the_game() -> None:
    game = at("phase: investing", "tokens: action")
    play(game, "build a loge")
    record = play(game, "buy a season ticket with an action token")
    assert happened(record, ActionSpent) == ["seat 1 spends an action token"]
    aquila = game.state.impresarios[0]
    assert (aquila.loge, aquila.tickets, aquila.coins) == (True, 1, 15)
    assert aquila.tokens[Asset.ACTION] == 0
    assert game.state.gone[Asset.ACTION] == 1


@pytest.mark.rule("AST-2")
def test_an_action_token_is_exchanged_for_a_medal_and_leaves_the_game() -> None:
    game = at("phase: trading", "tokens: 2 action")
    record = play(game, "exchange an action token")
    assert happened(record, ActionSpent) == ["seat 1 spends an action token"]
    assert happened(record, MedalEarned) == ["seat 1 earns a medal"]
    aquila = game.state.impresarios[0]
    assert (aquila.medals, aquila.tokens[Asset.ACTION]) == (1, 1)
    assert game.state.gone[Asset.ACTION] == 1
    assert decider(game) == ("trade", 1)


@pytest.mark.rule("AST-2")
def test_without_an_action_token_there_is_nothing_to_exchange() -> None:
    game = at("phase: trading", "", lupa="tokens: action")
    assert refusal(game, "exchange an action token") == "You have no action token."


@pytest.mark.rule("AST-2", "MED-2")
@pytest.mark.parametrize(
    ("aquila", "lupa"), [("medals: 18", ""), ("", "medals: 18"), ("medals: 9", "medals: 9")]
)
def test_no_action_token_is_exchanged_once_all_medals_are_held(aquila: str, lupa: str) -> None:
    game = at("phase: trading", f"tokens: action, {aquila}", lupa)
    assert refusal(game, "exchange an action token") == "There are no medals left in the supply."


# STAR-1: a free star


@pytest.mark.rule("STAR-1")
@pytest.mark.parametrize("asset", [str(asset) for asset in STANDARD])
def test_three_of_a_performer_win_its_star(asset: str) -> None:
    game = trading(f"tokens: 2 {asset}", f"tokens: {asset}")
    record = play(game, f"trade with 2: 3 coins for {asset}", "accept")
    living = {"gladiator", "priest", "comedian", "musician", "lion", "horse", "ship"}
    star = [f"star {asset} goes from nobody to seat 1"] if asset in living else []
    assert happened(record, StarMoved) == star


@pytest.mark.rule("STAR-1")
def test_two_of_a_kind_are_too_few_for_a_star() -> None:
    game = trading("tokens: lion", "tokens: lion")
    record = play(game, "trade with 2: 3 coins for lion", "accept")
    assert happened(record, StarMoved) == []


@pytest.mark.rule("STAR-1")
def test_a_free_star_needs_more_than_anyone_else_has() -> None:
    game = trading("tokens: 2 lion", "tokens: 3 lion", "tokens: 3 lion")
    assert game.state.stars[Asset.LION] is None
    record = play(game, "trade with 3: 5 coins for lion", "accept")
    assert happened(record, StarMoved) == []  # Aquila and Lupa have three each
    record = play(game, "trade with 2: 5 coins for lion", "accept")
    assert happened(record, StarMoved) == ["star lion goes from nobody to seat 1"]


@pytest.mark.rule("STAR-1")
def test_one_player_may_hold_several_stars() -> None:
    game = trading("tokens: 2 lion + 2 ship", "tokens: lion + ship")
    record = play(game, "trade with 2: 9 coins for lion + ship", "accept")
    assert happened(record, StarMoved) == [
        "star lion goes from nobody to seat 1",
        "star ship goes from nobody to seat 1",
    ]


# STAR-2: another has more


@pytest.mark.rule("STAR-2")
def test_the_holder_keeps_the_star_on_a_tie() -> None:
    game = trading("tokens: 2 lion", "tokens: 3 lion", "tokens: lion")
    assert game.state.stars[Asset.LION] == 1
    record = play(game, "trade with 3: 2 coins for lion", "accept")
    assert happened(record, StarMoved) == []
    assert game.state.stars[Asset.LION] == 1


@pytest.mark.rule("STAR-2")
def test_the_star_moves_to_another_who_has_more() -> None:
    game = trading("tokens: 2 lion", "tokens: 3 lion", "tokens: 2 lion")
    record = play(game, "trade with 3: 2 coins for 2 lion", "accept")
    assert happened(record, StarMoved) == ["star lion goes from seat 2 to seat 1"]


@pytest.mark.rule("STAR-2")
def test_the_star_can_go_to_a_player_who_took_no_part_in_the_deal() -> None:
    game = trading("tokens: 4 lion", "", "tokens: 4 lion", stars="lion: 1")
    record = play(game, "trade with 2: lion for 3 coins", "accept")
    assert happened(record, StarMoved) == ["star lion goes from seat 1 to seat 3"]


@pytest.mark.rule("STAR-2")
def test_if_several_have_more_the_star_goes_to_the_one_with_the_most() -> None:
    game = trading("tokens: 5 lion", "tokens: 2 lion", "tokens: 3 lion")
    record = play(game, "trade with 2: 3 lion for 9 coins", "accept")
    assert happened(record, StarMoved) == ["star lion goes from seat 1 to seat 2"]


@pytest.mark.rule("STAR-2")
def test_reading_if_several_others_tie_for_the_most_nobody_holds_the_star() -> None:
    game = trading("tokens: 4 horse", "tokens: 3 horse", "tokens: 4 horse", stars="horse: 1")
    record = play(game, "trade with 2: horse for 5 coins", "accept")
    assert happened(record, StarMoved) == ["star horse goes from seat 1 to nobody"]


# STAR-3: too few


@pytest.mark.rule("STAR-3")
def test_a_holder_of_fewer_than_three_loses_the_star() -> None:
    game = trading("tokens: 3 priest", "")
    record = play(game, "trade with 2: priest for 5 coins", "accept")
    assert happened(record, StarMoved) == ["star priest goes from seat 1 to nobody"]


@pytest.mark.rule("STAR-3")
def test_a_star_lost_goes_to_the_one_who_now_has_three_and_more_than_anyone() -> None:
    game = trading("tokens: 3 priest", "", "tokens: 3 priest", stars="priest: 1")
    record = play(game, "trade with 2: priest for 5 coins", "accept")
    assert happened(record, StarMoved) == ["star priest goes from seat 1 to seat 3"]


@pytest.mark.rule("STAR-3")
def test_a_star_lost_goes_to_nobody_on_a_tie() -> None:
    game = trading("tokens: 3 priest", "tokens: 2 priest", "tokens: 3 priest", stars="priest: 1")
    record = play(game, "trade with 2: priest for 5 coins", "accept")
    assert happened(record, StarMoved) == ["star priest goes from seat 1 to nobody"]


@pytest.mark.rule("STAR-1", "STAR-3")
def test_a_star_lost_is_free_again() -> None:
    game = trading("tokens: 3 priest", "tokens: priest")
    play(game, "trade with 2: priest for 5 coins", "accept")
    record = play(game, "trade with 2: 5 coins for 2 priest", "accept")
    assert happened(record, StarMoved) == ["star priest goes from nobody to seat 1"]


# MED-1: what a medal does


@pytest.mark.rule("MED-1")
def test_a_medal_is_worth_6_coins() -> None:
    game = at("phase: investing", "medals: 2, coins: 1")
    record = play(game, "cash a medal")
    assert happened(record, MedalsPlayed) == ["seat 1 plays 1 medal"]
    assert happened(record, CoinsReceived) == ["seat 1 receives 6"]
    aquila = game.state.impresarios[0]
    assert (aquila.medals, aquila.coins) == (1, 7)
    assert decider(game) == ("invest", 1)


@pytest.mark.rule("MED-1")
def test_a_medal_is_worth_3_spectators() -> None:
    game = at(PRODUCE, "medals: 1, coins: 0, tokens: gladiator, programmes: [1]")
    play(game, "produce 1 with gladiator, 1 medal")
    aquila = game.state.impresarios[0]
    assert (aquila.medals, aquila.best, aquila.coins) == (0, 6, 6)


@pytest.mark.rule("MED-1", "NOB-5")
def test_a_medal_is_worth_a_nobles_move() -> None:
    game = at(PRODUCE, "medals: 1")
    play(game, "send senator-1 by 2")
    assert game.state.impresarios[0].medals == 0
    assert game.state.nobles[Noble.SENATOR_1] == 8


@pytest.mark.rule("MED-1", "INV-2")
def test_two_medals_are_worth_a_second_investment() -> None:
    game = at("phase: investing", "medals: 3")
    play(game, "build a loge")
    record = play(game, "buy a season ticket with medals")
    assert happened(record, MedalsPlayed) == ["seat 1 plays 2 medals"]
    aquila = game.state.impresarios[0]
    assert (aquila.medals, aquila.loge, aquila.tickets, aquila.coins) == (1, True, 1, 15)


@pytest.mark.rule("MED-1")
def test_a_medal_does_one_thing_only() -> None:
    game = at(PRODUCE, "medals: 1, tokens: gladiator, programmes: [1]")
    play(game, "send emperor by 1")
    assert refusal(game, "produce 1 with gladiator, 1 medal") == "You have no medals."
    assert refusal(game, "cash a medal") == "You have no medals."


# MED-2: the supply


@pytest.mark.rule("MED-2")
def test_there_are_18_medals() -> None:
    assert at("phase: trading", "medals: 10", "medals: 8").state.medals_left == 0
    with pytest.raises(GameError, match="There are more than 18 medals"):
        at("phase: trading", "medals: 10", "medals: 9")


@pytest.mark.rule("MED-2")
def test_reading_a_played_medal_returns_to_the_supply() -> None:
    game = at("phase: trading", "medals: 18, tokens: action")
    assert not offered(game, "exchange an action token")
    play(game, "cash a medal")
    assert offered(game, "exchange an action token")
    play(game, "exchange an action token")
    assert game.state.impresarios[0].medals == 18


@pytest.mark.rule("MED-2")
@pytest.mark.parametrize(
    "line", ["cash a medal", "send emperor by 1", "produce 1 with gladiator, 1 medal"]
)
def test_reading_whatever_a_medal_is_played_for_it_goes_back(line: str) -> None:
    game = at(PRODUCE, "medals: 18, tokens: gladiator, programmes: [1]")
    play(game, line)
    assert game.state.medals_left == 1


@pytest.mark.rule("MED-2", "AUC-9")
@pytest.mark.parametrize(
    ("held", "earned"), [(16, ["seat 1 earns a medal"]), (17, ["seat 1 earns a medal"]), (18, [])]
)
def test_with_no_medal_left_an_emperor_token_is_simply_lost(held: int, earned: list[str]) -> None:
    moment = "phase: acquiring\nmarkets: [lion + torch + emperor]"
    game = at(moment, "", f"medals: {held}")
    play(game, "open market 1 at 8", "pass")
    record = play(game, "pass")
    assert happened(record, EmperorLeft) == ["seat 1 gives up an emperor token"]
    assert happened(record, MedalEarned) == earned
    assert game.state.gone[Asset.EMPEROR] == 1
    assert game.state.impresarios[0].tokens[Asset.EMPEROR] == 0


# MED-3: at any time

OFFER = "offer: {active: 2, partner: 1, give: lion, take: 1 coin}"
COUNTER = "offer: {active: 1, partner: 2, give: 1 coin, take: lion}"
AUCTION = "auction: {opener: 2, market: 1, coins: 8, leader: 2, still in: [2, 3, 1]}"
DECISIONS = {
    "invest": "phase: investing",
    "open": "phase: acquiring",
    "bid": f"phase: acquiring\nstep: bid\nseat: 1\n{AUCTION}",
    "trade": "phase: trading",
    "answer": f"phase: trading\nstep: answer\nseat: 1\n{OFFER}",
    "settle": f"phase: trading\nstep: settle\nseat: 1\n{COUNTER}",
    "roll": "phase: producing",
    "move": "phase: producing\nstep: move\nseat: 1\nroll: II",
    "produce": PRODUCE,
    "discard": "phase: closing\nstep: discard\nseat: 1\npodium owner: 2",
    "donation": "phase: closing\nstep: donation\nseat: 1\npodium owner: 2",
}


@pytest.mark.rule("MED-3", "MED-1", "AST-2")
@pytest.mark.parametrize("kind", DECISIONS)
def test_reading_at_any_time_means_at_any_decision_of_ones_own(kind: str) -> None:
    aquila = "medals: 1, coins: 30, tokens: action + cage, performed: cage"
    game = at(DECISIONS[kind], aquila, "tokens: 2 lion")
    assert decider(game) == (kind, 1)
    assert offered(game, "exchange an action token")
    assert offered(game, "cash a medal")
    play(game, "exchange an action token", "cash a medal", "cash a medal")
    assert decider(game) == (kind, 1)
    me = game.state.impresarios[0]
    assert (me.coins, me.medals, me.tokens[Asset.ACTION]) == (42, 0, 0)
    assert refusal(game, "cash a medal") == "You have no medals."
    assert refusal(game, "exchange an action token") == "You have no action token."


@pytest.mark.rule("MED-3", "AUC-2")
def test_reading_a_medal_may_be_cashed_inside_an_auction_before_bidding() -> None:
    game = at(DECISIONS["bid"], "medals: 1, coins: 8")
    assert refusal(game, "bid 9") == "You have only 8 coins."
    play(game, "cash a medal")
    assert offered(game, "bid 14")
    assert refusal(game, "bid 15") == "You have only 14 coins."


@pytest.mark.rule("MED-3")
def test_reading_medals_cannot_be_used_while_another_player_decides() -> None:
    game = at("phase: trading", "", "medals: 3, tokens: action")
    assert refusal(game, "cash a medal") == "You have no medals."
    assert refusal(game, "exchange an action token") == "You have no action token."
