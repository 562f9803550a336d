"""The count of an event's spectators, line by line, before its gates open."""

from typing import Final

from colosseum.scenes.table.colosseum.planned_event import Staging, count_lines
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import (
    BODY,
    FADED,
    NUMBER,
    PURPLE,
    SMALL,
    SMALLEST,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TITLE,
    mixed,
)
from colosseum.words.translation import ntr, tr

_LINE: Final = 26.0
_PALE: Final = mixed(FADED, STONE_DARK, 0.35)
_RULE: Final = mixed(STONE_DARK, FADED, 0.2)


def paint_count(brush: Brush, box: Box, staging: Staging, best: int) -> None:
    """Paint SCO-1 to SCO-7 and their total."""
    counted = count_lines(staging)
    lines = column(Box(box.left, box.top, box.width, _LINE * len(counted)), len(counted))
    for number, (line, (words, spectators)) in enumerate(zip(lines, counted, strict=True)):
        sign = "+" if number and spectators else ""
        _paint_line(brush, line, words, f"{sign}{spectators}", pale=not spectators)
    _paint_total(brush, Box(box.left, line.bottom + 4, box.width, 58), staging, best)


def _paint_line(brush: Brush, box: Box, words: str, number: str, *, pale: bool) -> None:
    left = Box(box.left, box.top, box.width - 56, box.height)
    style = BODY.but(size=17, colour=_PALE if pale else None)
    if brush.text_width(words, style.but(size=SMALLEST)) > left.width:
        words = words.partition(":")[0]  # what it counts, without the names
    with spoken_as(brush, f"{words}: {number}", box):
        brush.text(words, left, style, where="count")
        style = STRONG.but(size=18, colour=_PALE if pale else TERRACOTTA, align="right")
        brush.text(number, box, style, where="count")
    brush.line((box.left, box.bottom), (box.right, box.bottom), _RULE, 1)


def _paint_total(brush: Brush, box: Box, staging: Staging, best: int) -> None:
    score = staging.score
    total = score.total if score is not None else 0
    shown = str(total) if score is not None else "–"
    name = Box(box.left, box.top, box.width - 110, 34)
    number = Box(box.right - 100, box.top, 100, 40)
    with spoken_as(brush, f"{tr('Spectators')}: {shown}", name):
        brush.text(tr("Spectators"), name, TITLE.but(size=22), where="total")
        style = NUMBER.but(size=46, colour=PURPLE, align="right")
        brush.text(shown, number, style, where="total")
    if total > best:
        words = ntr(
            "new best (was {best}) · you earn {count} coin",
            "new best (was {best}) · you earn {count} coins",
            total,
            best=best,
        )
    else:
        words = ntr(
            "your best is still {best} · you earn {count} coin",
            "your best is still {best} · you earn {count} coins",
            total,
            best=best,
        )
    brush.text(words, Box(box.left, box.top + 36, box.width, 22), SMALL, where="total")
