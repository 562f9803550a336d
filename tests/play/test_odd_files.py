"""Names that are no text or too long, what killed windows left, and games from strangers."""

import os
import sys
import time
from pathlib import Path

import pytest

from colosseum.files import file_lock, paths, storage
from colosseum.play import saves
from colosseum.play.session import Session
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from tests import games
from tests.hands import Hands

pytestmark = pytest.mark.usefixtures("home")
any_bytes = pytest.mark.skipif(sys.platform != "linux", reason="names are text here")


def a_game(actions: int = 1) -> Path:
    session = games.people_at_a_table(actions)
    session.close()
    assert session.file is not None
    return session.file


def renamed(file: Path, name: bytes) -> Path:
    saves.previous(file).unlink(missing_ok=True)
    return file.rename(file.with_name(os.fsdecode(name)))


# Names


@any_bytes
@pytest.mark.parametrize("is_damaged", [False, True])
def test_a_name_that_is_no_text_is_shown_as_well_as_it_can_be(
    hands: Hands, is_damaged: bool
) -> None:
    file = renamed(a_game(), b"caf\xe9.journal")
    if is_damaged:
        file.write_text("no game")
    hands.open(TitleScene(hands.app))
    hands.open(SavedGamesScene(hands.app))
    assert isinstance(hands.scene, SavedGamesScene)
    (listed,) = hands.scene.games
    if is_damaged:
        assert listed.trouble == "caf·.journal cannot be loaded: It is not a saved game."
    else:
        hands.click("open-0")
        assert isinstance(hands.scene, TableScene)


@any_bytes
def test_a_name_of_255_bytes_is_listed_opened_and_deleted(hands: Hands) -> None:
    file = renamed(a_game(), b"x" * 247 + b".journal")
    hands.open(TitleScene(hands.app))
    assert isinstance(hands.scene, TitleScene)
    assert hands.scene.troubles == []
    hands.click("continue")
    hands.wait(0.2)
    hands.take_over()
    assert isinstance(hands.scene, TableScene)
    session = hands.scene.session
    assert session.file == file
    session.act(session.game.choices().actions[0])
    assert session.unsaved is not None, "there is no room for the name of an unfinished file"
    session.save_elsewhere()
    assert session.elsewhere is not None
    assert saves.load(session.elsewhere).game == session.game
    session.close()
    saves.delete(file)
    assert saves.saved_games() == []


# What killed windows left


def test_what_killed_windows_left_of_games_is_deleted() -> None:
    file = a_game()
    left = [
        saves.folder() / f"{name}.1234-abcd0123.unfinished"
        for name in (file.name, f"{file.name}.previous", "never begun.journal")
    ]
    for each in left:
        each.touch()
    saves.tidy_up()
    assert not any(each.exists() for each in left)
    assert file.exists()


def test_what_another_window_is_writing_is_left_alone() -> None:
    file = a_game()
    descriptor = file_lock._locked(file_lock.lock_file(file))
    assert descriptor is not None
    game = saves.folder() / f"{file.name}.1234-abcd0123.unfinished"
    settings = paths.config_folder() / "settings.json.1234-abcd0123.unfinished"
    ours = storage.unfinished_name(file)
    for each in (game, settings, ours):
        each.touch()
    saves.tidy_up()
    assert all(each.exists() for each in (game, settings, ours))
    os.close(descriptor)
    an_hour_ago = time.time() - 3600
    os.utime(settings, (an_hour_ago, an_hour_ago))
    saves.tidy_up()
    assert [each.exists() for each in (game, settings, ours)] == [False, False, True]


def test_the_title_tidies_up_even_without_a_game(hands: Hands) -> None:
    left = saves.folder() / "never begun.journal.1234-abcd0123.unfinished"
    left.touch()
    hands.open(TitleScene(hands.app))
    assert not left.exists()
    assert not hands.sees("continue")


def test_what_cannot_be_deleted_does_no_harm(hands: Hands) -> None:
    file = a_game()
    left = saves.folder() / f"{file.name}.1234-abcd0123.unfinished"
    left.mkdir()
    hands.open(TitleScene(hands.app))
    hands.click("continue")
    hands.wait(0.2)
    hands.take_over()
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.file == file
    assert left.is_dir()


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege on Windows")
def test_a_link_in_the_place_of_a_lock_creates_nothing(tmp_path: Path) -> None:
    file = a_game()
    target = tmp_path / "elsewhere"
    file_lock.lock_file(file).symlink_to(target)
    session = Session.resume(file)
    session.act(session.game.choices().actions[0])
    assert saves.load(file).game == session.game
    assert not saves.is_in_use(file)
    assert not target.exists()


# Strangers


@pytest.mark.parametrize("order", [999_999_998, 999_999_999, 10**9, 10**9 + 1, 10**30])
def test_a_stranger_s_game_does_not_keep_its_place_for_ever(order: int) -> None:
    stranger = games.people_at_a_table(actions=1)
    stranger.journal.notes[saves.ORDER] = order
    stranger.save()
    stranger.close()
    now = time.time()
    assert stranger.file is not None
    os.utime(stranger.file, (now - 100, now - 100))
    files = [a_game(), a_game(), a_game()]
    for ago, file in zip((30, 20, 10), files, strict=True):
        os.utime(file, (now - ago, now - ago))
    assert saves.saved_games()[:3] == files[::-1]


def test_a_game_too_long_to_be_loaded_is_not_saved_over_one_that_can_be() -> None:
    session = games.people_at_a_table(actions=20)
    session.journal.records *= 500
    session.save()
    assert session.unsaved is None
    session.journal.records.append(session.journal.records[0])
    session.save()
    assert str(session.unsaved) == "It is too long to be a saved game."
    assert session.file is not None
    saves.saved_game(session.file)
