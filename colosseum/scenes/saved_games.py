"""Saved games: continue one, watch it again, see its results, look back at it, or delete it."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from colosseum import games
from colosseum.files.storage import StorageError
from colosseum.play import saves
from colosseum.play.saves import GameInUse
from colosseum.play.session import Session
from colosseum.play.summary import SavedGame
from colosseum.rules.journal import Journal
from colosseum.scenes import routes
from colosseum.scenes.parts.background_task import Background
from colosseum.scenes.parts.day_words import short_date
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.game_tiles import draw_cover
from colosseum.scenes.parts.game_words import victory_of
from colosseum.scenes.parts.question import Question
from colosseum.scenes.parts.stage_titles import stage_title
from colosseum.scenes.parts.titled_scene import (
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    TitledScene,
    draw_panel,
    row_button,
)
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.theme import BODY, GREEN, INK, PAPER, RED, SMALL, STONE_DARK, STRONG, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import GameError, Sentence
from colosseum.words.translation import say, tr

_PANEL: Final = Box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP)
_ROWS: Final = 6
_GAME: Final = Box(16, 16, 103, 58)
"""The game's picture in a row."""
_DATE: Final = 134.0
_PLAYERS: Final = 300.0
_BUTTONS: Final = 512.0
"""Where columns begin: from the left of a row, the last from the right."""
_PLACES: Final = column(
    Box(_PANEL.left + 28, _PANEL.top + 30, _PANEL.width - 56, _PANEL.height - 60),
    _ROWS,
    gap=11,
    tallest=90,
)


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A file, and the game in it or why it cannot be opened."""

    file: Path
    date: str
    saved: SavedGame | None
    trouble: str = ""
    is_in_use: bool = False
    """Whether another window plays it."""

    @classmethod
    def read(cls, file: Path) -> "ListedGame":
        try:
            saved = saves.saved_game(file)
            return cls(file, _date_of(file), saved, is_in_use=saves.is_in_use(file))
        except Exception as error:  # the other games are listed all the same
            return cls(file, _date_of(file), None, say(saves.why_unusable(file, error)))

    @property
    def is_over(self) -> bool:
        return self.saved is not None and self.saved.is_over


@dataclass(frozen=True, slots=True)
class ListPage:
    """A page of the list."""

    number: int
    """Counted from 0."""
    pages: int
    games: list[ListedGame]
    trouble: Sentence | None = None
    """Why nothing can be listed."""

    @classmethod
    def read(cls, number: int) -> "ListPage":
        """The page of that number, or the last one."""
        try:
            files = saves.saved_games()
        except StorageError as error:
            return cls(0, 0, [], error.words)
        pages = -(-len(files) // _ROWS)
        number = max(0, min(number, pages - 1))
        shown = files[number * _ROWS : (number + 1) * _ROWS]
        return cls(number, pages, [ListedGame.read(file) for file in shown])


class SavedGamesScene(TitledScene):
    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._list = ListPage(0, 0, [])
        self._reading: Background[ListPage] | None = None
        self._loading: Background[Callable[[], None]] | None = None
        """A game that is being read; it comes to what is to be done with it."""

    @property
    def title(self) -> str:
        return tr("Saved games")

    @property
    def games(self) -> list[ListedGame]:
        """The games on the page shown."""
        return self._list.games

    def entered(self) -> None:
        self._read(self._list.number)
        super().entered()

    def _read(self, page: int) -> None:
        self._loading = None
        self._reading = Background(lambda: ListPage.read(page))
        self._go_on()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._go_on()

    def _go_on(self) -> None:
        """Take what has been read in the background."""
        if self._reading is not None and self._reading.is_done:
            self._list, self._reading = self._reading.result(), None
            self.rebuild()
        if self._loading is not None and self._loading.is_done:
            show, self._loading = self._loading.result(), None
            show()

    @property
    def is_loading(self) -> bool:
        return self._reading is not None or self._loading is not None

    @property
    def is_lively(self) -> bool:
        return super().is_lively or self.is_loading

    # The page

    def contents(self) -> list[Widget]:
        rows = [widget for place in range(len(self.games)) for widget in self._row(place)]
        return [*rows, *self._turners()]

    def _row(self, place: int) -> list[Widget]:
        game, row = self.games[place], _PLACES[place]
        right = row.right - 16
        delete = self._button(f"delete-{place}", right, 102, tr("Delete"), self._delete, game)
        if game.saved is None:
            return [delete]
        look = self._button(
            f"look-back-{place}", right - 110, 132, tr("Look back"), self._look_back, game
        )
        # Translators: a button: watch this game again.
        watch = self._button(f"watch-{place}", right - 250, 108, tr("Replay"), self._watch, game)
        words = tr("Results") if game.is_over else tr("Continue")
        go_on = self._button(f"open-{place}", right - 366, 130, words, self._open, game)
        return [go_on, watch, look, delete]

    def _button(
        self,
        key: str,
        right: float,
        width: float,
        words: str,
        act: Callable[[ListedGame], None],
        game: ListedGame,
    ) -> Button:
        row = _PLACES[int(key.split("-")[-1])]
        box = Box(right - width, row.centery - 24, width, 48)
        changes = act in (self._open, self._delete) and not game.is_over
        why = tr("This game is open in another window.") if game.is_in_use and changes else None
        if self._loading is not None:
            why = tr("One moment.")
        button = Button(key, box, words, lambda: act(game), size=17, inset=6, disabled_because=why)
        kit = games.find(game.saved.game) if game.saved is not None else None
        title = say(kit.title) if kit is not None else game.file.name
        button.belongs_to, button.is_alike = f"{title}, {game.date}", True
        button.spoken = f"{words}\n{_aloud(game)}"
        return button

    def _turners(self) -> list[Widget]:
        page, pages = self._list.number, self._list.pages
        if pages < 2:
            return []
        first, last = tr("These are the newest games."), tr("These are the oldest games.")
        return [
            row_button(
                "later",
                # Translators: a page of saved games.
                tr("Newer"),
                lambda: self._read(page - 1),
                right=RIGHT - 180,
                width=164,
                disabled_because=None if page else first,
            ),
            row_button(
                "earlier",
                # Translators: a page of saved games.
                tr("Older"),
                lambda: self._read(page + 1),
                right=RIGHT,
                width=164,
                disabled_because=None if page < pages - 1 else last,
            ),
        ]

    # What can be done with a game

    def _load(self, load: Callable[[], Callable[[], None]], game: ListedGame) -> None:
        """Read a game in the background, then do with it what `load` says, or show the trouble."""

        def try_to_load() -> Callable[[], None]:
            try:
                return load()
            except GameInUse:
                return lambda: self._read(self._list.number)
            except Exception as error:
                return partial(self._show_trouble, game, error)

        self._loading = Background(try_to_load)
        self.rebuild()

    def _open(self, game: ListedGame) -> None:
        saved = game.saved
        assert saved is not None

        def load() -> Callable[[], None]:
            session = Session.open(saved)
            return lambda: routes.go_on(self.window, session)

        self._load(load, game)

    def _watch(self, game: ListedGame) -> None:
        self._load_whole(game, routes.replay)

    def _look_back(self, game: ListedGame) -> None:
        self._load_whole(game, routes.look_back)

    def _load_whole(self, game: ListedGame, scene: Callable[[Window, Journal[Any]], Scene]) -> None:
        """Read the whole game, then show it in a scene."""

        def load() -> Callable[[], None]:
            journal, _ = saves.recover(game.file)
            return lambda: self.window.push(scene(self.window, journal))

        self._load(load, game)

    def _show_trouble(self, game: ListedGame, error: Exception) -> None:
        """Show why a game could not be opened: some damage appears only when replaying."""
        trouble = say(saves.why_unusable(game.file, error))
        self.games[self.games.index(game)] = replace(game, saved=None, trouble=trouble)
        self.rebuild()

    def _delete(self, game: ListedGame) -> None:
        def agreed() -> None:
            try:
                saves.delete(game.file)
                self._read(self._list.number)
            except GameError as error:
                self._show_trouble(game, error)

        def ask() -> Question:
            words = tr("The game from {date} will be gone for good.", date=game.date)
            return Question(tr("Delete this game?"), tr("Delete"), words)

        routes.confirm(self.window, ask, agreed)

    # The picture

    def paint_panels(self, brush: Brush) -> None:
        draw_panel(brush, _PANEL)
        if not self.games and not self.is_loading:
            words = tr("No saved games yet. Start a game and it saves itself after every action.")
            if self._list.trouble is not None:
                words = say(self._list.trouble)
            brush.text(words, _PANEL.inflate(-120, -80), BODY.but(size=24, align="centre"), lines=2)
        for place, game in enumerate(self.games):
            brush.slab(_PLACES[place], PAPER, radius=12, edge=STONE_DARK, edge_width=1.5)
            self._paint_game(brush, game, _PLACES[place])
        if self._list.pages > 1:
            page, pages = self._list.number + 1, self._list.pages
            here = tr("Page {page} of {pages}", page=page, pages=pages)
            room = Box(RIGHT - 364 - 240, 820, 220, 54)
            style = BODY.but(size=19, colour=STONE_DARK, align="right")
            brush.text(here, room, style, where="page")

    def _paint_game(self, brush: Brush, game: ListedGame, row: Box) -> None:
        date = Box(row.left + _DATE, row.top, _PLAYERS - _DATE - 14, row.height)
        if game.saved is None:
            brush.text(game.date, date, SMALL.but(size=18), where="date")
            left = row.left + _PLAYERS
            room = Box(left, row.top + 8, row.right - 170 - left, row.height - 16)
            brush.text(game.trouble, room, BODY.but(colour=RED), lines=3, where="trouble")
            return
        kit = games.find(game.saved.game)
        draw_cover(brush, kit.cover, _GAME.move(row.left, row.top))
        title = Box(date.left, row.top + 16, date.width, 28)
        brush.text(say(kit.title), title, TITLE.but(size=18), where="game")
        below = Box(date.left, row.bottom - 38, date.width, 26)
        brush.text(game.date, below, SMALL, where="date")
        self._paint_players(brush, game.saved, row)
        left = row.left + _PLAYERS
        state = Box(left, row.bottom - 38, row.right - _BUTTONS - left - 14, 26)
        colour = GREEN if game.is_over else INK
        brush.text(_state(game, game.saved), state, BODY.but(colour=colour), where="state")

    def _paint_players(self, brush: Brush, saved: SavedGame, row: Box) -> None:
        left, y = row.left + _PLAYERS, row.top + 30
        room = row.right - _BUTTONS - left
        widths = [min(116.0, brush.text_width(seat.name, STRONG) + 4) for seat in saved.seats]
        if sum(widths) + 48 * len(widths) > room:
            widths = [min(width, room / len(widths) - 48) for width in widths]
        for seat, wide in zip(saved.seats, widths, strict=True):
            draw_player(brush, (left + 14, y), 15, seat, self.window.settings.symbols)
            brush.text(seat.name, Box(left + 34, y - 14, wide, 28), STRONG, where="names")
            left += 34 + wide + 14


def _state(game: ListedGame, saved: SavedGame) -> str:
    """Where a game stands, or who has won it, and what is special about it."""
    words = say(saved.standing) if saved.winners is None else victory_of(saved.winners)
    stage = stage_title(saved.stage)
    words = " · ".join(filter(None, [stage, words, *map(say, saved.choices)]))
    if saved.is_played_on:
        # Translators: a saved game that began at a moment of another one.
        words = tr("{standing} · from another game", standing=words)
    if saved.has_earlier_rules:
        words = tr("{standing} · earlier rules", standing=words)
    if game.is_in_use and not saved.is_over:
        words = tr("{standing} · open in another window", standing=words)
    return words


def _aloud(game: ListedGame) -> str:
    """Who plays, and where the game stands; or why it cannot be read."""
    if game.saved is None:
        return game.trouble
    names = ", ".join(seat.name for seat in game.saved.seats)
    return f"{names}: {_state(game, game.saved)}"


def _date_of(file: Path) -> str:
    """When a file was last written."""
    day, hour = time.strftime("%Y-%m-%d %H:%M", time.localtime(saves.last_written(file))).split()
    return f"{short_date(day)} {hour}"
