"""Everything in the window that does not move, as one picture."""

import pygame

_EVEN = 16
"""Copying whole groups of this many pixels is several times as fast."""


class StillLayer:
    """Moving things are painted over it; before the next frame, it is laid over them again."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self._touched: list[pygame.Rect] = [surface.get_rect()]

    def touch(self, rect: pygame.Rect) -> None:
        """Something has been painted over it here."""
        if not any(found.contains(rect) for found in self._touched):
            self._touched.append(rect)

    def clear(self, window: pygame.Surface) -> None:
        """Take everything away that has been painted over it."""
        for rect in self._touched:
            self.show(window, rect)
        self._touched = []

    def show(self, window: pygame.Surface, rect: pygame.Rect) -> None:
        left = rect.left // _EVEN * _EVEN
        right = -(-rect.right // _EVEN) * _EVEN
        even = pygame.Rect(left, rect.top, right - left, rect.height)
        window.blit(self.surface, even, even)
