"""Whole games at the window: by mouse, by keyboard, by five people, and by a monkey."""

import time
from collections.abc import Callable
from random import Random

import pygame
import pytest

from colosseum import games
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.table.scene import TableScene
from colosseum.seats import HUMAN, USUAL_NAMES, Seat
from colosseum.session import Session
from tests.conftest import OpenApp
from tests.hands import Hands
from tests.monkey import Monkey

KIT = games.find("colosseum")

SMALL = (1024, 576)
ENDS = ("do", "accept", "refuse", "pass")
"""What ends a decision, in the order to try it."""
ASIDE = ("undo", "log", "rules", "speed", "mute", "menu", "catalogue", "programme", "refuse all")


class Player:
    """Tries some of what the panel offers, and then decides."""

    def __init__(self, hands: Hands, seed: int, press: Callable[[str], None]) -> None:
        self.hands = hands
        self.chance = Random(seed)
        self.press = press

    def play(self, seats: list[Seat], seed: int) -> Session:
        session = Session.new(KIT, seats, seed)
        self.hands.open(TableScene(self.hands.app, session))
        deadline = time.monotonic() + 300
        while session.decision is not None:
            assert time.monotonic() < deadline, session.game.position()
            self.hands.wait()
            if session.awaits_human and not self.hands.sees("skip"):
                self.decide(session)
            else:
                time.sleep(0.001)
        while not isinstance(self.hands.scene, ResultsScene):
            self.hands.wait()
        return session

    def decide(self, session: Session) -> None:
        before = len(session.journal.records)
        for _ in range(self.chance.randrange(3)):
            key = self.chance.choice(self.offered())
            self.press(key)
            if len(session.journal.records) != before:
                return
        offered = self.offered()
        walks = [key for key in offered if key.startswith("walk")]
        ends = [key for key in ENDS if key in offered]
        self.press(walks[0] if walks else self.chance.choice(ends[:2]))
        assert session.game.status() == []

    def offered(self) -> list[str]:
        """Everything that can be pressed now and belongs to the decision."""
        found = []
        for widget in self.hands.scene.page.widgets:
            aside = widget.key.startswith(("programme-", "plaque", "asset-"))
            if widget.on_press and widget.enabled and widget.key not in ASIDE and not aside:
                found.append(widget.key)
        return found


def lineup(people: int, others: str, count: int) -> list[Seat]:
    return [
        Seat(USUAL_NAMES[place], HUMAN if place < people else others, place)
        for place in range(count)
    ]


@pytest.fixture
def quick(open_app: OpenApp) -> Hands:
    return Hands(open_app(SMALL, speed="instant", muted=True))


def test_a_whole_game_by_mouse_alone(quick: Hands) -> None:
    session = Player(quick, 1, quick.click).play(lineup(1, "novice", 4), 11)
    assert session.game.outcome is not None
    assert session.game.status() == []


def test_a_whole_game_by_keyboard_alone(quick: Hands) -> None:
    def press(key: str) -> None:
        """Go there by Tab, the shorter way round, and press Enter."""
        keys = [widget.key for widget in quick.scene.page.widgets if widget.focusable]
        back = keys.index(key) > len(keys) / 2
        for _ in range(len(keys) + 1):
            if quick.focus == key:
                break
            quick.press(pygame.K_TAB, mod=pygame.KMOD_SHIFT if back else 0)
        assert quick.focus == key
        quick.press(pygame.K_RETURN)

    session = Player(quick, 2, press).play(lineup(1, "novice", 4), 12)
    assert session.game.outcome is not None
    assert session.game.status() == []


def test_five_people_share_one_machine(quick: Hands) -> None:
    session = Player(quick, 3, quick.click).play(lineup(5, HUMAN, 5), 13)
    assert session.game.outcome is not None
    assert {record.seat for record in session.journal.records} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("seed", range(4))
def test_a_monkey_breaks_nothing(quick: Hands, seed: int) -> None:
    """A quarter of 20,000 inputs each."""
    monkey = Monkey(quick.app, seed)
    while monkey.inputs < 5_000:
        monkey.play()
        assert monkey.session.game.status() == []
