"""What an opponent says, in a bubble beside the plaque."""

from typing import Final

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import INK, ITALIC, PAPER, UMBER_LIGHT
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import tr

_WIDEST: Final = 250.0
_STYLE: Final = ITALIC.but(size=20, colour=INK, align="centre")
_TAIL: Final = 18.0
_MARGIN: Final = 16.0
_TOP: Final = 70.0
_BOTTOM: Final = 706.0


def speech_bubble(
    measure: Brush, words: str, mouth: tuple[float, float], *, on_left: bool = False
) -> Widget:
    """A bubble to the right of where the words come from, or else to the left."""
    said = tr("“{words}”", words=words)
    width = min(_WIDEST, measure.text_width(said, _STYLE) + 4)
    height = measure.text_height(said, _STYLE, width) + 4
    box = Box(mouth[0] + _TAIL, 0, width + 2 * _MARGIN, height + 18)
    if on_left:
        box.right = mouth[0] - _TAIL
    box.centery = mouth[1]
    box.top = min(max(box.top, _TOP), _BOTTOM - box.height)

    def paint(brush: Brush, look: Look) -> None:
        x, y = mouth[0], min(max(mouth[1], box.top + 16), box.bottom - 16)
        x, side = (x - 2, box.right - 3) if on_left else (x + 2, box.left + 3)
        brush.slab(box, PAPER, radius=16, edge=UMBER_LIGHT, edge_width=2, shadow=12)
        tail = [(side, y - 9), (x, y + 4), (side, y + 9)]
        brush.polygon(tail, PAPER)
        for start, end in ((tail[0], tail[1]), (tail[1], tail[2])):
            brush.line(start, end, UMBER_LIGHT, 2)
        inner = box.inflate(-2 * _MARGIN, -14)
        brush.text(said, inner, _STYLE, lines=4, where="speech bubble")

    return Area("spoken", box, paint)
