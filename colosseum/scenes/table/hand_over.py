"""The hand-over between people who share a screen: whose turn it is now, until they take over."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from colosseum.play.seats import Seat
from colosseum.rules.kernel import DecisionKind
from colosseum.scenes.parts import keys
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.scenes.scene import Scene, Window
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import Point
from colosseum.widgets.theme import BODY, CREAM, GOLD, GOLD_LIGHT, PURPLE, TITLE, UMBER_DARK
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say, tr

PAUSE: Final = 0.8
"""Seconds without a press before someone takes over by one: nobody decides for another, blindly."""
_SIZE: Final = (580.0, 346.0)
_UNDO: Final = 50.0
"""How much higher it is where the one before can undo."""
_EMBLEM: Final = 62.0


@dataclass(frozen=True, slots=True)
class Handing:
    """What is handed over, and what the one before can still do."""

    next: Seat
    kind: DecisionKind
    task: Sentence
    """What there is to decide."""
    undo: Callable[[], None] | None
    """Takes back the last action of the one before; None if that is not possible."""
    undone: str
    """Whose action that is."""
    open_menu: Callable[[Callable[[], None] | None], None]
    """Opens the menu, which can undo by this."""


class HandOverScene(Scene):
    """Over the table, which all may see, until the next player presses the button.

    A brief one goes by itself, once nobody has pressed anything for a while.
    """

    over = True

    def __init__(
        self, window: Window, handing: Handing, middle: Point, *, is_brief: bool = False
    ) -> None:
        super().__init__(window)
        self._handing = handing
        self._is_brief = is_brief
        self._calm = 0.0
        """Seconds without a press since the button takes one."""
        width, height = _SIZE
        self._box = centred(middle, width, height + (_UNDO if handing.undo is not None else 0))
        window.sounds.play(Effect.TURN)

    def widgets(self) -> list[Widget]:
        box = self._box
        ready = Box(box.left + 120, box.top + 264, box.width - 240, 56)
        take_over = Button("take over", ready, tr("I am ready"), self._take_over, kind=Kind.PRIMARY)
        take_over.pause = PAUSE  # the one who has just decided may press on and on
        found: list[Widget] = [take_over]
        if self._handing.undo is not None:
            words = tr("Undo: {name}", name=self._handing.undone)
            tip = keys.with_key(
                tr("Undo {name}’s last action.", name=self._handing.undone), keys.UNDO
            )
            below = Box(box.centerx - 130, box.bottom - 60, 260, 40)
            found.append(Button("undo", below, words, self._undo, kind=Kind.QUIET, tip=tip))
        return found

    def _take_over(self) -> None:
        self.window.pop()

    @property
    def is_lively(self) -> bool:
        return self._is_brief

    def update(self, seconds: float) -> None:
        self._calm = 0.0 if self.page.is_guarded else self._calm + seconds
        if self._is_brief and self._calm >= PAUSE:
            self._take_over()

    def clicked(self, point: tuple[float, float]) -> None:
        self._calm = 0.0

    def _undo(self) -> None:
        assert self._handing.undo is not None
        self.window.pop()
        self._handing.undo()

    def shortcuts(self) -> list[keys.Binding]:
        undo = self._undo if self._handing.undo is not None else None
        open_menu = partial(self._handing.open_menu, undo)
        bound: list[keys.Binding] = [(keys.BACK, open_menu), (keys.MENU, open_menu)]
        return bound if undo is None else [*bound, (keys.UNDO, undo)]

    def key(self, event: pygame.Event) -> bool:
        self._calm = 0.0
        return keys.press(self.shortcuts(), event)

    def paint_under(self, brush: Brush) -> None:
        brush.shade(120)
        box, who = self._box, self._handing.next
        colour = PLAYERS[who.colour].colour
        brush.slab(box, (PURPLE, UMBER_DARK), radius=22, edge=GOLD, edge_width=3, shadow=24)
        band = Box(box.left + 5, box.top + 5, box.width - 10, 66)
        brush.slab(band, colour, radius=18)
        middle = (box.centerx, box.top + 74)
        brush.disc(middle, _EMBLEM + 5, GOLD, edge=UMBER_DARK, edge_width=2)
        draw_emblem(brush, middle, _EMBLEM, who.colour, self.window.settings.symbols)
        title = Box(box.left + 30, box.top + 146, box.width - 60, 48)
        style = TITLE.but(size=36, colour=GOLD_LIGHT, align="centre")
        brush.text(tr("Your turn, {name}", name=who.name), title, style, where="hand-over")
        task = Box(box.left + 30, title.bottom + 2, box.width - 60, 60)
        style = BODY.but(size=18, colour=CREAM, align="centre")
        brush.text(say(self._handing.task), task, style, lines=2, where="hand-over")
