"""What can be pressed on the board: squares, nobles, markets."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from colosseum.rules.colosseum.data import RULES, Noble
from colosseum.scenes.table.colosseum import board, layout
from colosseum.scenes.table.colosseum.layout import CENTRE, RING_INNER, RING_OUTER
from colosseum.scenes.table.dragging import DraggedWidget, Dragging
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    INK,
    PAPER,
    STRONG,
    TERRACOTTA,
    UMBER_DARK,
    Colour,
)
from colosseum.widgets.widget import Area, Look, Widget


def tag(brush: Brush, words: str, centre: tuple[float, float], fill: Colour = GREEN) -> None:
    """Draw a short label on the board: what something would bring."""
    style = STRONG.but(size=16, colour=CREAM, align="centre")
    box = centred(centre, brush.text_width(words, style) + 14, 24)
    brush.slab(box, fill, radius=12, edge=INK, edge_width=1.5)
    brush.text(words, box, style, where="tag")


def square_at(point: tuple[float, float]) -> int | None:
    """The square of the ring at this point, if any."""
    across, down = point[0] - CENTRE[0], point[1] - CENTRE[1]
    if not RING_INNER <= math.hypot(across, down) <= RING_OUTER:
        return None
    turn = math.degrees(math.atan2(across, -down)) % 360.0
    return round(turn * RULES.squares / 360.0) % RULES.squares


class RestingSquare(Area):
    """Where nobles earn a medal; only to point at, and to hear of."""

    def __init__(self, square: int, tip: str) -> None:
        super().__init__(f"rest-{square}", centred(layout.square_centre(square), 30), tip=tip)
        self.square = square


class SquareSpot(Widget):
    """A square of the ring that glows."""

    def __init__(
        self,
        key: str,
        square: int,
        on_press: Callable[[], None],
        *,
        brings: str = "",
        loses: bool = False,
        medal: bool = False,
        path: Sequence[int] = (),
        standing: Sequence[tuple[Noble, tuple[float, float]]] = (),
        beside: Sequence[tuple[Noble, tuple[float, float]]] = (),
        tip: str = "",
    ) -> None:
        self.square = square
        self.outline = layout.sector(square, square, RING_INNER + 1, RING_OUTER - 1)
        super().__init__(key, _around(self.outline), on_press=on_press, tip=tip)
        self.brings = brings
        self.loses = loses
        self.medal = medal
        self.path = path
        """The squares walked, from the noble's square to this one."""
        self.standing = standing
        """Nobles already on it, drawn again over the glow."""
        self.beside = beside
        """The same for nobles on the next squares, whose numbers reach over."""

    def contains(self, point: tuple[float, float]) -> bool:
        return square_at(point) == self.square

    def draw(self, brush: Brush, look: Look) -> None:
        fill = PAPER if look.lit else GOLD_LIGHT
        opacity = 230 if look.lit else 185
        edge = GOLD if self.enabled else INK
        brush.polygon(
            self.outline, fill, edge=edge, edge_width=4 if look.lit else 3, opacity=opacity
        )
        for noble, at in (*self.beside, *self.standing):
            board.noble(brush, noble, at)
        if look.lit and self.path:
            draw_path(brush, self.path)
        self._draw_gain(brush)

    def _draw_gain(self, brush: Brush) -> None:
        angle = layout.square_angle(self.square)
        if self.brings:
            at = layout.turned(angle, RING_OUTER - 8 if self.standing else RING_INNER + 16)
            tag(brush, self.brings, at, TERRACOTTA if self.loses else GREEN)
        if self.medal:
            box = centred(layout.turned(angle, RING_OUTER - 20), 30)
            brush.picture("medal", box)

    def draw_ring(self, brush: Brush) -> None:
        outline = layout.sector(self.square, self.square, RING_INNER - 4, RING_OUTER + 4)
        brush.polygon(outline, None, edge=GOLD_LIGHT, edge_width=4)


def draw_path(brush: Brush, squares: Sequence[int]) -> None:
    """Draw dots along a noble's path."""
    for here, there in pairwise(squares):
        step = 1 if (there - here) % RULES.squares == 1 else -1
        for part in (0.0, 0.34, 0.67):
            point = layout.square_centre(here + step * part)
            brush.disc(point, 4.5, PAPER, edge=UMBER_DARK, edge_width=1.5)
    brush.disc(layout.square_centre(squares[-1]), 7, PAPER, edge=UMBER_DARK, edge_width=2)


def _around(points: Sequence[tuple[float, float]]) -> Box:
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    return Box(left, top, right - left, bottom - top)


class NobleSpot(DraggedWidget[Noble]):
    """A noble who can be chosen on the board, and dragged to a square."""

    def __init__(
        self,
        noble: Noble,
        at: tuple[float, float],
        on_press: Callable[[], None],
        *,
        chosen: bool,
        disabled_because: str | None,
        tip: str,
        dragging: Dragging[Noble],
    ) -> None:
        super().__init__(
            f"board {noble}",
            noble,
            centred(at, 44, 52),
            on_press,
            (),
            tip=tip,
            disabled_because=disabled_because,
            dragging=dragging,
        )
        self.noble = noble
        self.at = at
        self.chosen = chosen

    def contains(self, point: tuple[float, float]) -> bool:
        is_near = math.hypot(point[0] - self.at[0], point[1] - self.at[1]) <= 25
        return is_near or self.is_carried

    def draw(self, brush: Brush, look: Look) -> None:
        if self.is_carried:
            return
        if self.chosen or (look.lit and self.enabled):
            brush.disc(
                (self.at[0], self.at[1] + 2), 28, GOLD if self.chosen else GOLD_LIGHT, edge=INK
            )
            board.noble(brush, self.noble, self.at)

    def draw_ring(self, brush: Brush) -> None:
        around = centred((self.at[0], self.at[1] + 2), 62)
        brush.slab(around, None, radius=31, edge=GOLD_LIGHT, edge_width=3)


class MarketSpot(Widget):
    """A market that can be chosen."""

    def __init__(
        self,
        market: int,
        on_press: Callable[[], None],
        *,
        chosen: bool,
        disabled_because: str | None,
        tip: str,
    ) -> None:
        box = layout.market_box(market)
        super().__init__(
            f"board market {market + 1}",
            box,
            on_press=on_press,
            disabled_because=disabled_because,
            tip=tip,
        )
        self.market = market
        self.chosen = self.enter_goes_on = chosen

    def draw(self, brush: Brush, look: Look) -> None:
        if self.chosen or (look.lit and self.enabled):
            around = self.box.inflate(4, 4)
            edge = GOLD if self.chosen else GOLD_LIGHT
            brush.slab(around, None, radius=11, edge=edge, edge_width=5)


class MarketGain(Widget):
    """What a market would bring; a lesson that points at it must leave it readable."""

    over_marks = True

    def __init__(self, market: int, brings: str) -> None:
        box = layout.market_box(market)
        super().__init__(f"gain of market {market + 1}", Box(box.right - 4, box.top - 6, 0, 0))
        self.brings = brings

    def draw(self, brush: Brush, look: Look) -> None:
        tag(brush, self.brings, self.box.topleft)
