"""The lessons to choose from."""

import pygame
import pytest

from colosseum.files import paths
from colosseum.scenes import routes
from colosseum.scenes.career.scene import CareerScene
from colosseum.scenes.lesson_end import LessonEndScene
from colosseum.scenes.lessons import LessonCard, LessonsScene
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.parts.game_tiles import GameTab
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.lessons import lessons
from colosseum.tutor.progress import Progress
from colosseum.tutor.roma.kit import TUTOR
from tests.conftest import OpenApp
from tests.hands import Hands


@pytest.fixture
def newcomer(open_app: OpenApp) -> Hands:
    """Someone who does not wait for motions."""
    return Hands(open_app(speed="instant"))


def test_the_list_says_what_is_done_and_where_to_begin(newcomer: Hands) -> None:
    Progress.load("colosseum", "lessons").see("investing")
    newcomer.open(LessonsScene(newcomer.app))
    cards = [card for card in newcomer.scene.page.widgets if isinstance(card, LessonCard)]
    assert [card.done for card in cards] == [True] + [False] * 5
    assert [card.is_next for card in cards] == [False, True] + [False] * 4
    newcomer.press(pygame.K_RETURN)
    assert isinstance(newcomer.scene, TableScene)
    assert newcomer.scene.script is not None


def test_each_game_has_lessons_of_its_own(newcomer: Hands) -> None:
    Progress.load("roma", "lessons").see("laying-out")
    newcomer.open(LessonsScene(newcomer.app))
    tabs = [tab for tab in newcomer.scene.page.widgets if isinstance(tab, GameTab)]
    assert [tab.note for tab in tabs] == ["6 lessons", "6 lessons · 1 done"]
    newcomer.press(pygame.K_TAB, pygame.K_UP, pygame.K_RIGHT, pygame.K_RETURN)
    cards = [card for card in newcomer.scene.page.widgets if isinstance(card, LessonCard)]
    assert [card.done for card in cards] == [True] + [False] * 5
    assert [card.is_next for card in cards] == [False, True] + [False] * 4
    newcomer.click("lesson dice-money-cards")
    assert isinstance(newcomer.scene, TableScene)
    assert newcomer.scene.session.kit.name == "roma"
    newcomer.app.pop()
    assert newcomer.sees("lesson dice-money-cards"), "the way back leads to the same game"


def test_after_the_last_lesson_a_new_game_of_the_same_kind_is_offered(newcomer: Hands) -> None:
    last = lessons(TUTOR)[-1]
    newcomer.open(LessonsScene(newcomer.app, "roma"))
    newcomer.open(routes.lesson(newcomer.app, last))
    newcomer.open(LessonEndScene(newcomer.app, last, None))
    newcomer.click("play")
    assert isinstance(newcomer.scene, NewGameScene)
    assert newcomer.scene.kit.name == "roma"


def test_progress_that_cannot_be_read_starts_anew(newcomer: Hands) -> None:
    Progress.load("colosseum", "lessons").see("investing")
    file = paths.data_folder() / "lessons-colosseum.json"
    file.write_text("nonsense")
    newcomer.open(LessonsScene(newcomer.app))
    cards = [card for card in newcomer.scene.page.widgets if isinstance(card, LessonCard)]
    assert not any(card.done for card in cards)


def test_after_the_last_lesson_enter_leads_to_the_career(newcomer: Hands) -> None:
    last = lessons(TUTOR)[-1]
    newcomer.open(LessonsScene(newcomer.app))
    newcomer.app.push(routes.lesson(newcomer.app, last))
    newcomer.app.push(LessonEndScene(newcomer.app, last, None))
    newcomer.press(pygame.K_RETURN)
    assert isinstance(newcomer.scene, CareerScene)
    assert newcomer.scene.chosen.road == "roma"
