"""ROM-1 … ROM-3: what there is, the deal, the exchange and the first cards."""

import pytest

from colosseum.rules.journal import start
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import Give
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.events import (
    CardPlayed,
    CardsGiven,
    FirstPlayerDrawn,
    GiftChosen,
    HandDealt,
    MoneyPaid,
    PointsReturned,
    TurnBegan,
)
from colosseum.words.sentences import GameError
from tests.rules.roma.random_play import new_game
from tests.rules.roma.scenario import decider, happened, offers, on, play, refusal, table

EXCHANGE = """
    step: exchange
    seat: 1
    players:
      - {hand: bestia + 2 forum + pictor + tuba}
      - {hand: arena + aries + castra + forum + portus}
"""


@pytest.mark.rule("ROM-1")
def test_there_are_26_characters_and_29_buildings_of_31_kinds() -> None:
    arena = [card for card in RULES.cards if card.in_arena]
    assert len(arena) == 31
    assert sum(card.in_arena for card in arena if not card.is_building) == 26
    assert sum(card.in_arena for card in arena if card.is_building) == 29


@pytest.mark.rule("ROM-1")
def test_each_player_has_seven_places_three_dice_and_a_share_of_36_points() -> None:
    state = new_game(seed=1).state
    assert list(state.places) == [0, 1, 2, 3, 4, 5, 6]
    assert (RULES.dice, RULES.faces, RULES.points) == (3, 6, 36)


@pytest.mark.rule("ROM-1")
def test_reading_sesterces_are_without_limit() -> None:
    game = table("{dice: 6, players: [{money: 5000}, {money: 5000}]}")
    play(game, "take money with 6")
    assert game.state.money == [5006, 5000]


@pytest.mark.rule("ROM-2")
def test_each_starts_with_10_points_and_5_cards() -> None:
    game = new_game(seed=3)
    state = game.state
    assert state.points == [10, 10]
    assert state.supply == 16
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert len(state.piles[0]) == 45
    assert state.discards[0] == ()
    assert game.status() == []


@pytest.mark.rule("ROM-2")
def test_reading_nobody_has_money_at_the_start() -> None:
    assert new_game(seed=3).state.money == [0, 0]


@pytest.mark.rule("ROM-2")
def test_reading_the_first_player_is_drawn_from_the_seed() -> None:
    firsts = set()
    for seed in range(20):
        game = new_game(seed)
        first = game.state.first
        assert game.opening[0] == FirstPlayerDrawn(first)
        assert {type(event) for event in game.opening[1:]} == {HandDealt}
        assert decider(game) == ("exchange", first + 1)
        firsts.add(first)
    assert firsts == {0, 1}


@pytest.mark.rule("ROM-2")
def test_both_choose_two_cards_before_either_sees_what_comes() -> None:
    game = table(EXCHANGE)
    assert len(offers(game, "give")) == 7  # the two Forums are the same
    record = play(game, "give 2 forum")
    assert happened(record, GiftChosen) == ["seat 1 chooses to give 2 forum"]
    assert not happened(record, CardsGiven)
    assert decider(game) == ("exchange", 2)
    assert offers(game, "give")[0] == "give arena + aries"  # nothing has come yet
    record = play(game, "give arena + forum")
    assert happened(record, CardsGiven) == [
        "seat 1 gives 2 forum",
        "seat 2 gives arena + forum",
    ]
    assert decider(game) == ("lay", 1)
    assert [len(hand) for hand in game.state.hands] == [5, 5]


@pytest.mark.rule("ROM-2")
def test_only_two_cards_of_ones_own_can_be_given() -> None:
    game = table(EXCHANGE)
    assert refusal(game, "give bestia") == "Choose exactly 2 cards to give."
    assert refusal(game, "give bestia + arena") == "You can only give cards from your hand."
    assert refusal(game, "give 2 tuba") == "You can only give cards from your hand."
    assert "cannot do this now" in refusal(game, "lay bestia on 3")


@pytest.mark.rule("ROM-2")
def test_the_first_player_lays_all_her_cards_then_the_other_free_of_charge() -> None:
    game = table(EXCHANGE)
    play(game, "give 2 forum", "give arena + aries")
    assert "cannot do this now" in refusal(game, "end the turn")
    record = play(game, "lay bestia on bribery")
    assert happened(record, CardPlayed) == ["seat 1 plays bestia on bribery"]
    assert not happened(record, MoneyPaid)
    assert refusal(game, "lay castra on 1") == "You do not have this card in your hand."
    assert refusal(game, "lay tuba on bribery") == "Bestia is already there. Choose an empty place."
    assert refusal(game, "lay tuba on 7") == "There is no such place in this game."
    play(game, "lay tuba on 6", "lay pictor on 1", "lay arena on 2")
    assert decider(game) == ("lay", 1)
    play(game, "lay aries on 3")
    assert decider(game) == ("lay", 2)
    play(game, "lay castra on 1", "lay forum on 2", "lay forum on 3", "lay forum on 4")
    record = play(game, "lay portus on bribery")
    assert [on(game, 1, place) for place in (0, 1, 6)] == ["bestia", "pictor", "tuba"]
    assert on(game, 2, 0) == "portus"
    assert happened(record, TurnBegan) == ["turn 1 begins for seat 1"]


@pytest.mark.rule("ROM-3")
def test_beginners_play_without_bribery_and_with_four_cards() -> None:
    game = new_game(seed=5, beginners=True)
    assert game.options["beginners_rules"] is True
    assert list(game.state.places) == [1, 2, 3, 4, 5, 6]
    assert [len(hand) for hand in game.state.hands] == [4, 4]
    while decider(game)[0] == "exchange":
        exchanges = [it for it in game.choices().actions if isinstance(it, Give)]
        assert all(len(exchange.cards) == 2 for exchange in exchanges)
        game.apply(game.choices().actions[0])
    assert [len(hand) for hand in game.state.hands] == [4, 4]
    assert not any("bribery" in line for line in offers(game, "lay"))
    while decider(game)[0] == "lay":
        record = game.apply(game.choices().actions[0])
    assert happened(record, PointsReturned) == [f"seat {game.state.first + 1} returns 2 points"]


@pytest.mark.rule("ROM-3")
def test_beginners_cannot_bribe_or_play_beside_bribery() -> None:
    game = table(
        """
        beginners rules: yes
        dice: 3
        players:
          - {money: 9, hand: bestia}
          - {}
        """
    )
    assert refusal(game, "play bestia on bribery") == "There is no such place in this game."
    assert refusal(game, "bribe with 3") == "You have no card there to activate."


def test_the_game_is_for_two() -> None:
    with pytest.raises(GameError, match="for 2 players, not 3"):
        Game.new(("Aquila", "Lupa", "Sol"), seed=1)


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(GameError, match="no such option: “intense_auctions”"):
        Game.new(("Aquila", "Lupa"), seed=1, options={"intense_auctions": True})


def test_a_header_that_describes_no_game_is_refused() -> None:
    with pytest.raises(GameError, match="The seats, the seed or the options are missing"):
        start(Game, {"seats": ["Aquila", 2], "seed": 1}, version=1)
