"""Charts: bars side by side, and lines over steps."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import FADED, INK, SMALL, STONE_DARK, STRONG, Colour, mixed
from colosseum.widgets.widget import Look, Widget
from colosseum.words.translation import decimal

_LABELS: Final = 30.0
_PICTURES: Final = 42.0
_SCALE: Final = 40.0
_HEADROOM: Final = 26.0
_GRID: Final = mixed(STONE_DARK, FADED, 0.25)

Marker = Callable[[Brush, tuple[float, float], float], None]
"""Draws a mark round a point, with a radius."""


@dataclass(frozen=True, slots=True)
class Bar:
    label: str
    value: float
    colour: Colour
    words: str = ""
    """What to write above it, if not its value."""
    picture: str = ""
    """Shown instead of the label, which is then only spoken."""
    whole: float | None = None
    """The whole of which the value is a part, drawn behind it."""


class BarChart(Widget):
    def __init__(self, key: str, box: Box, bars: Sequence[Bar], *, tip: str = "") -> None:
        super().__init__(key, box, tip=tip)
        self.bars = bars

    def draw(self, brush: Brush, look: Look) -> None:
        if not self.bars:
            return
        foot_room = _PICTURES if any(bar.picture for bar in self.bars) else _LABELS
        plot = Box(
            self.box.left,
            self.box.top + _HEADROOM,
            self.box.width,
            self.box.height - _HEADROOM - foot_room,
        )
        most = max(max(bar.value, bar.whole or 0) for bar in self.bars) or 1
        pitch = plot.width / len(self.bars)
        for place, bar in enumerate(self.bars):
            lane = Box(plot.left + place * pitch, plot.top, pitch, plot.height)
            with spoken_as(brush, f"{bar.label}: {bar.words or _number(bar.value)}", lane):
                self._draw_bar(brush, bar, lane, most)
        brush.line(plot.bottomleft, plot.bottomright, FADED, 2)

    def _draw_bar(self, brush: Brush, bar: Bar, lane: Box, most: float) -> None:
        width = min(64.0, lane.width * 0.62)
        column = Box(lane.centerx - width / 2, lane.top, width, lane.height)
        top = column.bottom
        if bar.whole is not None:
            top = _outline(brush, column, bar.whole / most)
        top = min(top, _fill(brush, column, bar.value / most, bar.colour))
        words = bar.words or _number(bar.value)
        above = Box(lane.left, top - _HEADROOM, lane.width, _HEADROOM)
        brush.text(words, above, STRONG.but(size=17, align="centre"), where=self.key)
        if bar.picture:
            side = _PICTURES - 10
            brush.picture(bar.picture, Box(lane.centerx - side / 2, lane.bottom + 8, side, side))
        else:
            label = Box(lane.left, lane.bottom + 4, lane.width, _LABELS - 4)
            brush.text(bar.label, label, SMALL.but(align="centre"), where=self.key)


def _outline(brush: Brush, column: Box, part: float) -> float:
    """Outline the column from below: what could have been filled; returns the top."""
    height = column.height * part
    if height >= 1:
        whole = Box(column.left, column.bottom - height, column.width, height)
        brush.slab(whole, None, radius=3, edge=FADED, edge_width=1.2)
    return column.bottom - height


def _fill(brush: Brush, column: Box, part: float, colour: Colour) -> float:
    """Fill the column from below; returns the top of the filling."""
    height = column.height * part
    if height >= 1:
        filled = Box(column.left, column.bottom - height, column.width, height)
        brush.slab(filled, (mixed(colour, (255, 255, 255), 0.18), colour), radius=3)
    return column.bottom - height


@dataclass(frozen=True, slots=True)
class Series:
    name: str
    colour: Colour
    values: Sequence[float]
    marker: Marker | None = None


class LineChart(Widget):
    """Values over steps, all from zero; lines are named where they end."""

    def __init__(
        self,
        key: str,
        box: Box,
        steps: Sequence[str],
        series: Sequence[Series],
        *,
        names: float = 0,
        tip: str = "",
    ) -> None:
        """`names` is the room on the right for the names of the lines."""
        super().__init__(key, box, tip=tip)
        self.steps = steps
        self.series = series
        self._plot = Box(
            box.left + _SCALE,
            box.top + 12,
            box.width - _SCALE - 16 - names,
            box.height - 12 - _LABELS,
        )
        self._names = names
        self._most, self._tick = _scale(
            max((value for line in series for value in line.values), default=0)
        )

    def _point(self, step: int, value: float) -> tuple[float, float]:
        plot = self._plot
        across = (step + 0.5) / len(self.steps)
        return plot.left + plot.width * across, plot.bottom - plot.height * value / self._most

    def draw(self, brush: Brush, look: Look) -> None:
        with brush.unspoken():
            self._draw_grid(brush)
        for line in self.series:
            points = [self._point(step, value) for step, value in enumerate(line.values)]
            for start, end in pairwise(points):
                draw_stroke(brush, start, end, 4.5, line.colour)
        for line in self.series:
            for step, value in enumerate(line.values):
                mark = line.marker or _dot(line.colour)
                mark(brush, self._point(step, value), 10)
        if self._names:
            with brush.unspoken():
                self._draw_names(brush)
        places = column(self._plot, max(1, len(self.series)))
        for line, place in zip(self.series, places, strict=False):
            values = ", ".join(map(_number, line.values))
            brush.wrote(": ".join(filter(None, (line.name, values))), place)

    def _draw_grid(self, brush: Brush) -> None:
        plot = self._plot
        for count in range(round(self._most / self._tick) + 1):
            value = count * self._tick
            y = plot.bottom - plot.height * value / self._most
            brush.line((plot.left, y), (plot.right, y), FADED if not count else _GRID)
            label = Box(self.box.left, y - 12, _SCALE - 8, 24)
            brush.text(_number(value), label, SMALL.but(align="right"), where=self.key)
        named = [step for step, words in enumerate(self.steps) if words]
        apart = min((later - step for step, later in pairwise(named)), default=1)
        wide = plot.width / max(1, len(self.steps)) * apart  # a step without words lends its room
        for step in named:
            middle = self._point(step, 0)[0]
            label = Box(middle - wide / 2, plot.bottom + 6, wide, _LABELS - 6)
            brush.text(self.steps[step], label, SMALL.but(align="centre"), where=self.key)

    def _draw_names(self, brush: Brush) -> None:
        """Draw the names in the order of the lines' ends, far enough apart to read."""
        ends = sorted(
            (self._point(len(line.values) - 1, line.values[-1])[1], line.name)
            for line in self.series
            if line.values
        )
        pitch, low = 24.0, self._plot.top - 12
        tops = []
        for y, _ in ends:
            low = max(y - 12, low)
            tops.append(low)
            low += pitch
        lift = max(0.0, low - self._plot.bottom - 12)
        left = self._plot.right + 8
        for top, (_, name) in zip(tops, ends, strict=True):
            room = Box(left, top - lift, self._names, pitch)
            brush.text(name, room, STRONG.but(size=17, colour=INK), where=self.key)


