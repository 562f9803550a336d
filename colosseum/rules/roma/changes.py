"""What each event changes on the table, written once: for the rules and for those who look on.

What the rules know is whole. An onlooker is given events as one seat sees them, in which cards face
down are HIDDEN, and so are those on the onlooker's table. What belongs to a decision under way,
such as the card that asks, is no event's business: the steps of the game keep it themselves.
"""

from collections.abc import Callable
from typing import Any, Final

from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma import events as ev
from colosseum.rules.roma import roma_events as roma
from colosseum.rules.roma.data import BRIBERY, EMPTY, HIDDEN, CardNumber, Place, deck_of
from colosseum.rules.roma.state import (
    NOTHING_BLOCKED,
    NOTHING_WEAKER,
    Cards,
    State,
    hidden,
    with_card,
    without,
)


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


def _lay_off(state: State, cards: Cards) -> None:
    """Put cards on the discard pile of the deck they came from (ROM-23)."""
    if len(state.discards) == 1:
        state.discards = (state.discards[0] + cards,)
        return
    for card in cards:
        deck = deck_of(card)
        state.set_discards(deck, (*state.discards[deck], card))


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
    state.weakened = NOTHING_WEAKER
    if state.blocked != NOTHING_BLOCKED:
        _block(state, 1 - event.seat, ())


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


def _use_die(state: State, event: ev.DieUsed | roma.DieAdded) -> None:
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
    state.piles, state.discards = (hidden(event.cards),), ((),)


def _draw(state: State, event: ev.CardsDrawn) -> None:
    deck = state.deck_of(event.seat)
    state.set_pile(deck, state.piles[deck][: -len(event.cards)])
    state.drawn = tuple(sorted(state.drawn + event.cards)) if state.drawn else event.cards


def _keep(state: State, event: ev.CardsKept) -> None:
    for card in event.cards:
        state.drawn = without(state.drawn, card)
    state.hands[event.seat] = tuple(sorted(state.hands[event.seat] + event.cards))


def _discard_drawn(state: State, event: ev.DrawnDiscarded) -> None:
    state.drawn = ()
    _lay_off(state, event.cards)


def _lay_drawn(state: State, event: ev.DrawnLaid) -> None:
    state.drawn = ()
    _put(state, event.seat, event.place, event.card)


def _discard_hand(state: State, event: ev.HandDiscarded) -> None:
    state.hands[event.seat] = state.known[event.seat] = ()
    _lay_off(state, event.cards)


def _play(state: State, event: ev.CardPlayed) -> None:
    _leave(state, event.seat, event.card)
    _put(state, event.seat, event.place, event.card)


def _discard(state: State, event: ev.CardDiscarded) -> None:
    _put(state, event.seat, event.place, EMPTY)
    _lay_off(state, (event.card,))


def _swap(state: State, event: ev.CardSwapped) -> None:
    _leave(state, event.seat, event.card)
    _put(state, event.seat, event.place, event.card)
    _join(state, event.seat, event.old)


def _recover(state: State, event: ev.CardRecovered) -> None:
    deck = deck_of(event.card)
    state.set_discards(deck, without(state.discards[deck], event.card))
    _join(state, event.seat, event.card)


def _see(state: State, event: ev.HandSeen | roma.HandDeduced) -> None:
    state.hands[1 - event.seat] = state.known[1 - event.seat] = event.cards


def _take(state: State, event: ev.CardTaken) -> None:
    _leave(state, 1 - event.seat, event.card)
    _join(state, event.seat, event.card)


def _reduce(state: State, event: ev.DiceReduced) -> None:
    state.fewer_dice = True


# With the cards of the first Roma


def _lay_face_down(state: State, event: roma.CardLaidFaceDown) -> None:
    """An onlooker no longer knows which of the cards given are still in the hand (ROM-30)."""
    hand = state.hands[event.seat]
    is_seen = event.card != HIDDEN
    state.hands[event.seat] = without(hand, event.card) if is_seen else hidden(len(hand) - 1)
    _put(state, event.seat, event.place, event.card)


def _turn_up(state: State, event: roma.CardsTurnedUp) -> None:
    state.sides[event.seat] = event.side
    state.known[event.seat] = ()


def _change_die(state: State, event: roma.DieChanged) -> None:
    state.dice = with_card(without(state.dice, event.die), event.new_die)


def _block(state: State, seat: SeatIndex, places: tuple[Place, ...]) -> None:
    blocked = [*state.blocked]
    blocked[seat] = places
    state.blocked = tuple(blocked)


def _block_symbol(state: State, event: roma.SymbolBlocked) -> None:
    _block(state, event.seat, tuple(sorted((*state.blocked[event.seat], event.place))))


def _lower_defence(state: State, event: roma.DefenceLowered) -> None:
    weakened = [*state.weakened]
    weakened[event.seat] += event.less
    state.weakened = tuple(weakened)


def _pay_rival(state: State, event: roma.RivalPaid) -> None:
    state.money[event.seat] -= event.sesterces
    state.money[1 - event.seat] += event.sesterces


def _take_points(state: State, event: roma.PointsTaken) -> None:
    state.points[event.seat] += event.points
    state.points[1 - event.seat] -= event.points


def _shuffle_own(state: State, event: roma.OwnPileShuffled) -> None:
    state.set_pile(event.seat, hidden(event.cards))
    state.set_discards(event.seat, ())


def _search(state: State, event: roma.PileSearched) -> None:
    state.set_pile(state.deck_of(event.seat), ())
    state.drawn = event.cards


def _return_pile(state: State, event: roma.PileReturned) -> None:
    """Nobody knows the new order but the rules, which then lay the cards in it."""
    state.drawn = ()
    state.set_pile(state.deck_of(event.seat), hidden(event.cards))


def _go_back(state: State, event: roma.CardReturned) -> None:
    _put(state, event.seat, event.place, EMPTY)
    _join(state, event.seat, event.card)


def _take_up(state: State, event: roma.CardsTakenUp) -> None:
    """All of their kind are taken up, so no other card like them stays."""
    side = state.sides[event.seat]
    state.sides[event.seat] = tuple([EMPTY if card in event.cards else card for card in side])
    state.taken_up = event.cards


def _lay_again(state: State, event: roma.CardLaidAgain) -> None:
    state.taken_up = without(state.taken_up, event.card)
    _put(state, event.seat, event.place, event.card)


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
    roma.CardLaidFaceDown: _lay_face_down,
    roma.CardsTurnedUp: _turn_up,
    roma.DieChanged: _change_die,
    roma.DieAdded: _use_die,
    roma.SymbolBlocked: _block_symbol,
    roma.DefenceLowered: _lower_defence,
    roma.RivalPaid: _pay_rival,
    roma.PointsTaken: _take_points,
    roma.OwnPileShuffled: _shuffle_own,
    roma.PileSearched: _search,
    roma.HandDeduced: _see,
    roma.PileReturned: _return_pile,
    roma.CardReturned: _go_back,
    roma.CardsTakenUp: _take_up,
    roma.CardLaidAgain: _lay_again,
}
