"""Words as pictures: wrapping, and bold within a sentence."""

from collections import OrderedDict
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

import pygame

from colosseum.widgets import letter_pictures, letter_spacing
from colosseum.widgets.theme import BOLD_OF, Colour
from colosseum.words.translation import BOLD

_KEPT = 700


class Run(NamedTuple):
    """Letters of one face within a line."""

    words: str
    face: str


Line = tuple[Run, ...]


class Lettering:
    """Renders words once, and keeps the latest."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str, int, Colour], pygame.Surface] = OrderedDict()

    def render(self, words: str, face: str, pixels: int, colour: Colour) -> pygame.Surface:
        key = (words, face, pixels, colour)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        surface = letter_pictures.line(words, face, pixels, colour)
        if pygame.display.get_surface():
            surface = surface.convert_alpha()
        self._kept[key] = surface
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return surface


@lru_cache(maxsize=4000)
def width(line: Line, pixels: int) -> int:
    """How wide the line is, in whole pixels: no letter reaches further."""
    if not line:
        return 0
    last = line[-1]
    return starts(line, pixels)[-1] + letter_spacing.width(last.words, last.face, pixels)


def starts(line: Line, pixels: int) -> list[int]:
    """Where the letters of each face start; an empty line starts as well."""
    if len(line) < 2:  # as most lines are
        return [0]
    advances = [letter_spacing.advance(run.words, run.face, pixels) for run in line[:-1]]
    return list(map(round, accumulate(advances, initial=0.0)))


@lru_cache(maxsize=4000)
def runs(words: str, face: str) -> tuple[Run, ...]:
    """The words cut where bold ones begin or end: every second piece is bold."""
    pieces = words.split(BOLD)
    bold = BOLD_OF.get(face, face)
    return tuple(
        Run(piece, bold if index % 2 else face) for index, piece in enumerate(pieces) if piece
    )


@lru_cache(maxsize=1000)
def wrapped(words: str, face: str, pixels: int, room: int) -> tuple[Line, ...]:
    """The words in lines no wider than the room, unless a single word is.

    No line begins or ends with an arrow: what was and what will be stay together.
    """
    whole = words.replace(" → ", "\u00a0→\u00a0")
    parts = [_wrapped_part(part, face, pixels, room) for part in whole.split("\n")]
    return tuple(line for part in parts for line in part)


def _wrapped_part(words: str, face: str, pixels: int, room: int) -> list[Line]:
    lines: list[Line] = []
    current: Line = ()
    about = 0
    for word in _words(words, face):
        longer, about = _joined(current, word), about + width(word, pixels)
        if current and (first := _without_space(word)) and _is_wider(longer, pixels, room, about):
            lines.append(current)
            longer, about = first, width(first, pixels)
        current = longer
    lines.append(current)
    return lines


def _is_wider(line: Line, pixels: int, room: int, about: int) -> bool:
    """Whether a line is too wide, given about how wide it is.

    A word on its own is not as wide as within a line, so where it is a near thing, the line is
    measured as a whole. That takes much longer than adding up words, most of which are known.
    """
    if abs(about - room) > 2 * pixels:
        return about > room
    return width(line, pixels) > room


def _words(words: str, face: str) -> list[Line]:
    """The words, each with the space before it; a word may change face."""
    found: list[Line] = []
    current: Line = ()
    for run in runs(words, face):
        start, *others = run.words.split(" ")
        current = _joined(current, (Run(start, run.face),))
        for other in others:
            found.append(current)
            current = (Run(f" {other}", run.face),)
    return [*found, current]


def _joined(line: Line, more: Line) -> Line:
    for run in more:
        if line and line[-1].face == run.face:
            line = (*line[:-1], Run(line[-1].words + run.words, run.face))
        elif run.words:
            line = (*line, run)
    return line


def _without_space(word: Line) -> Line:
    first = Run(word[0].words.removeprefix(" "), word[0].face) if word else None
    return (first, *word[1:]) if first and first.words else word[1:]


@lru_cache(maxsize=1000)
def shortened(words: str, face: str, pixels: int, room: int) -> str:
    """The words, cut with an ellipsis if they are wider than the room."""
    if width(runs(words, face), pixels) <= room:
        return words
    fits, too_long = 0, len(words)
    while too_long - fits > 1:
        middle = (fits + too_long) // 2
        if width(runs(words[:middle] + "…", face), pixels) <= room:
            fits = middle
        else:
            too_long = middle
    cut = words[:fits].rstrip(f"{BOLD} ")
    return cut + "…" + (BOLD if cut.count(BOLD) % 2 else "")
