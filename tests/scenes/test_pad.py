"""Everything with a controller in hand: screens, lessons, whole games, typing, unplugging."""

from datetime import UTC, datetime, timedelta

import pygame
import pytest

from colosseum import games
from colosseum.gallery.colosseum import positions
from colosseum.play import saves
from colosseum.play.career.stages import stages
from colosseum.play.daily import pars
from colosseum.scenes import routes
from colosseum.scenes.career.challenge_scene import ChallengeScene
from colosseum.scenes.career.puzzles_scene import PuzzlesScene
from colosseum.scenes.identity import IdentityScene
from colosseum.scenes.look_back import LookBackScene
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.pad_actions import PadActionsScene
from colosseum.scenes.pad_gone import PadGoneScene
from colosseum.scenes.pad_keyboard import PadKeyboardScene
from colosseum.scenes.parts import latest_findings
from colosseum.scenes.pause_menu import PauseMenuScene
from colosseum.scenes.puzzle_end import PuzzleEndScene
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.rulebook import RulebookScene
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.table.log_scene import LogScene
from colosseum.scenes.table.puzzle_script import PuzzleScript
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.roma.deck_builder.scene import DeckBuilder
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from colosseum.tutor.looking_back import Finding, Findings
from colosseum.widgets.pad_badges import badges
from colosseum.widgets.pad_buttons import PadButton, in_hand
from colosseum.widgets.press_guard import Hand
from colosseum.words.sentences import Sentence
from tests.conftest import OpenApp
from tests.daily_games import DAY
from tests.games import finished_stage
from tests.player import Player, lineup
from tests.thumbs import (
    DOWN,
    LB,
    LEFT_STICK,
    MENU,
    RB,
    RIGHT_STICK,
    RIGHT_X,
    RIGHT_Y,
    RT,
    VIEW,
    A,
    B,
    Thumbs,
    X,
    Y,
)
from tests.tutor.looking_back import last_points

every_game = pytest.mark.parametrize("game", games.GAMES)


@pytest.fixture
def thumbs(open_app: OpenApp) -> Thumbs:
    return Thumbs(open_app((1024, 576), speed="instant", muted=True))


def at_the_table(thumbs: Thumbs, kind: str = "invest") -> TableScene:
    table = TableScene(thumbs.app, positions.deciding(kind))
    thumbs.open(table)
    return table


def drawn(thumbs: Thumbs) -> dict[str, PadButton]:
    """The buttons drawn on the page, by the widgets they are drawn at."""
    page = thumbs.scene.page
    return {widget.key: button for widget, button in badges(page, page.pressed_by(Hand.ENTER))}


# Whole games, and lessons


@every_game
def test_a_whole_game_by_controller_alone(thumbs: Thumbs, game: str) -> None:
    player = Player(thumbs, 4, thumbs.click)
    session = player.play(game, lineup(1, "novice", games.find(game).game.players[0]), 14)
    assert session.game.outcome is not None
    assert session.game.status() == []
    assert in_hand() is not None


def test_looking_back_leads_to_a_moment_and_on_from_there(thumbs: Thumbs) -> None:
    journal = last_points("take money with 5")
    taken, other = journal.records[0].action, journal.game.read_action("activate 5")
    finding = Finding(0, taken, other, Sentence("It looked best."), 6.2, 1.6, 24, True)
    latest_findings.kept[journal.text(), 0] = Findings((finding,), ())
    saves.save(journal, saves.folder() / "last.journal")
    thumbs.open(SavedGamesScene(thumbs.app))
    thumbs.click("look-back-0")
    assert isinstance(thumbs.scene, LookBackScene)
    thumbs.click("show-0")
    replay = thumbs.scene
    assert isinstance(replay, ReplayScene)
    assert replay.position == 0
    thumbs.click("next")
    assert replay.position == 1
    thumbs.push(B, B)
    assert isinstance(thumbs.scene, SavedGamesScene)
    latest_findings.kept.clear()


# Screens


def test_the_language_is_changed_from_the_title(thumbs: Thumbs) -> None:
    thumbs.open(TitleScene(thumbs.app))
    thumbs.click("settings")
    assert isinstance(thumbs.scene, SettingsScene)
    thumbs.click("language-nl")
    assert thumbs.app.settings.language == "nl"
    thumbs.push(B)
    assert isinstance(thumbs.scene, TitleScene)


def test_a_name_is_written_on_the_keyboard_on_the_screen(thumbs: Thumbs) -> None:
    thumbs.open(IdentityScene(thumbs.app))
    thumbs.click("name")
    board = thumbs.scene
    assert isinstance(board, PadKeyboardScene)
    thumbs.push(*[X] * len(board.words))
    assert board.capitals
    for letter in "Țeă Éa":
        if letter == " ":
            thumbs.push(Y)
            thumbs.push(LEFT_STICK)
        else:
            thumbs.click(key_of(thumbs, letter))
    thumbs.push(LB, X, RB)
    assert board.words == "Țeă a"
    thumbs.push(MENU)
    assert isinstance(thumbs.scene, IdentityScene)
    assert thumbs.scene.identity.name == "Țeă a"
    thumbs.push(DOWN)
    assert thumbs.focus != "name", "the cross leaves the field again"


