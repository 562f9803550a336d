"""The discards of a turn: the tokens fall onto the sand, and stay behind."""

from collections.abc import Sequence
from typing import Final

import pygame

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.display_names import one_token
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.table.colosseum.ceremonies.ceremony import GROUND, MIDDLE, STAGE, Ceremony
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import centred
from colosseum.words.translation import say, tr

_SIZE: Final = 112.0
_SMALLER: Final = 76.0
_MANY: Final = 4
"""From this many tokens on, they are smaller."""
_STAGE_WIDTH: Final = 400.0
"""What the curtains leave."""
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
    """What everyone has discarded this turn. Nobody has to click it away."""

    acting = 0.9
    reading = 1.3

    def __init__(self, events: Sequence[ev.TokenDiscarded], display: ColosseumDisplay) -> None:
        super().__init__(display, *(it.seat for it in events), effect=Effect.TOKEN)
        self._events = events
        self.hosts = (events[0].seat, events[-1].seat)
        self.waits = False
        self._size = _SIZE if len(events) < _MANY else _SMALLER
        self._turned: dict[tuple[str, int, int], pygame.Surface] = {}

    @property
    def title(self) -> str:
        return tr("A discard") if len(self._events) == 1 else tr("The discards")

    @property
    def sentence(self) -> str:
        if len(self._events) > 1:
            return " · ".join(map(self._one, self._events))
        (event,) = self._events
        asset = say(one_token(event.asset))
        if self.is_you(event.seat):
            return tr("You discard {asset}.", asset=asset)
        return tr("{name} discards {asset}.", name=self.name(event.seat), asset=asset)

    def _one(self, event: ev.TokenDiscarded) -> str:
        who = tr("You") if self.is_you(event.seat) else self.name(event.seat)
        # Translators: who discards what: “Livia: a lion”.
        return tr("{name}: {asset}", name=who, asset=say(one_token(event.asset)))

    @property
    def remark(self) -> str:
        return tr("After an event, one of its tokens leaves the game.")

    def paint_scenery(self, brush: Brush) -> None:
        symbols = self.display.window.settings.symbols
        for event, x in zip(self._events, self._places, strict=True):
            seat = self.display.seats[event.seat]
            draw_emblem(brush, (x, STAGE.top + 34), 19, seat.colour, symbols)

    @property
    def _places(self) -> list[float]:
        """Where the tokens land, from left to right."""
        count = len(self._events)
        return [MIDDLE + _STAGE_WIDTH * ((n + 0.5) / count - 0.5) for n in range(count)]

    def act(self, brush: Brush, acted: float) -> None:
        falling = min(1.0, acted / _LANDS)
        after = max(0.0, (acted - _LANDS) / (1 - _LANDS))
        if after > 0:
            self.hear_once()
        rest = GROUND - self._size * 0.5
        bounce = 22 * 4 * after * (1 - after) if after < 1 else 0.0
        y = STAGE.top - self._size + (rest - STAGE.top + self._size) * falling * falling - bounce
        degrees = round((_TILT * (1 - falling) + _REST * after) / _STEP) * _STEP
        for event, x in zip(self._events, self._places, strict=True):
            shadow = centred((x, GROUND), (round(90 * falling) + 20) * self._size / _SIZE, 14)
            brush.slab(shadow, _SHADOW, radius=7, opacity=100)
            image = self._picture(brush, str(event.asset), degrees)
            brush.lay(image, image.get_rect(center=brush.screen.point((x, y))))
            if 0 < after < 1:
                self._paint_dust(brush, x, after)

    def _picture(self, brush: Brush, asset: str, degrees: int) -> pygame.Surface:
        side = brush.screen.px(self._size)
        if (asset, degrees, side) not in self._turned:
            image = brush.paintbox.pictures.get(asset, side, side)
            self._turned[asset, degrees, side] = pygame.transform.rotozoom(image, degrees, 1.0)
        return self._turned[asset, degrees, side]

    def _paint_dust(self, brush: Brush, middle: float, after: float) -> None:
        step, share = round(after * 8) / 8, self._size / _SIZE
        for x, size in _DUST:
            wide = size * (0.6 + step) * share
            at = middle + x * (1 + 0.5 * step) * share, GROUND - wide * 0.3
            cloud = centred(at, wide, wide * 0.6)
            brush.slab(cloud, _SANDY, radius=wide * 0.3, opacity=round(150 * (1 - step)))
