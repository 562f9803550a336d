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


def explain(brush: Brush, widget: Widget, page: Sequence[Widget]) -> Box:
    """Draw a widget's tooltip where it hides least of what else there is to press or to read."""
    others = [it.box for it in page if it is not widget and (it.focusable or it.tip)]
    return _draw_tip(brush, widget.explanation, widget.tip_beside or widget.box, others)


def _draw_tip(brush: Brush, words: str, about: Box, others: Sequence[Box]) -> Box:
    """Draw a few words beside what they are about, where they hide least of the others."""
    style = BODY.but(size=17, colour=PAPER, valign="top")
    longest = max(brush.text_width(line, style) for line in words.split("\n"))
    width = min(_TIP_WIDTH, longest + 2)
    height = brush.text_height(words, style, width)
    box = _place((width + 28, height + 18), about, others)
    brush.slab(box, UMBER_DARK, radius=8, edge=GOLD, edge_width=1.5, shadow=8)
    inside = Box(box.left + 14, box.top + 9, width + 2, height + 4)
    brush.text(words, inside, style, lines=12, where="tooltip")
    return box


def _place(size: tuple[float, float], about: Box, others: Sequence[Box]) -> Box:
    """Above, below, left or right; never on what it is about if there is room anywhere else."""
    places = [Box((0, 0), size) for _ in range(4)]
    above, below, left, right = places
    above.midbottom = (about.centerx, about.top - 8)
    below.midtop = (about.centerx, about.bottom + 8)
    left.midright = (about.left - 8, about.centery)
    right.midleft = (about.right + 8, about.centery)
    for place in places:
        place.clamp_ip(WHOLE.inflate(-8, -8))

    def hides(place: Box) -> tuple[float, float]:
        return _shared(place, about), sum(_shared(place, other) for other in others)

    return min(places, key=hides)


def _shared(one: Box, other: Box) -> float:
    both = one.clip(other)
    return both.width * both.height
