"""A page about one game, with tabs beside its title that lead to the others."""

from typing import Final

from colosseum import games
from colosseum.scenes.parts.game_tiles import game_tabs
from colosseum.scenes.parts.titled_scene import LEFT, RIGHT, TitledScene
from colosseum.scenes.scene import Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.widget import Widget

_TABS: Final = Box(RIGHT - 634, 46, 634, 70)


class PageByGame(TitledScene):
    has_tabs = True

    def __init__(self, window: Window, game: str = "") -> None:
        """Without a game, it begins with the one last played."""
        super().__init__(window)
        self.game = games.known(game or window.settings.game)

    def choose_game(self, game: str) -> None:
        self.game = game
        self.rebuild()

    def notes(self) -> list[str]:
        """What each tab says below its game's title; nothing says nothing."""
        return []

    def widgets(self) -> list[Widget]:
        tabs = game_tabs(_TABS, self.game, self.choose_game, self.notes()) if self.has_tabs else []
        return [*self.contents(), *tabs, self.back_button()]

    def paint_title(self, brush: Brush) -> None:
        draw_headline(brush, self.title, (LEFT, 84), 58, room=_TABS.left - LEFT - 30)
