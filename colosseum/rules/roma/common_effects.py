"""What cards and phases do to the table: which events happen, and in which order."""

from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.data import EMPTY, RULES, CardNumber, Place
from colosseum.rules.roma.events import (
    CardsDrawn,
    PileShuffled,
    PointsGained,
    card_discarded,
    card_played,
    money_paid,
)
from colosseum.rules.roma.state import State


def roll_die(state: State) -> int:
    return state.chance.below(RULES.faces) + 1


def pay(state: State, sesterces: int, events: list[Event]) -> None:
    """The player who decides pays the supply; for nothing to pay, nothing happens."""
    if sesterces:
        happen(state, money_paid(state.seat, sesterces), events)


def gain(state: State, seat: SeatIndex, points: int, events: list[Event]) -> None:
    """From the supply; what it lacks is credited from outside (ROM-11, ROM-19)."""
    if points:
        credit = max(points - state.supply, 0)
        happen(state, PointsGained(seat, points, credit), events)


def discard(state: State, seat: SeatIndex, place: Place, events: list[Event]) -> None:
    """A card in play goes to the discard pile."""
    happen(state, card_discarded(seat, state.sides[seat][place], place), events)


def play_card(state: State, card: CardNumber, place: Place, events: list[Event]) -> None:
    """From the hand of the player who decides; a card already there is discarded (ROM-7)."""
    seat = state.seat
    if state.sides[seat][place] != EMPTY:
        discard(state, seat, place, events)
    happen(state, card_played(seat, card, place), events)


def draw(state: State, count: int, events: list[Event]) -> None:
    """Look at cards from the pile; once it is empty, at cards of the shuffled discards (ROM-8)."""
    count -= _draw_from_pile(state, count, events)
    if count and state.discards:
        cards = sorted(state.discards)
        state.chance.shuffle(cards)
        happen(state, PileShuffled(len(cards)), events)
        state.pile = tuple(cards)
        _draw_from_pile(state, count, events)


def _draw_from_pile(state: State, count: int, events: list[Event]) -> int:
    """As many as there are, up to the count."""
    drawn = min(count, len(state.pile))
    if drawn:
        happen(state, CardsDrawn(state.seat, tuple(sorted(state.pile[-drawn:]))), events)
    return drawn
