"""Your own mistakes come back after a few days, until they are solved twice."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from colosseum.play.puzzles import mistakes
from colosseum.play.puzzles.collection import puzzles
from colosseum.play.puzzles.mistakes import Exercise, Mistake, exercises

TODAY = date(2026, 11, 17)


@pytest.fixture(autouse=True)
def file(home: Path) -> Path:
    return home / "data" / "mistakes.jsonl"


def mistake(game: str = "roma", day: date = TODAY, place: int = 0) -> Mistake:
    puzzle = puzzles(game)[place]
    best, other, *_ = puzzle.options
    made = Mistake.of(day, puzzle.begin(), str(other.action), str(best.action))
    return made.costing(4.25, 0.5, 30)


def after(days: int) -> date:
    return TODAY + timedelta(days=days)


def only() -> Exercise:
    (found,) = mistakes.recorded().values()
    return found


def test_a_mistake_comes_back_after_a_few_days() -> None:
    mistakes.keep([mistake()])
    assert [only().is_due(after(days)) for days in range(5)] == [False, False, False, True, True]
    assert [mistakes.count_due(after(days)) for days in range(5)] == [0, 0, 0, 1, 1]
    assert [only().days_left(after(days)) for days in range(5)] == [3, 2, 1, 0, 0]


def test_it_is_done_once_it_is_solved_twice() -> None:
    mistakes.keep([mistake()])
    mistakes.record(only(), after(3), right=True)
    assert (only().solved, only().is_done, only().is_due(after(4))) == (1, False, False)
    mistakes.record(only(), after(6), right=False)
    assert (only().solved, only().is_due(after(9))) == (1, True)
    mistakes.record(only(), after(9), right=True)
    assert only().is_done
    assert not only().is_due(after(99))


def test_an_answer_before_it_is_due_counts_for_nothing() -> None:
    mistakes.keep([mistake()])
    mistakes.record(only(), after(1), right=True)
    mistakes.record(only(), after(3), right=False)
    mistakes.record(only(), after(3), right=True)
    assert only().solved == 0


def test_the_same_mistake_found_again_is_no_other() -> None:
    mistakes.keep([mistake()])
    mistakes.keep([mistake(day=after(2)), mistake("colosseum")])
    found = mistakes.recorded()
    assert [it.mistake.game for it in found.values()] == ["roma", "colosseum"]
    assert next(iter(found.values())).mistake.day == TODAY


def test_a_clock_turned_back_keeps_nothing_waiting_for_years() -> None:
    mistakes.keep([mistake(day=date(2040, 1, 1))])
    assert only().is_due(TODAY)
    mistakes.record(only(), TODAY, right=True)
    assert only().solved == 1
    assert not only().is_due(TODAY)


def test_clocks_that_differ_by_some_hours_change_nothing() -> None:
    """Someone who flew west, or whose clock was put right, is a day earlier at most."""
    mistakes.keep([mistake(day=after(1))])
    assert not only().is_due(TODAY)


def test_it_is_a_puzzle_of_two_choices() -> None:
    made = mistake()
    puzzle = made.puzzle
    assert str(puzzle.best.action) == made.best
    assert puzzle.margin == pytest.approx(4.25)
    assert Mistake.read(json.loads(made.line())) == made


@pytest.mark.parametrize(
    "change",
    [
        {"found": "yesterday"},
        {"game": "chess"},
        {"position": "turn: 77"},
        {"position": "x" * 20_000},
        {"best": "fly"},
        {"best": "lay forum on 1"},
        {"cost": -1},
        {"cost": 10**9},
        {"kind": "bid"},
        {"rounds": -3},
    ],
)
def test_a_line_that_makes_no_puzzle_is_skipped(file: Path, change: dict[str, object]) -> None:
    mistakes.keep([mistake("colosseum")])
    with file.open("a") as out:
        out.write(json.dumps({**json.loads(mistake().line()), **change}) + "\n")
    assert only().mistake.game == "colosseum"


def test_answers_to_nothing_are_ignored() -> None:
    answered = mistakes.Answered("none", TODAY, right=True)
    assert exercises([answered]) == {}
