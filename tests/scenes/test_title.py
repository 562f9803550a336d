"""The title: from here to everything else."""

import json
import threading
import time
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pygame
import pytest

from colosseum.files import storage
from colosseum.play import saves
from colosseum.play.career.stages import stages
from colosseum.play.daily import challenges
from colosseum.play.puzzles import mistakes
from colosseum.play.puzzles.collection import puzzles
from colosseum.play.puzzles.mistakes import Mistake
from colosseum.play.saves import folder
from colosseum.play.session import Session
from colosseum.play.summary import SavedGame
from colosseum.program.app import App
from colosseum.rules import journal
from colosseum.rules.kernel import Action
from colosseum.scenes.career.puzzles_scene import MINE, PuzzlesScene
from colosseum.scenes.career.scene import CareerScene
from colosseum.scenes.confirm import ConfirmScene
from colosseum.scenes.lessons import LessonsScene
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.rulebook import RulebookScene
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.scene import Scene
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.statistics import StatisticsScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from colosseum.tutor.progress import Progress
from colosseum.widgets.button import Button, Kind
from colosseum.words.sentences import Sentence
from tests import games
from tests.conftest import OpenApp
from tests.hands import FRAME, Hands
from tests.nasty.saved_games import summaries, with_summary


def test_from_the_title_to_a_game_it_is_two_clicks(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.click("new")
    assert isinstance(hands.scene, NewGameScene)
    hands.click("start")
    assert isinstance(hands.scene, TableScene)
    game = hands.scene.session
    assert [seat.name for seat in game.seats] == ["Aquila", "Livia", "Cassius", "Flavia"]
    assert [seat.player for seat in game.seats] == ["human"] + ["apprentice"] * 3


def test_by_keys_it_is_enter_twice(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.press(pygame.K_RETURN)
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.scene, TableScene)


def test_a_game_that_is_not_over_can_be_continued(hands: Hands) -> None:
    saved = games.begun()
    hands.open(TitleScene(hands.app))
    button = hands.widget("continue")
    assert isinstance(button, Button)
    assert button.kind is Kind.PRIMARY
    assert button.note == "Colosseum\nTurn I, investing · Aquila"
    hands.click("continue")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.game == saved.game


def test_continue_says_which_game_it_is_and_opens_its_table(hands: Hands) -> None:
    games.begun(2, game="roma")
    hands.open(TitleScene(hands.app))
    button = hands.widget("continue")
    assert isinstance(button, Button)
    assert button.note == "Arena: Roma II\nSetting up · Aquila"
    hands.click("continue")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.kit.name == "roma"


@pytest.mark.parametrize("has_summary", [True, False])
def test_continue_names_the_stage_that_is_played(hands: Hands, has_summary: bool) -> None:
    stage = stages()[0]
    session = Session.at_stage(stage.tables[0], 3)
    session.save()
    session.close()
    if not has_summary:
        games.without_summary(saves.saved_games()[0])
    hands.open(TitleScene(hands.app))
    hands.wait()
    button = hands.widget("continue")
    assert isinstance(button, Button)
    assert button.note.startswith("Opening day\n")


def test_a_game_from_any_folder_is_opened_and_played_there(hands: Hands, tmp_path: Path) -> None:
    file = tmp_path / "from a friend.journal"
    saves.save(games.begun(2, game="roma").journal, file)
    hands.open(TitleScene(hands.app, file=file))
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.kit.name == "roma"
    assert hands.scene.session.file == file


def test_a_game_that_is_over_opens_at_its_results(hands: Hands, tmp_path: Path) -> None:
    file = tmp_path / "over.journal"
    saves.save(games.finished_journal(), file)
    hands.open(TitleScene(hands.app, file=file))
    assert isinstance(hands.scene, ResultsScene)
    assert list(tmp_path.glob("over*")) == [file]


def test_a_given_game_that_only_its_header_calls_over_is_played_there(hands: Hands) -> None:
    file = games.called_over(games.people_at_a_table(actions=3), winners=[0])
    hands.open(TitleScene(hands.app, file=file))
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.file == file


def test_whatever_else_is_opened_is_named_and_left_alone(hands: Hands, tmp_path: Path) -> None:
    file = tmp_path / "poem.journal"
    file.write_text("Arma virumque cano", encoding="utf-8")
    games.begun()
    title = TitleScene(hands.app, file=file)
    hands.open(title)
    assert hands.scene is title
    (trouble,) = title.troubles
    assert trouble.startswith("poem.journal cannot be loaded: ")
    assert list(tmp_path.glob("poem*")) == [file]
    hands.click("continue")
    assert isinstance(hands.scene, TableScene), "the player's own game is still there"


def test_without_such_a_game_there_is_nothing_to_continue(hands: Hands) -> None:
    games.saved_finished("over")
    hands.open(TitleScene(hands.app))
    assert not hands.sees("continue")
    first = hands.widget("career")
    assert isinstance(first, Button)
    assert first.kind is Kind.PRIMARY


@pytest.mark.parametrize(
    ("key", "scene"),
    [
        ("learn", LessonsScene),
        ("rulebook", RulebookScene),
        ("load", SavedGamesScene),
        ("statistics", StatisticsScene),
        ("settings", SettingsScene),
    ],
)
def test_each_door_of_the_title_opens(hands: Hands, key: str, scene: type[Scene]) -> None:
    hands.open(TitleScene(hands.app))
    hands.click(key)
    assert isinstance(hands.scene, scene)


def test_quit_closes_the_window(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.click("quit")
    assert hands.app.scene is None


def test_esc_on_the_title_asks_first(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, ConfirmScene)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)
    hands.press(pygame.K_ESCAPE)
    hands.press(pygame.K_RETURN)
    assert hands.app.scene is None


@pytest.mark.painted
def test_the_menu_is_there_before_the_picture_is_complete(app: App) -> None:
    games.begun()
    app.push(TitleScene(app))
    app.step([], 0.02)
    hands = Hands(app)
    assert hands.sees("new")
    assert hands.widget("continue").disabled_because, "the last game is looked for a moment later"
    first = pygame.image.tobytes(app.picture(), "RGB")
    hands.wait(0.2)
    assert hands.widget("continue").enabled
    assert pygame.image.tobytes(app.picture(), "RGB") != first


@pytest.mark.painted
def test_torches_flicker_only_if_animations_are_wanted(open_app: OpenApp) -> None:
    for animations in (True, False):
        hands = Hands(open_app(animations=animations))
        hands.open(TitleScene(hands.app))
        before = pygame.image.tobytes(hands.app.picture(), "RGB")
        hands.wait(0.5)
        after = pygame.image.tobytes(hands.app.picture(), "RGB")
        assert (before != after) == animations
        assert hands.scene.is_lively == animations


def test_the_title_leads_to_the_lessons_and_counts_them(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    learn = hands.widget("learn")
    assert isinstance(learn, Button)
    assert learn.note == "12 lessons"
    Progress.load("colosseum", "lessons").see("investing")
    hands.click("learn")
    assert isinstance(hands.scene, LessonsScene)
    hands.press(pygame.K_ESCAPE)
    learn = hands.widget("learn")
    assert isinstance(learn, Button)
    assert learn.note == "12 lessons · 1 done"


@pytest.mark.parametrize(
    ("press", "scene"),
    [
        (lambda hands: hands.click("first learn"), LessonsScene),
        (lambda hands: hands.click("first play"), NewGameScene),
        (lambda hands: hands.press(pygame.K_RETURN), LessonsScene),
    ],
)
def test_the_first_time_the_title_asks_to_learn_or_to_play(
    hands: Hands, press: Callable[[Hands], None], scene: type
) -> None:
    hands.open(TitleScene(hands.app, is_first=True))
    press(hands)
    assert isinstance(hands.scene, scene)


def test_a_game_is_replayed_once_to_continue_it(hands: Hands, replayed: list[Action]) -> None:
    games.people_at_a_table(actions=20)
    replayed.clear()
    hands.open(TitleScene(hands.app))
    assert replayed == []
    hands.click("continue")
    hands.wait(0.2)
    hands.take_over()
    assert isinstance(hands.scene, TableScene)
    assert len(replayed) == 20
    assert hands.scene.log.lines, "the log tells what happened before"


def test_a_game_that_cannot_be_continued_gives_way_to_the_one_before(hands: Hands) -> None:
    good = games.people_at_a_table(actions=0)
    games.unplayable(games.people_at_a_table(actions=0).file)
    hands.open(TitleScene(hands.app))
    hands.click("continue")
    hands.wait(0.2)
    assert isinstance(hands.scene, TitleScene)
    hands.click("continue")
    hands.wait(0.2)
    hands.take_over()
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.file == good.file


def test_a_file_that_could_not_be_used_is_named_once(hands: Hands) -> None:
    storage.notices[:] = [Sentence("{file} cannot be used.", file="seats.json")]
    hands.open(TitleScene(hands.app))
    assert isinstance(hands.scene, TitleScene)
    assert hands.scene.troubles == ["seats.json cannot be used."]
    assert TitleScene(hands.app).troubles == []


def test_nothing_is_read_or_replayed_on_the_windows_thread(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even games of an older version, which are listed at the cost of a replay."""
    for number in range(3):
        games.saved_finished(f"{number}")
        games.without_summary(folder() / f"{number}.journal")
    games.people_at_a_table(actions=3)
    window = threading.get_ident()
    read_in: list[int] = []
    parts = journal._parts

    def noted(text: str) -> tuple[str, str]:
        read_in.append(threading.get_ident())
        return parts(text)

    monkeypatch.setattr(journal, "_parts", noted)
    hands.open(SavedGamesScene(hands.app))
    hands.click("watch-1")
    hands.press(pygame.K_ESCAPE)
    hands.open(TitleScene(hands.app))
    hands.click("continue")
    assert isinstance(hands.scene, TableScene)
    assert len(read_in) > 6
    assert window not in read_in


def test_many_games_hold_up_neither_picture_nor_menu(app: App) -> None:
    for number in range(10):
        games.saved_finished(f"{number}")
        games.without_summary(folder() / f"{number}.journal")
    app.push(TitleScene(app))
    hands = Hands(app)
    frames = 0
    while frames < 8 or hands.sees("continue"):
        app.step([], FRAME)
        assert hands.sees("new")
        frames += 1
        time.sleep(0.001)
        assert frames < 10_000


def test_no_summary_stops_the_title_or_the_list(hands: Hands) -> None:
    """Each journal is sealed and sound but for what its header says about it."""
    file = folder() / "stranger.journal"
    for content in summaries():
        file.write_bytes(with_summary(json.loads(content)))
        hands.open(TitleScene(hands.app))
        assert isinstance(hands.scene, TitleScene)
        assert hands.sees("continue") or b'"winners": [0, 1, 2]' in content
        hands.open(SavedGamesScene(hands.app))
        assert isinstance(hands.scene, SavedGamesScene)
        assert len(hands.scene.games) == 1


@pytest.mark.parametrize("error", [KeyError("x"), RecursionError(), MemoryError(), OSError("x")])
def test_whatever_one_file_does_the_others_can_be_played(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    good = games.people_at_a_table(actions=1).file
    bad = games.people_at_a_table(actions=1).file
    look = saves._look

    def fail(file: Path) -> SavedGame:
        if file == bad:
            raise error
        return look(file)

    monkeypatch.setattr(saves, "_look", fail)
    hands.open(TitleScene(hands.app))
    assert isinstance(hands.scene, TitleScene)
    assert bad is not None
    assert hands.scene.troubles == [f"{bad.name} cannot be used."]
    hands.open(SavedGamesScene(hands.app))
    assert isinstance(hands.scene, SavedGamesScene)
    troubles = {game.file: game.trouble for game in hands.scene.games}
    assert troubles == {good: "", bad: f"{bad.name} cannot be used."}


@pytest.mark.parametrize("error", [KeyError("x"), RecursionError()])
def test_a_game_that_fails_while_it_is_opened_is_named(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    file = games.people_at_a_table(actions=1).file
    assert file is not None

    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(journal.Journal, "of_text", fail)
    hands.open(TitleScene(hands.app))
    hands.click("continue")
    hands.wait(0.2)
    assert isinstance(hands.scene, TitleScene)
    assert hands.scene.troubles == [f"{file.name} cannot be used."]
    hands.open(SavedGamesScene(hands.app))
    hands.click("open-0")
    assert isinstance(hands.scene, SavedGamesScene)
    assert hands.scene.games[0].trouble == f"{file.name} cannot be used."


def test_whoever_comes_back_reads_what_there_is_to_do_today(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.wait()
    stage = hands.widget("news career")
    assert isinstance(stage, Button)
    assert (stage.words, stage.note) == ("Opening day", "Colosseum · stage I")
    assert hands.sees("news challenge")
    assert not hands.sees("news mistakes")
    hands.click("news career")
    assert isinstance(hands.scene, CareerScene)
    assert hands.scene.chosen.name == "opening-day"


def mistake(day: date, place: int) -> Mistake:
    puzzle = puzzles("roma")[place]
    best, other, *_ = puzzle.options
    made = Mistake.of(day, puzzle.begin(), str(other.action), str(best.action))
    return made.costing(4.25, 0.5, 30)


def test_mistakes_that_have_come_back_are_on_the_title(hands: Hands) -> None:
    today = challenges.day_of(challenges.now())
    mistakes.keep([mistake(today - timedelta(days=4), 0), mistake(today, 1)])
    hands.open(TitleScene(hands.app))
    hands.wait()
    found = hands.widget("news mistakes")
    assert isinstance(found, Button)
    assert found.note == "1 to solve"
    hands.click("news mistakes")
    assert isinstance(hands.scene, PuzzlesScene)
    assert hands.scene.page_name == MINE
    assert hands.sees("puzzles-badge")


def test_a_first_welcome_comes_before_any_news(hands: Hands) -> None:
    hands.open(TitleScene(hands.app, is_first=True))
    hands.wait()
    assert hands.sees("first learn")
    assert not hands.sees("news career")
