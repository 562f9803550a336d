"""What someone with a controller does in the window, in terms of its scene and its page."""

from collections.abc import Sequence
from typing import Final, Protocol

import pygame

from colosseum.program.pads import EVENTS, Pads
from colosseum.scenes import routes
from colosseum.scenes.parts import keys
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets.exploring import explore, leap, look_from_here
from colosseum.widgets.field import Field
from colosseum.widgets.pad_buttons import PadButton, PadFamily, in_hand
from colosseum.widgets.press_guard import Hand

_KEYS: Final = {
    PadButton.A: pygame.K_RETURN,
    PadButton.B: pygame.K_ESCAPE,
    PadButton.LT: pygame.K_PAGEUP,
    PadButton.RT: pygame.K_PAGEDOWN,
    PadButton.UP: pygame.K_UP,
    PadButton.DOWN: pygame.K_DOWN,
    PadButton.LEFT: pygame.K_LEFT,
    PadButton.RIGHT: pygame.K_RIGHT,
    PadButton.RIGHT_STICK: pygame.K_F1,
}
"""The keys that do the same everywhere; all other buttons mean what a scene binds them to."""
_WAYS: Final = {
    PadButton.UP: (0, -1),
    PadButton.DOWN: (0, 1),
    PadButton.LEFT: (-1, 0),
    PadButton.RIGHT: (1, 0),
}
_LOOKS: Final = {
    PadButton.LOOK_UP: (0, -1),
    PadButton.LOOK_DOWN: (0, 1),
    PadButton.LOOK_LEFT: (-1, 0),
    PadButton.LOOK_RIGHT: (1, 0),
}
_A_MOVE: Final = 3
"""Pixels; a mouse that moves less was only knocked."""


class Controlled(Window, Protocol):
    """What a controller needs of the window."""

    @property
    def scene(self) -> Scene | None: ...

    def press_key(self, event: pygame.Event, scene: Scene) -> bool:
        """Handle a key; whether anything used it."""

    def shortcuts(self) -> list[keys.Binding]:
        """What keys do everywhere."""

    def hold(self, family: PadFamily | None) -> None:
        """Name the buttons of this controller from now on, or keys again."""


class PadHands:
    """Hears controllers, and notices when someone takes the mouse or the keyboard instead."""

    def __init__(self, window: Controlled) -> None:
        self._window = window
        self.pads = Pads()
        self._mouse: tuple[int, int] | None = None
        """Where the mouse was when the controller was taken."""
        self._notice: Scene | None = None
        """Says that the controller is gone, until one is there again."""

    def handle(self, event: pygame.Event) -> bool:
        """Handle an event of a controller; False if it is none."""
        if event.type not in EVENTS:
            self._take_other(event)
            return False
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self.pads.plugged_in(event)
            self._put_notice_away()
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            if self.pads.unplugged(event) and in_hand() is not None:
                self._miss()
        else:
            self._press(self.pads.presses(event))
        return True

    def pass_time(self, seconds: float) -> None:
        self._press(self.pads.pass_time(seconds))

    def _take_other(self, event: pygame.Event) -> None:
        if in_hand() is None:
            return
        if event.type == pygame.MOUSEMOTION:
            start = self._mouse = self._mouse or event.pos
            has_moved = max(abs(start[0] - event.pos[0]), abs(start[1] - event.pos[1])) > _A_MOVE
        else:
            has_moved = False
        if has_moved or event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._window.hold(None)

    def _miss(self) -> None:
        """The controller in hand is gone: wait, and say so."""
        self._window.hold(None)
        self._notice = routes.pad_gone(self._window)
        self._window.push(self._notice)

    def _put_notice_away(self) -> None:
        if self._notice is not None and self._window.scene is self._notice:
            self._window.pop()
        self._notice = None

    def _press(self, buttons: Sequence[PadButton]) -> None:
        for button in buttons:
            scene = self._window.scene
            if scene is not None:
                self._mouse = None
                self._window.hold(self.pads.family)
                self._press_in(scene, button)

    def _press_in(self, scene: Scene, button: PadButton) -> None:
        page, window = scene.page, self._window
        is_at_field = isinstance(page.focus, Field)
        if button in (PadButton.LB, PadButton.RB):
            if not window.press_key(_event(button), scene):
                leap(page, 1 if button is PadButton.RB else -1)
        elif button in _LOOKS:
            explore(page, _LOOKS[button])
        elif button in _WAYS and (is_at_field or page.focus is None):
            look_from_here(page, _WAYS[button])
        elif button is PadButton.A and is_at_field:
            window.push(routes.pad_keyboard(window, scene))
        elif button is PadButton.VIEW:
            if scene.has_actions:
                bound = [*scene.shortcuts(), *window.shortcuts()]
                window.push(routes.pad_actions(window, bound))
        elif not window.press_key(_event(button), scene) and button is PadButton.MENU:
            self._press_primary(scene)

    def _press_primary(self, scene: Scene) -> None:
        primary = scene.page.primary
        if primary is not None and not scene.page.refuses(primary, Hand.ENTER):
            scene.page.focus_on(primary.key)
            self._window.press_key(_event(PadButton.A), scene)


def _event(button: PadButton) -> pygame.Event:
    """A key press that also says which button it comes from."""
    code = _KEYS.get(button, pygame.K_UNKNOWN)
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", pad=button)
