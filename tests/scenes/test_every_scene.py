"""What holds for every scene round the table: words fit, keys reach everything, Esc goes back."""

import itertools
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame
import pytest

from colosseum.files import catalogues
from colosseum.gallery.look_back import first_impressions
from colosseum.play.roma import deck_files
from colosseum.play.roma.deck_data import opponents_decks
from colosseum.play.roma.deck_workshop import Workshop
from colosseum.program.app import App
from colosseum.rules.roma.data import CardSet
from colosseum.rules.roma.shared_decks import Deck
from colosseum.scenes import routes
from colosseum.scenes.confirm import ConfirmScene
from colosseum.scenes.credits import CreditsScene
from colosseum.scenes.identity import IdentityScene
from colosseum.scenes.lessons import LessonsScene
from colosseum.scenes.look_back import LookBackScene
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.pad_actions import PadActionsScene
from colosseum.scenes.pad_gone import PadGoneScene
from colosseum.scenes.pad_keyboard import PadKeyboardScene
from colosseum.scenes.parts import latest_findings
from colosseum.scenes.parts.keys import Binding
from colosseum.scenes.parts.question import Question
from colosseum.scenes.pause_menu import PauseMenuScene
from colosseum.scenes.problem_report import ProblemReportScene
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.rulebook import RulebookScene
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.statistics import StatisticsScene
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.roma.deck_builder.deck_list import DeckList
from colosseum.scenes.table.roma.deck_builder.filters import Filters
from colosseum.scenes.table.roma.deck_builder.pasting import PasteDeck
from colosseum.scenes.table.roma.deck_builder.scene import DeckBuilder
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from colosseum.tutor.looking_back import Findings
from colosseum.widgets.button import Button, Kind
from colosseum.words import translation
from tests import games
from tests.conftest import OpenApp
from tests.hands import Hands, out_of_reach

SIZES = [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080), (1024, 768)]


def looked_back(window: Window) -> Scene:
    journal = games.finished_journal()
    latest_findings.kept[journal.text(), 0] = impressions()
    return LookBackScene(window, journal)


def decks(window: Window) -> Scene:
    for number, deck in enumerate(opponents_decks().values(), 1):
        deck_files.keep(str(number), deck)
    builder = DeckBuilder(window, "3", lambda key: None)
    builder.filters = Filters(cards=CardSet.ROMA, is_building=False)  # as many as need no scrolling
    return builder


def list_of_decks(window: Window) -> Scene:
    decks(window)
    for number in range(9, 12):
        deck_files.keep(str(number), Deck("A deck of many cards", ()))
    return DeckList(window, Workshop(), lambda key: None, lambda key: None)


def table_bindings(window: Window) -> list[Binding]:
    return [
        *TableScene(window, games.begun()).shortcuts(),
        *ReplayScene(window, games.finished_journal()).shortcuts(),
    ]


@cache
def impressions() -> Findings:
    return first_impressions(games.finished_journal())


SCENES: dict[str, Callable[[Window], Scene]] = {
    "title": TitleScene,
    "seats": NewGameScene,
    "seats of two": lambda window: NewGameScene(window, "roma"),
    "load": SavedGamesScene,
    "settings": SettingsScene,
    "accessibility": lambda window: SettingsScene(window, "accessibility"),
    "keys": lambda window: SettingsScene(window, "keys"),
    "statistics": StatisticsScene,
    "credits": CreditsScene,
    "lessons": LessonsScene,
    "rulebook": RulebookScene,
    "first title": lambda window: TitleScene(window, is_first=True),
    "menu": lambda window: PauseMenuScene(window, games.begun(), lambda: None),
    "ask": lambda window: ConfirmScene(
        window,
        lambda: Question(translation.tr("Quit Colosseum?"), translation.tr("Quit")),
        window.quit,
    ),
    "report": routes.problem_report,
    "report of an error": lambda window: ProblemReportScene(
        window, lambda: Path("/home/livia/report.txt"), "words " * 60
    ),
    "results of three": lambda window: ResultsScene(window, games.finished(3)),
    "results of five": lambda window: ResultsScene(window, games.finished(5)),
    "replay": lambda window: ReplayScene(window, games.finished_journal()),
    "look back": looked_back,
    "decks": decks,
    "list of decks": list_of_decks,
    "paste a deck": lambda window: PasteDeck(window, lambda deck: None),
    "keyboard": lambda window: PadKeyboardScene(window, IdentityScene(window)),
    "actions": lambda window: PadActionsScene(window, table_bindings(window)),
    "controller gone": PadGoneScene,
}


