"""The rulebook at the window: opened at the right page, searched, and closed without a trace."""

import re

import pygame
import pytest

from colosseum import games as games_of_the_box
from colosseum.files import catalogues
from colosseum.gallery.colosseum import positions
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import RULES
from colosseum.scenes.lessons import LessonsScene
from colosseum.scenes.parts.keys import AT_THE_TABLE, EVERYWHERE, IN_A_REPLAY, names
from colosseum.scenes.parts.rule_page import paint_page
from colosseum.scenes.pause_menu import PauseMenuScene
from colosseum.scenes.rulebook import PAGE, RulebookScene
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from colosseum.tutor import rulebook
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from tests import games, languages
from tests.conftest import OpenApp
from tests.hands import FRAME, Hands
from tests.noting import Notes

PAGES = {
    "invest": "investing",
    "bid": "auctions",
    "trade": "trading",
    "roll": "nobles",
    "produce": "producing",
    "discard": "closing",
}


def shown(hands: Hands) -> str:
    assert isinstance(hands.scene, RulebookScene)
    return hands.scene.shown.name


@pytest.fixture
def book(hands: Hands) -> RulebookScene:
    hands.open(TitleScene(hands.app))
    scene = RulebookScene(hands.app)
    hands.open(scene)
    return scene


# Opened from anywhere


@pytest.mark.parametrize("kind", PAGES)
def test_f1_opens_the_page_of_the_phase_and_back_changes_nothing(hands: Hands, kind: str) -> None:
    session = positions.deciding(kind)
    table = TableScene(hands.app, session)
    hands.open(table)
    journal, panel = session.journal.text(), table._panel
    hands.press(pygame.K_F1)
    assert shown(hands) == PAGES[kind]
    hands.press(pygame.K_F1)
    assert hands.scene is table
    assert session.journal.text() == journal
    assert table._panel is panel


def test_the_door_and_the_menu_open_it_too(hands: Hands) -> None:
    hands.open(TableScene(hands.app, positions.deciding("trade")))
    hands.click("rules")
    assert shown(hands) == "trading"
    hands.press(pygame.K_ESCAPE)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, PauseMenuScene)
    hands.click("rules")
    assert shown(hands) == "trading"
    hands.click("back")
    assert isinstance(hands.scene, PauseMenuScene)


def test_f1_opens_it_from_the_log_and_l_closes_the_log(hands: Hands) -> None:
    table = TableScene(hands.app, positions.deciding("trade"))
    hands.open(table)
    hands.press(pygame.K_l)
    log = hands.scene
    hands.press(pygame.K_F1)
    assert shown(hands) == "trading"
    hands.press(pygame.K_F1)
    assert hands.scene is log
    hands.press(pygame.K_l)
    assert hands.scene is table


def test_f1_in_a_replay_opens_the_page_of_the_phase_and_pauses(hands: Hands) -> None:
    replay = ReplayScene(hands.app, games.finished_journal())
    hands.open(replay)
    hands.press(pygame.K_SPACE)
    hands.press(pygame.K_F1)
    assert shown(hands) == PAGES["invest"]
    hands.press(pygame.K_F1)
    assert hands.scene is replay
    assert not replay.playing


