"""Controls that hold a value: steppers, sliders, switches, fields for words."""

from collections.abc import Callable

import pygame

from colosseum.widgets.brush import Brush
from colosseum.widgets.screen import Box
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD,
    GREEN,
    INK,
    MEDIUM,
    PAPER,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Look, Widget


class Slider(Widget):
    """A value from 0 to 1, by mouse, wheel and arrow keys."""

    def __init__(
        self,
        key: str,
        box: Box,
        value: float,
        on_change: Callable[[float], None],
        tip: str = "",
        *,
        step: float = 0.1,
        grain: float = 0.01,
    ) -> None:
        """Keys and wheel move it by a step; the mouse may put it on any multiple of the grain."""
        super().__init__(key, box, on_press=lambda: None, tip=tip)
        self.value = value
        self.on_change = on_change
        self.step = step
        self.grain = grain

    def draw(self, brush: Brush, look: Look) -> None:
        rail = Box(self.box.left + 12, self.box.centery - 4, self.box.width - 24, 8)
        brush.slab(rail, STONE_DARK, radius=4, edge=UMBER_LIGHT, edge_width=1)
        if self.value > 0:
            done = Box(rail.left, rail.top, max(8.0, rail.width * self.value), rail.height)
            brush.slab(done, TERRACOTTA, radius=4)
        knob = (rail.left + rail.width * self.value, rail.centery)
        brush.disc(knob, 13, PAPER if look.lit else STONE, edge=GOLD if look.lit else INK)

    def _set(self, value: float) -> None:
        value = round(round(min(1.0, max(0.0, value)) / self.grain) * self.grain, 6)
        if value != self.value:
            self.value = value
            self.on_change(value)

    def press(self, point: tuple[float, float]) -> bool:
        if point == self.box.center:
            return False
        return self.drag(point)

    def drag(self, point: tuple[float, float]) -> bool:
        self._set((point[0] - self.box.left - 12) / (self.box.width - 24))
        return True

    def wheel(self, steps: int) -> bool:
        self._set(self.value + steps * self.step)
        return True

    def key_pressed(self, event: pygame.Event) -> bool:
        if event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        return self.wheel(1 if event.key == pygame.K_RIGHT else -1)


class Switch(Widget):
    """On or off."""

    def __init__(
        self, key: str, box: Box, on: bool, on_change: Callable[[bool], None], tip: str = ""
    ) -> None:
        super().__init__(key, box, on_press=lambda: on_change(not on), tip=tip)
        self.on = on

    def draw(self, brush: Brush, look: Look) -> None:
        rail = Box(0, 0, 64, 32)
        rail.midleft = self.box.midleft
        edge = GOLD if look.lit else UMBER_LIGHT
        brush.slab(rail, GREEN if self.on else STONE_DARK, radius=16, edge=edge)
        knob = rail.right - 16 if self.on else rail.left + 16
        brush.disc((knob, rail.centery), 12, PAPER, edge=INK, edge_width=1)


class Field(Widget):
    """A few words that can be typed."""

    enter_goes_on = True

    takes_words = True

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
        self.words = words
        self.on_change = on_change
        self.most = most
        self.allowed = allowed
        self.empty = empty

    def draw(self, brush: Brush, look: Look) -> None:
        edge = GOLD if look.lit else UMBER_LIGHT
        brush.slab(self.box, PAPER, radius=8, edge=edge, edge_width=2)
        inside = self.box.inflate(-24, -8)
        caret = "|" if look.focused else ""
        if self.words or caret:
            brush.text(self.words + caret, inside, MEDIUM.but(size=20), where=self.key)
        else:
            brush.text(self.empty, inside, BODY.but(colour=FADED), where=self.key)

    def key_pressed(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_BACKSPACE:
            changed = self.words[:-1]
        elif event.unicode and event.unicode.isprintable() and self.allowed(event.unicode):
            changed = (self.words + event.unicode)[: self.most]
        else:
            return False
        if changed != self.words:
            self.words = changed
            self.on_change(changed)
        return True


class Counter(Widget):
    """A number that the wheel and the arrow keys change; buttons beside it do the rest."""

    enter_goes_on = True

    def __init__(
        self,
        key: str,
        box: Box,
        value: int,
        on_change: Callable[[int], None],
        *,
        least: int,
        most: int,
        tip: str = "",
        about: tuple[object, ...] = (),
    ) -> None:
        super().__init__(key, box, on_press=lambda: None, tip=tip, about=about)
        self.value = value
        self.least = least
        self.most = most
        self.on_change = on_change
        self._typed = ""
        """The beginning of a number, while it is still less than the least."""

    def draw(self, brush: Brush, look: Look) -> None:
        edge = GOLD if look.lit else UMBER_LIGHT
        brush.slab(self.box, PAPER, radius=8, edge=edge, edge_width=2)
        style = STRONG.but(size=min(28, self.box.height * 0.6), align="centre")
        if self._typed:
            style = style.but(colour=FADED)
        words = self._typed or str(self.value)
        brush.text(words, self.box.inflate(-8, -4), style, where=self.key)

    def _set(self, value: int) -> bool:
        self._typed = ""
        value = max(self.least, min(self.most, value))
        if value != self.value:
            self.value = value
            self.on_change(value)
        return True

    def wheel(self, steps: int) -> bool:
        return self._set(self.value + steps)

    def key_pressed(self, event: pygame.Event) -> bool:
        steps = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 5, pygame.K_PAGEDOWN: -5}
        if event.key in steps:
            return self._set(self.value + steps[event.key])
        if event.unicode.isdecimal():
            typed = (self._typed or str(self.value)) + event.unicode
            return self._type(typed if int(typed) <= self.most else event.unicode)
        if event.key == pygame.K_BACKSPACE:
            return self._type((self._typed or str(self.value))[:-1])
        return False

    def _type(self, typed: str) -> bool:
        if typed and int(typed) >= self.least:
            return self._set(int(typed))
        self._typed = typed
        return True
