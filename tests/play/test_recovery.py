"""A damaged game gives way to the save before it, and nothing is lost on the way there."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from colosseum.files import storage
from colosseum.play import saves
from colosseum.play.saves import NotDamaged
from colosseum.play.session import Session
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from tests import games
from tests.hands import Hands
from tests.reliability.faults import STEPS, fault
from tests.reliability.recoveries import kill_at_every_step

pytestmark = pytest.mark.usefixtures("home")
forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")


def a_game() -> Path:
    """A game of three actions, whose previous save has two."""
    session = games.people_at_a_table(actions=3)
    session.close()
    assert session.file is not None
    return session.file


def damaged() -> Path:
    file = a_game()
    file.write_text("no longer a game", encoding="utf-8")
    return file


def contents(file: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in file.parent.glob(f"{file.name}*")}


@forks
@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
@pytest.mark.parametrize("damage", ["cut off", "a folder"])
def test_a_recovery_killed_at_any_of_its_steps_loses_nothing(damage: str) -> None:
    assert kill_at_every_step(damage) >= 8


@pytest.mark.parametrize("reason", [errno.ENOSPC, errno.EIO, errno.EACCES])
@pytest.mark.parametrize("step", STEPS)
def test_a_recovery_on_a_disk_that_refuses_loses_nothing(step: str, reason: int) -> None:
    file = damaged()
    with fault(step, reason):
        session = Session.resume(file)
        assert len(session.journal.records) == 2
        session.act(session.game.choices().actions[0])
        assert saves.saved_games() == [file]
        assert len(saves.recover(file)[0].records) >= 2
    session.act(session.game.choices().actions[0])
    assert len(saves.load(file).records) == 4
    assert "no longer" not in saves.previous(file).read_text(encoding="utf-8")


def test_what_was_damaged_is_kept_and_nothing_kept_before_is_replaced() -> None:
    file = damaged()
    Session.resume(file).close()
    file.write_text("damaged again", encoding="utf-8")
    Session.resume(file).close()
    kept = [each.read_text() for each in sorted(file.parent.glob("*.damaged"))]
    assert sorted(kept) == ["damaged again", "no longer a game"]


def test_a_game_of_which_only_the_previous_save_is_left_is_listed_and_goes_on() -> None:
    file = a_game()
    file.unlink()
    assert saves.saved_games() == [file]
    assert saves.last_written(file) > 0
    assert [game.file for game in saves.latest_unfinished() if game] == [file]
    assert len(Session.resume(file).journal.records) == 2
    assert file.exists()
    assert storage.notices == []


def test_a_folder_in_the_place_of_a_game_makes_room_for_it() -> None:
    file = a_game()
    file.unlink()
    file.mkdir()
    assert len(Session.resume(file).journal.records) == 2
    assert len(saves.load(file).records) == 2
    assert [each.is_dir() for each in file.parent.glob("*.broken")] == [True]


def test_deleting_a_game_can_be_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    file = a_game()
    delete = storage.delete

    def interrupted(each: Path) -> None:
        delete(each)
        raise KeyboardInterrupt

    monkeypatch.setattr(storage, "delete", interrupted)
    with pytest.raises(KeyboardInterrupt):
        saves.delete(file)
    assert len(saves.load(file).records) == 3


# What is no damage


def a_newer_one() -> Path:
    file = a_game()
    first, _, rest = file.read_text(encoding="utf-8").partition("\n")
    header = json.dumps(json.loads(first) | {"journal": 2, "seal": "another way"})
    file.write_text(f"{header}\n{rest}", encoding="utf-8")
    return file


def one_of_another_game() -> Path:
    file = a_game()
    text = file.read_text(encoding="utf-8").replace('"game": "colosseum"', '"game": "morris"')
    first, _, rest = text.partition("\n")
    header = json.dumps(json.loads(first) | {"seal": None})
    file.write_text(f"{header}\n{rest}", encoding="utf-8")
    return file


def a_refused_one() -> Path:
    file = a_game()
    games.unplayable(file)
    return file


@pytest.mark.parametrize("make", [a_newer_one, one_of_another_game, a_refused_one])
def test_a_game_that_we_cannot_play_is_left_with_its_previous_save(
    make: Callable[[], Path],
) -> None:
    file = make()
    before = contents(file)
    for use in (Session.resume, saves.recover):
        with pytest.raises(NotDamaged):
            use(file)
    assert contents(file) == before


def test_continue_that_cannot_says_why_and_offers_the_game_before(hands: Hands) -> None:
    older = a_game()
    newer = a_refused_one()
    hands.open(TitleScene(hands.app))
    hands.click("continue")
    hands.wait(0.2)
    assert isinstance(hands.scene, TitleScene)
    (trouble,) = hands.scene.troubles
    assert trouble.startswith(f"{newer.name} cannot be loaded: Line 2")
    hands.click("continue")
    hands.wait(0.2)
    hands.take_over()
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.file == older


def test_a_newer_game_that_would_be_continued_is_named(hands: Hands) -> None:
    file = a_newer_one()
    hands.open(TitleScene(hands.app))
    assert isinstance(hands.scene, TitleScene)
    words = f"{file.name} cannot be loaded: It was saved by a newer version of this game."
    assert hands.scene.troubles == [words]
    hands.open(SavedGamesScene(hands.app))
    assert isinstance(hands.scene, SavedGamesScene)
    assert hands.scene.games[0].trouble == words
