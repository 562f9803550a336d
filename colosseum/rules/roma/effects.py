"""What cards and phases do to the table, one change and its events at a time."""

from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma.data import EMPTY, RULES, CardNumber, Place
from colosseum.rules.roma.events import (
    CardsDrawn,
    CardsKept,
    PileShuffled,
    PointsGained,
    card_discarded,
    card_played,
    die_laid,
    money_paid,
    money_taken,
)
from colosseum.rules.roma.state import State, with_card, without


def roll_die(state: State) -> int:
    return state.chance.below(RULES.faces) + 1


def lay_die(state: State, die: int, symbol: int, events: list[Event]) -> None:
    state.dice = without(state.dice, die)
    events.append(die_laid(state.seat, die, symbol))


def receive(state: State, sesterces: int, events: list[Event]) -> None:
    state.money[state.seat] += sesterces
    events.append(money_taken(state.seat, sesterces))


def pay(state: State, sesterces: int, events: list[Event]) -> None:
    """The player who decides pays the supply; for nothing to pay, nothing happens."""
    if sesterces:
        state.money[state.seat] -= sesterces
        events.append(money_paid(state.seat, sesterces))


def gain(state: State, seat: SeatIndex, points: int, events: list[Event]) -> None:
    """From the supply; what it lacks is credited from outside (ROM-11, ROM-19)."""
    if points:
        credit = max(points - state.supply, 0)
        state.supply -= points - credit
        state.removed -= credit
        state.points[seat] += points
        events.append(PointsGained(seat, points, credit))


def put(state: State, seat: SeatIndex, place: Place, card: CardNumber) -> None:
    """Have a card on a place, or none."""
    side = state.sides[seat]
    state.sides[seat] = (*side[:place], card, *side[place + 1 :])


def discard(state: State, seat: SeatIndex, place: Place, events: list[Event]) -> None:
    """A card in play goes to the discard pile."""
    card = state.sides[seat][place]
    put(state, seat, place, EMPTY)
    state.discards += (card,)
    events.append(card_discarded(seat, card, place))


def leave_hand(state: State, seat: SeatIndex, card: CardNumber) -> None:
    """A card leaves a hand face up; of two equal ones, the known one counts as gone (ROM-15)."""
    state.hands[seat] = without(state.hands[seat], card)
    if card in state.known[seat]:
        state.known[seat] = without(state.known[seat], card)


def join_hand(state: State, seat: SeatIndex, card: CardNumber) -> None:
    """A card that both players have seen comes into a hand."""
    state.hands[seat] = with_card(state.hands[seat], card)
    state.known[seat] = with_card(state.known[seat], card)


def play_card(state: State, card: CardNumber, place: Place, events: list[Event]) -> None:
    """From the hand of the player who decides; a card already there is discarded (ROM-7)."""
    seat = state.seat
    if state.sides[seat][place] != EMPTY:
        discard(state, seat, place, events)
    leave_hand(state, seat, card)
    put(state, seat, place, card)
    events.append(card_played(seat, card, place))


def draw(state: State, count: int, events: list[Event]) -> None:
    """Look at cards from the pile; once it is empty, at cards of the shuffled discards (ROM-8)."""
    count -= _draw_from_pile(state, count, events)
    if count and state.discards:
        cards = sorted(state.discards)
        state.chance.shuffle(cards)
        state.pile, state.discards = tuple(cards), ()
        events.append(PileShuffled(len(cards)))
        _draw_from_pile(state, count, events)


def _draw_from_pile(state: State, count: int, events: list[Event]) -> int:
    """As many as there are, up to the count."""
    drawn = min(count, len(state.pile))
    if drawn:
        cards = tuple(sorted(state.pile[-drawn:]))
        state.pile = state.pile[:-drawn]
        state.drawn = tuple(sorted(state.drawn + cards))
        events.append(CardsDrawn(state.seat, cards))
    return drawn


def keep_drawn(state: State, cards: tuple[CardNumber, ...], events: list[Event]) -> None:
    """Take some of the drawn cards into the hand; nobody else sees them."""
    for card in cards:
        state.drawn = without(state.drawn, card)
    state.hands[state.seat] = tuple(sorted(state.hands[state.seat] + cards))
    events.append(CardsKept(state.seat, cards))
