"""Marks that are no widgets but shapes on the board."""

from colosseum.scenes.table.colosseum.layout import RING_INNER, RING_OUTER, sector
from colosseum.tutor.colosseum.marks import Square


def outline(mark: object) -> list[tuple[float, float]] | None:
    """The shape of a square; None for all other marks."""
    match mark:
        case Square(number):
            return sector(number, number, RING_INNER, RING_OUTER)
    return None
