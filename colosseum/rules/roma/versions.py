"""What differs between the versions of the rules: asked here and nowhere else.

A game is played to its end by the rules it began with. Of the numbers only the copies of the cards
differ. Where a rule has changed, a function says by a game's version which one holds.
"""

from typing import Final

from colosseum.rules.roma.data import VERSIONS, CardData
from colosseum.words.sentences import Sentence

_FIRST: Final = 1
"""Until the copies of two cards, and what two cards may do, were corrected."""


def all_cards(version: int) -> tuple[CardData, ...]:
    """Every card, with as many copies as that version has."""
    return VERSIONS[version - 1].cards


def may_be_left(version: int) -> bool:
    """Whether Praedator and Maecenas may be left at that: at first, they acted if they could."""
    return version > _FIRST


def maecenas_needs_second_die(version: int) -> bool:
    """Whether Maecenas can choose a Forum only while a second die is unused."""
    return version > _FIRST


def differences(version: int) -> Sentence | None:
    """How it differs from the newest rules; None for those."""
    return _DIFFERENCES.get(version)


_DIFFERENCES: Final = {
    _FIRST: Sentence(
        "There are two Praedatores and one Mercennarius. Praedator and Maecenas must act if they "
        "can, and Maecenas may choose Forum even without a second unused die."
    ),
}
