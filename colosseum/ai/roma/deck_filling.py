"""Filling up a deck as an opponent would: with the cards that are worth most (ROM-22)."""

from collections import Counter

from colosseum.ai.roma.table_worth import WORTHS
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.decks import BOTH_SETS, cards_of
from colosseum.rules.roma.state import Cards


def filled_up(cards: Cards) -> Cards:
    """These cards and the best of those that are left, as many as a deck has.

    Of cards worth the same, the cheaper ones come first.
    """
    left = Counter(cards_of(RULES.version, BOTH_SETS)) - Counter(cards)
    best = sorted(left.elements(), key=lambda card: (-WORTHS[card], RULES.cards[card].price, card))
    return tuple(sorted((*cards, *best[: max(0, RULES.own_deck - len(cards))])))
