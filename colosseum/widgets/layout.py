"""Where things go within a box: in a row, in a column, in a grid, in parts, in the middle."""

from collections.abc import Sequence
from math import inf

from colosseum.widgets.design_units import Box


def row(
    box: Box, count: int, gap: float = 8, *, widest: float = inf, from_right: bool = False
) -> list[Box]:
    """Equal boxes side by side: as wide as there is room for, up to the widest."""
    width = min(widest, (box.width - gap * (count - 1)) / max(1, count))
    left = box.right - count * (width + gap) + gap if from_right else box.left
    return [
        Box(left + number * (width + gap), box.top, width, box.height) for number in range(count)
    ]


def column(box: Box, count: int, gap: float = 0, *, tallest: float = inf) -> list[Box]:
    """Equal boxes one below another: as tall as there is room for, up to the tallest."""
    height = min(tallest, (box.height - gap * (count - 1)) / max(1, count))
    return [
        Box(box.left, box.top + number * (height + gap), box.width, height)
        for number in range(count)
    ]


def grid(box: Box, across: int, down: int, gap: float) -> list[Box]:
    """Equal boxes that fill the box, line by line."""
    return [cell for line in column(box, down, gap) for cell in row(line, across, gap)]


def split(box: Box, parts: Sequence[float], gap: float = 10) -> list[Box]:
    """Boxes side by side that share the width in these proportions."""
    unit = (box.width - gap * (len(parts) - 1)) / sum(parts)
    found, left = [], box.left
    for part in parts:
        found.append(Box(left, box.top, unit * part, box.height))
        left += unit * part + gap
    return found


def squares(box: Box, count: int, size: float, gap: float = 6) -> list[Box]:
    """Squares side by side in the middle of the height, smaller where they would not fit."""
    side = min(size, (box.width + gap) / max(1, count) - gap, box.height)
    line = Box(box.left, box.centery - side / 2, box.width, side)
    return row(line, count, gap, widest=side)


def centred(middle: tuple[float, float], width: float, height: float | None = None) -> Box:
    """A box round its middle; a square if no height is given."""
    box = Box(0, 0, width, width if height is None else height)
    box.center = middle
    return box
