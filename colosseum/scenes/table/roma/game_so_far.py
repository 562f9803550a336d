"""The game so far: the course of the points, the dice, and what each card has earned."""

from collections.abc import Sequence
from typing import Final

from colosseum.play.seats import Seat
from colosseum.rules.kernel import Record
from colosseum.rules.roma import Game
from colosseum.scenes.parts.keys import Shortcut, letter
from colosseum.scenes.parts.titled_scene import LEFT, RIGHT
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.table.roma.results import Course
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.theme import GOLD, UMBER_DARK
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import tr

GAME_SO_FAR: Final = Shortcut((letter("G"),), Sentence("The course of the game so far"))
_FRAME: Final = Box(LEFT - 26, 66, RIGHT - LEFT + 52, 822)


class GameSoFar(Scene):
    """Over the table, for both players: all of it is public."""

    over = True

    def __init__(
        self, window: Window, seats: Sequence[Seat], game: Game, records: Sequence[Record]
    ) -> None:
        super().__init__(window)
        self.course = Course(window, seats, game, records)

    def widgets(self) -> list[Widget]:
        box = Box(RIGHT - 180, 822, 180, 50)
        close = Button("close", box, tr("Close"), self.back, kind=Kind.PRIMARY)
        return [*self.course.widgets(), close]

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        brush.slab(_FRAME, UMBER_DARK, radius=16, edge=GOLD, edge_width=2, shadow=18, opacity=240)
        draw_headline(brush, tr("The game so far"), (LEFT, 116), 50, room=RIGHT - LEFT)
        self.course.paint(brush)
