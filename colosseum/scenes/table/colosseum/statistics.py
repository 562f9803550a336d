"""All games of Colosseum so far, in numbers and charts."""

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.kept_statistics import Totals
from colosseum.scenes.parts.titled_scene import inside
from colosseum.scenes.table.statistics import COURSE, DICE, GameStatistics, NumberRow
from colosseum.widgets.chart import Bar, BarChart, LineChart, Series
from colosseum.widgets.theme import GOLD, PURPLE, TERRACOTTA, mixed
from colosseum.widgets.widget import Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import date, ntr, tr


class OwnStatistics(GameStatistics):
    """Wins, averages, dice and records."""

    def __init__(self) -> None:
        super().__init__(Game)
        self.totals = Totals((e.date, e.people, e.played) for e in self.statistics.entries)

    @property
    def course_title(self) -> str:
        return tr("Your best event by turn, on average")

    def charts(self) -> list[Widget]:
        averages = self.totals.average_by_turn()
        turns = [roman(turn) for turn in range(1, RULES.turns + 1)]
        bars = [
            Bar("", count, mixed(GOLD, TERRACOTTA, 0.15), picture=f"die-{face + 1}")
            for face, count in enumerate(self.totals.dice())
        ]
        return [
            LineChart("turns", inside(COURSE), turns, [Series("", PURPLE, averages)]),
            BarChart("dice", inside(DICE), bars),
        ]

    def more_numbers(self) -> list[NumberRow]:
        rows: list[NumberRow] = []
        if best := self.totals.best():
            name = RULES.programme(best.number).name
            what = tr("{programme}, {date}", programme=name, date=date(best.date))
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
