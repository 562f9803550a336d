"""A monkey at the window: it clicks, drags, types and scrolls anywhere, and breaks nothing."""

from collections.abc import Mapping
from random import Random
from typing import Final

import pygame

from colosseum import games
from colosseum.play.seats import HUMAN, USUAL_NAMES, Seat
from colosseum.play.session import Session
from colosseum.program.app import App
from colosseum.rules.options import OptionValue
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from tests.hands import FRAME, typed

AT_ONCE: Final = 8
"""Inputs in a frame."""
KEYS: Final = (
    pygame.K_TAB,
    pygame.K_RETURN,
    pygame.K_ESCAPE,
    pygame.K_SPACE,
    pygame.K_s,
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
    """It plays for everyone at one table; whenever it leaves, it sits down again."""

    def __init__(
        self, app: App, seed: int, game: str, options: Mapping[str, OptionValue] | None = None
    ) -> None:
        self.app = app
        self.options = options
        self.kit = games.find(game)
        self.chance = Random(seed)
        self.inputs = 0
        """How many there have been."""
        self.session = self._sit_down()

    def _sit_down(self) -> Session:
        self.app.close()
        people = range(self.kit.game.players[0])
        seats = [Seat(USUAL_NAMES[place], HUMAN, place) for place in people]
        session = Session.new(self.kit, seats, self.chance.randrange(1000), self.options)
        self.app.push(TableScene(self.app, session))
        return session

    def play(self) -> None:
        """Do something for a frame."""
        self.sit_down_again()
        events: list[pygame.Event] = []
        for _ in range(AT_ONCE):
            events += self._poke()
            self.inputs += 1
        self.app.step(events, FRAME)

    def sit_down_again(self) -> None:
        """Begin another game, if this one was left or is over."""
        if self.app.scene is None or isinstance(self.app.scene, TitleScene | ResultsScene):
            self.session = self._sit_down()

    def _poke(self) -> list[pygame.Event]:
        """One thing a monkey does: mostly clicks, some of them drags, some keys, some wheel."""
        assert self.app.scene is not None
        chance, at, what = self.chance, self._anywhere(), self.chance.random()
        if what < 0.6:
            press = [
                pygame.Event(pygame.MOUSEMOTION, pos=at),
                pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
            ]
            if what < 0.1:
                at = self._anywhere()
                press.append(pygame.Event(pygame.MOUSEMOTION, pos=at))
            return [*press, pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)]
        if what < 0.95:
            key = chance.choice(KEYS)
            if 32 <= key < 127:
                return typed(chr(key), self.app.scene.page)
            return [pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")]
        return [pygame.Event(pygame.MOUSEWHEEL, y=chance.choice((-1, 1)))]

    def _anywhere(self) -> tuple[int, int]:
        width, height = self.app.screen.size
        return self.chance.randrange(width), self.chance.randrange(height)
