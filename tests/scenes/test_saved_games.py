"""Saved games: listed, continued, deleted, and damaged ones named."""

import os

import pytest

from colosseum.files import catalogues, file_lock
from colosseum.play import saves
from colosseum.play.career.stages import stages
from colosseum.play.saves import folder, previous, saved_games
from colosseum.play.session import Session
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action
from colosseum.rules.roma import Game as Roma
from colosseum.scenes.confirm import ConfirmScene
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.scene import TableScene
from tests import games, languages
from tests.conftest import OpenApp
from tests.hands import Hands
from tests.noting import Notes


def test_every_saved_game_says_who_plays_and_where_it_stands(hands: Hands) -> None:
    games.saved_finished("over")
    games.begun()
    hands.open(SavedGamesScene(hands.app))
    assert isinstance(hands.scene, SavedGamesScene)
    assert [game.is_over for game in hands.scene.games] == [False, True]
    hands.click("open-1")
    assert isinstance(hands.scene, ResultsScene)


def test_an_unfinished_game_goes_on_from_the_list(hands: Hands) -> None:
    saved = games.begun()
    hands.open(SavedGamesScene(hands.app))
    hands.click("open-0")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.file == saved.file


def test_a_game_that_only_its_header_calls_over_goes_on_and_is_saved(hands: Hands) -> None:
    file = games.called_over(games.people_at_a_table(actions=3), winners=[0])
    hands.open(SavedGamesScene(hands.app))
    assert isinstance(hands.scene, SavedGamesScene)
    assert hands.scene.games[0].is_over
    hands.click("open-0")
    assert isinstance(hands.scene, TableScene)
    session = hands.scene.session
    assert session.file == file
    session.act(session.game.choices().actions[0])
    assert saves.load(file).game == session.game


def test_a_game_that_only_its_header_calls_unfinished_shows_its_results(hands: Hands) -> None:
    over = games.finished_journal()
    file = folder() / "over.journal"
    games.called_over(Session(over, games.seats(), file), winners=None)
    hands.open(SavedGamesScene(hands.app))
    hands.click("open-0")
    assert isinstance(hands.scene, ResultsScene)
    assert [*folder().iterdir()] == [file]


def test_games_of_both_kinds_are_listed_and_each_opens_its_own_table(hands: Hands) -> None:
    games.begun()
    games.begun(2, game="roma")
    hands.open(SavedGamesScene(hands.app))
    assert isinstance(hands.scene, SavedGamesScene)
    listed = [game.saved for game in hands.scene.games]
    assert [saved.game for saved in listed if saved] == ["roma", "colosseum"]
    hands.click("open-0")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.kit.name == "roma"


def test_a_game_of_earlier_rules_says_so_in_the_list_and_at_the_table(hands: Hands) -> None:
    newer = games.begun(2, game="roma")
    saves.save(Journal(Roma.new(("Aquila", "Lupa"), 7, version=1)), folder() / "old.journal")
    hands.open(SavedGamesScene(hands.app))
    assert isinstance(hands.scene, SavedGamesScene)
    listed = [game.saved.has_earlier_rules for game in hands.scene.games if game.saved]
    assert listed == [False, True]
    assert "earlier rules" in Notes(hands.app.screen).all_of(hands.scene)
    hands.click("open-1")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.game.rules_version == 1
    assert "must act if they can" in hands.widget("earlier-rules").tip
    hands.open(TableScene(hands.app, newer))
    assert not hands.sees("earlier-rules")


def test_deleting_asks_first_and_deletes_the_save_before_it_too(hands: Hands) -> None:
    file = games.begun().file
    assert file is not None
    previous(file).write_text("the one before")
    hands.open(SavedGamesScene(hands.app))
    hands.click("delete-0")
    assert isinstance(hands.scene, ConfirmScene)
    hands.click("no")
    assert saved_games() == [file]
    hands.click("delete-0")
    hands.click("yes")
    assert isinstance(hands.scene, SavedGamesScene)
    assert saved_games() == []
    assert not previous(file).exists()
    assert not hands.sees("delete-0")


def test_without_confirmations_deleting_is_one_click(open_app: OpenApp) -> None:
    games.begun()
    hands = Hands(open_app(confirmations=False))
    hands.open(SavedGamesScene(hands.app))
    hands.click("delete-0")
    assert saved_games() == []


def test_a_damaged_file_says_so_and_can_only_be_deleted(hands: Hands) -> None:
    (folder() / "odd.journal").write_text("nothing of ours\n")
    hands.open(SavedGamesScene(hands.app))
    assert isinstance(hands.scene, SavedGamesScene)
    assert hands.scene.games[0].trouble == "odd.journal cannot be loaded: It is not a saved game."
    assert not hands.sees("open-0")
    hands.click("delete-0")
    hands.click("yes")
    assert saved_games() == []


def test_a_game_that_another_window_plays_can_only_be_watched(hands: Hands) -> None:
    session = games.people_at_a_table(actions=3)
    assert session.file is not None
    session.close()
    descriptor = file_lock._locked(file_lock.lock_file(session.file))
    assert descriptor is not None
    hands.open(SavedGamesScene(hands.app))
    for key in ("open-0", "delete-0"):
        assert hands.widget(key).disabled_because == "This game is open in another window."
    hands.click("watch-0")
    assert isinstance(hands.scene, ReplayScene)
    os.close(descriptor)


def test_many_games_are_paged(hands: Hands) -> None:
    games.shelf_of_games()
    hands.open(SavedGamesScene(hands.app))
    assert hands.widget("later").disabled_because
    hands.click("earlier")
    assert isinstance(hands.scene, SavedGamesScene)
    assert len(hands.scene.games) == 2
    assert hands.widget("earlier").disabled_because
    hands.click("later")
    assert len(hands.scene.games) == 6


def test_a_game_is_replayed_once_to_open_it_from_the_list(
    hands: Hands, replayed: list[Action]
) -> None:
    games.people_at_a_table(actions=20)
    replayed.clear()
    hands.open(SavedGamesScene(hands.app))
    assert replayed == []
    hands.click("open-0")
    hands.wait(0.2)
    assert len(replayed) == 20


@pytest.mark.parametrize("key", ["open-0", "watch-0"])
def test_a_game_that_cannot_be_replayed_says_so_when_it_is_opened(hands: Hands, key: str) -> None:
    games.unplayable(games.people_at_a_table(actions=0).file)
    hands.open(SavedGamesScene(hands.app))
    hands.click(key)
    assert isinstance(hands.scene, SavedGamesScene)
    assert "Line 2" in hands.scene.games[0].trouble
    assert not hands.sees(key)
    assert hands.sees("delete-0")


def test_why_a_file_is_no_game_is_said_in_the_player_s_language(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)
    catalogues.use("nl")
    (folder() / "odd.journal").write_text("hello", encoding="utf-8")
    hands.open(SavedGamesScene(hands.app))
    assert isinstance(hands.scene, SavedGamesScene)
    assert hands.scene.games[0].trouble == (
        "odd.journal kan niet geopend worden. Het is geen opgeslagen spel."
    )


def test_a_game_of_the_career_is_listed_with_its_stage(hands: Hands) -> None:
    games.finished_stage(stages()[0].tables[0])
    scene = SavedGamesScene(hands.app)
    hands.open(scene)
    assert "Opening day · " in Notes(hands.app.screen).all_of(scene)
