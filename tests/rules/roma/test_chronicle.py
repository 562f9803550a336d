"""What a game was like, as results and statistics tell it."""

import json
from typing import Any

import pytest

from colosseum.rules.journal import Journal
from colosseum.rules.roma import Game
from colosseum.rules.roma.chronicle import Chronicle
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.events import DiceRerolled, DiceRolled, TurnBegan
from colosseum.rules.roma.kept_statistics import PlayedGame
from tests.rules.roma.random_play import WAYS, new_game, played
from tests.rules.roma.scenario import table


@pytest.fixture(scope="module")
def journal() -> Journal[Game]:
    return played(seed=11)


def told(position: str, *actions: str) -> Chronicle:
    """The chronicle of a few actions from a position."""
    journal = Journal(table(position))
    for action in actions:
        journal.apply(Game.read_action(action))
    return Chronicle(journal.beginning(), journal.records)


# The chronicle of a game


def test_the_course_of_the_points_goes_from_the_beginning_to_the_end(
    journal: Journal[Game],
) -> None:
    course = Chronicle(journal.beginning(), journal.records).points
    turns = sum(isinstance(e, TurnBegan) for record in journal.records for e in record.events)
    assert [seat[0] for seat in course] == [RULES.setup_points] * 2
    assert [seat[-1] for seat in course] == journal.game.state.points
    assert [len(seat) for seat in course] == [turns + 1] * 2


def test_points_lost_for_empty_places_belong_to_the_turn_that_loses_them() -> None:
    course = told("{dice: 3, players: [{points: 8}, {points: 9}]}", "end the turn").points
    assert course == [[8, 8, 8], [9, 9, 2]]


def test_all_action_dice_are_counted_even_those_rolled_again(journal: Journal[Game]) -> None:
    rolled = [
        die
        for record in journal.records
        for event in record.events
        if isinstance(event, DiceRolled | DiceRerolled)
        for die in (event.dice if isinstance(event, DiceRolled) else event.new)
    ]
    assert Chronicle(journal.beginning(), journal.records).dice == [
        rolled.count(die) for die in range(1, RULES.faces + 1)
    ]


def test_the_dice_of_a_turn_that_begins_with_the_game_count_too() -> None:
    assert sum(told("{turn: 5, players: [{places: {1: forum}}, {}]}").dice) == RULES.dice


def test_a_card_earns_the_points_that_its_player_gains_by_it() -> None:
    position = "{dice: 2 + 4 + 5, players: [{places: {2: forum, 5: pictor}}, {places: {1: arena}}]}"
    chronicle = told(position, "activate 2", "use die 4", "activate 5")
    assert chronicle.activated == [{"forum": 1, "pictor": 1}, {}]
    assert chronicle.earned == [{"forum": 4, "pictor": 1}, {}], "Pictor gives Lupa a point too"


def test_a_card_that_copies_another_earns_what_the_copied_action_gains() -> None:
    position = "{dice: 2 + 4, players: [{places: {2: magister}}, {places: {2: forum}}]}"
    chronicle = told(position, "activate 2")
    assert chronicle.earned[0] == {"magister": 4}


def test_a_game_that_begins_with_a_question_knows_whose_it_is() -> None:
    journal = Journal(table("{dice: 2 + 4 + 5, players: [{places: {2: forum}}, {}]}"))
    journal.apply(Game.read_action("activate 2"))
    later = Journal(Game.from_position(journal.game.position()))
    later.apply(Game.read_action("use die 5"))
    assert Chronicle(later.beginning(), later.records).earned == [{"forum": 5}, {}]


def test_a_game_that_has_just_begun_has_a_chronicle_too() -> None:
    chronicle = Chronicle(new_game(seed=1), ())
    assert chronicle.points == [[RULES.setup_points]] * 2
    assert chronicle.dice == [0] * RULES.faces


# For the statistics


def test_what_is_kept_of_a_game_is_read_back(journal: Journal[Game]) -> None:
    kept = PlayedGame.of(journal)
    assert PlayedGame.read(json.loads(json.dumps(kept.data())), players=2) == kept
    assert kept.earned == tuple(Chronicle(journal.beginning(), journal.records).earned)
    assert any(kept.earned)


@pytest.mark.parametrize(
    "changes",
    [
        {"end": "everyone went home"},
        {"end": 3},
        {"points": [[10]]},
        {"points": [[10], ["a"]]},
        {"dice": [0] * 5},
        {"dice": [-1] * 6},
        {"activated": [{}, {"lion": 1}]},
        {"activated": [{}, {"forum": "often"}]},
        {"earned": [{}, 3]},
        {"earned": [{}]},
    ],
)
def test_what_no_game_leaves_is_refused(changes: dict[str, Any]) -> None:
    sound = {
        "end": "the supply has no points",
        "points": [[10], [10]],
        "dice": [0] * 6,
        "activated": [{}, {}],
        "earned": [{"forum": 3}, {}],
    }
    assert PlayedGame.read(sound, players=2).earned[0] == {"forum": 3}
    with pytest.raises(ValueError, match=r"\w"):
        PlayedGame.read(sound | changes, players=2)


# With the first Roma's cards


@pytest.mark.rule("ROM-22")
def test_points_taken_from_the_rival_are_counted_for_the_card_whichever_deck_it_is_from() -> None:
    chronicle = told(
        """
        cards: set_each
        dice: 3 + 4
        players: [{money: 9, places: {3: tribunus-plebis/2, 4: mercator/2}}, {}]
        """,
        *("activate 3", "activate 4", "buy 2 points"),
    )
    assert [course[-1] for course in chronicle.points] == [13, 7]
    assert chronicle.earned[0] == {"tribunus-plebis": 1, "mercator": 2}
    assert chronicle.activated[0] == {"tribunus-plebis": 1, "mercator": 1}


@pytest.mark.rule("ROM-22")
@pytest.mark.parametrize("cards", WAYS)
def test_the_statistics_keep_which_cards_were_played_with(cards: str) -> None:
    kept = PlayedGame.of(played(5, cards=cards))
    assert kept.cards.value == cards
    data = json.loads(json.dumps(kept.data()))
    assert PlayedGame.read(data, players=2) == kept
    del data["cards"]
    assert PlayedGame.read(data, players=2).cards.value == "arena", "there was no other way once"
    for nonsense in ("chess", 7, None):
        with pytest.raises(ValueError, match="not a valid Way"):
            PlayedGame.read(data | {"cards": nonsense}, players=2)
