"""A separate process that answers questions, so that the window never waits.

It knows no game: questions and answers are texts. A process that dies or is late is replaced, and
the question gets a reason instead of an answer.
"""

import signal
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

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
        self._deadline: float | None = None
        self._process, self._connection = self._start()

    def _start(self) -> tuple[BaseProcess, Connection]:
        # Spawned, not forked: the same on every system, and a window cannot be forked safely.
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self._prepare), daemon=True)
        process.start()
        theirs.close()
        return process, ours

    @property
    def pid(self) -> int | None:
        return self._process.pid

    @property
    def is_busy(self) -> bool:
        return self._deadline is not None

    def ask(self, question: str, patience: float) -> None:
        """Ask a question; `poll` returns the answer, or silence after `patience` seconds."""
        assert not self.is_busy, "one question at a time"
        self._deadline = time.monotonic() + patience
        with suppress(OSError):  # the process has died: poll will find out
            self._connection.send_bytes(question.encode())

    def poll(self) -> Answer | Silence | None:
        """The answer, or why there is none; None while it may still come."""
        if self._deadline is None:
            return None
        try:
            if self._connection.poll():
                text = self._connection.recv_bytes().decode()
                self._deadline = None
                verdict, _, rest = text.partition("\n")
                return Answer(rest) if verdict == "answer" else Silence(rest)
        except (EOFError, OSError):
            return self._replaced("The process ended before it answered.")
        if time.monotonic() > self._deadline:
            return self._replaced("The process did not answer in time.")
        return None

    def _replaced(self, reason: str) -> Silence:
        self.close()
        self._process, self._connection = self._start()
        return Silence(reason)

    def close(self) -> None:
        self._deadline = None
        self._connection.close()
        self._process.kill()
        self._process.join()


def _serve(connection: Connection, prepare: Callable[[], Answerer]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the table decides when to end
    think = prepare()
    while True:
        try:
            question = connection.recv_bytes().decode()
        except (EOFError, OSError):
            return
        try:
            reply = "answer\n" + think(question)
        except Exception:
            reply = "failure\n" + traceback.format_exc()
        connection.send_bytes(reply.encode())
