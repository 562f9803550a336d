"""The booklet's worked examples."""

import pytest

from colosseum.rules.roma.events import BattleDecided, CardDiscarded, PointsReturned
from tests.rules.roma.scenario import happened, lines, on, play, rolling, table


@pytest.mark.rule("ROM-4", "ROM-6", "ROM-7", "ROM-8", "ROM-9")
def test_a_whole_turn_with_3_4_and_6() -> None:
    """One empty place; three cards drawn, Taberna kept; 6 sesterces; Taberna played and used."""
    game = table(
        """
        turn: 8
        seat: 2
        dice: 1
        pile: [bestia, taberna, portus]
        players:
          - {money: 1, places: {1: forum, 2: arena, 3: aries, 5: castra, 6: forum, bribery: tuba}}
          - {places: {1: bestia, 2: decurio, 3: forum, 4: forum, 5: portus, 6: ballista}}
        """
    )
    record = play(rolling(game, 3, 4, 6), "end the turn")
    assert happened(record, PointsReturned) == ["seat 1 returns 1 points"]
    assert game.state.dice == (3, 4, 6)
    play(game, "draw cards with 3", "keep taberna")
    assert len(game.state.discards[0]) == 2
    play(game, "take money with 6")
    assert game.state.money[0] == 7
    play(game, "play taberna on 4")
    assert game.state.money[0] == 0
    record = play(game, "activate 4")
    assert lines(record)[-1] == "seat 1 gains 2 points"
    assert game.state.points == [11, 10]


@pytest.mark.rule("ROM-9")
def test_aquaeductus_with_a_3_removes_3_points_of_the_supply() -> None:
    game = table("{dice: 3, players: [{places: {3: aquaeductus}}, {}]}")
    play(game, "activate 3")
    assert (game.state.supply, game.state.removed) == (13, 3)


@pytest.mark.rule("ROM-9", "ROM-10")
def test_bestia_beside_bribery_with_a_5() -> None:
    game = table(
        """
        dice: 5
        players:
          - {money: 5, places: {bribery: bestia}}
          - {places: {1: forum, 2: decurio, 5: philosophus}}
        """
    )
    record = play(rolling(game, 4), "bribe with 5")
    assert game.state.money[0] == 0
    assert happened(record, BattleDecided) == ["seat 1 wins with 4 against 3"]
    assert happened(record, CardDiscarded) == ["seat 2 loses philosophus on 5"]


@pytest.mark.rule("ROM-4")
def test_the_first_player_returns_two_points_in_the_first_turn() -> None:
    game = table(
        """
        step: lay
        seat: 2
        players:
          - {places: {1: bestia, 2: decurio, 3: forum, 4: forum, 6: aries}}
          - {hand: tuba, places: {1: bestia, 2: decurio, 5: forum, 6: portus}}
        """
    )
    record = play(game, "lay tuba on 4")
    assert lines(record)[1:3] == ["turn 1 begins for seat 1", "seat 1 returns 2 points"]
    assert (game.state.points, game.state.supply) == ([8, 10], 18)


@pytest.mark.rule("ROM-8")
def test_a_4_on_cards_draws_four_and_keeps_one() -> None:
    game = table("{dice: 4, pile: [bestia, taberna, portus, tuba], players: [{}, {}]}")
    play(game, "draw cards with 4")
    assert len(game.choices().actions) == 4
    play(game, "keep tuba")
    assert (len(game.state.hands[0]), len(game.state.discards[0])) == (1, 3)


@pytest.mark.rule("ROM-7")
def test_triremis_costs_3_sesterces() -> None:
    game = table("{dice: 1, players: [{money: 3, hand: triremis}, {}]}")
    play(game, "play triremis on 2")
    assert game.state.money[0] == 0
    assert on(game, 1, 2) == "triremis"
