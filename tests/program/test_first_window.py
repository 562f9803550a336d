"""How large the window is when the game starts for the first time."""

from dataclasses import asdict

import pygame
import pytest

from colosseum.program.app import App
from colosseum.program.system_window import first_size
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.title import TitleScene
from tests.conftest import OpenApp
from tests.hands import Hands


@pytest.mark.parametrize(
    ("desktop", "window"),
    [
        ((1280, 720), (1173, 659)),
        ((1366, 768), (1251, 703)),
        ((1280, 800), (1280, 720)),
        ((1920, 1080), (1280, 720)),
        ((2560, 1440), (1706, 959)),
        ((3840, 2160), (2560, 1440)),
        ((3440, 1440), (1706, 959)),
        ((1440, 2560), (1280, 720)),
        ((1024, 600), (1024, 576)),
    ],
)
def test_it_takes_two_thirds_of_a_large_desktop_and_leaves_room_for_bars_on_a_small_one(
    desktop: tuple[int, int], window: tuple[int, int]
) -> None:
    assert first_size(desktop) == window


def test_afterwards_it_is_as_large_as_it_was_left(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(3840, 2160)])
    assert open_app(None).screen.size == (2560, 1440)
    assert open_app(None, width=1600, height=900, sized=True).screen.size == (1600, 900)


def test_it_is_never_larger_than_the_desktop(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been left on a larger one."""
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1366, 768)])
    assert open_app(None, width=1920, height=1080, sized=True).screen.size == (1366, 768)


def test_leaving_full_screen_for_the_first_time_opens_the_same_window(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(3840, 2160)])
    app = open_app(None, fullscreen=True)
    app.settings.fullscreen = False
    app.settings_changed()
    assert app.screen.size == (2560, 1440)


def test_full_screen_twice_brings_the_window_back_where_it_was(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window opened again would lose its place, and its size under some window managers."""
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    hands = Hands(open_app(None, width=1200, height=700, sized=True))
    hands.open(SettingsScene(hands.app))
    pygame.display.set_window_position((100, 80))
    monkeypatch.delattr(pygame.display, "set_mode")
    for _ in range(2):
        hands.press(pygame.K_F11)
        assert pygame.display.is_fullscreen()
        assert hands.app.screen.size != (1200, 700)
        hands.press(pygame.K_F11)
        assert not pygame.display.is_fullscreen()
        assert hands.app.screen.size == (1200, 700)
        assert pygame.display.get_window_position() == (100, 80)
    assert (hands.app.settings.width, hands.app.settings.height) == (1200, 700)


def test_the_usual_size_is_kept_if_someone_chose_it(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(3840, 2160)])
    app = open_app(None)
    app.push(TitleScene(app))
    resize(app, app.screen.size)  # what some systems say of a window they have just opened
    assert not app.settings.sized
    resize(app, (1280, 720))
    assert app.settings.sized
    kept = asdict(app.settings)
    assert open_app(None, **kept).screen.size == (1280, 720)


def resize(app: App, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.step([pygame.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)], 0.02)
