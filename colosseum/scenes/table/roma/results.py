"""How a game of Roma went: victory points by turn, the dice, and what each card earned."""

from collections.abc import Sequence
from typing import Final

from colosseum.play.seats import Seat
from colosseum.play.session import Session
from colosseum.rules.kernel import Record
from colosseum.rules.roma import Game
from colosseum.rules.roma.chronicle import Chronicle
from colosseum.rules.roma.data import RULES
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.scenes.parts.titled_scene import BOTTOM, LEFT, RIGHT, draw_panel, inside
from colosseum.scenes.scene import Window
from colosseum.scenes.table.roma.cards import card_tip, paint_small
from colosseum.widgets.brush import Brush
from colosseum.widgets.chart import Bar, BarChart, LineChart, Marker, Series
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.theme import (
    GOLD,
    INK,
    NUMBER,
    PURPLE,
    SMALL,
    STRONG,
    TERRACOTTA,
    Colour,
    mixed,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import ntr, tr

_TOP: Final = 186.0
_COURSE: Final = Box(LEFT, _TOP, 860, 350)
_DICE: Final = Box(LEFT, _COURSE.bottom + 20, 860, BOTTOM - _COURSE.bottom - 20)
_CARDS: Final = Box(LEFT + 884, _TOP, RIGHT - LEFT - 884, BOTTOM - _TOP)
_SHOWN: Final = 7
"""How many cards of each player are listed."""
_LABELS: Final = 12
"""About how many turns are named below the chart."""


class Course:
    """The course of the points, the dice, and the cards that brought points."""

    def __init__(
        self, window: Window, seats: Sequence[Seat], game: Game, records: Sequence[Record]
    ) -> None:
        """For the game as it began, and what has happened since."""
        self.window = window
        self.seats = seats
        self.chronicle = Chronicle(game, records)

    def widgets(self) -> list[Widget]:
        return [self._course_chart(), dice_chart(_DICE, self.chronicle.dice), *self._card_rows()]

    def paint(self, brush: Brush) -> None:
        draw_panel(brush, _COURSE, tr("Victory points by turn"))
        draw_panel(brush, _DICE, tr("Dice rolled"))
        draw_panel(brush, _CARDS, tr("What the cards earned"))
        for seat, box in enumerate(self._halves()):
            self._paint_head(brush, seat, box)

    def _course_chart(self) -> Widget:
        length = max(len(course) for course in self.chronicle.points)
        step = max(1, -(-length // _LABELS))
        turns = [roman(turn) if turn and turn % step == 0 else "" for turn in range(length)]
        series = [
            Series(seat.name, PLAYERS[seat.colour].colour, points, _dot(seat.colour))
            for seat, points in zip(self.seats, self.chronicle.points, strict=True)
        ]
        return LineChart("course", inside(_COURSE), turns, series, names=92)

    # Cards

    def _halves(self) -> list[Box]:
        return column(inside(_CARDS), len(self.seats), 12)

    def _paint_head(self, brush: Brush, seat: int, box: Box) -> None:
        player = self.seats[seat]
        symbols = self.window.settings.symbols
        draw_player(brush, (box.left + 14, box.top + 16), 16, player, symbols)
        name = Box(box.left + 38, box.top, box.width - 120, 32)
        brush.text(player.name, name, STRONG.but(size=19), where="results")
        points = Box(box.right - 80, box.top, 80, 32)
        style = NUMBER.but(size=28, colour=PURPLE, align="right")
        brush.text(str(self.chronicle.points[seat][-1]), points, style, where="results")
        if not self._earning(seat):
            words = Box(box.left, box.top + 40, box.width, 30)
            brush.text(tr("No card brought victory points."), words, SMALL, where="results")

    def _earning(self, seat: int) -> list[tuple[str, int]]:
        """The cards that brought points, the best first."""
        earned = self.chronicle.earned[seat]
        found = [(key, points) for key, points in earned.items() if key and points]
        return sorted(found, key=lambda it: (-it[1], it[0]))[:_SHOWN]

    def _card_rows(self) -> list[Widget]:
        found: list[Widget] = []
        for seat, box in enumerate(self._halves()):
            rest = Box(box.left, box.top + 36, box.width, box.height - 36)
            lines = column(rest, _SHOWN, 2)
            for (key, points), line in zip(self._earning(seat), lines, strict=False):
                times = self.chronicle.activated[seat][key]
                found.append(_card_row(f"earned-{seat}-{key}", line, key, points, times))
        return found


class Results(Course):
    """The course of a finished game."""

    def __init__(self, window: Window, session: Session) -> None:
        journal = session.journal
        super().__init__(window, session.seats, journal.beginning(), journal.records)


def _card_row(key: str, line: Box, card: str, points: int, times: int) -> Widget:
    number = RULES.number(card)

    def paint(brush: Brush, look: Look) -> None:
        side = line.height
        paint_small(brush, number, Box(line.left, line.top, side, side))
        name = Box(line.left + side + 10, line.top, line.width - side - 180, side)
        brush.text(RULES.cards[number].name, name, STRONG.but(size=17), where="results")
        used = Box(name.right, line.top, 90, side)
        # Translators: how often a card was activated.
        words = ntr("used {count}×", "used {count}×", times)
        brush.text(words, used, SMALL.but(align="right"), where="results")
        brush.picture("roma/point", Box(line.right - 68, line.top + (side - 24) / 2, 24, 24))
        total = Box(line.right - 40, line.top, 40, side)
        brush.text(str(points), total, STRONG.but(size=19, align="right"), where="results")

    return Area(key, line, paint, tip=card_tip(number))


def dice_chart(box: Box, dice: Sequence[int]) -> Widget:
    """How often each number was rolled."""
    bars = [
        Bar("", count, mixed(GOLD, TERRACOTTA, 0.15), picture=f"roma/die-{face}")
        for face, count in enumerate(dice, start=1)
    ]
    return BarChart("dice", inside(box), bars)


def _dot(colour: int) -> Marker:
    """A small mark: there are many turns."""
    ink: Colour = PLAYERS[colour].colour
    return lambda brush, at, radius: brush.disc(at, 4, ink, edge=INK, edge_width=1)
