"""Following a game by its events alone: hearing them is enough to know the table.

An onlooker who is given events as one seat sees them knows what that seat knows: cards face down
are HIDDEN. One who is given them whole knows everything but the pile's order.
"""

from collections.abc import Callable
from typing import Any

from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.data import BRIBERY, EMPTY, HIDDEN, CardNumber
from colosseum.rules.roma.effects import join_hand, put
from colosseum.rules.roma.state import Cards, State, hidden, without


class PublicState:
    """Sees the table once, and then only hears events."""

    def __init__(self, state: State, seat: SeatIndex | None = None) -> None:
        """As that seat sees the table, or whole."""
        self.seat = seat
        self.state = state.copy() if seat is None else state.seen_by(seat)

    def hear(self, event: Event) -> None:
        """Change the table as the event says; some talk changes nothing."""
        seen = event if self.seat is None else event.seen_by(self.seat)
        change = _CHANGES.get(type(seen))
        if change is not None:
            change(self.state, seen)


def _remove(cards: Cards, card: CardNumber) -> Cards:
    """The cards but this one; if it is not known to be there, one that is face down (ROM-15)."""
    return without(cards, card if card in cards else HIDDEN)


def _leave(state: State, seat: SeatIndex, card: CardNumber) -> None:
    state.hands[seat] = _remove(state.hands[seat], card)
    if card in state.known[seat]:
        state.known[seat] = without(state.known[seat], card)


def _choose_gift(state: State, event: ev.GiftChosen) -> None:
    for card in event.cards:
        _leave(state, event.seat, card)
    state.gifts[event.seat] = event.cards


def _give(state: State, event: ev.CardsGiven) -> None:
    for card in event.cards:
        join_hand(state, 1 - event.seat, card)
    state.gifts[event.seat] = ()


def _turn(state: State, event: ev.TurnBegan) -> None:
    state.turn, state.dice, state.bribed = event.turn, (), False


def _return(state: State, event: ev.PointsReturned) -> None:
    state.points[event.seat] -= event.points
    state.supply += event.points


def _roll(state: State, event: ev.DiceRolled) -> None:
    state.dice = event.dice
    state.fewer_dice = False


def _reroll(state: State, event: ev.DiceRerolled) -> None:
    for die in event.old:
        state.dice = without(state.dice, die)
    state.dice = tuple(sorted(state.dice + event.new))


def _lay_die(state: State, event: ev.DieLaid) -> None:
    state.dice = without(state.dice, event.die)
    state.bribed = state.bribed or event.symbol == BRIBERY


def _use_die(state: State, event: ev.DieUsed) -> None:
    state.dice = without(state.dice, event.die)


def _end(state: State, event: ev.GameEnded) -> None:
    state.dice, state.bribed, state.fewer_dice = (), False, False


def _receive(state: State, event: ev.MoneyTaken) -> None:
    state.money[event.seat] += event.sesterces


def _pay(state: State, event: ev.MoneyPaid) -> None:
    state.money[event.seat] -= event.sesterces


def _gain(state: State, event: ev.PointsGained) -> None:
    state.points[event.seat] += event.points
    state.supply -= event.points - event.credit
    state.removed -= event.credit


def _lose_supply(state: State, event: ev.PointsRemoved) -> None:
    state.supply -= event.points
    state.removed += event.points


def _shuffle(state: State, event: ev.PileShuffled) -> None:
    state.pile, state.discards = hidden(event.cards), ()


def _draw(state: State, event: ev.CardsDrawn) -> None:
    state.pile = state.pile[: -len(event.cards)]
    state.drawn = tuple(sorted(state.drawn + event.cards))


def _keep(state: State, event: ev.CardsKept) -> None:
    for card in event.cards:
        state.drawn = without(state.drawn, card)
    state.hands[event.seat] = tuple(sorted(state.hands[event.seat] + event.cards))


def _discard_drawn(state: State, event: ev.DrawnDiscarded) -> None:
    state.drawn = ()
    state.discards += event.cards


def _lay_drawn(state: State, event: ev.DrawnLaid) -> None:
    state.drawn = ()
    put(state, event.seat, event.place, event.card)


def _discard_hand(state: State, event: ev.HandDiscarded) -> None:
    state.hands[event.seat] = state.known[event.seat] = ()
    state.discards += event.cards


def _play(state: State, event: ev.CardPlayed) -> None:
    _leave(state, event.seat, event.card)
    put(state, event.seat, event.place, event.card)


def _discard(state: State, event: ev.CardDiscarded) -> None:
    put(state, event.seat, event.place, EMPTY)
    state.discards += (event.card,)


def _swap(state: State, event: ev.CardSwapped) -> None:
    _leave(state, event.seat, event.card)
    put(state, event.seat, event.place, event.card)
    join_hand(state, event.seat, event.old)


def _recover(state: State, event: ev.CardRecovered) -> None:
    state.discards = without(state.discards, event.card)
    join_hand(state, event.seat, event.card)


def _see(state: State, event: ev.HandSeen) -> None:
    state.hands[1 - event.seat] = state.known[1 - event.seat] = event.cards


def _take(state: State, event: ev.CardTaken) -> None:
    _leave(state, 1 - event.seat, event.card)
    join_hand(state, event.seat, event.card)


def _reduce(state: State, event: ev.DiceReduced) -> None:
    state.fewer_dice = True


_CHANGES: dict[type[Event], Callable[[State, Any], None]] = {
    ev.GiftChosen: _choose_gift,
    ev.CardsGiven: _give,
    ev.TurnBegan: _turn,
    ev.PointsReturned: _return,
    ev.DiceRolled: _roll,
    ev.DiceRerolled: _reroll,
    ev.DieLaid: _lay_die,
    ev.DieUsed: _use_die,
    ev.GameEnded: _end,
    ev.MoneyTaken: _receive,
    ev.MoneyPaid: _pay,
    ev.PointsGained: _gain,
    ev.PointsRemoved: _lose_supply,
    ev.PileShuffled: _shuffle,
    ev.CardsDrawn: _draw,
    ev.CardsKept: _keep,
    ev.DrawnDiscarded: _discard_drawn,
    ev.DrawnLaid: _lay_drawn,
    ev.HandDiscarded: _discard_hand,
    ev.CardPlayed: _play,
    ev.CardDiscarded: _discard,
    ev.CardSwapped: _swap,
    ev.CardRecovered: _recover,
    ev.HandSeen: _see,
    ev.CardTaken: _take,
    ev.DiceReduced: _reduce,
}
