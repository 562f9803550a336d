"""A pointer larger than the system's, for those who lose sight of it."""

import logging
from typing import Final

import pygame

from colosseum.widgets.pictures import Pictures

log = logging.getLogger(__name__)

_HEIGHT: Final = 24
"""About how many pixels high the system's own pointer is."""
_TIP: Final = (4 / 64, 4 / 96)
"""Where in the picture it points."""


class Pointer:
    """The system's pointer, or our own when a larger one is wanted."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._size = 1.0

    def follow(self, size: float) -> None:
        """Show a pointer that is this many times the usual size."""
        if size == self._size:
            return
        self._size = size
        try:
            pygame.mouse.set_cursor(self._cursor(size))
        except pygame.error as error:
            log.warning("The pointer cannot be changed: %s", error)

    def _cursor(self, size: float) -> pygame.cursors.Cursor:
        if size == 1.0:
            return pygame.cursors.Cursor(pygame.SYSTEM_CURSOR_ARROW)
        height = round(_HEIGHT * size)
        picture = self._pictures.drawn("pointer", height, height)
        tip = (round(picture.get_width() * _TIP[0]), round(picture.get_height() * _TIP[1]))
        return pygame.cursors.Cursor(tip, picture)
