"""The first start looks as the system does: with less motion or more contrast where asked for."""

import sys
from pathlib import Path

import pytest

from colosseum.files import settings
from colosseum.files.settings import Settings
from colosseum.program import startup
from colosseum.program.system_wishes import Wishes, wishes

pytestmark = [
    pytest.mark.usefixtures("no_screen"),
    pytest.mark.skipif(sys.platform != "linux", reason="other systems are asked in other ways"),
]


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A desktop's own command, to be written; there is no other in reach."""
    folder = tmp_path / "commands"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    return folder / "gsettings"


def answer(desktop: Path, animations: str, contrast: str) -> None:
    desktop.write_text(
        f'#!/bin/sh\n[ "$3" = enable-animations ] && echo {animations} || echo {contrast}\n'
    )
    desktop.chmod(0o755)


def test_a_system_without_an_answer_has_no_wishes(desktop: Path) -> None:
    assert wishes() == Wishes()


@pytest.mark.parametrize("words", ["exit 1", "echo nonsense", "echo"])
def test_an_odd_answer_is_none(desktop: Path, words: str) -> None:
    desktop.write_text(f"#!/bin/sh\n{words}\n")
    desktop.chmod(0o755)
    assert wishes() == Wishes()


def test_outside_a_session_nobody_is_asked(desktop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There the system's command would write into the player's home."""
    answer(desktop, "false", "true")
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert wishes() == Wishes()


def test_the_first_start_follows_the_system(desktop: Path) -> None:
    answer(desktop, "false", "true")
    chosen = startup._settings()
    assert not chosen.animations
    assert chosen.high_contrast


def test_what_the_player_has_chosen_comes_first(desktop: Path) -> None:
    answer(desktop, "false", "true")
    settings.save(Settings())
    assert startup._settings() == Settings()
