"""A step is one kind of decision: what may be chosen, why something may not, what it does."""

from abc import ABC, abstractmethod

from colosseum.rules.kernel import Action, Event
from colosseum.rules.roma.state import State
from colosseum.words.sentences import Sentence


class Step(ABC):
    """Stateless: all that lasts is in the state."""

    @abstractmethod
    def words(self, state: State) -> Sentence:
        """What is asked of the player who decides."""

    @abstractmethod
    def choices(self, state: State) -> tuple[Action, ...]:
        """Everything that may be done."""

    @abstractmethod
    def why_not(self, state: State, action: Action) -> Sentence | None: ...

    @abstractmethod
    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        """Carry out an action that is allowed."""


def not_now(action: Action) -> Sentence:
    return Sentence("This is not the moment to “{action}”.", action=str(action))
