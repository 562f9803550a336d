"""All finished games of one kind, in that game's own numbers and charts."""

from colosseum import games
from colosseum.games import TABLES
from colosseum.scenes.parts.titled_scene import TitledScene
from colosseum.scenes.scene import Window
from colosseum.text import tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.widget import Widget


class StatisticsScene(TitledScene):
    def __init__(self, window: Window, game: str = TABLES[0]) -> None:
        super().__init__(window)
        self._own = games.table(game).statistics()

    @property
    def title(self) -> str:
        return tr("Statistics")

    def contents(self) -> list[Widget]:
        return self._own.widgets()

    def paint_panels(self, brush: Brush) -> None:
        self._own.paint(brush)
