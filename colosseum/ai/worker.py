"""A separate process that answers questions, so that the window never waits.

It knows no game: questions and answers are texts. A process that dies or is late is replaced, and
the question gets a reason instead of an answer. One that takes too long to start is left to it, and
nobody waits for it again until it is ready. A process whose parent has died ends quietly.
"""

import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final

START_PATIENCE: Final = 60.0
"""Seconds that a process may take to start: on a slow computer it is ten or more."""

Answerer = Callable[[str], str]
"""Answers one question."""


@dataclass(frozen=True, slots=True)
class Answer:
    text: str


@dataclass(frozen=True, slots=True)
class Silence:
    """No answer will come; the reason why."""

    reason: str


class Worker:
    """One question at a time; `prepare` is called once inside the process."""

    def __init__(self, prepare: Callable[[], Answerer]) -> None:
        self._prepare = prepare
        self._patience: float | None = None
        """How long the question asked may take; None if there is none."""
        self._unsent = ""
        """The question asked, until the process is ready to read it: a full pipe would block."""
        self._deadline = 0.0
        self._start()

    def _start(self) -> None:
        # Spawned, not forked: the same on every system, and a window cannot be forked safely.
        context = get_context("spawn")
        self._is_ready = False
        self._ready_by = time.monotonic() + START_PATIENCE
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        # Without memory or files for another process, poll will find out.
        with suppress(OSError), _interrupts_blocked():
            self._connection, theirs = context.Pipe()
            with theirs:
                process = context.Process(target=_serve, args=(theirs, self._prepare), daemon=True)
                process.start()
                self._process = process

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    @property
    def is_busy(self) -> bool:
        return self._patience is not None

    def ask(self, question: str, patience: float) -> None:
        """Ask a question; `poll` returns the answer, or silence after `patience` seconds.

        They are counted from when the process is ready to think.
        """
        assert not self.is_busy, "one question at a time"
        self._patience = patience
        self._unsent = question
        if self._is_ready:
            self._send()

    def _send(self) -> None:
        assert self._connection is not None
        assert self._patience is not None
        self._deadline = time.monotonic() + self._patience
        with suppress(OSError):  # the process has died: poll will find out
            self._connection.send_bytes(self._unsent.encode())
        self._unsent = ""

    def poll(self) -> Answer | Silence | None:
        """The answer, or why there is none; None while it may still come."""
        if self._patience is None:
            return None
        has_ended = self._process is None or not self._process.is_alive()
        try:
            while self._connection is not None and self._connection.poll():
                verdict, _, rest = self._connection.recv_bytes().decode().partition("\n")
                if verdict != _READY:
                    self._patience = None
                    return Answer(rest) if verdict == _ANSWER else Silence(rest)
                self._is_ready = True
                self._send()
        except (EOFError, OSError):
            has_ended = True
        if has_ended:  # under Wine the connection does not always tell
            return self._replaced("The process ended before it answered.")
        return self._late()

    def _late(self) -> Silence | None:
        """Silence, if the process has had its time."""
        now = time.monotonic()
        if self._is_ready and now > self._deadline:
            return self._replaced("The process did not answer in time.")
        if not self._is_ready and now > self._ready_by:
            self._patience = None
            return Silence("The process is not ready yet.")
        return None

    def _replaced(self, reason: str) -> Silence:
        self.close()
        self._start()
        return Silence(reason)

    def close(self) -> None:
        self._patience = None
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """A process started meanwhile inherits this: an interrupt does not end it while it starts.

    The terminal sends one to all processes, and a traceback would be the last that is seen.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # in Python 3.11, starting it unblocks them
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_READY: Final = "ready"
_ANSWER: Final = "answer"
_FAILURE: Final = "failure"


def _serve(connection: Connection, prepare: Callable[[], Answerer]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the table decides when to end
    Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # nobody listens any more
        think = prepare()
        connection.send_bytes(_READY.encode())
        while True:
            question = connection.recv_bytes().decode()
            connection.send_bytes(_reply(think, question).encode())


def _reply(think: Answerer, question: str) -> str:
    try:
        return f"{_ANSWER}\n{think(question)}"
    except Exception:
        return f"{_FAILURE}\n{traceback.format_exc()}"


def _end_with_parent() -> None:
    """End this process, however deep in thought, once its parent has ended."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
