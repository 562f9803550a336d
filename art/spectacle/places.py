"""Where people sit, torches burn and banners hang in the bowl, in design units of the table.

The game fills the seats as the count climbs; it reads these places and knows no perspective.
"""

import json
import math
from random import Random
from typing import Any, Final

from art.spectacle.bowl import TIERS
from art.spectacle.perspective import CENTRE, on_oval, scale
from art.spectacle.svg import LEFT, WIDTH

_BANNERS: Final = (50, 66, 82, 98, 114, 130)
_PEDIMENT: Final = on_oval(0.4, 4.2, math.radians(90))[1] - 40
"""The gate hides who would sit behind it from here down."""


def places() -> dict[str, Any]:
    rows = [row for tier in reversed(TIERS) for row in _rows(tier)]
    return {
        "rows": rows,
        "torches": [
            *(_torch(20.8, 21.3, angle, 13) for angle in (42, 58, 74, 106, 122, 138)),
            *(_torch(0.2, 4.4, angle, 24) for angle in (28, 44, 60, 75, 105, 120, 136, 152)),
        ],
        "banners": [_banner(angle) for angle in _BANNERS],
        "flags": [_flag(angle) for angle in range(20, 161, 7) if angle != 90],
    }


def written() -> str:
    return json.dumps(places(), separators=(",", ":")) + "\n"


def _rows(tier: tuple[float, float, int, float, float, str]) -> list[list[list[float]]]:
    """Front row first; each seat is x, y and the height of a person there."""
    height, out, count, run, rise, _ = tier
    rng = Random(f"seats {out}")
    return [_row(out + row * run, height + row * rise, rng) for row in range(count)]


def _row(o: float, h: float, rng: Random) -> list[list[float]]:
    seats = int(math.pi * (35 + o) * 1.2 / 1.32)
    found = []
    for number in range(seats):
        degrees = -12 + 204 * (number + 0.5 + rng.uniform(-0.18, 0.18)) / seats
        if abs((degrees + 1000) % 12 - 4) < 0.55:  # stairs stay free
            continue
        angle = math.radians(degrees)
        x, y = on_oval(o + 0.75, h, angle)
        if LEFT + 4 < x < LEFT + WIDTH - 4 and not _is_hidden(x, y):
            size = 2.1 * scale(o, angle) * rng.uniform(0.94, 1.1)
            found.append([round(x, 1), round(y, 1), round(size, 1)])
    return found


def _is_hidden(x: float, y: float) -> bool:
    """Whether the gate or a banner is in front of a seat."""
    if abs(x - CENTRE) < 74 and y > _PEDIMENT:
        return True
    banners = (_banner(angle) for angle in _BANNERS)
    return any(
        abs(x - middle) < width / 2 + 2 and top < y < top + height + 9
        for middle, top, width, height in banners
    )


def _torch(o: float, h: float, degrees: float, size: float) -> list[float]:
    x, y = on_oval(o, h, math.radians(degrees))
    return [round(x, 1), round(y, 1), size]


def _banner(degrees: float) -> list[float]:
    """The middle of its upper edge, its width and its height."""
    angle = math.radians(degrees)
    x, y = on_oval(20.6, 21.4, angle)
    unit = scale(20.6, angle)
    return [round(x, 1), round(y, 1), round(3.7 * unit, 1), round(7.0 * unit, 1)]


def _flag(degrees: float) -> list[float]:
    angle = math.radians(degrees)
    x, y = on_oval(31, 34.5, angle)
    return [round(x, 1), round(y, 1), round(scale(31, angle), 2)]
