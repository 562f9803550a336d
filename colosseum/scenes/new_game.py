"""Choosing a game and who plays: from here, one click starts it."""

import secrets
from copy import deepcopy
from functools import partial
from typing import Final

from colosseum import games, statistics
from colosseum.games import GameKit
from colosseum.scenes import routes
from colosseum.scenes.parts.game_tiles import game_tiles
from colosseum.scenes.parts.game_words import level_name, level_words
from colosseum.scenes.parts.seat_rows import SeatRows
from colosseum.scenes.parts.titled_scene import (
    BOTTOM,
    TitledScene,
    draw_panel,
    inside,
    row_button,
)
from colosseum.scenes.scene import Window
from colosseum.seats import Lineup
from colosseum.session import Session
from colosseum.text import say, tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.controls import Switch
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import Field
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.theme import BODY, FADED, GOLD, MEDIUM, SMALL, STRONG
from colosseum.widgets.widget import Widget

_LEFT: Final = 56.0
_RIGHT: Final = 1544.0
"""This page has more on it than others, so it is wider."""
_TILES: Final = Box(_LEFT, 88, 1070, 132)
_SEATS: Final = Box(_LEFT, _TILES.bottom + 14, _TILES.width, BOTTOM - _TILES.bottom - 14)
_OPTIONS: Final = Box(_TILES.right + 18, _TILES.top, _RIGHT - _TILES.right - 18, BOTTOM - 88)
_MOST_SEED: Final = 10**9


class NewGameScene(TitledScene):
    def __init__(self, window: Window, game: str = "") -> None:
        """Without a game, the one last played is chosen."""
        super().__init__(window)
        self._lineups: dict[str, Lineup] = {}
        self._as_opened: dict[str, object] = {}
        self._seed = ""
        self._open(games.with_table(game or window.settings.game))

    def _open(self, game: str) -> None:
        self.kit: GameKit = games.find(game)
        if game not in self._lineups:
            is_first = not statistics.entries(self.kit)
            self._lineups[game] = Lineup.remembered(self.kit, is_first)
            self._as_opened[game] = deepcopy(_chosen(self.lineup))
        self._seats = SeatRows(self.lineup, _SEATS, self._changed)

    @property
    def lineup(self) -> Lineup:
        return self._lineups[self.kit.name]

    def left(self) -> None:
        """Keep what was chosen; an untouched line-up may still change with experience."""
        for game, lineup in self._lineups.items():
            if _chosen(lineup) != self._as_opened[game]:
                lineup.remember()

    @property
    def title(self) -> str:
        return tr("New game")

    def contents(self) -> list[Widget]:
        return [
            *game_tiles(_TILES, self.kit.name, self._choose_game),
            *self._seats.widgets(),
            *self._options(),
            self._start_button(),
        ]

    def _choose_game(self, game: str) -> None:
        self._open(game)
        self.rebuild()

    def _changed(self, focus_instead: str) -> None:
        """Lay the page out again; if the button just pressed is gone, focus this one."""
        self.rebuild()
        if focus_instead and self.page.focus is None:
            self.page.focus_on(focus_instead)

    def back_button(self) -> Button:
        return row_button("back", tr("Back"), self.back, right=_LEFT + 220)

    # The options

    def _options(self) -> list[Widget]:
        box = inside(_OPTIONS)
        switches: list[Widget] = [
            Switch(
                option.name,
                Box(box.right - 64, _option_box(place).top, 64, 40),
                self.lineup.options[option.name],
                partial(self._set_option, option.name),
                tip=say(option.title),
            )
            for place, option in enumerate(self.kit.options)
        ]
        return [
            *switches,
            Field(
                "seed",
                Box(box.right - 196, self._seed_box.top, 196, 50),
                self._seed,
                self._set_seed,
                most=9,
                allowed=str.isdecimal,
                empty=tr("random"),
            ),
        ]

    @property
    def _seed_box(self) -> Box:
        """Below all options."""
        return _option_box(len(self.kit.options))

    def _set_option(self, name: str, on: bool) -> None:
        self.lineup.options[name] = on
        self.rebuild()

    def _set_seed(self, words: str) -> None:
        self._seed = words

    def _start_button(self) -> Button:
        trouble = self.lineup.trouble
        return row_button(
            "start",
            tr("Start"),
            self._start,
            kind=Kind.PRIMARY,
            right=_RIGHT,
            width=_OPTIONS.width,
            disabled_because=trouble,
        )

    def _start(self) -> None:
        self.lineup.tidy()
        self.lineup.remember()
        seed = int(self._seed) if self._seed else secrets.randbelow(_MOST_SEED)
        session = Session.new(self.kit, self.lineup.seats, seed, self.lineup.options)
        self.window.start_over(routes.table(self.window, session))

    # The picture

    def paint_title(self, brush: Brush) -> None:
        draw_headline(brush, self.title, (_LEFT, 51), 50, room=_RIGHT - _LEFT)

    def paint_panels(self, brush: Brush) -> None:
        self._seats.paint(brush)
        draw_panel(brush, _OPTIONS, tr("The opponents"))
        self._paint_levels(brush)
        self._paint_options(brush)

    def _paint_levels(self, brush: Brush) -> None:
        box = inside(_OPTIONS)
        top = box.top
        for level in self.kit.levels:
            name = Box(box.left, top, box.width, 24)
            brush.text(level_name(self.kit.ai, level), name, STRONG, where="levels")
            words = Box(box.left, top + 24, box.width, 44)
            style = BODY.but(size=16, colour=FADED, valign="top")
            brush.text(level_words(self.kit.ai, level), words, style, lines=2, where="levels")
            top += 76

    def _paint_options(self, brush: Brush) -> None:
        box, seed = inside(_OPTIONS), self._seed_box
        rule = _option_box(0).top - 22
        brush.line((box.left, rule), (box.right, rule), GOLD, 2)
        label, style = MEDIUM.but(size=20), SMALL.but(valign="top")
        for place, option in enumerate(self.kit.options):
            at = _option_box(place)
            room = Box(at.left, at.top, box.width - 84, 40)
            brush.text(say(option.title), room, label, where="variant")
            words = Box(at.left, at.top + 42, box.width, 70)
            brush.text(say(option.help), words, style, lines=3, where="variant")
        room = Box(seed.left, seed.top, box.width - 210, 50)
        brush.text(tr("Seed"), room, label, where="seed")
        words = Box(seed.left, seed.top + 54, box.width, 50)
        note = tr("Leave this blank for a random game. The same seed always deals the same game.")
        brush.text(note, words, style, lines=2, where="seed")


def _chosen(lineup: Lineup) -> object:
    return lineup.seats, lineup.options


def _option_box(place: int) -> Box:
    """Below the levels, one below the other."""
    box = inside(_OPTIONS)
    return Box(box.left, box.top + 268 + place * 144, box.width, 112)
