"""Chance that can be copied, replayed and kept in a save: its whole state is one integer.

`random.Random` drags 625 words of state into every copy of a game, and how it shuffles may
change between Python versions. SplitMix64 does neither.
"""

from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Chance:
    """A stream of draws; the same seed gives the same stream for ever.

    >>> Chance(7).below(6) == Chance(7).below(6)
    True
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _WORD

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.state == other.state

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> "Chance":
        # Every copy of a game needs one, and without `__init__` it takes half the time.
        new: Chance = object.__new__(Chance)
        new.state = self.state
        return new

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        self.state = word = (self.state + _STEP) & _WORD
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
        return ((word ^ (word >> 31)) * limit) >> 64

    def shuffle(self, things: MutableSequence[T]) -> None:
        below = self.below
        for last in range(len(things) - 1, 0, -1):
            other = below(last + 1)
            things[last], things[other] = things[other], things[last]
