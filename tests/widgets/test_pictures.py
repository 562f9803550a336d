"""Pictures drawn ahead and pictures that move."""

import errno
import os
import sys
import time
from pathlib import Path

import pygame
import pytest

from colosseum.files import paths
from colosseum.program.app import App
from colosseum.widgets.brush import Brush
from colosseum.widgets.pictures import Pictures, Wanted
from tests.reliability.failed_reads import failed_reads

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


def test_a_picture_that_could_not_be_read_ahead_is_drawn_when_it_is_needed(app: App) -> None:
    pictures = app.paintbox.pictures
    with failed_reads(paths.asset("sprites", "coin.svg"), "read", errno.EMFILE):
        pictures.prepare([COIN])
        ready(pictures)
    assert not pictures._ahead
    assert pictures.prepared(*COIN[:3]).get_width() == 40


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists open files like this")
def test_fonts_and_pictures_keep_no_file_open(app: App) -> None:
    app.paintbox.pictures.get("coin", 40, 40)
    for face in ("Cinzel-Bold", "AlegreyaSans-Regular"):
        for pixels in range(12, 60):
            app.paintbox.lettering.render("Roma", face, pixels, (0, 0, 0))
    held = [os.path.realpath(each) for each in Path("/proc/self/fd").iterdir()]
    assert not [file for file in held if file.endswith((".ttf", ".svg"))]
