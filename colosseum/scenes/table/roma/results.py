"""How a game of Roma went: victory points by turn, the dice, and what each card earned."""

from collections.abc import Callable, Sequence
from typing import Final

from colosseum.play.seats import Seat
from colosseum.play.session import Session
from colosseum.rules.kernel import Record
from colosseum.rules.roma import Game
from colosseum.rules.roma.chronicle import Chronicle
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.display_names import victory_points
from colosseum.scenes.parts.chart_pills import PILLS, chart_pills
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.scenes.parts.titled_scene import (
    BOTTOM,
    LEFT,
    OWN_RESULTS,
    RIGHT,
    draw_panel,
    inside,
)
from colosseum.scenes.scene import Window
from colosseum.scenes.table.roma.cards import card_tip, paint_small
from colosseum.widgets.brush import Brush
from colosseum.widgets.chart import Bar, BarChart, LineChart, Marker, Series
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.spoken import spoken_as
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
from colosseum.widgets.widget import Area, Look, Role, Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import ntr, say, tr

_TOP: Final = 186.0
_COURSE: Final = Box(LEFT, _TOP, 860, 350)
_DICE: Final = Box(LEFT, _COURSE.bottom + 20, 860, BOTTOM - _COURSE.bottom - 20)
_CARDS: Final = Box(LEFT + 884, _TOP, RIGHT - LEFT - 884, BOTTOM - _TOP)
_CHART: Final = Box(OWN_RESULTS.left, OWN_RESULTS.top, OWN_RESULTS.width, 246)
_OWN_CARDS: Final = Box(
    OWN_RESULTS.left,
    _CHART.bottom + 16,
    OWN_RESULTS.width,
    OWN_RESULTS.bottom - _CHART.bottom - 16,
)
_LABELS: Final = 12
"""About how many turns are named below the chart."""


class CardEarnings:
    """What each player's cards brought, the best first."""

    def __init__(
        self,
        window: Window,
        panel: Box,
        seats: Sequence[Seat],
        chronicle: Chronicle,
        shown: int,
    ) -> None:
        """`shown` is how many cards of each player are listed."""
        self._window = window
        self._panel = panel
        self._seats = seats
        self.chronicle = chronicle
        self._shown = shown

    def _halves(self) -> list[Box]:
        return column(inside(self._panel), len(self._seats), 12)

    def paint(self, brush: Brush) -> None:
        draw_panel(brush, self._panel, tr("What the cards earned"))
        for seat, box in enumerate(self._halves()):
            self._paint_head(brush, seat, box)

    def _paint_head(self, brush: Brush, seat: int, box: Box) -> None:
        player = self._seats[seat]
        symbols = self._window.settings.symbols
        draw_player(brush, (box.left + 14, box.top + 16), 16, player, symbols)
        name = Box(box.left + 38, box.top, box.width - 120, 32)
        points = Box(box.right - 80, box.top, 80, 32)
        style = NUMBER.but(size=28, colour=PURPLE, align="right")
        count = self.chronicle.points[seat][-1]
        with spoken_as(brush, f"{player.name}: {say(victory_points(count))}", name):
            brush.text(player.name, name, STRONG.but(size=19), where="results")
            brush.text(str(count), points, style, where="results")
        if not self._earning(seat):
            words = Box(box.left, box.top + 40, box.width, 30)
            brush.text(tr("No card brought victory points."), words, SMALL, where="results")

    def _earning(self, seat: int) -> list[tuple[str, int]]:
        """The cards that brought points, the best first."""
        earned = self.chronicle.earned[seat]
        found = [(key, points) for key, points in earned.items() if key and points]
        return sorted(found, key=lambda it: (-it[1], it[0]))[: self._shown]

    def widgets(self) -> list[Widget]:
        found: list[Widget] = []
        for seat, box in enumerate(self._halves()):
            rest = Box(box.left, box.top + 36, box.width, box.height - 36)
            lines = column(rest, self._shown, 2)
            for (key, points), line in zip(self._earning(seat), lines, strict=False):
                times = self.chronicle.activated[seat][key]
                found.append(_card_row(f"earned-{seat}-{key}", line, key, points, times))
        return found


