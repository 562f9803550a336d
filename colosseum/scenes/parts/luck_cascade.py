"""From an expert with even luck, over luck and decisions, to a result: drawn as a cascade."""

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from colosseum.play.seats import Seat
from colosseum.rules.account import Account
from colosseum.scenes.parts.faces import draw_player
from colosseum.tutor.kit import TutorKit
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, column
from colosseum.widgets.theme import (
    FADED,
    GOLD,
    GREEN,
    INK,
    NUMBER,
    PAPER,
    PURPLE,
    SMALL,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TERRACOTTA_DARK,
    Colour,
    mixed,
)
from colosseum.words.translation import decimal, say, signed, tr

_LABELS: Final = 190.0
_NUMBERS: Final = 84.0
_SCALE: Final = 26.0
_STEPS: Final = (0.5, 1, 2, 5, 10, 20, 50, 100)
_MOST_TICKS: Final = 5
_ARROW: Final = 17.0
_TIP: Final = 12.0
_GRID: Final = mixed(STONE_DARK, FADED, 0.25)


class _Row(NamedTuple):
    words: str
    note: str
    number: str
    colour: Colour
    start: float
    end: float
    """Where an arrow leads; the same as the start for a value that is only marked."""


class Cascade:
    def __init__(self, box: Box, account: Account, tutor: TutorKit, you: Seat) -> None:
        self._you = you
        self._lines = column(Box(box.left, box.top, box.width, box.height - _SCALE), 4)
        self._plot = Box(
            box.left + _LABELS + 44,
            box.top,
            box.width - _LABELS - 44 - _NUMBERS - 12,
            box.height - _SCALE,
        )
        lucky = account.experts + account.luck
        self._rows = (
            _Row(
                tr("An expert, even luck"),
                tr("in your seat"),
                decimal(account.experts),
                INK,
                account.experts,
                account.experts,
            ),
            _Row(
                tr("Luck"),
                tr("dice and draws"),
                signed(account.luck),
                _colour(account.luck),
                account.experts,
                lucky,
            ),
            _Row(
                tr("Your decisions"),
                tr("against the expert’s"),
                signed(account.decisions),
                _colour(account.decisions),
                lucky,
                account.result,
            ),
            _Row(
                say(tutor.words.reached),
                say(tutor.words.reached_in),
                f"{account.result:.0f}".replace("-", "−"),
                PURPLE,
                account.result,
                account.result,
            ),
        )
        self._ticks = _ticks([row.end for row in self._rows])

    def _at(self, value: float) -> float:
        low, high = self._ticks[0], self._ticks[-1]
        return self._plot.left + self._plot.width * (value - low) / (high - low)

    def paint(self, brush: Brush) -> None:
        self._paint_scale(brush)
        last = self._lines[-1]
        lit = Box(last.left - 10, last.top + 1, last.width + 20, last.height - 2)
        brush.slab(lit, PAPER, radius=8, edge=GOLD, edge_width=1.8)
        for place, (line, row) in enumerate(zip(self._lines, self._rows, strict=True)):
            self._paint_words(brush, line, row)
            self._pictures[place](brush, (line.left + 19, line.centery))
            if place:
                x = self._at(self._rows[place - 1].end)
                brush.line((x, line.top - 12), (x, line.centery), FADED, 1.6)
        for line, row in zip(self._lines[1:3], self._rows[1:3], strict=True):
            self._paint_arrow(brush, line, row)
        self._paint_marks(brush)

    @property
    def _pictures(self) -> tuple[Callable[[Brush, tuple[float, float]], None], ...]:
        return (_crown, _dice, _tablet, self._player)

    def _paint_scale(self, brush: Brush) -> None:
        for tick in self._ticks:
            x = self._at(tick)
            brush.line((x, self._plot.top + 4), (x, self._plot.bottom), _GRID)
            label = Box(x - 28, self._plot.bottom + 2, 56, _SCALE - 2)
            words = f"{tick:g}".replace("-", "−")
            with brush.unspoken():
                brush.text(words, label, SMALL.but(size=15, align="centre"), where="luck")

    def _paint_words(self, brush: Brush, line: Box, row: _Row) -> None:
        words = Box(line.left + 44, line.centery - 21, _LABELS, 23)
        note = Box(words.left, words.bottom - 1, words.width, 21)
        number = Box(line.right - _NUMBERS, line.top, _NUMBERS, line.height)
        style = NUMBER.but(size=26, colour=row.colour, align="right")
        with brush.unspoken():
            brush.text(row.words, words, STRONG.but(size=18), where="luck")
            brush.text(row.note, note, SMALL.but(size=16), where="luck")
            brush.text(row.number, number, style, where="luck")
        brush.wrote(f"{row.words}, {row.note}: {row.number}", line)

    def _paint_arrow(self, brush: Brush, line: Box, row: _Row) -> None:
        """Direction, sign and colour say the same."""
        start, end, y = self._at(row.start), self._at(row.end), line.centery
        tip = math.copysign(min(_TIP, abs(end - start)), end - start)
        half = _ARROW * 0.66
        points = [
            (start, y - half),
            (end - tip, y - half),
            (end - tip, y - _ARROW),
            (end, y),
            (end - tip, y + _ARROW),
            (end - tip, y + half),
            (start, y + half),
        ]
        brush.polygon(points, row.colour, edge=INK, edge_width=1.4)

    def _paint_marks(self, brush: Brush) -> None:
        first, last = self._lines[0], self._lines[-1]
        x, y = self._at(self._rows[0].end), first.centery
        diamond = [(x, y - 15), (x + 13, y), (x, y + 15), (x - 13, y)]
        brush.polygon(diamond, mixed(GOLD, FADED, 0.45), edge=INK, edge_width=1.6)
        self._player(brush, (self._at(self._rows[-1].end), last.centery))

    def _player(self, brush: Brush, centre: tuple[float, float]) -> None:
        draw_player(brush, centre, 16, self._you)


def _colour(number: float) -> Colour:
    return GREEN if round(number * 10) >= 0 else TERRACOTTA_DARK


def _ticks(values: list[float]) -> list[float]:
    """Round numbers from below the smallest value to above the largest."""
    low, high = min(values), max(values)
    for step in _STEPS:
        first, last = math.floor(low / step - 0.3), math.ceil(high / step + 0.3)
        if last - first <= _MOST_TICKS:
            return [step * place for place in range(first, last + 1)]
    return [low - 1, high + 1]


def _crown(brush: Brush, centre: tuple[float, float]) -> None:
    brush.disc(centre, 17, PURPLE, edge=GOLD, edge_width=1.5)
    brush.picture("icon-crown", centred(centre, 21))


def _dice(brush: Brush, centre: tuple[float, float]) -> None:
    x, y = centre
    brush.picture("die-6", centred((x - 7, y - 4), 23))
    brush.picture("die-3", centred((x + 8, y + 5), 23))


def _tablet(brush: Brush, centre: tuple[float, float]) -> None:
    brush.disc(centre, 17, TERRACOTTA, edge=INK, edge_width=1.5)
    brush.picture("icon-log", centred(centre, 20))
