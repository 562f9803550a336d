"""A process that answers questions: one at a time, and never a wait."""

import os
import signal
import time
from collections.abc import Callable, Iterator

import pytest

from colosseum.ai.worker import Answer, Silence, Worker


def counting() -> Callable[[str], str]:
    """Counts its questions; on demand it fails, or thinks for a long time."""
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        if question == "fail":
            raise ValueError("What a question!")
        if question == "dawdle":
            time.sleep(60)
        return f"{len(asked)}: {question}"

    return answer


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker(counting)
    yield worker
    worker.close()


def reply(worker: Worker, question: str, patience: float = 60) -> Answer | Silence:
    worker.ask(question, patience)
    give_up = time.monotonic() + 60
    while time.monotonic() < give_up:
        if (found := worker.poll()) is not None:
            return found
        assert worker.is_busy
        time.sleep(0.005)
    raise AssertionError("neither an answer nor a reason in a minute")


def test_it_is_prepared_once_and_answers_one_question_after_another(worker: Worker) -> None:
    assert worker.poll() is None, "nobody has asked yet"
    assert reply(worker, "Who?") == Answer("1: Who?")
    assert not worker.is_busy
    assert reply(worker, "Why?\nWhen?") == Answer("2: Why?\nWhen?")


def test_a_question_that_fails_is_answered_by_the_reason_and_the_process_lives(
    worker: Worker,
) -> None:
    pid = worker.pid
    failed = reply(worker, "fail")
    assert isinstance(failed, Silence)
    assert "ValueError: What a question!" in failed.reason
    assert worker.pid == pid
    assert reply(worker, "Who?") == Answer("2: Who?")


def test_a_process_that_is_late_is_replaced(worker: Worker) -> None:
    pid = worker.pid
    assert reply(worker, "dawdle", patience=0.0) == Silence("The process did not answer in time.")
    assert worker.pid != pid
    assert reply(worker, "Who?") == Answer("1: Who?")


def test_a_process_that_dies_is_replaced(worker: Worker) -> None:
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
    assert reply(worker, "dawdle") == Silence("The process ended before it answered.")
    assert worker.pid != pid
