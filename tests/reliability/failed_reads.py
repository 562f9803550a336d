"""A disk that will not let a file be read: once, or for a while."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

STEPS: Final = ("open", "read")
REASONS: Final = (errno.EIO, errno.EACCES, errno.EMFILE, errno.ENOMEM, errno.ESTALE)


class _Unreadable:
    """A file that opens, and gives nothing."""

    def __init__(self, stream: Any, reason: int) -> None:
        self._stream = stream
        self._reason = reason

    def __enter__(self) -> "_Unreadable":
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    def read(self, *_: int) -> bytes:
        raise OSError(self._reason, os.strerror(self._reason))


@contextmanager
def failed_reads(file: Path, step: str, reason: int, times: int = 10**9) -> Iterator[None]:
    """For a while, or a given number of times, this step of reading this file fails."""
    left = [times]
    failing: set[int] = set()
    open_file, open_stream = os.open, os.fdopen

    def opened(path: Any, flags: int, *rest: Any, **more: Any) -> int:
        is_ours = Path(path) == file and not flags & (os.O_WRONLY | os.O_RDWR)
        if not is_ours or not left[0]:
            return open_file(path, flags, *rest, **more)
        left[0] -= 1
        if step == "open":
            raise OSError(reason, os.strerror(reason))
        descriptor = open_file(path, flags, *rest, **more)
        failing.add(descriptor)
        return descriptor

    def stream(descriptor: int, *rest: Any, **more: Any) -> Any:
        found = open_stream(descriptor, *rest, **more)
        if descriptor not in failing:
            return found
        failing.discard(descriptor)
        return _Unreadable(found, reason)

    with _instead(open=opened, fdopen=stream):
        yield


@contextmanager
def failed_looks(place: Path, reason: int) -> Iterator[None]:
    """For a while, the system neither lists a folder nor says what is there."""

    def refusing(look: Callable[..., Any]) -> Callable[..., Any]:
        def refuse(path: Any = ".", *rest: Any, **more: Any) -> Any:
            if not isinstance(path, int) and Path(path) == place:
                raise OSError(reason, os.strerror(reason))
            return look(path, *rest, **more)

        return refuse

    with _instead(**{name: refusing(getattr(os, name)) for name in ("stat", "listdir", "scandir")}):
        yield


@contextmanager
def _instead(**functions: Callable[..., Any]) -> Iterator[None]:
    """Let the system do something else for a while."""
    before = {name: getattr(os, name) for name in functions}
    vars(os).update(functions)
    try:
        yield
    finally:
        vars(os).update(before)
