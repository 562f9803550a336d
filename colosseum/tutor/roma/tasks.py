"""Tasks of Roma's lessons besides actions: what must be true afterwards.

do: {points at least: 13}
do: {empty places at most: 1}
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from colosseum.rules.kernel import Record
from colosseum.rules.roma import Game
from colosseum.tutor.tasks import TaskReader


@dataclass(frozen=True, slots=True)
class HasPoints:
    """At least this many victory points."""

    least: int

    def is_met(self, record: Record, after: Game) -> bool:
        return after.state.points[record.seat] >= self.least


@dataclass(frozen=True, slots=True)
class HasFilled:
    """At most this many empty places on one's own side."""

    most: int

    def is_met(self, record: Record, after: Game) -> bool:
        return len(after.state.free_places(record.seat)) <= self.most


TASKS: Final[Mapping[str, TaskReader]] = {
    "points at least": lambda field: HasPoints(field.number(1)),
    "empty places at most": lambda field: HasFilled(field.number()),
}
