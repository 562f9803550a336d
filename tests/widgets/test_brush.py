"""What a brush writes."""

import pygame

from colosseum.program.app import App
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box


def test_words_that_do_not_fit_are_noted(app: App) -> None:
    brush = Brush(pygame.Surface((400, 400)), app.screen, app.paintbox)
    brush.text("Far too many words for so little room", Box(0, 0, 60, 20), where="here")
    assert app.paintbox.overflows == ["here: Far too many words for so little room"]
