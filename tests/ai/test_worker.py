"""A process that answers questions: one at a time, and never a wait."""

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

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


def slow_to_start() -> Callable[[str], str]:
    time.sleep(0.3)
    return counting()


def test_patience_begins_when_the_process_is_ready() -> None:
    """Otherwise a slow computer would start one process after another, and hear none."""
    worker = Worker(slow_to_start)
    pid = worker.pid
    assert reply(worker, "Who?", patience=0.25) == Answer("1: Who?")
    assert worker.pid == pid
    worker.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a process to start."""
    monkeypatch.setattr("colosseum.ai.worker.START_PATIENCE", 0.0)


def never_ready() -> Callable[[str], str]:
    time.sleep(600)
    raise AssertionError("nobody waits that long")


@pytest.mark.usefixtures("impatient")
def test_a_process_that_never_gets_ready_is_waited_for_only_once() -> None:
    worker = Worker(never_ready)
    pid = worker.pid
    long_question = "Who?" * 100_000  # no pipe holds as much
    for question in ("Who?", long_question, "Why?"):
        worker.ask(question, 60)
        assert worker.poll() == Silence("The process is not ready yet.")
    assert worker.pid == pid, "it may still get there"
    worker.close()


@pytest.mark.usefixtures("impatient")
def test_a_process_that_gets_ready_at_last_is_asked_again() -> None:
    worker = Worker(slow_to_start)
    assert reply(worker, "Who?") == Silence("The process is not ready yet.")
    assert worker._connection is not None
    assert worker._connection.poll(60), "it does not get ready in a minute"
    assert reply(worker, "Why?") == Answer("1: Why?"), "what was asked before is forgotten"
    worker.close()


def test_without_a_file_for_the_connection_there_is_a_reason_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    with monkeypatch.context() as patch:
        patch.setattr("multiprocessing.connection.Pipe", refuse)
        worker = Worker(counting)
        assert reply(worker, "Who?") == Silence("The process ended before it answered.")
    assert reply(worker, "Why?") == Silence("The process ended before it answered.")
    assert reply(worker, "When?") == Answer("1: When?")
    worker.close()


def test_without_memory_for_a_process_there_is_a_reason_instead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(process: object) -> None:
        raise BlockingIOError("Resource temporarily unavailable")

    with monkeypatch.context() as patch:
        patch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
        worker = Worker(counting)
        assert worker.pid is None
        assert reply(worker, "Who?") == Silence("The process ended before it answered.")
    worker.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells no process from another")
def test_an_interrupt_does_not_end_a_process_that_is_still_starting(worker: Worker) -> None:
    """The terminal sends one to the window and all its processes, and the window decides."""
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGINT)
    assert reply(worker, "Who?") == Answer("1: Who?")
    assert worker.pid == pid


PARENT = """
import os, time
from colosseum.ai.worker import Worker
def dawdling():
    return lambda question: time.sleep(60)
if __name__ == "__main__":
    worker = Worker(dawdling)
    worker.ask("dawdle", 60)
    while not worker._is_ready:
        worker.poll()
    print(worker.pid, flush=True)
    os._exit(1)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal 0")
def test_a_process_whose_parent_has_died_ends_quietly(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    root = Path(__file__).resolve().parents[2]
    told = subprocess.run(
        [sys.executable, script],
        env=os.environ | {"PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    pid = int(told.stdout)
    end = time.monotonic() + 30
    while is_alive(pid):
        assert time.monotonic() < end, "it dawdles on"
        time.sleep(0.01)
    assert told.stderr == ""


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_process_that_dies_is_replaced(worker: Worker) -> None:
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
    assert reply(worker, "dawdle") == Silence("The process ended before it answered.")
    assert worker.pid != pid
