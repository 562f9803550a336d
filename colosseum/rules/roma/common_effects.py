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
from colosseum.rules.roma.roma_events import OwnPileShuffled, PileReturned, PointsTaken
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


def take_points(state: State, points: int, events: list[Event]) -> None:
    """The player who decides takes them from the other, who may have fewer."""
    points = min(points, state.points[1 - state.seat])
    if points:
        happen(state, PointsTaken(state.seat, points), events)


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
    if count:
        renew_pile(state, events)
        _draw_from_pile(state, count, events)


def _draw_from_pile(state: State, count: int, events: list[Event]) -> int:
    """As many as there are, up to the count."""
    pile = state.pile_of(state.seat)
    drawn = min(count, len(pile))
    if drawn:
        happen(state, CardsDrawn(state.seat, tuple(sorted(pile[-drawn:]))), events)
    return drawn


def renew_pile(state: State, events: list[Event]) -> None:
    """Shuffle the discards into a new pile if the old one is empty (ROM-8, ROM-23)."""
    deck = state.deck_of(state.seat)
    if state.piles[deck] or not state.discards[deck]:
        return
    cards = sorted(state.discards[deck])
    state.chance.shuffle(cards)
    if len(state.piles) == 1:
        happen(state, PileShuffled(len(cards)), events)
    else:
        happen(state, OwnPileShuffled(state.seat, len(cards)), events)
    state.set_pile(deck, tuple(cards))


def return_pile(state: State, events: list[Event]) -> None:
    """Shuffle the cards that the player who decides is looking at into the pile again."""
    cards = [*state.drawn]
    if cards:
        state.chance.shuffle(cards)
        happen(state, PileReturned(state.seat, len(cards)), events)
        state.set_pile(state.deck_of(state.seat), tuple(cards))
