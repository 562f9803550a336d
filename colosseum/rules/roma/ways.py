"""Which cards are played with, and how many piles there are (ROM-22)."""

from enum import Enum


class Way(Enum):
    """The five ways of playing, by the values that the option has."""

    ARENA = "arena"
    """Arena's cards."""
    MIXED = "mixed"
    """Both sets in one pile."""
    SET_EACH = "set_each"
    """One player has Arena's cards, the other Roma's, each in their own pile."""
    OWN_DECKS = "own_decks"
    """Each player brings their own deck."""
    ROMA = "roma"
    """The first game alone: no Bribery, and the first cards are laid face down (ROM-30)."""

    @property
    def has_two_piles(self) -> bool:
        return self in (Way.SET_EACH, Way.OWN_DECKS)
