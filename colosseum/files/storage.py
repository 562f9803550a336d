"""The one way a personal file is read and written: games, settings, seats, progress, statistics.

A file is written whole or not at all: first under another name, then in place of the old one.
Whatever the system refuses is raised as one `StorageError`, whose text a player can read.
"""

import errno
import json
import logging
import os
import shutil
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

from colosseum.files import paths
from colosseum.files.refusals import reason_of
from colosseum.formats.bounded_json import parse
from colosseum.words.sentences import GameError, Sentence, printable

log = logging.getLogger(__name__)

MOST_BYTES: Final = 1024 * 1024
"""More than a saved game or a list of settings can need."""
MENDED: Final = "\ufffd"
_RUN: Final = os.urandom(4).hex()
"""Names this run of the program; another computer may have a process of the same number."""
_UNFINISHED: Final = ".unfinished"
_TRIES: Final = 6
_PAUSE: Final = 0.05
"""Windows refuses to replace a file while a virus scanner reads it, which does not take long."""
_READ_TRIES: Final = 3
_READ_PAUSE: Final = 0.02
"""A network or a crowded system may refuse one read and allow the next."""
_NO_FILE: Final = {errno.ELOOP, errno.ENXIO, errno.EISDIR}
"""What the system says of links in a circle, sockets and folders."""

notices: list[Sentence] = []
"""What has gone wrong with personal files and nobody has told the player yet."""
_unread: set[Path] = set()
"""Files that could not be read. What they hold is unknown, so they are not written."""

T = TypeVar("T")


class StorageError(GameError):
    """A file that cannot be read or written."""

    def __init__(self, words: Sentence, reason: Sentence | None = None) -> None:
        super().__init__(words)
        self.reason = reason or words
        """Why, in a few words, if the system said so."""


class FailedRead(StorageError):
    """A file that the system would not let us read now; nothing need be wrong with it."""


def name_of(file: Path) -> str:
    """What a file is called, as it can be shown: not every name is text, and some are long."""
    return printable(file.name)


# Reading


def read(file: Path, most_bytes: int = MOST_BYTES, *, mend: bool = False) -> str | None:
    """The text of a file; None if there is no such file.

    `FailedRead` if the system refuses, any other `StorageError` if it is no text of ours. With
    `mend`, bytes that are not text become the letter `MENDED`.
    """
    content = _content(file, most_bytes + 1)
    if content is None:
        return None
    if len(content) > most_bytes:
        raise StorageError(Sentence("{file} is too large.", file=name_of(file)))
    try:  # some editors begin every text with a mark
        return content.decode("utf-8-sig", "replace" if mend else "strict")
    except UnicodeDecodeError:
        raise StorageError(Sentence("{file} is not a text file.", file=name_of(file))) from None


def content_of(file: Path) -> bytes:
    """All of a file that came with the game; the same errors as `read`."""
    content = _content(file, -1)
    if content is None:
        raise StorageError(Sentence("There is no file {file}.", file=name_of(file)))
    return content


def _content(file: Path, most_bytes: int) -> bytes | None:
    """A file's first bytes, read with some patience; None if there is no such file."""
    left = _READ_TRIES
    while True:
        left -= 1
        try:
            with _open_to_read(file) as stream:
                return stream.read(most_bytes)
        except FileNotFoundError:
            return None
        except OSError as error:
            if error.errno == errno.ENAMETOOLONG:
                return None
            if error.errno in _NO_FILE or _is_folder(file):  # Windows opens no folder
                raise _not_a_file(file) from error
            if not left:
                raise _unreadable(file, error) from error
            time.sleep(_READ_PAUSE)


def _unreadable(file: Path, error: OSError) -> FailedRead:
    reason = reason_of(error)
    words = Sentence("{file} cannot be opened: {reason}.", file=name_of(file), reason=reason)
    return FailedRead(words, reason)


def _open_to_read(file: Path) -> BinaryIO:
    """Open a file; anything else, such as a pipe or a device, could keep us waiting for ever."""
    no_wait = getattr(os, "O_NONBLOCK", 0)
    descriptor = os.open(file, os.O_RDONLY | no_wait | getattr(os, "O_BINARY", 0))
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise _not_a_file(file)
    return os.fdopen(descriptor, "rb")


def _not_a_file(file: Path) -> StorageError:
    return StorageError(Sentence("{file} is not a file.", file=name_of(file)))


def _is_folder(file: Path) -> bool:
    try:
        return file.is_dir()
    except OSError:
        return False


def names_in(folder: Path) -> list[str]:
    """The names of all that is in a folder; `FailedRead` if the system refuses to list it."""
    for left in reversed(range(_READ_TRIES)):
        try:
            return [each.name for each in folder.iterdir()]
        except (FileNotFoundError, NotADirectoryError):
            break
        except OSError as error:
            if not left:
                raise _unreadable(folder, error) from error
            time.sleep(_READ_PAUSE)
    return []


def exists(file: Path) -> bool:
    """Whether there is such a file; not if nobody may look."""
    try:
        return file.exists()
    except OSError:
        return False


def is_missing(file: Path) -> bool:
    """Whether there certainly is no such file."""
    try:
        file.stat()
    except FileNotFoundError:
        return True
    except OSError:
        pass
    return False


