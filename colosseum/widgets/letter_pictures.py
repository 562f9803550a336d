"""Lines of letters, each drawn where it stands, not on the nearest whole pixel.

A letter is rendered several times as wide as it will be, though no higher: so its foot and its bars
stay sharp, on whole pixels, where hinting puts them. The line is put together at that width and
then narrowed.
"""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from typing import NamedTuple

import pygame
import pygame.freetype

from colosseum.widgets import letter_spacing
from colosseum.widgets.theme import Colour

_FINEST = 4
"""Letters stand at quarters of a pixel."""
_FINE_ENOUGH = 128
"""The larger letters are, the coarser: no one sees this share of their size."""
_INK = (0, 0, 0, 255)
_PAPER = pygame.Surface((1, 1), pygame.SRCALPHA)
"""Pictures in Freetype's own order of colours take three times as long to copy."""


class _Letter(NamedTuple):
    """A letter, and how far right of its start and above its foot its picture begins."""

    picture: pygame.Surface
    left: int
    up: int


def line(words: str, face: str, pixels: int, colour: Colour) -> pygame.Surface:
    """The words, as wide as they are measured."""
    starts = letter_spacing.starts(words, face, pixels)
    width = letter_spacing.width(words, face, pixels)
    return placed(words, starts, width, face, pixels, colour)


def placed(
    words: str, starts: Sequence[float], width: int, face: str, pixels: int, colour: Colour
) -> pygame.Surface:
    """The letters, each from its own start, in a picture as wide as this.

    It is as high as a line. Where an accent rises above that, it is higher by as much below too,
    so that its middle is where it always is.
    """
    fine = max(1, min(_FINEST, _FINE_ENOUGH // pixels))
    height, foot = letter_spacing.height_and_foot(face, pixels)
    letters = [
        (_letter(letter, face, pixels, fine), round(start * fine))
        for letter, start in zip(words, starts, strict=False)
        if letter.isprintable() and not letter.isspace()
    ]
    over = max((letter.up for letter, _ in letters), default=0) - foot
    deep = max((letter.picture.get_height() - letter.up for letter, _ in letters), default=0)
    more = max(0, over, deep - (height - foot))
    wide = pygame.Surface((width * fine, height + 2 * more), pygame.SRCALPHA)
    for letter, start in letters:
        at = (start + letter.left, more + foot - letter.up)
        # Two letters may share a pixel, and each covers a part of it.
        wide.blit(letter.picture, at, special_flags=pygame.BLEND_RGBA_ADD)
    narrow = pygame.transform.smoothscale(wide, (width, wide.get_height())) if fine > 1 else wide
    narrow.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return narrow


@lru_cache(maxsize=1000)
def _letter(letter: str, face: str, pixels: int, fine: int) -> _Letter:
    font = _font(face)
    font.size = pixels
    usual = font.get_rect(letter)
    font.size = (pixels * fine, pixels)
    picture, place = font.render(letter, _INK)
    if abs(place.height - usual.height) <= 1:
        return _Letter(picture.convert(_PAPER), place.x, place.y)
    # Some signs, such as arrows, are other signs turned round. Widened, they come out distorted.
    font.size = pixels * fine
    picture, place = font.render(letter, _INK)
    size = place.width, max(1, round(place.height / fine))
    low = pygame.transform.smoothscale(picture.convert(_PAPER), size)
    return _Letter(low, place.x, round(place.y / fine))


@lru_cache(maxsize=16)
def _font(face: str) -> pygame.freetype.Font:
    pygame.freetype.init()
    pygame.register_quit(_font.cache_clear)  # no font outlives the library that opened it
    font = pygame.freetype.Font(BytesIO(letter_spacing.font_file(face)))
    font.origin = True
    return font
