"""Four figures above the month: days in a row, the best day, days above par, the average."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from colosseum.play.daily.diary import Diary
from colosseum.scenes.career.month import LEFT, PANEL, WIDE
from colosseum.scenes.parts.day_words import day_of_month
from colosseum.scenes.parts.par_marks import above_or_below, draw_mark
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import NUMBER, PAPER, PURPLE, SMALL, STONE, STRONG, colour
from colosseum.words import translation
from colosseum.words.translation import ntr, tr

_ROW: Final = Box(LEFT, PANEL.top + 68, WIDE, 78)
_EDGE: Final = colour("#c2a97e")
_LEVEL: Final = colour("#b8862b")
_TREND: Final = ((-23, 12), (-11, -4), (-1, 9), (10, -12), (22, -7))


def paint_figures(brush: Brush, diary: Diary) -> None:
    best = diary.best
    days = len(diary.differences)
    when = "" if best is None else tr("on {day}", day=day_of_month(best[0]))
    longest = tr("your longest: {count}", count=diary.longest)
    # Translators: after a number of days above par.
    of_days = ntr("of {count} day", "of {count} days", days)
    average = "–" if not days else translation.signed(diary.average)
    figures = (
        (
            _flame,
            str(diary.streak),
            # Translators: after a number of days.
            ntr("day in a row", "days in a row", diary.streak),
            longest,
        ),
        (_wreath, "–" if best is None else above_or_below(best[1]), tr("at best"), when),
        (_arrow, str(diary.above), of_days, tr("above par")),
        # Translators: after how far above par, on average.
        (_trend, average, tr("a day"), tr("on average")),
    )
    for box, (picture, number, words, note) in zip(row(_ROW, 4, 12), figures, strict=True):
        _paint_figure(brush, box, picture, number, words, note)


def _paint_figure(
    brush: Brush,
    box: Box,
    picture: Callable[[Brush, tuple[float, float]], None],
    number: str,
    words: str,
    note: str,
) -> None:
    brush.slab(box, (PAPER, STONE), radius=10, edge=_EDGE, edge_width=1.6)
    picture(brush, (box.left + 42, box.centery))
    left = box.left + 80
    style = NUMBER.but(size=30, colour=PURPLE)
    wide = min(86.0, brush.text_width(number, style))
    with brush.unspoken():
        brush.text(number, Box(left, box.top + 8, wide + 2, 38), style, where="figures")
        rest = Box(left + wide + 8, box.top + 12, box.right - left - wide - 14, 32)
        brush.text(words, rest, STRONG.but(size=18), where="figures")
        below = Box(left, box.top + 44, box.right - left - 8, 26)
        brush.text(note, below, SMALL.but(size=16.5), where="figures")
    brush.wrote(", ".join(filter(None, (f"{number} {words}", note))), box)


def _flame(brush: Brush, at: tuple[float, float]) -> None:
    brush.picture("title/flame-1", centred(at, 34, 54))


def _wreath(brush: Brush, at: tuple[float, float]) -> None:
    brush.picture("laurel", centred(at, 58))


def _arrow(brush: Brush, at: tuple[float, float]) -> None:
    draw_mark(brush, (at[0], at[1] + 2), 1, 20)


def _trend(brush: Brush, at: tuple[float, float]) -> None:
    x, y = at
    brush.line((x - 24, y + 2), (x + 24, y + 2), _LEVEL, 2.4)
    points = [(x + across, y + down) for across, down in _TREND]
    for first, last in pairwise(points):
        brush.line(first, last, PURPLE, 3.2)
    brush.disc(points[-1], 4.4, PURPLE)
