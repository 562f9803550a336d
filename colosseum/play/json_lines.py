"""Personal files that only grow, one JSON object a line: each line is written in one go."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from colosseum.files import storage
from colosseum.files.storage import FailedRead, StorageError
from colosseum.formats.bounded_json import parse
from colosseum.words.sentences import quoted

log = logging.getLogger(__name__)

_MOST_BYTES: Final = 8 * 1024 * 1024
"""Room for ten thousand games."""
_LONGEST_LINE: Final = 20_000

T = TypeVar("T")


def read_all(file: Path, read: Callable[[Any], T]) -> list[T]:
    """What `read` makes of each line, in order; a line that it refuses by `ValueError` is skipped.

    A file with nothing of ours in it is set aside.
    """
    found: list[T] = []
    skipped, lines = [], _lines(file)
    for number, line in enumerate(lines, 1):
        try:
            if len(line) > _LONGEST_LINE:
                raise ValueError("it is too long")
            found.append(read(parse(line)))
        except ValueError as error:
            skipped.append(f"line {number}: {quoted(error)}")
    if skipped:
        log.warning("%s lines of %s are skipped; %s.", len(skipped), file.name, skipped[0])
    if len(skipped) == len(lines) and any(storage.MENDED in line for line in lines):
        storage.set_aside(file)
    return found


def _lines(file: Path) -> list[str]:
    """The file's lines; none if it cannot be read."""
    try:
        return (storage.read(file, _MOST_BYTES, mend=True) or "").splitlines()
    except StorageError as error:
        log.warning("%s", error)
        if isinstance(error, FailedRead):
            storage.note(error.words)
        else:
            storage.set_aside(file)
        return []


def append(file: Path, line: str) -> None:
    """Add a line; if the system refuses, the player is told and nothing else happens."""
    try:
        storage.append(file, line)
    except StorageError as error:
        log.error("A line could not be added: %s", error)
        storage.note(error.words)
