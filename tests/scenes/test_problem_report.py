"""Reporting a problem from the menus: one press, one file, and its path."""

import errno
from pathlib import Path

import pygame
import pytest

from colosseum.play.problem_report import journal_in
from colosseum.scenes import routes
from colosseum.scenes.pause_menu import PauseMenuScene
from colosseum.scenes.problem_report import ProblemReportScene
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.title import TitleScene
from colosseum.widgets import clipboard
from tests import games
from tests.hands import Hands
from tests.noting import Notes
from tests.reliability.faults import fault


def the_report(hands: Hands) -> ProblemReportScene:
    assert isinstance(hands.scene, ProblemReportScene)
    return hands.scene


def test_from_the_title_the_settings_lead_to_a_report(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.click("settings")
    hands.click("report")
    report = the_report(hands)
    assert report.file is not None
    assert report.file.is_file()
    shown = Notes(hands.app.screen).all_of(report)
    assert report.file.name in shown
    assert str(report.file.parent) in shown
    assert "Nothing is sent automatically" in shown
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, SettingsScene)


@pytest.mark.parametrize("way", [["report"], ["settings", "report"]])
def test_from_the_table_the_report_has_its_game(hands: Hands, way: list[str]) -> None:
    session = games.people_at_a_table(actions=2)
    games.begun().close()
    hands.open(routes.table(hands.app, session))
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, PauseMenuScene)
    for key in way:
        hands.click(key)
    file = the_report(hands).file
    assert file is not None
    found = journal_in(file.read_text(encoding="utf-8"))
    assert found.partition("\n")[2] == session.journal.text().partition("\n")[2]


def test_a_replay_can_be_reported_too(hands: Hands) -> None:
    journal = games.finished_journal()
    hands.open(ReplayScene(hands.app, journal))
    assert hands.app.open_journal is journal
    hands.open(SettingsScene(hands.app))
    hands.click("report")
    file = the_report(hands).file
    assert file is not None
    assert journal_in(file.read_text(encoding="utf-8")).endswith(journal.text()[-200:])


def test_a_press_copies_the_path(hands: Hands) -> None:
    hands.open(SettingsScene(hands.app))
    hands.click("report")
    hands.wait(0.5)
    hands.click("copy")
    assert clipboard.paste() == str(the_report(hands).file)
    assert "Path copied" in Notes(hands.app.screen).all_of(hands.scene)


def test_a_path_that_is_no_text_cannot_be_copied_but_shown(hands: Hands) -> None:
    hands.open(ProblemReportScene(hands.app, lambda: Path("/home/zo\udceb/report.txt")))
    hands.wait(0.5)
    hands.click("copy")
    assert "Path copied" not in Notes(hands.app.screen).all_of(hands.scene)


def test_a_full_disk_is_said_and_tried_again(hands: Hands) -> None:
    hands.open(SettingsScene(hands.app))
    with fault("open", errno.ENOSPC):
        hands.click("report")
        report = the_report(hands)
        assert report.file is None
        assert "the disk is full" in Notes(hands.app.screen).all_of(report)
        hands.wait(0.5)
        hands.click("again")
        assert report.file is None
    hands.click("again")
    assert report.file is not None
    assert report.file.is_file()
