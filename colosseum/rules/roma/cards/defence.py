"""The defence of cards in play, and the cards of the first Roma that change it (ROM-25)."""

from colosseum.rules.kernel import Event, Pattern, SeatIndex
from colosseum.rules.roma.cards.card import CARDS, AlwaysOn, Card, card
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.data import EMPTY, Place
from colosseum.rules.roma.roma_events import DefenceLowered
from colosseum.rules.roma.state import Activation, State
from colosseum.words.sentences import Sentence


def defences(state: State, seat: SeatIndex) -> dict[Place, int]:
    """The defence of each card on a side, with all that changes it; perhaps less than nothing."""
    side = state.sides[seat]
    there = [(place, CARDS[side[place]]) for place in state.places if side[place] != EMPTY]
    change = sum([it.protects for _, it in there]) - state.weakened[seat]
    return {place: it.defence + change - it.protects for place, it in there}


def defence(state: State, seat: SeatIndex, place: Place) -> int:
    """The defence of one of them."""
    return defences(state, seat)[place]


@card
class Turris(AlwaysOn):
    key = "turris"
    face = Pattern("+{amount} defence for the others")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "Always on: the defence of all your other cards is {amount} higher.",
            amount=self.amount,
        )

    @property
    def protects(self) -> int:
        return self.amount


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
