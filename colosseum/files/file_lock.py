"""A lock on a file, so that two windows never write the same game.

The system holds the lock for this process and lets go when the process ends, however it ends: no
crash leaves a game locked. Inside one process a lock is shared by all who ask for it.
"""

import errno
import logging
import os
import sys
import time
import weakref
from contextlib import suppress
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

_TRIES: Final = 4
_PAUSE: Final = 0.02
"""Someone may hold the lock for a moment, only to see whether it is free."""
_MOST_REOPENED: Final = 100
_NO_LINKS: Final = getattr(os, "O_NOFOLLOW", 0)
"""A link in the place of a lock could have us create a file anywhere."""

if sys.platform == "win32":
    import msvcrt

    def _try_to_lock(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_to_lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:  # a disk without locks is no reason not to play
            log.warning("Nothing can be locked here: %s.", error.strerror)
        return True


class FileLock:
    """Held for as long as anyone keeps it."""

    def __init__(self, descriptor: int, file: Path) -> None:
        weakref.finalize(self, _let_go, descriptor, file)


_held: weakref.WeakValueDictionary[Path, FileLock] = weakref.WeakValueDictionary()


def lock(file: Path) -> FileLock | None:
    """The lock of a file; None while another process holds it."""
    held = _held.get(file)
    if held is not None:
        return held
    for _ in range(_TRIES):
        try:
            descriptor = _locked(lock_file(file))
        except OSError as error:  # nothing can be written here, so nothing can be overwritten
            log.warning("%r cannot be locked: %s.", file.name, error.strerror)
            descriptor = -1
        if descriptor is not None:
            held = _held[file] = FileLock(descriptor, lock_file(file))
            return held
        time.sleep(_PAUSE)
    return None


def is_locked_elsewhere(file: Path) -> bool:
    """Whether another process holds the lock of a file."""
    if not os.path.lexists(lock_file(file)):
        return False
    found = lock(file)
    return found is None


def lock_file(file: Path) -> Path:
    return file.with_name(file.name + ".lock")


def _locked(file: Path) -> int | None:
    """Open and lock a file; None if another process has locked it."""
    for _ in range(_MOST_REOPENED):
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT | _NO_LINKS, 0o600)
        if not _try_to_lock(descriptor):
            os.close(descriptor)
            return None
        # Whoever held it before may have deleted it since we opened it.
        with suppress(OSError):
            if os.path.samestat(os.fstat(descriptor), file.stat()):
                return descriptor
        os.close(descriptor)
    raise OSError(errno.EBUSY, "the system does not say whether it is still the same file")


def _let_go(descriptor: int, file: Path) -> None:
    """Delete the file of a lock, and release it.

    Elsewhere it is deleted while it is still locked; Windows deletes no open file.
    """
    if descriptor < 0:
        return
    if sys.platform != "win32":
        with suppress(OSError):
            file.unlink()
    os.close(descriptor)
    if sys.platform == "win32":
        with suppress(OSError):
            file.unlink()
