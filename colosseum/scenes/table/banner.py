"""Large words across the board of any table."""

from collections.abc import Callable

from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import Motion, Point
from colosseum.widgets.theme import CREAM, GOLD, TITLE, UMBER_DARK
from colosseum.words.translation import said


class Banner(Motion):
    """A few large words across the board, said when they are drawn."""

    def __init__(
        self, words: str, seconds: float, middle: Point, on_start: Callable[[], None] | None = None
    ) -> None:
        super().__init__(seconds, on_start=on_start)
        self._words = words
        self._middle = middle

    def draw(self, brush: Brush, part: float) -> None:
        style = TITLE.but(size=40, colour=CREAM, align="centre")
        box = centred(self._middle, 520, 84)
        shown = min(1.0, 4 * part, 4 * (1 - part))
        box.inflate_ip(-120 * (1 - shown), 0)
        brush.slab(box, UMBER_DARK, radius=14, edge=GOLD, edge_width=3, shadow=16)
        brush.text(said(self._words), box.inflate(-30, -12), style, where="banner")
