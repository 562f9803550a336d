"""The window's size, and converting between pixels and design units.

Everything is laid out on 1600 by 900 units, which are scaled to the window and centred in it.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

import pygame

Box = pygame.FRect

WIDTH: Final = 1600.0
HEIGHT: Final = 900.0
WHOLE: Final = Box(0, 0, WIDTH, HEIGHT)


@dataclass(frozen=True)
class Screen:
    size: tuple[int, int]
    letters: float = 1.0
    """How much to enlarge text, where there is room."""
    moved: tuple[int, int] = (0, 0)
    """Pixels to shift everything by, to paint a part of the window separately."""

    @cached_property
    def scale(self) -> float:
        return min(self.size[0] / WIDTH, self.size[1] / HEIGHT)

    @cached_property
    def origin(self) -> tuple[float, float]:
        """The pixel of design unit 0, 0."""
        width, height = self.size
        left = (width - WIDTH * self.scale) / 2 + self.moved[0]
        return left, (height - HEIGHT * self.scale) / 2 + self.moved[1]

    @cached_property
    def everything(self) -> Box:
        """The whole window in units: more than 1600 by 900 if its proportions differ."""
        left, top = self.units((0, 0))
        return Box(left, top, self.size[0] / self.scale, self.size[1] / self.scale)

    def within(self, rect: pygame.Rect) -> "Screen":
        """For painting that part of the window on a surface of its size."""
        return replace(self, moved=(self.moved[0] - rect.x, self.moved[1] - rect.y))

    def px(self, units: float) -> int:
        return max(1, round(units * self.scale)) if units else 0

    def point(self, at: tuple[float, float]) -> tuple[int, int]:
        left, top = self.origin
        return round(left + at[0] * self.scale), round(top + at[1] * self.scale)

    def rect(self, box: Box) -> pygame.Rect:
        """The box in pixels; edges are rounded, not sizes, so that boxes that touch still do."""
        # Written out, since everything painted comes through here.
        (across, down), scale = self.origin, self.scale
        left, top = round(across + box.left * scale), round(down + box.top * scale)
        right, bottom = round(across + box.right * scale), round(down + box.bottom * scale)
        return pygame.Rect(left, top, right - left, bottom - top)

    def units(self, pixel: tuple[int, int]) -> tuple[float, float]:
        left, top = self.origin
        return (pixel[0] - left) / self.scale, (pixel[1] - top) / self.scale