def test_the_title_and_the_lessons_open_it(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.click("rulebook")
    assert shown(hands) == "summary"
    hands.press(pygame.K_ESCAPE)
    hands.press(pygame.K_F1)
    assert shown(hands) == "summary"
    hands.press(pygame.K_ESCAPE)
    hands.open(LessonsScene(hands.app))
    hands.click("rulebook")
    assert shown(hands) == "summary"


# Each game's own


def test_tabs_lead_to_the_other_game_from_its_first_page(hands: Hands, book: RulebookScene) -> None:
    hands.type("lion")
    hands.click("game roma")
    assert (book.game, book.query, book.marked) == ("roma", "", "")
    assert shown(hands) == "summary"
    assert hands.sees("page buildings")
    hands.click("game colosseum")
    assert hands.sees("page auctions")


def test_at_a_table_only_the_rules_of_its_game_can_be_read(hands: Hands) -> None:
    hands.open(TableScene(hands.app, games.begun(2, game="roma")))
    hands.press(pygame.K_F1)
    assert isinstance(hands.scene, RulebookScene)
    assert hands.scene.game == "roma"
    assert not hands.sees("game colosseum")


def test_lessons_open_the_rulebook_of_their_game(hands: Hands) -> None:
    hands.open(LessonsScene(hands.app, "roma"))
    hands.click("rulebook")
    assert isinstance(hands.scene, RulebookScene)
    assert hands.scene.game == "roma"


# Turning pages


def test_every_page_can_be_chosen_and_turned_to(hands: Hands, book: RulebookScene) -> None:
    names = [page.name for page in rulebook.pages("colosseum")]
    for name in names:
        hands.click(f"page {name}")
        assert shown(hands) == name
    assert hands.widget("after").disabled_because
    for name in reversed(names[:-1]):
        hands.press(pygame.K_PAGEUP)
        assert shown(hands) == name
    assert hands.widget("before").disabled_because
    hands.click("after")
    assert shown(hands) == names[1]


def test_every_page_fits_in_letters_twice_as_large(open_app: OpenApp) -> None:
    """In the usual size, the gallery's test looks at every page."""
    app = open_app((1280, 720), language=catalogues.LONGER, scale=2.0)
    for place, page in enumerate(rulebook.pages("colosseum")):
        app.start_over(RulebookScene(app, place))
        app.step([], FRAME)
        assert app.paintbox.overflows == [], page.name


# Chapters


def test_a_chapter_leads_to_its_pages(hands: Hands) -> None:
    names = [page.name for page in rulebook.pages("roma")]
    scene = RulebookScene(hands.app, names.index("buildings"), "roma")
    hands.open(scene)
    assert not hands.sees("page bestia")
    press = hands.widget("page forum").on_press
    assert press is not None
    press()
    assert shown(hands) == "forum"
    assert not hands.sees("page castra")
    chapter = hands.widget("page buildings")
    assert isinstance(chapter, Button)
    assert chapter.chosen


def test_every_page_of_roma_fits(open_app: OpenApp) -> None:
    """Painted without the pictures, which its table brings."""
    app = open_app((1280, 720), language=catalogues.LONGER)
    brush = Brush(pygame.Surface(app.screen.size), app.screen, app.paintbox)
    for page in rulebook.pages("roma"):
        paint_page(brush, page, PAGE, lambda *_: None)
        assert app.paintbox.overflows == [], page.name


# Searching


def test_typing_anywhere_searches(hands: Hands, book: RulebookScene) -> None:
    hands.type("podium")
    assert book.query == "podium"
    first = book.hits[0].rule
    assert first is not None
    assert book.marked == first.id
    assert hands.sees("hit 0")
    assert not hands.sees("page summary")


def test_a_result_opens_its_page_and_marks_its_rule(hands: Hands, book: RulebookScene) -> None:
    hands.type("medal")
    places = [hit.rule.id if hit.rule else "" for hit in book.hits]
    at = places.index("MED-1")
    hands.click(f"hit {at}")
    assert shown(hands) == "tokens"
    assert book.marked == "MED-1"


def test_esc_clears_the_search_before_it_closes_the_book(hands: Hands, book: RulebookScene) -> None:
    hands.type("lion")
    hands.press(pygame.K_ESCAPE)
    assert hands.scene is book
    assert book.query == ""
    assert hands.sees("page summary")
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)


def test_shortcut_letters_are_only_letters_here(hands: Hands, book: RulebookScene) -> None:
    hands.type("mul")
    assert book.query == "mul"
    assert not hands.app.settings.muted


def test_an_empty_search_says_so(hands: Hands, book: RulebookScene) -> None:
    hands.type("zeppelin")
    assert book.hits == []
    assert hands.app.paintbox.overflows == []


# What its pages are made of


def seen_on(hands: Hands, game: str, name: str) -> str:
    """All the words on a page."""
    place = [page.name for page in rulebook.pages(game)].index(name)
    book = RulebookScene(hands.app, place, game)
    hands.open(book)
    return Notes(hands.app.screen).all_of(book)


@pytest.mark.parametrize("game", games_of_the_box.GAMES)
def test_the_page_of_keys_has_every_key_of_the_table(hands: Hands, game: str) -> None:
    words = seen_on(hands, game, "keys")
    kit = games_of_the_box.table(game)
    for shortcut in (*EVERYWHERE, *AT_THE_TABLE, *IN_A_REPLAY, *kit.keys, *kit.workshop_keys):
        assert str(shortcut.does) in words
        assert all(name in words for name in names(shortcut))


def test_keys_leave_their_explanations_room_for_one_line(hands: Hands) -> None:
    hands.app.paintbox.lettering = reader = languages.Reader()
    seen_on(hands, "colosseum", "keys")
    broken = [str(it.does) for it in (*EVERYWHERE, *IN_A_REPLAY) if it.does not in reader.words]
    assert len(broken) <= 1, broken


def test_all_keys_are_listed_where_decks_are_built() -> None:
    assert games_of_the_box.table("roma").workshop_keys
    assert not games_of_the_box.table("colosseum").workshop_keys


def test_the_tables_of_cards_have_every_card_of_arena(hands: Hands) -> None:
    """A line may be broken anywhere, so the words are compared without the breaks."""
    tables = {kind: seen_on(hands, "roma", f"all-{kind}") for kind in ("characters", "buildings")}
    for card in RULES.cards:
        if card.in_arena:
            words = tables["buildings" if card.is_building else "characters"]
            said = str(CARDS[card.number].text)
            assert "".join(said.split()) in "".join(words.split())


@pytest.mark.parametrize("game", games_of_the_box.GAMES)
def test_no_page_shows_the_codes_of_rules(hands: Hands, game: str) -> None:
    code = re.compile(r"\b[A-Z]{3,4}-\d")
    for page in rulebook.pages_in(game, ""):
        assert not code.search(seen_on(hands, game, page.name)), page.name
