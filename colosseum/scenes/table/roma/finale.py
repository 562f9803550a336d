"""The end of a game of Roma: points are counted, and then a triumph or a defeat is seen."""

import math
from collections.abc import Sequence
from typing import Final

from colosseum.rules.kernel import Record, SeatIndex
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.own_line import own_line
from colosseum.scenes.parts.faces import Expression, draw_player
from colosseum.scenes.parts.last_words import LastWords, last_words
from colosseum.scenes.parts.own_lines import OwnLine, own_lines
from colosseum.scenes.table.finale import Finale
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.scenes.table.speech_bubble import speech_bubble
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.kept_part import KeptPart
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import eased
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    NUMBER,
    PAPER,
    STONE_DARK,
    STRONG,
    TITLE,
    UMBER_LIGHT,
    Colour,
    colour,
)
from colosseum.widgets.widget import Look
from colosseum.words.translation import say, tr

SCENE: Final = Box(0, 56, WHOLE.width, WHOLE.height - 56)
_COUNTING: Final = 2.2
_VERDICT: Final = 3.0
_LINGER: Final = 3.0
_TRIUMPH: Final = (colour("#7a3a2a"), colour("#2c1438"))
_DEFEAT: Final = (colour("#33302d"), colour("#0f0d0c"))
_FOOT: Final = 640.0
"""Where the columns stand."""
_COLUMN: Final = (150.0, 394.0)
_BROKEN: Final = (330.0, 236.0)
_LEAVES: Final = 34
_HEAD: Final = centred((800, 160), 450, 180)
"""Where the verdict is, between laurels on both columns."""


