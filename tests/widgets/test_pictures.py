"""Pictures drawn ahead and pictures that move."""

import time

import pygame

from colosseum.program.app import App
from colosseum.widgets.brush import Brush
from colosseum.widgets.pictures import Pictures, Wanted

COIN = Wanted("coin", 40, 40)


def ready(pictures: Pictures) -> None:
    """Wait until everything wanted has been drawn."""
    deadline = time.monotonic() + 5
    while pictures._drawing is not None and pictures._drawing.is_alive():
        assert time.monotonic() < deadline
        time.sleep(0.001)


def test_a_picture_drawn_ahead_is_taken_and_not_drawn_again(app: App) -> None:
    pictures = app.paintbox.pictures
    pictures.prepare([COIN])
    ready(pictures)
    coin = pictures.get("coin", 40, 40)
    assert pygame.image.tobytes(coin, "RGBA") == pygame.image.tobytes(
        pictures.drawn("coin", 40, 40), "RGBA"
    )
    pictures.prepare([COIN])
    ready(pictures)
    assert not pictures._ahead, "it is there already"
    assert pictures.get("coin", 40, 40) is coin


def test_a_piece_keeps_its_size_wherever_it_goes(app: App) -> None:
    brush = Brush(pygame.Surface(app.screen.size), app.screen, app.paintbox)
    for step in range(9):
        brush.piece("coin", (300 + 1.3 * step, 200 + 0.7 * step), 45)
    assert len(app.paintbox.pictures._kept) == 1
