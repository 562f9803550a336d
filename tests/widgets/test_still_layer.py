"""What moves is taken away before the next frame, and what stays is painted once."""

import pygame
import pytest

from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.kept_part import KeptPart
from colosseum.widgets.still_layer import StillLayer

SIZE = (640, 360)
GREEN, RED = (0, 90, 0), (200, 0, 0)
PLACE = Box(400, 400, 200, 100)


@pytest.fixture
def layer() -> StillLayer:
    surface = pygame.Surface(SIZE)
    surface.fill(GREEN)
    return StillLayer(surface)


@pytest.fixture
def window(layer: StillLayer) -> pygame.Surface:
    shown = pygame.Surface(SIZE)
    layer.clear(shown)
    return shown


def brush(window: pygame.Surface, layer: StillLayer) -> Brush:
    return Brush(window, Screen(SIZE), PaintBox(), layer)


def colour(window: pygame.Surface) -> tuple[int, ...]:
    return tuple(window.get_at(Screen(SIZE).point(PLACE.center)))[:3]


def test_what_has_moved_on_leaves_nothing_behind(layer: StillLayer, window: pygame.Surface) -> None:
    before = pygame.image.tobytes(window, "RGB")
    painting = brush(window, layer)
    painting.slab(PLACE, RED, shadow=9)
    painting.disc((803, 33), 20, RED)
    painting.line((3, 5), (97, 300), RED, 3)
    painting.polygon([(1000, 100), (1103, 120), (1040, 170)], RED)
    assert colour(window) == RED
    layer.clear(window)
    assert pygame.image.tobytes(window, "RGB") == before


@pytest.mark.parametrize("covers", [True, False])
def test_a_kept_part_is_painted_once_and_stays(
    layer: StillLayer, window: pygame.Surface, covers: bool
) -> None:
    part, painted = KeptPart(covers=covers), []

    def paint(below: Brush) -> None:
        painted.append(below)
        below.slab(PLACE, RED, radius=0)

    for _ in range(3):
        part.show(brush(window, layer), PLACE, "red", paint)
        layer.clear(window)
    assert colour(window) == RED
    assert len(painted) == 1


def test_a_kept_part_that_looks_different_shows_what_is_beneath_it(
    layer: StillLayer, window: pygame.Surface
) -> None:
    part = KeptPart(covers=False)
    part.show(brush(window, layer), PLACE, "red", lambda below: below.slab(PLACE, RED))
    part.show(brush(window, layer), PLACE, "gone", lambda below: None)
    assert colour(window) == GREEN
