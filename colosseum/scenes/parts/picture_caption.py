"""A picture in the rulebook with a few words below it."""

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import SMALL


def captioned(brush: Brush, box: Box, words: str, lines: int = 1) -> Box:
    """Paint a caption at the bottom; returns the room above it."""
    high = 4.0 + 22 * lines
    low = Box(box.left, box.bottom - high, box.width, high)
    brush.text(words, low, SMALL.but(align="centre"), lines=lines, where="picture")
    return Box(box.left, box.top, box.width, box.height - high - 4)
