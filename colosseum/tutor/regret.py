"""How much better one choice is than another, from a first guess and games played on."""

import math
from collections.abc import Iterable
from typing import Final

_TRUST: Final = 0.6
"""The share of the expert's guess that comes true on average,"""
_DOUBT: Final = 4.0
"""and how far the truth usually is from that."""
_USUAL: Final = 3
"""For how many rounds the usual spread counts beside a choice's own."""
_CLEAR: Final = 1.64
"""By how many errors a difference must exceed nothing to be real 19 times out of 20."""


class Regret:
    """The difference that a choice made, known better with every game played on.

    The guess counts as one more piece of evidence. So the largest of many regrets is not simply
    the luckiest, and regrets add up to what all the choices cost together.
    """

    def __init__(self, guess: float) -> None:
        self._guess = _TRUST * guess
        self.differences: list[float] = []
        """One for each round, in which both choices had the same luck."""
        self.spread = 0.0
        """The usual variance of a round, see `share_spread`."""

    @property
    def rounds(self) -> int:
        return len(self.differences)

    @property
    def mean(self) -> float:
        evidence = self._evidence
        before = 1 / _DOUBT**2
        seen = sum(self.differences) / self.rounds if self.rounds else 0.0
        return (before * self._guess + evidence * seen) / (before + evidence)

    @property
    def error(self) -> float:
        """How far the mean is usually from the truth."""
        return 1 / math.sqrt(1 / _DOUBT**2 + self._evidence)

    @property
    def is_clear(self) -> bool:
        """Whether the rounds show a difference that luck alone would hardly make."""
        return self.rounds > 1 and abs(self.mean) > _CLEAR * self.error

    @property
    def _evidence(self) -> float:
        """How much the rounds count: one part in their mean's variance."""
        if not self.rounds:
            return 0.0
        variance = (_USUAL * self.spread + self.squares) / (_USUAL + self.rounds - 1)
        return self.rounds / max(variance, 1e-6)

    @property
    def squares(self) -> float:
        """The sum of the squared deviations from the mean of the rounds."""
        if not self.rounds:
            return 0.0
        mean = sum(self.differences) / self.rounds
        return sum((difference - mean) ** 2 for difference in self.differences)


def share_spread(regrets: Iterable[Regret]) -> None:
    """Tell all of them how much rounds of this game usually differ.

    A few rounds of one choice cannot tell: they may agree by luck.
    """
    known = [regret for regret in regrets if regret.rounds > 1]
    degrees = sum(regret.rounds - 1 for regret in known)
    if degrees:
        usual = sum(regret.squares for regret in known) / degrees
        for regret in known:
            regret.spread = usual
