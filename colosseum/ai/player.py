"""What an opponent is: someone who looks at a view and chooses."""

from dataclasses import dataclass
from typing import Protocol

from colosseum.rules.kernel import Action, Game, Sentence


@dataclass(frozen=True, slots=True)
class Choice:
    """What an opponent does, and why."""

    action: Action
    reason: Sentence


class Player(Protocol):
    def choose(self, view: Game) -> Choice:
        """Decide for the seat whose decision it is in the view."""
        ...
