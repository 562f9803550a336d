"""Lights on the table: what a line of the log or the recap speaks of."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from colosseum.tutor.marks import Mark
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import GOLD, GOLD_LIGHT
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.widgets.widget_page import Page

Outline: TypeAlias = Callable[[object], list[tuple[float, float]] | None]
"""A mark's shape on the board; None for a mark that only a widget shows."""

_MARGIN: Final = 4.0
_GLOW: Final = ((9.0, 60), (7.0, 120), (5.5, 200))
"""How far out and how strong each ring of the glow is."""


class Speaking(Widget):
    """Something that speaks of things on the table, and lights them while it is pointed at."""

    lights: tuple[Mark, ...] = ()


def lights(page: Page, on_table: Callable[[], Sequence[Widget]], outline: Outline) -> Area:
    """A glow over whatever the widget under the pointer or in focus speaks of."""

    def paint(brush: Brush, look: Look) -> None:
        wanted = spoken_of(page)
        if not wanted:
            return
        for widget in on_table():
            if not wanted.isdisjoint(widget.about):
                _paint_glow(brush, widget.box)
        for mark in wanted:
            shape = outline(mark)
            if shape is not None:
                brush.polygon(shape, GOLD_LIGHT, edge=GOLD, edge_width=4, opacity=90)

    return Area("lights", Box(0, 0, 0, 0), paint)


def _paint_glow(brush: Brush, box: Box) -> None:
    """A bright frame that fades outwards, and hides nothing of what it is round."""
    for margin, opacity in _GLOW:
        around = box.inflate(2 * margin, 2 * margin)
        brush.slab(around, None, radius=9 + margin, edge=GOLD_LIGHT, opacity=opacity)
    around = box.inflate(2 * _MARGIN, 2 * _MARGIN)
    brush.slab(around, None, radius=11, edge=GOLD, edge_width=4)


def spoken_of(page: Page) -> set[Mark]:
    """The marks that are lit now."""
    hovered = page.hovered
    speaking = hovered if isinstance(hovered, Speaking) else page.pointed_at
    return set(speaking.lights) if isinstance(speaking, Speaking) else set()
