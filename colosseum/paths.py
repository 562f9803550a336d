"""Where the game's own files lie, and the folders that belong to the player."""

import logging
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs

log = logging.getLogger(__name__)

APP_NAME = "Colosseum"

_borrowed: Path | None = None
"""Where everything of the player's is kept for the time being, if not in its usual places."""


class MissingAsset(Exception):
    """A file the game came with is not there; the message is a sentence for the player."""


def assets() -> Path:
    """The folder of rules, fonts, pictures and sounds, however the game was installed."""
    places = _places()
    for place in places:
        if place.is_dir():
            return place
    looked = " and ".join(map(str, places))
    raise MissingAsset(
        f"Colosseum cannot find its assets folder (looked for {looked}). "
        "Installing the game again should bring it back."
    )


def asset(*parts: str) -> Path:
    """One file or folder among the assets: `asset("fonts", "Cinzel-Bold.ttf")`."""
    path = assets().joinpath(*parts)
    if not path.exists():
        raise MissingAsset(
            f"Colosseum cannot find its file {'/'.join(parts)} (looked for {path}). "
            "Installing the game again should bring it back."
        )
    return path


def data_folder() -> Path:
    """Saved games, statistics and the like; made when it is not there yet."""
    return _own("data", platformdirs.user_data_path)


def config_folder() -> Path:
    """The player's settings; made when it is not there yet."""
    return _own("config", platformdirs.user_config_path)


def log_folder() -> Path:
    """What to send along with a bug report; made when it is not there yet."""
    return _own("log", platformdirs.user_log_path)


def _own(kind: str, usual: Callable[..., Path]) -> Path:
    """A folder of the player's; one for the time being, where the usual one cannot be made."""
    folder = _borrowed / kind if _borrowed is not None else usual(APP_NAME, appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        log.warning("The folder %s cannot be made: %s.", folder, error.strerror)
        folder = Path(tempfile.gettempdir()) / APP_NAME / kind
        folder.mkdir(parents=True, exist_ok=True)
    return folder


@contextmanager
def all_within(folder: Path) -> Iterator[None]:
    """For a while, keep the player's files in this folder, and none in the usual ones."""
    global _borrowed
    before, _borrowed = _borrowed, folder
    try:
        yield
    finally:
        _borrowed = before


def _places() -> tuple[Path, Path]:
    """Where the assets may lie, likeliest first."""
    if getattr(sys, "frozen", False) and hasattr(sys, "_MEIPASS"):
        bundle = Path(sys._MEIPASS)
        return bundle / "assets", bundle / "colosseum" / "assets"
    package = Path(__file__).resolve().parent
    # An installed package carries its assets. Only a checkout has them next door, and what is
    # next door to an installed package is someone else's: so inside comes first.
    return package / "assets", package.parent / "assets"
