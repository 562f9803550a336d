"""What the system already knows about a player's eyes: less motion, or more contrast.

It is asked before there are any settings, and never again. A system that does not answer has no
wishes.
"""

import ctypes
import logging
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Final

log = logging.getLogger(__name__)

_PATIENCE: Final = 1.0
"""Seconds for the system to answer."""
_MOTION: Final = 0x1042
_CONTRAST: Final = 0x0042
"""What Windows calls SPI_GETCLIENTAREAANIMATION and SPI_GETHIGHCONTRAST."""
_IS_ON: Final = 1
"""HCF_HIGHCONTRASTON."""


@dataclass(frozen=True, slots=True)
class Wishes:
    less_motion: bool = False
    high_contrast: bool = False


def wishes() -> Wishes:
    try:
        if sys.platform == "win32":
            return _of_windows()
        return _of_mac() if sys.platform == "darwin" else _of_desktop()
    except (OSError, KeyError, subprocess.SubprocessError) as error:
        log.info("The system does not say how it should look: %s", error)
        return Wishes()


def _said(*command: str) -> str:
    """What a command of the system prints; nothing if it fails."""
    # A bundled program sees its own libraries first; the system's commands need the system's.
    its_own = {name: value for name, value in os.environ.items() if name != "LD_LIBRARY_PATH"}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=_PATIENCE, check=False, env=its_own
    )
    return done.stdout.strip() if done.returncode == 0 else ""


def _of_desktop() -> Wishes:
    """Of GNOME and whatever keeps its settings there."""
    if not os.environ.get("XDG_RUNTIME_DIR"):
        return Wishes()  # outside a desktop's session, asking would write into the player's home
    look = "org.gnome.desktop.interface"
    moves = _said("gsettings", "get", look, "enable-animations")
    contrast = _said("gsettings", "get", "org.gnome.desktop.a11y.interface", "high-contrast")
    return Wishes(less_motion=moves == "false", high_contrast=contrast == "true")


def _of_mac() -> Wishes:
    seen = "com.apple.universalaccess"
    return Wishes(
        less_motion=_said("defaults", "read", seen, "reduceMotion") == "1",
        high_contrast=_said("defaults", "read", seen, "increaseContrast") == "1",
    )


class _HighContrast(ctypes.Structure):
    """As Windows gives it: how large this is, what holds, and the name of a theme."""

    _fields_ = (
        ("size", ctypes.c_uint32),
        ("flags", ctypes.c_uint32),
        ("theme", ctypes.c_void_p),
    )


def _of_windows() -> Wishes:
    ask = vars(ctypes)["windll"].user32.SystemParametersInfoW
    moves = ctypes.c_int(1)
    ask(_MOTION, 0, ctypes.byref(moves), 0)
    contrast = _HighContrast(ctypes.sizeof(_HighContrast), 0, None)
    ask(_CONTRAST, contrast.size, ctypes.byref(contrast), 0)
    return Wishes(not moves.value, bool(contrast.flags & _IS_ON))
