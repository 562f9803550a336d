"""Large letters of gold, spaced widely, with a shadow below them."""

from functools import lru_cache
from typing import Final

import pygame

from colosseum.widgets import letter_pictures, letter_spacing
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import colour, mixed

_FACE: Final = "Cinzel-Bold"
_WHITE: Final = (255, 255, 255)
_TOP: Final = colour("#fdebb8")
_BOTTOM: Final = colour("#c9952f")
_SHADOW: Final = 170
_SHRINK: Final = 3
"""Shadows are blurred at a smaller size: that is quicker, and no one can tell."""


def draw_headline(
    brush: Brush,
    words: str,
    at: tuple[float, float],
    size: float,
    *,
    tracking: float = 0.04,
    room: float | None = None,
    align: str = "left",
) -> float:
    """Write words from this point to the right, or centred on it; it is at half their height.

    They shrink to fit the room; shrinking below half their size is noted as an overflow.
    Returns their width in units.
    """
    pixels = brush.screen.px(size)
    letters, shadow = _gilded(words, pixels, tracking)
    if room is not None and letters.get_width() > brush.screen.px(room):
        fitting = pixels * brush.screen.px(room) // letters.get_width()
        if fitting < pixels // 2:
            brush.paintbox.overflows.append(f"headline: {words}")
        letters, shadow = _gilded(words, fitting, tracking)
    x, y = brush.screen.point(at)
    place = letters.get_rect(midleft=(x, y))
    if align == "centre":
        place.centerx = x
    margin = (shadow.get_width() - letters.get_width()) // 2
    brush.lay(shadow, (place.x - margin, place.y - margin + margin // 2))
    brush.stamp(letters, place.topleft, _TOP)
    wide, high = (side / brush.screen.scale for side in place.size)
    left = at[0] - wide / 2 if align == "centre" else at[0]
    brush.wrote(words, Box(left, at[1] - high / 2, wide, high), size)
    return letters.get_width() / brush.screen.scale


@lru_cache(maxsize=24)
def _gilded(words: str, pixels: int, tracking: float) -> tuple[pygame.Surface, pygame.Surface]:
    """The letters in gold, and their shadow, larger by the same margin on every side."""
    letters = _spaced(words, pixels, pixels * tracking)
    margin = max(2, pixels // 9)
    room = (letters.get_width() + 2 * margin, letters.get_height() + 2 * margin)
    shadow = pygame.Surface(room, pygame.SRCALPHA)
    shadow.blit(letters, (margin, margin))
    shadow.fill((0, 0, 0, _SHADOW), special_flags=pygame.BLEND_RGBA_MULT)
    small = pygame.transform.smoothscale(shadow, (room[0] // _SHRINK + 1, room[1] // _SHRINK + 1))
    soft = pygame.transform.gaussian_blur(small, max(1, margin // (3 * _SHRINK)))
    shadow = pygame.transform.smoothscale(soft, room)
    letters.blit(
        _gradient(letters.get_size(), pixels), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
    )
    return letters, shadow


def _spaced(words: str, pixels: int, gap: float) -> pygame.Surface:
    """White letters, further apart than in a line of text."""
    starts = [
        start + index * gap
        for index, start in enumerate(letter_spacing.starts(words, _FACE, pixels))
    ]
    width = letter_spacing.width(words, _FACE, pixels) + round(max(0, len(words) - 1) * gap)
    return letter_pictures.placed(words, starts, max(1, width), _FACE, pixels, _WHITE)


def _gradient(size: tuple[int, int], pixels: int) -> pygame.Surface:
    """Light to dark gold, from the top of the capitals to the bottom."""
    height, foot = letter_spacing.height_and_foot(_FACE, pixels)
    foot += (size[1] - height) // 2
    head = foot - round(pixels * 0.7)
    paint = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        part = min(1.0, max(0.0, (y - head) / (foot - head)))
        paint.fill((*mixed(_TOP, _BOTTOM, part), 255), (0, y, size[0], 1))
    return paint