@pytest.mark.parametrize("size", SIZES)
def test_every_scene_holds_its_words_in_every_window(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    games.shelf_of_games()
    app = open_app(size, confirmations=True)
    catalogues.use(catalogues.LONGER)
    for name, scene in SCENES.items():
        app.start_over(scene(app))
        app.step([], 0.02)
        assert app.paintbox.overflows == [], name


@pytest.mark.parametrize("name", ["title", "first title", "replay"])
def test_nothing_moves_by_itself_without_animations(open_app: OpenApp, name: str) -> None:
    hands = Hands(open_app((1024, 576), animations=False))
    hands.open(SCENES[name](hands.app))
    for _ in range(10):
        hands.wait(0.2)
        assert not hands.scene.is_moving


def test_every_scene_holds_its_words_in_letters_twice_as_large(open_app: OpenApp) -> None:
    games.shelf_of_games()
    app = open_app((1280, 720), scale=2.0)
    for name, scene in SCENES.items():
        app.start_over(scene(app))
        app.step([], 0.02)
        assert app.paintbox.overflows == [], name


@pytest.mark.parametrize("name", SCENES)
def test_widgets_neither_overlap_nor_leave_the_window(app: App, name: str) -> None:
    games.shelf_of_games()
    app.push(SCENES[name](app))
    app.step([], 0.02)
    assert app.scene is not None
    pressed = [widget for widget in app.scene.page.widgets if widget.focusable]
    assert all(app.screen.everything.contains(widget.box) for widget in pressed)
    for one, other in itertools.combinations(pressed, 2):
        assert not one.box.colliderect(other.box), f"{one.key} lies on {other.key}"


@pytest.mark.parametrize("name", SCENES)
def test_everything_that_can_be_pressed_can_be_reached_by_tab(app: App, name: str) -> None:
    hands = Hands(app)
    hands.open(SCENES[name](app))
    reached = set()
    for _ in hands.scene.page.widgets:
        hands.press(pygame.K_TAB)
        reached.add(hands.focus)
    assert reached >= {widget.key for widget in hands.scene.page.widgets if widget.focusable}


@pytest.mark.parametrize("name", SCENES)
def test_arrow_keys_alone_reach_everything(app: App, name: str) -> None:
    hands = Hands(app)
    hands.open(SCENES[name](app))
    assert out_of_reach(hands) == set()


@pytest.mark.parametrize("name", SCENES)
def test_a_page_has_at_most_one_thing_to_do_next(app: App, name: str) -> None:
    hands = Hands(app)
    hands.open(SCENES[name](app))
    buttons = [widget for widget in hands.scene.page.widgets if isinstance(widget, Button)]
    assert sum(button.kind is Kind.PRIMARY for button in buttons) <= 1


@pytest.mark.parametrize(
    "name",
    [
        "seats",
        "load",
        "settings",
        "statistics",
        "credits",
        "lessons",
        "rulebook",
        "menu",
        "ask",
        "replay",
        "look back",
        "decks",
        "list of decks",
        "paste a deck",
    ],
)
def test_esc_goes_back(app: App, name: str) -> None:
    hands = Hands(app)
    hands.open(TitleScene(app))
    title = hands.scene
    hands.open(SCENES[name](app))
    hands.press(pygame.K_ESCAPE)
    assert hands.scene is title
