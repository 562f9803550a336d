"""Where a benchmark's window finds neither the player's files nor a loudspeaker."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

FOLDERS = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")


@contextmanager
def own_window() -> Iterator[None]:
    """For this process and those that it starts; pygame must not be imported before.

    Without a display, SDL's dummy driver stands in.
    """
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(dict.fromkeys(FOLDERS, folder))
        yield
