"""The habits of a level: what it believes, how well it judges, what it takes the trouble to do."""

from dataclasses import dataclass, field
from typing import Final

from colosseum.ai.halving import Trust
from colosseum.ai.roma.weights import Weights

TRUST: Final = Trust(glance=4.0, early=5.0, earlies=150.0, error=0.02)
"""Measured for looks after three turns; `benchmarks/RESULTS.md` says how."""


@dataclass(frozen=True, slots=True)
class Habits:
    weights: Weights = field(default_factory=Weights)
    blur: float = 0.0
    """How far it misjudges the value of a choice, in victory points."""
    widths: tuple[int, ...] = ()
    """How many of the best actions it follows at each step of a turn; none: it takes the best."""
    candidates: int = 0
    """How many of the best choices it plays on before it decides,"""
    turns: int = 0
    """for how many turns after the present one,"""
    work: int = 0
    """how many actions altogether; none: it does not look ahead,"""
    to_the_end: bool = False
    """whether the closest choices to the end of the game,"""
    trust: Trust = TRUST
    """and how far it trusts what it sees before."""
