"""The wood that every table is made of."""

import math
from functools import cache

import pygame

from colosseum.widgets.brush import Brush
from colosseum.widgets.theme import UMBER, UMBER_DARK, UMBER_LIGHT, mixed


def table_top(brush: Brush) -> None:
    """Paint the table dark umber, lighter below the lamp."""
    size = brush.surface.get_size()
    brush.lay(pygame.transform.smoothscale(_lamplight(), size), (0, 0))


@cache
def _lamplight() -> pygame.Surface:
    width, height = 96, 54
    small = pygame.Surface((width, height))
    lit, dark = mixed(UMBER, UMBER_LIGHT, 0.30), UMBER_DARK
    for x in range(width):
        for y in range(height):
            away = math.hypot((x - width * 0.466) / (width * 0.62), (y - height * 0.43) / height)
            small.set_at((x, y), mixed(lit, dark, min(1.0, away) ** 1.3))
    return small
