"""Long work in another process, a moment at a time: the window never waits, and can cancel it.

Each question lets it work for a moment. Its answer says how far it has got, and in the end what it
has found.
"""

import json
import logging
from collections.abc import Callable
from typing import Any, Final

from colosseum.ai.worker import Answer, Answerer, Worker

log = logging.getLogger(__name__)

A_MOMENT: Final = 0.1
"""Seconds of work between two answers."""
GO_ON: Final = ""
"""The question after the first."""
_PATIENCE: Final = 120.0
"""Seconds before a process that does not answer is given up: a busy machine is slow."""


class WorkInMoments:
    """Work under way; `poll` it until it is no longer busy."""

    def __init__(self, prepare: Callable[[], Answerer], question: Any) -> None:
        self._worker = Worker(prepare)
        self._worker.ask(json.dumps(question), _PATIENCE)
        self.has_failed = False

    @property
    def is_busy(self) -> bool:
        return self._worker.is_busy

    def poll(self) -> None:
        """See how far it has got; this never waits."""
        reply = self._worker.poll()
        if reply is None:
            return
        if not isinstance(reply, Answer):
            log.error("Work in the background failed. %s", reply.reason)
            self.has_failed = True
            self._give_up()
        elif not self._hear(json.loads(reply.text)):
            self._worker.ask(GO_ON, _PATIENCE)

    def _hear(self, answer: Any) -> bool:
        """Take note of an answer; whether it was the last."""
        raise NotImplementedError

    def _give_up(self) -> None:
        """Forget what was kept of work that has failed."""

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._worker.close()
