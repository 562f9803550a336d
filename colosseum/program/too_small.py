"""A window too small to read anything in asks for more room, and shows nothing else."""

from typing import Final

import pygame

from colosseum.widgets.brush import PaintBox
from colosseum.widgets.text_rendering import wrapped
from colosseum.widgets.theme import CREAM, STRONG, UMBER_DARK
from colosseum.words.translation import tr

TOO_SMALL: Final = 0.6
"""Scale below which we ask for a larger window."""
_SMALLEST: Final = (1024, 576)
_LETTERS: Final = 16
_MARGIN: Final = 10


def ask_for_room(surface: pygame.Surface, paintbox: PaintBox) -> None:
    surface.fill(UMBER_DARK)
    width, height = _SMALLEST
    words = tr("The window is too small.\nMake it at least {w} by {h}.", w=width, h=height)
    room = max(1, surface.get_width() - 2 * _MARGIN)
    for number, line in enumerate(wrapped(words, STRONG.face, _LETTERS, room)):
        letters = "".join(run.words for run in line)
        picture = paintbox.lettering.render(letters, STRONG.face, _LETTERS, CREAM)
        surface.blit(picture, (_MARGIN, _MARGIN + number * picture.get_height()))
    pygame.display.flip()
