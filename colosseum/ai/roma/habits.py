"""The habits of a level: what it believes, how well it judges, what it takes the trouble to do."""

from dataclasses import dataclass, field

from colosseum.ai.roma.weights import Weights


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
    seconds: float = 1.0
    """The longest it may think."""
