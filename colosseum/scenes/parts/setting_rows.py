"""A setting on its row: what it is called, what it means, and the control that changes it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from colosseum.games import GAMES
from colosseum.scenes.scene import Window
from colosseum.sound.sounds import Effect
from colosseum.tutor.progress import Progress
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.controls import Slider, Switch
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.theme import MEDIUM, SMALL
from colosseum.widgets.widget import Widget

_LABEL: Final = 206.0
_SWITCH: Final = 64.0


@dataclass(frozen=True, slots=True)
class SettingRow:
    """One setting by its name in the file."""

    name: str
    label: str
    note: str
    make: Callable[[str, Box], list[Widget]]
    is_switch: bool = False

    def widgets(self, box: Box) -> list[Widget]:
        room = _SWITCH if self.is_switch else box.width - _LABEL
        made = self.make(self.name, Box(box.right - room, box.top, room, box.height))
        for widget in made:
            if isinstance(widget, Button):
                widget.spoken, widget.belongs_to = f"{widget.words}\n{self.note}", self.label
            else:
                widget.spoken = f"{self.label}\n{self.note}"
        return made

    def paint(self, brush: Brush, box: Box) -> None:
        """Paint the words; a switch is small, so they take the rest of the row."""
        room = box.width - _SWITCH - 20 if self.is_switch else _LABEL - 14
        label, where = MEDIUM.but(size=20), self.name
        if not self.note:
            words = Box(box.left, box.top, room, box.height)
            brush.text(self.label, words, label, where=where)
            return
        brush.text(self.label, Box(box.left, box.centery - 27, room, 28), label, where=where)
        brush.text(self.note, Box(box.left, box.centery + 1, room, 24), SMALL, where=where)


@dataclass(frozen=True, slots=True)
class SettingRows:
    """Makes rows whose controls change the window's settings at once."""

    window: Window

    def chips(self, name: str, label: str, note: str, choices: dict[Any, str]) -> SettingRow:
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

        return SettingRow(name, label, note, make)

    def slider(self, name: str, label: str, note: str) -> SettingRow:
        def change(value: float) -> None:
            self._set(name, value)
            if name == "effects":
                self.window.sounds.play(Effect.COIN)

        def make(name: str, box: Box) -> list[Widget]:
            rail = Box(box.left, box.centery - 20, box.width, 40)
            return [Slider(name, rail, getattr(self.window.settings, name), change)]

        return SettingRow(name, label, note, make)

    def switch(self, name: str, label: str, note: str) -> SettingRow:
        def make(name: str, box: Box) -> list[Widget]:
            at = Box(box.left, box.centery - 20, box.width, 40)
            on = getattr(self.window.settings, name)
            return [Switch(name, at, on, partial(self._set, name))]

        return SettingRow(name, label, note, make, is_switch=True)

    def _set(self, name: str, value: Any) -> None:
        setattr(self.window.settings, name, value)
        if name == "hints" and value:
            for game in GAMES:
                Progress.load(game).forget()
        self.window.settings_changed()
