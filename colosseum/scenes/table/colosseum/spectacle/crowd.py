"""The crowd: which seats are taken, given the number of spectators."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from colosseum.scenes.table.colosseum.spectacle.places import Spot, places
from colosseum.widgets.brush import Brush

FULL_HOUSE: Final = 90
"""Spectators that fill every row."""
_KINDS: Final = 6
_SIZES: Final = (5.0, 7.0, 9.0, 12.0, 16.0, 21.0, 27.0)
"""People are drawn in a few sizes only: each costs a picture."""


@dataclass(frozen=True, slots=True)
class Person:
    at: Spot
    picture: str
    size: float


@cache
def everyone() -> tuple[Person, ...]:
    """All who could come, in the order in which they do: the front rows fill first."""
    rng = Random("everyone")
    come: list[tuple[float, int, Person]] = []
    for row, seats in enumerate(places().rows):
        for seat in seats:
            kind = rng.randint(1, _KINDS)
            size = min(_SIZES, key=lambda size: abs(size - seat.size))
            person = Person(seat, f"spectacle/person-{kind}", size)
            come.append((row + rng.uniform(0, 3.2), len(come), person))
    come.sort(key=lambda entry: entry[:2])
    return tuple(person for _, _, person in come)


def attending(spectators: float) -> int:
    """How many of them are there: rows are larger to the back, and a full house stays lively."""
    share = min(1.0, max(0.0, spectators / FULL_HOUSE))
    return round(0.96 * share * len(everyone()))


def paint_people(brush: Brush, people: Sequence[Person]) -> None:
    for person in people:
        middle = (person.at.x, person.at.y - person.size * 0.55)
        brush.piece(person.picture, middle, person.size)
