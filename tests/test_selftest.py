"""The game checks itself, and reports by exit code, in words and in a file."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from colosseum import selftest
from colosseum.__main__ import main
from colosseum.files import paths


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command chooses these itself, but other tests should not notice."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


_WITH_FEWER_SCREENS = """
import os
import sys

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # as the command does
from colosseum import selftest
from colosseum.__main__ import main

pictures = selftest.pictures
selftest.pictures = lambda: pictures()[::25]
sys.exit(main(sys.argv[1:]))
"""


def test_the_checkout_is_whole_and_the_players_folders_stay_empty(tmp_path: Path) -> None:
    """Some screens of each kind: tests/test_gallery.py checks every one in the same way."""
    home, report = tmp_path / "home", tmp_path / "report.txt"
    home.mkdir()
    own = {"HOME", "USERPROFILE", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"}
    done = subprocess.run(
        [sys.executable, "-c", _WITH_FEWER_SCREENS, "selftest", "--report", report],
        env=os.environ | {name: str(home) for name in own},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert re.fullmatch(r"\d+ passed, 0 failed\n", done.stdout), done.stdout + done.stderr
    assert report.read_text(encoding="utf-8") == done.stdout
    assert done.returncode == 0
    assert list(home.iterdir()) == []


def test_what_fails_is_named_and_the_other_checks_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def check_two(report: selftest.Report) -> None:
        with report.check("the lion"):
            selftest.expect(False, "it has no mane")
        with report.check("the ship"):
            selftest.expect(True, "it sinks")

    monkeypatch.setattr(selftest, "_check_all", check_two)
    report = tmp_path / "report.txt"

    assert main(["selftest", "--report", str(report)]) == 1
    told = capsys.readouterr().out
    assert "FAILED the lion\n" in told
    assert "it has no mane" in told
    assert told.endswith("2 passed, 1 failed\n")
    assert report.read_text(encoding="utf-8") == told


def test_an_asset_that_is_missing_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paths, "_places", lambda: (tmp_path, tmp_path))

    assert main(["selftest"]) == 1
    assert "cannot find its file" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "code"), [(["selftest"], 0), (["--help"], 0), (["simulate", "--games", "0"], 2)]
)
def test_a_program_without_a_console_works_without_streams(
    words: list[str], code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selftest, "_check_all", lambda report: None)
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)

    with pytest.raises(SystemExit) as end:
        sys.exit(main(words))
    assert end.value.code == code
