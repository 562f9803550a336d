"""Players are told apart by colour and emblem, by any eyes."""

import pygame
import pytest

from colosseum.program.app import App
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.widgets.brush import Brush


@pytest.mark.painted
def test_every_player_has_an_emblem_of_her_own(app: App) -> None:
    assert len({player.picture for player in PLAYERS}) == len(PLAYERS) == 5
    seen = set()
    for colour in range(5):
        surface = pygame.Surface((64, 64))
        draw_emblem(Brush(surface, app.screen, app.paintbox), (40, 40), 30, colour)
        seen.add(pygame.image.tobytes(surface, "RGB"))
    assert len(seen) == 5
