"""Two people at one screen: whose turn it is, and whose deeds can be undone."""

import pygame
import pytest

from colosseum import games
from colosseum.play.seats import HUMAN, Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum.actions import Pass
from colosseum.rules.colosseum.state import Phase
from colosseum.scenes.pause_menu import PauseMenuScene
from colosseum.scenes.table.hand_over import PAUSE, HandOverScene
from colosseum.scenes.table.scene import TableScene
from tests.conftest import OpenApp
from tests.hands import FRAME, Hands
from tests.noting import Notes


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    return Hands(open_app((1024, 576), speed="instant", muted=True))


def sit_down(hands: Hands) -> TableScene:
    seats = [Seat(name, HUMAN, place) for place, name in enumerate(("Aquila", "Lupa", "Sol"))]
    table = TableScene(hands.app, Session.new(games.find("colosseum"), seats, 5))
    hands.app.push(table)
    hands.wait()
    return table


def who_decides(table: TableScene) -> str:
    decision = table.session.decision
    assert decision is not None
    return table.seats[decision.seat].name


def test_nothing_can_be_decided_before_the_next_player_has_taken_over(hands: Hands) -> None:
    table = sit_down(hands)
    for _ in range(3):
        assert isinstance(hands.scene, HandOverScene)
        name = who_decides(table)
        assert f"Your turn, {name}" in Notes(hands.app.screen).all_of(hands.scene)
        hands.wait(2.0)
        assert not table.course.is_asking
        hands.click("take over")
        hands.wait()
        assert table.course.is_asking
        assert name in Notes(hands.app.screen).all_of(table), "the panel says whose it is"
        hands.click("pass")
        hands.wait()


def to_the_markets(hands: Hands) -> TableScene:
    """Nobody has invested, and the first player is about to open a market."""
    table = sit_down(hands)
    while table.session.game.state.phase is Phase.INVESTING:
        hands.take_over()
        hands.click("pass")
        hands.wait()
    hands.take_over()
    return table


def test_in_an_auction_too_nobody_bids_for_the_one_before(hands: Hands) -> None:
    table = to_the_markets(hands)
    for key in ("do", "do", "pass"):
        bidder = who_decides(table)
        hands.click(key)
        hands.wait()
        assert isinstance(hands.scene, HandOverScene)
        assert who_decides(table) != bidder
        assert not table.course.is_asking
        hands.take_over()


def first_bid(hands: Hands) -> TableScene:
    """The first market is open, and whose bid it is now is announced."""
    table = to_the_markets(hands)
    hands.click("do")
    hands.wait()
    assert isinstance(hands.scene, HandOverScene)
    return table


def test_a_bid_is_handed_over_without_a_press(hands: Hands) -> None:
    table = first_bid(hands)
    hands.wait(1.5 * PAUSE)
    assert isinstance(hands.scene, HandOverScene), "it can be read"
    hands.wait(PAUSE)
    assert table.course.is_asking


def test_a_bid_is_not_handed_over_while_someone_presses_on_and_on(hands: Hands) -> None:
    table = first_bid(hands)
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    for _ in range(6):
        hands.app.step([enter], FRAME)
        hands.wait(0.75 * PAUSE)
        assert isinstance(hands.scene, HandOverScene)
    hands.wait(PAUSE)
    beside = (5, 5)
    for _ in range(6):
        hands.click_at(beside)
        hands.wait(0.75 * PAUSE)
        assert isinstance(hands.scene, HandOverScene)
    assert not table.course.is_asking


def test_the_one_before_can_undo_until_the_next_has_taken_over(hands: Hands) -> None:
    table = sit_down(hands)
    hands.click("take over")
    hands.wait()
    first = who_decides(table)
    hands.click("pass")
    hands.wait()
    assert first in str(getattr(hands.widget("undo"), "words", ""))
    hands.press(pygame.K_u)
    hands.wait()
    assert table.records == []
    assert who_decides(table) == first
    assert table.course.is_asking, "who undoes goes on at once"


def test_nobody_undoes_what_another_has_done(hands: Hands) -> None:
    table = sit_down(hands)
    hands.click("take over")
    hands.wait()
    hands.click("pass")
    hands.wait()
    hands.click("take over")
    hands.wait()
    assert hands.widget("undo").disabled_because
    hands.press(pygame.K_u)
    hands.press(pygame.K_z, mod=pygame.KMOD_LCTRL)
    assert [record.action for record in table.records] == [Pass()]


def test_escape_opens_the_menu_and_does_not_take_over(hands: Hands) -> None:
    table = sit_down(hands)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, PauseMenuScene)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, HandOverScene)
    assert not table.course.is_asking


def test_enter_pressed_on_and_on_does_not_take_over_for_the_next(hands: Hands) -> None:
    table = sit_down(hands)
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    for _ in range(6):
        hands.app.step([enter], FRAME)
        hands.wait(0.75 * PAUSE)
        assert isinstance(hands.scene, HandOverScene)
    hands.wait(PAUSE)
    hands.app.step([enter], FRAME)
    hands.wait()
    assert table.course.is_asking
