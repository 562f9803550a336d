"""ROM-25: what Turris and Essedum change, and everything that counts it."""

import pytest

from colosseum.rules.roma.cards.defence import defence, defences
from colosseum.rules.roma.prospects import foreseen
from tests.rules.roma.scenario import lines, on, play, rolling, table


@pytest.mark.rule("ROM-25")
def test_turris_adds_one_to_its_owners_other_cards_each_turris_once() -> None:
    game = table(
        """
        cards: own_decks
        dice: 3
        players:
          - {places: {1: bestia, 2: turris, bribery: forum}}
          - {places: {1: bestia, 4: turris/2, 5: turris/2}}
        """
    )
    state = game.state
    assert defences(state, 0) == {0: 6, 1: 4, 2: 6}
    assert defences(state, 1) == {1: 5, 4: 7, 5: 7}
    assert defence(state, 1, 1) == 5


@pytest.mark.rule("ROM-25")
def test_reading_essedum_lasts_until_the_end_of_the_turn_each_time_it_acts() -> None:
    game = table(
        """
        cards: mixed
        turn: 3
        dice: 3 + 3 + 4
        players:
          - {places: {3: essedum, 4: essedum, 1: bestia}}
          - {places: {1: templum, 2: forum}}
        """
    )
    play(game, "activate 3")
    assert defences(game.state, 1) == {1: 0, 2: 3}
    assert defences(game.state, 0) == {1: 3, 3: 3, 4: 3}, "only the rival's cards"
    play(game, "activate 3", "activate 4")
    assert defences(game.state, 1) == {1: -4, 2: -1}
    play(game, "end the turn")
    assert defences(game.state, 1) == {1: 2, 2: 5}


@pytest.mark.rule("ROM-25")
def test_reading_it_stays_if_essedum_leaves_play() -> None:
    game = table(
        """
        cards: mixed
        dice: 3
        players:
          - {money: 9, hand: forum, places: {3: essedum}}
          - {places: {1: forum}}
        """
    )
    play(game, "activate 3", "play forum on 3")
    assert defence(game.state, 1, 1) == 3


@pytest.mark.rule("ROM-25", "ROM-10")
def test_a_battle_counts_all_of_it_and_the_die_is_rolled_all_the_same() -> None:
    position = """
        cards: mixed
        dice: 3 + 4
        players:
          - {{places: {{3: legionarius, 4: essedum}}}}
          - {{places: {{3: {target}, 1: turris}}}}
    """
    game = rolling(table(position.format(target="bestia")), 3)
    assert [fight.needed for fight in foreseen(game, game.read_action("activate 3")).fights] == [4]
    assert lines(play(game, "activate 3"))[-1] == "seat 1 loses with 3 against 4"
    game = table(position.format(target="templum"))
    game.state.weakened = (0, 4)
    rolling(game, 1)
    assert lines(play(game, "activate 3"))[2:] == [
        "seat 1 attacks templum on 3",
        "seat 1 rolls 1 with the battle die",
        "seat 1 wins with 1 against -1",
        "seat 2 loses templum on 3",
    ]


@pytest.mark.rule("ROM-25")
def test_elephantus_militaris_counts_it() -> None:
    position = """
        cards: mixed
        dice: 3 + 5
        players:
          - {{places: {{3: elephantus-militaris, 5: essedum}}}}
          - {{places: {{3: {target}, 6: {other}}}}}
    """
    game = table(position.format(target="pictor", other="turris"))
    play(game, "activate 3")
    assert on(game, 2, 3) == "pictor", "4 and 1"
    game = table(position.format(target="forum", other="bestia"))
    play(game, "activate 5", "activate 3")
    assert on(game, 2, 3) == "", "5 less 2"


@pytest.mark.rule("ROM-25", "ROM-20")
def test_bestias_weakest_counts_it() -> None:
    """A Turris protects the others, not itself."""
    game = table(
        """
        cards: mixed
        dice: 3
        players:
          - {places: {3: bestia}}
          - {places: {1: turris, 2: forum, 5: portus}}
        """
    )
    play(game, "activate 3")
    assert [str(action) for action in game.choices().actions] == [
        "choose 1",
        "choose 2",
        "choose 5",
    ]


@pytest.mark.rule("ROM-25")
def test_praedator_counts_it_but_offertorium_the_printed_defence() -> None:
    game = table(
        """
        cards: mixed
        dice: 3 + 4
        players:
          - {places: {3: praedator, 4: offertorium, 1: turris, 5: nero}}
          - {}
        """
    )
    play(game, "activate 4", "choose 5")
    assert game.state.points[0] == 10 + 9
    play(game, "activate 3", "choose 4")
    assert game.state.points[0] == 19 + 3, "Offertorium's 2, and 1 of Turris"


@pytest.mark.rule("ROM-25")
def test_without_a_card_of_the_rivals_essedum_does_nothing() -> None:
    game = table("{cards: roma, dice: 3, players: [{places: {3: essedum}}, {}]}")
    assert lines(play(game, "activate 3"))[2:] == []


@pytest.mark.rule("ROM-17", "ROM-25")
def test_always_on_cards_work_from_the_moment_they_are_laid_even_beside_bribery() -> None:
    game = table(
        """
        cards: roma
        dice: 3
        players: [{money: 9, hand: turris, places: {3: forum}}, {}]
        """
    )
    play(game, "play turris on 1")
    assert defence(game.state, 0, 3) == 6
    game = table(
        """
        cards: mixed
        dice: 1 + 4
        players: [{places: {bribery: basilica, 1: forum}}, {places: {bribery: turris, 1: bestia}}]
        """
    )
    assert defence(game.state, 1, 1) == 4
    assert lines(play(game, "activate 1"))[-1] == "seat 1 gains 6 points"
