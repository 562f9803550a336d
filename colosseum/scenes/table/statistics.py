"""What the statistics of every game share: numbers, wins, and a page before the first game."""

from typing import Any, Final

from colosseum import games
from colosseum.play import statistics
from colosseum.play.statistics import Statistics
from colosseum.scenes.parts.game_words import level_name
from colosseum.scenes.parts.titled_scene import BOTTOM, LEFT, RIGHT, TOP, draw_panel, inside
from colosseum.widgets.brush import Brush
from colosseum.widgets.chart import Bar, BarChart
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column, grid
from colosseum.widgets.theme import BODY, FADED, NUMBER, PURPLE, SMALL, STRONG, TERRACOTTA
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, tr

_GAP: Final = 24.0
_NUMBERS, _WINS, COURSE, DICE = grid(Box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP), 2, 2, _GAP)
"""The four panels; a game fills the lower two with charts of its own."""

NumberRow = tuple[str, str, str]
"""A number, what it counts, and a note."""


class GameStatistics:
    """All finished games of one game."""

    def __init__(self, game: type[Any]) -> None:
        self._kit = games.find(game.name)
        self.statistics = Statistics(self._kit, statistics.entries(self._kit))

    @property
    def course_title(self) -> str:
        """What the lower left panel shows."""
        raise NotImplementedError

    @property
    def dice_panel(self) -> Box:
        """The lower right panel; a game may need some of its room."""
        return DICE

    def charts(self) -> list[Widget]:
        """The game's own charts, once a game has been finished."""
        raise NotImplementedError

    def more_numbers(self) -> list[NumberRow]:
        """The game's own numbers."""
        raise NotImplementedError

    def widgets(self) -> list[Widget]:
        return [*self._wins_chart(), *self.charts()] if self.statistics.games else []

    def _wins_chart(self) -> list[Widget]:
        bars = [
            Bar(
                level_name(self._kit.ai, level),
                tally.wins,
                TERRACOTTA,
                words=tr("{wins} of {games}", wins=tally.wins, games=tally.games),
                whole=tally.games,
            )
            for level, tally in self.statistics.by_opponent().items()
        ]
        return [BarChart("wins", inside(_WINS), bars)] if bars else []

    def paint(self, brush: Brush) -> None:
        if not self.statistics.games:
            _paint_nothing(brush)
            return
        draw_panel(brush, _NUMBERS, tr("Your games"))
        self._paint_numbers(brush)
        draw_panel(brush, _WINS, tr("Your wins, by strongest opponent"))
        if not self.statistics.by_opponent():
            words = tr("You have not played against the computer yet.")
            brush.text(words, inside(_WINS), SMALL.but(size=19, align="centre"), where="wins")
        draw_panel(brush, COURSE, self.course_title)
        draw_panel(brush, self.dice_panel, tr("Dice rolled"))

    def _paint_numbers(self, brush: Brush) -> None:
        rows = column(inside(_NUMBERS), 4)
        numbers = [*self._numbers(), *self.more_numbers()]
        for row, (number, words, note) in zip(rows, numbers, strict=False):
            style = NUMBER.but(size=34, colour=PURPLE, align="right")
            brush.text(number, Box(row.left, row.top, 90, row.height), style, where="numbers")
            label = Box(row.left + 114, row.centery - 24, row.width - 114, 25)
            brush.text(words, label, STRONG.but(size=20), where="numbers")
            below = Box(label.left, label.bottom, label.width, 23)
            brush.text(note, below, SMALL.but(colour=FADED), where="numbers")

    def _numbers(self) -> list[NumberRow]:
        count, wins = self.statistics.games, self.statistics.wins
        share = tr("{share}% of your games", share=round(100 * wins / count))
        return [
            (
                str(count),
                ntr("game finished", "games finished", count),
                tr("by people at this screen"),
            ),
            (str(wins), ntr("game won", "games won", wins), share),
        ]


def _paint_nothing(brush: Brush) -> None:
    panel = Box(LEFT, TOP, RIGHT - LEFT, 240)
    draw_panel(brush, panel)
    words = tr("No statistics yet. Every game you finish will be counted here.")
    brush.text(words, panel.inflate(-80, -40), BODY.but(size=24, align="centre"), lines=2)
