"""How large the window is when the game starts for the first time."""

import pygame
import pytest

from colosseum.program.app import first_size
from tests.conftest import OpenApp


@pytest.mark.parametrize(
    ("desktop", "window"),
    [
        ((1366, 768), (1280, 720)),
        ((1920, 1080), (1280, 720)),
        ((2560, 1440), (1706, 959)),
        ((3840, 2160), (2560, 1440)),
        ((3440, 1440), (1706, 959)),
        ((1440, 2560), (1280, 720)),
    ],
)
def test_it_takes_two_thirds_of_a_large_desktop(
    desktop: tuple[int, int], window: tuple[int, int]
) -> None:
    assert first_size(desktop) == window


def test_afterwards_it_is_as_large_as_it_was_left(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(3840, 2160)])
    assert open_app(None).screen.size == (2560, 1440)
    assert open_app(None, width=1600, height=900).screen.size == (1600, 900)


def test_leaving_full_screen_for_the_first_time_opens_the_same_window(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(3840, 2160)])
    app = open_app(None, fullscreen=True)
    app.settings.fullscreen = False
    app.settings_changed()
    assert app.screen.size == (2560, 1440)