def _scale(most: float) -> tuple[float, float]:
    """A round number no smaller than any value, and the distance between grid lines."""
    if most <= 0:
        return 1.0, 1.0
    rough = most / 4
    power = 10.0 ** math.floor(math.log10(rough))
    steps = (1, 2, 2.5, 5, 10) if power >= 10 else (1, 2, 5, 10)  # what is counted is whole
    tick = next(step * power for step in steps if step * power >= rough)
    return tick * math.ceil(most / tick), tick


def _number(value: float) -> str:
    return str(round(value)) if value == round(value) else decimal(value)


def _dot(colour: Colour) -> Marker:
    return lambda brush, at, radius: brush.disc(at, radius * 0.6, colour, edge=INK, edge_width=1.5)


def draw_stroke(
    brush: Brush,
    start: tuple[float, float],
    end: tuple[float, float],
    width: float,
    colour: Colour,
) -> None:
    """Draw a smooth straight line of any slope."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = math.hypot(across, down)
    if not length:
        return
    x, y = -down / length * width / 2, across / length * width / 2
    corners = [
        (start[0] + x, start[1] + y),
        (end[0] + x, end[1] + y),
        (end[0] - x, end[1] - y),
        (start[0] - x, start[1] - y),
    ]
    brush.polygon(corners, colour)
