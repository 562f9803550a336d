"""A stage on the map: a milestone with its laurels, and who is met there.

What state it is in is seen without colour: a tick, torches and a plate, a ring, or a padlock.
"""

from collections.abc import Callable
from enum import Enum
from typing import Final

from colosseum.play.career.stages import Stage
from colosseum.scenes.career.laurel_words import laurels_of_all
from colosseum.scenes.career.map import draw_torch
from colosseum.scenes.career.stage_words import stage_words
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    STONE_DARK,
    TITLE,
    UMBER_DARK,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Look, Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import tr

_RADIUS: Final = 31.0
_STONE: Final = (92.0, 38.0)
_DIM_STONE: Final = (74.0, 31.0)
_ABOVE: Final = 106.0
"""From the foot to the top of the face."""


class State(Enum):
    LOCKED = "locked"
    OPEN = "open"
    WON = "won"


class StageStone(Widget):
    def __init__(
        self,
        stage: Stage,
        foot: tuple[float, float],
        state: State,
        laurels: tuple[bool, ...],
        on_press: Callable[[], None],
        *,
        is_chosen: bool,
        tip: str,
    ) -> None:
        box = Box(foot[0] - 52, foot[1] - _ABOVE, 104, _ABOVE + 6)
        super().__init__(f"stage-{stage.name}", box, on_press=on_press, tip=tip)
        self.stage = stage
        self.foot = foot
        self.state = state
        self.laurels = laurels
        self.is_chosen = self.chosen = is_chosen
        self.comes_first = is_chosen
        title, _, more = tip.partition("\n")
        self.spoken = f"{title}, {stage_words(stage)}, {self._state_words()}\n{more}"

    def _state_words(self) -> str:
        match self.state:
            case State.LOCKED:
                # Translators: a stage of the career.
                return tr("not open yet")
            case State.OPEN:
                # Translators: a stage of the career.
                return tr("not won yet")
        return laurels_of_all(sum(self.laurels), len(self.laurels))

    @property
    def is_locked(self) -> bool:
        return self.state is State.LOCKED

    @property
    def face(self) -> tuple[float, float]:
        """The middle of the face."""
        high = (_DIM_STONE if self.is_locked else _STONE)[1]
        return self.foot[0], self.foot[1] - high - _RADIUS + 2

    def draw(self, brush: Brush, look: Look) -> None:
        x, y = self.foot
        wide, high = _DIM_STONE if self.is_locked else _STONE
        brush.slab(Box(x - wide * 0.55, y - 5, wide * 1.2, 11), UMBER_DARK, radius=6, opacity=120)
        if self.state is State.OPEN or self.is_chosen:
            strength = 230 if self.is_chosen else 170
            brush.picture("title/glow", centred(self.face, _RADIUS * 5), opacity=strength)
        if self.state is State.OPEN:
            for side in (-1, 1):
                draw_torch(brush, (x + side * (wide / 2 + 8), y + 2), 25)
        self._draw_others(brush)
        stone = "career/stone-dim" if self.is_locked else "career/stone"
        brush.picture(stone, Box(x - wide / 2, y - high, wide, high))
        if not self.is_locked:
            self._draw_laurels(brush)
        self._draw_face(brush, look)
        self._draw_number(brush)
        self._draw_badge(brush)

    def _draw_others(self, brush: Brush) -> None:
        """Those who stand behind."""
        x, y = self.face
        others = self._cast[1:3]
        sides = (1,) if len(others) == 1 else (-1, 1)
        for side, other in zip(sides, others, strict=False):
            place = centred((x + side * (_RADIUS + 4), y + _RADIUS * 0.34), _RADIUS * 1.24)
            brush.picture(f"faces/{other}-calm", place, tint="grey" if self.is_locked else "")

    @property
    def _cast(self) -> list[str]:
        """The rivals at all tables, each once."""
        met = [rival.character for table in self.stage.tables for rival in table.rivals]
        return [*dict.fromkeys(met)]

    def _draw_laurels(self, brush: Brush) -> None:
        x, y = self.foot
        for place, is_earned in enumerate(self.laurels):
            middle = (x + (place - 1) * 22, y - _STONE[1] / 2 - 0.5)
            name = "laurel" if is_earned else "career/laurel-place-light"
            brush.picture(name, centred(middle, 20 if is_earned else 17))

    def _draw_face(self, brush: Brush, look: Look) -> None:
        if self.is_chosen or look.lit:
            width = 5 if self.is_chosen else 3
            brush.disc(self.face, _RADIUS + width + 1.4, UMBER_DARK)
            brush.disc(self.face, _RADIUS + width, GOLD if self.is_chosen else GOLD_LIGHT)
        mood = "pleased" if self.is_chosen and not self.is_locked else "calm"
        grey = "grey" if self.is_locked else ""
        brush.picture(f"faces/{self._cast[0]}-{mood}", centred(self.face, 2 * _RADIUS), tint=grey)

    def _draw_number(self, brush: Brush) -> None:
        words = roman(self.stage.number)
        ink = STONE_DARK if self.is_locked else GOLD_LIGHT
        style = TITLE.but(size=16, colour=ink, align="centre")
        wide = max(27.0, brush.text_width(words, style) + 14)
        x, y = self.face
        plate = Box(x - wide / 2, y + _RADIUS - 13, wide, 22)
        edge = UMBER_LIGHT if self.is_locked else GOLD
        brush.slab(plate, UMBER_DARK, radius=5, edge=edge, edge_width=1.5)
        brush.text(words, plate, style, where="stage")

    def _draw_badge(self, brush: Brush) -> None:
        at = (self.face[0] + _RADIUS * 0.76, self.face[1] - _RADIUS * 0.74)
        if self.is_locked:
            brush.picture("career/padlock", centred(at, 26))
        elif self.state is State.WON:
            brush.disc(at, 11.5, GREEN, edge=CREAM, edge_width=1.6)
            brush.picture("icon-tick", centred(at, 14))

    def draw_ring(self, brush: Brush) -> None:
        brush.slab(self.box.inflate(4, 4), None, radius=13, edge=GOLD_LIGHT, edge_width=3)
