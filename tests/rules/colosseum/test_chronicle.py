"""What a game was like, as results and statistics tell it."""

import json

import pytest

from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.tournament import play_game
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.chronicle import Chronicle
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.events import DiceRolled
from colosseum.rules.colosseum.kept_statistics import Best, PlayedGame, Totals
from colosseum.rules.journal import Journal

FACES = len(RULES.faces)


@pytest.fixture(scope="module")
def journal() -> Journal[Game]:
    return play_game(KIT, ["random"] * 3, 11)


# The chronicle of a game


def test_a_chronicle_tells_every_event_with_its_parts(journal: Journal[Game]) -> None:
    told = Chronicle(journal)
    for seat, impresario in enumerate(journal.game.state.impresarios):
        events = [event for event in told.productions if event.seat == seat]
        assert tuple(event.number for event in events) == impresario.produced
        assert max((event.score.total for event in events), default=0) == impresario.best


def test_a_chronicle_knows_the_best_event_by_the_end_of_every_turn(journal: Journal[Game]) -> None:
    told = Chronicle(journal)
    for seat, impresario in enumerate(journal.game.state.impresarios):
        bests = told.bests[seat]
        assert len(bests) == RULES.turns
        assert bests == sorted(bests)
        assert bests[-1] == impresario.best


def test_a_chronicle_counts_all_dice_but_those_of_ties(journal: Journal[Game]) -> None:
    rolled = [
        face
        for record in journal.records
        for event in record.events
        if isinstance(event, DiceRolled)
        for face in event.faces
    ]
    assert Chronicle(journal).dice == [rolled.count(face) for face in range(FACES)]


def test_a_game_that_has_just_begun_has_a_chronicle_too() -> None:
    told = Chronicle(Journal(Game.new(("A", "B", "C"), 1)))
    assert told.productions == []
    assert told.bests == [[0], [0], [0]]


# For the statistics


def played(
    events: tuple[tuple[int, int, int, int], ...] = (),
    bests: tuple[tuple[int, ...], ...] = ((), ()),
    dice: tuple[int, ...] = (0,) * FACES,
) -> PlayedGame:
    return PlayedGame(events, bests, dice)


def test_what_is_kept_of_a_game_is_read_back(journal: Journal[Game]) -> None:
    kept = PlayedGame.of(journal)
    assert PlayedGame.read(json.loads(json.dumps(kept.data())), players=3) == kept
    assert len(kept.events) == len(Chronicle(journal).productions)


@pytest.mark.parametrize(
    "changes",
    [
        {"events": [[2, 1, 4, 20]]},
        {"events": [[0, 1, 0, 20]]},
        {"events": [[0, 1, 4]]},
        {"events": [3]},
        {"events": 3},
        {"bests": [[]]},
        {"bests": [["a"], []]},
        {"bests": [3, []]},
        {"dice": []},
        {"dice": [-1] * FACES},
    ],
)
def test_what_no_game_leaves_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        PlayedGame.read({"events": [], "bests": [[], []], "dice": [0] * FACES} | changes, players=2)


def test_best_event_and_favourite_programme_are_those_of_people() -> None:
    totals = Totals(
        [
            ("2026-11-16", (0,), played(((0, 1, 4, 20), (1, 1, 9, 99), (0, 2, 4, 22)))),
            ("2026-11-17", (0,), played(((0, 5, 21, 70),))),
        ]
    )
    assert totals.best() == Best(21, 70, "2026-11-17")
    assert totals.favourite() == (4, 2)


def test_the_average_by_turn_is_over_all_people_and_games() -> None:
    totals = Totals(
        [
            ("2026-11-16", (0,), played(bests=((10, 20), (90, 90)))),
            ("2026-11-17", (0, 1), played(bests=((20, 30), (30, 40)))),
        ]
    )
    assert totals.average_by_turn() == [20, 30]


def test_dice_add_up_over_games() -> None:
    one, two = (1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1)
    totals = Totals([("", (0,), played(dice=one)), ("", (0,), played(dice=two))])
    assert totals.dice() == [7] * 6


def test_before_the_first_game_all_totals_are_empty() -> None:
    totals = Totals([])
    assert totals.best() is None
    assert totals.favourite() is None
    assert totals.average_by_turn() == []
    assert totals.dice() == [0] * FACES
