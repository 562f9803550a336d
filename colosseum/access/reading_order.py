"""The order in which eyes come to what is on a page."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from colosseum.widgets.design_units import Box

T = TypeVar("T")
_TOUCHING: Final = 3.0
"""Boxes that overlap by less than this are apart."""
_GUTTER: Final = 22.0
"""What is less far apart is of one row, not of two columns."""


def in_reading_order(things: Iterable[T], box_of: Callable[[T], Box]) -> list[T]:
    """From top to bottom and from left to right; columns one after the other.

    A page is cut along the widest empty strip from edge to edge, and so is each of its parts.
    """
    return [thing for thing, _ in _cut([(it, box_of(it)) for it in things])]


def _cut(things: Sequence[tuple[T, Box]]) -> list[tuple[T, Box]]:
    if len(things) < 2:
        return [*things]
    across = _widest([(box.top, box.bottom) for _, box in things])
    down = _widest([(box.left, box.right) for _, box in things])
    if across is None and down is None:
        return sorted(things, key=_place)
    is_gutter = down is not None and down[0] >= _GUTTER
    if down is not None and (across is None or (is_gutter and down[0] > across[0])):
        first = [it for it in things if it[1].centerx < down[1]]
    else:
        assert across is not None
        first = [it for it in things if it[1].centery < across[1]]
    if len(first) in (0, len(things)):
        return sorted(things, key=_place)
    chosen = {id(it) for it in first}
    return _cut(first) + _cut([it for it in things if id(it) not in chosen])


def _place(thing: tuple[T, Box]) -> tuple[float, float]:
    return thing[1].centery, thing[1].centerx


def _widest(spans: Sequence[tuple[float, float]]) -> tuple[float, float] | None:
    """The widest gap between the spans, and where its middle is."""
    best: tuple[float, float] | None = None
    reached = float("-inf")
    for start, end in sorted(spans):
        gap = start - reached
        if reached > float("-inf") and gap > -_TOUCHING and (best is None or gap > best[0]):
            best = gap, reached + gap / 2
        reached = max(reached, end)
    return best
