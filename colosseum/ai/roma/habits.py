"""The habits of a level: what it believes, how well it judges, what it takes the trouble to do."""

from dataclasses import dataclass, field

from colosseum.ai.roma.weights import Weights


@dataclass(frozen=True, slots=True)
class Habits:
    weights: Weights = field(default_factory=Weights)
    blur: float = 0.0
    """How far it misjudges the value of a choice, in victory points."""
