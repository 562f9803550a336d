"""Game controllers: finding them, what their buttons and sticks press, and their rumble.

Without SDL's part for controllers there are simply none. No method raises, whatever is missing.
"""

import logging
from typing import Any, Final

import pygame

from colosseum.widgets.pad_buttons import PadButton, PadFamily

log = logging.getLogger(__name__)

_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: PadButton.A,
    pygame.CONTROLLER_BUTTON_B: PadButton.B,
    pygame.CONTROLLER_BUTTON_X: PadButton.X,
    pygame.CONTROLLER_BUTTON_Y: PadButton.Y,
    pygame.CONTROLLER_BUTTON_BACK: PadButton.VIEW,
    pygame.CONTROLLER_BUTTON_START: PadButton.MENU,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadButton.LEFT_STICK,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadButton.RIGHT_STICK,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadButton.LB,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadButton.RB,
    pygame.CONTROLLER_BUTTON_DPAD_UP: PadButton.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: PadButton.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: PadButton.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: PadButton.RIGHT,
}
_AXES: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: (PadButton.LEFT, PadButton.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (PadButton.UP, PadButton.DOWN),
    pygame.CONTROLLER_AXIS_RIGHTX: (PadButton.LOOK_LEFT, PadButton.LOOK_RIGHT),
    pygame.CONTROLLER_AXIS_RIGHTY: (PadButton.LOOK_UP, PadButton.LOOK_DOWN),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (None, PadButton.LT),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (None, PadButton.RT),
}
_BESIDE: Final = {0: 1, 1: 0, 2: 3, 3: 2}
"""The other axis of the same stick: only the one pushed farther counts."""
_PUSHED: Final = 0.55
_LET_GO: Final = 0.4
"""How far a stick is pushed to press, and how far back it comes to let go."""
_FULL: Final = 32767
_REPEATED: Final = {
    *(PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT, PadButton.LT, PadButton.RT),
    *(PadButton.LOOK_UP, PadButton.LOOK_DOWN, PadButton.LOOK_LEFT, PadButton.LOOK_RIGHT),
}
_FIRST_REPEAT: Final = 0.4
_NEXT_REPEAT: Final = 0.11
_OPEN_AFTER: Final = 0.7
"""Seconds before controllers are looked for, so that the title appears at once."""
_MAKERS: Final = {"054c": PadFamily.PLAYSTATION, "057e": PadFamily.NINTENDO}
_NAMES: Final = {
    PadFamily.PLAYSTATION: ("ps3", "ps4", "ps5", "playstation", "dualshock", "dualsense"),
    PadFamily.NINTENDO: ("nintendo", "switch", "joy-con", "joycon"),
}
EVENTS: Final = {
    *(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION),
    *(pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED),
}

JOYSTICKS: Final = {
    *(pygame.JOYAXISMOTION, pygame.JOYBALLMOTION, pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN),
    *(pygame.JOYBUTTONUP, pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED),
}
"""What SDL tells of every controller once more; to block it would silence the controllers."""


def family_of(name: str, guid: str = "") -> PadFamily:
    """Whose signs a controller has: its id names the maker, or else its name does."""
    maker = guid[10:12] + guid[8:10]
    if maker in _MAKERS:
        return _MAKERS[maker]
    for family, words in _NAMES.items():
        if any(word in name.lower() for word in words):
            return family
    return PadFamily.XBOX


class Pads:
    """All controllers that are plugged in; whichever is used last is the one in hand."""

    def __init__(self) -> None:
        self._library: Any = None
        """SDL's part for controllers, once it is open; typed loosely, as it may be missing."""
        self._waited = 0.0
        self._open: dict[int, Any] = {}
        self._families: dict[int, PadFamily] = {}
        self.latest: int | None = None
        """The one that was used last."""
        self._pushed: dict[tuple[int, int], float] = {}
        """How far each stick and trigger is pushed, by controller and axis."""
        self._held: dict[tuple[int, object], tuple[PadButton, float]] = {}
        """What is held down where, and how long until it is pressed again."""

    def open_in_time(self, seconds: float) -> None:
        """Look for controllers once the first picture has been on show for a while."""
        if self._waited < _OPEN_AFTER:
            self._waited += seconds
            if self._waited >= _OPEN_AFTER:
                self.open()

    def open(self) -> None:
        try:
            from pygame._sdl2 import controller

            controller.init()
        except (ImportError, pygame.error) as error:
            log.warning("Controllers cannot be used: %s", error)
            return
        self._library = controller

    @property
    def family(self) -> PadFamily:
        return self._families.get(-1 if self.latest is None else self.latest, PadFamily.XBOX)

    @property
    def is_held(self) -> bool:
        """Whether time matters: something is held down that is pressed again and again."""
        return any(button in _REPEATED for button, _ in self._held.values())

    # What happens to them

    def plugged_in(self, event: pygame.Event) -> None:
        try:
            pad = self._library.Controller(event.device_index)
            stick = pad.as_joystick()
            number, guid = stick.get_instance_id(), stick.get_guid()
        except (AttributeError, pygame.error) as error:
            log.warning("A controller cannot be used: %s", error)
            return
        self._open[number] = pad
        self._families[number] = family_of(pad.name, guid)

    def unplugged(self, event: pygame.Event) -> bool:
        """Forget a controller; whether it was the one in hand."""
        number: int = event.instance_id
        self._open.pop(number, None)
        self._held = {key: held for key, held in self._held.items() if key[0] != number}
        self._pushed = {key: far for key, far in self._pushed.items() if key[0] != number}
        was_latest = number == self.latest
        if was_latest:
            self.latest = None
        return was_latest

    def rumble(self, strength: float, seconds: float) -> None:
        """Let the controller in hand tremble, if it can."""
        pad = None if self.latest is None else self._open.get(self.latest)
        if pad is not None:
            try:
                pad.rumble(strength, strength, round(seconds * 1000))
            except pygame.error as error:
                log.info("A controller does not rumble: %s", error)

    # What they press

    def presses(self, event: pygame.Event) -> list[PadButton]:
        """What a button or a stick presses now."""
        number = event.instance_id
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._push(number, event.axis, event.value / _FULL)
        button = _BUTTONS.get(event.button)
        if button is None:
            return []
        if event.type == pygame.CONTROLLERBUTTONUP:
            self._held.pop((number, button), None)
            return []
        return self._press(number, button, button)

    def _press(self, number: int, where: object, button: PadButton) -> list[PadButton]:
        self.latest = number
        self._held[number, where] = (button, _FIRST_REPEAT)
        return [button]

    def _push(self, number: int, axis: int, far: float) -> list[PadButton]:
        if axis not in _AXES:
            return []
        self._pushed[number, axis] = far
        less, more = _AXES[axis]
        button = more if far > 0 else less
        held = self._held.get((number, axis))
        if held is not None:
            if abs(far) >= _LET_GO and held[0] is button:
                return []
            del self._held[number, axis]
        beside = abs(self._pushed.get((number, _BESIDE.get(axis, -1)), 0.0))
        if button is None or abs(far) < _PUSHED or beside > abs(far):
            return []
        self._held.pop((number, _BESIDE.get(axis, -1)), None)
        return self._press(number, axis, button)

    def pass_time(self, seconds: float) -> list[PadButton]:
        """What is pressed again because it is still held."""
        again = []
        for where, (button, wait) in list(self._held.items()):
            if button in _REPEATED:
                wait -= seconds
                if wait <= 0:
                    again.append(button)
                    wait = _NEXT_REPEAT
                self._held[where] = (button, wait)
        return again
