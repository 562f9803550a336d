"""What the table does by itself: one game's customs, without a window."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from colosseum.rules.kernel import Action, DecisionKind


class StandingOrder(Protocol):
    """What a player has decided in advance, to be done without asking."""

    def answer(self, game: Any, actions: int) -> Action | None:
        """The action for the decision that is due, if any; `actions` have been taken so far."""


def _none(game: Any) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Conduct:
    """Which decisions of a game need no question, no reason, or less time."""

    automatic: frozenset[DecisionKind]
    """Decisions made without asking when there is only one choice."""
    secret: frozenset[DecisionKind]
    """Decisions whose reasons opponents keep to themselves."""
    grace: Mapping[DecisionKind, float]
    """Seconds to undo a decision of this kind, where they differ from the usual."""
    pointless: Callable[[Any], Action | None] = _none
    """The answer to a question that decides nothing any more; None if it does."""
    likely: Callable[[Any], Action | None] = _none
    """What a person may well do that lets opponents go on: they think about it beforehand."""
