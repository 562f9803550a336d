"""A replay of a saved game, action by action."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import pygame

from colosseum.files.settings import SPEEDS
from colosseum.play import saves
from colosseum.play.seats import seats_of
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Record
from colosseum.scenes import routes
from colosseum.scenes.parts import keys
from colosseum.scenes.parts.game_words import where_it_stands, winners_named
from colosseum.scenes.parts.playing_on import play_on_button
from colosseum.scenes.parts.speed_names import speed_name
from colosseum.scenes.parts.titled_scene import draw_panel, heading_box
from colosseum.scenes.scene import OpenJournal, Scene, Window
from colosseum.scenes.table.told_game import ToldGame
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.controls import Slider
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.theme import BODY, SMALL
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ptr, tr

_PANEL: Final = Box(1178, 70, 408, 340)
_LOG: Final = Box(1178, 422, 408, 284)
_BREATH: Final = 0.35
"""Seconds between two actions, at the usual speed."""
_LEAST_BREATH: Final = 0.12


class ReplayScene(Scene):
    def __init__(
        self, window: Window, game: Path | Journal[Any], moment: int | None = None
    ) -> None:
        """Start after so many actions, if looking back led to that moment.

        Raises `JournalError` if the file holds no game.
        """
        super().__init__(window)
        self.journal = saves.load(game) if isinstance(game, Path) else game
        self.position = 0
        """How many actions have been shown."""
        self.playing = False
        self._is_looking_back = moment is not None
        self._rest = 0.0
        self._game = self.journal.beginning()
        self.told = ToldGame(window, seats_of(self.journal), self.rebuild, self._game)
        self.display, self.log = self.told.display, self.told.log
        self.display.show(self._game)
        if moment is not None:
            self.go_to(moment)

    @property
    def length(self) -> int:
        return len(self.journal.records)

    @property
    def open_journal(self) -> OpenJournal:
        return self.journal

    def spoken_name(self, widget: Widget) -> str:
        return self.told.kit.aloud.name(widget, self.told.display)

    def retell(self) -> None:
        self.told.retell()

    # Moving through the game

    def go_to(self, position: int) -> None:
        """Show the game after this many actions, at once."""
        self.display.finish()
        position = max(0, min(self.length, position))
        if position < self.position:
            self._game = self.journal.beginning()
            self.told.begin_again(self._game)
            self.position = 0
        self.window.announce(self._place_words(position))
        self.told.tell_at_once(self._advance() for _ in range(self.position, position))
        self.display.show(self._game)
        self._rest = 0.0

    def step(self) -> None:
        """Play one more action, as it happened at the table."""
        self.display.finish()
        if self.position < self.length:
            self.told.show(self._advance(), self._game)
            self.rebuild()

    def _advance(self) -> Record:
        record: Record = self._game.apply(self.journal.records[self.position].action)
        self.position += 1
        return record

    def _step_back(self) -> None:
        self.playing = False
        self.go_to(self.position - 1)

    def _step_on(self) -> None:
        self.playing = False
        self.step()

    def _play_or_pause(self) -> None:
        if self.position == self.length:
            self.go_to(0)
        self.playing = not self.playing
        self._rest = 0.0
        self.rebuild()

    def _open_rules(self) -> None:
        """Open the rulebook at the page about what comes next."""
        self.playing = False
        self.window.push(routes.rules_about(self.window, self._game))

    # Time

    def update(self, seconds: float) -> None:
        self.told.update(seconds, self.page.hovered)
        if not self.playing or self.display.busy:
            return
        self._rest += seconds
        if self._rest >= max(_LEAST_BREATH, _BREATH * self.window.settings.pace()):
            self._rest = 0.0
            self.step()
            self.playing = self.position < self.length

    @property
    def is_lively(self) -> bool:
        return self.playing or self.display.busy

    @property
    def is_moving(self) -> bool:
        return self.display.busy

    def clicked(self, point: tuple[float, float]) -> None:
        self.display.finish()

    def key(self, event: pygame.Event) -> bool:
        return keys.press(self.shortcuts(), event) or super().key(event)

    def shortcuts(self) -> list[keys.Binding]:
        return [
            (keys.PLAY, self._play_or_pause),
            (keys.STEPS.only(0), self._step_back),
            (keys.STEPS.only(1), self._step_on),
            (keys.ENDS.only(0), lambda: self.go_to(0)),
            (keys.ENDS.only(1), lambda: self.go_to(self.length)),
            (keys.RULEBOOK, self._open_rules),
        ]

    # The page

    def widgets(self) -> list[Widget]:
        on_table = self.display.widgets()
        self.display.cover(on_table)
        return [
            *on_table,
            self.told.lights(self.page, self.page),
            self.told.kit.aloud.enclose(self.display),
            Area("replay", _PANEL, self._paint_panel),
            *self._steps(),
            self._slider(),
            *self._speeds(),
            *self._ways_out(),
            *self.told.log_panel.widgets(_LOG),
            Button("back", Box(1412, 9, 174, 38), tr("Exit"), self.back, kind=Kind.QUIET),
        ]

    def _steps(self) -> list[Widget]:
        start = None if self.position else tr("You are at the start.")
        end = None if self.position < self.length else tr("You are at the end.")
        # Translators: a button of the replay.
        play = tr("Pause") if self.playing else ptr("let the replay run", "Play")
        left, top, height = _PANEL.left + 24, _PANEL.top + 72, 50.0
        at_start, at_end = partial(self.go_to, 0), partial(self.go_to, self.length)
        named = keys.with_key
        tips = [
            named(tr("Go to the start"), keys.ENDS.only(0)),
            named(tr("Go back one action"), keys.STEPS.only(0)),
            named(tr("Go forwards one action"), keys.STEPS.only(1)),
            named(tr("Go to the end"), keys.ENDS.only(1)),
        ]
        steps: list[tuple[str, float, str, Callable[[], None], str | None, str]] = [
            ("start", 0, "«", at_start, start, tips[0]),
            ("previous", 64, "\u2039", self._step_back, start, tips[1]),
            ("next", 240, "\u203a", self._step_on, end, tips[2]),
            ("end", 304, "»", at_end, end, tips[3]),
        ]
        found: list[Widget] = [
            Button(
                key,
                Box(left + along, top, 56, height),
                sign,
                do,
                disabled_because=disabled_because,
                tip=tip,
                size=26,
            )
            for key, along, sign, do, disabled_because, tip in steps
        ]
        box, tip = Box(left + 128, top, 104, height), keys.with_key(tr("Play or pause"), keys.PLAY)
        press = self._play_or_pause
        middle = Button("play", box, play, press, kind=Kind.PRIMARY, tip=tip, size=19)
        return [*found[:2], middle, *found[2:]]

    def _slider(self) -> Slider:
        length = max(1, self.length)
        slider = Slider(
            "position",
            Box(_PANEL.left + 16, _PANEL.top + 158, _PANEL.width - 32, 36),
            self.position / length,
            lambda part: self.go_to(round(part * length)),
            step=1 / length,
            grain=1 / length,
        )
        slider.spoken = tr("Position in the replay")
        return slider

    def _ways_out(self) -> list[Widget]:
        """Play on, and look back; not where looking back has led here: the way back leads there."""
        line = Box(_PANEL.left + 24, _PANEL.top + 208, _PANEL.width - 48, 42)
        left = 0.0 if self._is_looking_back else 0.4 * line.width
        room = Box(line.left + left, line.top, line.width - left, line.height)
        play_on = play_on_button("play on", room, self.window, self.journal, self.position)
        if self._is_looking_back:
            return [play_on]
        tip = tr("Find the decisions that cost you most.")
        beside = Box(line.left, line.top, left - 8, line.height)
        look = Button("look back", beside, tr("Look back"), self._look_back, size=17, tip=tip)
        return [look, play_on]

    def _look_back(self) -> None:
        self.playing = False
        self.window.push(routes.look_back(self.window, self.journal))

    def _speeds(self) -> list[Widget]:
        line = Box(_PANEL.left + 24, _PANEL.bottom - 62, _PANEL.width - 48, 40)
        return [
            Button(
                f"speed-{speed}",
                place,
                speed_name(speed),
                partial(self._set_speed, speed),
                kind=Kind.CHIP,
                chosen=self.window.settings.speed == speed,
                size=17,
            )
            for speed, place in zip(SPEEDS, row(line, len(SPEEDS), 6), strict=True)
        ]

    def _set_speed(self, speed: str) -> None:
        self.window.settings.speed = speed
        self.window.settings_changed()

    # The picture

    def paint_under(self, brush: Brush) -> None:
        self.display.paint_under(brush)

    def paint_over(self, brush: Brush) -> None:
        self.display.paint_over(brush)

    def _paint_panel(self, brush: Brush, look: Look) -> None:
        draw_panel(brush, _PANEL, tr("Replay"))
        standing = heading_box(_PANEL)
        shown = self.display.shown
        words = where_it_stands(shown) if shown.outcome is None else winners_named(shown)
        brush.text(
            words,
            standing.move(standing.width / 2 - 20, 0).clip(_PANEL.inflate(-48, 0)),
            SMALL.but(size=18, align="right"),
            where="replay",
        )
        count = Box(_PANEL.left + 28, _PANEL.top + 130, _PANEL.width - 56, 26)
        brush.text(self._place_words(self.position), count, BODY, where="replay")

    def _place_words(self, position: int) -> str:
        return tr("Action {number} of {count}", number=position, count=self.length)
