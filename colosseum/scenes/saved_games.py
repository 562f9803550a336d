"""Saved games: go on with one, watch it again, look at its results, or delete it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from colosseum import session
from colosseum.rules.colosseum import Game
from colosseum.rules.journal import Journal, JournalError, recover
from colosseum.scenes.confirm import confirm_if_wanted
from colosseum.scenes.parts.names import date_of, where_it_stands, winners_named
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.parts.titled_scene import (
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    TitledScene,
    draw_panel,
    row_button,
)
from colosseum.scenes.replay import ReplayScene
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.scene import Window
from colosseum.session import Session
from colosseum.text import tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.layout import column
from colosseum.widgets.screen import Box
from colosseum.widgets.theme import BODY, GREEN, PAPER, RED, SMALL, STONE_DARK, STRONG
from colosseum.widgets.widget import Widget

_PANEL: Final = Box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP)
_ROWS: Final = 6
_PLACES: Final = column(
    Box(_PANEL.left + 28, _PANEL.top + 30, _PANEL.width - 56, _PANEL.height - 60),
    _ROWS,
    gap=11,
    tallest=90,
)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A file, and the game in it or why there is none."""

    file: Path
    date: str
    journal: Journal[Game] | None
    trouble: str = ""

    @classmethod
    def read(cls, file: Path) -> "SavedGame":
        try:
            journal, _ = recover(Game, file)
        except JournalError as error:
            return cls(file, date_of(file), None, str(error))
        return cls(file, date_of(file), journal)

    @property
    def is_over(self) -> bool:
        return self.journal is not None and self.journal.game.decision is None


class SavedGamesScene(TitledScene):
    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._files: list[Path] = []
        self._page = 0
        self.games: list[SavedGame] = []
        """Those on the page that is shown."""

    @property
    def title(self) -> str:
        return tr("Saved games and replays")

    def entered(self) -> None:
        self._read()
        super().entered()

    def _read(self) -> None:
        self._files = session.saved_games()
        self._page = min(self._page, max(0, self._pages - 1))
        shown = self._files[self._page * _ROWS : (self._page + 1) * _ROWS]
        self.games = [SavedGame.read(file) for file in shown]

    @property
    def _pages(self) -> int:
        return -(-len(self._files) // _ROWS)

    # The page

    def contents(self) -> list[Widget]:
        rows = [widget for place in range(len(self.games)) for widget in self._row(place)]
        return [*rows, *self._turners()]

    def _row(self, place: int) -> list[Widget]:
        game, row = self.games[place], _PLACES[place]
        right = row.right - 18
        delete = self._button(f"delete-{place}", right, 130, tr("Delete"), self._delete, game)
        if game.journal is None:
            return [delete]
        watch = self._button(f"watch-{place}", right - 142, 170, tr("Replay"), self._watch, game)
        words, act = (
            (tr("Results"), self._results) if game.is_over else (tr("Continue"), self._go_on)
        )
        return [self._button(f"open-{place}", right - 324, 170, words, act, game), watch, delete]

    def _button(
        self,
        key: str,
        right: float,
        width: float,
        words: str,
        act: Callable[[SavedGame], None],
        game: SavedGame,
    ) -> Button:
        row = _PLACES[int(key.split("-")[-1])]
        box = Box(right - width, row.centery - 24, width, 48)
        return Button(key, box, words, lambda: act(game), size=19)

    def _turners(self) -> list[Widget]:
        if self._pages < 2:
            return []
        first, last = tr("These are the latest."), tr("These are the oldest.")
        return [
            row_button(
                "later",
                tr("Later"),
                lambda: self._turn(-1),
                right=RIGHT - 180,
                width=164,
                disabled_because=None if self._page else first,
            ),
            row_button(
                "earlier",
                tr("Earlier"),
                lambda: self._turn(1),
                right=RIGHT,
                width=164,
                disabled_because=None if self._page < self._pages - 1 else last,
            ),
        ]

    def _turn(self, by: int) -> None:
        self._page += by
        self._read()
        self.rebuild()

    # What can be done with a game

    def _go_on(self, game: SavedGame) -> None:
        from colosseum.scenes.table import TableScene

        self.window.start_over(TableScene(self.window, Session.resume(game.file)))

    def _results(self, game: SavedGame) -> None:
        self.window.push(ResultsScene(self.window, Session.resume(game.file)))

    def _watch(self, game: SavedGame) -> None:
        assert game.journal is not None
        self.window.push(ReplayScene(self.window, game.journal))

    def _delete(self, game: SavedGame) -> None:
        def agreed() -> None:
            session.delete(game.file)
            self._read()
            self.rebuild()

        words = tr("The game of {date} cannot be brought back.", date=game.date)
        confirm_if_wanted(self.window, tr("Delete this game?"), tr("Delete"), agreed, words)

    # The picture

    def paint_panels(self, brush: Brush) -> None:
        draw_panel(brush, _PANEL)
        if not self.games:
            words = tr("No game is saved yet. Every game you start will be, after every action.")
            brush.text(words, _PANEL.inflate(-120, -80), BODY.but(size=24, align="centre"), lines=2)
        for place, game in enumerate(self.games):
            brush.slab(_PLACES[place], PAPER, radius=12, edge=STONE_DARK, edge_width=1.5)
            self._paint_game(brush, game, _PLACES[place])
        if self._pages > 1:
            here = tr("Page {page} of {pages}", page=self._page + 1, pages=self._pages)
            room = Box(RIGHT - 364 - 240, 820, 220, 54)
            style = BODY.but(size=19, colour=STONE_DARK, align="right")
            brush.text(here, room, style, where="page")

    def _paint_game(self, brush: Brush, game: SavedGame, row: Box) -> None:
        date = Box(row.left + 22, row.top, 170, row.height)
        brush.text(game.date, date, SMALL.but(size=18), where="date")
        if game.journal is None:
            words = Box(row.left + 204, row.top + 8, row.width - 204 - 170, row.height - 16)
            brush.text(game.trouble, words, BODY.but(colour=RED), lines=3, where="trouble")
            return
        self._paint_players(brush, game.journal, row)
        state = Box(row.left + 204, row.bottom - 38, 700, 26)
        if game.is_over:
            brush.text(
                winners_named(game.journal.game), state, BODY.but(colour=GREEN), where="state"
            )
        else:
            brush.text(where_it_stands(game.journal.game), state, BODY, where="state")

    def _paint_players(self, brush: Brush, journal: Journal[Game], row: Box) -> None:
        left, y = row.left + 204, row.top + 30
        for seat in session.seats_of(journal):
            draw_emblem(brush, (left + 14, y), 14, seat.colour, self.window.settings.symbols)
            wide = min(116.0, brush.text_width(seat.name, STRONG) + 4)
            brush.text(seat.name, Box(left + 34, y - 14, wide, 28), STRONG, where="names")
            left += 34 + wide + 14
