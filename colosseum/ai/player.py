"""Opponents: players who look at a view, choose an action and can say why."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from colosseum.rules.kernel import Action, Event, Game
from colosseum.words.sentences import Sentence

G = TypeVar("G", bound=Game, contravariant=True)


@dataclass(frozen=True, slots=True)
class Option:
    """An action that could be taken, and what an opponent thinks of it."""

    action: Action
    value: float
    """Only differences between options mean anything; the unit is the game's own."""
    reason: Sentence


@dataclass(frozen=True, slots=True)
class Choice:
    """An opponent's action, the reason, and all the options considered, best first."""

    action: Action
    reason: Sentence
    alternatives: tuple[Option, ...] = ()


class Player(Protocol[G]):
    def choose(self, view: G, past: Sequence[Event] | None = None) -> Choice:
        """Decide for the seat whose decision it is in the view.

        `past` is what the game's opponents remember (`OpponentKit.past`); a player who is not
        told knows only what it did itself.
        """
        ...


def best_of(options: list[Option]) -> Choice:
    """Choose the option with the highest value; the first of equal ones."""
    ranked = sorted(options, key=lambda option: -option.value)
    return Choice(ranked[0].action, ranked[0].reason, tuple(ranked))
