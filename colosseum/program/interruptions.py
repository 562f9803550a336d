"""Ends that the player does not choose: signals, and the loss of the display.

Every action is saved when it is taken, so all that is left to do is to say so.
"""

import logging
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pygame

from colosseum.program.app import App
from colosseum.words.translation import tr

log = logging.getLogger(__name__)

_SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Not every system has all of them."""
_when_the_display_goes: object = None
"""Kept here because the library only borrows it."""


@contextmanager
def heard_by(app: App) -> Iterator[None]:
    """Let signals end the main loop between two frames, and report the loss of the display."""

    def stop(number: int, frame: object) -> None:
        if app.stopped_by is not None:
            raise KeyboardInterrupt  # asked twice: the loop does not listen
        app.stopped_by = number

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    known = [getattr(signal, name) for name in _SIGNALS if hasattr(signal, name)]
    known = [number for number in known if signal.getsignal(number) != signal.SIG_IGN]  # nohup
    before = [(number, signal.signal(number, stop)) for number in known]
    _speak_when_the_display_goes(app)
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


def _speak_when_the_display_goes(app: App) -> None:
    """Under X11, say what happened: its library ends the program by itself, in its own words."""
    global _when_the_display_goes
    if pygame.display.get_driver() != "x11":
        return
    import ctypes

    def gone(display: object) -> int:
        words = tr("Colosseum has lost its display.")
        print(f"{words} {fate_of_the_game(app)}".strip(), file=sys.stderr, flush=True)
        logging.shutdown()
        os._exit(1)

    try:
        library = ctypes.CDLL("libX11.so.6")
    except OSError:
        return
    _when_the_display_goes = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(gone)
    library.XSetIOErrorHandler(_when_the_display_goes)


def words_after_a_signal(app: App) -> str:
    """What the program says once a signal has ended it."""
    return f"{tr('Colosseum was asked to stop.')} {fate_of_the_game(app)}".strip()


def fate_of_the_game(app: App | None) -> str:
    """Save the game that is open once more, and say what has become of it."""
    if app is None or not app.is_game:
        return ""
    try:
        return app.would_be_lost() or tr("Your game is saved.")
    except Exception:
        log.exception("The game could not be saved.")
        return tr("Your game is saved up to the last action or the one before.")
