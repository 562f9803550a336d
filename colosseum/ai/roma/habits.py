"""The habits of a level: what it believes, how well it judges, what it takes the trouble to do."""

from dataclasses import dataclass, field
from typing import Final

from colosseum.ai.halving import Trust
from colosseum.ai.roma.weights import Weights

_TRUST: Final = Trust(glance=4.0, early=5.0, earlies=150.0, error=0.02)


@dataclass(frozen=True, slots=True)
class Habits:
    weights: Weights = field(default_factory=Weights)
    blur: float = 0.0
    """How far it misjudges the value of a choice, in victory points."""
    widths: tuple[int, ...] = ()
    """How many of the best actions it follows at each step of a turn; none: it takes the best."""
    candidates: int = 0
    """How many of the best choices it plays on before it decides,"""
    rounds: int = 0
    """how many times each,"""
    turns: int = 0
    """and for how many turns after the present one."""
    confidence: float = 0.0
    """For how many of these rounds its first judgement counts."""
    work: int = 0
    """How many actions it plays on instead, the closest choices to the end of the game,"""
    trust: Trust = _TRUST
    """and how far it trusts what it sees before."""
