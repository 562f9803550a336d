"""How a game ended: who won and why, every event line by line, best events by turn, dice."""

import secrets
from functools import partial
from typing import Final

from colosseum.rules.colosseum.data import RULES
from colosseum.scenes.parts.names import roman, winners_named
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.scenes.parts.titled_scene import (
    BOTTOM,
    LEFT,
    RIGHT,
    TitledScene,
    draw_panel,
    inside,
    row_button,
)
from colosseum.scenes.replay import ReplayScene
from colosseum.scenes.scene import Window
from colosseum.session import Session
from colosseum.statistics import Chronicle, Production
from colosseum.text import say, tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Kind
from colosseum.widgets.chart import Bar, BarChart, LineChart, Marker, Series
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.layout import centred
from colosseum.widgets.screen import Box
from colosseum.widgets.theme import (
    BODY,
    CREAM,
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


class ResultsScene(TitledScene):
    def __init__(self, window: Window, session: Session) -> None:
        super().__init__(window)
        self.session = session
        self.chronicle = Chronicle(session.journal)

    @property
    def title(self) -> str:
        return winners_named(self.session.game)

    def contents(self) -> list[Widget]:
        return [*self._part_heads(), self._course_chart(), self._dice_chart(), *self._buttons()]

    # Buttons

    def widgets(self) -> list[Widget]:
        return self.contents()

    def _buttons(self) -> list[Widget]:
        return [
            row_button("again", tr("Play again"), self._again, kind=Kind.PRIMARY, right=RIGHT),
            row_button(
                "replay", tr("Watch the replay"), self._replay, right=RIGHT - 244, width=290
            ),
            row_button("back", tr("Title"), self.back),
        ]

    def back(self) -> None:
        from colosseum.scenes.title import TitleScene

        self.window.start_over(TitleScene(self.window))

    def _replay(self) -> None:
        self.window.push(ReplayScene(self.window, self.session.journal))

    def _again(self) -> None:
        """The same people and opponents, and the same agreement; other chance."""
        from colosseum.scenes.table import TableScene

        seats, options = self.session.seats, self.session.game.options
        session = Session.new(seats, secrets.randbelow(10**9), options)
        self.window.start_over(TableScene(self.window, session))

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

    # The picture

    def paint_title(self, brush: Brush) -> None:
        outcome = self.session.game.outcome
        assert outcome is not None
        left = LEFT
        for seat in outcome.winners:
            _draw_laurels(brush, (left + 68, 92), self.session.seats[seat].colour)
            left += 150
        draw_headline(brush, self.title, (left + 6, 72), 58, room=RIGHT - left - 6)
        why = Box(left + 8, 108, RIGHT - left - 8, 38)
        style = MEDIUM.but(size=24, colour=CREAM)
        brush.text(say(outcome.reason), why, style, where="reason")

    def paint_panels(self, brush: Brush) -> None:
        draw_panel(brush, _EVENTS)
        self._paint_events(brush)
        draw_panel(brush, _COURSE, tr("Best event by turn"))
        draw_panel(brush, _DICE, tr("Dice rolled"))

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
        """How many lines high the table is, gaps between players counted by their share."""
        lines = sum(max(1, len(self._of(seat))) for seat in range(len(self.session.seats)))
        return lines + len(self.session.seats) * _SPACE / 22

    def _of(self, seat: int) -> list[Production]:
        return [event for event in self.chronicle.productions if event.seat == seat]

    def _ranking(self) -> list[int]:
        """Winners first, then by best event."""
        outcome = self.session.game.outcome
        assert outcome is not None
        bests = [impresario.best for impresario in self.session.game.state.impresarios]
        return sorted(
            range(len(bests)), key=lambda seat: (seat not in outcome.winners, -bests[seat])
        )

    def _paint_player(self, brush: Brush, seat: int, y: float, height: float) -> float:
        player = self.session.seats[seat]
        middle = y + height / 2
        symbols = self.window.settings.symbols
        draw_emblem(brush, (_NAME + 11, middle), 11, player.colour, symbols)
        name = Box(_NAME + 30, y, _TURN - _NAME - 38, height)
        brush.text(player.name, name, STRONG.but(size=17), where="events")
        events = self._of(seat)
        best = max((event.score.total for event in events), default=0)
        if not events:
            none = Box(_PROGRAMME, y, 300, height)
            brush.text(tr("No event"), none, SMALL, where="events")
            return y + height
        for event in events:
            self._paint_event(brush, event, y, height, event.score.total == best)
            y += height
        return y

    def _paint_event(
        self, brush: Brush, event: Production, y: float, height: float, is_best: bool
    ) -> None:
        if is_best:
            lit = Box(_TURN - 10, y + 0.5, _EVENTS.right - 20 - _TURN + 10, height - 1)
            brush.slab(lit, PAPER, radius=6)
        small = BODY.but(size=16)
        brush.text(roman(event.turn), Box(_TURN, y, 40, height), small, where="events")
        name = RULES.programme(event.number).name
        room = Box(_PROGRAMME, y, _part_left(0) - _PROGRAMME - 6, height)
        brush.text(name, room, small, where="events")
        for place, count in enumerate(event.score.parts):
            style = small.but(align="centre", colour=INK if count else FADED)
            words = str(count) if count else "·"
            brush.text(words, Box(_part_left(place), y, _PART, height), style)
        total = Box(_part_left(7), y, _TOTAL, height)
        brush.text(str(event.score.total), total, _BEST if is_best else _OTHER, where="events")


def _part_left(place: int) -> float:
    return _EVENTS.right - 28 - _TOTAL - (7 - place) * _PART


def _parts() -> list[tuple[str, str]]:
    """The seven lines by which spectators are counted: a picture and words for each."""
    return [
        ("gladiator", tr("What the programme draws with the assets on stage")),
        ("laurel", tr("Earlier events of other programmes")),
        ("ticket", tr("Season tickets")),
        ("star", tr("Stars on stage")),
        ("noble-emperor", tr("Nobles in the arena")),
        ("podium", tr("Podiums")),
        ("medal", tr("Medals played")),
    ]


def _draw_head(picture: str, box: Box, brush: Brush, look: Look) -> None:
    brush.picture(picture, box)


def _draw_laurels(brush: Brush, centre: tuple[float, float], colour: int) -> None:
    box = centred(centre, 136)
    brush.picture("laurel", box)
    draw_emblem(brush, centre, 36, colour)
