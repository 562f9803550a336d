"""A view of the game: what one seat knows of it, the rest dealt again."""

from colosseum.rules.chance import Chance
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.data import EMPTY, CardNumber
from colosseum.rules.roma.state import Cards, State, without


def deal_again(state: State, seat: SeatIndex, chance: Chance) -> None:
    """Deal what the seat cannot know, and only that (ROM-15).

    That is the pile, the cards of the other's hand that the seat has not seen, those put aside
    for the exchange, those laid face down, and cards that the other is looking at. Where there
    are two piles, all of these are of the other's own deck (ROM-23).
    """
    other = 1 - seat
    deck = state.deck_of(other)
    unseen = state.hands[other] + _face_down(state, other)
    for card in state.known[other]:
        unseen = without(unseen, card)
    drawn = state.drawn if state.seat == other else ()
    cards = sorted(state.piles[deck] + unseen + state.gifts[other] + drawn)
    chance.shuffle(cards)
    state.chance = chance
    _lay_out(state, other, state.known[other] + _dealt(cards, len(unseen)))
    state.gifts[other] = _dealt(cards, len(state.gifts[other]))
    if drawn:
        state.drawn = _dealt(cards, len(drawn))
    state.set_pile(deck, tuple(cards))
    if deck != state.deck_of(seat):
        own = sorted(state.piles[seat])
        chance.shuffle(own)
        state.set_pile(seat, tuple(own))


def mix_the_piles(state: State, chance: Chance) -> None:
    """Deal only what nobody has yet: the piles, and the dice to come."""
    for deck in range(len(state.piles)):
        cards = sorted(state.piles[deck])
        chance.shuffle(cards)
        state.set_pile(deck, tuple(cards))
    state.chance = chance


def _face_down(state: State, seat: SeatIndex) -> Cards:
    """The cards on a side that are not turned over yet (ROM-30)."""
    side = state.sides[seat] if state.is_face_down else ()
    return tuple([card for card in side if card != EMPTY])


def _lay_out(state: State, seat: SeatIndex, cards: Cards) -> None:
    """Have these cards in a hand; and as many on the side as lie there face down, any of them."""
    laid = len(_face_down(state, seat))
    if laid:
        mixed = sorted(cards)
        state.chance.shuffle(mixed)
        side = [mixed.pop() if card != EMPTY else EMPTY for card in state.sides[seat]]
        state.sides[seat] = tuple(side)
        cards = tuple(mixed)
    state.hands[seat] = tuple(sorted(cards))


def _dealt(cards: list[CardNumber], count: int) -> Cards:
    """Take `count` cards from the end of a mixed list."""
    dealt = tuple(sorted(cards[len(cards) - count :]))
    del cards[len(cards) - count :]
    return dealt
