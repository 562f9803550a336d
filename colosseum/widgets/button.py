"""Buttons: the main action, other actions, and small icons."""

from collections.abc import Callable, Hashable
from enum import Enum
from typing import Final

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.shapes import Fill
from colosseum.widgets.theme import (
    CREAM,
    FADED,
    GOLD,
    GOLD_LIGHT,
    INK,
    MEDIUM,
    PURPLE,
    SMALL,
    STONE,
    STONE_DARK,
    TERRACOTTA,
    TERRACOTTA_DARK,
    TITLE,
    UMBER,
    UMBER_LIGHT,
    Colour,
    Style,
    mixed,
)
from colosseum.widgets.widget import Look, Widget


class Kind(Enum):
    PRIMARY = "primary"
    """The main action: at most one on a page."""
    PLAIN = "plain"
    QUIET = "quiet"
    """On the dark table."""
    CHIP = "chip"
    """One of several choices."""


_FACES: dict[Kind, tuple[Fill, Colour, Colour, Style]] = {
    Kind.PRIMARY: ((mixed(TERRACOTTA, (255, 255, 255), 0.1), TERRACOTTA), INK, CREAM, TITLE),
    Kind.PLAIN: ((STONE, STONE_DARK), UMBER_LIGHT, INK, TITLE.but(size=20)),
    Kind.QUIET: ((UMBER, UMBER), UMBER_LIGHT, STONE, MEDIUM),
    Kind.CHIP: ((STONE, STONE_DARK), UMBER_LIGHT, INK, MEDIUM),
}
_BARRED = ((225, 211, 184), (205, 188, 158))


_BESIDE_A_NOTE: Final = 0.58
_BESIDE_A_KEY: Final = 0.8
"""How much of its width a button's words have beside a note, and beside the letter of a key."""
_BEFORE_A_NOTE: Final = 6.0


class Button(Widget):
    def __init__(
        self,
        key: str,
        box: Box,
        words: str = "",
        on_press: Callable[[], None] | None = None,
        *,
        kind: Kind = Kind.PLAIN,
        picture: str = "",
        picture_size: float = 34,
        chosen: bool = False,
        note: str = "",
        disabled_because: str | None = None,
        tip: str = "",
        size: float | None = None,
        lines: int = 1,
        align: str = "centre",
        inset: float = 14,
        about: tuple[object, ...] = (),
    ) -> None:
        super().__init__(
            key, box, on_press=on_press, disabled_because=disabled_because, tip=tip, about=about
        )
        self.words = words
        self.kind = kind
        self.picture = picture
        self.picture_size = picture_size
        """Its largest side beside words."""
        self.chosen = chosen
        self.note = note
        self.size = size
        self.lines = lines
        """The most lines that its words may take."""
        self.align = align
        self.inset = inset
        """Room between the edge and the words, on either side."""
        # A note of one letter is the key that does the same.
        self.spoken = ", ".join(filter(None, (words, note if len(note) > 1 else "")))

    def draw(self, brush: Brush, look: Look) -> None:
        fill, edge, ink, style = self._face(look)
        box = self.box.move(0, 1.5) if look.pressed and self.enabled else self.box
        radius = box.height / 2 if self.kind is Kind.CHIP else min(10.0, box.height / 4)
        shadow = 6 if self.kind in (Kind.PRIMARY, Kind.PLAIN) and self.enabled else 0
        brush.slab(box, fill, radius=radius, edge=edge, edge_width=2, shadow=shadow)
        inside = box.inflate(-min(2 * self.inset, box.width * 0.16), -6)
        if self.picture:
            inside = self._draw_picture(brush, box, inside)
        if self.words:
            style = style.but(size=self.size or style.size, colour=ink, align=self.align)
            room = self._words_room(brush, inside)
            brush.text(self.words, room, style, lines=self.lines, where=self.key)
        if self.note:
            self._draw_note(brush, inside, ink)

    def _words_room(self, brush: Brush, inside: Box) -> Box:
        """Where the words go; a note leaves them the left part."""
        if not self.note:
            return inside
        part = _BESIDE_A_KEY if len(self.note) == 1 else _BESIDE_A_NOTE
        width = inside.width * part
        if self.align == "left":
            lines = self.note.split("\n")
            longest = max(brush.text_width(line, SMALL) for line in lines)
            width = inside.width - min(inside.width / 2 + 30, longest) - _BEFORE_A_NOTE
        return Box(inside.left, inside.top, width, inside.height)

    def _draw_note(self, brush: Brush, inside: Box, ink: Colour) -> None:
        colour = mixed(ink, STONE_DARK, 0.25)
        if self.align == "left":
            style = SMALL.but(colour=colour, align="right")
            room = Box(inside.centerx - 30, inside.top, inside.width / 2 + 30, inside.height)
            lines = 1 + self.note.count("\n")
            room = room.inflate(0, -2) if lines > 1 else room
            brush.text(self.note, room, style, lines=lines, where=self.key)
        else:
            style = SMALL.but(size=15, colour=colour, align="right")
            left = self._words_room(brush, inside).right
            room = Box(left, inside.top, inside.right - left, inside.height)
            brush.text(self.note, room, style, where=self.key)

    def _draw_picture(self, brush: Brush, box: Box, inside: Box) -> Box:
        side = min(box.height - 10, self.picture_size if self.words else box.height * 0.62)
        opacity = 255 if self.enabled else 110
        if not self.words:
            at = centred(box.center, side)
            brush.picture(self.picture, at, opacity=opacity)
            return inside
        at = Box(box.left + 10, 0, side, side)
        at.centery = box.centery
        brush.picture(self.picture, at, opacity=opacity)
        return Box(at.right + 6, inside.top, inside.right - at.right - 6, inside.height)

    def _face(self, look: Look) -> tuple[Fill, Colour, Colour, Style]:
        fill, edge, ink, style = _FACES[self.kind]
        if not self.enabled and self.kind is not Kind.QUIET:
            return (
                _BARRED,
                mixed(UMBER_LIGHT, STONE_DARK, 0.5),
                mixed(FADED, STONE_DARK, 0.2),
                style,
            )
        if not self.enabled:
            return fill, edge, FADED, style
        if self.chosen:
            fill, ink = (PURPLE, PURPLE), CREAM
        if look.lit:
            edge = GOLD if self.kind is not Kind.PRIMARY else GOLD_LIGHT
            if self.kind is Kind.PRIMARY:
                fill = (mixed(TERRACOTTA, (255, 255, 255), 0.2), TERRACOTTA)
            elif self.kind is Kind.QUIET:
                fill = (UMBER_LIGHT, UMBER)
            elif not self.chosen:
                fill = (mixed(STONE, (255, 255, 255), 0.6), STONE)
        if look.pressed and self.kind is Kind.PRIMARY:
            fill = (TERRACOTTA_DARK, TERRACOTTA)
        return fill, edge, ink, style


def question(widget: Widget) -> Hashable:
    """What it answers; a page's main button is a question of its own."""
    if widget.question is None and isinstance(widget, Button) and widget.kind is Kind.PRIMARY:
        return widget.key
    return widget.question
