"""What each event changes on the table, written once: for the rules and for those who look on.

What the rules know is whole. An onlooker is given events as one seat sees them, in which cards face
down are HIDDEN, and so are those on the onlooker's table. What belongs to a decision under way,
such as the card that asks, is no event's business: the steps of the game keep it themselves.
"""

from collections.abc import Callable
from typing import Any, Final

from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.data import BRIBERY, EMPTY, HIDDEN, CardNumber, Place
from colosseum.rules.roma.state import State, hidden, with_card, without


def happen(state: State, event: Event, events: list[Event]) -> None:
    """Change the table as the event says, and put it on record."""
    CHANGES[type(event)](state, event)
    events.append(event)


def _put(state: State, seat: SeatIndex, place: Place, card: CardNumber) -> None:
    """Have a card on a place, or none."""
    side = state.sides[seat]
    state.sides[seat] = (*side[:place], card, *side[place + 1 :])


def _leave(state: State, seat: SeatIndex, card: CardNumber) -> None:
    """A card leaves a hand; of two equal ones, the known one counts as gone (ROM-15).

    If an onlooker does not know that it is there, it is one of those face down.
    """
    hand = state.hands[seat]
    state.hands[seat] = without(hand, card if card in hand else HIDDEN)
    if card in state.known[seat]:
        state.known[seat] = without(state.known[seat], card)


def _join(state: State, seat: SeatIndex, card: CardNumber) -> None:
    """A card that both players have seen comes into a hand."""
    state.hands[seat] = with_card(state.hands[seat], card)
    state.known[seat] = with_card(state.known[seat], card)


def _choose_gift(state: State, event: ev.GiftChosen) -> None:
    for card in event.cards:
        _leave(state, event.seat, card)
    state.gifts[event.seat] = event.cards


def _give(state: State, event: ev.CardsGiven) -> None:
    for card in event.cards:
        _join(state, 1 - event.seat, card)
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
    """Nobody knows the new order but the rules, which then lay the cards in it."""
    state.pile, state.discards = hidden(event.cards), ()


def _draw(state: State, event: ev.CardsDrawn) -> None:
    state.pile = state.pile[: -len(event.cards)]
    state.drawn = tuple(sorted(state.drawn + event.cards)) if state.drawn else event.cards


def _keep(state: State, event: ev.CardsKept) -> None:
    for card in event.cards:
        state.drawn = without(state.drawn, card)
    state.hands[event.seat] = tuple(sorted(state.hands[event.seat] + event.cards))


def _discard_drawn(state: State, event: ev.DrawnDiscarded) -> None:
    state.drawn = ()
    state.discards += event.cards


def _lay_drawn(state: State, event: ev.DrawnLaid) -> None:
    state.drawn = ()
    _put(state, event.seat, event.place, event.card)


def _discard_hand(state: State, event: ev.HandDiscarded) -> None:
    state.hands[event.seat] = state.known[event.seat] = ()
    state.discards += event.cards


def _play(state: State, event: ev.CardPlayed) -> None:
    _leave(state, event.seat, event.card)
    _put(state, event.seat, event.place, event.card)


def _discard(state: State, event: ev.CardDiscarded) -> None:
    _put(state, event.seat, event.place, EMPTY)
    state.discards += (event.card,)


def _swap(state: State, event: ev.CardSwapped) -> None:
    _leave(state, event.seat, event.card)
    _put(state, event.seat, event.place, event.card)
    _join(state, event.seat, event.old)


def _recover(state: State, event: ev.CardRecovered) -> None:
    state.discards = without(state.discards, event.card)
    _join(state, event.seat, event.card)


def _see(state: State, event: ev.HandSeen) -> None:
    state.hands[1 - event.seat] = state.known[1 - event.seat] = event.cards


def _take(state: State, event: ev.CardTaken) -> None:
    _leave(state, 1 - event.seat, event.card)
    _join(state, event.seat, event.card)


def _reduce(state: State, event: ev.DiceReduced) -> None:
    state.fewer_dice = True


CHANGES: Final[dict[type[Event], Callable[[State, Any], None]]] = {
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
