"""Every finished game is counted once, and the numbers are those of the games."""

import json
from pathlib import Path

import pytest

from colosseum import statistics
from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.tournament import play_game
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.journal import Journal
from colosseum.session import Seat
from colosseum.statistics import Best, Chronicle, Entry, Statistics, Tally

FACES = len(RULES.faces)


@pytest.fixture(autouse=True)
def file(home: Path) -> Path:
    return home / "data" / "statistics.jsonl"


@pytest.fixture(scope="module")
def journal() -> Journal[Game]:
    return play_game(KIT, ["random"] * 3, 11)


def seats(*levels: str) -> list[Seat]:
    return [Seat(f"Seat {place}", level, place) for place, level in enumerate(levels)]


def entry(
    levels: tuple[str, ...],
    winners: tuple[int, ...],
    events: tuple[tuple[int, int, int, int], ...] = (),
    bests: tuple[tuple[int, ...], ...] | None = None,
    dice: tuple[int, ...] = (0,) * FACES,
    date: str = "2026-11-16",
) -> Entry:
    return Entry("x", date, levels, winners, events, bests or ((),) * len(levels), dice)


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
        if type(event).__name__ == "DiceRolled"
        for face in event.faces  # type: ignore[attr-defined]
    ]
    assert Chronicle(journal).dice == [rolled.count(face) for face in range(FACES)]


def test_a_game_that_has_just_begun_has_a_chronicle_too() -> None:
    told = Chronicle(Journal(Game.new(("A", "B", "C"), 1)))
    assert told.productions == []
    assert told.bests == [[0], [0], [0]]


# Writing down


def test_a_finished_game_is_written_down_once(journal: Journal[Game], file: Path) -> None:
    for _ in range(2):
        statistics.record(journal, seats("human", "novice", "grand"))
    (found,) = statistics.entries()
    assert found.levels == ("human", "novice", "grand")
    assert journal.game.outcome is not None
    assert found.winners == journal.game.outcome.winners
    assert len(file.read_text().splitlines()) == 1


def test_the_table_may_note_what_it_likes_the_game_is_the_same(journal: Journal[Game]) -> None:
    statistics.record(journal, seats("human", "novice", "grand"))
    again = Journal.of_text(Game, journal.text())
    again.notes["over"] = True
    statistics.record(again, seats("human", "novice", "grand"))
    assert len(statistics.entries()) == 1


@pytest.mark.parametrize(
    "line",
    [
        "nothing",
        "[]",
        "{}",
        '{"game": 1}',
        json.dumps(
            {
                "game": "x",
                "date": "2026-11-16",
                "levels": ["human"],
                "winners": [3],
                "events": [],
                "bests": [[]],
                "dice": [0] * FACES,
            }
        ),
    ],
)
def test_a_damaged_line_is_passed_over(journal: Journal[Game], file: Path, line: str) -> None:
    file.write_text(line + "\n")
    statistics.record(journal, seats("human", "novice", "grand"))
    assert len(statistics.entries()) == 1


def test_without_a_file_there_are_no_games() -> None:
    assert statistics.entries() == []


# Numbers


def test_wins_of_people_are_counted_by_the_strongest_opponent() -> None:
    counted = Statistics(
        [
            entry(("human", "novice", "grand"), (0,)),
            entry(("human", "novice", "grand"), (2,)),
            entry(("novice", "human", "novice"), (1,)),
            entry(("human", "human", "human"), (1,)),
            entry(("grand", "grand", "grand"), (1,)),
        ]
    )
    assert (counted.games, counted.wins) == (4, 3)
    assert counted.by_opponent() == {"novice": Tally(1, 1), "grand": Tally(2, 1)}


def test_a_shared_victory_is_a_victory() -> None:
    assert Statistics([entry(("human", "novice", "novice"), (0, 2))]).wins == 1


def test_best_event_and_favourite_programme_are_those_of_people() -> None:
    counted = Statistics(
        [
            entry(("human", "novice"), (0,), ((0, 1, 4, 20), (1, 1, 9, 99), (0, 2, 4, 22))),
            entry(("human", "novice"), (0,), ((0, 5, 21, 70),), date="2026-11-17"),
        ]
    )
    assert counted.best() == Best(21, 70, "2026-11-17")
    assert counted.favourite() == (4, 2)


def test_the_average_by_turn_is_over_all_people_and_games() -> None:
    counted = Statistics(
        [
            entry(("human", "novice"), (0,), bests=((10, 20), (90, 90))),
            entry(("human", "human"), (0,), bests=((20, 30), (30, 40))),
        ]
    )
    assert counted.average_by_turn() == [20, 30]


def test_dice_add_up_over_games() -> None:
    one, two = (1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1)
    counted = Statistics([entry(("human",), (0,), dice=one), entry(("human",), (0,), dice=two)])
    assert counted.dice() == [7] * 6


def test_before_the_first_game_everything_is_empty() -> None:
    counted = Statistics([])
    assert (counted.games, counted.wins) == (0, 0)
    assert counted.by_opponent() == {}
    assert counted.best() is None
    assert counted.favourite() is None
    assert counted.average_by_turn() == []
    assert counted.dice() == [0] * FACES
