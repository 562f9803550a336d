"""A discard: the token falls onto the sand, and stays behind."""

from typing import Final

import pygame

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.display_names import quantity
from colosseum.scenes.table.colosseum.ceremonies.ceremony import GROUND, MIDDLE, STAGE, Ceremony
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import centred
from colosseum.words.translation import say, tr

_SIZE: Final = 112.0
_LANDS: Final = 0.5
"""The part of its time after which it touches the sand."""
_TILT: Final = -72
"""Degrees by which it turns in falling; it comes to rest a little aslant."""
_REST: Final = -12
_STEP: Final = 6
"""Degrees between the turned pictures that are kept."""
_DUST: Final = ((-74, 26), (-40, 34), (0, 40), (42, 34), (76, 24))
"""Clouds of dust where it lands: how far from the middle, and how large."""
_SHADOW: Final = (58, 28, 12)
_SANDY: Final = (226, 196, 142)


class Discarding(Ceremony):
    acting = 0.8
    reading = 0.9

    def __init__(self, event: ev.TokenDiscarded, display: ColosseumDisplay) -> None:
        super().__init__(display, event.seat, effect=Effect.TOKEN)
        self.seat, self.asset = event.seat, event.asset
        self.hosts = (event.seat, event.seat)
        self._turned: dict[tuple[int, int], pygame.Surface] = {}

    @property
    def title(self) -> str:
        return tr("A discard")

    @property
    def sentence(self) -> str:
        asset = say(quantity(self.asset, 1))
        if self.is_you(self.seat):
            return tr("You discard {asset}.", asset=asset)
        return tr("{name} discards {asset}.", name=self.name(self.seat), asset=asset)

    @property
    def remark(self) -> str:
        return tr("After an event, one of its tokens leaves the game.")

    def act(self, brush: Brush, acted: float) -> None:
        falling = min(1.0, acted / _LANDS)
        after = max(0.0, (acted - _LANDS) / (1 - _LANDS))
        if after > 0:
            self.hear_once()
        rest = GROUND - _SIZE * 0.5
        bounce = 22 * 4 * after * (1 - after) if after < 1 else 0.0
        y = STAGE.top - _SIZE + (rest - STAGE.top + _SIZE) * falling * falling - bounce
        degrees = _TILT * (1 - falling) + _REST * after
        shadow = centred((MIDDLE, GROUND), round(90 * falling) + 20, 14)
        brush.slab(shadow, _SHADOW, radius=7, opacity=100)
        image = self._picture(brush, round(degrees / _STEP) * _STEP)
        brush.lay(image, image.get_rect(center=brush.screen.point((MIDDLE, y))))
        if 0 < after < 1:
            self._paint_dust(brush, after)

    def _picture(self, brush: Brush, degrees: int) -> pygame.Surface:
        side = brush.screen.px(_SIZE)
        if (degrees, side) not in self._turned:
            image = brush.paintbox.pictures.get(str(self.asset), side, side)
            self._turned[degrees, side] = pygame.transform.rotozoom(image, degrees, 1.0)
        return self._turned[degrees, side]

    def _paint_dust(self, brush: Brush, after: float) -> None:
        step = round(after * 8) / 8
        for x, size in _DUST:
            wide = size * (0.6 + step)
            cloud = centred((MIDDLE + x * (1 + 0.5 * step), GROUND - wide * 0.3), wide, wide * 0.6)
            brush.slab(cloud, _SANDY, radius=wide * 0.3, opacity=round(150 * (1 - step)))