def test_typing_goes_on_with_a_real_keyboard(thumbs: Thumbs) -> None:
    thumbs.open(IdentityScene(thumbs.app))
    thumbs.click("name")
    thumbs.push(*[X] * 12)
    thumbs.type("Eva")
    assert isinstance(thumbs.scene, IdentityScene)
    assert thumbs.scene.identity.name == "Eva"


def key_of(thumbs: Thumbs, letter: str) -> str:
    return next(it.key for it in thumbs.scene.page.widgets if getattr(it, "words", "") == letter)


def test_only_letters_that_a_field_takes_are_offered(thumbs: Thumbs) -> None:
    thumbs.open(NewGameScene(thumbs.app))
    thumbs.click("seed")
    letters = {getattr(it, "words", "") for it in thumbs.scene.page.widgets}
    assert letters >= {*"1234567890"}
    assert not letters & {*"aé"}


def test_shoulders_go_from_group_to_group(thumbs: Thumbs) -> None:
    thumbs.open(SettingsScene(thumbs.app))
    seen = []
    for _ in range(3):
        thumbs.push(RB)
        seen.append(thumbs.focus)
    assert len({*seen}) == 3
    thumbs.push(LB)
    assert thumbs.focus == seen[1]


def test_a_held_stick_walks_on(thumbs: Thumbs) -> None:
    thumbs.open(TitleScene(thumbs.app))
    thumbs.tilt(1, 1.0)
    first = thumbs.focus
    thumbs.wait(1.0)
    assert thumbs.app.is_lively
    assert thumbs.focus != first
    thumbs.tilt(1, 0.0)


def test_cards_come_into_a_deck_and_out_of_it(thumbs: Thumbs) -> None:
    builder = DeckBuilder(thumbs.app)
    thumbs.open(builder)
    thumbs.click("card-forum", times=2)
    assert len(builder.deck.cards) == 2
    thumbs.push(X)
    assert len(builder.deck.cards) == 1


# The career, challenges and puzzles


def test_a_stage_is_chosen_and_played(thumbs: Thumbs) -> None:
    thumbs.open(routes.career(thumbs.app))
    thumbs.push(RB)
    assert thumbs.focus == "stage-opening-day", "what is chosen is come to first"
    thumbs.click("stage-first-stones")
    thumbs.push(MENU)
    table = thumbs.scene
    assert isinstance(table, TableScene)
    assert table.session.journal.stage == "first-stones"


def test_what_a_stage_has_earned_leads_on_again_or_to_the_results(thumbs: Thumbs) -> None:
    session = finished_stage(stages()[0].tables[0])
    thumbs.open(routes.results(thumbs.app, session))
    thumbs.app.push(routes.stage_end(thumbs.app, session))
    for key in ("again", "career", "results"):
        thumbs.go_to(key)
    thumbs.push(A)
    assert isinstance(thumbs.scene, ResultsScene)


def test_a_puzzle_is_chosen_solved_and_followed_by_the_next(thumbs: Thumbs) -> None:
    thumbs.open(routes.puzzles(thumbs.app))
    thumbs.click("puzzle-2")
    thumbs.push(RB, LB)
    assert thumbs.focus == "puzzle-2", "the group is come to at what is chosen"
    thumbs.push(MENU)
    table = thumbs.scene
    assert isinstance(table, TableScene)
    assert isinstance(table.script, PuzzleScript)
    thumbs.wait(0.2)
    table.act(table.script.task.puzzle.best.action)
    assert isinstance(thumbs.scene, PuzzleEndScene)
    for key in ("puzzles", "again", "next"):
        thumbs.go_to(key)
    thumbs.push(A)
    table = thumbs.scene
    assert isinstance(table, TableScene)
    assert isinstance(table.script, PuzzleScript)
    assert table.script.task.number == 3
    thumbs.push(B)
    assert isinstance(thumbs.scene, PuzzlesScene)


def test_the_challenge_of_a_past_day_is_chosen_and_played(thumbs: Thumbs) -> None:
    pars.keep(DAY, 20)
    noon = datetime(DAY.year, DAY.month, DAY.day, 12, tzinfo=UTC)
    thumbs.open(ChallengeScene(thumbs.app, now=lambda: noon))
    chosen = f"day-{DAY - timedelta(days=1)}"
    thumbs.click(chosen)
    thumbs.push(RB, LB)
    assert thumbs.focus == chosen
    thumbs.click("again")
    table = thumbs.scene
    assert isinstance(table, TableScene)
    assert table.session.journal.stage.endswith("-again")


# The table


