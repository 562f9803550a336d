"""Controls that hold a value: sliders, switches, counters."""

from collections.abc import Callable

import pygame

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import (
    FADED,
    GOLD,
    GREEN,
    INK,
    PAPER,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Look, Role, Widget


class Slider(Widget):
    """A value from 0 to 1, by mouse, wheel and arrow keys."""

    role = Role.SLIDER

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
        """Keys and wheel move it by a step; the mouse can set any multiple of the grain."""
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

    def press(self) -> bool:
        return False

    def click(self, point: tuple[float, float]) -> bool:
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

    role = Role.SWITCH

    def __init__(
        self, key: str, box: Box, on: bool, on_change: Callable[[bool], None], tip: str = ""
    ) -> None:
        super().__init__(key, box, on_press=lambda: on_change(not on), tip=tip)
        self.on = self.chosen = on

    def draw(self, brush: Brush, look: Look) -> None:
        rail = Box(0, 0, 64, 32)
        rail.midleft = self.box.midleft
        edge = GOLD if look.lit else UMBER_LIGHT
        brush.slab(rail, GREEN if self.on else STONE_DARK, radius=16, edge=edge)
        knob = rail.right - 16 if self.on else rail.left + 16
        brush.disc((knob, rail.centery), 12, PAPER, edge=INK, edge_width=1)


class Counter(Widget):
    """A number that the wheel and the arrow keys change; buttons beside it do the rest."""

    role = Role.NUMBER

    enter_goes_on = True

    takes_text = True

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
        self._typed: str | None = None
        """What is typed so far, if it is not the value: nothing yet, or less than the minimum."""

    def draw(self, brush: Brush, look: Look) -> None:
        edge = GOLD if look.lit else UMBER_LIGHT
        brush.slab(self.box, PAPER, radius=8, edge=edge, edge_width=2)
        style = STRONG.but(size=min(28, self.box.height * 0.6), align="centre")
        if self._typed is not None:
            style = style.but(colour=FADED)
        brush.text(self._words, self.box.inflate(-8, -4), style, where=self.key)

    @property
    def _words(self) -> str:
        return str(self.value) if self._typed is None else self._typed

    def take_over(self, before: Widget) -> None:
        if isinstance(before, Counter):
            self._typed = before._typed

    def lose_focus(self) -> None:
        self._typed = None

    def _set(self, value: int, typed: str | None = None) -> bool:
        self._typed = typed
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
        if event.key == pygame.K_BACKSPACE:
            return self._type(self._words[:-1])
        # Digits arrive as text; here they are kept from the scene's shortcuts.
        return bool(pygame.K_0 <= event.key <= pygame.K_9)

    def type_text(self, words: str) -> bool:
        for digit in filter(str.isdecimal, words):
            typed = self._words + digit
            self._type(typed if int(typed) <= self.most else digit)
        return True

    def _type(self, typed: str) -> bool:
        if not typed and self.least <= 0:
            return self._set(0, typed)
        if typed and int(typed) >= self.least:
            return self._set(int(typed))
        self._typed = typed
        return True
