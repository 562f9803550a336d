"""Windows in which everything is laid out, measured, written and looked for, but no pixel coloured.

Colouring takes half the time of a window. Where only what is said and done matters, it can be left
out: every line of the scenes still runs, words are still too long, and pictures still missing.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Never

import pygame
import pytest

from colosseum.files import paths
from colosseum.program.app import App
from colosseum.widgets import headline, letter_pictures, letter_spacing, shapes
from colosseum.widgets.brush import Brush
from colosseum.widgets.latest_pictures import LatestPictures
from colosseum.widgets.pictures import Pictures
from colosseum.widgets.still_layer import StillLayer
from colosseum.widgets.text_rendering import Lettering

STROKES = ("lay", "slab", "disc", "polygon", "line", "shade")
"""What a brush does that only eyes would notice."""
SHAPES = ("arc", "circle", "line", "lines", "polygon", "rect")


@contextmanager
def unpainted() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name in STROKES:
            patch.setattr(Brush, name, lambda *_, **__: None)
        for name in SHAPES:
            patch.setattr(pygame.draw, name, lambda *_, **__: pygame.Rect(0, 0, 0, 0))
        for name in ("get", "drawn", "worn", "turned", "prepared"):
            patch.setattr(Pictures, name, lambda _, picture, *__, **___: _looked_for(picture))
        patch.setattr(Pictures, "is_prepared", lambda *_: True)
        patch.setattr(Lettering, "render", lambda _, *letters: room_for(*letters[:3]))
        patch.setattr(pygame.transform, "smoothscale", lambda _, size: empty(size))
        patch.setattr(LatestPictures, "get", _get_unpainted)
        patch.setattr(StillLayer, "show", lambda *_: None)
        patch.setattr(App, "picture", _refuse)
        patch.setattr(pygame.image, "tobytes", _refuse)
        # What is kept of painted letters and shapes stays as it is, and is not mixed with this.
        patch.setattr(headline, "_gilded", lru_cache(headline._gilded.__wrapped__))
        patch.setattr(letter_pictures, "_letter", lru_cache(letter_pictures._letter.__wrapped__))
        patch.setattr(shapes, "forget", lambda: None)
        yield


@contextmanager
def unshown() -> Iterator[None]:
    """Windows that show nothing at all, while a test notes everything instead (`tests/noting.py`).

    Nothing can be pressed in them: what was never shown takes no press.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(App, "_show", lambda _: None)
        yield


_get = LatestPictures.get


def _get_unpainted(
    kept: LatestPictures, key: Hashable, draw: Callable[[], pygame.Surface]
) -> pygame.Surface:
    """Some pictures are kept for windows to come, where they may be painted."""
    return _get(kept, ("unpainted", key), draw)


def _refuse(*_: object) -> Never:
    raise AssertionError("Nothing is painted here, unless a test is marked `painted`.")


@lru_cache(maxsize=1000)
def _looked_for(picture: str) -> pygame.Surface:
    """Nothing, if there is such a picture."""
    paths.asset("sprites", *f"{picture}.svg".split("/"))
    return empty((1, 1))


@lru_cache(maxsize=4000)
def room_for(words: str, face: str, pixels: int) -> pygame.Surface:
    """As much room as the letters take, and nothing in it."""
    height, _ = letter_spacing.height_and_foot(face, pixels)
    return empty((letter_spacing.width(words, face, pixels), height))


@lru_cache(maxsize=1000)
def empty(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)
