"""The board: the ring of squares with its arenas, and everything on it."""

from collections.abc import Sequence
from functools import cache
from random import Random

import pygame

from colosseum.play.seats import Seat
from colosseum.rules.colosseum.data import ASSETS, NOBLES, RULES, Noble
from colosseum.rules.colosseum.display_names import NOBLE_NUMBERS, market_name
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.scenes.table.colosseum import layout
from colosseum.scenes.table.colosseum.layout import CENTRE, RING_INNER, RING_OUTER, SEATS_OUTER
from colosseum.scenes.table.colosseum.pieces import token
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.latest_pictures import LatestPictures
from colosseum.widgets.layout import centred, squares
from colosseum.widgets.theme import (
    CREAM,
    FADED,
    GOLD,
    INK,
    PAPER,
    SMALL,
    SMALLEST,
    STONE,
    STONE_DARK,
    STRONG,
    TITLE,
    UMBER_LIGHT,
    Colour,
    colour,
    mixed,
)
from colosseum.words.translation import say, tr

NOBLE_PICTURES = {
    Noble.EMPEROR: "noble-emperor",
    Noble.CONSUL_1: "noble-consul",
    Noble.CONSUL_2: "noble-consul",
    Noble.SENATOR_1: "noble-senator",
    Noble.SENATOR_2: "noble-senator",
    Noble.SENATOR_3: "noble-senator",
}
_RESTS = {
    Noble.EMPEROR: colour("#9c2347"),
    Noble.CONSUL_1: colour("#2b6a9f"),
    Noble.CONSUL_2: colour("#2b6a9f"),
    Noble.SENATOR_1: colour("#d3a72e"),
    Noble.SENATOR_2: colour("#d3a72e"),
    Noble.SENATOR_3: colour("#d3a72e"),
}
_PALE = colour("#efe2c6")
_DEEP = colour("#dfcba3")
_GROUT = colour("#8d7048")
_PAWN = (40.0, 50.0)
_ASIDE = 5.6
"""Degrees between markers of the same number."""
_ABREAST = 6.0
"""Degrees between nobles who share a square."""
_APART = 14.0
"""How far such nobles stand from the middle of the ring."""

_latest_rings = LatestPictures(windows=1)
"""Without words or emblems, so that they outlive a change of language."""


class _Large:
    """The ring drawn several times larger than shown, so that its edges come out smooth."""

    def __init__(self, scale: float) -> None:
        self.more = 2
        self._reach = SEATS_OUTER + 14
        self._side = round(2 * self._reach * scale)
        self.surface = pygame.Surface((self._side * self.more,) * 2, pygame.SRCALPHA)
        self.surface.fill((*_DEEP, 0))
        self._scale = scale * self.more
        self._left, self._top = CENTRE[0] - self._reach, CENTRE[1] - self._reach

    def at(self, point: tuple[float, float]) -> tuple[float, float]:
        return (point[0] - self._left) * self._scale, (point[1] - self._top) * self._scale

    def px(self, units: float) -> int:
        return max(1, round(units * self._scale))

    def polygon(self, points: Sequence[tuple[float, float]], fill: Colour) -> None:
        left, top, scale = CENTRE[0] - self._reach, CENTRE[1] - self._reach, self._scale
        placed = [((x - left) * scale, (y - top) * scale) for x, y in points]
        pygame.draw.polygon(self.surface, fill, placed)

    def outline(self, points: Sequence[tuple[float, float]], ink: Colour, width: float) -> None:
        placed = [self.at(point) for point in points]
        pygame.draw.lines(self.surface, ink, True, placed, self.px(width))
        for point in placed:
            pygame.draw.circle(self.surface, ink, point, self.px(width) / 2)

    def circle(self, radius: float, ink: Colour, width: float = 0) -> None:
        pen = self.px(width) if width else 0
        pygame.draw.circle(self.surface, ink, self.at(CENTRE), self.px(radius), pen)

    def dot(self, point: tuple[float, float], radius: float, ink: Colour) -> None:
        pygame.draw.circle(self.surface, ink, self.at(point), self.px(radius))

    def shrunk(self) -> pygame.Surface:
        return pygame.transform.smoothscale(self.surface, (self._side, self._side))


