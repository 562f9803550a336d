"""All settings, on two pages; each change takes effect at once."""

from functools import partial
from typing import Final

from colosseum.files import catalogues
from colosseum.files.settings import POINTERS, SCALES, SPEEDS
from colosseum.scenes import routes
from colosseum.scenes.parts import keys
from colosseum.scenes.parts.key_settings import KeySettings
from colosseum.scenes.parts.setting_rows import SettingRow, SettingRows
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
from colosseum.scenes.scene import Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.layout import column, row
from colosseum.widgets.theme import STONE_DARK
from colosseum.widgets.widget import Widget
from colosseum.words import translation
from colosseum.words.translation import tr

_GAP: Final = 24.0
_HALF: Final = (RIGHT - LEFT - _GAP) / 2
_HALF_HIGH: Final = (BOTTOM - TOP - _GAP) / 2
_LEFT_HIGH: Final = Box(LEFT, TOP, _HALF, _HALF_HIGH)
_LEFT_LOW: Final = Box(LEFT, TOP + _HALF_HIGH + _GAP, _HALF, _HALF_HIGH)
_LEFT_SIDE: Final = Box(LEFT, TOP, _HALF, BOTTOM - TOP)
_RIGHT_HIGH: Final = Box(LEFT + _HALF + _GAP, TOP, _HALF, _HALF_HIGH)
_RIGHT_LOW: Final = Box(_RIGHT_HIGH.left, _LEFT_LOW.top, _HALF, _HALF_HIGH)
_RIGHT_SIDE: Final = Box(LEFT + _HALF + _GAP, TOP, _HALF, BOTTOM - TOP)
_TABS: Final = Box(RIGHT - 620, 58, 620, 46)

_Panel = tuple[Box, str, list[SettingRow]]


