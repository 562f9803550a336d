"""The system's own way to screen readers: AT-SPI, UI Automation or VoiceOver, by AccessKit.

It is optional. Where it is missing or cannot start, the game plays on and the log says so.
"""

import logging
import sys
from collections.abc import Callable
from typing import Any, Protocol

import pygame

log = logging.getLogger(__name__)


class System(Protocol):
    """Where trees are handed over. It asks for none while nobody listens."""

    def update(self, make: Callable[[], Any]) -> None:
        """Hand over what has changed, if someone listens."""

    def focus(self, is_focused: bool) -> None:
        """The window has the keyboard, or has it no more."""


class Handlers(Protocol):
    """What the system calls, perhaps from another thread."""

    def begin(self) -> None:
        """Someone has begun to listen."""

    def ask(self, request: Any) -> None:
        """A reader asks for something."""

    def end(self) -> None:
        """Nobody listens any more."""


def connect(handlers: Handlers) -> System | None:
    """The way to this system's readers; None if there is none."""
    try:
        return _System(handlers)
    except ImportError:
        log.info("Screen readers cannot follow: the module accesskit is not installed.")
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # a library in Rust panics outside `Exception`
        log.warning("Screen readers cannot follow: %s.", error)
    return None


class _System:
    def __init__(self, handlers: Handlers) -> None:
        import accesskit  # the title must appear at once

        window = pygame.display.get_wm_info().get("window", 0)
        begin, ask = handlers.begin, handlers.ask
        if sys.platform == "win32":
            self._adapter = accesskit.windows.SubclassingAdapter(window, begin, ask)
        elif sys.platform == "darwin":
            accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            self._adapter = accesskit.macos.SubclassingAdapter.for_window(window, begin, ask)
        else:
            self._adapter = accesskit.unix.Adapter(begin, ask, handlers.end)

    def update(self, make: Callable[[], Any]) -> None:
        events = self._adapter.update_if_active(make)
        if events is not None:
            events.raise_events()

    def focus(self, is_focused: bool) -> None:
        if sys.platform == "darwin":
            events = self._adapter.update_view_focus_state(is_focused)
            if events is not None:
                events.raise_events()
        elif sys.platform != "win32":  # there, the window itself is watched
            self._adapter.update_window_focus_state(is_focused)
