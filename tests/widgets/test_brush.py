"""What a brush writes."""

import pygame
import pytest

from colosseum.program.app import App
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import PAPER, STRONG
from tests.conftest import OpenApp


def test_words_that_do_not_fit_are_noted(app: App) -> None:
    brush = Brush(pygame.Surface((400, 400)), app.screen, app.paintbox)
    brush.text("Far too many words for so little room", Box(0, 0, 60, 20), where="here")
    assert app.paintbox.overflows == ["here: Far too many words for so little room"]


@pytest.mark.parametrize("window", [(1024, 576), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("number", ["1", "3", "7", "10"])
def test_a_number_on_a_disc_is_in_its_middle(
    open_app: OpenApp, window: tuple[int, int], number: str
) -> None:
    app = open_app(window)
    surface = pygame.Surface(window)
    brush = Brush(surface, app.screen, app.paintbox)
    for place in range(12):
        box = centred((100 + 50.3 * place, 100 + 7.3 * place), 20)
        brush.number(number, box, STRONG.but(size=15, colour=PAPER))
        around = app.screen.rect(box)
        ink = pygame.mask.from_threshold(surface.subsurface(around), PAPER, (99, 99, 99, 255))
        found = ink.get_bounding_rects()
        whole = found[0].unionall(found[1:])
        assert abs(whole.centerx - around.width / 2) <= 1.5
        assert abs(whole.centery - around.height / 2) <= 1.5
