"""A level of play to choose: its name, and a dot for each step up to it."""

from collections.abc import Callable

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    MEDIUM,
    PAPER,
    PURPLE,
    STONE,
    STONE_DARK,
    UMBER_LIGHT,
    Colour,
    mixed,
)
from colosseum.widgets.widget import Look, Widget

_QUIET = mixed(UMBER_LIGHT, STONE_DARK, 0.5)


class LevelPill(Widget):
    def __init__(
        self,
        key: str,
        box: Box,
        words: str,
        step: int,
        on_press: Callable[[], None],
        *,
        chosen: bool,
        tip: str,
    ) -> None:
        super().__init__(key, box, on_press=on_press, tip=tip)
        self.words = words
        self.step = step
        """The weakest level is the first."""
        self.chosen = chosen

    def draw(self, brush: Brush, look: Look) -> None:
        box = self.box
        fill = (PURPLE, PURPLE) if self.chosen else (PAPER if look.lit else STONE, STONE_DARK)
        edge = GOLD if look.lit else UMBER_LIGHT
        brush.slab(box, fill, radius=box.height / 2, edge=edge, edge_width=1.6)
        left, middle = box.left + 13, box.centery
        draw_dots(brush, (left, middle), self.step, 2.7, GOLD_LIGHT if self.chosen else _QUIET)
        room = Box(box.left + 39, box.top - 3, box.width - 43, box.height + 8)
        ink = CREAM if self.chosen else INK
        style = MEDIUM.but(size=15, colour=ink, align="centre")
        brush.text(self.words, room, style, where=self.key)


def draw_dots(
    brush: Brush, first: tuple[float, float], count: int, radius: float, ink: Colour
) -> None:
    for number in range(count):
        brush.disc((first[0] + number * 2.75 * radius, first[1]), radius, ink)
