"""Cards that bring cards into a hand or from it, or lay one from the pile."""

from typing import ClassVar

from colosseum.rules.kernel import Action, Event, Pattern
from colosseum.rules.roma.actions import DECLINE, Swap, Take, swap, take
from colosseum.rules.roma.cards.asking import ChoosesPlace
from colosseum.rules.roma.cards.card import CARDS, Card, ask, card
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.common_effects import draw, renew_pile, return_pile
from colosseum.rules.roma.data import CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import (
    CardRecovered,
    CardsKept,
    CardSwapped,
    CardTaken,
    DrawnLaid,
    HandDiscarded,
    HandSeen,
)
from colosseum.rules.roma.roma_events import HandDeduced, PileSearched
from colosseum.rules.roma.state import Activation, State
from colosseum.words.sentences import Sentence


@card
class Castra(ChoosesPlace):
    """The card is seen before its place is chosen (ROM-21)."""

    key = "castra"
    face = Pattern("lays the top card for free")
    asks = (DecisionKind.PLACE,)
    question = Sentence("Choose an empty place for the card you have drawn.")
    text = Sentence("Lay the top card of the draw pile on one of your empty places without paying.")

    def places(self, state: State, activation: Activation) -> list[Place]:
        return state.free_places(state.seat)

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        if self.places(state, activation):
            draw(state, 1, events)
            if state.drawn:
                super().act(state, activation, events)

    def chosen(
        self, state: State, activation: Activation, place: Place, events: list[Event]
    ) -> None:
        (drawn,) = state.drawn
        happen(state, DrawnLaid(state.seat, drawn, place), events)


@card
class Fortuna(Card):
    key = "fortuna"
    face = Pattern("a new hand of cards")
    text = Sentence("Discard your whole hand and draw the same number of cards.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        hand = state.hands[state.seat]
        if hand:
            happen(state, HandDiscarded(state.seat, hand), events)
            draw(state, len(hand), events)
            happen(state, CardsKept(state.seat, state.drawn), events)


@card
class Portus(Card):
    key = "portus"
    face = Pattern("swaps with your hand")
    asks = (DecisionKind.SWAP,)
    question = Sentence("Choose a card from your hand and one in play to swap, or decline.")
    text = Sentence("You may swap one of your cards in play with a card from your hand.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        if state.hands[state.seat] and state.occupied(state.seat):
            ask(state, DecisionKind.SWAP, activation)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        places = state.occupied(state.seat)
        hand = sorted({*state.hands[state.seat]})
        return (*[swap(card, place) for card in hand for place in places], DECLINE)

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        if isinstance(action, Swap):
            seat, place = state.seat, action.place
            old = state.sides[seat][place]
            happen(state, CardSwapped(seat, action.card, old, place), events)


class Recovers(Card):
    """Takes a card of one kind from the discard pile, one's own if there are two (ROM-23)."""

    asks = (DecisionKind.TAKE,)
    takes_buildings: ClassVar[bool]

    def _found(self, state: State) -> list[CardNumber]:
        discards = state.discards_of(state.seat)
        return sorted({it for it in discards if CARDS[it].is_building == self.takes_buildings})

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        if self._found(state):
            ask(state, DecisionKind.TAKE, activation)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        return (*map(take, self._found(state)), DECLINE)

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        if isinstance(action, Take):
            happen(state, CardRecovered(state.seat, action.card), events)


@card
class Restaurator(Recovers):
    key = "restaurator"
    face = Pattern("takes a discarded building")
    takes_buildings = True
    question = Sentence("Choose a building from the discard pile, or decline.")
    text = Sentence("You may take any building from the discard pile into your hand.")


@card
class Aesculapinum(Recovers):
    key = "aesculapinum"
    face = Pattern("takes a discarded character")
    takes_buildings = False
    question = Sentence("Choose a character from the discard pile, or decline.")
    text = Sentence("You may take any character from the discard pile into your hand.")


@card
class Haruspex(Card):
    """All of the pile is seen before a card is taken, or none; then it is shuffled."""

    key = "haruspex"
    face = Pattern("takes a card from the pile")
    asks = (DecisionKind.SEARCH,)
    question = Sentence("Choose a card from the draw pile, or decline.")
    text = Sentence(
        "Look through the draw pile. You may take one of the cards. Then shuffle the pile."
    )

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        renew_pile(state, events)
        pile = state.pile_of(state.seat)
        if pile:
            happen(state, PileSearched(state.seat, tuple(sorted(pile))), events)
            self._deduce(state, events)
            ask(state, DecisionKind.SEARCH, activation)

    def _deduce(self, state: State, events: list[Event]) -> None:
        """With a pile each, what is left to deduce is in the other pile as well."""
        other = 1 - state.seat
        if len(state.piles) == 1 and state.known[other] != state.hands[other]:
            happen(state, HandDeduced(state.seat, state.hands[other]), events)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        return (*map(take, dict.fromkeys(state.drawn)), DECLINE)

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        if isinstance(action, Take):
            happen(state, CardsKept(state.seat, (action.card,)), events)
        return_pile(state, events)


@card
class Speculator(Card):
    """The hand is seen before a card is taken, or none (ROM-21)."""

    key = "speculator"
    face = Pattern("takes a card from a hand")
    asks = (DecisionKind.TAKE,)
    question = Sentence("Choose a card from your opponent’s hand, or decline.")
    text = Sentence("Look at your opponent’s hand. You may take one of the cards.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        hand = state.hands[1 - state.seat]
        if hand:
            happen(state, HandSeen(state.seat, hand), events)
            ask(state, DecisionKind.TAKE, activation)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        return (*map(take, sorted({*state.hands[1 - state.seat]})), DECLINE)

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        if isinstance(action, Take):
            happen(state, CardTaken(state.seat, action.card), events)
