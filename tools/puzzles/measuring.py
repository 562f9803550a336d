"""What each of several actions leads to, played on in the same worlds."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, Final

from colosseum.rules.kernel import Action
from tools.puzzles.sources import Played, PlayOn

_UNSEEN: Final = 0.5
"""The least spread of a difference, for what a few equal rounds do not show."""


@dataclass(slots=True)
class Measured:
    """An action, and what it led to in each world."""

    action: Action
    played: dict[int, Played] = field(default_factory=dict)

    @property
    def worth(self) -> float:
        return fmean(each.worth for each in self.played.values())

    @property
    def wins(self) -> float:
        return fmean(each.won for each in self.played.values())

    @property
    def work(self) -> int:
        return sum(each.work for each in self.played.values())

    def ahead_of(self, other: "Measured") -> "Gap":
        """How far it is ahead, in the worlds that both were played on in."""
        shared = [world for world in self.played if world in other.played]
        differences = [self.played[it].worth - other.played[it].worth for it in shared]
        mean = fmean(differences)
        squares = sum((each - mean) ** 2 for each in differences) + _UNSEEN
        return Gap(mean, math.sqrt(squares) / len(shared))


@dataclass(frozen=True, slots=True)
class Gap:
    mean: float
    error: float

    def is_clear(self, least: float, errors: float) -> bool:
        return self.mean >= least and self.mean >= errors * self.error


def play_worlds(
    play_on: PlayOn, position: Any, options: Sequence[Measured], worlds: Sequence[int]
) -> None:
    """Play all of these options on in all of these worlds."""
    seat = position.decision.seat
    for world in worlds:
        dealt = position.view(seat, world)
        for option in options:
            option.played[world] = play_on(dealt, option.action, world)


def ranked(options: Sequence[Measured]) -> list[Measured]:
    """The best first."""
    return sorted(options, key=lambda option: -option.worth)


def close_ones(options: Sequence[Measured], errors: float) -> list[Measured]:
    """The best, and those that are not clearly behind it."""
    best, *others = ranked(options)
    close = [it for it in others if not best.ahead_of(it).is_clear(0.0, errors)]
    return [best, *(close or others[:1])]
