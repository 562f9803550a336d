"""A field for a line of text, with a caret and a selection."""

from bisect import bisect
from collections.abc import Callable

import pygame

from colosseum.widgets import clipboard
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.text_editing import TextEditing
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD,
    GOLD_LIGHT,
    INK,
    MEDIUM,
    PAPER,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Look, Role, Widget

_STYLE = MEDIUM.but(size=20)
_CARET = 2.0
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
"""Control, or Command on a Mac."""


class Field(Widget):
    """A line of text to type in."""

    role = Role.FIELD

    enter_goes_on = True

    takes_text = True

    def __init__(
        self,
        key: str,
        box: Box,
        words: str,
        on_change: Callable[[str], None],
        *,
        most: int = 16,
        allowed: Callable[[str], bool] = str.isprintable,
        tip: str = "",
        empty: str = "",
    ) -> None:
        super().__init__(key, box, on_press=lambda: None, tip=tip)
        self.editing = TextEditing(words, most=most, allowed=allowed)
        self.on_change = on_change
        self.empty = empty
        self._stops: list[float] = []
        """Where the caret can be, from before the first letter to after the last, as drawn."""
        self._holds_word = False
        """Whether a double click selected a word and the button is still down."""

    @property
    def words(self) -> str:
        return self.editing.text

    def take_over(self, before: Widget) -> None:
        if isinstance(before, Field) and before is not self:
            words, self.editing = self.words, before.editing
            self.editing.replace(words)
            self._stops = before._stops

    def lose_focus(self) -> None:
        self.editing.leave()

    # Text and keys

    def type_text(self, words: str) -> bool:
        self._edit(lambda: self.editing.insert(words))
        return True

    def compose_text(self, words: str, caret: int) -> None:
        self._edit(lambda: self.editing.compose(words, caret))

    def key_pressed(self, event: pygame.Event) -> bool:
        if self.editing.composition:
            return True  # the input method uses it
        commanding = bool(event.mod & _COMMAND) and not event.mod & pygame.KMOD_ALT
        return (
            (commanding and self._command(event.key))
            or self._move(event, words=commanding)
            or self._delete(event.key, words=commanding)
            or is_letter(event)  # it also comes as text
        )

    def _command(self, key: int) -> bool:
        editing = self.editing
        if key == pygame.K_a:
            editing.select_all()
        elif key in (pygame.K_c, pygame.K_x):
            if editing.selected:
                clipboard.copy(editing.selected)
            if editing.selected and key == pygame.K_x:
                self._edit(lambda: editing.delete(-1))
        elif key == pygame.K_v:
            self._edit(lambda: editing.insert(clipboard.paste()))
        else:
            return False
        return True

    def _move(self, event: pygame.Event, *, words: bool) -> bool:
        selecting = bool(event.mod & pygame.KMOD_SHIFT)
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            by = 1 if event.key == pygame.K_RIGHT else -1
            self.editing.move(by, words=words, selecting=selecting)
        elif event.key in (pygame.K_HOME, pygame.K_END):
            end = len(self.words) if event.key == pygame.K_END else 0
            self.editing.place(end, selecting=selecting)
        else:
            return False
        return True

    def _delete(self, key: int, *, words: bool) -> bool:
        if key not in (pygame.K_BACKSPACE, pygame.K_DELETE):
            return False
        by = 1 if key == pygame.K_DELETE else -1
        self._edit(lambda: self.editing.delete(by, words=words))
        return True

    def _edit(self, do: Callable[[], None]) -> None:
        before = self.words
        do()
        if self.words != before:
            self.on_change(self.words)

    # The mouse

    def grab(self, point: tuple[float, float], *, twice: bool) -> None:
        self.editing.composition = ""
        self._holds_word = twice
        if twice:
            self.editing.select_word(bisect(self._stops, point[0]) - 1)
        else:
            self.editing.place(self._nearest(point[0]))

    def drag(self, point: tuple[float, float]) -> bool:
        if not self._holds_word:
            self.editing.place(self._nearest(point[0]), selecting=True)
        return True

    def _nearest(self, across: float) -> int:
        stops = range(len(self._stops))
        end = len(self.words)
        return min(stops, key=lambda stop: abs(self._stops[stop] - across), default=end)

    # What can be seen

    def draw(self, brush: Brush, look: Look) -> None:
        edge = GOLD if look.lit else UMBER_LIGHT
        brush.slab(self.box, PAPER, radius=8, edge=edge, edge_width=2)
        inside = self.box.inflate(-24, -8)
        self._measure(brush, inside, look)
        if look.focused:
            self._draw_edited(brush, inside)
        elif self.words:
            words = brush.shortened(self.words, _STYLE, inside.width)
            brush.text(words, inside, _STYLE, where=self.key)
        else:
            brush.text(self.empty, inside, BODY.but(colour=FADED), where=self.key)

    def _measure(self, brush: Brush, inside: Box, look: Look) -> None:
        """Find the stops; a line wider than its room starts outside, to keep the caret in view."""
        shown = self.editing.shown
        style = brush.fitted(shown, inside, _STYLE)
        ends = [brush.text_width(shown[:count], style) for count in range(len(shown) + 1)]
        beyond = max(0.0, ends[self._caret_stop] - inside.width + _CARET) if look.focused else 0.0
        self._stops = [inside.left + end - beyond for end in ends]

    @property
    def _caret_stop(self) -> int:
        editing = self.editing
        return editing.caret + (editing.composition_caret if editing.composition else 0)

    def _draw_edited(self, brush: Brush, inside: Box) -> None:
        editing = self.editing
        with brush.only_within(self.box.inflate(-8, -4)):
            if editing.selected:
                self._mark(brush, *editing.selection)
            line = Box(self._stops[0], inside.top, self._stops[-1] - self._stops[0] + 4, 0)
            line.height = inside.height
            brush.text(editing.shown, line, brush.fitted(editing.shown, inside, _STYLE))
            if editing.composition:
                start, end = editing.caret, editing.caret + len(editing.composition)
                under = inside.centery + _STYLE.size * 0.55
                brush.line((self._stops[start], under), (self._stops[end], under), INK, 1.5)
            caret = Box(self._stops[self._caret_stop], 0, _CARET, _STYLE.size * 1.2)
            caret.centery = inside.centery
            brush.slab(caret, INK, radius=0)

    def _mark(self, brush: Brush, start: int, end: int) -> None:
        left, right = self._stops[start], self._stops[end]
        high = _STYLE.size * 1.3
        brush.slab(Box(left, self.box.centery - high / 2, right - left, high), GOLD_LIGHT, radius=2)


def is_letter(event: pygame.Event) -> bool:
    """Whether a key types something, so that it is not a shortcut while someone is typing."""
    return bool(32 <= event.key < 1 << 30 and event.key != pygame.K_DELETE)
