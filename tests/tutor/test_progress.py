"""Hints are remembered, and nothing found in the folder stops the game."""

from pathlib import Path

import pytest

from colosseum import paths
from colosseum.tutor.progress import Progress

pytestmark = pytest.mark.usefixtures("home")


def kept() -> Path:
    return paths.data_folder() / "hints.json"


def test_a_newcomer_has_seen_nothing() -> None:
    assert Progress.load().seen == []
    assert not kept().exists()


def test_what_was_seen_is_remembered() -> None:
    progress = Progress.load()
    progress.see("star-is-yours")
    progress.see("loge-two-dice")
    progress.see("star-is-yours")
    again = Progress.load()
    assert again.seen == ["star-is-yours", "loge-two-dice"]
    assert again.has_seen("loge-two-dice")
    assert not again.has_seen("ticket-early")


def test_and_may_be_forgotten() -> None:
    progress = Progress.load()
    progress.see("star-is-yours")
    progress.forget()
    assert Progress.load().seen == []


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '"hints"', '{"hints seen": 3}', '{"hints seen": [1]}', "\x00", "[" * 99],
)
def test_a_broken_file_is_set_aside(text: str) -> None:
    kept().write_text(text, encoding="utf-8")
    progress = Progress.load()
    assert progress.seen == []
    assert kept().with_name("hints.json.broken").read_text(encoding="utf-8") == text
    progress.see("star-is-yours")
    assert Progress.load().seen == ["star-is-yours"]


def test_bytes_that_are_not_text_are_set_aside_too() -> None:
    kept().write_bytes(b"\xff\xfe\x00")
    assert Progress.load().seen == []


def test_a_folder_in_its_place_is_no_reason_to_stop() -> None:
    kept().mkdir()
    (kept() / "something").touch()
    progress = Progress.load()
    progress.see("star-is-yours")
    assert progress.has_seen("star-is-yours")
