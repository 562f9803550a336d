"""The system's window: how large it is, where it is, and whether it fills the screen."""

import os
import warnings
from collections.abc import Callable
from typing import Final

import pygame

from colosseum.files.settings import Settings
from colosseum.program.too_small import TOO_SMALL
from colosseum.widgets.design_units import Screen

_BARS: Final = 1 / 12
"""How much of a desktop's height the window's title bar and the system's own bar may take."""
_SMALLEST: Final = 1024
"""A first window is no narrower, unless the desktop is: smaller ones are hard to read."""
_WINDOWS: Final = "windows"
_READ_ALOUD: Final = ("x11", "wayland", "cocoa")
"""Where screen readers can come to a window at any time, by SDL's names."""


class SystemWindow:
    """Opens the window, and has it fill the screen and come back as it was."""

    def __init__(
        self,
        settings: Settings,
        size: tuple[int, int] | None,
        connect_readers: Callable[[], None],
    ) -> None:
        self._settings = settings
        self._connect_readers = connect_readers
        self._is_full = settings.fullscreen
        self._is_maximised = False
        """Whether it is as large as the desktop, or was before it filled the screen."""
        _name_the_window()
        _ask_for_sharp_pixels()
        pygame.display.init()
        _choose_framebuffer()
        pygame.display.set_caption("Colosseum")
        is_hidden = self._is_full or pygame.display.get_driver() == _WINDOWS
        self._opened_as = size or self._chosen_size()
        self.surface = pygame.display.set_mode(
            self._opened_as, pygame.RESIZABLE | (pygame.HIDDEN if is_hidden else 0)
        )
        self._window = _shown_window()
        if pygame.display.get_driver() == _WINDOWS:
            connect_readers()  # there, only a window that nobody has seen yet
        if self._is_full:
            self._window.set_fullscreen(desktop=True)
        if is_hidden:
            self._window.show()
            self._take_surface()
        pygame.key.stop_text_input()  # a new window starts by taking text

    def let_readers_in(self) -> None:
        """Look for screen readers, once the window is shown; Windows was asked before."""
        if pygame.display.get_driver() in _READ_ALOUD:
            self._connect_readers()

    def _chosen_size(self) -> tuple[int, int]:
        """The size the window had; until someone has changed it, one that suits the desktop."""
        chosen = self._settings
        desktop = pygame.display.get_desktop_sizes()[0]
        if not chosen.sized:
            return first_size(desktop)
        return within((chosen.width, chosen.height), desktop)

    def _take_surface(self) -> None:
        """It is another one whenever the size has changed."""
        self.surface = pygame.display.get_surface() or self.surface

    def follow_settings(self) -> bool:
        """Fill the screen or come back, if that was chosen; whether it was.

        The same window stays open: a new one would forget its place, and be found too large by a
        window manager that has not left full screen yet.
        """
        if self._settings.fullscreen == self._is_full:
            return False
        self._is_full = self._settings.fullscreen
        if self._is_full:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
            if self._is_maximised:
                self._window.maximize()
        self._take_surface()
        return True

    def maximised(self, is_maximised: bool) -> None:
        """The system has enlarged it as far as its desktop goes, or brought it back from there."""
        if not self._is_full:
            self._is_maximised = is_maximised

    def resized(self) -> None:
        """The system has changed its size: remember it, unless it fills the screen."""
        self._take_surface()
        size = self.surface.get_size()
        if self._is_full or Screen(size).scale < TOO_SMALL:
            return
        if self._settings.sized or size != self._opened_as:
            self._settings.width, self._settings.height = size
            self._settings.sized = True


def _shown_window() -> pygame.Window:
    """The window that `pygame.display` shows: only this can take it to full screen and back."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Two thirds of a large desktop, and as much of a small one as its bars leave free."""
    usual = Settings()
    widest = min(desktop[0], desktop[1] * usual.width // usual.height)
    roomy = min(desktop[0], round(desktop[1] * (1 - _BARS)) * usual.width // usual.height)
    smallest = min(widest, _SMALLEST)
    width = max(smallest, min(roomy, max(usual.width, widest * 2 // 3)))
    return width, width * usual.height // usual.width


def within(size: tuple[int, int], desktop: tuple[int, int]) -> tuple[int, int]:
    """No larger than the desktop: the menu or the panel would lie outside."""
    return min(size[0], desktop[0]), min(size[1], desktop[1])


def _name_the_window() -> None:
    """Give docks and task switchers the game's name; SDL would use that of the file run."""
    for variable in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"):
        os.environ.setdefault(variable, "Colosseum")


def _ask_for_sharp_pixels() -> None:
    """Tell Windows that we draw for each monitor's own resolution.

    Otherwise it enlarges the window as a picture, which blurs it. The executable says so in its
    manifest as well, since Windows draws some things before SDL has started.
    """
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


def _choose_framebuffer() -> None:
    """Under X11, let SDL copy frames itself.

    Otherwise it draws them with OpenGL, which without a graphics card takes six times as long
    and a hundred megabytes. Wayland has no other way.
    """
    if pygame.display.get_driver() == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
