"""Cards that carry out the action of another card (ROM-16, ROM-29)."""

from dataclasses import replace

from colosseum.rules.kernel import Action, Event, Pattern
from colosseum.rules.roma.actions import Choose
from colosseum.rules.roma.cards.asking import ChoosesPlace
from colosseum.rules.roma.cards.card import (
    CARDS,
    Card,
    Needs,
    activate,
    card,
    characters,
    costs_too_much,
    needs_second_die,
)
from colosseum.rules.roma.common_effects import pay
from colosseum.rules.roma.data import EMPTY, NEIGHBOURS, CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import ActionCopied
from colosseum.rules.roma.roma_events import OwnActionCopied
from colosseum.rules.roma.state import Activation, State
from colosseum.rules.roma.versions import maecenas_needs_second_die, may_be_left
from colosseum.words.sentences import Sentence


class Calls(ChoosesPlace):
    """Lets another card of one's own act from its own place."""

    asks = (DecisionKind.OWN_CARD,)

    def can_call(self, state: State, activation: Activation, place: Place) -> bool:
        """Whether a card there has an action that was not carried out in this activation."""
        number = state.sides[state.seat][place]
        return number != EMPTY and place not in activation.acted and not CARDS[number].is_always_on

    def chosen(
        self, state: State, activation: Activation, place: Place, events: list[Event]
    ) -> None:
        activate(state, place, events, activation)


@card
class Maecenas(Calls):
    key = "maecenas"
    face = Pattern("another card, for its price")
    question = Sentence("Choose the card to activate. You pay its price again.")
    question_or_not = Sentence("Choose the card to activate, or decline. You pay its price again.")
    text = Sentence("You may activate another of your cards by paying its price again.")

    def is_optional(self, state: State) -> bool:
        return may_be_left(state.version)

    def words_to_ask(self, state: State) -> Sentence:
        return self.question_or_not if self.is_optional(state) else self.question

    def places(self, state: State, activation: Activation) -> list[Place]:
        money, side = state.money[state.seat], state.sides[state.seat]
        return [
            place
            for place in state.places
            if self.can_call(state, activation, place)
            and CARDS[side[place]].price <= money
            and not self._lacks_second_die(state, side[place])
        ]

    @staticmethod
    def _lacks_second_die(state: State, number: CardNumber) -> bool:
        """Whether it is a Forum, and all dice are used."""
        return (
            not state.dice
            and CARDS[number].needs is Needs.SECOND_DIE
            and maecenas_needs_second_die(state.version)
        )

    def chosen(
        self, state: State, activation: Activation, place: Place, events: list[Event]
    ) -> None:
        pay(state, CARDS[state.sides[state.seat][place]].price, events)
        super().chosen(state, activation, place, events)

    def why_not(self, state: State, activation: Activation, action: Action) -> Sentence:
        if (
            isinstance(action, Choose)
            and action.place in state.places
            and self.can_call(state, activation, action.place)
        ):
            called = CARDS[state.sides[state.seat][action.place]]
            if called.price > state.money[state.seat]:
                return costs_too_much(called, state.money[state.seat])
            return needs_second_die(called)
        return super().why_not(state, activation, action)


@card
class Magister(Card):
    """He acts from his own place; an always-on card or another Magister has nothing to copy."""

    key = "magister"
    face = Pattern("acts as the card opposite")
    text = Sentence("Carry out the action of the opposite card.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        place = activation.place
        number = state.sides[1 - state.seat][place]
        if number == EMPTY or place in activation.copied:
            return
        copied = CARDS[number]
        if copied is not self and not copied.is_always_on:
            events.append(ActionCopied(state.seat, number, place))
            copying = replace(activation, card=number, copied=(*activation.copied, place))
            copied.act(state, copying, events)


@card
class Scaenicus(ChoosesPlace):
    """He acts from his own place; a Magister who copies him chooses on his own side."""

    key = "scaenicus"
    face = Pattern("acts as another of yours")
    asks = (DecisionKind.OWN_CARD,)
    question = Sentence("Choose the character whose action to carry out, or decline.")
    text = Sentence("You may carry out the action of another of your characters.")

    def is_optional(self, state: State) -> bool:
        return True

    def places(self, state: State, activation: Activation) -> list[Place]:
        side = state.sides[state.seat]
        return [
            place
            for place in characters(side)
            if place not in activation.acted and not CARDS[side[place]].is_always_on
        ]

    def chosen(
        self, state: State, activation: Activation, place: Place, events: list[Event]
    ) -> None:
        number = state.sides[state.seat][place]
        events.append(OwnActionCopied(state.seat, number, place, activation.place))
        copying = replace(activation, card=number, acted=(*activation.acted, place))
        CARDS[number].act(state, copying, events)


@card
class ViaCassia(Calls):
    key = "via-cassia"
    face = Pattern("a neighbour acts")
    question = Sentence("Choose which neighbouring card acts, or decline.")
    text = Sentence("You may carry out the action of your card directly to its left or right.")

    def is_optional(self, state: State) -> bool:
        return True

    def places(self, state: State, activation: Activation) -> list[Place]:
        neighbours = NEIGHBOURS[activation.place]
        return [place for place in neighbours if self.can_call(state, activation, place)]
