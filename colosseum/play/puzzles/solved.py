"""Which puzzles have been solved: a line for every answer."""

import json
from collections.abc import Iterable, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from colosseum import games
from colosseum.files import paths
from colosseum.play import json_lines
from colosseum.play.puzzles.collection import Puzzle

_LONGEST: Final = 40


class State(Enum):
    OPEN = "open"
    MISSED = "missed"
    """Answered, and not solved yet."""
    SOLVED = "solved"

    __hash__ = object.__hash__


class Line(NamedTuple):
    """One answer."""

    game: str
    puzzle: str
    right: bool

    @classmethod
    def read(cls, data: Any) -> Self:
        """Read what `text` wrote; `ValueError` if it is something else."""
        match data:
            case {"game": str(game), "puzzle": str(puzzle), "right": bool(right)}:
                if game in games.GAMES and len(puzzle) <= _LONGEST:
                    return cls(game, puzzle, right)
        raise ValueError("it is no answer to a puzzle")

    def text(self) -> str:
        return json.dumps(self._asdict())


class Solved:
    """What has become of all puzzles so far."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self._states: dict[tuple[str, str], State] = {}
        for line in lines:
            key = line.game, line.puzzle
            if line.right:
                self._states[key] = State.SOLVED
            else:
                self._states.setdefault(key, State.MISSED)

    def state(self, puzzle: Puzzle) -> State:
        return self._states.get((puzzle.game, puzzle.name), State.OPEN)

    def count(self, puzzles: Iterable[Puzzle]) -> int:
        """How many of these are solved."""
        return sum(self.state(puzzle) is State.SOLVED for puzzle in puzzles)

    def next_of(self, puzzles: Sequence[Puzzle], after: Puzzle | None = None) -> Puzzle | None:
        """The next to solve: the first after one that is left, or else the first that is."""
        place = puzzles.index(after) + 1 if after in puzzles else 0
        order = [*puzzles[place:], *puzzles[:place]]
        left = [it for it in order if self.state(it) is not State.SOLVED and it != after]
        return next(iter(left), None)


def _file() -> Path:
    return paths.data_folder() / "puzzles.jsonl"


def recorded() -> Solved:
    return Solved(json_lines.read_all(_file(), Line.read))


def record(puzzle: Puzzle, *, right: bool) -> None:
    json_lines.append(_file(), Line(puzzle.game, puzzle.name, right).text())
