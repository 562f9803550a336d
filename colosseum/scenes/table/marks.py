"""Marks round what somebody talks about: in a lesson, or in a hint."""

from collections.abc import Iterator, Sequence
from typing import Final

from colosseum.scenes.table.colosseum import layout
from colosseum.scenes.table.colosseum.layout import RING_INNER, RING_OUTER
from colosseum.tutor.colosseum.about import About
from colosseum.widgets.brush import Brush
from colosseum.widgets.screen import Box
from colosseum.widgets.theme import GOLD, PURPLE
from colosseum.widgets.widget import Area, Look, Widget

_MARGIN: Final = 9.0


def marks(about: About, widgets: Sequence[Widget], *, strong: bool = True) -> Area:
    """Frames round these things, over all other widgets; what is not in sight gets none.

    Strong ones ask for attention, others only point.
    """
    wanted = {*_keys(about)}
    boxes = [widget.box for widget in widgets if widget.key in wanted]
    rings = [layout.sector(square, square, RING_INNER, RING_OUTER) for square in about.squares]

    def paint(brush: Brush, look: Look) -> None:
        width = 4.0 if strong else 3.0
        for box in boxes:
            around = box.inflate(_MARGIN, _MARGIN)
            if strong:
                brush.slab(around.inflate(4, 4), None, radius=14, edge=PURPLE, edge_width=5)
            brush.slab(around, None, radius=12, edge=GOLD, edge_width=width)
        for outline in rings:
            if strong:
                brush.polygon(outline, None, edge=PURPLE, edge_width=8)
            brush.polygon(outline, None, edge=GOLD, edge_width=width)

    return Area("marks", Box(0, 0, 0, 0), paint)


def _keys(about: About) -> Iterator[str]:
    yield from about.widgets
    yield from (f"asset-{asset}" for asset in about.assets)
    yield from (f"market-{market}" for market in about.markets)
    yield from (f"programme-{number}" for number in about.programmes)
    yield from (f"plaque-{seat}" for seat in about.seats)
