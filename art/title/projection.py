"""The model of the building and the eye that sees it: from lengths to the picture."""

import math
from collections.abc import Sequence

from art.title.colour import STONE, ramp
from art.title.svg import Pen, Point

CENTRE_X = 1020.0
HORIZON = 612.0
FOCAL = 2280.0
DISTANCE = 450.0
EYE = 13.0
HALF_WIDTH, HALF_DEPTH = 100.0, 85.0
BAYS = 56
PITCH = math.tau / BAYS
LIGHT = math.radians(-34)


def project(x: float, height: float, z: float) -> Point:
    """Where a point of the model is seen; ``z`` grows towards the eye."""
    scale = FOCAL / (DISTANCE - z)
    return (CENTRE_X + x * scale, HORIZON + (EYE - height) * scale)


def wall(angle: float, height: float, out: float = 0.0) -> Point:
    """A point on the wall, ``out`` units in front of it; angle 0 faces the eye."""
    x = (HALF_WIDTH + out) * math.sin(angle)
    return project(x, height, (HALF_DEPTH + out) * math.cos(angle))


def wall_scale(angle: float, out: float = 0.0) -> float:
    return FOCAL / (DISTANCE - (HALF_DEPTH + out) * math.cos(angle))


def limb(out: float = 0.0) -> float:
    """The angle at which the wall turns out of sight."""
    return math.acos((HALF_DEPTH + out) / DISTANCE)


def facing(angle: float) -> float:
    """How squarely the wall faces the eye: 1 in front, 0 at the limb."""
    x, z = HALF_WIDTH * math.sin(angle), HALF_DEPTH * math.cos(angle)
    nx, nz = math.sin(angle) / HALF_WIDTH, math.cos(angle) / HALF_DEPTH
    ex, ez = -x, DISTANCE - z
    return (nx * ex + nz * ez) / (math.hypot(nx, nz) * math.hypot(ex, ez))


def brightness(angle: float) -> float:
    """The evening light on the wall: from the front left, failing towards both sides."""
    lit = math.pow(max(0.0, math.cos((angle - LIGHT) * 1.08)), 1.45)
    edge = min(1.0, max(0.0, facing(angle)) * 1.3)
    return (0.09 + 0.66 * lit) * (0.22 + 0.78 * edge)


def stone(angle: float, gain: float = 1.0, lift: float = 0.0) -> str:
    return ramp(STONE, brightness(angle) * gain + lift)


def bay_angles(half: bool = False) -> list[float]:
    """The visible bays' middles (or, halved, the piers between them), the farthest first."""
    shift = 0.5 if half else 0.0
    count = BAYS // 4 + 1
    angles = [(i + shift) * PITCH for i in range(-count, count + 1)]
    seen = [a for a in angles if abs(a) < limb() + 0.02]
    return sorted(seen, key=lambda a: -abs(a))


def round_wall(height: float, out: float = 0.0) -> list[tuple[Point, Point, Point, Point]]:
    """A level line from limb to limb as Bézier pieces."""
    edge, pieces = limb(out), 4
    span = 2 * edge / pieces

    def slope(angle: float) -> Point:
        (x0, y0), (x1, y1) = wall(angle - 0.001, height, out), wall(angle + 0.001, height, out)
        return ((x1 - x0) / 0.002 * span / 3, (y1 - y0) / 0.002 * span / 3)

    curve: list[tuple[Point, Point, Point, Point]] = []
    for piece in range(pieces):
        start = -edge + piece * span
        a, b = wall(start, height, out), wall(start + span, height, out)
        da, db = slope(start), slope(start + span)
        curve.append((a, (a[0] + da[0], a[1] + da[1]), (b[0] - db[0], b[1] - db[1]), b))
    return curve


def band(low: float, high: float, out_low: float = 0.0, out_high: float | None = None) -> str:
    """A strip of wall all the way round between two heights."""
    lower = round_wall(low, out_low)
    upper = round_wall(high, out_low if out_high is None else out_high)
    pen = Pen(lower[0][0])
    for piece in lower:
        pen.step("c", *piece[1:])
    pen.step("l", upper[-1][3])
    for piece in reversed(upper):
        pen.step("c", piece[2], piece[1], piece[0])
    return pen.text(closed=True)


def line_round(height: float, out: float = 0.0) -> str:
    curve = round_wall(height, out)
    pen = Pen(curve[0][0])
    for piece in curve:
        pen.step("c", *piece[1:])
    return pen.text(closed=False)


def patch(left: float, right: float, low: float, high: float, out: float = 0.0) -> list[Point]:
    return [
        wall(left, low, out),
        wall(left, high, out),
        wall(right, high, out),
        wall(right, low, out),
    ]


def clip(subject: Sequence[Point], window: Sequence[Point]) -> list[Point]:
    """The part of a convex polygon inside another one."""
    area = sum(
        a[0] * b[1] - b[0] * a[1] for a, b in zip(window, [*window[1:], window[0]], strict=True)
    )
    sign = 1.0 if area > 0 else -1.0
    result = list(subject)
    for a, b in zip(window, [*window[1:], window[0]], strict=True):
        result = _clip_edge(result, a, b, sign)
    return result


def _clip_edge(points: list[Point], a: Point, b: Point, sign: float) -> list[Point]:
    def side(p: Point) -> float:
        return sign * ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]))

    kept: list[Point] = []
    for here, after in zip(points, [*points[1:], *points[:1]], strict=True):
        at, then = side(here), side(after)
        if at >= 0:
            kept.append(here)
        if (at >= 0) != (then >= 0):
            share = at / (at - then)
            x = here[0] + (after[0] - here[0]) * share
            kept.append((x, here[1] + (after[1] - here[1]) * share))
    return kept


def breadth(points: Sequence[Point]) -> float:
    return max(p[0] for p in points) - min(p[0] for p in points) if points else 0.0
