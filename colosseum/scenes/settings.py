"""All settings; each change takes effect at once."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from colosseum.files import catalogues
from colosseum.files.settings import SCALES, SPEEDS
from colosseum.games import GAMES
from colosseum.scenes import routes
from colosseum.scenes.parts.speed_names import speed_name
from colosseum.scenes.parts.titled_scene import (
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    TitledScene,
    draw_panel,
    inside,
    row_button,
)
from colosseum.sound.sounds import Effect
from colosseum.tutor.progress import Progress
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.controls import Slider, Switch
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column, row
from colosseum.widgets.theme import MEDIUM, SMALL, STONE_DARK
from colosseum.widgets.widget import Widget
from colosseum.words import translation
from colosseum.words.translation import tr

_GAP: Final = 24.0
_HALF: Final = (RIGHT - LEFT - _GAP) / 2
_WINDOW: Final = Box(LEFT, TOP, _HALF, (BOTTOM - TOP - _GAP) / 2)
_SOUND: Final = Box(LEFT, _WINDOW.bottom + _GAP, _HALF, _WINDOW.height)
_TABLE: Final = Box(LEFT + _HALF + _GAP, TOP, _HALF, BOTTOM - TOP)
_LABEL: Final = 206.0
_SWITCH: Final = 64.0


@dataclass(frozen=True, slots=True)
class _Row:
    """One setting: its name, what it means, and its control."""

    name: str
    label: str
    note: str
    make: Callable[[str, Box], list[Widget]]
    is_switch: bool = False

    def words_box(self, box: Box) -> Box:
        """Where the words go; a switch is small, so they take the rest of the row."""
        room = box.width - _SWITCH - 20 if self.is_switch else _LABEL - 14
        return Box(box.left, box.top, room, box.height)

    def control_box(self, box: Box) -> Box:
        room = _SWITCH if self.is_switch else box.width - _LABEL
        return Box(box.right - room, box.top, room, box.height)


class SettingsScene(TitledScene):
    @property
    def title(self) -> str:
        return tr("Settings")

    def _panels(self) -> list[tuple[Box, str, list[_Row]]]:
        return [
            (_WINDOW, tr("Window"), self._window_rows()),
            (_SOUND, tr("Sound"), self._sound_rows()),
            (_TABLE, tr("At the table"), self._table_rows()),
        ]

    def _window_rows(self) -> list[_Row]:
        scales = {scale: translation.percent(scale) for scale in SCALES}
        return [
            _Row("language", tr("Language"), "", self._chips(catalogues.languages())),
            self._switch("fullscreen", tr("Full screen"), tr("Shortcut: F11")),
            _Row("scale", tr("Text size"), tr("Where there is room."), self._chips(scales)),
        ]

    def _sound_rows(self) -> list[_Row]:
        settings = self.window.settings
        return [
            _Row("effects", tr("Effects"), translation.percent(settings.effects), self._slider),
            _Row("music", tr("Music"), translation.percent(settings.music), self._slider),
            self._switch("muted", tr("Mute all"), tr("Shortcut: M")),
        ]

    def _table_rows(self) -> list[_Row]:
        speeds = {speed: speed_name(speed) for speed in SPEEDS}
        return [
            _Row("speed", tr("Speed"), tr("How fast things move."), self._chips(speeds)),
            self._switch("animations", tr("Animations"), tr("When off, pieces move instantly.")),
            self._switch(
                "hints",
                tr("Hints"),
                tr("A tip about what is on the table. Switch off and on to see them all again."),
            ),
            self._switch(
                "opponents_speak",
                tr("Opponents speak"),
                tr("They say a few words at moments that matter."),
            ),
            self._switch(
                "confirmations",
                tr("Confirmations"),
                tr("Ask before anything that cannot be undone."),
            ),
            self._switch(
                "symbols",
                tr("Colour symbols"),
                tr("Show an emblem wherever a player’s colour appears."),
            ),
        ]

    # Controls

    def _set(self, name: str, value: Any) -> None:
        setattr(self.window.settings, name, value)
        if name == "hints" and value:
            for game in GAMES:
                Progress.load(game).forget()
        self.window.settings_changed()

    def _chips(self, choices: dict[Any, str]) -> Callable[[str, Box], list[Widget]]:
        def make(name: str, box: Box) -> list[Widget]:
            line = Box(box.left, box.centery - 20, box.width, 40)
            places = row(line, len(choices), 6, widest=130, from_right=True)
            return [
                Button(
                    f"{name}-{value}",
                    place,
                    words,
                    partial(self._set, name, value),
                    kind=Kind.CHIP,
                    chosen=getattr(self.window.settings, name) == value,
                )
                for place, (value, words) in zip(places, choices.items(), strict=True)
            ]

        return make

    def _slider(self, name: str, box: Box) -> list[Widget]:
        def change(value: float) -> None:
            self._set(name, value)
            if name == "effects":
                self.window.sounds.play(Effect.COIN)

        rail = Box(box.left, box.centery - 20, box.width, 40)
        return [Slider(name, rail, getattr(self.window.settings, name), change)]

    def _switch(self, name: str, label: str, note: str) -> _Row:
        def make(key: str, box: Box) -> list[Widget]:
            at = Box(box.left, box.centery - 20, box.width, 40)
            on = getattr(self.window.settings, name)
            return [Switch(key, at, on, lambda value: self._set(name, value))]

        return _Row(name, label, note, make, is_switch=True)

    # The page

    def contents(self) -> list[Widget]:
        controls = [
            widget
            for panel, _, rows in self._panels()
            for setting, box in zip(rows, column(inside(panel), len(rows)), strict=True)
            for widget in setting.make(setting.name, setting.control_box(box))
        ]
        words = tr("Report a problem")
        who = tr("Who you are")
        return [
            *controls,
            row_button("credits", tr("Credits"), self._credits, right=RIGHT - 648),
            row_button("identity", who, self._identity, right=RIGHT - 324, width=300),
            row_button("report", words, self._report, right=RIGHT, width=300),
        ]

    def _identity(self) -> None:
        self.window.push(routes.identity(self.window))

    def _credits(self) -> None:
        self.window.push(routes.credits(self.window))

    def _report(self) -> None:
        self.window.push(routes.problem_report(self.window))

    def paint_panels(self, brush: Brush) -> None:
        for panel, heading, rows in self._panels():
            draw_panel(brush, panel, heading)
            for setting, box in zip(rows, column(inside(panel), len(rows)), strict=True):
                if setting is not rows[0]:
                    brush.line(box.topleft, box.topright, STONE_DARK)
                _draw_words(brush, setting, setting.words_box(box))


def _draw_words(brush: Brush, setting: _Row, box: Box) -> None:
    label, where = MEDIUM.but(size=20), setting.name
    if not setting.note:
        brush.text(setting.label, box, label, where=where)
        return
    brush.text(setting.label, Box(box.left, box.centery - 27, box.width, 28), label, where=where)
    brush.text(setting.note, Box(box.left, box.centery + 1, box.width, 24), SMALL, where=where)
