"""What every scene provides, and what the window offers it."""

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import pygame

from colosseum.files.settings import Settings
from colosseum.scenes.parts.keys import Binding
from colosseum.sound.sounds import Sounds
from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.pad_buttons import PadButton
from colosseum.widgets.widget import Widget
from colosseum.widgets.widget_page import Page

if TYPE_CHECKING:
    from colosseum.rules.journal import Journal

OpenJournal: TypeAlias = "Journal[Any] | None"


class Errand(Protocol):
    """Work that no scene waits for."""

    def go_on(self) -> bool:
        """See to it, without waiting for anything; whether it is done."""

    def close(self) -> None:
        """Give it up."""


class Window(Protocol):
    """The window, and everything scenes share."""

    settings: Settings
    sounds: Sounds
    paintbox: PaintBox
    screen: Screen

    @property
    def open_journal(self) -> OpenJournal:
        """The game that is open, or looked at; the topmost if there are several."""

    def push(self, scene: "Scene") -> None:
        """Show a scene over the current one."""

    def pop(self) -> None:
        """Go back to the scene below; from the last one, quit."""

    def replace(self, scene: "Scene") -> None:
        """Show a scene instead of the current one."""

    def start_over(self, scene: "Scene") -> None:
        """Show a scene instead of all others; ask first if something would be lost."""

    def quit(self) -> None:
        """Close the window; ask first if something would be lost."""

    def announce(self, words: str, *, at_once: bool = False) -> None:
        """Have screen readers say something after what they are saying, or at once."""

    def settings_changed(self) -> None:
        """Save the settings and apply them everywhere."""

    def see_to(self, errand: Errand) -> None:
        """Have something done, whatever scene is shown meanwhile."""

    def rumble(self, strength: float, seconds: float) -> None:
        """Let the controller in hand tremble, unless the player wants none of that."""


class Scene:
    """One screen. What it draws is kept as a picture until something looks different."""

    over = False
    """Whether the scene below stays visible."""
    has_actions = True
    """Whether a controller can list what keys do here."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.page = Page()

    def widgets(self) -> list[Widget]:
        """Everything to see or press now."""
        return []

    def rebuild(self, *changed: Box) -> None:
        """Lay the page out again, since what it shows has changed, perhaps only in some parts."""
        widgets = self.widgets()
        for widget in widgets:
            if widget.on_press == self.back and widget.pad is None:
                widget.pad = PadButton.B
        self.page.put(widgets, changed)

    def spoken_name(self, widget: Widget) -> str:
        """What a screen reader calls a widget that has no name of its own."""
        return ""

    def retell(self) -> None:
        """Say again what is kept in words: the language has changed. The page is laid out next."""

    def entered(self) -> None:
        """The scene is now on top, for the first time or again."""
        self.rebuild()

    def left(self) -> None:
        """The scene is gone for good."""

    @property
    def is_game(self) -> bool:
        """Whether this scene holds a game that is saved after every action."""
        return False

    @property
    def open_journal(self) -> OpenJournal:
        """The game that this scene is about."""
        return None

    @property
    def is_unsaved(self) -> bool:
        """Whether this scene holds something that could not be saved yet."""
        return False

    def save_again(self, seconds: float) -> None:
        """Time has passed, perhaps while other scenes cover this one: try again now and then."""

    def would_be_lost(self) -> str:
        """Try once more to save what this scene holds; if that fails, what would be lost."""
        return ""

    def shortcuts(self) -> list[Binding]:
        """What keys do here besides those that do the same everywhere."""
        return []

    def key(self, event: pygame.Event) -> bool:
        """Handle a key that no widget used; Esc goes back."""
        if event.key == pygame.K_ESCAPE:
            self.back()
            return True
        return False

    def back(self) -> None:
        self.window.pop()

    def update(self, seconds: float) -> None:
        """Time has passed."""

    @property
    def is_loading(self) -> bool:
        """Whether something is being read in the background."""
        return False

    @property
    def is_lively(self) -> bool:
        """Whether time matters: something moves, or the scene waits for something."""
        return False

    @property
    def is_moving(self) -> bool:
        """Whether every frame looks different."""
        return False

    def clicked(self, point: tuple[float, float]) -> None:
        """Handle a click that no widget used."""

    def paint_under(self, brush: Brush) -> None:
        """Paint what is behind the widgets."""

    def paint_over(self, brush: Brush) -> None:
        """Paint what moves in front of them, in every frame."""