def load(file: Path, make: Callable[[Any], T]) -> T | None:
    """What `make` makes of a JSON file; None if there is no usable file.

    `make` raises `ValueError` for contents that cannot be ours. A file that cannot be used is set
    aside, so that the next save does not overwrite it. One that cannot be read is left as it is
    until it can: `write` refuses to replace it.
    """
    try:
        text = read(file)
    except FailedRead as error:
        log.warning("%s", error)
        note(error.words)
        _unread.add(file)
        return None
    except StorageError as error:
        _set_aside_because(file, error)
        return None
    _unread.discard(file)
    try:
        return None if text is None else make(parse(text))
    except ValueError as error:
        _set_aside_because(file, error)
        return None


def _set_aside_because(file: Path, error: Exception) -> None:
    log.warning("%s cannot be used: %s", name_of(file), error)
    set_aside(file)


# Writing


def write(file: Path, text: str, *, keep: Path | None = None) -> None:
    """Replace a file; `keep` is where a copy of the old one goes.

    It is a copy so that a whole file exists at every moment.
    """
    if file in _unread:
        raise StorageError(
            Sentence("{file} could not be read, so it is left as it is.", file=name_of(file))
        )
    content = text.encode()
    if len(content) > MOST_BYTES:  # it could never be read again
        raise StorageError(Sentence("{file} is too large.", file=name_of(file)))
    unfinished = unfinished_name(file)
    try:
        with unfinished.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        if keep is not None and file.exists():
            _copy(file, keep)
        _replace(unfinished, file)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise _unwritable(file, error) from error
    _force_to_disk(file.parent)


def _force_to_disk(folder: Path) -> None:
    """Make a new name survive a power cut, where the system can; Windows sees to it itself."""
    if sys.platform != "win32":
        with suppress(OSError):
            descriptor = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(descriptor)
            finally:
                os.close(descriptor)


def _copy(file: Path, to: Path) -> bool:
    """Copy a file, whole or not at all; on a full disk the new file matters more than the copy."""
    unfinished = unfinished_name(to)
    try:
        try:
            os.link(file, unfinished)
        except OSError:  # not every disk can give a file two names
            shutil.copyfile(file, unfinished)
        _replace(unfinished, to)
    except OSError as error:
        log.warning("%s could not be copied: %s", name_of(file), error)
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        return False
    return True


def _replace(file: Path, other: Path) -> None:
    """Put a file in another's place; on Windows with patience."""
    for _ in range(_TRIES if sys.platform == "win32" else 0):
        try:
            file.replace(other)
        except PermissionError:
            time.sleep(_PAUSE)
        else:
            return
    file.replace(other)


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


def note(words: Sentence) -> None:
    """Leave a notice for the player, once."""
    if words not in notices:
        notices.append(words)


def delete(file: Path) -> None:
    """Delete a file if it is there; `StorageError` if the system refuses."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:  # then it cannot be there
            return
        reason = reason_of(error)
        words = Sentence("{file} cannot be deleted: {reason}.", file=name_of(file), reason=reason)
        raise StorageError(words, reason) from error


def remains_in(folder: Path) -> list[Path]:
    """Files that some other program began to write here: it writes them still, or was killed."""
    return [each for each in _unfinished_in(folder) if _RUN not in each.name]


def remains_of(file: Path) -> list[Path]:
    """The same of one file, whichever program left it."""
    return [each for each in _unfinished_in(file.parent) if each.name.startswith(f"{file.name}.")]


def _unfinished_in(folder: Path) -> list[Path]:
    """None where the folder cannot be listed: they do no harm."""
    try:
        return [folder / each for each in names_in(folder) if each.endswith(_UNFINISHED)]
    except FailedRead as error:
        log.warning("%s", error)
        return []


def discard(file: Path) -> None:
    """Delete a file that does no harm if it stays."""
    try:
        delete(file)
    except StorageError as error:
        log.warning("%s", error)


def unfinished_name(file: Path) -> Path:
    """What a file is called while this program writes it: a name that no other program takes."""
    return file.with_name(f"{file.name}.{os.getpid()}-{_RUN}{_UNFINISHED}")


def set_aside(file: Path) -> None:
    """Rename a damaged file, so that it can still be looked at, and leave a notice."""
    kept = paths.free_name(file, ".broken")
    try:
        _replace(file, kept)
    except OSError as error:
        log.warning("%s could not be set aside: %s.", name_of(file), error.strerror)
        note(Sentence("{file} cannot be used.", file=name_of(file)))
    else:
        _note_kept(file, kept)


def copy_aside(file: Path, ending: str) -> None:
    """Copy a damaged file that is about to be replaced, and leave a notice."""
    if _is_folder(file):  # a folder can neither be copied nor replaced
        set_aside(file)
        return
    kept = paths.free_name(file, ending)
    if exists(file) and _copy(file, kept):
        _note_kept(file, kept)


def _note_kept(file: Path, kept: Path) -> None:
    note(
        Sentence(
            "{file} cannot be used. It is kept as {other}.",
            file=name_of(file),
            other=name_of(kept),
        )
    )


def _unwritable(file: Path, error: OSError) -> StorageError:
    reason = reason_of(error)
    words = Sentence("{file} cannot be written: {reason}.", file=name_of(file), reason=reason)
    return StorageError(words, reason)