class Course:
    """The course of the points, the dice, and the cards that brought points, side by side."""

    def __init__(
        self, window: Window, seats: Sequence[Seat], game: Game, records: Sequence[Record]
    ) -> None:
        """For the game as it began, and what has happened since."""
        self._seats = seats
        self.chronicle = Chronicle(game, records)
        self._cards = CardEarnings(window, _CARDS, seats, self.chronicle, shown=7)

    def widgets(self) -> list[Widget]:
        return [
            _course_chart(_COURSE, self._seats, self.chronicle),
            dice_chart(_DICE, self.chronicle.dice),
            *self._cards.widgets(),
        ]

    def paint(self, brush: Brush) -> None:
        draw_panel(brush, _COURSE, tr("Victory points by turn"))
        draw_panel(brush, _DICE, tr("Dice rolled"))
        self._cards.paint(brush)


class Results:
    """The same of a finished game, in half the room: one chart at a time."""

    def __init__(self, window: Window, session: Session, rebuild: Callable[[], None]) -> None:
        journal = session.journal
        self._seats = session.seats
        self.chronicle = Chronicle(journal.beginning(), journal.records)
        self._cards = CardEarnings(window, _OWN_CARDS, self._seats, self.chronicle, shown=4)
        self._rebuild = rebuild
        self._shows_dice = False

    def widgets(self) -> list[Widget]:
        chart = (
            dice_chart(_CHART, self.chronicle.dice)
            if self._shows_dice
            else _course_chart(_CHART, self._seats, self.chronicle)
        )
        names = [tr("Points"), tr("Dice")]
        pills = chart_pills(_CHART, names, int(self._shows_dice), self._choose_chart)
        return [chart, *pills, *self._cards.widgets()]

    def _choose_chart(self, place: int) -> None:
        self._shows_dice = place == 1
        self._rebuild()

    def paint(self, brush: Brush) -> None:
        heading = tr("Dice rolled") if self._shows_dice else tr("Victory points")
        draw_panel(brush, _CHART, heading, beside=PILLS)
        self._cards.paint(brush)


def _course_chart(panel: Box, seats: Sequence[Seat], chronicle: Chronicle) -> Widget:
    length = max(len(course) for course in chronicle.points)
    step = max(1, -(-length // _LABELS))
    turns = [roman(turn) if turn and turn % step == 0 else "" for turn in range(length)]
    series = [
        Series(seat.name, PLAYERS[seat.colour].colour, points, _dot(seat.colour))
        for seat, points in zip(seats, chronicle.points, strict=True)
    ]
    return LineChart("course", inside(panel), turns, series, names=92)


def _card_row(key: str, line: Box, card: str, points: int, times: int) -> Widget:
    number = RULES.number(card)
    # Translators: how often a card was activated.
    words = ntr("used {count}×", "used {count}×", times)

    def paint(brush: Brush, look: Look) -> None:
        side = line.height
        paint_small(brush, number, Box(line.left, line.top, side, side))
        name = Box(line.left + side + 10, line.top, line.width - side - 180, side)
        brush.text(RULES.cards[number].name, name, STRONG.but(size=17), where="results")
        used = Box(name.right, line.top, 90, side)
        brush.text(words, used, SMALL.but(align="right"), where="results")
        brush.picture("roma/point", Box(line.right - 68, line.top + (side - 24) / 2, 24, 24))
        total = Box(line.right - 40, line.top, 40, side)
        brush.text(str(points), total, STRONG.but(size=19, align="right"), where="results")

    found = Area(key, line, paint, tip=card_tip(number))
    found.role = Role.WORDS
    found.spoken = f"{RULES.cards[number].name}: {words}, {say(victory_points(points))}"
    return found


def dice_chart(box: Box, dice: Sequence[int]) -> Widget:
    """How often each number was rolled."""
    bars = [
        Bar(
            tr("Die {number}", number=face),
            count,
            mixed(GOLD, TERRACOTTA, 0.15),
            picture=f"roma/die-{face}",
        )
        for face, count in enumerate(dice, start=1)
    ]
    return BarChart("dice", inside(box), bars)


def _dot(colour: int) -> Marker:
    """A small mark: there are many turns."""
    ink: Colour = PLAYERS[colour].colour
    return lambda brush, at, radius: brush.disc(at, 4, ink, edge=INK, edge_width=1)
