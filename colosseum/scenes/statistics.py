"""All finished games of one kind, in that game's own numbers and charts."""

from colosseum import games
from colosseum.games import GAMES
from colosseum.play import statistics
from colosseum.play.statistics import Statistics
from colosseum.scenes.parts.page_by_game import PageByGame
from colosseum.scenes.scene import Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, tr


class StatisticsScene(PageByGame):
    def __init__(self, window: Window, game: str = "") -> None:
        super().__init__(window, game)
        self._own = games.table(self.game).statistics(self.rebuild)
        self._finished = [_games_finished(name) for name in GAMES]

    def choose_game(self, game: str) -> None:
        self._own = games.table(game).statistics(self.rebuild)
        super().choose_game(game)

    def notes(self) -> list[str]:
        return [
            ntr("{count} game finished", "{count} games finished", count)
            for count in self._finished
        ]

    @property
    def title(self) -> str:
        return tr("Statistics")

    def contents(self) -> list[Widget]:
        return self._own.widgets()

    def paint_panels(self, brush: Brush) -> None:
        self._own.paint(brush)


def _games_finished(name: str) -> int:
    kit = games.find(name)
    return Statistics(kit, statistics.entries(kit)).games
