"""A task in another thread, for whatever could take longer than a frame: the window never waits."""

from collections.abc import Callable
from threading import Thread
from typing import Final, Generic, TypeVar

T = TypeVar("T")

_MOMENT: Final = 0.03
"""Most tasks are done within this many seconds; waiting for them saves a flicker."""


class Background(Generic[T]):
    """Starts at once; `result` gives what it came to."""

    def __init__(self, task: Callable[[], T]) -> None:
        self._task = task
        self._found: list[T] = []
        self._error: Exception | None = None
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()
        self._thread.join(_MOMENT)

    def _run(self) -> None:
        try:
            self._found.append(self._task())
        except Exception as error:
            self._error = error

    @property
    def is_done(self) -> bool:
        return not self._thread.is_alive()

    def result(self) -> T:
        """What the task returned, or raise what it raised; only once it is done."""
        if self._error is not None:
            raise self._error
        return self._found[0]
