"""A programme's value ladder: its spectators with 0, 1, 2 … assets missing."""

from collections.abc import Sequence
from typing import Final

from colosseum.rules.colosseum.data import Programme
from colosseum.rules.colosseum.prospects import lacking
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.theme import (
    CREAM,
    GOLD_LIGHT,
    INK,
    NUMBER,
    PAPER,
    STRONG,
    TERRACOTTA,
    TERRACOTTA_DARK,
    colour,
)
from colosseum.words.translation import tr

_TAN: Final = colour("#cbb182")
_TAN_EDGE: Final = colour("#a38b60")
_PAPER_EDGE: Final = colour("#b39a6e")
_PAST: Final = colour("#5f4b2f")
_GAP: Final = 2.0
_WIDEST: Final = 40.0
_NARROW: Final = 28.0
_LOWEST: Final = 22.0


def ladder(brush: Brush, programme: Programme, tokens: Sequence[int], box: Box) -> None:
    """Draw its steps side by side, complete on the left, on the lower edge of the box.

    The step these tokens reach stands out. With too few tokens for any, none does.
    """
    missing = lacking(tokens, programme)
    count = len(programme.spectators)
    for number, place in enumerate(row(box, count, _GAP, widest=_WIDEST)):
        height = box.height - (box.height - _LOWEST) * number / (count - 1)
        step = Box(place.left, box.bottom - height, place.width, height)
        words = str(programme.spectators[number])
        if number == missing:
            _present(brush, step, words)
        else:
            _other(brush, step, words, is_past=number > missing)


def _present(brush: Brush, step: Box, words: str) -> None:
    brush.slab(step.inflate(4, 4), INK, radius=6)
    fill = (TERRACOTTA, TERRACOTTA_DARK)
    brush.slab(step.inflate(2.6, 2.6), fill, radius=5, edge=GOLD_LIGHT, edge_width=2)
    face = NUMBER if step.width > _NARROW else STRONG
    style = face.but(size=18, colour=CREAM, align="centre")
    brush.text(words, step, style, where="ladder")


def _other(brush: Brush, step: Box, words: str, *, is_past: bool) -> None:
    """Draw a step fallen past, or one not yet reached."""
    fill, edge = (_TAN, _TAN_EDGE) if is_past else (PAPER, _PAPER_EDGE)
    brush.slab(step, fill, radius=4, edge=edge, edge_width=1.2)
    style = STRONG.but(size=16, colour=_PAST if is_past else INK, align="centre")
    brush.text(words, step.inflate(-3, 0), style, where="ladder")


def ladder_words(programme: Programme) -> str:
    """The same in words, for tooltips."""
    values = ", ".join(map(str, programme.spectators))
    return tr("Spectators with 0, 1, 2 … assets missing: {values}.", values=values)
