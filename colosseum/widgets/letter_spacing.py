"""Where each letter of a line stands, and so how wide the line is.

SDL sets letters on whole pixels, which in small letters closes the spaces between words and opens
gaps within them. So the fonts are asked once, at a great size, how far each letter is from the
next, and that is scaled to the size wanted.
"""

from functools import cache, lru_cache
from io import BytesIO
from itertools import pairwise
from math import ceil
from typing import NamedTuple

import pygame

from colosseum.files import paths, storage

_SPACE_OF_SMALL = (12, 0.225)
"""A size in pixels, and the least space between words as a share of it."""
_SPACE_OF_LARGE = (24, 0.165)
"""The same in larger letters; the sizes between them have something between."""
_NARROW_SPACE = 0.85
"""How wide the space before a French ! or » is, in spaces between words."""
_EM = 1000
"""The size at which the fonts are asked. It is the grid they were drawn on."""
_POST = "|"
"""A letter that nothing is kerned with. It stands at both ends of what is measured, because SDL
counts how far the first and the last letter reach beyond their own room."""
_HINTED = 0.5
"""How much further a letter may reach, in pixels, after it has been fitted to them."""
_ROOM_OF_A_WORD = " \u00a0"
_NARROW = "\u202f"
_SPACES = _ROOM_OF_A_WORD + _NARROW


@cache
def font_file(face: str) -> bytes:
    """What the file of a font holds, read once: an open font would keep its file open."""
    return storage.content_of(paths.asset("fonts", f"{face}.ttf"))


def font(face: str, pixels: int) -> pygame.font.Font:
    return pygame.font.Font(BytesIO(font_file(face)), pixels)


@lru_cache(maxsize=500)
def height_and_foot(face: str, pixels: int) -> tuple[int, int]:
    """How high a line is, and how far below its top the letters stand."""
    found = font(face, pixels)
    return found.get_linesize(), found.get_ascent()


def starts(words: str, face: str, pixels: int) -> list[float]:
    """Where each letter starts, in pixels, and where the last one ends."""
    if not words:
        return [0.0]
    measure = _measure(face)
    spaces = _spaces(face, pixels)
    scale = pixels / _EM
    advances, pairs = measure.advances, measure.pairs
    across = float(ceil(-min(0, measure.reach[words[0]][0]) * scale))
    found = [across]
    for letter, after in pairwise(words):
        across += spaces.get(letter) or advances[letter] * scale
        across += pairs[letter + after] * scale
        found.append(across)
    found.append(across + (spaces.get(words[-1]) or advances[words[-1]] * scale))
    return found


@lru_cache(maxsize=4000)
def width(words: str, face: str, pixels: int) -> int:
    """How wide the words are, in whole pixels: no letter reaches further."""
    if not words:
        return 0
    end = advance(words, face, pixels)
    ink = end + _extent(words, face).beyond * pixels / _EM
    return max(1, round(end), ceil(ink + _HINTED))


def advance(words: str, face: str, pixels: int) -> float:
    """Where the last letter ends, and the next would start: the ink of an f reaches further."""
    if not words:
        return 0.0
    extent, spaces, scale = _extent(words, face), _spaces(face, pixels), pixels / _EM
    of_spaces = extent.spaces * spaces[" "] + extent.narrow_spaces * spaces[_NARROW]
    return ceil(extent.before * scale) + extent.letters * scale + of_spaces


class _Extent(NamedTuple):
    """How far words go, in letters of any size: spaces differ from size to size."""

    before: int
    """How far the ink of the first letter reaches to the left of its start."""
    letters: int
    spaces: int
    narrow_spaces: int
    beyond: int
    """How far the ink of the last letter reaches beyond its end, if not less than zero."""


@lru_cache(maxsize=4000)
def _extent(words: str, face: str) -> _Extent:
    measure = _measure(face)
    advances, pairs, reach = measure.advances, measure.pairs, measure.reach
    letters = sum([advances[letter] for letter in words if letter not in _SPACES])
    letters += sum([pairs[one + other] for one, other in pairwise(words)])
    spaces = sum(map(words.count, _ROOM_OF_A_WORD))
    beyond = reach[words[-1]][1] - advances[words[-1]]
    return _Extent(-min(0, reach[words[0]][0]), letters, spaces, words.count(_NARROW), beyond)


@lru_cache(maxsize=200)
def _spaces(face: str, pixels: int) -> dict[str, float]:
    """The spaces between words: wider, in proportion, where letters are small."""
    (small, most), (large, least) = _SPACE_OF_SMALL, _SPACE_OF_LARGE
    share = min(1.0, max(0.0, (large - pixels) / (large - small)))
    wanted = (least + (most - least) * share) * pixels
    space = max(wanted, _measure(face).advances[" "] * pixels / _EM)
    return {**dict.fromkeys(_ROOM_OF_A_WORD, space), _NARROW: space * _NARROW_SPACE}


@lru_cache(maxsize=16)
def _measure(face: str) -> "_Measure":
    pygame.register_quit(_measure.cache_clear)  # no font outlives the library that opened it
    return _Measure(font(face, _EM))


def _is_mute(letter: str) -> bool:
    """Whether a letter is never drawn and takes no room, such as half a letter or a command.

    Some of these end a text for SDL, and some cannot be handed to it at all.
    """
    return not letter.isprintable() and not letter.isspace()


class _Measure:
    """What a font says about its letters, each asked once."""

    def __init__(self, font: pygame.font.Font) -> None:
        self.advances = _Advances(font)
        self.pairs = _Pairs(font, self.advances)
        self.reach = _Reach(font)


class _Advances(dict[str, int]):
    """How much room a letter takes by itself."""

    def __init__(self, font: pygame.font.Font) -> None:
        super().__init__()
        self._font = font
        self.posts = font.size(_POST * 2)[0]

    def __missing__(self, letter: str) -> int:
        room = 0 if _is_mute(letter) else self._font.size(_POST + letter + _POST)[0] - self.posts
        found = self[letter] = max(0, room)
        return found


class _Pairs(dict[str, int]):
    """How much closer two letters stand side by side, or further apart."""

    def __init__(self, font: pygame.font.Font, advances: _Advances) -> None:
        super().__init__()
        self._font = font
        self._advances = advances

    def __missing__(self, pair: str) -> int:
        if any(map(_is_mute, pair)):
            found = self[pair] = 0
            return found
        first, second = (self._advances[letter] for letter in pair)
        apart = self._font.size(_POST + pair + _POST)[0] - first - second - self._advances.posts
        found = self[pair] = max(-first, apart)  # no letter starts before the one before it
        return found


class _Reach(dict[str, tuple[int, int]]):
    """How far from its start the ink of a letter begins and ends."""

    def __init__(self, font: pygame.font.Font) -> None:
        super().__init__()
        self._font = font

    def __missing__(self, letter: str) -> tuple[int, int]:
        known = [] if _is_mute(letter) else self._font.metrics(letter)
        metrics = known[0] if known else None  # not every font knows every letter
        found = self[letter] = (metrics[0], metrics[1]) if metrics else (0, 0)
        return found
