"""A window without a screen, and folders of its own for every test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from colosseum import text
from colosseum.app import App
from colosseum.settings import Settings
from tests.table.hands import Hands

OpenApp = Callable[..., App]


@pytest.fixture(autouse=True)
def somebody_elses_computer(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No screen, no loudspeaker, and an empty home."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.fixture
def open_app() -> Iterator[OpenApp]:
    """Opens windows of any size and with any settings."""
    opened: list[App] = []

    def open_one(size: tuple[int, int] = (1280, 720), **settings: Any) -> App:
        app = App(Settings(**settings), size)
        opened.append(app)
        return app

    yield open_one
    for app in opened:
        app.quit()
        app.sounds.stop()
    text.use("en")


@pytest.fixture
def app(open_app: OpenApp) -> App:
    return open_app()


@pytest.fixture
def hands(app: App) -> Hands:
    return Hands(app)
