"""Words and pictures in one line."""

import pygame
import pytest

from colosseum.program.app import App
from colosseum.scenes.parts.icon_words import ON_LIGHT, Strong, paint_block, set_in_lines
from colosseum.widgets import letter_pictures
from colosseum.widgets.brush import Brush
from colosseum.widgets.theme import BODY, INK, STRONG
from tests.conftest import OpenApp

MANY_ENDING_IN_F = "half of the chef of staff if off the wharf of Apollo"


def ink(picture: pygame.Surface) -> pygame.Rect:
    return picture.get_bounding_rect(min_alpha=64)


@pytest.mark.painted
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("is_strong", [False, True])
def test_words_stand_as_far_apart_as_in_any_line(
    open_app: OpenApp, window: tuple[int, int], is_strong: bool
) -> None:
    """The ink of an f reaches over the space after it; the next word is no further for that."""
    app = open_app(window)
    part = Strong(MANY_ENDING_IN_F) if is_strong else MANY_ENDING_IN_F
    picture = pygame.Surface(app.screen.size, pygame.SRCALPHA)
    brush = Brush(picture, app.screen, app.paintbox)
    block = set_in_lines((part,), (), 1600, ON_LIGHT, app.screen)
    paint_block(brush, block, (10, 10), ON_LIGHT, symbols=False)

    pixels = round(ON_LIGHT.size * app.screen.scale)
    face = (STRONG if is_strong else BODY).face
    line = letter_pictures.line(MANY_ENDING_IN_F, face, pixels, INK)
    assert ink(picture).width == pytest.approx(ink(line).width, abs=2)


def test_no_word_reaches_beyond_its_room(app: App) -> None:
    wide = set_in_lines(("half of",), (), 1600, ON_LIGHT, app.screen).width
    pixels = round(ON_LIGHT.size * app.screen.scale)
    line = letter_pictures.line("half of", BODY.face, pixels, INK)
    assert wide * app.screen.scale >= ink(line).width
    assert len(set_in_lines(("half of",), (), wide, ON_LIGHT, app.screen).lines) == 1
    assert len(set_in_lines(("half of",), (), wide - 1, ON_LIGHT, app.screen).lines) == 2


def test_what_ends_a_line_stays_at_its_right(app: App) -> None:
    (line,) = set_in_lines(("for empty places",), ("−", "2"), 400, ON_LIGHT, app.screen).lines
    assert [part for _, part in line] == ["for empty places", "−2"]
    assert line[-1][0] > 300
