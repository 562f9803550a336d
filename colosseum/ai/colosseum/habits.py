"""The habits of a level: what it believes, how well it judges, what it takes the trouble to do."""

from dataclasses import dataclass, field
from math import inf

from colosseum.ai.colosseum.weights import Weights


@dataclass(frozen=True, slots=True)
class Habits:
    weights: Weights = field(default_factory=Weights)
    blur: float = 0.0
    """How far it misjudges the value of a choice, in spectators at the final event."""
    offers: int = 2
    """How many deals it offers in a phase."""
    demand: float = 1.0
    """The greatest share of a player's coins that it asks for in an offer."""
    dearest: float = inf
    """The most coins that it asks for in an offer for each token it gives."""
    refusals: int = 3
    """How many of a player's offers it refuses in a phase before it listens no more."""
    persistence: int = 6
    """How many more offers than they accept someone can refuse before it asks them no more."""
    foresight: bool = True
    """Whether it considers what rivals will pay, and which other markets it could get."""
    jump: float = 0.0
    """How much of the way to the price that a market should fetch it bids at once."""
    bid_step: int = 1
    """It makes its bids multiples of this where that is still worth it."""
    played_on: int = 5
    """The most close options that it plays on before it decides."""
    rounds: int = 0
    """How many times it plays each of them on to the end of the turn: investments,"""
    market_rounds: int = 0
    """markets to open,"""
    bid_rounds: int = 0
    """and bids."""
    confidence: float = 1.0
    """How many of those rounds its first judgement counts as."""