class SettingsScene(TitledScene):
    def __init__(self, window: Window, tab: str = "general") -> None:
        super().__init__(window)
        self.tab = tab
        """The page that is open: general, accessibility or keys."""
        self._rows = SettingRows(window)
        self._keys = KeySettings(window, self.rebuild)

    @property
    def title(self) -> str:
        return tr("Settings")

    def _panels(self) -> list[_Panel]:
        if self.tab == "keys":
            return []
        if self.tab == "accessibility":
            return [
                (_LEFT_SIDE, tr("Vision"), self._seeing_rows()),
                (_RIGHT_HIGH, tr("Motion and time"), self._motion_rows()),
                (_RIGHT_LOW, tr("Controller"), self._pad_rows()),
            ]
        return [
            (_LEFT_HIGH, tr("Language and window"), self._window_rows()),
            (_LEFT_LOW, tr("Sound"), self._sound_rows()),
            (_RIGHT_SIDE, tr("During the game"), self._table_rows()),
        ]

    # General

    def _window_rows(self) -> list[SettingRow]:
        return [
            self._rows.chips("language", tr("Language"), "", catalogues.languages()),
            self._rows.switch(
                "fullscreen",
                tr("Full screen"),
                _shortcut(keys.FULL_SCREEN),
            ),
        ]

    def _sound_rows(self) -> list[SettingRow]:
        settings = self.window.settings
        return [
            self._rows.slider("effects", tr("Effects"), translation.percent(settings.effects)),
            self._rows.slider("music", tr("Music"), translation.percent(settings.music)),
            self._rows.switch("muted", tr("Mute all"), _shortcut(keys.SOUND)),
        ]

    def _table_rows(self) -> list[SettingRow]:
        speeds = {speed: speed_name(speed) for speed in SPEEDS}
        return [
            self._rows.chips("speed", tr("Speed"), tr("How fast things move."), speeds),
            self._rows.switch(
                "hints",
                tr("Hints"),
                tr("Tips as you play. Switch off and on to see them all again."),
            ),
            self._rows.switch(
                "opponents_speak",
                tr("Opponents speak"),
                tr("They say a few words at moments that matter."),
            ),
            self._rows.switch(
                "confirmations",
                tr("Confirmations"),
                tr("Ask before anything that cannot be undone."),
            ),
        ]

    # Accessibility

    def _seeing_rows(self) -> list[SettingRow]:
        scales = {scale: translation.percent(scale) for scale in SCALES}
        pointers = {size: translation.percent(size) for size in POINTERS}
        return [
            self._rows.chips("scale", tr("Text size"), tr("As far as there is room."), scales),
            self._rows.switch(
                "high_contrast",
                tr("High contrast"),
                tr("Strong edges, and letters that stand out."),
            ),
            self._rows.chips("pointer", tr("Pointer"), tr("How large it is."), pointers),
            self._rows.switch(
                "symbols",
                tr("Colour emblems"),
                tr("Show an emblem wherever a player’s colour appears."),
            ),
        ]

    def _motion_rows(self) -> list[SettingRow]:
        return [
            self._rows.switch(
                "animations", tr("Animations"), tr("When off, nothing flies, turns or flashes.")
            ),
            self._rows.switch(
                "own_time",
                tr("In my own time"),
                tr("Opponents wait until you continue, so that you can undo."),
            ),
        ]

    def _pad_rows(self) -> list[SettingRow]:
        words = tr("During your own battles and events, if your controller supports it.")
        return [self._rows.switch("rumble", tr("Rumble"), words)]

    # The page

    def contents(self) -> list[Widget]:
        controls = [
            widget
            for panel, _, rows in self._panels()
            for setting, box in zip(rows, column(inside(panel), len(rows)), strict=True)
            for widget in setting.widgets(box)
        ]
        if self.tab == "keys":
            return [*self._tabs(), *self._keys.widgets(), self._usual_keys()]
        words = tr("Report a problem")
        who = tr("Your profile")
        return [
            *self._tabs(),
            *controls,
            row_button("credits", tr("Credits"), self._credits, right=RIGHT - 648),
            row_button("identity", who, self._identity, right=RIGHT - 324, width=300),
            row_button("report", words, self._report, right=RIGHT, width=300),
        ]

    def _usual_keys(self) -> Widget:
        is_usual = tr("No key has been changed.") if self._keys.is_usual else None
        words = tr("Reset keys")
        return row_button(
            "usual-keys",
            words,
            self._keys.reset,
            right=RIGHT,
            width=300,
            disabled_because=is_usual,
        )

    def _tabs(self) -> list[Widget]:
        pages = {
            "general": tr("General"),
            "accessibility": tr("Accessibility"),
            "keys": tr("Keys"),
        }
        places = row(_TABS, len(pages), 10, widest=300, from_right=True)
        return [
            Button(
                f"tab-{name}",
                place,
                words,
                partial(self._open, name),
                kind=Kind.CHIP,
                chosen=name == self.tab,
                size=19,
            )
            for place, (name, words) in zip(places, pages.items(), strict=True)
        ]

    def _open(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()

    def _identity(self) -> None:
        self.window.push(routes.identity(self.window))

    def _credits(self) -> None:
        self.window.push(routes.credits(self.window))

    def _report(self) -> None:
        self.window.push(routes.problem_report(self.window))

    def paint_title(self, brush: Brush) -> None:
        draw_headline(brush, self.title, (LEFT, 84), 58, room=_TABS.left - LEFT - 30)

    def paint_panels(self, brush: Brush) -> None:
        if self.tab == "keys":
            self._keys.paint(brush)
        for panel, heading, rows in self._panels():
            draw_panel(brush, panel, heading)
            for setting, box in zip(rows, column(inside(panel), len(rows)), strict=True):
                if setting is not rows[0]:
                    brush.line(box.topleft, box.topright, STONE_DARK)
                setting.paint(brush, box)


def _shortcut(shortcut: keys.Shortcut) -> str:
    key = keys.note(shortcut)
    return tr("Shortcut: {key}", key=key) if key else ""
