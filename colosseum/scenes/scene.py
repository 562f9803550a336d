"""What any scene is, and what the window offers it."""

from typing import Protocol

import pygame

from colosseum.settings import Settings
from colosseum.sound import Sounds
from colosseum.widgets.brush import Brush, Kit
from colosseum.widgets.page import Page
from colosseum.widgets.screen import Screen
from colosseum.widgets.widget import Widget


class Window(Protocol):
    """The window and all that is shared by scenes."""

    settings: Settings
    sounds: Sounds
    kit: Kit
    screen: Screen

    def push(self, scene: "Scene") -> None:
        """Show a scene over the present one."""

    def pop(self) -> None:
        """Back to the scene below; out of the game from the last one."""

    def replace(self, scene: "Scene") -> None:
        """Show a scene instead of the present one."""

    def start_over(self, scene: "Scene") -> None:
        """Show a scene instead of all."""

    def quit(self) -> None: ...

    def settings_changed(self) -> None:
        """Whatever depends on settings follows them, and they are saved."""


class Scene:
    """One screen. What it draws is kept as a picture until something looks different."""

    over = False
    """Whether the scene below still shows."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.page = Page()

    def widgets(self) -> list[Widget]:
        """All that can be seen or pressed now."""
        return []

    def rebuild(self) -> None:
        """Lay the page out anew, since what it shows has changed."""
        self.page.put(self.widgets())

    def entered(self) -> None:
        """It is on top: for the first time, or again."""
        self.rebuild()

    def left(self) -> None:
        """It is gone for good."""

    def key(self, event: pygame.Event) -> bool:
        """A key that no widget wanted; Esc goes back."""
        if event.key == pygame.K_ESCAPE:
            self.back()
            return True
        return False

    def back(self) -> None:
        self.window.pop()

    def update(self, seconds: float) -> None:
        """Time has passed."""

    @property
    def is_lively(self) -> bool:
        """Whether time matters: something moves, or is being waited for."""
        return False

    @property
    def is_moving(self) -> bool:
        """Whether every frame looks different."""
        return False

    def clicked(self, point: tuple[float, float]) -> None:
        """A click that no widget wanted."""

    def paint_under(self, brush: Brush) -> None:
        """What lies behind the widgets."""

    def paint_over(self, brush: Brush) -> None:
        """What moves in front of them; drawn anew in every frame."""
