"""The one way a personal file is read and written: games, settings, seats, progress, statistics.

A file is written whole or not at all: first under another name, then in place of the old one.
Whatever the system refuses is raised as one `StorageError`, whose text a player can read.
"""

import json
import logging
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from colosseum.rules.sentences import GameError, Sentence

log = logging.getLogger(__name__)

MOST_BYTES: Final = 4 * 1024 * 1024
"""More than a saved game or a list of settings can need."""

T = TypeVar("T")


class StorageError(GameError):
    """A file that cannot be read or written."""


# Reading


def read(file: Path, most_bytes: int = MOST_BYTES) -> str | None:
    """The text of a file; None if there is no such file."""
    try:
        with file.open("rb") as stream:
            content = stream.read(most_bytes + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise StorageError(
            Sentence("{file} cannot be opened: {reason}.", file=file.name, reason=_reason(error))
        ) from error
    if len(content) > most_bytes:
        raise StorageError(Sentence("{file} is too large.", file=file.name))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise StorageError(Sentence("{file} is not a text file.", file=file.name)) from None


def load(file: Path, make: Callable[[Any], T]) -> T | None:
    """What `make` makes of a JSON file; None if there is no usable file.

    `make` raises `ValueError` for contents that cannot be ours. A file that cannot be used is set
    aside, so that the next save does not overwrite it.
    """
    try:
        text = read(file)
        return None if text is None else make(json.loads(text))
    except (StorageError, ValueError, RecursionError) as error:
        log.warning("%s cannot be used: %s", file.name, error)
        set_aside(file)
        return None


# Writing


def write(file: Path, text: str, *, keep: Path | None = None) -> None:
    """Replace a file; `keep` is where a copy of the old one goes.

    It is a copy so that a whole file exists at every moment.
    """
    unfinished = unfinished_name(file)
    try:
        with unfinished.open("w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        if keep is not None and file.exists():
            shutil.copyfile(file, keep)
        unfinished.replace(file)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise _unwritable(file, error) from error


def write_json(file: Path, data: Any) -> None:
    write(file, json.dumps(data, indent=2) + "\n")


def append(file: Path, line: str) -> None:
    """Add a line at the end in one write.

    If an earlier line was cut short, its remains keep a line to themselves.
    """
    try:
        with file.open("a+b") as stream:
            content = f"{line}\n".encode()
            stream.seek(0, os.SEEK_END)
            if stream.tell():
                stream.seek(-1, os.SEEK_END)
                if stream.read(1) != b"\n":
                    content = b"\n" + content
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
    except OSError as error:
        raise _unwritable(file, error) from error


def unfinished_name(file: Path) -> Path:
    """What a file is called while this process writes it."""
    return file.with_name(f"{file.name}.{os.getpid()}.unfinished")


def set_aside(file: Path, ending: str = ".broken") -> None:
    """Rename a damaged file, so that it can still be looked at."""
    try:
        file.replace(file.with_name(file.name + ending))
    except OSError as error:
        log.warning("%s could not be set aside: %s.", file.name, error.strerror)


def _unwritable(file: Path, error: OSError) -> StorageError:
    words = Sentence("{file} cannot be written: {reason}.", file=file.name, reason=_reason(error))
    return StorageError(words)


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
