"""Someone who presses on and on, whatever comes up, and what was decided by that."""

from itertools import cycle
from random import Random
from typing import Final

import pygame

from colosseum import games
from colosseum.play.seats import RANDOM, USUAL_NAMES, Seat
from colosseum.play.session import Session
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.button import question
from colosseum.widgets.press_guard import GUARD, Hand
from colosseum.widgets.widget import Widget
from colosseum.widgets.widget_page import Page
from tests.hands import Hands

TICK: Final = 0.05
"""Seconds of a frame: every rhythm is a multiple of it."""
RHYTHMS: Final = (0.1, 0.2, 0.35, 0.6)
_IN_A_ROW: Final = 30
"""Presses before the rhythm changes."""


class Impatient:
    """Presses in one rhythm after another: where the hand is, now and then elsewhere, or a key."""

    def __init__(self, hands: Hands, seed: int) -> None:
        self._hands = hands
        self._chance = Random(seed)
        self._now = 0.0
        self._on_show: dict[tuple[Page, object], float] = {}
        """Since when each thing has been on its page."""
        self._last: tuple[Hand, str] | None = None
        """What was pressed last, and by which hand."""
        self.decided = 0
        """How often a press has decided something."""

    def play(self, game: str, seed: int) -> Session:
        """A whole game against opponents who play at random."""
        kit = games.find(game)
        names = USUAL_NAMES[: kit.usual_players]
        seats = [Seat(name, RANDOM if n else "human", n) for n, name in enumerate(names)]
        self.session = session = Session.new(kit, seats, seed)
        self.table = TableScene(self._hands.app, session)
        self._hands.app.push(self.table)
        self._wait(0.0)
        rhythms = cycle(RHYTHMS)
        while session.decision is not None:
            every = next(rhythms)
            for _ in range(_IN_A_ROW):
                self._press()
                self._wait(every)
        return session

    def _press(self) -> None:
        choice = self._chance.random()
        if self.session.decision is None:
            return
        if self._hands.scene is not self.table and choice < 0.2:
            self._hands.press(pygame.K_ESCAPE)
        elif choice < 0.2:
            event = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
            self._do(Hand.ENTER, [event])
        else:
            if choice < 0.6:
                self._move()
            at = self._hands.app.screen.point(self._hands.scene.page._point)
            kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
            self._do(Hand.POINTER, [pygame.Event(kind, pos=at, button=1) for kind in kinds])

    def _move(self) -> None:
        """Point at something of the decision, as quickly as a hand can be there."""
        is_aside = self._hands.scene is not self.table
        offered = [
            widget
            for widget in self._hands.scene.page.widgets
            if widget.on_press and (widget.comes_first or is_aside)
        ]
        if offered:
            at = self._hands.app.screen.point(self._chance.choice(offered).box.center)
            self._hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=at)], 0.0)

    def _do(self, hand: Hand, events: list[pygame.Event]) -> None:
        page, before = self._hands.scene.page, self._taken
        pressed = page.pressed_by(hand)
        is_asking = self.table.course.is_asking
        self._hands.app.step(events, 0.0)
        if is_asking and pressed is not None and self._taken > before:
            self.decided += 1
            self._check(page, pressed, hand)
        if pressed is not None:
            self._last = hand, pressed.key
        self._look()

    def _check(self, page: Page, pressed: Widget, hand: Hand) -> None:
        """It was there long enough; or one's own press elsewhere had just brought it up."""
        asked = self._now - self._on_show[page, question(pressed)]
        assert asked > GUARD - TICK, f"{pressed.key} after {asked:.2f} s"
        there = self._now - self._on_show[page, _identity(pressed)]
        comes_from = self._last is not None and self._last != (hand, pressed.key)
        assert there > GUARD - TICK or comes_from, f"{pressed.key} came up {there:.2f} s ago"

    @property
    def _taken(self) -> int:
        return sum(record.seat == 0 for record in self.session.journal.records)

    def _wait(self, seconds: float) -> None:
        while seconds > TICK / 2:
            self._hands.app.step([], TICK)
            self._now += TICK
            seconds -= TICK
            self._look()

    def _look(self) -> None:
        page = self._hands.scene.page
        there = {(page, it) for widget in page.widgets for it in _seen_of(widget)}
        kept = {it: since for it, since in self._on_show.items() if it[0] is not page}
        self._on_show = kept | {it: self._on_show.get(it, self._now) for it in there}


def _seen_of(widget: Widget) -> tuple[object, object]:
    return _identity(widget), question(widget)


def _identity(widget: Widget) -> tuple[object, ...]:
    return widget.key, getattr(widget, "words", ""), widget.question
