"""Hints are remembered, and nothing found in the folder stops the game."""

from pathlib import Path

import pytest

from colosseum.files import paths
from colosseum.tutor.progress import Progress

pytestmark = pytest.mark.usefixtures("home")


def kept() -> Path:
    return paths.data_folder() / "hints-colosseum.json"


def test_whoever_never_played_has_seen_nothing() -> None:
    assert Progress.load("colosseum").seen == []
    assert not kept().exists()


def test_what_was_seen_is_remembered() -> None:
    progress = Progress.load("colosseum")
    progress.see("star-is-yours")
    progress.see("loge-two-dice")
    progress.see("star-is-yours")
    again = Progress.load("colosseum")
    assert again.seen == ["star-is-yours", "loge-two-dice"]
    assert again.has_seen("loge-two-dice")
    assert not again.has_seen("ticket-early")


def test_each_game_is_learnt_by_itself() -> None:
    Progress.load("colosseum").see("star-is-yours")
    assert Progress.load("roma").seen == []
    Progress.load("roma").see("something-else")
    Progress.load("colosseum").forget()
    assert Progress.load("roma").seen == ["something-else"]


def test_what_was_learnt_before_there_were_two_games_still_counts() -> None:
    old = paths.data_folder() / "hints.json"
    old.write_text('{"hints seen": ["star-is-yours"]}', encoding="utf-8")
    assert Progress.load("roma").seen == []
    progress = Progress.load("colosseum")
    assert progress.seen == ["star-is-yours"]
    progress.see("loge-two-dice")
    assert Progress.load("colosseum").seen == ["star-is-yours", "loge-two-dice"]
    progress.forget()
    assert Progress.load("colosseum").seen == [], "the old file does not bring them back"


def test_and_may_be_forgotten() -> None:
    progress = Progress.load("colosseum")
    progress.see("star-is-yours")
    progress.forget()
    assert Progress.load("colosseum").seen == []


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '"hints"', '{"hints seen": 3}', '{"hints seen": [1]}', "\x00", "[" * 99],
)
def test_a_broken_file_is_set_aside(text: str) -> None:
    kept().write_text(text, encoding="utf-8")
    progress = Progress.load("colosseum")
    assert progress.seen == []
    assert kept().with_name("hints-colosseum.json.broken").read_text(encoding="utf-8") == text
    progress.see("star-is-yours")
    assert Progress.load("colosseum").seen == ["star-is-yours"]


def test_bytes_that_are_not_text_are_set_aside_too() -> None:
    kept().write_bytes(b"\xff\xfe\x00")
    assert Progress.load("colosseum").seen == []


def test_a_folder_in_its_place_is_no_reason_to_stop() -> None:
    kept().mkdir()
    (kept() / "something").touch()
    progress = Progress.load("colosseum")
    progress.see("star-is-yours")
    assert progress.has_seen("star-is-yours")
