"""The tooltip: when it appears, and how it is drawn."""

from collections.abc import Sequence
from typing import Final

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.theme import BODY, GOLD, PAPER, UMBER_DARK
from colosseum.widgets.widget import Widget

TIP_AFTER: Final = 0.45
"""Seconds the mouse must rest on a widget before its tooltip appears."""
_TIP_WIDTH: Final = 380.0
_FAR_OFF: Final = 100.0
"""How much more may be hidden by a tooltip that is one unit nearer to what it is about."""


def explain(brush: Brush, widget: Widget, page: Sequence[Widget]) -> Box:
    """Draw a widget's tooltip where it hides least of what else there is to press or to read.

    It hides nothing of what stays in sight, if it can be beside that instead.
    """
    others = [it for it in page if it is not widget]
    about = widget.tip_beside or widget.box
    words, style = widget.explanation, BODY.but(size=17, colour=PAPER, valign="top")
    longest = max(brush.text_width(line, style) for line in words.split("\n"))
    width = min(_TIP_WIDTH, longest + 2)
    height = brush.text_height(words, style, width)
    in_sight = [it.box for it in others if it.stays_in_sight]
    read = [it.box for it in others if it.focusable or it.tip]
    size = (width + 28, height + 18)
    box = _place(size, about, read, in_sight)
    brush.slab(box, UMBER_DARK, radius=8, edge=GOLD, edge_width=1.5, shadow=8)
    inside = Box(box.left + 14, box.top + 9, width + 2, height + 4)
    brush.text(words, inside, style, lines=12, where="tooltip")
    return box


def _place(
    size: tuple[float, float],
    about: Box,
    others: Sequence[Box],
    in_sight: Sequence[Box],
) -> Box:
    """Beside it; never on what it is about, nor on what stays in sight, if there is other room.

    Only where that leaves no room beside it is the tooltip farther off, beside what stays in sight.
    """
    places = _beside(size, about, about)
    near = [it for it in places if not _shared(it, about) and not _hidden(it, in_sight)]
    if near:
        places = near
    else:
        for box in in_sight:
            places += _beside(size, box, about)

    def hides(place: Box) -> tuple[float, float, float]:
        return (
            _shared(place, about),
            _hidden(place, in_sight),
            _hidden(place, others) + _FAR_OFF * _distance(place, about),
        )

    return min(places, key=hides)


def _beside(size: tuple[float, float], box: Box, about: Box) -> list[Box]:
    """Above, below, left and right of a box, level with what it is about."""
    places = [Box((0, 0), size) for _ in range(4)]
    above, below, left, right = places
    above.midbottom = (about.centerx, box.top - 8)
    below.midtop = (about.centerx, box.bottom + 8)
    left.midright = (box.left - 8, about.centery)
    right.midleft = (box.right + 8, about.centery)
    for place in places:
        place.clamp_ip(WHOLE.inflate(-8, -8))
    return places


def _hidden(place: Box, boxes: Sequence[Box]) -> float:
    return sum(_shared(place, boxes[index]) for index in place.collidelistall(boxes))


def _distance(one: Box, other: Box) -> float:
    """Across and down, from edge to edge."""
    across = max(one.left - other.right, other.left - one.right, 0)
    return across + max(one.top - other.bottom, other.top - one.bottom, 0)


def _shared(one: Box, other: Box) -> float:
    both = one.clip(other)
    return both.width * both.height
