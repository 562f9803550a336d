"""Cards of the first Roma that lay cards free of charge, from the hand or again.

Cards taken up are seen by both players and belong to nobody's hand until they are laid.
"""

from typing import ClassVar

from colosseum.rules.kernel import Action, Event, Pattern
from colosseum.rules.roma.actions import DECLINE, Lay, lays
from colosseum.rules.roma.cards.card import CARDS, Card, ask, buildings, card, characters
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.common_effects import discard, play_card
from colosseum.rules.roma.data import EMPTY, CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.roma_events import CardLaidAgain, CardsTakenUp
from colosseum.rules.roma.state import Activation, State
from colosseum.words.sentences import Sentence


class LaysFromHand(Card):
    """Lays any number of cards of one kind, one after the other, over any card.

    It asks as long as the hand is not empty, so that nobody learns what is left in it.
    """

    asks = (DecisionKind.LAY_FREE,)
    lays_buildings: ClassVar[bool]
    wrong_kind: ClassVar[Sentence]
    """Why a card of the other kind is not laid."""

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        if state.hands[state.seat]:
            ask(state, DecisionKind.LAY_FREE, activation)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        places = tuple(state.places)
        found: list[Action] = []
        for number in dict.fromkeys(state.hands[state.seat]):
            if CARDS[number].is_building == self.lays_buildings:
                found += lays(number, places)
        return (*found, DECLINE)

    def why_not(self, state: State, activation: Activation, action: Action) -> Sentence:
        if isinstance(action, Lay) and CARDS[action.card].is_building != self.lays_buildings:
            return self.wrong_kind
        return super().why_not(state, activation, action)

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        if isinstance(action, Lay):
            play_card(state, action.card, action.place, events)
            self.act(state, activation, events)


def can_be_laid(state: State, number: CardNumber) -> bool:
    """Whether the card that asks lays cards of this kind."""
    asking = None if state.activation is None else CARDS[state.activation.card]
    if not isinstance(asking, LaysFromHand):
        return True
    return CARDS[number].is_building == asking.lays_buildings


@card
class Architectus(LaysFromHand):
    key = "architectus"
    face = Pattern("lays buildings for free")
    lays_buildings = True
    wrong_kind = Sentence("Architectus lays buildings only.")
    question = Sentence("Lay a building from your hand free of charge, or decline.")
    text = Sentence("You may lay any number of buildings from your hand free of charge.")


@card
class Senator(LaysFromHand):
    key = "senator"
    face = Pattern("lays characters for free")
    lays_buildings = False
    wrong_kind = Sentence("Senator lays characters only.")
    question = Sentence("Lay a character from your hand free of charge, or decline.")
    text = Sentence("You may lay any number of characters from your hand free of charge.")


class LaysAgain(Card):
    """Takes up all of one's cards of one kind and lays them again, but not over each other."""

    asks = (DecisionKind.LAY_AGAIN,)
    lays_buildings: ClassVar[bool]

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        side = state.sides[state.seat]
        places = buildings(side) if self.lays_buildings else characters(side)
        if places:
            cards = tuple(sorted(side[place] for place in places))
            happen(state, CardsTakenUp(state.seat, cards), events)
            self._go_on(state, activation, events)

    def _go_on(self, state: State, activation: Activation, events: list[Event]) -> None:
        """Ask for the next card, unless it can only be laid in one way."""
        if state.taken_up:
            first, *others = self.options(state, activation)
            if others:
                ask(state, DecisionKind.LAY_AGAIN, activation)
            else:
                self.answer(state, activation, first, events)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        places = tuple(place for place in state.places if self._is_open(state, place))
        found: list[Action] = []
        for number in dict.fromkeys(state.taken_up):
            found += lays(number, places)
        return tuple(found)

    def _is_open(self, state: State, place: Place) -> bool:
        """Whether none of the cards laid again is there."""
        there = state.sides[state.seat][place]
        return there == EMPTY or CARDS[there].is_building != self.lays_buildings

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        assert isinstance(action, Lay)
        seat, place = state.seat, action.place
        if state.sides[seat][place] != EMPTY:
            discard(state, seat, place, events)
        happen(state, CardLaidAgain(seat, action.card, place), events)
        self._go_on(state, activation, events)


@card
class Consiliarius(LaysAgain):
    key = "consiliarius"
    face = Pattern("moves your characters")
    lays_buildings = False
    question = Sentence("Lay your characters again, on any places, but not over each other.")
    text = Sentence(
        "Pick up all your characters and lay them again on your places, even over buildings."
    )


@card
class Machina(LaysAgain):
    key = "machina"
    face = Pattern("moves your buildings")
    lays_buildings = True
    question = Sentence("Lay your buildings again, on any places, but not over each other.")
    text = Sentence(
        "Pick up all your buildings and lay them again on your places, even over characters."
    )
