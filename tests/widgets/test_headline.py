"""Headlines."""

import pygame

from colosseum.program.app import App
from colosseum.widgets.brush import Brush
from colosseum.widgets.headline import draw_headline


def test_a_headline_shrinks_to_its_room(app: App) -> None:
    brush = Brush(pygame.Surface((1280, 720)), app.screen, app.paintbox)
    wide = draw_headline(brush, "COLOSSEUM", (100, 100), 80)
    assert draw_headline(brush, "COLOSSEUM", (100, 100), 80, room=wide * 0.7) <= wide * 0.71
    assert app.paintbox.overflows == []
    draw_headline(brush, "COLOSSEUM", (100, 100), 80, room=wide * 0.3)
    assert app.paintbox.overflows == ["headline: COLOSSEUM"]


def test_a_narrow_space_is_narrow_in_a_headline(app: App) -> None:
    """French has one before an exclamation mark."""
    brush = Brush(pygame.Surface((1280, 720)), app.screen, app.paintbox)
    narrow, wide = (draw_headline(brush, f"Ave{space}!", (0, 99), 80) for space in "\u202f ")
    assert narrow < wide
