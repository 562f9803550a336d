"""The puzzles that come with the game, and files that are none."""

from collections import Counter
from pathlib import Path

import pytest
import yaml

from colosseum import games
from colosseum.formats.yaml_fields import FieldError
from colosseum.play.puzzles.collection import (
    Difficulty,
    Puzzle,
    data_of,
    puzzles,
    read_puzzles,
)

NOTHING = {
    "colosseum": {"pass", "refuse"},
    "roma": {"end the turn", "decline", "keep the dice", "keep the roll", "pay 0"},
}
"""What doing nothing is called."""
_LEAST_MARGIN = {"colosseum": 2.5, "roma": 1.5}


@pytest.fixture(params=games.GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_position_asks_for_the_decision_and_allows_every_choice(game: str) -> None:
    for puzzle in puzzles(game):
        begun = puzzle.begin()
        assert begun.status() == []
        assert begun.decision is not None
        assert begun.decision.kind == puzzle.kind


def test_one_choice_is_clearly_the_best(game: str) -> None:
    for puzzle in puzzles(game):
        assert puzzle.margin >= _LEAST_MARGIN[game] - 0.05, puzzle.name
        assert puzzle.margin >= 4 * puzzle.error - 0.05, puzzle.name
        wins = [option.wins or 0 for option in puzzle.options]
        assert wins[0] == max(wins), puzzle.name


def test_there_are_sixty_of_several_kinds_some_of_them_best_left_alone(game: str) -> None:
    every = puzzles(game)
    assert len(every) >= 60
    assert len({puzzle.kind for puzzle in every}) >= 5
    assert min(Counter(puzzle.difficulty for puzzle in every).values()) >= 10
    left_alone = [it for it in every if str(it.best.action).startswith(tuple(NOTHING[game]))]
    assert len(left_alone) >= 3


def test_puzzles_go_from_easy_to_hard(game: str) -> None:
    every = puzzles(game)
    order = [list(Difficulty).index(puzzle.difficulty) for puzzle in every]
    assert order == sorted(order)


def test_whoever_decides_may_have_any_name() -> None:
    puzzle = puzzles("roma")[0]
    name = "Ţ: {x}, 'é\""
    begun = puzzle.begin(name)
    before = puzzle.begin()
    assert begun.decision is not None
    assert before.decision == begun.decision
    seat = begun.decision.seat
    assert begun.seats[seat] == name
    assert begun.seats[1 - seat] == before.seats[1 - seat]


# Files that are none


@pytest.fixture
def one() -> Puzzle:
    return puzzles("colosseum")[0]


def written(folder: Path, *entries: object) -> Path:
    file = folder / "colosseum.yaml"
    file.write_text(yaml.safe_dump(list(entries), sort_keys=False), encoding="utf-8")
    return file


def test_what_is_written_reads_back(tmp_path: Path, one: Puzzle) -> None:
    assert read_puzzles(written(tmp_path, data_of(one)), "colosseum") == (one,)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("difficulty", "mad", "1.difficulty: expected easy, medium or hard, found “mad”"),
        ("rounds", 0, "1.rounds: expected a number from 1 to 1000000"),
        ("error", "nan", "1.error: expected a number, found “nan”"),
        ("options", [], "1.options: expected 2 to 60 options"),
        ("from", {"seed": 1}, "“actions” is missing"),
        ("more", 1, "1.more: is not a known field"),
    ],
)
def test_a_mistake_is_named_with_its_place(
    tmp_path: Path, one: Puzzle, field: str, value: object, complaint: str
) -> None:
    file = written(tmp_path, {**data_of(one), field: value})
    with pytest.raises(FieldError, match=r"colosseum\.yaml") as caught:
        read_puzzles(file, "colosseum")
    assert complaint in str(caught.value)


def test_the_first_option_must_be_the_best(tmp_path: Path, one: Puzzle) -> None:
    data = data_of(one)
    file = written(tmp_path, {**data, "options": data["options"][::-1]})
    with pytest.raises(FieldError, match="the first must be the best"):
        read_puzzles(file, "colosseum")


def test_no_puzzle_is_there_twice(tmp_path: Path, one: Puzzle) -> None:
    file = written(tmp_path, data_of(one), data_of(one))
    with pytest.raises(FieldError, match="twice"):
        read_puzzles(file, "colosseum")


def test_a_position_that_asks_for_something_else_is_refused(tmp_path: Path, one: Puzzle) -> None:
    other = "invest" if one.kind != "invest" else "bid"
    (puzzle,) = read_puzzles(written(tmp_path, {**data_of(one), "kind": other}), "colosseum")
    with pytest.raises(FieldError, match=f"asks for no decision “{other}”"):
        puzzle.begin()


def test_a_choice_that_the_rules_forbid_is_refused(tmp_path: Path, one: Puzzle) -> None:
    data = data_of(one)
    forbidden = {"action": "counter: 1 coin for lion", "worth": -99, "wins": 0}
    file = written(tmp_path, {**data, "options": [*data["options"], forbidden]})
    (puzzle,) = read_puzzles(file, "colosseum")
    with pytest.raises(FieldError, match="is not allowed there"):
        puzzle.begin()
