"""An event as the crowd sees it: assets march in, and the count is told line by line."""

from collections.abc import Callable

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.table.colosseum.layout import CENTRE
from colosseum.seats import Seat
from colosseum.sound import Effect, Sounds
from colosseum.text import tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import centred, column
from colosseum.widgets.motion import Motion, eased
from colosseum.widgets.screen import Box
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    GOLD,
    NUMBER,
    PURPLE,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TITLE,
    UMBER_LIGHT,
)

SECONDS = 4.0
_MARCH = 0.28
_LINES = 0.85
_FULL_HOUSE = 90
"""Spectators that fill the rows."""


def part_names() -> tuple[str, ...]:
    """The seven lines of a count (SCO-1 to SCO-7)."""
    return (
        tr("Programme"),
        tr("Earlier events"),
        tr("Season tickets"),
        tr("Stars"),
        tr("Nobles"),
        tr("Podiums"),
        tr("Medals"),
    )


class Performance(Motion):
    def __init__(
        self, event: ev.EventProduced, seat: Seat, sounds: Sounds, *, symbols: bool
    ) -> None:
        super().__init__(SECONDS, on_start=lambda: sounds.play(Effect.TURN))
        self._event = event
        self._seat = seat
        self._symbols = symbols
        self._cheer: Callable[[], None] = lambda: sounds.crowd(event.score.total)
        self._cheered = False
        cast = list(event.tokens) + [Asset.JOKER] * len(event.jokers)
        self._cast = [str(asset) for asset in cast]
        lines = zip(part_names(), event.score.parts, strict=True)
        self._lines = [(words, count) for words, count in lines if count]

    def draw(self, brush: Brush, part: float) -> None:
        if part >= _MARCH and not self._cheered:
            self._cheered = True
            self._cheer()
        box = centred(CENTRE, 470, 400)
        brush.slab(box, (STONE, STONE_DARK), radius=16, edge=GOLD, edge_width=3, shadow=22)
        head = Box(box.left + 3, box.top + 3, box.width - 6, 54)
        brush.slab(head, PURPLE, radius=14)
        brush.slab(Box(head.left, head.bottom - 14, head.width, 14), PURPLE, radius=0)
        draw_emblem(brush, (head.left + 34, head.centery), 20, self._seat.colour, self._symbols)
        title = Box(head.left + 64, head.top, head.width - 80, head.height)
        programme = RULES.programme(self._event.number)
        style = TITLE.but(size=24, colour=CREAM)
        words = tr("{name}: {programme}", name=self._seat.name, programme=programme.name)
        brush.text(words, title, style, where="performance")
        self._draw_cast(brush, Box(box.left + 18, head.bottom + 10, box.width - 36, 74), part)
        self._draw_count(brush, Box(box.left + 24, box.top + 148, box.width - 48, 168), part)
        self._draw_crowd(brush, Box(box.left + 8, box.bottom - 50, box.width - 16, 44), part)

    def _draw_cast(self, brush: Brush, box: Box, part: float) -> None:
        """Tokens come in from the right, one after another."""
        across = 11
        size = min(36.0, box.width / across - 4)
        for number, picture in enumerate(self._cast):
            begins = _MARCH * 0.6 * number / len(self._cast)
            along = eased(min(1.0, max(0.0, (part - begins) / (_MARCH * 0.4))))
            if along <= 0:
                continue
            row, column = divmod(number, across)
            x = box.left + column * (size + 4)
            place = Box(x + (1 - along) * (box.right - x), box.top + row * (size + 3), size, size)
            brush.picture(picture, place)

    def _draw_count(self, brush: Brush, box: Box, part: float) -> None:
        told = (part - _MARCH) / (_LINES - _MARCH) * (len(self._lines) + 0.5)
        rows = column(box, len(self._lines), tallest=26)
        shown = 0
        for number, (words, count) in enumerate(self._lines):
            if told < number:
                break
            shown += count
            row = rows[number]
            brush.text(words, row, BODY, where="performance")
            right = STRONG.but(colour=TERRACOTTA, align="right")
            plus = "" if number == 0 else "+"
            brush.text(f"{plus}{count}", row, right, where="performance")
            if number:
                brush.line(row.topleft, row.topright, UMBER_LIGHT, 1)
        if told >= 0:
            total = Box(box.right - 150, box.bottom + 2, 150, 50)
            style = NUMBER.but(size=44, colour=PURPLE, align="right")
            brush.text(str(shown), total, style, where="performance")
            room = Box(box.left, box.bottom + 2, box.width - 160, 50)
            brush.text(tr("Spectators"), room, TITLE, where="performance")

    def _draw_crowd(self, brush: Brush, box: Box, part: float) -> None:
        """The crowd comes in from both sides as the count goes on."""
        if part < _MARCH:
            return
        full = min(1.0, self._event.score.total / _FULL_HOUSE)
        now = full * min(1.0, (part - _MARCH) / (_LINES - _MARCH))
        clip = brush.surface.get_clip()
        wide = box.height * 4
        for side, left in ((0, box.left), (1, box.right - box.width * now / 2)):
            seen = brush.screen.rect(Box(left, box.top - 8, box.width * now / 2, box.height + 8))
            brush.surface.set_clip(seen)
            for number in range(int(box.width // wide) + 1):
                hop = 7 * abs(((part * 11 + number * 0.37 + side * 0.5) % 1) - 0.5)
                place = Box(box.left + number * wide, box.top - hop, wide, box.height)
                brush.picture("crowd", place)
        brush.surface.set_clip(clip)
