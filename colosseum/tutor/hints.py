"""Hints about what is on the table now: each one sentence, the most pressing first."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, TypeVar

from colosseum.rules.kernel import Game, SeatIndex
from colosseum.tutor.marks import Mark
from colosseum.words.sentences import Sentence

Remark = tuple[Sentence, tuple[Mark, ...]]
"""The words of a hint, and what they point at."""
Kinds = type[Mark] | tuple[type[Mark], ...]


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
    urges: tuple[Mark, ...] = ()
    """Those of the marks where it tells the player to act, if it does; one of each kind."""
    warns_of: tuple[Mark, ...] = ()
    """Those where it tells the player not to act."""

    def agrees_with(self, advised: Collection[Collection[Mark]]) -> bool:
        """Whether it says nothing against what the advisor would do: the marks of each choice.

        A die and a symbol are urged only together: one choice must be made with both.
        """
        is_urged = not self.urges or any(map(self._is_urged, advised))
        return is_urged and not any(mark in choice for choice in advised for mark in self.warns_of)

    def _is_urged(self, choice: Collection[Mark]) -> bool:
        kinds = {type(mark) for mark in self.urges}
        return kinds == {type(mark) for mark in self.urges if mark in choice}


@dataclass(frozen=True, slots=True)
class Situation:
    """A situation a player can be in, and what to say about it."""

    id: str
    rules: tuple[str, ...]
    pressing: Pressing
    find: Callable[[Any, SeatIndex], Remark | None]
    """Looks at the game from this seat; None where there is nothing to say."""
    urges: Kinds | None = None
    """The marks where it tells the player to act; of several kinds, one of each together."""
    warns_of: type[Mark] | None = None

    def hint(self, game: Game, seat: SeatIndex) -> Hint | None:
        remark = self.find(game, seat)
        if remark is None:
            return None
        words, about = remark
        return Hint(
            self.id, self.rules, words, about, _of(self.urges, about), _of(self.warns_of, about)
        )


S = TypeVar("S")


def situation(
    seated: Callable[[Any, SeatIndex], S],
    name: str,
    *rules: str,
    pressing: Pressing = Pressing.CHANCE,
    urges: Kinds | None = None,
    warns_of: type[Mark] | None = None,
) -> Callable[[Callable[[S], Remark | None]], Situation]:
    """Make a situation of a function that finds it and says what to say, or None.

    The function looks at the game as `seated` shows it. A hint that tells the player what to do
    says by its marks what that is, so that it is not shown where the advisor would do something
    else.
    """

    def made(find: Callable[[S], Remark | None]) -> Situation:
        def look(game: Game, seat: SeatIndex) -> Remark | None:
            return find(seated(game, seat))

        return Situation(name, rules, pressing, look, urges, warns_of)

    return made


def _of(kind: Kinds | None, about: tuple[Mark, ...]) -> tuple[Mark, ...]:
    return tuple(mark for mark in about if kind is not None and isinstance(mark, kind))


def hints_for(situations: Iterable[Situation], game: Game, seat: SeatIndex) -> list[Hint]:
    """Find every hint for the seat's decision; none while someone else decides."""
    if game.decision is None or game.decision.seat != seat:
        return []
    ordered = sorted(situations, key=lambda situation: situation.pressing)
    return [hint for situation in ordered if (hint := situation.hint(game, seat)) is not None]
