"""The look of a Roman evening: colours and letters, the same everywhere."""

from functools import lru_cache
from typing import Final, NamedTuple, Self

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """`colour("#24160f")`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """One colour mixed with this share of the other."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


INK: Final = colour("#24160f")
FADED: Final = colour("#6d5844")
"""Ink for what matters less; still 4.5 to 1 on stone."""
STONE: Final = colour("#f3e7cf")
STONE_DARK: Final = colour("#dcc6a0")
PAPER: Final = colour("#fffaf0")
TERRACOTTA: Final = colour("#b4532a")
TERRACOTTA_DARK: Final = colour("#8e3d1c")
PURPLE: Final = colour("#5b2a6e")
GOLD: Final = colour("#d1a53a")
GOLD_LIGHT: Final = colour("#f5d98b")
UMBER: Final = colour("#2f1d14")
UMBER_DARK: Final = colour("#1a0f09")
UMBER_LIGHT: Final = colour("#6b4a35")
CREAM: Final = colour("#f9efd9")
GREEN: Final = colour("#17725a")
"""Bluish, so that eyes without red or green can tell it from the reds; a test measures it."""
RED: Final = colour("#b3261e")

SMALLEST: Final = 15.0
"""Letters are never smaller: 12 pixels in a window of 1280 by 720."""


class Style(NamedTuple):
    """How words are written. Sizes are design units."""

    face: str = "AlegreyaSans-Regular"
    size: float = 18.0
    colour: Colour = INK
    align: str = "left"
    """left, centre or right."""
    valign: str = "middle"
    """top, middle or bottom."""
    leading: float = 1.22
    """From line to line, in sizes."""

    @lru_cache(maxsize=500)  # noqa: B019 - styles are few, and live as long as the program
    def but(
        self,
        size: float | None = None,
        colour: Colour | None = None,
        align: str | None = None,
        valign: str | None = None,
    ) -> Self:
        return self._replace(
            size=self.size if size is None else size,
            colour=self.colour if colour is None else colour,
            align=self.align if align is None else align,
            valign=self.valign if valign is None else valign,
        )


BODY: Final = Style()
SMALL: Final = Style(size=16.0, colour=FADED)
STRONG: Final = Style("AlegreyaSans-Bold")
MEDIUM: Final = Style("AlegreyaSans-Medium")
ITALIC: Final = Style("AlegreyaSans-Italic")
TITLE: Final = Style("Cinzel-Bold", 22.0)
NUMBER: Final = Style("Cinzel-Black", 30.0)
BOLD_OF: Final = {
    "AlegreyaSans-Regular": "AlegreyaSans-Bold",
    "AlegreyaSans-Medium": "AlegreyaSans-Bold",
}
