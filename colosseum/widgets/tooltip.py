"""The tooltip: when it appears, and how it is drawn."""

from typing import Final

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.theme import BODY, GOLD, PAPER, UMBER_DARK

TIP_AFTER: Final = 0.45
"""Seconds the mouse must rest on a widget before its tooltip appears."""
_TIP_WIDTH: Final = 380.0


def draw_tip(brush: Brush, words: str, about: Box) -> None:
    """Draw a few words beside what they are about, wherever there is room."""
    style = BODY.but(size=17, colour=PAPER, valign="top")
    longest = max(brush.text_width(line, style) for line in words.split("\n"))
    width = min(_TIP_WIDTH, longest + 2)
    height = brush.text_height(words, style, width)
    box = Box(0, 0, width + 28, height + 18)
    box.midbottom = (about.centerx, about.top - 8)
    if box.top < WHOLE.top + 4:
        box.midtop = (about.centerx, about.bottom + 8)
    if box.bottom > WHOLE.bottom - 4:
        box.midright = (about.left - 8, about.centery)
    box.clamp_ip(WHOLE.inflate(-8, -8))
    brush.slab(box, UMBER_DARK, radius=8, edge=GOLD, edge_width=1.5, shadow=8)
    inside = Box(box.left + 14, box.top + 9, width + 2, height + 4)
    brush.text(words, inside, style, lines=12, where="tooltip")
