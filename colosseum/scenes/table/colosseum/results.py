"""How a game of Colosseum went: every event line by line, best events by turn, dice."""

from functools import partial
from typing import Final

from colosseum.play.session import Session
from colosseum.rules.colosseum.chronicle import Chronicle, Production
from colosseum.rules.colosseum.data import RULES
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.scenes.parts.titled_scene import (
    BOTTOM,
    LEFT,
    RIGHT,
    draw_panel,
    inside,
)
from colosseum.scenes.scene import Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.chart import Bar, BarChart, LineChart, Marker, Series
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD,
    INK,
    MEDIUM,
    PAPER,
    PURPLE,
    SMALL,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    mixed,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import say, tr

_TOP: Final = 186.0
_EVENTS: Final = Box(LEFT, _TOP, 916, BOTTOM - _TOP)
_COURSE: Final = Box(LEFT + 940, _TOP, RIGHT - LEFT - 940, 350)
_DICE: Final = Box(_COURSE.left, _COURSE.bottom + 20, _COURSE.width, BOTTOM - _COURSE.bottom - 20)
_PART: Final = 56.0
_TOTAL: Final = 66.0
_HEAD: Final = 46.0
_SPACE: Final = 6.0
"""Between one player's events and the next one's."""
_NAME: Final = _EVENTS.left + 28
_TURN: Final = _NAME + 150
_PROGRAMME: Final = _TURN + 56
_BEST: Final = STRONG.but(size=18, colour=PURPLE, align="right")
_OTHER: Final = MEDIUM.but(size=17, align="right")


class Results:
    """Every event line by line, the best by turn, and the dice."""

    def __init__(self, window: Window, session: Session) -> None:
        self.window = window
        self.session = session
        self.game = session.game
        self.chronicle = Chronicle(session.journal)

    def widgets(self) -> list[Widget]:
        return [*self._part_heads(), self._course_chart(), self._dice_chart()]

    def paint(self, brush: Brush) -> None:
        draw_panel(brush, _EVENTS)
        self._paint_events(brush)
        draw_panel(brush, _COURSE, tr("Best event by turn"))
        draw_panel(brush, _DICE, tr("Dice rolled"))

    # Charts

    def _course_chart(self) -> Widget:
        turns = [roman(turn) for turn in range(1, RULES.turns + 1)]
        series = [
            Series(seat.name, PLAYERS[seat.colour].colour, bests, self._marker(seat.colour))
            for seat, bests in zip(self.session.seats, self.chronicle.bests, strict=True)
        ]
        return LineChart("course", inside(_COURSE), turns, series, names=92)

    def _marker(self, colour: int) -> Marker:
        symbols = self.window.settings.symbols
        return lambda brush, at, radius: draw_emblem(brush, at, radius, colour, symbols)

    def _dice_chart(self) -> Widget:
        bars = [
            Bar("", count, mixed(GOLD, TERRACOTTA, 0.15), picture=f"die-{face + 1}")
            for face, count in enumerate(self.chronicle.dice)
        ]
        return BarChart("dice", inside(_DICE), bars)

    # The table of events

    def _part_heads(self) -> list[Widget]:
        heads: list[Widget] = []
        for place, (picture, words) in enumerate(_parts()):
            box = Box(_part_left(place) + 9, _EVENTS.top + 16, _PART - 18, _HEAD - 8)
            heads.append(Area(f"part-{place}", box, partial(_draw_head, picture, box), tip=words))
        return heads

    def _paint_events(self, brush: Brush) -> None:
        heads = STRONG.but(size=17)
        top = _EVENTS.top + 16
        for left, width, words, align in (
            (_NAME, 100.0, tr("Player"), "left"),
            (_TURN, _PROGRAMME - _TURN - 8, tr("Turn"), "left"),
            (_PROGRAMME, 180.0, tr("Event"), "left"),
            (_part_left(7), _TOTAL, tr("Total"), "right"),
        ):
            box = Box(left, top, width, _HEAD - 8)
            brush.text(words, box, heads.but(align=align), where="events")
        y = top + _HEAD
        height = min(30.0, (_EVENTS.bottom - 18 - y) / self._lines)
        for place, seat in enumerate(self._ranking()):
            brush.line((_NAME, y), (_EVENTS.right - 28, y), GOLD if not place else STONE_DARK, 1.5)
            y += _SPACE / 2
            y = self._paint_player(brush, seat, y, height) + _SPACE / 2

    @property
    def _lines(self) -> float:
        """The height of the table in lines, counting gaps between players as fractions."""
        lines = sum(max(1, len(self._of(seat))) for seat in range(len(self.session.seats)))
        return lines + len(self.session.seats) * _SPACE / 22

    def _of(self, seat: int) -> list[Production]:
        return [production for production in self.chronicle.productions if production.seat == seat]

    def _ranking(self) -> list[int]:
        """Winners first, then by best event."""
        outcome = self.game.outcome
        assert outcome is not None
        bests = [impresario.best for impresario in self.game.state.impresarios]
        return sorted(
            range(len(bests)), key=lambda seat: (seat not in outcome.winners, -bests[seat])
        )

    def _paint_player(self, brush: Brush, seat: int, y: float, height: float) -> float:
        player = self.session.seats[seat]
        middle = y + height / 2
        symbols = self.window.settings.symbols
        draw_player(brush, (_NAME + 11, middle), 13, player, symbols)
        name = Box(_NAME + 30, y, _TURN - _NAME - 38, height)
        brush.text(player.name, name, STRONG.but(size=17), where="events")
        productions = self._of(seat)
        best = max((production.score.total for production in productions), default=0)
        if not productions:
            none = Box(_PROGRAMME, y, 300, height)
            brush.text(tr("No event"), none, SMALL, where="events")
            return y + height
        for production in productions:
            self._paint_production(brush, production, y, height, production.score.total == best)
            y += height
        return y

    def _paint_production(
        self, brush: Brush, production: Production, y: float, height: float, is_best: bool
    ) -> None:
        if is_best:
            lit = Box(_TURN - 10, y + 0.5, _EVENTS.right - 20 - _TURN + 10, height - 1)
            brush.slab(lit, PAPER, radius=6)
        small = BODY.but(size=16)
        brush.text(roman(production.turn), Box(_TURN, y, 40, height), small, where="events")
        name = say(RULES.programme(production.number).name)
        room = Box(_PROGRAMME, y, _part_left(0) - _PROGRAMME - 6, height)
        brush.text(name, room, small, where="events")
        for place, count in enumerate(production.score.parts):
            style = small.but(align="centre", colour=INK if count else FADED)
            words = str(count) if count else "·"
            brush.text(words, Box(_part_left(place), y, _PART, height), style)
        total = Box(_part_left(7), y, _TOTAL, height)
        brush.text(str(production.score.total), total, _BEST if is_best else _OTHER, where="events")


def _part_left(place: int) -> float:
    return _EVENTS.right - 28 - _TOTAL - (7 - place) * _PART


def _parts() -> list[tuple[str, str]]:
    """The seven lines by which spectators are counted: a picture and words for each."""
    return [
        ("gladiator", tr("What the programme draws with the assets used")),
        ("laurel", tr("Earlier events from other programmes")),
        ("ticket", tr("Season tickets")),
        ("star", tr("Stars used")),
        ("noble-emperor", tr("Nobles in the arena")),
        ("podium", tr("Podiums")),
        ("medal", tr("Medals played")),
    ]


def _draw_head(picture: str, box: Box, brush: Brush, look: Look) -> None:
    brush.picture(picture, box)
