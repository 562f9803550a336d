"""Words set in lines, smaller if they would not fit."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from colosseum.widgets import text_rendering
from colosseum.widgets.theme import SMALLEST, Style

_STEP: Final = 0.94


@lru_cache(maxsize=4000)
def fitted(
    words: str, style: Style, room: tuple[int, int], lines: int, scale: float, letters: float
) -> tuple[tuple[text_rendering.Line, ...], int, bool]:
    """The words in lines, their size in pixels, and whether they fit."""
    least = min(SMALLEST, style.size)
    size = style.size * letters
    while True:
        pixels = max(1, round(size * scale))
        if lines == 1:
            line = text_rendering.runs(words.replace("\n", " "), style.face)
            found: tuple[text_rendering.Line, ...] = (line,)
        else:
            found = text_rendering.wrapped(words, style.face, pixels, room[0])
        high = round(pixels * style.leading) * len(found) - round(pixels * 0.25)
        fits = (
            len(found) <= lines
            and high <= room[1] + 1
            and all(text_rendering.width(line, pixels) <= room[0] + 1 for line in found)
        )
        if fits:
            return found, pixels, True
        if size <= least:
            return _cut(words, found[:lines], style.face, pixels, room[0]), pixels, False
        size = max(least, size * _STEP)


def _cut(
    words: str, lines: Sequence[text_rendering.Line], face: str, pixels: int, room: int
) -> tuple[text_rendering.Line, ...]:
    """The lines, the last ending in an ellipsis; a single line is cut to fit."""
    if len(lines) == 1:
        return (text_rendering.runs(text_rendering.shortened(words, face, pixels, room), face),)
    *first, last = lines
    end = "".join(run.words for run in last) + " …"
    return (*first, text_rendering.runs(text_rendering.shortened(end, face, pixels, room), face))
