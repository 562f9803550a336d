"""Where the game's own files are, and the player's folders."""

import logging
import os
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import chain, count
from pathlib import Path
from typing import Final

import platformdirs

log = logging.getLogger(__name__)

APP_NAME = "Colosseum"
LOG_NAME = "colosseum.log"

_borrowed: Path | None = None
"""Where the player's files are kept for now, if not in the usual folders."""

temporary: Path | None = None
"""Where some of the player's files are kept because a usual folder cannot be created."""

_own_folders: dict[Path, Path] = {}
"""What each usual folder came to in this run: itself, or a temporary one for as long as we run."""
_TRIES: Final = 3
_PAUSE: Final = 0.02
"""A network or a crowded system may refuse once and not the next time."""


class MissingAsset(Exception):
    """A file that came with the game is missing; the message is a sentence for the player."""


def assets() -> Path:
    """The folder of rules, fonts, pictures and sounds, however the game was installed."""
    return _first_folder(_places())


@cache
def _first_folder(places: tuple[Path, ...]) -> Path:
    for place in places:
        if place.is_dir():
            return place
    looked = " and ".join(map(str, places))
    raise MissingAsset(
        f"Colosseum cannot find its assets folder (looked for {looked}). "
        "Reinstalling the game should fix this."
    )


def asset(*parts: str) -> Path:
    """One file or folder among the assets: `asset("fonts", "Cinzel-Bold.ttf")`."""
    path = assets().joinpath(*parts)
    with suppress(OSError):  # whoever opens it will learn why the system does not say
        if not path.exists():
            raise MissingAsset(
                f"Colosseum cannot find its file {'/'.join(parts)} (looked for {path}). "
                "Reinstalling the game should fix this."
            )
    return path


def data_folder() -> Path:
    """Saved games, statistics and the like; created if missing."""
    return _own("data", platformdirs.user_data_path)


def config_folder() -> Path:
    """The player's settings; created if missing."""
    return _own("config", platformdirs.user_config_path)


def log_folder() -> Path:
    """What to send along with a bug report; created if missing."""
    return _own("log", platformdirs.user_log_path)


def _own(kind: str, usual: Callable[..., Path]) -> Path:
    """One of the player's folders, or a temporary one if it cannot be created.

    It stays the same while the program runs: what was read in one must not be written in another.
    """
    global temporary
    usual_folder = _borrowed / kind if _borrowed is not None else usual(APP_NAME, appauthor=False)
    folder = _own_folders.get(usual_folder, usual_folder)
    try:
        make_folder(folder)
    except OSError as error:
        log.warning("The folder %s cannot be created: %s.", folder, error.strerror)
        if usual_folder not in _own_folders:
            temporary = private_folder()
            folder = temporary / kind
            folder.mkdir(exist_ok=True)
    _own_folders[usual_folder] = folder
    return folder


def make_folder(folder: Path) -> None:
    """Create a folder if it is missing; a file or a link to nowhere in its place is set aside."""
    for left in reversed(range(_TRIES)):
        try:
            _make_folder(folder)
        except OSError:
            if not left:
                raise
            time.sleep(_PAUSE)
        else:
            return


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        if not os.path.lexists(folder):  # what is in the way is a file above it
            raise
        if _is_something_else(folder):
            log.warning("%s is no folder, and is set aside.", folder)
            folder.replace(free_name(folder, ".broken"))
            folder.mkdir()


def _is_something_else(folder: Path) -> bool:
    """Whether something that is no folder is there; `OSError` if the system will not say."""
    try:
        return not stat.S_ISDIR(folder.stat().st_mode)
    except FileNotFoundError:
        return True  # a link to nowhere


def free_name(file: Path, ending: str) -> Path:
    """A name with this ending for a copy beside a file; no earlier copy has it."""
    names = chain([file.name + ending], (f"{file.name}.{number}{ending}" for number in count(2)))
    return next(copy for copy in map(file.with_name, names) if not os.path.lexists(copy))


@cache
def private_folder() -> Path:
    """A temporary folder that only this player can enter: the same every time, where that is safe.

    Everyone can put things where temporary files are kept, such as a link that leads elsewhere.
    """
    user = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(tempfile.gettempdir()) / f"{APP_NAME}-{user}"
    with suppress(OSError):
        folder.mkdir(mode=0o700)
    try:
        found = folder.lstat()
    except OSError:
        return Path(tempfile.mkdtemp(prefix=f"{APP_NAME}-"))
    is_ours = sys.platform == "win32" or (found.st_uid == user and not found.st_mode & 0o077)
    if stat.S_ISDIR(found.st_mode) and is_ours:
        return folder
    return Path(tempfile.mkdtemp(prefix=f"{APP_NAME}-"))


def in_sight() -> Iterator[Path]:
    """Folders where people find things, the best first, and at last a temporary one."""
    if _borrowed is not None:
        yield _borrowed
        return
    yield platformdirs.user_documents_path()
    yield platformdirs.user_desktop_path()
    with suppress(RuntimeError):  # some users have no home
        yield Path.home()
    with suppress(OSError):
        yield private_folder()


@contextmanager
def all_within(folder: Path) -> Iterator[None]:
    """For a while, keep the player's files in this folder, and none in the usual ones."""
    global _borrowed
    before, _borrowed = _borrowed, folder
    try:
        yield
    finally:
        _borrowed = before


@cache
def _package(file: str) -> Path:
    return Path(file).resolve().parents[1]


def _places() -> tuple[Path, Path]:
    """Where the assets may be, likeliest first."""
    if getattr(sys, "frozen", False) and hasattr(sys, "_MEIPASS"):
        bundle = Path(sys._MEIPASS)
        return bundle / "assets", bundle / "colosseum" / "assets"
    package = _package(__file__)
    # An installed package contains its assets; only a checkout has them beside it. A folder beside
    # an installed package belongs to another one, so look inside first.
    return package / "assets", package.parent / "assets"
