"""What an opponent is: someone who looks at a view, chooses, and can say why."""

from dataclasses import dataclass
from typing import Protocol, TypeVar

from colosseum.rules.kernel import Action, Game, Sentence

G = TypeVar("G", bound=Game, contravariant=True)


@dataclass(frozen=True, slots=True)
class Option:
    """Something that could be done, and what an opponent thinks of it."""

    action: Action
    value: float
    """Only differences mean anything; in Colosseum they are spectators of the last event."""
    reason: Sentence


@dataclass(frozen=True, slots=True)
class Choice:
    """What an opponent does, why, and what else it thought of, the best first."""

    action: Action
    reason: Sentence
    alternatives: tuple[Option, ...] = ()


class Player(Protocol[G]):
    def choose(self, view: G) -> Choice:
        """Decide for the seat whose decision it is in the view."""
        ...


def best_of(options: list[Option]) -> Choice:
    """The option of the highest value; of equal ones the first."""
    ranked = sorted(options, key=lambda option: -option.value)
    return Choice(ranked[0].action, ranked[0].reason, tuple(ranked))
