"""The defence of cards in play, and the cards of the first Roma that change it (ROM-25)."""

from colosseum.rules.kernel import Event, Pattern, SeatIndex
from colosseum.rules.roma.cards.card import CARDS, AlwaysOn, Card, card
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.data import EMPTY, Place
from colosseum.rules.roma.roma_events import DefenceLowered
from colosseum.rules.roma.state import Activation, Cards, State
from colosseum.words.sentences import Sentence


def defences(state: State, seat: SeatIndex) -> dict[Place, int]:
    """The defence of each card on a side, with all that changes it; perhaps less than nothing."""
    side, change = state.sides[seat], _change(state, seat)
    there = [(place, CARDS[side[place]]) for place in state.occupied(seat)]
    return {place: it.defence - it.protects + change for place, it in there}


def defence(state: State, seat: SeatIndex, place: Place) -> int:
    """The defence of one of them."""
    it = CARDS[state.sides[seat][place]]
    return it.defence - it.protects + _change(state, seat)


def _change(state: State, seat: SeatIndex) -> int:
    return protection(state.sides[seat]) - state.weakened[seat]


def protection(side: Cards) -> int:
    """What the cards of a side add to the defence of its others."""
    return sum([CARDS[card].protects for card in side if card != EMPTY])


@card
class Turris(AlwaysOn):
    key = "turris"
    protects_others = True
    face = Pattern("+{amount} defence for the others")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "Always on: the defence of all your other cards is {amount} higher.",
            amount=self.amount,
        )


@card
class Essedum(Card):
    key = "essedum"
    face = Pattern("lowers enemy defence by\u00a0{amount}")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "The defence of all your opponent’s cards is {amount} lower this turn.",
            amount=self.amount,
        )

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        """Each time it acts counts, even if Essedum leaves play meanwhile."""
        opponent = 1 - state.seat
        if state.occupied(opponent):
            happen(state, DefenceLowered(opponent, self.amount), events)
