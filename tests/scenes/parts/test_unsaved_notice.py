"""A game that cannot be saved says so for as long as that lasts, and is not left by accident."""

import errno
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from colosseum.files import storage
from colosseum.files.storage import StorageError
from colosseum.play import saves
from colosseum.play.session import Session
from colosseum.scenes.confirm import ConfirmScene
from colosseum.scenes.pause_menu import PauseMenuScene
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.table.hand_over import HandOverScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from colosseum.words.sentences import Sentence
from tests import games
from tests.conftest import OpenApp
from tests.hands import Hands

Disk = Callable[[bool], None]


@pytest.fixture
def fill_disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Fills the disk that the games are on, and empties it again."""
    is_full = [False]
    open_file: Any = Path.open

    def open_if_there_is_room(path: Path, mode: str = "r", *rest: object, **more: object) -> object:
        if is_full[0] and "w" in mode and "games" in path.parts:
            raise OSError(errno.ENOSPC, "No space left on device")
        return open_file(path, mode, *rest, **more)

    monkeypatch.setattr(Path, "open", open_if_there_is_room)

    def fill(full: bool) -> None:
        is_full[0] = full

    return fill


@pytest.fixture
def session() -> Session:
    return games.people_at_a_table(actions=2)


@pytest.fixture
def table(hands: Hands, session: Session, fill_disk: Disk) -> Hands:
    """A table where the last action was not saved."""
    hands.open(TableScene(hands.app, session))
    assert not hands.sees("unsaved")
    fill_disk(True)
    act(hands)
    return hands


def act(hands: Hands) -> None:
    hands.take_over()
    table = hands.scene
    assert isinstance(table, TableScene)
    table.act(table.game.choices().actions[0])
    for _ in range(30):
        hands.wait(0.1)
        hands.take_over()


def saved_actions(session: Session) -> int:
    assert session.file is not None
    return len(saves.load(session.file).records)


def test_a_save_that_fails_is_seen_until_one_succeeds(
    table: Hands, session: Session, fill_disk: Disk
) -> None:
    assert table.sees("unsaved")
    assert isinstance(session.unsaved, StorageError)
    assert session.unsaved.reason == "the disk is full"
    assert saved_actions(session) == 2
    table.wait(6)
    act(table)
    assert table.sees("unsaved")
    assert table.app.is_lively, "it tries again although nothing moves"
    fill_disk(False)
    table.wait(6)
    assert not table.sees("unsaved")
    assert saved_actions(session) == 4


def test_a_shared_screen_that_is_handed_over_goes_on_trying(
    hands: Hands, session: Session, fill_disk: Disk
) -> None:
    hands.open(TableScene(hands.app, session))
    hands.take_over()
    table = hands.scene
    assert isinstance(table, TableScene)
    fill_disk(True)
    while isinstance(hands.scene, TableScene):
        if table.course.is_asking:
            table.act(table.game.choices().actions[0])
        hands.wait(0.1)
    assert isinstance(hands.scene, HandOverScene)
    assert session.unsaved is not None
    fill_disk(False)
    hands.wait(6)
    assert isinstance(hands.scene, HandOverScene), "nobody has taken over"
    assert saved_actions(session) == len(session.journal.records)


def test_the_menu_over_a_table_goes_on_trying_and_shows_when_it_works(
    table: Hands, session: Session, fill_disk: Disk
) -> None:
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.scene, PauseMenuScene)
    assert table.app.is_lively
    table.wait(6)
    assert session.unsaved is not None, "the disk is still full"
    fill_disk(False)
    table.wait(6)
    assert isinstance(table.scene, PauseMenuScene), "nobody has closed it"
    assert saved_actions(session) == 3
    assert not table.app.is_lively


def test_trying_again_is_one_click(table: Hands, session: Session, fill_disk: Disk) -> None:
    table.click("save again")
    assert table.sees("unsaved")
    fill_disk(False)
    table.click("save again")
    assert not table.sees("unsaved")
    assert saved_actions(session) == 3


def test_a_game_can_be_saved_elsewhere_meanwhile(
    table: Hands, session: Session, fill_disk: Disk, home: Path
) -> None:
    (home / "Documents").mkdir()
    table.click("save elsewhere")
    copy = session.elsewhere
    assert copy is not None
    assert copy.parent == home / "Documents"
    assert not table.sees("save elsewhere")
    act(table)
    assert len(saves.load(copy).records) == 4, "the copy has later actions too"
    table.app.quit()
    assert table.app.scene is None, "nothing would be lost"


def test_elsewhere_may_be_no_better(
    table: Hands, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(Path, "open", refuse)
    table.click("save elsewhere")
    assert session.elsewhere is None
    assert table.sees("save elsewhere")


@pytest.mark.parametrize("how", ["close", "menu", "leave"])
def test_leaving_warns_and_can_be_thought_better_of(
    open_app: OpenApp, fill_disk: Disk, how: str
) -> None:
    hands = Hands(open_app(confirmations=False))
    session = games.people_at_a_table(actions=0)
    hands.open(TableScene(hands.app, session))
    fill_disk(True)
    act(hands)

    def leave() -> None:
        if how == "close":
            hands.app.step([pygame.Event(pygame.QUIT)], 0.0)
            return
        hands.press(pygame.K_ESCAPE)
        assert isinstance(hands.scene, PauseMenuScene)
        hands.click("quit" if how == "menu" else "leave")

    leave()
    question = hands.scene
    assert isinstance(question, ConfirmScene)
    assert question.question.explanation == (
        "This game cannot be saved: the disk is full. 1 action has not been saved."
    )
    if how == "close":
        leave()
        assert hands.scene is question, "it asks once"
    hands.click("no")
    assert hands.app.scene is not None
    hands.press(pygame.K_ESCAPE) if how != "close" else None
    leave()
    hands.click("yes")
    assert isinstance(hands.app.scene, TitleScene) if how == "leave" else hands.app.scene is None


def test_leaving_saves_once_more_before_it_warns(
    table: Hands, session: Session, fill_disk: Disk
) -> None:
    fill_disk(False)
    table.app.quit()
    assert table.app.scene is None
    assert saved_actions(session) == 3


def test_the_results_of_an_unsaved_game_say_so_too(hands: Hands, fill_disk: Disk) -> None:
    journal = games.finished_journal()
    session = Session(journal, games.seats(), saves.new_file())
    fill_disk(True)
    session.save()
    hands.open(ResultsScene(hands.app, session))
    assert hands.sees("unsaved")
    fill_disk(False)
    hands.wait(6)
    assert not hands.sees("unsaved")
    assert saves.load(saves.saved_games()[0]).game == journal.game


def test_a_folder_that_is_gone_is_seen(hands: Hands, session: Session) -> None:
    hands.open(TableScene(hands.app, session))
    shutil.rmtree(saves.folder())
    act(hands)
    assert hands.sees("unsaved")
    saves.folder()
    hands.wait(6)
    assert not hands.sees("unsaved")


def test_the_reason_is_the_systems_own() -> None:
    assert StorageError(Sentence("anything")).reason == "anything"
    with pytest.raises(StorageError) as error:
        storage.write(Path("/no such folder/file"), "")
    assert error.value.reason == "there is no such file or folder"
