"""Which letters a font has, from the table in its file: a picture does not tell.

A letter that is missing may be drawn as nothing at all.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from struct import unpack_from
from typing import Final

_BY_SEGMENTS: Final = 4
"""The format of a table for the letters up to U+FFFF, which every font has."""


@cache
def letters_of(file: Path) -> frozenset[str]:
    """Every letter the font can draw, up to U+FFFF."""
    content = file.read_bytes()
    start = _table(content, b"cmap")
    (count,) = unpack_from(">H", content, start + 2)
    for number in range(count):
        (offset,) = unpack_from(">I", content, start + 8 + 8 * number)
        if unpack_from(">H", content, start + offset) == (_BY_SEGMENTS,):
            return frozenset(_drawn(content, start + offset))
    raise ValueError(f"{file.name} has no table of letters that can be read")


def _table(content: bytes, name: bytes) -> int:
    (count,) = unpack_from(">H", content, 4)
    entries = (unpack_from(">4sIII", content, 12 + 16 * number) for number in range(count))
    return next(int(offset) for tag, _, offset, _ in entries if tag == name)


def _drawn(content: bytes, at: int) -> Iterator[str]:
    """The letters of all segments that lead to a glyph."""
    doubled = unpack_from(">H", content, at + 6)[0]
    columns = [at + 14, *(at + 16 + doubled * column for column in (1, 2, 3))]
    for place in range(0, doubled, 2):
        last, first, shift, offset = (
            unpack_from(">H", content, column + place)[0] for column in columns
        )
        for letter in range(first, min(last, 0xFFFE) + 1):
            glyph = letter
            if offset:
                there = columns[3] + place + offset + 2 * (letter - first)
                (glyph,) = unpack_from(">H", content, there)
            if glyph and (glyph + shift) % 0x10000:
                yield chr(letter)