class RomaFinale(Finale):
    """It stays until a person goes on."""

    def __init__(self, event: ev.GameEnded, display: RomaDisplay) -> None:
        self._display = display
        self._event = event
        self._people = [seat for seat, who in enumerate(display.seats) if who.is_human]
        self._is_lost = bool(self._people) and not set(self._people) & set(event.winners)
        super().__init__(
            display.window.sounds, (_COUNTING, _VERDICT), _LINGER, is_won=not self._is_lost
        )
        self.waits = display.table is not None and bool(self._people)
        self.hides = (SCENE,)
        self._kept = KeptPart(covers=True)
        self._lines: list[OwnLine] = []
        self._points: tuple[int, ...] = ()
        self._last_words: LastWords | None = None

    def start(self) -> None:
        """Now all points have been counted."""
        super().start()
        display = self._display
        records = () if display.table is None else display.table.records
        self._points = tuple(display.state.points)
        self._lines = self._own_lines(records)
        if display.window.settings.opponents_speak and len(self._event.winners) == 1:
            self._last_words = last_words(display.seats, self._event.winners, len(records))

    def _own_lines(self, records: Sequence[Record]) -> list[OwnLine]:
        """How each person came out, winners first."""
        state, names = self._display.state, self._display.names
        ranked = sorted(self._people, key=lambda seat: seat not in self._event.winners)
        return own_lines([(names[it], own_line(state, records, it)) for it in ranked])

    # What is seen

    def draw(self, brush: Brush, part: float) -> None:
        now = part * self.seconds
        act, acted = self.act_at(now)
        is_decided = act == 1
        self._kept.show(brush, SCENE, is_decided, self._paint_ground)
        if is_decided:
            self._make_heard()
            if self._is_lost:
                self._paint_ash(brush, now)
            else:
                self._paint_leaves(brush, now)
        for seat in range(len(self._display.seats)):
            self._paint_player(brush, seat, acted if not is_decided else 1.0, is_decided, acted)
        if is_decided:
            self._paint_words(brush, acted)

    def _make_heard(self) -> None:
        self.hear_once(1, Effect.FALL if self._is_lost else Effect.FANFARE)
        self.hear_once(2, Effect.LAMENT if self._is_lost else Effect.CROWD_3)

    def _paint_ground(self, brush: Brush) -> None:
        """A warm evening for a triumph, and a cold one for a defeat."""
        shades = _DEFEAT if self._is_lost and self._is_decided else _TRIUMPH
        brush.slab(SCENE, shades, radius=0)
        if self._is_decided and not self._is_lost:
            self._paint_rays(brush)
        ground = Box(SCENE.left, _FOOT - 4, SCENE.width, SCENE.bottom - _FOOT + 4)
        brush.slab(ground, (colour("#2a1a12"), colour("#120a06")), radius=0)
        brush.line((0, _FOOT), (WHOLE.width, _FOOT), self._edge, 3)

    @property
    def _edge(self) -> Colour:
        return UMBER_LIGHT if self._is_lost and self._is_decided else GOLD

    def _paint_rays(self, brush: Brush) -> None:
        """Light behind the winner."""
        middle = (self._across(self._event.winners[0]), 250.0)
        for number in range(16):
            angle = math.tau * number / 16
            wide = math.tau / 64
            ends = [
                (
                    middle[0] + 1500 * math.cos(angle + side),
                    middle[1] + 1500 * math.sin(angle + side),
                )
                for side in (-wide, wide)
            ]
            with brush.only_within(SCENE):
                brush.polygon([middle, *ends], GOLD, opacity=26)

    def _across(self, seat: SeatIndex) -> float:
        """The person on the left, the other one on the right."""
        return 470.0 if seat == self._display.mine else 1130.0

    def _paint_player(
        self, brush: Brush, seat: SeatIndex, counted: float, is_decided: bool, acted: float
    ) -> None:
        x, who = self._across(seat), self._display.seats[seat]
        has_won = seat in self._event.winners
        falls = is_decided and not has_won
        rise = eased(min(1.0, counted * 1.4))
        if falls:
            at = Box(x - _BROKEN[0] / 2 + 60, _FOOT - _BROKEN[1], *_BROKEN)
            brush.picture("roma/column-broken", at)
        else:
            at = Box(x - _COLUMN[0] / 2, _FOOT - _COLUMN[1] * rise, *_COLUMN)
            with brush.only_within(Box(SCENE.left, SCENE.top, SCENE.width, _FOOT - SCENE.top)):
                brush.picture("roma/column", at)
        centre = self._face_at(seat, falls=falls, rise=rise)
        if is_decided and has_won:
            sink = (1 - eased(min(1.0, acted * 2.5))) * 240
            brush.picture("laurel", centred((centre[0], centre[1] - sink), 190))
        symbols = self._display.window.settings.symbols
        draw_player(brush, centre, 58, who, symbols, self._expression(has_won, is_decided))
        self._paint_points(brush, seat, counted, falls)

    def _face_at(self, seat: SeatIndex, *, falls: bool, rise: float = 1.0) -> tuple[float, float]:
        """On the column, or on what is left of it."""
        x = self._across(seat)
        if falls:
            return x - 26, _FOOT - _BROKEN[1] * 0.62 - 66
        return x, _FOOT - _COLUMN[1] * rise - 66

    def _expression(self, has_won: bool, is_decided: bool) -> Expression:
        if not is_decided:
            return Expression.THINKING
        return Expression.PLEASED if has_won else Expression.ANGRY

    def _paint_points(self, brush: Brush, seat: SeatIndex, counted: float, falls: bool) -> None:
        x = self._across(seat)
        shown = round(self._points[seat] * eased(min(1.0, counted * 1.15)))
        ink = STONE_DARK if falls else GOLD_LIGHT
        number = NUMBER.but(size=68, colour=ink, align="centre")
        brush.text(str(shown), centred((x, _FOOT + 46), 240, 80), number, where="finale")
        name = TITLE.but(size=24, colour=CREAM, align="centre")
        box = centred((x, _FOOT + 98), 360, 34)
        brush.text(self._display.names[seat], box, name, where="finale")

    # The verdict

    @property
    def _title(self) -> str:
        if self._is_lost:
            return tr("Defeat")
        if len(self._event.winners) > 1:
            return tr("A shared victory")
        if len(self._people) == 1:
            return tr("Victory")
        name = self._display.names[self._event.winners[0]]
        return tr("{name} wins", name=name)

    def _paint_words(self, brush: Brush, acted: float) -> None:
        shown = eased(min(1.0, acted * 3))
        size = 40 + 32 * shown
        ink = STONE_DARK if self._is_lost else GOLD_LIGHT
        title = TITLE.but(size=size, colour=ink, align="centre")
        brush.text(self._title, _HEAD, title, lines=2, where="finale")
        if acted < 0.35:
            return
        line = STRONG.but(size=24, colour=CREAM, align="centre")
        for number, own in enumerate(self._lines):
            box = centred((800, 800 + 32 * number), 1100, 32)
            brush.text(own.words, box, line, where="finale")
        if self._last_words is not None:
            self._paint_last_words(brush, self._last_words)
        if self.waits and acted >= 1.0:
            foot = centred((800, 872), 600, 28)
            style = BODY.but(size=18, colour=PAPER, align="centre")
            brush.text(tr("Click to continue"), foot, style, where="finale")

    def _paint_last_words(self, brush: Brush, last: LastWords) -> None:
        seat = self._display.seats.index(last.speaker)
        x, y = self._face_at(seat, falls=seat not in self._event.winners)
        speech_bubble(brush, say(last.words), (x + 66, y)).draw(brush, Look())

    # What drifts

    def _paint_leaves(self, brush: Brush, now: float) -> None:
        """Gold leaves on both sides of the verdict, whose letters are gold too."""
        around = WHOLE.width - _HEAD.width
        for number in range(_LEAVES):
            x = (number * 197 + 40 * math.sin(now + number)) % around
            x += _HEAD.width if x > _HEAD.left else 0
            y = SCENE.top + (number * 83 + now * (70 + number % 5 * 18)) % (_FOOT - SCENE.top)
            brush.piece("roma/leaf", (x, y), 26 + number % 3 * 6)

    def _paint_ash(self, brush: Brush, now: float) -> None:
        """Ash over what has fallen."""
        for number in range(_LEAVES):
            x = (number * 211 + now * 14) % WHOLE.width
            y = SCENE.top + (number * 97 + now * (18 + number % 4 * 6)) % (_FOOT - SCENE.top)
            brush.disc((x, y), 1.5 + number % 3, UMBER_LIGHT)
