"""The puzzles in `assets/puzzles`: a position, and what each choice there leads to.

`tools/puzzles` has found them in games between strong opponents, by playing each choice on. They
are read in one go, but a position becomes a game only when someone opens it.
"""

import json
import math
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final

from colosseum import games
from colosseum.files import paths
from colosseum.formats.yaml_fields import Field, FieldError
from colosseum.games import GameKit
from colosseum.rules.kernel import Action, Game

_FURTHEST: Final = 999.0
"""No choice is worth more than that, or less."""
_MOST_OPTIONS: Final = 60
_MOST: Final = 10**6


class Difficulty(Enum):
    """By how many beginners find the best choice: most, some, or hardly anyone."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Rated:
    """A choice, and what it leads to."""

    action: Action
    worth: float
    """In what the game's players count, on average; only differences mean anything."""
    wins: int | None = None
    """Of a hundred games; None if that was not counted."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    game: str
    name: str
    """Unique among those of the game."""
    kind: str
    """The kind of decision."""
    difficulty: Difficulty
    position: str
    options: tuple[Rated, ...]
    """The best first."""
    rounds: int
    """How often the best was played on."""
    error: float
    """How far the difference to the next best may be off, as one standard error."""

    @property
    def kit(self) -> GameKit:
        return games.find(self.game)

    @property
    def best(self) -> Rated:
        return self.options[0]

    @property
    def margin(self) -> float:
        """By how much the best is ahead of the next."""
        return self.best.worth - self.options[1].worth

    def begin(self, name: str = "") -> Game:
        """The position as a game, in which the person who decides may have another name.

        `GameError` says what is wrong with it.
        """
        kind, text = self.kit.game, self.position
        source = f"{self.game} puzzle {self.name}"
        game = kind.from_position(text, source)
        decision = game.decision
        if decision is None or decision.kind != self.kind:
            raise FieldError(f"{source}: the position asks for no decision “{self.kind}”.")
        for option in self.options:
            if game.why_not(option.action) is not None:
                raise FieldError(f"{source}: “{option.action}” is not allowed there.")
        if not name:
            return game
        named = f"players: {{{decision.seat + 1}: {{name: {json.dumps(name)}}}}}"
        change = Field.of_text(named, "name")
        return kind.from_position(Field.of_text(text, source).changed_by(change).written(), source)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """A game's puzzles, the easier ones first; `FieldError` names the place of a mistake."""
    return read_puzzles(paths.asset("puzzles", f"{game}.yaml"), game)


def read_puzzles(file: Path, game: str) -> tuple[Puzzle, ...]:
    found = [_puzzle(item, game) for item in Field.of_file(file).items()]
    if len({puzzle.name for puzzle in found}) < len(found):
        raise FieldError(f"{file.name} has a puzzle twice.")
    order = list(Difficulty)
    return tuple(sorted(found, key=lambda puzzle: order.index(puzzle.difficulty)))


def _puzzle(field: Field, game: str) -> Puzzle:
    entry = field.mapping()
    seed, actions = entry["from"].named_numbers("seed", "actions").values()
    items = entry["options"].items()
    if not 2 <= len(items) <= _MOST_OPTIONS:
        raise entry["options"].error(f"expected 2 to {_MOST_OPTIONS} options.")
    puzzle = Puzzle(
        game=game,
        name=f"{seed}-{actions}",
        kind=entry["kind"].text(),
        difficulty=entry["difficulty"].read(Difficulty, "easy, medium or hard"),
        position=entry["position"].text(),
        options=tuple(_rated(item, games.find(game).game) for item in items),
        rounds=entry["rounds"].number(1, _MOST),
        error=entry["error"].read(_number, "a number"),
    )
    entry.close()
    if any(option.worth >= puzzle.best.worth for option in puzzle.options[1:]):
        raise entry["options"].error("the first must be the best.")
    return puzzle


def _rated(field: Field, game: type[Game]) -> Rated:
    entry = field.mapping()
    rated = Rated(
        entry["action"].read(game.read_action, "an action"),
        entry["worth"].read(_number, "a number"),
        entry["wins"].number(0, 100),
    )
    entry.close()
    return rated


def _number(text: str) -> float:
    number = float(text)
    if not math.isfinite(number) or abs(number) > _FURTHEST:
        raise ValueError(text)
    return number


def data_of(puzzle: Puzzle) -> dict[str, Any]:
    """What `read_puzzles` reads, to write such a file."""
    seed, _, actions = puzzle.name.partition("-")
    return {
        "from": {"seed": int(seed), "actions": int(actions)},
        "kind": puzzle.kind,
        "difficulty": puzzle.difficulty.value,
        "rounds": puzzle.rounds,
        "error": round(puzzle.error, 2),
        "position": puzzle.position,
        "options": [
            {"action": str(option.action), "worth": round(option.worth, 1), "wins": option.wins}
            for option in puzzle.options
        ],
    }
