"""Strong edges and letters at 7 to 1, whatever a widget paints with.

Widgets say what colours they mean; a brush asks here what to paint instead. Letters look at what
is under them: they become as dark or as light as they must be, and where no letters could be read,
because a picture is there, they get a plate.
"""

from functools import lru_cache
from typing import Final

import pygame

from colosseum.widgets import shapes
from colosseum.widgets.shapes import Fill
from colosseum.widgets.theme import GOLD, GOLD_LIGHT, Colour, mixed

LETTERS: Final = 7.0
"""The least contrast of letters with what is under them."""
_WISHED: Final = 11.0
"""What letters have where that is possible."""
_EDGES: Final = 7.0
_BLACK: Final = (0, 0, 0)
_WHITE: Final = (255, 255, 255)
_DARK: Final = 0.085
_LIGHT: Final = 0.33
"""On what is darker than the one, or lighter than the other, some letters reach 7 to 1."""
_MIDDLE: Final = 0.26
"""What is darker than this is darkened, what is lighter is lightened."""
_PALE: Final = 0.64
"""What is lighter still becomes nearly white; what is barred does not."""
_EDGE: Final = 1.4
_MARK: Final = 2.2
_MARKS: Final = (GOLD, GOLD_LIGHT)
"""How much wider edges are, and those of what is pointed at, chosen or in turn."""
_SAMPLES: Final = (8, 2)
_SAMPLE: Final = 12
"""At how many places letters look at what is under them: at most, and pixels for each."""
_OPAQUE: Final = 250
VEIL: Final = 225
"""How much at least hides what is behind a page."""
_MARGIN: Final = 3
"""Pixels that a plate is larger than its letters on every side."""


@lru_cache(maxsize=4000)
def luminance(colour: Colour) -> float:
    """How bright a colour is, from 0 to 1, as WCAG measures it."""
    r, g, b = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (part / 255 for part in colour)
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Colour, other: Colour) -> float:
    """From 1 for the same to 21 for black and white."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=2000)
def _moved(colour: Colour, towards: Colour, enough: float, *grounds: Colour) -> Colour:
    """The colour, mixed with black or white until it stands out from all grounds."""
    for step in range(21):
        tried = mixed(colour, towards, step / 20)
        if all(contrast(tried, ground) >= enough for ground in grounds):
            return tried
    return towards


@lru_cache(maxsize=1000)
def ground(colour: Colour) -> Colour:
    """What is filled with a colour: never so grey that no letters could be read on it."""
    light = luminance(colour)
    if light >= _PALE:
        return mixed(colour, _WHITE, 0.75)
    towards = _BLACK if light < _MIDDLE else _WHITE
    for step in range(21):
        tried = mixed(colour, towards, step / 20)
        if luminance(tried) <= _DARK or luminance(tried) >= _LIGHT:
            return tried
    return towards


def filling(fill: Fill | None) -> Colour | None:
    """One colour for a shape: no gradients."""
    if fill is None:
        return None
    match fill:
        case (int(), int(), int()):
            return ground(fill)
        case (top, bottom):
            return ground(mixed(top, bottom, 0.5))


def edging(edge: Colour, fill: Colour | None) -> Colour:
    """The colour of a shape's edge: one that can be told from what it surrounds.

    A frame with nothing in it is light, since it is drawn on something dark.
    """
    if fill is None:
        return _moved(edge, _WHITE, LETTERS, _BLACK)
    return _moved(edge, _against(fill), _EDGES, fill)


def _against(colour: Colour) -> Colour:
    """Black or white, whichever stands out more."""
    return max(_BLACK, _WHITE, key=lambda tried: contrast(tried, colour))


def shape(
    fill: Fill | None, edge: Colour | None, edge_width: float
) -> tuple[Colour | None, Colour | None, float]:
    """What a shape is filled with, and its edge: strong, if it has one at all."""
    filled = filling(fill)
    if edge is None:
        return filled, None, edge_width
    wider = _MARK if edge in _MARKS and filled is not None else _EDGE
    return filled, edging(edge, filled), max(2.0, edge_width) * wider


def drawn(colour: Colour, found: tuple[Colour, ...]) -> Colour:
    """The colour of a line over these."""
    return _moved(colour, _against(found[0]), _EDGES, *found) if found else colour


def colours(seen: pygame.Surface) -> tuple[Colour, ...]:
    """A few of the colours that can be seen; none where nothing has been painted yet."""
    if min(seen.get_size()) <= 0:
        return ()
    sides = zip(_SAMPLES, seen.get_size(), strict=True)
    across, down = (max(1, min(most, side // _SAMPLE)) for most, side in sides)
    small = pygame.transform.smoothscale(seen, (across, down))
    found = (small.get_at((x, y)) for x in range(across) for y in range(down))
    return tuple(dict.fromkeys((it.r, it.g, it.b) for it in found if it.a >= _OPAQUE))


def lettering(colour: Colour, found: tuple[Colour, ...]) -> tuple[Colour, Colour | None]:
    """The colour of letters over these grounds, and of the plate they need, if they do."""
    if not found:
        towards = _BLACK if luminance(colour) < _MIDDLE else _WHITE
        return _moved(colour, towards, _WISHED, _against(towards)), None
    for towards in sorted((_BLACK, _WHITE), key=lambda it: -_least(it, found)):
        if _least(towards, found) >= LETTERS:
            return _moved(colour, towards, _WISHED, *found), None
    plate = _BLACK if sum(map(luminance, found)) < _MIDDLE * len(found) else _WHITE
    return _moved(colour, _against(plate), _WISHED, plate), plate


def _least(colour: Colour, found: tuple[Colour, ...]) -> float:
    return min(contrast(colour, other) for other in found)


def around(ink: pygame.Rect) -> pygame.Rect:
    """Where the plate of letters goes."""
    return ink.inflate(2 * _MARGIN, 2 * _MARGIN)


def plate(ink: pygame.Rect, colour: Colour) -> pygame.Surface:
    return shapes.slab(around(ink).size, _MARGIN, colour)


def recoloured(letters: pygame.Surface, colour: Colour) -> pygame.Surface:
    """The same letters in one colour."""
    picture = letters.copy()
    picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return picture
