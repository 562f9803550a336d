"""Roma at the window: its first turns by mouse and by keyboard, against the computer and shared."""

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

KIT = games.find("roma")
SMALL = (1024, 576)
ASIDE = ("undo", "log", "rules", "speed", "mute", "menu", "hint", "advice", "recap", "close recap")


class Player:
    """Tries some of what the panel offers, and then decides."""

    def __init__(self, hands: Hands, seed: int, press: Callable[[str], None]) -> None:
        self.hands = hands
        self.chance = Random(seed)
        self.press = press

    def play(self, levels: tuple[str, str], seed: int, records: int = 10_000) -> Session:
        """Play until that number of actions is done, or to the end."""
        seats = [Seat(USUAL_NAMES[place], level, place) for place, level in enumerate(levels)]
        session = Session.new(KIT, seats, seed)
        self.hands.open(TableScene(self.hands.app, session))
        deadline = time.monotonic() + 300
        while session.decision is not None and len(session.journal.records) < records:
            assert time.monotonic() < deadline, session.game.position()
            self.hands.wait()
            if self.hands.sees("take over"):
                self.press("take over")
            elif session.awaits_human and not self.hands.sees("skip"):
                self.decide(session)
            else:
                time.sleep(0.001)
        while session.decision is None and not isinstance(self.hands.scene, ResultsScene):
            self.hands.wait()
        return session

    def decide(self, session: Session) -> None:
        before = len(session.journal.records)
        for _ in range(1 + self.chance.randrange(3)):
            self.press(self.chance.choice(self.offered()))
            if len(session.journal.records) != before or self.hands.sees("take over"):
                return
        offered = self.offered()
        for key in ("do", "end", "keep", "decline"):
            if key in offered and (key == "do" or self.chance.random() < 0.5):
                self.press(key)
                break
        assert session.game.status() == []

    def offered(self) -> list[str]:
        """Everything that can be pressed now and belongs to the decision."""
        return [
            widget.key
            for widget in self.hands.scene.page.widgets
            if widget.on_press and widget.enabled and widget.key not in ASIDE
        ]


@pytest.fixture
def quick(open_app: OpenApp) -> Hands:
    return Hands(open_app(SMALL, speed="instant", muted=True))


def by_keys(hands: Hands) -> Callable[[str], None]:
    def press(key: str) -> None:
        """Go there by Tab, the shorter way round, and press Enter."""
        keys = [widget.key for widget in hands.scene.page.widgets if widget.focusable]
        back = keys.index(key) > len(keys) / 2
        for _ in range(len(keys) + 1):
            if hands.focus == key:
                break
            hands.press(pygame.K_TAB, mod=pygame.KMOD_SHIFT if back else 0)
        assert hands.focus == key
        hands.press(pygame.K_RETURN)

    return press


def test_the_first_turns_against_the_computer_by_mouse(quick: Hands) -> None:
    session = Player(quick, 1, quick.click).play((HUMAN, "novice"), 11, records=20)
    assert session.game.state.turn > 1


def test_the_first_turns_by_keyboard(quick: Hands) -> None:
    session = Player(quick, 2, by_keys(quick)).play((HUMAN, "novice"), 12, records=11)
    assert len(session.journal.records) >= 11


def test_two_people_share_one_machine(quick: Hands) -> None:
    session = Player(quick, 3, quick.click).play((HUMAN, HUMAN), 13, records=14)
    assert {record.seat for record in session.journal.records} == {0, 1}
