"""What differs between the versions of the rules: asked here and nowhere else.

A game is played to its end by the rules it began with. Of the numbers only the copies of the cards
differ. Where a rule has changed, a function says by a game's version which one holds.
"""

from typing import Final

from colosseum.rules.roma.data import VERSIONS, CardData, CardNumber


def all_cards(version: int) -> tuple[CardData, ...]:
    """Every card, with as many copies as that version has."""
    return VERSIONS[version - 1].cards


def deck(version: int) -> tuple[CardNumber, ...]:
    """All cards of the game, each as often as it has copies."""
    return _DECKS[version - 1]


_DECKS: Final = tuple(
    tuple(card.number for card in rules.cards for _ in range(card.copies)) for rules in VERSIONS
)
