"""A list of programmes, cards or the like, the most used first: how often, and what it brought."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column, row
from colosseum.widgets.theme import (
    FADED,
    GOLD,
    NUMBER,
    PURPLE,
    SMALL,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    mixed,
)
from colosseum.widgets.widget import Area, Look, Role, Widget

MOST: Final = 16
_ACROSS: Final = 2
_NUMBER: Final = 62.0


@dataclass(frozen=True, slots=True)
class Thing:
    key: str
    name: str
    draw: Callable[[Brush, Box], None]
    """Its picture, in a square."""
    share: float
    """How long its bar is, from 0 to 1."""
    note: str
    """Beside the bar."""
    number: str
    """What it brought."""
    tip: str
    spoken: str
    """All of this in a sentence."""


def ranked_things(box: Box, things: Sequence[Thing]) -> list[Widget]:
    """In two columns, as many as there is room for."""
    lines = [line for half in row(box, _ACROSS, 40) for line in column(half, MOST // _ACROSS, 6)]
    return [_line(line, thing) for line, thing in zip(lines, things, strict=False)]


def _line(line: Box, thing: Thing) -> Widget:
    def paint(brush: Brush, look: Look) -> None:
        side = min(48.0, line.height)
        thing.draw(brush, Box(line.left, line.centery - side / 2, side, side))
        left, width = line.left + side + 14, line.width - side - 14 - _NUMBER - 10
        name = Box(left, line.top + 2, width - 130, line.height / 2)
        brush.text(thing.name, name, STRONG.but(size=18), where="ranked")
        note = Box(left + width - 126, line.top + 2, 126, line.height / 2)
        brush.text(thing.note, note, SMALL.but(align="right", colour=FADED), where="ranked")
        bar = Box(left, line.centery + 6, width, 12)
        brush.slab(bar, STONE_DARK, radius=6)
        filled = Box(bar.left, bar.top, max(bar.height, bar.width * thing.share), bar.height)
        brush.slab(filled, mixed(GOLD, TERRACOTTA, 0.2), radius=6)
        number = Box(line.right - _NUMBER, line.top, _NUMBER, line.height)
        style = NUMBER.but(size=26, colour=PURPLE, align="right")
        brush.text(thing.number, number, style, where="ranked")

    found = Area(f"ranked-{thing.key}", line, paint, tip=thing.tip)
    found.role, found.spoken = Role.WORDS, thing.spoken
    return found
