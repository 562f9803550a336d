"""Something an opponent could do, and what it thinks of it."""

from dataclasses import dataclass

from colosseum.rules.kernel import Action, Sentence


@dataclass(frozen=True, slots=True)
class Option:
    action: Action
    value: float
    """In spectators of the last event; only differences mean anything."""
    reason: Sentence
