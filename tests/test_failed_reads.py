"""A file that cannot be read now is not damaged: it stays where it is, and as it is."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from colosseum.files import file_lock, paths, settings, storage
from colosseum.play import saves, statistics
from colosseum.play.session import Session
from colosseum.program import startup
from colosseum.rules.journal import JournalError
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.title import TitleScene
from colosseum.tutor.progress import Progress
from tests import games as some_games
from tests.hands import Hands
from tests.noting import Notes
from tests.reliability.failed_reads import REASONS, STEPS, failed_looks, failed_reads
from tests.reliability.personal_files import KIT, PERSONAL_FILES


@pytest.fixture(autouse=True)
def quick(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(storage, "_READ_PAUSE", 0.0)
    storage.notices.clear()
    yield
    storage.notices.clear()


@pytest.mark.parametrize("reason", REASONS, ids=errno.errorcode.get)
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("kind", PERSONAL_FILES)
def test_a_personal_file_that_cannot_be_read_is_left_alone_and_named(
    kind: str, step: str, reason: int
) -> None:
    personal = PERSONAL_FILES[kind]
    file = personal.keep()
    before = file.read_bytes()
    with failed_reads(file, step, reason):
        assert not personal.use()
    assert file.read_bytes() == before
    assert [*file.parent.glob("*.broken")] == []
    assert storage.notices
    assert all(file.name in notice for notice in storage.notices)


@pytest.mark.parametrize("kind", PERSONAL_FILES)
def test_one_failure_is_not_even_noticed(kind: str) -> None:
    personal = PERSONAL_FILES[kind]
    file = personal.keep()
    with failed_reads(file, "read", errno.EIO, times=1):
        assert personal.use()
    assert storage.notices == []


def test_settings_that_could_not_be_read_are_not_overwritten_later_either() -> None:
    file = PERSONAL_FILES["settings"].keep()
    before = file.read_bytes()
    with failed_reads(file, "open", errno.EMFILE):
        found = settings.load()
    settings.save(found)
    assert file.read_bytes() == before
    settings.save(settings.load())
    assert settings.load().speed == "fast"


def test_progress_goes_on_once_its_file_can_be_read_again() -> None:
    file = PERSONAL_FILES["hints"].keep()
    with failed_reads(file, "open", errno.EIO):
        progress = Progress.load(KIT.name)
        progress.see("one")
    progress.see("two")
    assert Progress.load(KIT.name).seen == ["loge-two-dice", "one", "two"]


def test_a_game_recorded_blindly_is_counted_once() -> None:
    file = PERSONAL_FILES["statistics"].keep()
    with failed_reads(file, "read", errno.EIO):
        statistics.record(some_games.finished_journal(), some_games.seats())
    assert len(statistics.entries(KIT)) == 1


@pytest.mark.parametrize("reason", REASONS, ids=errno.errorcode.get)
@pytest.mark.parametrize("step", STEPS)
def test_a_game_that_cannot_be_read_is_left_alone_with_its_previous_save(
    step: str, reason: int
) -> None:
    session = some_games.people_at_a_table(actions=3)
    session.close()
    file = session.file
    assert file is not None
    before = {each: each.read_bytes() for each in (file, saves.previous(file))}
    with failed_reads(file, step, reason):
        for use in (Session.resume, saves.recover, saves.saved_game):
            with pytest.raises(JournalError, match="cannot be opened"):
                use(file)
    assert {each: each.read_bytes() for each in file.parent.glob("*.journal*")} == before
    assert len(Session.resume(file).journal.records) == 3


def test_a_game_that_could_not_be_read_keeps_its_place() -> None:
    older, newer = (some_games.people_at_a_table(actions=1).file for _ in range(2))
    assert newer is not None
    saves._noted_order.cache_clear()
    with failed_reads(newer, "open", errno.EIO):
        saves.saved_games()
    assert saves.saved_games() == [newer, older]


def test_title_and_list_say_which_game_cannot_be_read(hands: Hands) -> None:
    file = some_games.people_at_a_table(actions=1).file
    assert file is not None
    words = f"{file.name} cannot be opened: the disk has a fault."
    with failed_reads(file, "read", errno.EIO):
        hands.open(TitleScene(hands.app))
        assert isinstance(hands.scene, TitleScene)
        assert hands.scene.troubles == [words]
        hands.open(SavedGamesScene(hands.app))
        assert isinstance(hands.scene, SavedGamesScene)
        assert [game.trouble for game in hands.scene.games] == [words]


# Folders


@pytest.mark.parametrize("reason", REASONS, ids=errno.errorcode.get)
def test_games_that_cannot_be_listed_are_not_called_none(hands: Hands, reason: int) -> None:
    some_games.people_at_a_table(actions=1).close()
    with failed_looks(saves.folder(), reason):
        hands.open(TitleScene(hands.app))
        assert isinstance(hands.scene, TitleScene)
        (words,) = hands.scene.troubles
        assert words.startswith("Your saved games cannot be listed: ")
        assert not hands.sees("continue")
        hands.open(SavedGamesScene(hands.app))
        seen = Notes(hands.app.screen).all_of(hands.scene)
        assert words in seen
        assert "No saved games yet" not in seen
        assert not startup._is_first_time()
        Session.new(KIT, some_games.seats(), 1).close()
    assert len(saves.saved_games()) == 2


def test_a_lock_that_cannot_be_looked_at_keeps_nobody_waiting() -> None:
    file = some_games.people_at_a_table(actions=1).file
    assert file is not None
    with failed_looks(file_lock.lock_file(file), errno.EIO):
        session = Session.resume(file)
    assert len(session.journal.records) == 1


# What was read and found wrong


def test_what_is_set_aside_never_replaces_what_was_set_aside_before() -> None:
    file = paths.config_folder() / "settings.json"
    for content in ("one", "two", "three"):
        file.write_text(content)
        settings.load()
    kept = sorted(file.parent.glob("*.broken"))
    assert sorted(each.read_text() for each in kept) == ["one", "three", "two"]
    assert not file.exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows opens no folder")
def test_a_folder_set_aside_never_replaces_another_either(tmp_path: Path) -> None:
    place = tmp_path / "folder"
    for content in ("one", "two"):
        place.write_text(content)
        paths.make_folder(place)
        place.rmdir()
    kept = tmp_path.glob("*.broken")
    assert sorted(each.read_text() for each in kept) == ["one", "two"]


def test_a_bad_byte_costs_one_line_of_statistics() -> None:
    file = paths.data_folder() / "statistics.jsonl"
    for seed in (1, 2, 3):
        statistics.record(some_games.finished_journal(seed=seed), some_games.seats())
    lines = file.read_bytes().splitlines(keepends=True)
    spoilt = lines[0] + lines[1][:-9] + b"\xff" + lines[1][-9:] + lines[2]
    file.write_bytes(spoilt)
    assert len(statistics.entries(KIT)) == 2
    assert file.read_bytes() == spoilt
    assert [*file.parent.glob("*.broken")] == []
