"""What the teacher says in a lesson, in the corner that a table for three leaves free."""

from dataclasses import dataclass
from typing import Final

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    PURPLE,
    SMALLEST,
    STRONG,
    TERRACOTTA,
    TITLE,
)

BOX: Final = Box(14, 552, 430, 156)
WORDS: Final = Box(BOX.left + 16, BOX.top + 10, 282, BOX.height - 18)
"""It stays visible beside the catalogue, which covers the rest of the box."""
_BUTTON: Final = Box(BOX.right - 118, BOX.top + 11, 106, 41)
_HEAD: Final = 22.0
_LARGEST: Final = 21


@dataclass(frozen=True, slots=True)
class Speech:
    head: str
    words: str
    request: str = ""
    is_aside: bool = False
    """Whether it replies to an action that was not the requested one."""

    def paint(self, brush: Brush) -> None:
        brush.slab(BOX, PURPLE, radius=12, edge=GOLD, edge_width=2, shadow=10)
        head = Box(WORDS.left, WORDS.top, WORDS.width, _HEAD)
        brush.text(self.head, head, TITLE.but(size=16, colour=GOLD), where="speech")
        if self.is_aside:
            bar = Box(BOX.left + 6, BOX.top + 36, 4, BOX.height - 46)
            brush.slab(bar, TERRACOTTA, radius=2)
        room = Box(WORDS.left, head.bottom + 2, WORDS.width, WORDS.height - _HEAD - 2)
        self._paint_words(brush, room)

    def _paint_words(self, brush: Brush, room: Box) -> None:
        """Paint what is said, and the task below it, as large as fits."""
        least = SMALLEST / max(1.0, brush.screen.letters)
        sizes = [float(size) for size in range(_LARGEST, int(least), -1)] + [least]
        for size in sizes:
            said = BODY.but(size=size, colour=CREAM, valign="top")
            asked = STRONG.but(size=size, colour=GOLD_LIGHT, valign="top")
            high = brush.text_height(self.words, said, room.width)
            low = brush.text_height(self.request, asked, room.width) if self.request else 0.0
            if high + low <= room.height or size == sizes[-1]:
                break
        above = Box(room.left, room.top, room.width, min(high + 1, room.height - low))
        brush.text(self.words, above, said, lines=12, where="speech")
        below = Box(room.left, above.bottom + 1, room.width, low + 1)
        brush.text(self.request, below, asked, lines=6, where="speech")


def button_box(place: int) -> Box:
    """Beside the words, from the top."""
    return _BUTTON.move(0, place * (_BUTTON.height + 5.5))
