"""Whole games of each kind at the window: by mouse, by keyboard, by people only, by a monkey."""

import pygame
import pytest

from colosseum import games
from colosseum.seats import HUMAN
from tests.conftest import OpenApp
from tests.hands import FRAME, Hands
from tests.monkey import Monkey
from tests.player import Player, lineup

SMALL = (1024, 576)

every_game = pytest.mark.parametrize("game", games.TABLES)


@pytest.fixture
def quick(open_app: OpenApp) -> Hands:
    return Hands(open_app(SMALL, speed="instant", muted=True))


@every_game
def test_a_whole_game_by_mouse_alone(quick: Hands, game: str) -> None:
    seats = lineup(1, "novice", games.find(game).usual_players)
    session = Player(quick, 1, quick.click).play(game, seats, 11)
    assert session.game.outcome is not None
    assert session.game.status() == []


@every_game
def test_a_whole_game_by_keyboard_alone(quick: Hands, game: str) -> None:
    def press(key: str) -> None:
        """Go there by Tab, as fast as it can be pressed, and press Enter."""
        widgets = [widget for widget in quick.scene.page.widgets if widget.focusable]
        keys = [widget.key for widget in sorted(widgets, key=lambda it: not it.comes_first)]
        here = keys.index(quick.focus) if quick.focus in keys else -1
        way = keys.index(key) - here
        back = pygame.KMOD_SHIFT if way < 0 else 0
        tab = pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=back, unicode="")
        quick.app.step([tab] * abs(way), FRAME)
        assert quick.focus == key
        quick.press(pygame.K_RETURN)

    seats = lineup(1, "novice", games.find(game).game.players[0])
    session = Player(quick, 2, press).play(game, seats, 12)
    assert session.game.outcome is not None
    assert session.game.status() == []


@every_game
def test_people_share_one_machine(quick: Hands, game: str) -> None:
    most = games.find(game).game.players[-1]
    session = Player(quick, 3, quick.click).play(game, lineup(most, HUMAN, most), 13)
    assert session.game.outcome is not None
    assert {record.seat for record in session.journal.records} == set(range(most))


@every_game
def test_a_monkey_breaks_nothing(quick: Hands, game: str) -> None:
    """A part of the 20,000 inputs of `bench frames --monkey`, and others than those."""
    monkey = Monkey(quick.app, 5, game)
    while monkey.inputs < 2_500:
        monkey.play()
        assert monkey.session.game.status() == []
