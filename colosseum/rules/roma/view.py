"""A view of the game: what one seat knows of it, the rest dealt again."""

from colosseum.rules.chance import Chance
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.data import CardNumber
from colosseum.rules.roma.state import Cards, State, without


def deal_again(state: State, seat: SeatIndex, chance: Chance) -> None:
    """Deal what the seat cannot know, and only that (ROM-15).

    That is the pile, the cards of the other's hand that the seat has not seen, those put aside
    for the exchange, and cards that the other is looking at.
    """
    other = 1 - seat
    unseen = state.hands[other]
    for card in state.known[other]:
        unseen = without(unseen, card)
    drawn = state.drawn if state.seat == other else ()
    cards = sorted(state.pile + unseen + state.gifts[other] + drawn)
    chance.shuffle(cards)
    state.chance = chance
    state.hands[other] = tuple(sorted(state.known[other] + _dealt(cards, len(unseen))))
    state.gifts[other] = _dealt(cards, len(state.gifts[other]))
    if drawn:
        state.drawn = _dealt(cards, len(drawn))
    state.pile = tuple(cards)


def _dealt(cards: list[CardNumber], count: int) -> Cards:
    """Take `count` cards from the end of a mixed list."""
    dealt = tuple(sorted(cards[len(cards) - count :]))
    del cards[len(cards) - count :]
    return dealt
