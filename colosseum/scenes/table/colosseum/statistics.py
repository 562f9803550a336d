"""All games of Colosseum so far, in numbers and charts."""

from typing import Final

from colosseum import games, statistics
from colosseum.ai.colosseum.kit import KIT as OPPONENTS
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.chronicle import Totals
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.roman_numerals import roman
from colosseum.scenes.parts.game_words import level_name
from colosseum.scenes.parts.titled_scene import (
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    draw_panel,
    inside,
)
from colosseum.statistics import Statistics
from colosseum.text import ntr, tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.chart import Bar, BarChart, LineChart, Series
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD,
    NUMBER,
    PURPLE,
    SMALL,
    STRONG,
    TERRACOTTA,
    mixed,
)
from colosseum.widgets.widget import Widget

_GAP: Final = 24.0
_HALF: Final = (RIGHT - LEFT - _GAP) / 2
_TALL: Final = (BOTTOM - TOP - _GAP) / 2
_NUMBERS: Final = Box(LEFT, TOP, _HALF, _TALL)
_WINS: Final = Box(LEFT + _HALF + _GAP, TOP, _HALF, _TALL)
_TURNS: Final = Box(LEFT, TOP + _TALL + _GAP, _HALF, _TALL)
_DICE: Final = Box(LEFT + _HALF + _GAP, TOP + _TALL + _GAP, _HALF, _TALL)


class OwnStatistics:
    """Wins, averages, dice and records."""

    def __init__(self) -> None:
        kit = games.find(Game.name)
        self.statistics = Statistics(kit, statistics.entries(kit))
        self.totals = Totals((e.date, e.people, e.played) for e in self.statistics.entries)

    def widgets(self) -> list[Widget]:
        if not self.statistics.games:
            return []
        return [*self._wins_chart(), self._turns_chart(), self._dice_chart()]

    def _wins_chart(self) -> list[Widget]:
        bars = [
            Bar(
                level_name(OPPONENTS, level),
                tally.wins,
                TERRACOTTA,
                words=tr("{wins} of {games}", wins=tally.wins, games=tally.games),
                whole=tally.games,
            )
            for level, tally in self.statistics.by_opponent().items()
        ]
        return [BarChart("wins", inside(_WINS), bars)] if bars else []

    def _turns_chart(self) -> Widget:
        averages = self.totals.average_by_turn()
        turns = [roman(turn) for turn in range(1, RULES.turns + 1)]
        return LineChart("turns", inside(_TURNS), turns, [Series("", PURPLE, averages)])

    def _dice_chart(self) -> Widget:
        bars = [
            Bar("", count, mixed(GOLD, TERRACOTTA, 0.15), picture=f"die-{face + 1}")
            for face, count in enumerate(self.totals.dice())
        ]
        return BarChart("dice", inside(_DICE), bars)

    def paint(self, brush: Brush) -> None:
        if not self.statistics.games:
            self._paint_nothing(brush)
            return
        draw_panel(brush, _NUMBERS, tr("Your games"))
        self._paint_numbers(brush)
        draw_panel(brush, _WINS, tr("Your wins, by strongest opponent"))
        if not self.statistics.by_opponent():
            words = tr("You have not played against the computer yet.")
            brush.text(words, inside(_WINS), SMALL.but(size=19, align="centre"), where="wins")
        draw_panel(brush, _TURNS, tr("Your best event by turn, on average"))
        draw_panel(brush, _DICE, tr("Dice rolled"))

    def _paint_nothing(self, brush: Brush) -> None:
        panel = Box(LEFT, TOP, RIGHT - LEFT, 240)
        draw_panel(brush, panel)
        words = tr("No statistics yet. Every game you finish will be counted here.")
        brush.text(words, panel.inflate(-80, -40), BODY.but(size=24, align="centre"), lines=2)

    def _paint_numbers(self, brush: Brush) -> None:
        rows = column(inside(_NUMBERS), 4)
        for row, (number, words, note) in zip(rows, self._numbers(), strict=False):
            style = NUMBER.but(size=34, colour=PURPLE, align="right")
            brush.text(number, Box(row.left, row.top, 90, row.height), style, where="numbers")
            label = Box(row.left + 114, row.centery - 24, row.width - 114, 25)
            brush.text(words, label, STRONG.but(size=20), where="numbers")
            below = Box(label.left, label.bottom, label.width, 23)
            brush.text(note, below, SMALL.but(colour=FADED), where="numbers")

    def _numbers(self) -> list[tuple[str, str, str]]:
        games, wins = self.statistics.games, self.statistics.wins
        rows = [
            (
                str(games),
                ntr("game finished", "games finished", games),
                tr("with human players"),
            ),
            (
                str(wins),
                tr("won by human players"),
                tr("{share}% of your games", share=round(100 * wins / games)),
            ),
        ]
        if best := self.totals.best():
            name = RULES.programme(best.number).name
            what = tr("{programme}, {date}", programme=name, date=best.date)
            rows.append((str(best.spectators), tr("spectators at your best event"), what))
        if favourite := self.totals.favourite():
            number, times = favourite
            often = ntr(
                "event of {programme}",
                "events of {programme}",
                count=times,
                programme=RULES.programme(number).name,
            )
            rows.append((str(times), often, tr("your favourite programme")))
        return rows
