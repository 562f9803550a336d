"""A report in one file: everything that helps, and nothing personal but the names at the table."""

import errno
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from colosseum import __version__
from colosseum.files import paths, storage
from colosseum.files.settings import Settings
from colosseum.files.storage import StorageError
from colosseum.play import saves
from colosseum.play.problem_report import journal_in, report_text, write_report
from colosseum.rules.colosseum import Game
from colosseum.rules.journal import Journal
from tests import games
from tests.reliability.failed_reads import failed_reads
from tests.reliability.faults import fault

SETTINGS = Settings(language="nl", speed="fast")
FACTS = {"Window": "1280 × 720"}


@pytest.fixture(autouse=True)
def zoe(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[logging.FileHandler]:
    """Zoë's home, her computer and her log."""
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    for name in ("USER", "USERNAME", "LOGNAME"):
        monkeypatch.setenv(name, "zoe1987")
    monkeypatch.setattr("platform.node", lambda: "zoes-laptop")
    file = paths.log_folder() / paths.LOG_NAME
    handler = logging.FileHandler(file, encoding="utf-8")
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)
    handler.close()


def crash_in_a_personal_place() -> None:
    """What a log is made of: messages and tracebacks, full of places and names."""
    log = logging.getLogger("colosseum.test")
    try:
        (Path.home() / "Zoe's games").read_text()
    except OSError:
        log.exception("zoe1987 on zoes-laptop has no %s", Path.home() / "Zoe's games")
    log.warning("The folder /media/zoe1987/Grandma's stick/games cannot be created.")
    log.warning("Colosseum cannot find its file (looked for %s).", paths.data_folder())


def test_it_has_the_version_the_system_the_settings_the_log_and_the_game() -> None:
    session = games.people_at_a_table(actions=3)
    crash_in_a_personal_place()
    file = write_report(FACTS, SETTINGS, session.journal)
    text = file.read_text(encoding="utf-8")
    for words in (
        f"Colosseum {__version__}",
        "Python: 3.",
        "Rules: colosseum ",
        "Window: 1280 × 720",
        '"language": "nl"',
        "has no ~/Zoe's games",
        "FileNotFoundError",
        "Please write here what you did",
    ):
        assert words in text
    journal = Journal.of_text(Game, journal_in(text))
    assert journal.game == session.game
    assert len(journal.records) == 3


def test_it_is_where_people_look_for_things(home: Path) -> None:
    (home / "Documents").mkdir()
    file = write_report(FACTS, SETTINGS, None)
    assert file.parent == home / "Documents"
    assert file.name.startswith("Colosseum report 20")
    assert [*file.parent.iterdir()] == [file]


def test_nothing_in_it_is_personal_but_the_names_at_the_table(home: Path) -> None:
    session = games.people_at_a_table(actions=3)
    crash_in_a_personal_place()
    text = report_text(FACTS, SETTINGS, session.journal)
    for word in (str(home), home.name, "zoe1987", "zoes-laptop", "Grandma", str(Path(__file__))):
        assert word not in text
    header = json.loads(journal_in(text).partition("\n")[0])
    assert header["seats"] == ["A", "B", "C"]
    assert header["notes"].keys() <= {"seats", saves.ORDER}


# Which game


def test_without_an_open_game_it_has_the_one_opened_last_as_it_is() -> None:
    games.people_at_a_table(actions=1).close()
    last = games.people_at_a_table(actions=2)
    last.close()
    assert last.file is not None
    found = journal_in(report_text(FACTS, SETTINGS, None))
    assert found == last.file.read_text(encoding="utf-8")


def test_a_damaged_game_is_in_it_without_what_does_not_belong_there(home: Path) -> None:
    session = games.people_at_a_table(actions=2)
    session.close()
    assert session.file is not None
    session.file.write_bytes(session.file.read_bytes()[:-30] + f"\xff{home}/diary".encode("latin1"))
    found = journal_in(report_text(FACTS, SETTINGS, None))
    assert found.startswith("(It is damaged or incomplete.)\n{")
    assert str(home) not in found


def test_there_may_be_no_game_and_no_log(zoe: logging.FileHandler) -> None:
    text = report_text(FACTS, SETTINGS, None)
    assert text.count("(There is none.)") == 2


# A disk that fails


def test_what_cannot_be_read_is_named_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "_READ_PAUSE", 0.0)
    session = games.people_at_a_table(actions=1)
    session.close()
    assert session.file is not None
    log = paths.log_folder() / paths.LOG_NAME
    with failed_reads(session.file, "read", errno.EIO), failed_reads(log, "open", errno.EMFILE):
        text = report_text(FACTS, SETTINGS, None)
    assert "colosseum.log cannot be opened: too many files are open." in text
    assert "cannot be opened: the disk has a fault." in journal_in(text)


def test_a_folder_that_refuses_makes_way_for_the_next(home: Path) -> None:
    (home / "Documents").write_text("no folder")
    (home / "Desktop").mkdir()
    assert write_report(FACTS, SETTINGS, None).parent == home / "Desktop"


@pytest.mark.parametrize("step", ["open", "write", "rename"])
def test_a_disk_that_refuses_everywhere_says_why(home: Path, step: str) -> None:
    with fault(step, errno.ENOSPC), pytest.raises(StorageError, match="the disk is full"):
        write_report(FACTS, SETTINGS, None)
    assert not [*home.rglob("*report*")]


def test_a_game_that_cannot_even_be_summed_up_is_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    session = games.people_at_a_table(actions=1)
    monkeypatch.setattr("colosseum.play.problem_report.summary_of", fail)
    text = report_text(FACTS, SETTINGS, session.journal)
    assert len(Journal.of_text(Game, journal_in(text)).records) == 1
