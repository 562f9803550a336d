"""What is kept of puzzles: which are solved, and nothing else."""

import json
from pathlib import Path

import pytest

from colosseum.play.puzzles import solved
from colosseum.play.puzzles.collection import puzzles
from colosseum.play.puzzles.solved import State


@pytest.fixture(autouse=True)
def file(home: Path) -> Path:
    return home / "data" / "puzzles.jsonl"


def test_a_puzzle_once_solved_stays_solved() -> None:
    first, second, third, *_ = puzzles("colosseum")
    solved.record(first, right=False)
    solved.record(second, right=True)
    solved.record(second, right=False)
    found = solved.recorded()
    states = [found.state(puzzle) for puzzle in (first, second, third)]
    assert states == [State.MISSED, State.SOLVED, State.OPEN]
    assert found.count([first, second, third]) == 1
    solved.record(first, right=True)
    assert solved.recorded().count([first, second, third]) == 2


def test_the_next_is_the_first_left_after_it_and_then_from_the_beginning() -> None:
    some = puzzles("colosseum")[:3]
    found = solved.recorded()
    assert found.next_of(some) is some[0]
    assert found.next_of(some, some[0]) is some[1]
    assert found.next_of(some, some[2]) is some[0]
    for puzzle in some[:2]:
        solved.record(puzzle, right=True)
    assert solved.recorded().next_of(some, some[0]) is some[2]
    assert solved.recorded().next_of(some, some[2]) is None


def test_games_have_puzzles_of_the_same_name_apart(file: Path) -> None:
    puzzle = puzzles("roma")[0]
    file.parent.mkdir(parents=True, exist_ok=True)
    line = {"game": "colosseum", "puzzle": puzzle.name, "right": True}
    file.write_text(json.dumps(line) + "\n")
    assert solved.recorded().state(puzzle) is State.OPEN


def test_a_damaged_line_costs_no_other(file: Path) -> None:
    puzzle = puzzles("roma")[0]
    solved.record(puzzle, right=True)
    with file.open("a") as out:
        out.write('{"game": "chess", "puzzle": "1", "right": true}\n{"gam\n')
    assert solved.recorded().state(puzzle) is State.SOLVED
