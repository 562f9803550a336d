"""How a level plays: what it believes, how carefully it looks, what it bothers to do."""

from dataclasses import dataclass, field

from colosseum.ai.colosseum.weights import Weights


@dataclass(frozen=True, slots=True)
class Habits:
    weights: Weights = field(default_factory=Weights)
    blur: float = 0.0
    """How far off it sees the value of a choice, in spectators of the last event."""
    offers: int = 2
    """How many deals it proposes in a phase."""
    foresight: bool = True
    """Whether it thinks of what rivals will pay, and of markets it could get instead."""
    rounds: int = 0
    """How often it plays close investments to the end of the turn before it decides."""
    seconds: float = 1.0
    """How long it may think at most."""
