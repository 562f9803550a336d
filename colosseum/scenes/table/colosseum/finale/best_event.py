"""The ribbon below the pillars: one player's best event, and in the end how one came out."""

from collections.abc import Sequence
from typing import Final

from colosseum.play.seats import Seat
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.events import EventProduced
from colosseum.rules.colosseum.standings import Standing
from colosseum.rules.colosseum.state import State
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.own_lines import OwnLine
from colosseum.scenes.table.colosseum.spectacle.count import Part, parts_of
from colosseum.scenes.table.colosseum.spectacle.places import RIBBON
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    FADED,
    GOLD,
    INK,
    ITALIC,
    NUMBER,
    PURPLE,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TITLE,
)
from colosseum.words.translation import say, tr

_MIDDLE: Final = 806.0
_EVENT: Final = 510.0
_NUMBER: Final = Box(1236, 734, 150, 100)
_OWN: Final = Box(RIBBON.left + 5, RIBBON.bottom - 45, RIBBON.width - 10, 40)


class BestEvents:
    """Says for each player in turn what their best event was."""

    def __init__(self, state: State, seats: Sequence[Seat], own_lines: Sequence[OwnLine]) -> None:
        self._state = state
        self._seats = seats
        self._own = own_lines

    def paint(self, brush: Brush, standing: Standing, *, is_over: bool, waits: bool) -> None:
        brush.slab(RIBBON, (STONE, STONE_DARK), radius=12, edge=GOLD, edge_width=2.5)
        lift = 20.0 if is_over and self._own else 0.0
        self._paint_player(brush, standing, lift)
        if standing.event is None:
            words = Box(_EVENT, _MIDDLE - 24 - lift, 690, 48)
            style = BODY.but(size=22, colour=FADED)
            brush.text(tr("No event at all"), words, style, where="finale")
        else:
            self._paint_event(brush, standing.event, lift)
        number = NUMBER.but(size=92, colour=PURPLE, align="centre")
        brush.text(str(standing.best), _NUMBER.move(0, 20 - lift), number, where="finale")
        label = Box(1392, _MIDDLE - 16 - lift, 176, 32)
        brush.text(tr("Spectators"), label, TITLE.but(size=24), where="finale")
        if is_over:
            self._paint_own(brush)
            if waits:
                foot = Box(1392, _MIDDLE + 16 - lift, 176, 26)
                style = ITALIC.but(size=18, colour=PURPLE)
                brush.text(tr("Click to continue"), foot, style, where="finale")

    def _paint_player(self, brush: Brush, standing: Standing, lift: float) -> None:
        seat = self._seats[standing.seat]
        draw_player(brush, (86, _MIDDLE - lift), 50, seat)
        place = Box(154, _MIDDLE - 44 - lift, 330, 30)
        style = TITLE.but(size=22, colour=TERRACOTTA)
        brush.text(say(standing.place_words), place, style, where="finale")
        name = Box(154, _MIDDLE - 14 - lift, 330, 46)
        brush.text(seat.name, name, TITLE.but(size=34), where="finale")

    def _paint_event(self, brush: Brush, event: EventProduced, lift: float) -> None:
        name = Box(_EVENT, _MIDDLE - 62 - lift, 700, 40)
        programme = say(RULES.programme(event.number).name)
        brush.text(programme, name, TITLE.but(size=28), where="finale")
        parts = [part for part in parts_of(event, self._state) if part.spectators]
        left = _EVENT
        for number, part in enumerate(parts):
            self._paint_part(brush, part, (left, _MIDDLE + 12 - lift), is_first=not number)
            left += 102

    def _paint_part(
        self, brush: Brush, part: Part, at: tuple[float, float], *, is_first: bool
    ) -> None:
        left, middle = at
        brush.picture(part.pictures[0], centred((left + 21, middle), 42))
        words = f"{part.spectators}" if is_first else f"+{part.spectators}"
        box = Box(left + 47, middle - 18, 54, 36)
        brush.text(words, box, STRONG.but(size=24, colour=INK), where="finale")

    def _paint_own(self, brush: Brush) -> None:
        if not self._own:
            return
        brush.slab(_OWN, PURPLE, radius=8)
        words = "   ·   ".join(line.words for line in self._own)
        style = STRONG.but(size=22, colour=CREAM, align="centre")
        brush.text(words, _OWN.inflate(-30, -6), style, where="finale")
