"""What the teacher says in a lesson, where the table leaves room for it."""

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

_BUTTON: Final = (106.0, 29.0)
_HIGHER: Final = 4.0
_HEAD: Final = 22.0
_LARGEST: Final = 21


@dataclass(frozen=True, slots=True)
class Speech:
    head: str
    words: str
    request: str = ""
    is_aside: bool = False
    """Whether it replies to an action that was not the requested one."""

    @property
    def aloud(self) -> str:
        return " ".join(filter(None, (self.words, self.request)))

    def paint(self, brush: Brush, box: Box, *, has_buttons: bool = True) -> None:
        brush.slab(box, PURPLE, radius=12, edge=GOLD, edge_width=2, shadow=10)
        brush.encloses(self.head, box)
        words = _beside_buttons(box) if has_buttons else box.inflate(-20, -18)
        head = Box(words.left, words.top, words.width, _HEAD)
        wide = brush.text_width(self.head, TITLE.but(size=SMALLEST)) > head.width
        style = STRONG if wide else TITLE
        brush.text(self.head, head, style.but(size=16, colour=GOLD), where="speech")
        if self.is_aside:
            bar = Box(box.left + 6, box.top + 36, 4, box.height - 46)
            brush.slab(bar, TERRACOTTA, radius=2)
        room = Box(words.left, head.bottom + 2, words.width, words.height - _HEAD - 2)
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


def _beside_buttons(box: Box) -> Box:
    return Box(box.left + 16, box.top + 10, box.width - 148, box.height - 18)


def button_box(box: Box, place: int) -> Box:
    """Beside the words, from the top; the first is higher, since it is pressed most."""
    width, height = _BUTTON
    top = box.top + 10 + place * (height + 5)
    if not place:
        return Box(box.right - 118, top, width, height + _HIGHER)
    return Box(box.right - 118, top + _HIGHER, width, height)
