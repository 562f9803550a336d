"""A lock keeps another process out, and a crash of its owner opens it again."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from colosseum.files import file_lock

HOLD = """
import sys
from pathlib import Path
from colosseum.files.file_lock import lock
held = lock(Path(sys.argv[1]))
print(held is not None, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.journal"


@contextmanager
def another_process_with(file: Path) -> Iterator[tuple[subprocess.Popen[str], bool]]:
    """A process that locks a file, if it can, and whether it could."""
    command = [sys.executable, "-c", HOLD, str(file)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        yield other, other.stdout.readline().strip() == "True"
        other.kill()


def test_a_lock_keeps_out_other_processes_until_its_owner_is_killed(file: Path) -> None:
    with another_process_with(file) as (other, has_locked):
        assert has_locked
        assert file_lock.is_locked_elsewhere(file)
        assert file_lock.lock(file) is None
        other.kill()
        other.wait()
        assert not file_lock.is_locked_elsewhere(file)
        assert file_lock.lock(file) is not None


def test_a_process_that_comes_later_is_kept_out(file: Path) -> None:
    held = file_lock.lock(file)
    with another_process_with(file) as (_, has_locked):
        assert not has_locked
    assert held is not None


def test_inside_a_process_a_lock_is_shared_and_leaves_nothing_behind(file: Path) -> None:
    first = file_lock.lock(file)
    second = file_lock.lock(file)
    assert first is second is not None
    assert not file_lock.is_locked_elsewhere(file)
    del first
    assert file_lock.lock_file(file).exists()
    del second
    assert [*file.parent.iterdir()] == []


def test_where_nothing_can_be_written_nothing_is_locked(file: Path) -> None:
    assert file_lock.lock(file.parent / "no such folder" / "game.journal") is not None
