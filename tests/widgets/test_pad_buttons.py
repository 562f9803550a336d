"""A controller's buttons as drawn: each can be told from the others on every pad."""

import pygame
import pytest

from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.design_units import Screen
from colosseum.widgets.pad_buttons import PadButton, PadFamily, draw_button

SIZE = (1280, 720)
DRAWN = [button for button in PadButton if button.value <= PadButton.UP.value]


def picture(button: PadButton, family: PadFamily) -> bytes:
    surface = pygame.Surface(SIZE)
    draw_button(Brush(surface, Screen(SIZE), PaintBox()), (40, 40), button, family)
    return pygame.image.tobytes(surface.subsurface(0, 0, 64, 64), "RGB")


@pytest.mark.parametrize("family", PadFamily)
def test_no_two_buttons_look_the_same(family: PadFamily) -> None:
    pygame.font.init()
    pictures = [picture(button, family) for button in DRAWN]
    assert len({*pictures}) == len(DRAWN)


def test_faces_have_the_signs_of_their_maker() -> None:
    for button in (PadButton.A, PadButton.B, PadButton.X, PadButton.Y, PadButton.MENU):
        assert picture(button, PadFamily.PLAYSTATION) != picture(button, PadFamily.NINTENDO)
