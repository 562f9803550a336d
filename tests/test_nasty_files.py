"""No file that the program reads can stop it, hold it up or eat its memory."""

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.nasty.sound_files import sound
from tests.nasty_files import corpus
from tests.reading import READERS, home

LONGEST = 1.0
"""Seconds for one file; on a machine with other work to do, the processor's."""

LINES = (
    *("statistics", "career", "feats", "challenges", "pars", "accounts"),
    *("solved", "mistakes"),
)
"""Files of which a line that cannot be read is skipped."""


@contextmanager
def collecting_later() -> Iterator[None]:
    """Reading does not pay for the garbage of all tests before it."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_there_are_at_least_two_hundred() -> None:
    assert len({content for _, content in corpus()}) >= 200


@pytest.mark.parametrize("kind", READERS)
def test_a_sound_file_is_read_without_a_word(kind: str, tmp_path: Path) -> None:
    with home(tmp_path):
        assert READERS[kind](sound(kind)) == ""


@pytest.mark.parametrize("kind", READERS)
def test_a_nasty_file_is_read_or_refused_in_a_sentence(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", lambda file: None)
    contents = [content for found, content in corpus() if found == kind]
    refused = 0
    with home(tmp_path):
        for content in contents:
            with collecting_later():
                began = time.process_time()
                refused += bool(READERS[kind](content))
                assert time.process_time() - began < LONGEST, content[:80]
    if kind not in LINES and kind not in ("catalogue", "summary"):
        assert refused > len(contents) / 3
