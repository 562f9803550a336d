"""Frames round what a lesson, a hint or advice points at."""

from collections.abc import Sequence
from typing import Final

import pygame

from colosseum.rules.kernel import Action
from colosseum.scenes.parts.table_lights import Outline
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.motion import Point
from colosseum.widgets.theme import GOLD, PURPLE
from colosseum.widgets.widget import Area, Look, Widget

_MARGIN: Final = 9.0


def with_marks(
    about: Sequence[object],
    widgets: Sequence[Widget],
    outline: Outline,
    *,
    strong: bool = True,
    action: Action | None = None,
) -> list[Widget]:
    """The widgets with these things marked: outlines over the board, frames over nearly all.

    Strong marks ask for attention, others only point. If they are about an action, a button that
    would take another one is not marked.
    """
    topmost = [widget for widget in widgets if widget.over_marks]
    others = [widget for widget in widgets if not widget.over_marks]
    asked = (place for place, widget in enumerate(others) if widget.comes_first)
    first = next(asked, len(others))
    shapes = _outlines(about, outline, strong=strong)
    round_these = frames(framed(about, widgets, action), strong=strong)
    return [*others[:first], shapes, *others[first:], round_these, *topmost]


def framed(
    about: Sequence[object], widgets: Sequence[Widget], action: Action | None = None
) -> list[Widget]:
    """The widgets about these things; none of them takes another action, if it is about one."""
    wanted = set(about)
    found = [widget for widget in widgets if not wanted.isdisjoint(widget.about)]
    return [widget for widget in found if action is None or _takes(widget) in (None, action)]


def _takes(widget: Widget) -> Action | None:
    return next((it for it in widget.about if isinstance(it, Action)), None)


def frames(widgets: Sequence[Widget], *, strong: bool = True) -> Area:
    """Frames round these widgets."""
    found = [widget.shape or (widget.box, 0.0) for widget in widgets]
    width = 4.0 if strong else 3.0

    def paint(brush: Brush, look: Look) -> None:
        for box, turn in found:
            around = box.inflate(_MARGIN, _MARGIN)
            if turn:
                _paint_shape(brush, turned(around, turn), strong=strong)
                continue
            if strong:
                brush.slab(around.inflate(4, 4), None, radius=14, edge=PURPLE, edge_width=5)
            brush.slab(around, None, radius=12, edge=GOLD, edge_width=width)

    return Area("marks", Box(0, 0, 0, 0), paint)


def turned(box: Box, degrees: float) -> list[Point]:
    """The corners of a box that is turned about its middle, clockwise."""
    middle = pygame.Vector2(box.center)
    corners = (box.topleft, box.topright, box.bottomright, box.bottomleft)
    found = [middle + (pygame.Vector2(it) - middle).rotate(degrees) for it in corners]
    return [(it.x, it.y) for it in found]


def _paint_shape(brush: Brush, shape: list[Point], *, strong: bool) -> None:
    if strong:
        brush.polygon(shape, None, edge=PURPLE, edge_width=8)
    brush.polygon(shape, None, edge=GOLD, edge_width=4.0 if strong else 3.0)


def _outlines(about: Sequence[object], outline: Outline, *, strong: bool) -> Area:
    shapes = [shape for mark in about if (shape := outline(mark)) is not None]

    def paint(brush: Brush, look: Look) -> None:
        for shape in shapes:
            _paint_shape(brush, shape, strong=strong)

    return Area("outlines", Box(0, 0, 0, 0), paint)
