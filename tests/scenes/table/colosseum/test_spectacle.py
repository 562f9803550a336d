"""An event as a show: what is kept from frame to frame looks as if painted afresh."""

import pygame
import pytest

from colosseum.gallery.colosseum.great_moments import whole_cast
from colosseum.gallery.colosseum.positions import deciding
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from tests.conftest import OpenApp

SMALL = (1024, 576)
SHIPS = 30
"""A programme with ships, people and everything else."""


@pytest.mark.painted
def test_every_frame_of_an_event_looks_as_if_painted_afresh(open_app: OpenApp) -> None:
    app = open_app(SMALL)
    scene = TableScene(app, deciding("produce", 3))
    app.push(scene)
    assert isinstance(scene.display, ColosseumDisplay)
    spectacle = whole_cast(scene.display, SHIPS, 1)
    spectacle.waits = False
    scene.display.timeline.add(spectacle)
    app.step([], 0.1)
    frames = 0
    while scene.display.busy:
        kept = pygame.image.tobytes(app.picture(), "RGB")
        app.step([pygame.Event(pygame.WINDOWEXPOSED)], 0.0)
        assert pygame.image.tobytes(app.picture(), "RGB") == kept, frames
        frames += 1
        app.step([], 0.6)
    assert frames > 10


@pytest.mark.painted
def test_an_event_that_waits_for_a_click_says_so(open_app: OpenApp) -> None:
    app = open_app(SMALL)
    scene = TableScene(app, deciding("produce", 3))
    app.push(scene)
    assert isinstance(scene.display, ColosseumDisplay)
    below_the_coins = app.screen.rect(Box(1376, 856, 204, 26))
    seen = []
    for waits in (False, True):
        spectacle = whole_cast(scene.display, SHIPS, 1)
        spectacle.waits = waits
        surface = pygame.Surface(app.screen.size)
        spectacle.draw(Brush(surface, app.screen, app.paintbox), 1.0)
        seen.append(pygame.image.tobytes(surface.subsurface(below_the_coins), "RGB"))
    assert seen[0] != seen[1]
