"""The pillars on the sand, one for each player, and the winner's wreath."""

from collections.abc import Sequence
from typing import Final

from colosseum.play.seats import Seat
from colosseum.rules.colosseum.standings import Standing
from colosseum.scenes.parts.faces import Expression, draw_player
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import eased
from colosseum.widgets.theme import (
    CREAM,
    GOLD,
    INK,
    NUMBER,
    PURPLE,
    STONE,
    STONE_DARK,
    TITLE,
    UMBER_DARK,
)

_MIDDLE: Final = 747.0
_GROUND: Final = 586.0
_WIDTH: Final = 116.0
_PITCH: Final = 132.0
_HEIGHTS: Final = (196.0, 146.0, 112.0, 86.0, 66.0)
_ASIDE: Final = (0, -1, 1, -2, 2)
"""The winner in the middle, the second on the left, the third on the right, and so on."""
_RADIUS: Final = 38.0
_RISEN: Final = 0.35
_CROWNED: Final = (0.5, 0.78)
"""When in the last act the wreath begins to come down, and when it is there."""


class Pillars:
    def __init__(self, ranked: Sequence[Standing], seats: Sequence[Seat], symbols: bool) -> None:
        """The players are ranked from the first to the last."""
        self._ranked = ranked
        self._seats = seats
        self._symbols = symbols

    def paint(self, brush: Brush, place: int, part: float) -> None:
        """`part` of the act has passed in which the pillar of this place rises."""
        for number in range(len(self._ranked) - 1, place, -1):
            self._paint_pillar(brush, number, 1.0, 1.0)
        counted = eased(min(1.0, max(0.0, (part - 0.2) / 0.4)))
        self._paint_pillar(brush, place, eased(min(1.0, part / _RISEN)), counted)
        if place == 0:
            self._crown(brush, part)

    def head(self, place: int) -> tuple[float, float]:
        """Where the player of a place stands, once the pillar has risen."""
        top = _GROUND - _HEIGHTS[place]
        return _MIDDLE + _ASIDE[place] * _PITCH, top - _RADIUS - 7

    def _paint_pillar(self, brush: Brush, place: int, risen: float, counted: float) -> None:
        if risen <= 0:
            return
        standing = self._ranked[place]
        seat = self._seats[standing.seat]
        x, _ = self.head(place)
        high = _HEIGHTS[place] * risen
        shaft = Box(x - _WIDTH / 2, _GROUND - high, _WIDTH, high)
        brush.slab(shaft, (STONE, STONE_DARK), radius=3, edge=INK, edge_width=2)
        with brush.only_within(shaft):
            self._paint_shaft(brush, shaft, seat, round(standing.best * counted))
        ledge = Box(shaft.left - 7, shaft.top - 7, shaft.width + 14, 13)
        brush.slab(ledge, STONE, radius=4, edge=INK, edge_width=2)
        at = (x, shaft.top - _RADIUS - 7)
        brush.disc(at, _RADIUS + 3, GOLD, edge=UMBER_DARK, edge_width=1.5)
        mood = Expression.PLEASED if standing.place == 1 else Expression.CALM
        draw_player(brush, at, _RADIUS, seat, self._symbols, mood)

    def _paint_shaft(self, brush: Brush, shaft: Box, seat: Seat, spectators: int) -> None:
        band = Box(shaft.left + 2, shaft.top + 2, shaft.width - 4, 28)
        colour = PLAYERS[seat.colour]
        brush.slab(band, colour.colour, radius=0)
        style = TITLE.but(size=17, colour=INK if colour.look else CREAM, align="centre")
        brush.text(seat.name, band.inflate(-8, -2), style, where="finale")
        number = Box(shaft.left, band.bottom, shaft.width, 40)
        style = NUMBER.but(size=36, colour=PURPLE, align="centre")
        brush.text(str(spectators), number, style, where="finale")

    def _crown(self, brush: Brush, part: float) -> None:
        """The wreath comes down on every winner."""
        begins, ends = _CROWNED
        down = eased(min(1.0, max(0.0, (part - begins) / (ends - begins))))
        if down <= 0:
            return
        for place, standing in enumerate(self._ranked):
            if standing.place > 1:
                continue
            x, y = self.head(place)
            if down >= 1:
                brush.picture("title/glow", centred((x, y), 230))
                seat = self._seats[standing.seat]
                draw_player(brush, (x, y), _RADIUS, seat, self._symbols, Expression.PLEASED)
            brush.picture("laurel", centred((x, y - 7 - 130 * (1 - down)), 112))

    @staticmethod
    def is_crowned(part: float) -> bool:
        return part >= _CROWNED[1]
