"""Pictures drawn once and kept as long as there is room for them, the latest used first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Final, ParamSpec

import pygame

_USUAL_WINDOW: Final = 1280 * 720

P = ParamSpec("P")


class LatestPictures:
    """Room for the pixels of a given number of windows, however many pictures that is.

    A number of pictures would be no limit: large ones add up over many games.
    """

    def __init__(self, windows: int) -> None:
        self._windows = windows
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.pixels = 0

    def keep(self, draw: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
        """Let a function draw each picture once, until there is no room left for it."""

        @wraps(draw)
        def drawn(*args: P.args, **kwargs: P.kwargs) -> pygame.Surface:
            return self.get((draw, args, *kwargs.items()), lambda: draw(*args, **kwargs))

        return drawn

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture kept by this key, or else a new one."""
        picture = self._kept.get(key)
        if picture is None:
            picture = draw()
            self._add(key, picture)
        else:
            self._kept.move_to_end(key)
        return picture

    def _add(self, key: Hashable, picture: pygame.Surface) -> None:
        self._kept[key] = picture
        self.pixels += _pixels(picture)
        while self.pixels > self.room and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.pixels -= _pixels(oldest)

    @property
    def room(self) -> int:
        """In pixels."""
        window = pygame.display.get_surface()
        return self._windows * max(_USUAL_WINDOW, _pixels(window) if window else 0)

    def clear(self) -> None:
        self._kept.clear()
        self.pixels = 0


def _pixels(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height()
