"""Saved games: one journal a file, which finds its game by itself."""

import errno
import logging
import os
import time
from pathlib import Path
from typing import Any, Final

from colosseum import games, paths, storage
from colosseum.rules.journal import Journal, JournalError, read_header
from colosseum.rules.kernel import GameError
from colosseum.storage import StorageError

log = logging.getLogger(__name__)

SUFFIX: Final = ".journal"


# Which there are


def folder() -> Path:
    folder = paths.data_folder() / "games"
    folder.mkdir(exist_ok=True)
    return folder


def new_file() -> Path:
    """Where a game that begins now is saved: a name that is not taken yet."""
    first = folder() / f"{time.strftime('%Y-%m-%d %H.%M.%S')}{SUFFIX}"
    file, number = first, 2
    while file.exists():
        file = first.with_stem(f"{first.stem} ({number})")
        number += 1
    return file


def saved_games() -> list[Path]:
    """All saved games, latest first."""
    files = folder().glob(f"*{SUFFIX}")
    return sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True)


def latest_unfinished() -> Path | None:
    """What “Continue” goes on with; damaged files are passed over."""
    for file in saved_games():
        try:
            journal, _ = recover(file)
        except JournalError as error:
            log.warning("%s", error)
            continue
        if journal.game.decision is not None:
            return file
    return None


def delete(file: Path) -> None:
    """Delete a saved game, and the one kept before it."""
    file.unlink(missing_ok=True)
    previous(file).unlink(missing_ok=True)


# Saving and loading


def save(journal: Journal[Any], file: Path) -> None:
    """Write a game, and keep the file before; `StorageError` if that is not possible."""
    storage.write(file, journal.text(), keep=previous(file))


def previous(file: Path) -> Path:
    """Where `save` keeps the file before the last one."""
    return file.with_name(file.name + ".previous")


def load(file: Path) -> Journal[Any]:
    """Replay a saved game of any kind; `JournalError` says in one sentence why it cannot be."""
    try:
        text = storage.read(file)
    except StorageError as error:
        raise JournalError(str(error)) from error
    if text is None:
        raise JournalError(f"{file.name} cannot be opened: {os.strerror(errno.ENOENT)}.")
    try:
        kit = games.find(read_header(text)["game"])
        return Journal.of_text(kit.game, text)
    except GameError as error:
        raise JournalError(f"{file.name} cannot be loaded: {error}") from error


def recover(file: Path) -> tuple[Journal[Any], JournalError | None]:
    """The saved game, or the one before it and what is wrong with the file itself."""
    try:
        return load(file), None
    except JournalError as error:
        if not previous(file).exists():
            raise
        return load(previous(file)), error


def resume(file: Path) -> Journal[Any]:
    """The saved game, to go on with; the one before it takes the place of a damaged file."""
    journal, trouble = recover(file)
    if trouble is not None:
        log.warning("%s The save before it is used.", trouble)
        storage.set_aside(file, ".damaged")
        try:
            save(journal, file)
        except StorageError as error:
            log.error("The game could not be saved: %s", error)
    return journal
