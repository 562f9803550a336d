"""The page on which keys are changed: each key that does something, and all that it does."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from colosseum import games
from colosseum.games import GAMES
from colosseum.scenes.parts import key_map
from colosseum.scenes.parts.keys import (
    ALOUD,
    AT_THE_TABLE,
    EVERYWHERE,
    IN_A_REPLAY,
    Key,
    Shortcut,
    name_of,
)
from colosseum.scenes.parts.titled_scene import (
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    draw_panel,
    heading_box,
    inside,
)
from colosseum.scenes.scene import Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column, row
from colosseum.widgets.theme import CREAM, GOLD, INK, PAPER, PURPLE, SMALL, STRONG
from colosseum.widgets.widget import Look, Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say, tr

_PANEL: Final = Box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP)
_COLUMNS: Final = 3
_CAP: Final = 112.0
_NOTE: Final = 620.0
_MODIFIERS: Final = {
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT),
    *(pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK),
}
"""What is held or switched with others does nothing by itself."""


@dataclass(frozen=True, slots=True)
class _Use:
    """A key by the name that it has until it is changed, and all that it does."""

    code: int
    does: tuple[Sentence, ...]


def uses() -> list[_Use]:
    """Every key of every place, but digits, which count, and those held together with Ctrl."""
    found: dict[str, tuple[int, list[Sentence]]] = {}
    for shortcut in _all_shortcuts():
        for key in filter(_is_changeable, shortcut.keys):
            _, does = found.setdefault(say(key.name), (key.code, []))
            if shortcut.does not in does:
                does.append(shortcut.does)
    return [_Use(code, tuple(does)) for code, does in found.values()]


def _all_shortcuts() -> Iterable[Shortcut]:
    yield from (*EVERYWHERE, *AT_THE_TABLE, *ALOUD, *IN_A_REPLAY)
    for name in GAMES:
        kit = games.table(name)
        yield from (*kit.keys, *kit.workshop_keys)


def _is_changeable(key: Key) -> bool:
    return not key.with_ctrl and not pygame.K_0 <= key.code <= pygame.K_9


class KeySettings:
    """Which key is being changed, and what was said about the last change."""

    def __init__(self, window: Window, rebuild: Callable[[], None]) -> None:
        self._window = window
        self._rebuild = rebuild
        self._asking: int | None = None
        self._said: Sentence | None = None

    def widgets(self) -> list[Widget]:
        return [
            KeyRow(use, box, use.code == self._asking, partial(self._ask, use.code), self._take)
            for use, box in zip(uses(), self._places(len(uses())), strict=False)
        ]

    @staticmethod
    def _places(count: int) -> list[Box]:
        down = -(-count // _COLUMNS)
        return [box for part in row(inside(_PANEL), _COLUMNS, 24) for box in column(part, down, 6)]

    def _ask(self, code: int) -> None:
        self._asking = None if self._asking == code else code
        self._said = None
        if self._asking is not None:
            self._window.announce(self._words(), at_once=True)
        self._rebuild()

    def _take(self, pressed: int) -> None:
        """A key was pressed for the one that is being changed; Esc leaves that as it is."""
        asked, self._asking = self._asking, None
        if asked is not None and pressed != pygame.K_ESCAPE:
            self._change(asked, pressed)
        self._rebuild()

    def _change(self, means: int, pressed: int) -> None:
        before = key_map.pressed_for(means)
        has_done = key_map.meant(pressed)
        if before == pressed:
            return
        if any(use.code == has_done for use in uses()):
            self._said = Sentence(
                "{key} was in use. {other} now does what {key} did.",
                key=Sentence.literal(name_of(pressed)),
                other=Sentence.literal(name_of(before)),
            )
            self._window.announce(self._words(), at_once=True)
        self._window.settings.keys = key_map.exchanged(pressed, means)
        self._window.settings_changed()

    def reset(self) -> None:
        self._asking, self._said = None, None
        self._window.settings.keys = {}
        self._window.settings_changed()

    @property
    def is_usual(self) -> bool:
        return not self._window.settings.keys

    def paint(self, brush: Brush) -> None:
        draw_panel(brush, _PANEL, self._words(), beside=_NOTE if self._is_calm else 0.0)
        if self._is_calm:
            room = heading_box(_PANEL)
            note = Box(room.right - _NOTE + 20, room.top, _NOTE - 20, room.height)
            words = tr("Digits and Ctrl shortcuts cannot be changed.")
            brush.text(words, note, SMALL.but(size=16.5, align="right"), lines=2, where="keys")

    @property
    def _is_calm(self) -> bool:
        """Whether nothing is asked for or said, so that there is room for a word."""
        return self._asking is None and self._said is None

    def _words(self) -> str:
        if self._asking is not None:
            return tr("Press the key that you want instead, or Esc")
        if self._said is not None:
            return say(self._said)
        return tr("Choose a key to change it")


class KeyRow(Widget):
    """A key as it looks, and what it does; once it is pressed, it waits for another key."""

    def __init__(
        self,
        use: _Use,
        box: Box,
        is_asking: bool,
        on_press: Callable[[], None],
        on_key: Callable[[int], None],
    ) -> None:
        super().__init__(f"key-{use.code}", box, on_press=on_press)
        self._use = use
        self._is_asking = is_asking
        self._on_key = on_key
        pressed = key_map.pressed_for(use.code)
        cap = _names().get(pressed, name_of(pressed))
        self.spoken = f"{'…' if is_asking else cap}, {_joined(use.does)}"

    def key_pressed(self, event: pygame.Event) -> bool:
        if not self._is_asking:
            return False
        is_of_pad = hasattr(event, "pad")  # no key was pressed at all
        pressed = pygame.K_ESCAPE if is_of_pad else key_map.pressed(event)
        if pressed not in _MODIFIERS:
            self._on_key(pressed)
        return True

    def draw(self, brush: Brush, look: Look) -> None:
        box = self.box
        cap = Box(box.left, box.top + 3, _CAP, box.height - 6)
        fill, ink = (PURPLE, CREAM) if self._is_asking else (PAPER, INK)
        edge = GOLD if look.lit else INK
        brush.slab(cap, fill, radius=7, edge=edge, edge_width=2 if look.lit else 1.5)
        name = "…" if self._is_asking else name_of(key_map.pressed_for(self._use.code))
        style = STRONG.but(size=18, align="centre", colour=ink)
        brush.text(name, cap.inflate(-8, -4), style, lines=2, where=self.key)
        words = Box(cap.right + 12, box.top, box.right - cap.right - 12, box.height)
        brush.text(_joined(self._use.does), words, SMALL.but(colour=INK), lines=4, where=self.key)


def _names() -> dict[int, str]:
    """What keys are called aloud: a comma is not just a sign."""
    return {key.code: say(key.name) for it in _all_shortcuts() for key in it.keys}


def _joined(does: Sequence[Sentence]) -> str:
    return " · ".join(map(say, does))
