"""A welcome for anyone who opens the game for the first time: learn, or play at once."""

from collections.abc import Callable
from typing import Final

from colosseum.scenes.parts.titled_scene import draw_panel, heading_box
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import BODY
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr

_BOX: Final = Box(985, 22, 535, 220)
"""In the sky, where neither torches nor banners move."""


def welcome_buttons(learn: Callable[[], None], play: Callable[[], None]) -> list[Widget]:
    width = (_BOX.width - 56 - 20) / 2
    play_box = Box(_BOX.left + 28, _BOX.bottom - 66, width, 48)
    return [
        Button("first learn", play_box.move(width + 20, 0), tr("Learn"), learn, kind=Kind.PRIMARY),
        Button("first play", play_box, tr("Play"), play),
    ]


def paint_welcome(brush: Brush) -> None:
    draw_panel(brush, _BOX, tr("Welcome to Rome"))
    below = heading_box(_BOX).bottom + 10
    words = Box(_BOX.left + 28, below, _BOX.width - 56, _BOX.bottom - 72 - below)
    welcome = tr(
        "There are two games in this box, and short lessons teach you each of them. "
        "Or start playing straight away, with hints to help you."
    )
    brush.text(welcome, words, BODY.but(size=20, valign="top"), lines=5, where="welcome")
