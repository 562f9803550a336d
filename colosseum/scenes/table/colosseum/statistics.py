"""All games of Colosseum so far, in numbers and charts."""

from collections.abc import Callable, Sequence
from functools import partial

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.kept_statistics import Totals
from colosseum.scenes.parts.day_words import short_date
from colosseum.scenes.parts.ranked_things import Thing
from colosseum.scenes.parts.titled_scene import inside
from colosseum.scenes.table.statistics import COURSE, DICE, GameStatistics, NumberRow
from colosseum.widgets.brush import Brush
from colosseum.widgets.chart import Bar, BarChart, LineChart, Series
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import CREAM, GOLD, NUMBER, PURPLE, TERRACOTTA, mixed
from colosseum.widgets.widget import Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import ntr, say, tr


class OwnStatistics(GameStatistics):
    """Wins, averages, dice and records."""

    def __init__(self, rebuild: Callable[[], None]) -> None:
        super().__init__(Game, rebuild)
        self.totals = Totals((e.date, e.people, e.played) for e in self.statistics.entries)

    @property
    def course_title(self) -> str:
        return tr("Your best event by turn, on average")

    def charts(self) -> list[Widget]:
        averages = self.totals.average_by_turn()
        turns = [roman(turn) for turn in range(1, RULES.turns + 1)]
        bars = [
            Bar(
                tr("Die {number}", number=face),
                count,
                mixed(GOLD, TERRACOTTA, 0.15),
                picture=f"die-{face}",
            )
            for face, count in enumerate(self.totals.dice(), start=1)
        ]
        return [
            LineChart("turns", inside(COURSE), turns, [Series("", PURPLE, averages)]),
            BarChart("dice", inside(DICE), bars),
        ]

    # Programmes

    @property
    def things_name(self) -> str:
        return tr("Programmes")

    @property
    def things_title(self) -> str:
        return tr("Your programmes, and the biggest crowd each drew")

    def things(self) -> list[Thing]:
        found = self.totals.by_programme()
        most = max((len(drawn) for _, drawn in found), default=1)
        return [_thing(number, drawn, len(drawn) / most) for number, drawn in found]

    def more_numbers(self) -> list[NumberRow]:
        rows: list[NumberRow] = []
        if best := self.totals.best():
            name = RULES.programme(best.number).name
            what = tr("{programme}, {date}", programme=name, date=short_date(best.date))
            rows.append((str(best.spectators), tr("spectators at your best event"), what))
        if favourite := self.totals.favourite():
            number, times = favourite
            often = ntr(
                "production of {programme}",
                "productions of {programme}",
                count=times,
                programme=RULES.programme(number).name,
            )
            rows.append((str(times), often, tr("your favourite programme")))
        return rows


def _draw_number(number: int, brush: Brush, box: Box) -> None:
    brush.disc(box.center, box.width * 0.44, PURPLE, edge=GOLD, edge_width=2)
    style = NUMBER.but(size=20, colour=CREAM, align="centre")
    brush.number(str(number), box.inflate(-14, -14), style, where="programmes")


def _thing(number: int, drawn: Sequence[int], share: float) -> Thing:
    note = ntr("{count} event", "{count} events", len(drawn))
    tip = tr(
        "{programme} drew {average} spectators on average, and {best} at its best.",
        programme=RULES.programme(number).name,
        average=round(sum(drawn) / len(drawn)),
        best=max(drawn),
    )
    return Thing(
        key=str(number),
        name=say(RULES.programme(number).name),
        draw=partial(_draw_number, number),
        share=share,
        note=note,
        number=str(max(drawn)),
        tip=tip,
        spoken=f"{tip} {note}",
    )
