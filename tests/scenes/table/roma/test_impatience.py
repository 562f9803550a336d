"""Someone who clicks on and on: nothing is decided that was not there to be seen."""

from collections.abc import Hashable
from itertools import cycle

import pygame

from colosseum.gallery.roma.positions import ACTING, at_position
from colosseum.play.seats import HUMAN
from colosseum.rules.roma.actions import ACTIONS
from colosseum.scenes.scene import Scene
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.widget import Widget
from tests.conftest import OpenApp
from tests.hands import Hands
from tests.player import Player, lineup
from tests.scenes.table.roma.conftest import SitDown

ON_SHOW = 0.4
HANDING_OVER = 1.0
PRESSES = 3
"""How often someone presses the same spot."""
RHYTHMS = (0.1, 0.2, 0.35, 0.6)
"""Seconds between those presses, from spot to spot."""


class Impatient:
    """Presses each spot several times, and knows what has been on show there, and how long."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.rhythms = cycle(RHYTHMS)
        self.ages: dict[Scene, dict[Hashable, float]] = {}
        """How long each thing has been on show in each scene; those below keep theirs."""
        self.decided = 0

    def __call__(self, key: str) -> None:
        at, every = self.hands.point(key), next(self.rhythms)
        self.step([pygame.Event(pygame.MOUSEMOTION, pos=at)], 0.0)
        if key == "take over":  # pressing on and on raises no curtain: the next person comes first
            for pause in (0.1, HANDING_OVER):
                self.step([], pause)
        for _ in range(PRESSES):
            self.press(at)
            self.step([], every)

    def press(self, at: tuple[int, int]) -> None:
        scene = self.hands.scene
        point = self.hands.app.screen.units(at)
        under = [it for it in scene.page.widgets if it.on_press and it.contains(point)]
        seen = self.ages[scene].get(self.identity(under[-1]), 0.0) if under else 0.0
        before = self.taken(scene)
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        self.step([pygame.Event(kind, pos=at, button=1, clicks=1) for kind in kinds], 0.0)
        if isinstance(scene, TableScene) and self.taken(scene) > before:
            self.decided += 1
            assert under, "a decision comes from something that can be pressed"
            assert seen > ON_SHOW - 1e-6, (under[-1].key, seen)

    @staticmethod
    def taken(scene: object) -> int:
        """The actions that people took; what needs no question follows by itself."""
        return len(scene.records) if isinstance(scene, TableScene) else 0

    def identity(self, widget: Widget) -> Hashable:
        """What is seen: a widget with these words, in this panel."""
        scene = self.hands.scene
        panel = scene._panel if isinstance(scene, TableScene) else scene
        return id(panel), widget.key, getattr(widget, "words", "")

    def step(self, events: list[pygame.Event], seconds: float) -> None:
        self.hands.app.step(events, seconds)
        scene = self.hands.scene
        before = self.ages.get(scene, {})
        shown = {self.identity(it) for it in scene.page.widgets}
        self.ages[scene] = {it: before.get(it, -seconds) + seconds for it in shown}


def test_impatience_decides_nothing_in_a_whole_game(open_app: OpenApp) -> None:
    """Two people share the screen; `tests/scenes/table/test_impatience.py` has the other tables."""
    hands = Hands(open_app((1024, 576), speed="instant", muted=True))
    impatient = Impatient(hands)
    player = Player(hands, 3, impatient)
    session = player.play("roma", lineup(2, HUMAN, 2), 24)
    assert session.game.outcome is not None
    assert impatient.decided > 20


def test_clicks_on_and_on_at_a_die_do_not_open_the_rulebook(
    sit_down: SitDown, hands: Hands
) -> None:
    """Where the die was, the panel shows the card that it would activate."""
    scene = sit_down(ACTING.replace("dice: 3 + 4 + 6", "dice: 4 + 4 + 6"))
    hands.notice()
    at = hands.point("take-die-0")
    hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=at)], 0.0)
    for _ in range(6):
        hands.click_at(at)
        hands.wait(0.2)
        assert hands.scene is scene
    assert hands.sees("card words")


def test_a_double_click_on_attack_leaves_the_battle_to_be_seen(open_app: OpenApp) -> None:
    """Its second click comes when the die already rolls; a later one skips the battle."""
    hands = Hands(open_app((1280, 720), muted=True))
    scene = TableScene(hands.app, at_position(ACTING, ACTIONS.read("activate 4")))
    hands.open(scene)
    hands.wait(1.0)
    hands.click("target-5")
    hands.wait(1.0)
    at = hands.point("do")
    for _ in range(2):
        hands.click_at(at)
        hands.wait(0.2)
    assert scene.display.busy
    hands.wait(0.2)
    hands.click_at(at)
    assert not scene.display.busy
