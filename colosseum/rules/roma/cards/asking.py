"""What several cards ask their player: for a place, and whether to repeat a roll."""

from abc import abstractmethod
from typing import ClassVar

from colosseum.rules.kernel import Action, Event
from colosseum.rules.roma.actions import (
    DECLINE,
    KEEP_ROLL,
    REPEAT_ROLL,
    Choose,
    KeepRoll,
    RepeatRoll,
    choose,
)
from colosseum.rules.roma.cards.card import CARDS, Card, ask, buildings, characters
from colosseum.rules.roma.common_effects import roll_die
from colosseum.rules.roma.data import EMPTY, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import BattleDieRolled
from colosseum.rules.roma.state import Activation, State
from colosseum.words.sentences import Sentence

_REPEAT = Sentence("Roll the battle die again, or keep the roll. The second roll counts.")


class ChoosesPlace(Card):
    """A card whose action needs one of several places; the only one is taken without a question.

    The first thing it asks is the place.
    """

    @abstractmethod
    def places(self, state: State, activation: Activation) -> list[Place]: ...

    @abstractmethod
    def chosen(
        self, state: State, activation: Activation, place: Place, events: list[Event]
    ) -> None: ...

    def is_optional(self, state: State) -> bool:
        """Whether the text says “may”."""
        return False

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        places = self.places(state, activation)
        if len(places) == 1 and not self.is_optional(state):
            self.chosen(state, activation, places[0], events)
        elif places:
            ask(state, self.asks[0], activation)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        options: tuple[Action, ...] = tuple(map(choose, self.places(state, activation)))
        return (*options, DECLINE) if self.is_optional(state) else options

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        if isinstance(action, Choose):
            self.chosen(state, activation, action.place, events)


class AimsAtOneKind(ChoosesPlace):
    """A card that chooses among the opponent's buildings, or among the characters."""

    aims_at_buildings: ClassVar[bool]

    def places(self, state: State, activation: Activation) -> list[Place]:
        side = state.sides[1 - state.seat]
        return buildings(side) if self.aims_at_buildings else characters(side)


class RollsBattleDie(Card):
    """A card that rolls the battle die."""

    @abstractmethod
    def rolled(self, state: State, activation: Activation, events: list[Event]) -> None:
        """Go on with the roll that counts."""

    def roll(self, state: State, activation: Activation, events: list[Event]) -> None:
        """Roll; with a Tuba the player decides whether to repeat it (ROM-20)."""
        seen = self._roll_once(state, activation, events)
        side = state.sides[state.seat]
        if any(card != EMPTY and CARDS[card].repeats_rolls for card in side):
            ask(state, DecisionKind.REPEAT, seen)
        else:
            self.rolled(state, seen, events)

    def _roll_once(self, state: State, activation: Activation, events: list[Event]) -> Activation:
        die = roll_die(state)
        events.append(BattleDieRolled(state.seat, die))
        return activation.showing(die)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        if state.step == DecisionKind.REPEAT:
            return (REPEAT_ROLL, KEEP_ROLL)
        return super().options(state, activation)

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        if isinstance(action, RepeatRoll):
            self.rolled(state, self._roll_once(state, activation, events), events)
        elif isinstance(action, KeepRoll):
            self.rolled(state, activation, events)
        else:
            super().answer(state, activation, action, events)

    def words_to_ask(self, state: State) -> Sentence:
        return _REPEAT if state.step == DecisionKind.REPEAT else super().words_to_ask(state)
