"""Slabs and their rims."""

import pygame

from colosseum.program.app import App
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box


def test_the_rim_of_a_rounded_slab_is_as_light_as_the_slab(app: App) -> None:
    surface = pygame.Surface(app.screen.size)
    surface.fill("white")
    brush = Brush(surface, app.screen, app.paintbox)
    brush.slab(Box(100, 100, 200, 100), (255, 255, 255), radius=20, edge=(255, 255, 255))
    colours = {tuple(surface.get_at((x, y)))[:3] for x in range(70, 260) for y in range(70, 180)}
    assert min(min(colour) for colour in colours) >= 250
