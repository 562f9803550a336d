"""An oval amphitheatre in perspective: metres in, design units of the 1600×900 table out.

The eye sits in the loge on the near side. `o` is how far a point lies outside the oval of sand,
`h` its height, and the angle goes round the oval, 90° being the far end.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Final

Point = tuple[float, float]

CENTRE: Final = 747.0
HORIZON: Final = 292.0
FOCAL: Final = 731.0
EYE: Final = 16.0
BACK: Final = 70.0
"""How far the eye is from the middle of the sand."""
HALF_WIDTH: Final = 40.0
HALF_DEPTH: Final = 30.0

ALL_ROUND: Final = tuple(math.radians(angle) for angle in range(-24, 205, 3))


def seen(x: float, y: float, z: float) -> Point:
    depth = z + BACK
    return CENTRE + FOCAL * x / depth, HORIZON - FOCAL * (y - EYE) / depth


def scale(o: float, angle: float) -> float:
    """Design units a metre at a place on the oval."""
    return FOCAL / ((HALF_DEPTH + o) * math.sin(angle) + BACK)


def on_oval(o: float, h: float, angle: float) -> Point:
    return seen((HALF_WIDTH + o) * math.cos(angle), h, (HALF_DEPTH + o) * math.sin(angle))


def arc(o: float, h: float, angles: Iterable[float] = ALL_ROUND) -> list[Point]:
    return [on_oval(o, h, angle) for angle in angles]


def disc(half_width: float, half_depth: float, h: float) -> list[Point]:
    """An oval on the ground, all the way round."""
    angles = (math.radians(angle) for angle in range(0, 360, 3))
    return [seen(half_width * math.cos(angle), h, half_depth * math.sin(angle)) for angle in angles]


def path(points: Sequence[Point], *, closed: bool = True) -> str:
    """The points as an SVG path."""
    return "M" + " ".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")
