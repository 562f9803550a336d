"""What all scenes but the table share: the backdrop, stone panels, a title and a way back."""

from collections.abc import Callable
from typing import Final

from colosseum.scenes.parts.amphitheatre_backdrop import STEPS, paint_backdrop, painted_steps
from colosseum.scenes.scene import Scene
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.theme import (
    GOLD,
    INK,
    STONE,
    STONE_DARK,
    TITLE,
    UMBER_DARK,
    UMBER_LIGHT,
    mixed,
)
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr

LEFT: Final = 80.0
RIGHT: Final = 1520.0
TOP: Final = 136.0
BOTTOM: Final = 796.0
"""Panels go between these; below them is the row of buttons."""
OWN_RESULTS: Final = Box(LEFT, 186, 620, BOTTOM - 186)
"""Where a game shows its own results."""
ROW: Final = Box(LEFT, 820, RIGHT - LEFT, 54)


class TitledScene(Scene):
    """A scene with a title above, panels, and a row of buttons below."""

    @property
    def title(self) -> str:
        raise NotImplementedError

    def widgets(self) -> list[Widget]:
        return [*self.contents(), self.back_button()]

    def contents(self) -> list[Widget]:
        raise NotImplementedError

    def back_button(self) -> Button:
        return row_button("back", tr("Back"), self.back)

    @property
    def _has_backdrop(self) -> bool:
        return painted_steps(self.window.paintbox) == len(STEPS)

    def update(self, seconds: float) -> None:
        """Draw the backdrop step by step, where the title has not done so already."""
        if not self._has_backdrop:
            self.page.stale = True

    @property
    def is_lively(self) -> bool:
        return not self._has_backdrop

    def paint_under(self, brush: Brush) -> None:
        steps = min(len(STEPS), painted_steps(brush.paintbox) + 1)
        paint_backdrop(brush, still=steps == len(STEPS), steps=steps)
        brush.shade(165, UMBER_DARK)
        self.paint_title(brush)
        self.paint_panels(brush)

    def paint_title(self, brush: Brush) -> None:
        draw_headline(brush, self.title, (LEFT, 84), 58, room=RIGHT - LEFT)

    def paint_panels(self, brush: Brush) -> None:
        """Paint what is behind the contents."""
        draw_panel(brush, Box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP))


def row_button(
    key: str,
    words: str,
    on_press: Callable[[], None] | None,
    *,
    kind: Kind = Kind.PLAIN,
    right: float | None = None,
    width: float = 220,
    disabled_because: str | None = None,
) -> Button:
    """A button in the row below, at the left unless its right edge is given."""
    box = Box(ROW.left, ROW.top, width, ROW.height)
    if right is not None:
        box.right = right
    return Button(key, box, words, on_press, kind=kind, disabled_because=disabled_because)


def draw_panel(
    brush: Brush, box: Box, heading: str = "", *, beside: float = 0, is_told: bool = False
) -> None:
    """Draw a slab of limestone; its heading is above a thin line, perhaps beside something."""
    brush.slab(box, (STONE, mixed(STONE, STONE_DARK, 0.6)), radius=14, edge=UMBER_LIGHT, shadow=18)
    brush.encloses(heading, box, is_told=is_told)
    if heading:
        room = heading_box(box)
        room.width -= beside
        brush.text(heading, room, TITLE.but(colour=INK), where="heading")
        rule = heading_box(box).bottom + 4
        brush.line((box.left + 28, rule), (box.right - 28, rule), GOLD, 2)


def heading_box(panel: Box) -> Box:
    return Box(panel.left + 28, panel.top + 18, panel.width - 56, 34)


def inside(panel: Box) -> Box:
    """The room inside a panel with a heading."""
    return Box(panel.left + 28, panel.top + 72, panel.width - 56, panel.height - 96)
