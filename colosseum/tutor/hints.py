"""Hints about what is on the table now: each one sentence, the most pressing first."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from colosseum.rules.kernel import Game, SeatIndex
from colosseum.rules.sentences import Sentence
from colosseum.tutor.marks import Mark

Remark = tuple[Sentence, tuple[Mark, ...]]
"""The words of a hint, and what they point at."""


class Pressing(IntEnum):
    """How pressing a hint is, when several fit."""

    NOW = 0
    """Something is about to be lost, or can be had only now."""
    CHANCE = 1
    KNOW = 2


@dataclass(frozen=True, slots=True)
class Hint:
    """One sentence about what is on the table now."""

    id: str
    rules: tuple[str, ...]
    """The rules it applies, by their ids."""
    words: Sentence
    about: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Situation:
    """A situation a player can be in, and what to say about it."""

    id: str
    rules: tuple[str, ...]
    pressing: Pressing
    find: Callable[[Any, SeatIndex], Remark | None]
    """Looks at the game from this seat; None where there is nothing to say."""

    def hint(self, game: Game, seat: SeatIndex) -> Hint | None:
        remark = self.find(game, seat)
        return None if remark is None else Hint(self.id, self.rules, *remark)


def hints_for(situations: Iterable[Situation], game: Game, seat: SeatIndex) -> list[Hint]:
    """Find every hint for the seat's decision; none while someone else decides."""
    if game.decision is None or game.decision.seat != seat:
        return []
    ordered = sorted(situations, key=lambda situation: situation.pressing)
    return [hint for situation in ordered if (hint := situation.hint(game, seat)) is not None]
