"""Controllers: what buttons and sticks press, and pads that come and go.

One test goes the whole way through SDL, with a controller that exists only there.
"""

import ctypes
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from colosseum.program.pads import Pads, family_of
from colosseum.widgets.pad_buttons import PadButton, PadFamily, in_hand
from tests.conftest import OpenApp
from tests.thumbs import LEFT_X, LEFT_Y, LT, tilted

UP = pygame.CONTROLLER_BUTTON_DPAD_UP


def button(number: int, kind: int = pygame.CONTROLLERBUTTONDOWN) -> pygame.Event:
    return pygame.Event(kind, button=number, instance_id=0)


def test_a_button_that_is_held_presses_again_and_again() -> None:
    pads = Pads()
    assert pads.presses(button(UP)) == [PadButton.UP]
    assert pads.pass_time(0.3) == []
    assert pads.pass_time(0.2) == [PadButton.UP]
    assert pads.pass_time(0.2) == [PadButton.UP]
    assert pads.presses(button(UP, pygame.CONTROLLERBUTTONUP)) == []
    assert pads.pass_time(1.0) == []
    assert not pads.is_held


def test_only_moving_repeats() -> None:
    pads = Pads()
    assert pads.presses(button(0)) == [PadButton.A]
    assert pads.pass_time(2.0) == []
    assert not pads.is_held


def test_a_stick_presses_once_where_it_is_pushed_farthest() -> None:
    pads = Pads()
    assert pads.presses(tilted(LEFT_X, 0.3)) == []
    assert pads.presses(tilted(LEFT_X, 0.8)) == [PadButton.RIGHT]
    assert pads.presses(tilted(LEFT_X, 0.9)) == []
    assert pads.presses(tilted(LEFT_Y, 0.6)) == []
    assert pads.presses(tilted(LEFT_Y, 0.95)) == [PadButton.DOWN]
    assert pads.pass_time(0.5) == [PadButton.DOWN]
    assert pads.presses(tilted(LEFT_Y, 0.1)) == []
    assert not pads.is_held
    assert pads.presses(tilted(LT, 1.0)) == [PadButton.LT]


@pytest.mark.parametrize(
    ("name", "guid", "family"),
    [
        ("Xbox Series X Controller", "030000005e040000120b000001050000", PadFamily.XBOX),
        ("Wireless Controller", "030000004c050000c405000000010000", PadFamily.PLAYSTATION),
        ("Pro Controller", "030000007e0500000920000011010000", PadFamily.NINTENDO),
        ("PS5 Controller", "", PadFamily.PLAYSTATION),
        ("Nintendo Switch Joy-Con (L/R)", "", PadFamily.NINTENDO),
        ("Steam Virtual Gamepad", "03000000de280000ff11000001000000", PadFamily.XBOX),
    ],
)
def test_the_maker_tells_which_signs_are_on_the_buttons(
    name: str, guid: str, family: PadFamily
) -> None:
    assert family_of(name, guid) is family


def test_without_sdls_controllers_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pygame._sdl2", None)
    pads = Pads()
    pads.open()
    pads.plugged_in(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0))
    pads.rumble(0.5, 0.2)
    assert pads.presses(button(0)) == [PadButton.A]


class VirtualPad:
    """A controller that only SDL knows: it needs no device of the system."""

    def __init__(self, sdl: ctypes.CDLL) -> None:
        self._sdl = sdl
        sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self._index = sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)

    def push(self, number: int, down: bool) -> None:
        stick = self._sdl.SDL_JoystickFromInstanceID(self._instance())
        self._sdl.SDL_JoystickSetVirtualButton(ctypes.c_void_p(stick), number, int(down))

    def _instance(self) -> int:
        return int(self._sdl.SDL_JoystickGetDeviceInstanceID(self._index))

    def unplug(self) -> None:
        self._sdl.SDL_JoystickDetachVirtual(self._index)


@pytest.fixture
def sdl() -> Iterator[ctypes.CDLL]:
    """The library that pygame uses, where it comes with pygame's wheel."""
    libraries = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    found = sorted(libraries.glob("libSDL2-2*"))
    if not found:
        pytest.skip("SDL's library is not beside pygame")
    yield ctypes.CDLL(str(found[0]))
    from pygame._sdl2 import controller

    controller.quit()


def test_a_pad_is_plugged_in_pressed_and_unplugged_through_sdl(
    open_app: OpenApp, sdl: ctypes.CDLL
) -> None:
    from colosseum.scenes.settings import SettingsScene

    app = open_app((1024, 576))
    app.push(SettingsScene(app))
    for _ in range(40):
        app._pad.pads.open_in_time(0.02)
    pad = VirtualPad(sdl)
    app.step(pygame.event.get(), 0.02)
    pad.push(pygame.CONTROLLER_BUTTON_DPAD_DOWN, True)
    app.step(pygame.event.get(), 0.02)
    pad.push(pygame.CONTROLLER_BUTTON_DPAD_DOWN, False)
    app.step(pygame.event.get(), 0.02)
    assert app.scene is not None
    first = app.scene.page.focus
    assert first is not None
    assert in_hand() is PadFamily.XBOX
    pad.unplug()
    app.step(pygame.event.get(), 0.02)
    assert in_hand() is None
    assert [widget.key for widget in app.scene.page.widgets] == ["go on"]
    again = VirtualPad(sdl)
    app.step(pygame.event.get(), 0.02)
    assert app.scene.page.focus is first or app.scene.page.focus is not None
    again.unplug()
    app.step(pygame.event.get(), 0.02)
