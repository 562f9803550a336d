"""Who made the game, and what belongs to whom."""

from typing import Final

from colosseum import __version__, games
from colosseum.games import GAMES
from colosseum.scenes.parts.titled_scene import (
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    TitledScene,
    draw_panel,
    inside,
)
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import BODY
from colosseum.widgets.widget import Widget
from colosseum.words.translation import say, tr

_GAP: Final = 24.0


class CreditsScene(TitledScene):
    @property
    def title(self) -> str:
        return tr("Credits")

    def contents(self) -> list[Widget]:
        return []

    def paint_panels(self, brush: Brush) -> None:
        width = (RIGHT - LEFT - _GAP) / 2
        height = (BOTTOM - TOP - _GAP) / 2
        for place, (heading, words) in enumerate(_credits()):
            down, across = divmod(place, 2)
            left, top = LEFT + across * (width + _GAP), TOP + down * (height + _GAP)
            panel = Box(left, top, width, height)
            draw_panel(brush, panel, heading)
            style = BODY.but(size=23, valign="top")
            brush.text(words, inside(panel), style, lines=10, where="credits")


def _credits() -> list[tuple[str, str]]:
    return [
        (
            tr("The board games"),
            "\n".join(say(games.find(name).credit) for name in GAMES)
            + "\n\n"
            + tr(
                "This is an unofficial fan implementation, neither made nor endorsed by the "
                "designers or any publisher. All names of games and companies belong to their "
                "owners."
            ),
        ),
        (
            tr("This version"),
            tr(
                "Colosseum {version} by the Colosseum contributors, under the MIT licence.\n\n"
                "The rules are in our own words, and the pictures, sounds and music are our own. "
                "Nothing is taken from any edition of the board games.",
                version=__version__,
            ),
        ),
        (
            tr("Fonts"),
            tr(
                "**Cinzel**, copyright 2020 The Cinzel Project Authors.\n"
                "**Alegreya Sans**, copyright 2013 The Alegreya Sans Project Authors.\n\n"
                "Both are under the SIL Open Font License 1.1; its text is in the fonts folder."
            ),
        ),
        (
            tr("Built with"),
            tr(
                "**Python** under the PSF licence, **pygame-ce** and **SDL** for the window, "
                "**PyYAML** for the rules file, **platformdirs** to find your folders.\n\n"
                "Each is free software under its own licence."
            ),
        ),
    ]
