"""Where everything is on the table, in design units."""

import math
from typing import Final

from colosseum.rules.colosseum.data import RULES
from colosseum.widgets.design_units import Box

PLAQUES: Final = Box(14, 70, 302, 636)
PANEL: Final = Box(1178, 70, 408, 440)
"""What you can do now."""
HINT: Final = Box(1178, 522, 408, 78)
LOG: Final = Box(1178, 610, 408, 96)
"""What every panel leaves for the log; below lower ones it is higher."""
TALL_PANEL: Final = Box(1178, 70, 408, 530)
"""For panels that need the hint's room as well: a hint is then where the log is."""
ADVICE: Final = Box(6, 70, 400, 636)
"""Over the plaques, up to the ring."""
LOW_PANEL: Final = Box(1178, 70, 408, 340)
"""For panels that can leave the log more room."""
SKIP: Final = Box(1002, 66, 164, 44)
"""Beside the ring, where no decision is ever taken."""
SPEECH: Final = Box(14, 552, 430, 156)
"""In a lesson, in the corner that a table for three leaves free. Its words stay visible beside the
catalogue, which covers the rest."""
LEDGER: Final = Box(14, 720, 764, 168)
CARDS: Final = Box(790, 720, 604, 168)
CATALOGUE: Final = Box(1404, 720, 182, 168)

CENTRE: Final = (747.0, 388.0)
RING_OUTER: Final = 300.0
RING_INNER: Final = 230.0
RING_MIDDLE: Final = (RING_OUTER + RING_INNER) / 2
SEATS_OUTER: Final = 332.0
"""The outer edge of an arena's rows of seats."""
TRACK: Final = 218.0
"""The scoring track inside the ring."""
MARKET_SIZE: Final = (142.0, 75.0)
MARKET_CENTRES: Final = (
    (747.0, 264.0),
    (852.0, 352.0),
    (826.0, 502.0),
    (668.0, 502.0),
    (642.0, 352.0),
)
DICE: Final = (747.0, 428.0)
DIE: Final = 46.0


def turned(angle: float, radius: float) -> tuple[float, float]:
    """The point at this angle clockwise from the top, in degrees, and this far from the centre."""
    turn = math.radians(angle)
    return CENTRE[0] + radius * math.sin(turn), CENTRE[1] - radius * math.cos(turn)


def square_angle(square: float) -> float:
    """The middle of a square: the Emperor's is at the top."""
    return 360.0 * square / RULES.squares


def square_centre(square: float) -> tuple[float, float]:
    return turned(square_angle(square), RING_MIDDLE)


def sector(first: float, last: float, inner: float, outer: float) -> list[tuple[float, float]]:
    """The outline of the ring from the start of one square to the end of another."""
    half = 180.0 / RULES.squares
    start, end = square_angle(first) - half, square_angle(last) + half
    steps = max(2, round((end - start) / 2.5))
    angles = [start + (end - start) * step / steps for step in range(steps + 1)]
    return [turned(a, outer) for a in angles] + [turned(a, inner) for a in reversed(angles)]


def market_box(market: int) -> Box:
    box = Box(0, 0, *MARKET_SIZE)
    box.center = MARKET_CENTRES[market]
    return box


def plaque_boxes(players: int) -> list[Box]:
    return [plaque_box(seat, players) for seat in range(players)]


def plaque_box(seat: int, players: int) -> Box:
    gap = 9.0
    height = min(152.0, (PLAQUES.height - gap * (players - 1)) / players)
    return Box(PLAQUES.left, PLAQUES.top + seat * (height + gap), PLAQUES.width, height)
