"""When an error stops the program: a report in one file, and a message that says where it is."""

import errno
import logging
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from colosseum.files import paths
from colosseum.play.problem_report import journal_in
from colosseum.program import startup, stopping
from colosseum.rules.colosseum import Game
from colosseum.rules.journal import Journal
from colosseum.scenes import routes
from colosseum.scenes.problem_report import ProblemReportScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from colosseum.widgets import clipboard
from tests.games import people_at_a_table
from tests.reliability.faults import fault


@pytest.fixture(autouse=True)
def log_is_closed_afterwards(no_screen: None) -> Iterator[None]:
    root = logging.getLogger()
    before = root.handlers[:]
    yield
    for handler in root.handlers[:]:
        if handler not in before:
            root.removeHandler(handler)
            handler.close()


@pytest.fixture
def crash(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table opens, and has a bug."""

    def open_a_table(scene: TitleScene) -> None:
        scene.window.push(routes.table(scene.window, people_at_a_table(actions=2)))

    def fail(*_: object) -> None:
        raise ZeroDivisionError(f"nobody expected this in {paths.data_folder()}")

    monkeypatch.setattr(TitleScene, "entered", open_a_table)
    monkeypatch.setattr(TableScene, "update", fail)


def reports(home: Path) -> list[Path]:
    return [*home.rglob("Colosseum report*")]


@pytest.mark.usefixtures("crash")
def test_a_crash_leaves_a_report_with_the_game_and_what_happened(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert startup.play() == 1
    (report,) = reports(home)
    told = capsys.readouterr().err
    assert "had to close. Your game is saved.\n" in told
    assert f"A report to send to the makers is in {report}.\nNothing has been sent." in told
    text = report.read_text(encoding="utf-8")
    assert "ZeroDivisionError: nobody expected this in (player)" in text
    assert "Traceback (most recent call last)" in text
    assert str(home) not in text
    assert len(Journal.of_text(Game, journal_in(text)).records) == 2


@pytest.mark.usefixtures("crash")
@pytest.mark.parametrize("step", ["open", "rename"])
def test_a_full_disk_leaves_the_message_that_there_always_was(
    home: Path, capsys: pytest.CaptureFixture[str], step: str
) -> None:
    with fault(step, errno.ENOSPC):
        assert startup.play() == 1
    told = capsys.readouterr().err
    assert "something went wrong" in told
    assert "Details are in " in told
    assert "Traceback" not in told
    assert reports(home) == []


def test_a_program_without_its_files_leaves_a_report_too(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "_places", lambda: (home / "program" / "assets",))
    assert startup.play() == 1
    (report,) = reports(home)
    assert "cannot find its assets folder" in report.read_text(encoding="utf-8")
    assert str(report) in capsys.readouterr().err


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a screen to show messages on."""
    monkeypatch.setattr(stopping, "_has_screen", lambda: True)


@pytest.mark.usefixtures("crash", "screen")
def test_the_window_says_where_the_report_is_until_it_is_closed(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[ProblemReportScene] = []
    entered = ProblemReportScene.entered

    def press(scene: ProblemReportScene) -> None:
        entered(scene)
        seen.append(scene)
        for key in (pygame.K_TAB, pygame.K_ESCAPE):
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))

    monkeypatch.setattr(ProblemReportScene, "entered", press)
    assert startup.play() == 1
    (scene,) = seen
    assert [scene.file] == reports(home)
    assert scene.window.open_journal is None, "the table is closed"


@pytest.mark.usefixtures("crash", "screen")
def test_where_the_window_fails_too_a_box_of_the_system_does_it(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def box(title: str, words: str, *, buttons: tuple[str, ...], **_: object) -> int:
        shown.append(words)
        assert buttons == ("Quit", "Copy the path")
        return 2 - len(shown)

    def fail(*_: object) -> None:
        raise pygame.error("there is no window")

    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", copied.append)
    monkeypatch.setattr(ProblemReportScene, "paint_under", fail)
    monkeypatch.setattr(pygame.display, "message_box", box)
    assert startup.play() == 1
    (report,) = reports(home)
    assert copied == [str(report)]
    assert len(shown) == 2
    assert report.name in shown[0].replace("\n", " ")
