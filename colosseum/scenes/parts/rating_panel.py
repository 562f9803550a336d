"""A person's rating in a game: the number, what the last game changed, and how it came about."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from colosseum.games import GameKit
from colosseum.play.rating import games_to_go, history
from colosseum.play.statistics import Entry
from colosseum.scenes.parts.rating_row import rating_tip
from colosseum.scenes.parts.titled_scene import draw_panel, heading_box, inside
from colosseum.widgets.brush import Brush
from colosseum.widgets.chart import draw_stroke
from colosseum.widgets.design_units import Box
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD_LIGHT,
    GREEN,
    INK,
    NUMBER,
    PURPLE,
    SMALL,
    TERRACOTTA_DARK,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, tr

_LATEST: Final = 24
_NUMBER: Final = 132.0
_ROOM_FOR_A_NOTE: Final = 480.0


class RatingPanel:
    def __init__(self, box: Box, kit: GameKit, entries: Sequence[Entry]) -> None:
        self._box = box
        self._kit = kit
        self._values = history(kit, entries, _LATEST)
        self._to_go = games_to_go(kit, entries)

    def widgets(self) -> list[Widget]:
        return [Area("rating", inside(self._box), self._draw, tip=rating_tip(self._kit))]

    def paint(self, brush: Brush, *, is_told: bool = False) -> None:
        draw_panel(brush, self._box, tr("Your rating"), is_told=is_told)
        if len(self._values) > 1 and self._box.width >= _ROOM_FOR_A_NOTE:
            heading = heading_box(self._box)
            room = Box(heading.left + 190, heading.top, heading.width - 190, heading.height)
            with brush.unspoken():  # the numbers themselves are told with these words
                style = SMALL.but(align="right")
                brush.text(self._latest_words(), room, style, where="rating")

    def _latest_words(self) -> str:
        return ntr("the last game", "the last {count} games", len(self._values))

    def _draw(self, brush: Brush, look: Look) -> None:
        box = inside(self._box)
        if not self._values:
            words = ntr(
                "It is shown after {count} more solo game.",
                "It is shown after {count} more solo games.",
                self._to_go,
            )
            style = BODY.but(size=19, colour=FADED, align="centre")
            brush.text(words, box, style, lines=3, where="rating")
            return
        number = Box(box.left, box.top - 6, _NUMBER, 50)
        style = NUMBER.but(size=42, colour=PURPLE)
        with spoken_as(brush, f"{tr('Your rating')}: {self._values[-1]}", number):
            brush.text(str(self._values[-1]), number, style, where="rating")
        self._draw_change(brush, Box(box.left, number.bottom, _NUMBER, 26))
        below = Box(box.left, number.bottom + 28, _NUMBER, 24)
        brush.text(self.comparison, below, SMALL, where="rating")
        rest = Box(box.left + _NUMBER + 14, box.top, box.width - _NUMBER - 24, box.height)
        self._draw_course(brush, rest)

    @property
    def comparison(self) -> str:
        """The highest so far; at its highest, the level of opponent that has been reached."""
        value, best = self._values[-1], max(self._values)
        if best > value:
            # Translators: the highest rating so far, in a small place.
            return tr("best: {rating}", rating=best)
        rated = [level for level in self._kit.ai.levels if level.rating is not None]
        if not rated:
            return ""
        reached = [level for level in rated if level.rating is not None and level.rating <= value]
        level = reached[-1] if reached else rated[0]
        return tr("{level}: {rating}", level=level.title, rating=level.rating)

    def _draw_change(self, brush: Brush, box: Box) -> None:
        """What the last game changed: a triangle, a sign and a colour say the same."""
        if len(self._values) < 2:
            return
        change = self._values[-1] - self._values[-2]
        if not change:
            return
        is_up = change > 0
        colour = GREEN if is_up else TERRACOTTA_DARK
        x, y, up = box.left + 9, box.centery, 7 if is_up else -7
        brush.polygon([(x - 9, y + up), (x + 9, y + up), (x, y - up)], colour)
        words = f"+{change}" if is_up else f"−{-change}"
        rest = Box(box.left + 26, box.top, box.width - 26, box.height)
        last_game = ntr("the last game", "the last {count} games", 1)
        with spoken_as(brush, f"{last_game}: {words}", rest):
            brush.text(words, rest, NUMBER.but(size=22, colour=colour), where="rating")

    def _draw_course(self, brush: Brush, box: Box) -> None:
        if len(self._values) < 2:
            return
        brush.wrote(f"{self._latest_words()}: {', '.join(map(str, self._values))}", box)
        low, high = min(self._values), max(self._values)
        spread = max(high - low, 20)
        step = box.width / (len(self._values) - 1)
        points = [
            (box.left + step * place, box.bottom - 10 - (box.height - 20) * (value - low) / spread)
            for place, value in enumerate(self._values)
        ]
        ground = [(box.right, box.bottom), (box.left, box.bottom)]
        brush.polygon([*points, *ground], PURPLE, opacity=52)
        brush.line(box.bottomleft, box.bottomright, FADED, 1.6)
        for start, end in pairwise(points):
            draw_stroke(brush, start, end, 3.2, PURPLE)
        for point in points[:-1]:
            brush.disc(point, 1.7, PURPLE)
        brush.disc(points[-1], 6, GOLD_LIGHT, edge=INK, edge_width=1.5)