def ring(
    brush: Brush, impresarios: Sequence[Impresario], seats: Sequence[Seat], symbols: bool = True
) -> None:
    """Paint squares and arenas, kept as one picture until an arena grows."""
    shadow = centred((CENTRE[0], CENTRE[1] + 6), 2 * RING_OUTER + 16)
    brush.slab(shadow, None, radius=RING_OUTER, shadow=26)
    arenas = tuple(
        (impresario.arena_start, impresario.arena_size, PLAYERS[seat.colour].colour)
        for impresario, seat in zip(impresarios, seats, strict=True)
    )
    stones = _ring_of_stones(brush.screen.scale, arenas)
    x, y = brush.screen.point(CENTRE)
    brush.lay(stones, (x - stones.get_width() // 2, y - stones.get_height() // 2))
    for impresario in impresarios:
        if impresario.loge:
            _loge(brush, impresario)
    if symbols:
        for impresario, seat in zip(impresarios, seats, strict=True):
            angle = layout.square_angle(impresario.arena_start - 0.22)
            draw_emblem(brush, layout.turned(angle, RING_OUTER + 16), 13, seat.colour)
    for noble in NOBLES:
        moon = centred(layout.square_centre(RULES.rests[noble]), 24)
        brush.picture("icon-moon", moon)
    _numbers(brush)


@_latest_rings.keep
def _ring_of_stones(scale: float, arenas: tuple[tuple[int, int, Colour], ...]) -> pygame.Surface:
    """The squares, the floor, and each arena from its first square on, so large, in its colour."""
    large = _Large(scale)
    large.circle(RING_OUTER + 8, colour("#5d4327"))
    large.circle(RING_OUTER + 6, colour("#c9ae80"))
    large.circle(RING_OUTER + 1.5, _GROUT)
    for square in range(RULES.squares):
        _mosaic(large, square)
    large.circle(RING_INNER, _GROUT)
    large.circle(RING_INNER - 2, colour("#cdb487"))
    _floor(large)
    for first, size, tint in arenas:
        _arena(large, first, size, tint)
    return large.shrunk()


def _mosaic(large: _Large, square: int) -> None:
    """A square of the ring, made of small stones."""
    edge = layout.sector(square, square, RING_INNER, RING_OUTER)
    large.polygon(edge, _ground(square))
    for corners, tone in _stones(square):
        large.polygon(corners, tone)
    large.outline(edge, _GROUT, 1.4)


def _ground(square: int) -> Colour:
    rests = {RULES.rests[noble]: _RESTS[noble] for noble in NOBLES}
    return rests.get(square, _PALE if square % 2 else _DEEP)


@cache
def _stones(square: int) -> tuple[tuple[tuple[tuple[float, float], ...], Colour], ...]:
    """The corners and the colour of each stone, kept because every table has the same ring."""
    base, chance = _ground(square), Random(square)
    rows, columns = 7, 5
    stones = []
    for row in range(rows):
        for column in range(columns):
            tone = mixed(base, (255, 255, 255) if chance.random() < 0.5 else (110, 80, 40), 0.09)
            first = square - 0.5 + (column + 0.06) / columns
            last = square - 0.5 + (column + 0.94) / columns
            inner = RING_INNER + (RING_OUTER - RING_INNER) * (row + 0.06) / rows
            outer = RING_INNER + (RING_OUTER - RING_INNER) * (row + 0.94) / rows
            a, b = layout.square_angle(first), layout.square_angle(last)
            corners = ((a, inner), (b, inner), (b, outer), (a, outer))
            stones.append((tuple(layout.turned(*corner) for corner in corners), tone))
    return tuple(stones)


def _floor(large: _Large) -> None:
    """The sand within the ring, brighter in the middle."""
    rings = 40
    for number in range(rings):
        radius = (RING_INNER - 5) * (1 - number / rings)
        large.circle(radius, mixed(colour("#d5bd92"), colour("#f4e9d2"), number / rings))
    large.circle(RING_INNER - 5, _GROUT, 1.5)
    for step in range(100):
        long = step % 10 == 0
        inner = RING_INNER - (16 if long else 10)
        start, end = layout.turned(3.6 * step, inner), layout.turned(3.6 * step, RING_INNER - 5)
        pen = large.px(1.6 if long else 0.9)
        pygame.draw.line(large.surface, UMBER_LIGHT, large.at(start), large.at(end), pen)


def _arena(large: _Large, first: int, size: int, tint: Colour) -> None:
    """Its squares in the player's colour, and rows of seats behind them."""
    last = first + size - 1
    for square in range(first, last + 1):
        large.polygon(
            layout.sector(square, square, RING_INNER, RING_OUTER), mixed(_PALE, tint, 0.42)
        )
        large.outline(
            layout.sector(square, square, RING_INNER, RING_OUTER), mixed(_PALE, tint, 0.75), 1.2
        )
    seats = layout.sector(first, last, RING_OUTER + 1, SEATS_OUTER)
    large.polygon(seats, tint)
    half = 180.0 / RULES.squares
    start, end = layout.square_angle(first) - half, layout.square_angle(last) + half
    for row, radius in enumerate((RING_OUTER + 10, RING_OUTER + 21)):
        count = 6 * size
        for number in range(count):
            angle = start + (end - start) * (number + (0.5 if row else 0.35)) / count
            large.dot(layout.turned(angle, radius), 3.4, mixed(tint, INK, 0.55))
    large.outline(seats, INK, 1.6)
    large.outline(layout.sector(first, last, RING_INNER, RING_OUTER), tint, 4)
    for joint in range(first, last):
        angle = layout.square_angle(joint) + half
        ends = layout.turned(angle, RING_OUTER + 1), layout.turned(angle, SEATS_OUTER)
        pygame.draw.line(large.surface, INK, large.at(ends[0]), large.at(ends[1]), large.px(1.6))


def _loge(brush: Brush, impresario: Impresario) -> None:
    middle = impresario.arena_start + (impresario.arena_size - 1) / 2
    box = centred(layout.turned(layout.square_angle(middle), SEATS_OUTER - 14), 48, 32)
    brush.picture("loge", box)


def _numbers(brush: Brush) -> None:
    with brush.unspoken():
        for tens in range(10):
            box = centred(layout.turned(36.0 * tens, RING_INNER - 27), 34, 18)
            brush.text(str(10 * tens), box, SMALL.but(size=15, align="centre"), where="track")


def markers(brush: Brush, state: State, seats: Sequence[Seat], symbols: bool) -> None:
    """Draw everyone's best event on the scoring track; ties go side by side."""
    bests = [impresario.best for impresario in state.impresarios]
    for index, seat in enumerate(seats):
        equal = [other for other, best in enumerate(bests) if best == bests[index]]
        aside = equal.index(index) - (len(equal) - 1) / 2
        point = layout.turned(3.6 * bests[index] + _ASIDE * aside, layout.TRACK)
        draw_emblem(brush, point, 10, seat.colour, symbols)


def noble_places(state: State) -> list[tuple[float, float]]:
    """Where each noble is drawn; those who share a square stand apart, every second further in."""
    places = []
    for noble in NOBLES:
        square = state.nobles[noble]
        together = [other for other in NOBLES if state.nobles[other] == square]
        aside = together.index(noble) - (len(together) - 1) / 2
        inwards = 0.0 if len(together) == 1 else _APART * (-1) ** together.index(noble)
        angle = layout.square_angle(square) + _ABREAST * aside
        places.append(layout.turned(angle, layout.RING_MIDDLE + inwards))
    return places


def noble(brush: Brush, which: Noble, at: tuple[float, float], *, lit: bool = False) -> None:
    """A pawn with his number, if he has peers, and the spectators he draws."""
    box = centred(at, *_PAWN)
    if lit:
        brush.disc((at[0], at[1] + 2), 28, GOLD, edge=INK, edge_width=1)
    brush.picture(NOBLE_PICTURES[which], box)
    noble_number(brush, which, (at[0] - 13, at[1] + 17))
    badge = (at[0] + 12, at[1] + 16)
    brush.disc(badge, 10, INK, edge=CREAM, edge_width=1)
    worth = centred(badge, 20)
    style = STRONG.but(size=15, colour=CREAM)
    brush.number(str(RULES.noble_spectators[which]), worth, style, where="noble")


def noble_number(brush: Brush, which: Noble, at: tuple[float, float], width: float = 22) -> None:
    """The number by which he is told from his peers, if he has any."""
    if which in NOBLE_NUMBERS:
        box = centred(at, width, width * 0.9)
        brush.slab(box, PAPER, radius=width / 4, edge=INK, edge_width=1)
        style = TITLE.but(size=max(SMALLEST, width * 0.65))
        brush.number(NOBLE_NUMBERS[which], box, style, where="noble")


def market(
    brush: Brush, index: int, tokens: Sequence[int], *, lit: bool, glowing: Sequence[object] = ()
) -> None:
    box = layout.market_box(index)
    edge = GOLD if lit else UMBER_LIGHT
    fill = (PAPER, STONE) if lit else (STONE, STONE_DARK)
    brush.slab(box, fill, radius=9, edge=edge, edge_width=4 if lit else 1.5, shadow=8)
    name = Box(box.left + 6, box.top + 3, box.width - 12, 22)
    style = TITLE.but(size=15, colour=UMBER_LIGHT, align="centre")
    brush.text(say(market_name(index)), name, style, where="market")
    if not tokens:
        rest = Box(box.left + 8, box.top + 26, box.width - 16, box.height - 32)
        # Translators: on an empty market.
        words = tr("sold")
        brush.text(words, rest, SMALL.but(colour=FADED, align="centre"), where="market")
    for number, asset in enumerate(tokens):
        place = token_place(index, number)
        if asset in glowing:
            brush.slab(place.inflate(7, 7), GOLD, radius=9)
        token(brush, ASSETS[asset], place)


def token_place(market_index: int, number: int) -> Box:
    box = layout.market_box(market_index)
    line = Box(box.centerx - 64.5, box.top + 27, 129, 41)
    return squares(line, 3, 41, 3)[number]


def dice_places(count: int) -> list[tuple[float, float]]:
    x, y = layout.DICE
    left = x - (count - 1) * (layout.DIE + 8) / 2
    return [(left + number * (layout.DIE + 8), y) for number in range(count)]
