"""What a picture is, and what a game contributes to the gallery."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from colosseum.play.session import Session
from colosseum.program.app import App

Show: TypeAlias = Callable[[App], None]


@dataclass(frozen=True, slots=True)
class Picture:
    """A name, and how to bring the window to what it shows."""

    name: str
    show: Show


@dataclass(frozen=True, slots=True)
class GameGallery:
    """One game's own pictures, and games to fill a player's folders with."""

    table: Callable[[], Sequence[Picture]]
    lessons: Callable[[], Sequence[Picture]]
    """Pictures of lessons besides their steps."""
    finished: Callable[[], Session]
    saved: Callable[[], Sequence[Session]]
    """Saved games, some unfinished and some finished."""


def settled(app: App) -> None:
    """Let the table ask its question, the title finish its picture, and files be read."""
    for _ in range(6):
        app.step([], 0.0)
    while app.scene is not None and app.scene.is_loading:
        time.sleep(0.001)
        app.step([], 0.0)
    app.step([], 0.0)  # what came last is drawn too


def pressed(key: str, then: Show) -> Show:
    """A scene after one of its widgets was pressed."""

    def show(app: App) -> None:
        then(app)
        scene = app.scene
        assert scene is not None
        widget = next(widget for widget in scene.page.widgets if widget.key == key)
        widget.press()
        settled(app)

    return show
