"""A dashed line round what is still empty."""

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import Colour


def paint_dashes(brush: Brush, box: Box, ink: Colour) -> None:
    """A dashed line round a box."""
    dash, pitch = 9.0, 16.0
    for top in (box.top, box.bottom):
        at = box.left + 8
        while at < box.right - 8:
            brush.line((at, top), (min(at + dash, box.right - 8), top), ink, 2.4)
            at += pitch
    for left in (box.left, box.right):
        at = box.top + 8
        while at < box.bottom - 8:
            brush.line((left, at), (left, min(at + dash, box.bottom - 8)), ink, 2.4)
            at += pitch
