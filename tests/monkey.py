"""A monkey at the window: it clicks, types and scrolls anywhere, and breaks nothing."""

from random import Random
from typing import Final

import pygame

from colosseum import games
from colosseum.app import App
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from colosseum.seats import HUMAN, USUAL_NAMES, Seat
from colosseum.session import Session
from tests.hands import FRAME, typed

AT_ONCE: Final = 8
"""Inputs in a frame."""
KEYS: Final = (
    pygame.K_TAB,
    pygame.K_RETURN,
    pygame.K_ESCAPE,
    pygame.K_SPACE,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_u,
    pygame.K_l,
    pygame.K_m,
    pygame.K_h,
    pygame.K_F1,
    pygame.K_BACKSPACE,
    pygame.K_7,
    pygame.K_x,
)


class Monkey:
    """It plays with three people at one table; whenever it leaves, it sits down again."""

    def __init__(self, app: App, seed: int) -> None:
        self.app = app
        self.chance = Random(seed)
        self.inputs = 0
        """How many there have been."""
        self.session = self._sit_down()

    def _sit_down(self) -> Session:
        self.app.close()
        seats = [Seat(USUAL_NAMES[place], HUMAN, place) for place in range(3)]
        session = Session.new(games.find("colosseum"), seats, self.chance.randrange(1000))
        self.app.push(TableScene(self.app, session))
        return session

    def play(self) -> None:
        """Do something for a frame."""
        if self.app.scene is None or isinstance(self.app.scene, TitleScene | ResultsScene):
            self.session = self._sit_down()
        events: list[pygame.Event] = []
        for _ in range(AT_ONCE):
            events += self._poke()
            self.inputs += 1
        self.app.step(events, FRAME)

    def _poke(self) -> list[pygame.Event]:
        """One thing a monkey does: mostly clicks, some keys, some of the wheel."""
        assert self.app.scene is not None
        chance, (width, height) = self.chance, self.app.screen.size
        at = (chance.randrange(width), chance.randrange(height))
        what = chance.random()
        if what < 0.6:
            return [
                pygame.Event(pygame.MOUSEMOTION, pos=at),
                pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
                pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1),
            ]
        if what < 0.95:
            key = chance.choice(KEYS)
            if 32 <= key < 127:
                return typed(chr(key), self.app.scene.page)
            return [pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")]
        return [pygame.Event(pygame.MOUSEWHEEL, y=chance.choice((-1, 1)))]
