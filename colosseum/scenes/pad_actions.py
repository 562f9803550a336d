"""All that can be done here by a key, to be chosen with a controller."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from colosseum.scenes.parts.keys import Binding, Shortcut
from colosseum.scenes.parts.pad_page import MOVES, paint_line
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred, grid
from colosseum.widgets.pad_buttons import PadButton
from colosseum.widgets.widget import Widget
from colosseum.words.translation import say, tr

_ACROSS: Final = 2
_ROW: Final = 58.0
_HEAD: Final = 78.0
_LINE: Final = 40.0
_FOOT: Final = 92.0
_MOVES: Final = -(-len(MOVES) // _ACROSS)
_ALWAYS: Final = {PadButton.B, PadButton.MENU}
"""These buttons go without saying."""


class PadActionsScene(Scene):
    over = True
    has_actions = False

    def __init__(self, window: Window, bound: Sequence[Binding]) -> None:
        super().__init__(window)
        self._bound = listed(bound)
        self._rows = -(-len(self._bound) // _ACROSS)
        high = _HEAD + self._rows * _ROW + 16 + _MOVES * _LINE + _FOOT
        self._box = centred(WHOLE.center, 1080, high)

    def widgets(self) -> list[Widget]:
        box = self._box
        room = Box(box.left + 32, box.top + _HEAD, box.width - 64, self._rows * _ROW)
        places = grid(room, _ACROSS, self._rows, 12)
        found: list[Widget] = [
            self._button(f"action {number}", places[number], *it)
            for number, it in enumerate(self._bound)
        ]
        signed: set[PadButton | None] = set()
        for widget in found:  # a button that means two things does what comes first
            widget.pad = None if widget.pad in signed else widget.pad
            signed.add(widget.pad)
        close = centred((box.centerx, box.bottom - 48), 220, 52)
        return [*found, Button("close", close, tr("Close"), self.back, kind=Kind.PRIMARY)]

    def _button(self, key: str, box: Box, shortcut: Shortcut, do: Callable[[], None]) -> Button:
        made = Button(key, box, say(shortcut.does), partial(self._do, do), size=18, lines=2)
        made.pad = shortcut.pad
        return made

    def _do(self, do: Callable[[], None]) -> None:
        self.window.pop()
        do()

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        box = self._box
        draw_panel(brush, box, tr("What you can do here"))
        room = Box(box.left + 36, 0, box.width - 72, _MOVES * _LINE)
        room.bottom = box.bottom - _FOOT
        for place, line in zip(grid(room, _ACROSS, _MOVES, 0), MOVES, strict=False):
            paint_line(brush, place, line)


def listed(bound: Sequence[Binding]) -> list[Binding]:
    """Each deed once: what has a key for each of several things is on the page to be pressed."""
    count = Counter(shortcut.does for shortcut, _ in bound)
    return [it for it in bound if count[it[0].does] == 1 and it[0].pad not in _ALWAYS]