def test_each_button_does_what_its_sign_says(thumbs: Thumbs) -> None:
    table = at_the_table(thumbs)
    thumbs.push(RB)
    signs = drawn(thumbs)
    assert signs["advice"] is PadButton.Y
    assert signs["hint"] is PadButton.LEFT_STICK
    assert signs["rules"] is PadButton.RIGHT_STICK
    assert signs["menu"] is PadButton.MENU
    assert "(" not in thumbs.widget("advice").tip
    thumbs.push(Y)
    assert table.guidance.advice is not None
    thumbs.push(B)
    assert table.guidance.advice is None
    thumbs.push(RIGHT_STICK)
    assert isinstance(thumbs.scene, RulebookScene)
    thumbs.push(B, MENU)
    assert isinstance(thumbs.scene, PauseMenuScene)
    thumbs.push(A)
    assert thumbs.scene is table


def test_what_only_keys_do_is_in_a_list(thumbs: Thumbs) -> None:
    at_the_table(thumbs)
    thumbs.push(VIEW)
    assert isinstance(thumbs.scene, PadActionsScene)
    thumbs.push(VIEW)
    words = {getattr(it, "words", ""): it.key for it in thumbs.scene.page.widgets}
    thumbs.click(words["The game log"])
    assert isinstance(thumbs.scene, LogScene)


def test_what_cannot_be_pressed_can_be_read_with_the_right_stick(thumbs: Thumbs) -> None:
    table = at_the_table(thumbs)
    thumbs.push(RB)
    came_to = set()
    for axis, far in ((RIGHT_Y, -1.0), (RIGHT_X, -1.0), (RIGHT_Y, 1.0), (RIGHT_X, 1.0)) * 4:
        thumbs.tilt(axis, far)
        thumbs.tilt(axis, 0.0)
        focused = table.page.focus
        assert focused is not None
        came_to.add(focused.focusable)
    assert came_to == {True, False}


def test_a_button_skips_while_others_play(open_app: OpenApp) -> None:
    thumbs = Thumbs(open_app((1024, 576), muted=True))
    table = at_the_table(thumbs)
    thumbs.push(RB)
    thumbs.click("loge")
    assert not table.course.is_asking
    thumbs.push(Y)
    assert not table.display.busy


@every_game
def test_a_pad_that_is_unplugged_loses_nothing(thumbs: Thumbs, game: str) -> None:
    from colosseum.play.session import Session

    session = Session.new(games.find(game), lineup(2, "novice", 3 if game == "colosseum" else 2), 5)
    thumbs.open(TableScene(thumbs.app, session))
    table = thumbs.scene
    thumbs.push(RB)
    focus = thumbs.focus
    thumbs.app.step([pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)], 0.02)
    assert isinstance(thumbs.scene, PadGoneScene)
    assert in_hand() is None
    thumbs.app.step([pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=0)], 0.02)
    assert thumbs.scene is table
    assert thumbs.focus == focus


def test_signs_are_those_of_the_device_last_used(thumbs: Thumbs) -> None:
    at_the_table(thumbs)
    assert "(A)" in thumbs.widget("advice").tip
    thumbs.push(RB)
    assert "(A)" not in thumbs.widget("advice").tip
    thumbs.press(pygame.K_TAB)
    assert "(A)" in thumbs.widget("advice").tip
    thumbs.push(RB)
    thumbs.app.step([pygame.Event(pygame.MOUSEMOTION, pos=(400, 300))], 0.02)
    assert in_hand() is not None, "the mouse was only knocked"
    thumbs.app.step([pygame.Event(pygame.MOUSEMOTION, pos=(420, 300))], 0.02)
    assert in_hand() is None


def test_what_goes_back_has_the_sign_of_b(thumbs: Thumbs) -> None:
    thumbs.open(routes.career(thumbs.app))
    assert drawn(thumbs)["back"] is PadButton.B
    thumbs.open(RulebookScene(thumbs.app))
    assert drawn(thumbs)["back"] is PadButton.B


class TremblingPad:
    """Counts how often it trembles."""

    def __init__(self) -> None:
        self.times = 0

    def rumble(self, low: float, high: float, milliseconds: int) -> bool:
        self.times += 1
        return True


def test_a_controller_trembles_at_ones_own_event_unless_that_is_off(thumbs: Thumbs) -> None:
    pad = TremblingPad()
    thumbs.app._pad.pads._open[0] = pad
    for is_on in (True, False):
        thumbs.app.settings.rumble = is_on
        at_the_table(thumbs, "produce")
        thumbs.click("do")
        thumbs.wait(0.2)
        assert pad.times == 1


def test_triggers_turn_the_pages_of_the_rulebook(thumbs: Thumbs) -> None:
    thumbs.open(routes.rulebook(thumbs.app))
    book = thumbs.scene
    assert isinstance(book, RulebookScene)
    thumbs.tilt(RT, 1.0)
    assert book.place == 1
