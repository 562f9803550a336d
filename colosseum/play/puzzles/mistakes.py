"""Your own mistakes: what looking back found comes back as a puzzle, until it is solved twice.

A line is added when a mistake is found, and one for each answer. Days are those of UTC, so that a
journey changes none. A line from a day that is still to come was written by a clock that was wrong:
what it is about is asked at once rather than never.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Self

from colosseum import games
from colosseum.files import paths
from colosseum.play import json_lines
from colosseum.play.daily.challenges import read_day
from colosseum.play.puzzles.collection import Difficulty, Puzzle, Rated
from colosseum.rules.kernel import Game
from colosseum.words.sentences import GameError

TWICE: Final = 2
"""How often a mistake is to be solved."""
_WAIT: Final = timedelta(days=3)
"""How long it takes to come back: long enough to forget the answer."""
_AHEAD: Final = timedelta(days=1)
"""How far ahead a day may be because two clocks differ a little."""
_LONGEST: Final = 80
_LONGEST_POSITION: Final = 10_000
_MOST: Final = 999.0


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost the player something, as a puzzle."""

    day: date
    """When it was found."""
    game: str
    position: str
    kind: str
    taken: str
    """What the player did, as journals write it."""
    best: str
    cost: float
    """What it cost, in what the game's players count,"""
    error: float
    """how far that may be off,"""
    rounds: int
    """and how often it was played on."""

    @property
    def key(self) -> str:
        """The same for the same decision, whenever it is found again."""
        words = f"{self.game}\n{self.position}\n{self.taken}"
        return sha256(words.encode()).hexdigest()[:16]

    @property
    def puzzle(self) -> Puzzle:
        read = games.find(self.game).game.read_action
        return Puzzle(
            self.game,
            self.key,
            self.kind,
            Difficulty.MEDIUM,
            self.position,
            (Rated(read(self.best), 0.0), Rated(read(self.taken), -self.cost)),
            self.rounds,
            self.error,
        )

    @classmethod
    def of(cls, day: date, game: Game, taken: str, best: str) -> Self:
        """In a game at this moment; what it cost is still to be said."""
        assert game.decision is not None
        kind = str(game.decision.kind)
        return cls(day, game.name, game.position(), kind, taken, best, 0.0, 0.0, 0)

    def costing(self, cost: float, error: float, rounds: int) -> Self:
        return replace(self, cost=cost, error=error, rounds=rounds)

    @classmethod
    def read(cls, data: Any) -> Self:
        """Read what `line` wrote; `ValueError` if it is something else, or no puzzle."""
        found = cls.told(data)
        _check(found)
        return found

    @classmethod
    def told(cls, data: Any) -> Self:
        """Read what `line` wrote without making sure that it is a puzzle, which takes time."""
        match data:
            case {
                "found": str(day),
                "game": str(game),
                "position": str(position),
                "kind": str(kind),
                "taken": str(taken),
                "best": str(best),
                "cost": int(cost) | float(cost),
                "error": int(error) | float(error),
                "rounds": int(rounds),
            } if game in games.GAMES and len(position) <= _LONGEST_POSITION:
                _check_numbers(cost, error, rounds)
                return cls(
                    read_day(day), game, position, kind[:_LONGEST], taken, best, cost, error, rounds
                )
        raise ValueError("it is no mistake of ours")

    def line(self) -> str:
        return json.dumps(
            {
                "found": self.day.isoformat(),
                "game": self.game,
                "position": self.position,
                "kind": self.kind,
                "taken": self.taken,
                "best": self.best,
                "cost": round(self.cost, 2),
                "error": round(self.error, 2),
                "rounds": self.rounds,
            }
        )


def _check_numbers(cost: float, error: float, rounds: int) -> None:
    if not (0 < cost <= _MOST and 0 <= error <= _MOST and 0 <= rounds <= 10**6):
        raise ValueError("its numbers cannot be")


def _check(mistake: Mistake) -> None:
    """`ValueError` if it is of no use as a puzzle."""
    try:
        mistake.puzzle.begin()
    except GameError as error:
        raise ValueError(str(error)) from error


@dataclass(frozen=True, slots=True)
class Answered:
    key: str
    day: date
    right: bool

    @classmethod
    def read(cls, data: Any) -> Self:
        match data:
            case {"answered": str(key), "day": str(day), "right": bool(right)}:
                if len(key) <= _LONGEST:
                    return cls(key, read_day(day), right)
        raise ValueError("it is no answer")

    def line(self) -> str:
        return json.dumps({"answered": self.key, "day": self.day.isoformat(), "right": self.right})


@dataclass(frozen=True, slots=True)
class Exercise:
    """A mistake, and how far the player has got with it."""

    mistake: Mistake
    solved: int = 0
    last: date | None = None
    """When it was last asked."""

    @property
    def is_done(self) -> bool:
        return self.solved >= TWICE

    @property
    def _since(self) -> date:
        return self.last or self.mistake.day

    def is_due(self, today: date) -> bool:
        is_waiting = self._since - _AHEAD <= today < self._since + _WAIT
        return not self.is_done and not is_waiting

    def days_left(self, today: date) -> int:
        """Days until it comes back; 0 if it is due."""
        return 0 if self.is_due(today) else (self._since + _WAIT - today).days


def _file() -> Path:
    return paths.data_folder() / "mistakes.jsonl"


def _reading(mistake: Callable[[Any], Mistake]) -> Callable[[Any], Mistake | Answered]:
    """How a line is read, if mistakes are read like this."""

    def read(data: Any) -> Mistake | Answered:
        is_answer = isinstance(data, dict) and "answered" in data
        return Answered.read(data) if is_answer else mistake(data)

    return read


def exercises(lines: Iterable[Mistake | Answered]) -> dict[str, Exercise]:
    """All mistakes by their keys, in the order in which they were found."""
    found: dict[str, Exercise] = {}
    for line in lines:
        if isinstance(line, Mistake):
            found.setdefault(line.key, Exercise(line))
        elif line.key in found:
            before = found[line.key]
            solved = before.solved + line.right
            found[line.key] = replace(before, solved=solved, last=line.day)
    return found


def recorded() -> dict[str, Exercise]:
    return exercises(json_lines.read_all(_file(), _reading(Mistake.read)))


def count_due(today: date) -> int:
    """How many are due, at a glance: a damaged one may be counted."""
    found = exercises(json_lines.read_all(_file(), _reading(Mistake.told)))
    return sum(it.is_due(today) for it in found.values())


def keep(mistakes: Iterable[Mistake]) -> None:
    """Keep those that are new."""
    known = recorded()
    for mistake in mistakes:
        if mistake.key not in known:
            json_lines.append(_file(), mistake.line())


def record(exercise: Exercise, today: date, *, right: bool) -> None:
    """Record an answer; one that comes before it is due counts for nothing."""
    key = exercise.mistake.key
    known = recorded().get(key)
    if known is not None and known.is_due(today):
        json_lines.append(_file(), Answered(key, today, right).line())
