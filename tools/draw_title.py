"""Draw the title screen's picture: the amphitheatre at dusk, as SVG layers.

Run by hand (``python tools/draw_title.py``) to change the picture; the files it writes to
``assets/sprites/title`` are kept. The same script always writes the same files.

The building is projected, not traced: an elliptical wall seen from a knoll, so that the arches
narrow towards its sides, the cornices bend upwards above the eye and downwards below it. Lengths
of the model are in units of about three quarters of a metre; the picture is 1600 × 900.

The game's renderer knows no clipping, masks, filters, text or reuse of shapes. Openings are
therefore clipped here, softness is made of gradients, and gradients that follow a shape's own box
are given in per cent.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random

Point = tuple[float, float]
Rgb = tuple[float, float, float]
Stop = tuple[float, str] | tuple[float, str, float]

OUTPUT = Path(__file__).resolve().parents[1] / "assets" / "sprites" / "title"
WIDTH, HEIGHT = 1600, 900


# --- Writing SVG ---------------------------------------------------------------------------------


def num(value: float, digits: int = 1) -> str:
    """A number as short as it can be written."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def packed(values: Iterable[float]) -> str:
    """Numbers in a row, separated only where they must be."""
    return " ".join(num(v) for v in values).replace(" -", "-")


def pair(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


@dataclass
class Svg:
    """One drawing: definitions first, then shapes in the order they were added."""

    width: int = WIDTH
    height: int = HEIGHT
    defs: list[str] = field(default_factory=list)
    body: list[str] = field(default_factory=list)

    def linear(self, name: str, start: Point, end: Point, stops: Sequence[Stop]) -> str:
        """A gradient between two points of the drawing."""
        where = (
            f'gradientUnits="userSpaceOnUse" x1="{num(start[0])}" y1="{num(start[1])}" '
            f'x2="{num(end[0])}" y2="{num(end[1])}"'
        )
        return self._gradient("linear", name, where, stops)

    def radial(self, name: str, centre: Point, radius: float, stops: Sequence[Stop]) -> str:
        """A gradient round a point of the drawing."""
        where = (
            f'gradientUnits="userSpaceOnUse" cx="{num(centre[0])}" cy="{num(centre[1])}" '
            f'r="{num(radius)}"'
        )
        return self._gradient("radial", name, where, stops)

    def linear_box(self, name: str, stops: Sequence[Stop], *, across: bool = False) -> str:
        """A gradient down (or across) whatever shape it fills."""
        end = 'x2="100%" y2="0%"' if across else 'x2="0%" y2="100%"'
        return self._gradient("linear", name, f'x1="0%" y1="0%" {end}', stops)

    def radial_box(
        self, name: str, stops: Sequence[Stop], *, cy: int = 50, radius: int = 50
    ) -> str:
        """A gradient round a point of whatever shape it fills, ``cy`` per cent down it."""
        return self._gradient("radial", name, f'cx="50%" cy="{cy}%" r="{radius}%"', stops)

    def _gradient(self, kind: str, name: str, where: str, stops: Sequence[Stop]) -> str:
        inner = "".join(_stop(stop) for stop in stops)
        self.defs.append(
            f'<{kind}Gradient id="{name}" {where}>{inner}</{kind}Gradient>',
        )
        return f"url(#{name})"

    def fill(self, d: str, paint: str, opacity: float = 1.0, edge: str = "") -> None:
        """A filled path, with a fine edge of another paint if one is given."""
        if d:
            line = f' stroke="{edge}"' if edge else ""
            self.body.append(f'<path d="{d}" fill="{paint}"{line}{_opacity(opacity)}/>')

    def stroke(self, d: str, paint: str, width: float, opacity: float = 1.0) -> None:
        if d:
            self.body.append(
                f'<path d="{d}" fill="none" stroke="{paint}" stroke-width="{num(width, 2)}" '
                f'stroke-linecap="round" stroke-linejoin="round"{_opacity(opacity)}/>'
            )

    def circle(self, centre: Point, radius: float, paint: str, opacity: float = 1.0) -> None:
        self.body.append(
            f'<circle cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(radius, 2)}" '
            f'fill="{paint}"{_opacity(opacity)}/>'
        )

    def puff(self, centre: Point, rx: float, ry: float, paint: str, opacity: float = 1.0) -> None:
        """A soft ellipse: ``paint`` is a gradient round the origin with radius 100."""
        self.body.append(
            f'<circle r="100" fill="{paint}"{_opacity(opacity)} transform="matrix('
            f'{num(rx / 100, 3)} 0 0 {num(ry / 100, 3)} {num(centre[0])} {num(centre[1])})"/>'
        )

    def text(self) -> str:
        defs = f"<defs>\n{chr(10).join(self.defs)}\n</defs>\n" if self.defs else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" '
            f'height="{self.height}" viewBox="0 0 {self.width} {self.height}">\n'
            f"{defs}{chr(10).join(self.body)}\n</svg>\n"
        )


def _stop(stop: Stop) -> str:
    opacity = f' stop-opacity="{num(stop[2], 2)}"' if len(stop) == 3 else ""
    return f'<stop offset="{num(stop[0], 3)}" stop-color="{stop[1]}"{opacity}/>'


def _opacity(value: float) -> str:
    """Plain opacity: the renderer respects fill and stroke opacity only for flat colours."""
    return "" if value >= 1 else f' opacity="{num(value, 2)}"'


class Pen:
    """Writes a path in short relative steps, without letting their roundings add up."""

    def __init__(self, start: Point) -> None:
        self.x, self.y = round(start[0], 1), round(start[1], 1)
        self.parts = [f"M{pair((self.x, self.y))}"]
        self.command = ""

    def step(self, command: str, *points: Point) -> None:
        """One segment; all its points are relative to where it starts."""
        values: list[float] = []
        for x, y in points:
            values += [round(x, 1) - self.x, round(y, 1) - self.y]
        text = packed(values)
        if command != self.command:
            text = command + text
        elif not text.startswith("-"):
            text = " " + text
        self.parts.append(text)
        self.command = command
        self.x, self.y = round(points[-1][0], 1), round(points[-1][1], 1)

    def line(self, point: Point) -> None:
        x, y = round(point[0], 1), round(point[1], 1)
        if x == self.x or y == self.y:
            across = y == self.y
            self.parts.append(f"h{num(x - self.x)}" if across else f"v{num(y - self.y)}")
            self.command, self.x, self.y = "", x, y
        else:
            self.step("l", point)

    def text(self, *, closed: bool) -> str:
        return "".join(self.parts) + ("z" if closed else "")


def polygon(points: Sequence[Point]) -> str:
    return polyline(points, closed=True) if len(points) > 2 else ""


def polyline(points: Sequence[Point], *, closed: bool = False) -> str:
    pen = Pen(points[0])
    for point in points[1:]:
        pen.line(point)
    return pen.text(closed=closed)


def blob(points: Sequence[Point]) -> str:
    """A closed soft outline that the points pull towards themselves (a quadratic B-spline)."""
    middles = [midpoint(a, b) for a, b in zip(points, [*points[1:], points[0]], strict=True)]
    pen = Pen(middles[-1])
    for point, middle in zip(points, middles, strict=True):
        pen.step("q", point, middle)
    return pen.text(closed=True)


def ribbon(points: Sequence[Point]) -> str:
    """An open soft line through the first and the last point, pulled by those between."""
    pen = Pen(points[0])
    for here, after in pairwise(points[1:-1]):
        pen.step("q", here, midpoint(here, after))
    pen.step("q", points[-2], points[-1])
    return pen.text(closed=False)


def tapered(low: Point, w_low: float, high: Point, w_high: float) -> str:
    """A post between two points, given half its breadth at each."""
    return polygon(
        [
            (low[0] - w_low, low[1]),
            (high[0] - w_high, high[1]),
            (high[0] + w_high, high[1]),
            (low[0] + w_low, low[1]),
        ]
    )


def oval(centre: Point, rx: float, ry: float) -> str:
    x, y = centre
    return (
        f"M{num(x - rx)} {num(y)}a{num(rx)} {num(ry)} 0 1 1 {num(2 * rx)} 0"
        f"a{num(rx)} {num(ry)} 0 1 1 {num(-2 * rx)} 0Z"
    )


def midpoint(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


# --- Colour --------------------------------------------------------------------------------------


def rgb(colour: str) -> Rgb:
    return (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16))


def mix(a: str, b: str, share: float) -> str:
    """``a`` with a share of ``b``."""
    share = min(1.0, max(0.0, share))
    channels = (x + (y - x) * share for x, y in zip(rgb(a), rgb(b), strict=True))
    return "#" + "".join(f"{round(c):02x}" for c in channels)


def ramp(colours: Sequence[str], share: float) -> str:
    """The colour at ``share`` (0 to 1) of an even ramp."""
    place = min(1.0, max(0.0, share)) * (len(colours) - 1)
    index = min(int(place), len(colours) - 2)
    return mix(colours[index], colours[index + 1], place - index)


STONE = ("#1f101b", "#3f2023", "#6f3a2c", "#a65b37", "#ce8049", "#e5a968", "#f6cd92")
NIGHT = "#120a10"
UMBER = "#1c0f10"
GLOW = "#ffb347"


# --- The model and the eye -----------------------------------------------------------------------

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


# --- Figures -------------------------------------------------------------------------------------
# Outlines in units of the figure's height, feet at the origin, y upwards.

TOGA: tuple[Point, ...] = (
    (-0.15, 0), (-0.18, 0.02), (-0.185, 0.2), (-0.17, 0.36), (-0.215, 0.5), (-0.2, 0.64),
    (-0.175, 0.76), (-0.11, 0.825), (-0.045, 0.84), (-0.04, 0.88), (0.04, 0.88), (0.045, 0.84),
    (0.1, 0.82), (0.165, 0.765), (0.18, 0.66), (0.2, 0.5), (0.155, 0.4), (0.175, 0.22),
    (0.19, 0.02), (0.15, 0),
)  # fmt: skip
VEILED: tuple[Point, ...] = (
    (-0.14, 0), (-0.19, 0.02), (-0.18, 0.25), (-0.15, 0.45), (-0.185, 0.6), (-0.165, 0.74),
    (-0.1, 0.82), (-0.075, 0.9), (-0.06, 0.985), (0, 1.01), (0.06, 0.985), (0.075, 0.9),
    (0.105, 0.81), (0.165, 0.73), (0.175, 0.6), (0.145, 0.45), (0.18, 0.25), (0.2, 0.02),
    (0.14, 0),
)  # fmt: skip
TUNIC: tuple[Point, ...] = (
    (-0.11, 0), (-0.11, 0.02), (-0.075, 0.04), (-0.075, 0.26), (-0.15, 0.3), (-0.125, 0.46),
    (-0.1, 0.52), (-0.165, 0.5), (-0.195, 0.55), (-0.185, 0.7), (-0.15, 0.79), (-0.05, 0.83),
    (-0.04, 0.88), (0.04, 0.88), (0.05, 0.83), (0.15, 0.79), (0.185, 0.7), (0.195, 0.55),
    (0.165, 0.5), (0.1, 0.52), (0.125, 0.46), (0.15, 0.3), (0.08, 0.26), (0.08, 0.04),
    (0.11, 0.02), (0.11, 0), (0.03, 0), (0.02, 0.24), (-0.02, 0.24), (-0.03, 0),
)  # fmt: skip
ORATOR: tuple[Point, ...] = (
    (-0.12, 0), (-0.16, 0.02), (-0.16, 0.25), (-0.14, 0.4), (-0.19, 0.5), (-0.18, 0.64),
    (-0.15, 0.77), (-0.05, 0.83), (-0.04, 0.88), (0.04, 0.88), (0.05, 0.83), (0.13, 0.82),
    (0.2, 0.88), (0.25, 1.0), (0.29, 1.0), (0.28, 0.86), (0.2, 0.74), (0.14, 0.62),
    (0.15, 0.42), (0.15, 0.2), (0.17, 0.02), (0.12, 0),
)  # fmt: skip
SPEARMAN: tuple[Point, ...] = (
    (-0.1, 0), (-0.08, 0.26), (-0.13, 0.32), (-0.12, 0.5), (-0.22, 0.42), (-0.3, 0.5),
    (-0.3, 0.66), (-0.22, 0.74), (-0.15, 0.79), (-0.05, 0.83), (-0.04, 0.88), (0.04, 0.88),
    (0.05, 0.83), (0.15, 0.8), (0.24, 0.74), (0.3, 0.76), (0.29, 0.68), (0.18, 0.66),
    (0.11, 0.5), (0.13, 0.32), (0.09, 0.26), (0.1, 0), (0.02, 0), (0.01, 0.24), (-0.01, 0.24),
    (-0.02, 0),
)  # fmt: skip
SMALL: tuple[Point, ...] = (
    (-0.13, 0), (-0.15, 0.03), (-0.13, 0.4), (-0.18, 0.58), (-0.17, 0.8), (-0.03, 0.84),
    (0.03, 0.84), (0.17, 0.8), (0.18, 0.58), (0.13, 0.4), (0.15, 0.03), (0.13, 0),
)  # fmt: skip
SMALL_VEILED: tuple[Point, ...] = (
    (-0.17, 0), (-0.14, 0.45), (-0.18, 0.68), (-0.09, 0.84), (-0.07, 1.0), (0.07, 1.0),
    (0.09, 0.84), (0.18, 0.68), (0.14, 0.45), (0.17, 0),
)  # fmt: skip
STATUES = (TOGA, ORATOR, TUNIC, SPEARMAN, VEILED)
HEAD: Point = (0.0, 0.93)


Place = Callable[[Point], Point]


def standing(feet: Point, height: float, narrow: float = 1.0) -> Place:
    """Puts a figure's outline on its feet in the picture; a negative ``narrow`` mirrors it."""
    return lambda p: (feet[0] + p[0] * height * narrow, feet[1] - p[1] * height)


def figure(outline: Sequence[Point], place: Place) -> str:
    body = blob([place(p) for p in outline])
    if outline in (VEILED, SMALL_VEILED):
        return body
    broad = 0.075 if outline is SMALL else 0.06
    middle, crown, side = place(HEAD), place((0.0, 1.005)), place((broad, 0.93))
    return body + oval(middle, abs(side[0] - middle[0]), abs(middle[1] - crown[1]))


# --- The sky -------------------------------------------------------------------------------------


def draw_sky() -> Svg:
    svg, rng = Svg(), Random(79)
    sky = svg.linear(
        "sky",
        (0, 0),
        (0, HEIGHT),
        [
            (0, "#0e0c26"),
            (0.13, "#1a1338"),
            (0.27, "#35204f"),
            (0.39, "#632d60"),
            (0.48, "#9a425b"),
            (0.55, "#cf634b"),
            (0.605, "#ef9149"),
            (0.65, "#fdc375"),
            (1, "#fdc375"),
        ],
    )
    svg.fill(polygon([(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)]), sky)
    afterglow(svg)
    stars(svg, rng)
    moon(svg, (1392, 138), 27)
    clouds(svg, rng)
    return svg


def soft(svg: Svg, name: str, colour: str, core: float = 0.0) -> str:
    """A puff's paint: full in the middle, nothing at the rim."""
    fall = ((0, 1), (0.15, 0.9), (0.3, 0.68), (0.45, 0.42), (0.6, 0.2), (0.8, 0.05), (1, 0))
    stops: list[Stop] = [(core + (1 - core) * at, colour, share) for at, share in fall]
    return svg.radial(name, (0, 0), 100, stops)


def afterglow(svg: Svg) -> None:
    """Where the sun went down, left of the building, and the violet opposite it."""
    svg.puff((560, 640), 760, 250, soft(svg, "after", "#ffc36b"), 0.6)
    svg.puff((540, 640), 360, 120, soft(svg, "sun", "#fff0b8"), 0.55)
    svg.puff((1600, 610), 620, 300, soft(svg, "east", "#5a2a63"), 0.3)
    svg.puff((0, 420), 520, 300, soft(svg, "west", "#3b1c50"), 0.3)


def stars(svg: Svg, rng: Random) -> None:
    for _ in range(230):
        x, y = rng.uniform(0, WIDTH), 430 * rng.random() ** 1.5
        behind_title = 60 < x < 850 and 60 < y < 220
        strength = rng.uniform(0.25, 0.95) * (1 - y / 520) * (0.35 if behind_title else 1)
        radius = rng.choice((0.6, 0.7, 0.8, 1.0, 1.3))
        svg.circle((x, y), radius, rng.choice(("#ffffff", "#fff1d6", "#dfe0ff")), strength)
    halo = soft(svg, "halo", "#e9e2ff")
    for x, y, size in ((968, 62, 9), (1188, 196, 7), (1530, 92, 8), (52, 60, 7), (1080, 128, 6)):
        svg.puff((x, y), size, size, halo, 0.55)
        svg.circle((x, y), 1.5, "#ffffff", 0.95)


def moon(svg: Svg, centre: Point, radius: float) -> None:
    """A young moon, lit from where the sun went down, its dark side faintly visible."""
    x, y = centre
    svg.puff(centre, radius * 3.4, radius * 3.4, soft(svg, "moonring", "#e8d3e0"), 0.3)
    svg.circle(centre, radius, "#31254f", 0.55)
    towards = math.radians(142)
    horns = [
        (x + radius * math.cos(towards + turn), y + radius * math.sin(towards + turn))
        for turn in (-math.pi / 2, math.pi / 2)
    ]
    rim, inner = num(radius), num(radius * 1.3)
    svg.fill(
        f"M{pair(horns[0])}A{rim} {rim} 0 0 1 {pair(horns[1])}"
        f"A{inner} {inner} 0 0 0 {pair(horns[0])}Z",
        "#fff3d8",
    )


def clouds(svg: Svg, rng: Random) -> None:
    """Long streaks, dark above, set alight from below."""
    dark = soft(svg, "cloud", "#3d1f4d", 0.1)
    rose = soft(svg, "rose", "#c0506a", 0.1)
    fire = soft(svg, "fire", "#ff9d55", 0.05)
    banks = (
        (250, 486, 400, 15, 0.5), (760, 380, 330, 12, 0.34), (1320, 330, 360, 15, 0.42),
        (1500, 470, 300, 18, 0.6), (60, 392, 300, 12, 0.4), (520, 540, 330, 11, 0.5),
        (1130, 236, 300, 9, 0.26), (90, 566, 280, 9, 0.45), (1560, 556, 240, 11, 0.55),
    )  # fmt: skip
    for x, y, length, depth, strength in banks:
        for _ in range(11):
            px = x + rng.gauss(0, length * 0.36)
            py = y + rng.gauss(0, depth * 0.7)
            rx = length * rng.uniform(0.22, 0.5)
            ry = depth * rng.uniform(0.5, 1.1)
            svg.puff((px, py), rx, ry, dark, strength * 0.8)
            warmth = max(0.0, (py - 200) / 400)
            svg.puff((px + 12, py + ry * 0.75), rx * 0.85, ry * 0.5, rose, strength * 0.8)
            svg.puff(
                (px + 20, py + ry), rx * 0.6, ry * 0.28, fire, min(1.0, strength * warmth * 1.6)
            )


# --- Hills and ground ----------------------------------------------------------------------------


def ridge(rng: Random, base: float, waves: Sequence[tuple[float, float, float]]) -> list[Point]:
    """A hill's skyline from edge to edge: (height, length, phase) of each wave."""
    points: list[Point] = []
    for x in range(-20, WIDTH + 41, 20):
        y = base - sum(h * math.sin(x / length + phase) for h, length, phase in waves)
        points.append((x, y + rng.uniform(-1.2, 1.2)))
    return points


def land(skyline: Sequence[Point], bottom: float = HEIGHT) -> str:
    top = ribbon(skyline)
    return f"{top}L{pair((skyline[-1][0], bottom))}L{pair((skyline[0][0], bottom))}Z"


def height_at(skyline: Sequence[Point], x: float) -> float:
    return min(skyline, key=lambda p: abs(p[0] - x))[1]


def cypress(rng: Random, foot: Point, height: float) -> str:
    half = height * rng.uniform(0.09, 0.125)
    lean = rng.uniform(-0.03, 0.03) * height
    outline = ((0.25, 0), (0.8, 0.1), (1.05, 0.3), (0.85, 0.55), (0.5, 0.8), (0.12, 1.02))
    right = [(foot[0] + half * w * rng.uniform(0.85, 1.12), foot[1] - height * h)
             for w, h in outline]  # fmt: skip
    left = [(foot[0] - half * w * rng.uniform(0.85, 1.12), foot[1] - height * h)
            for w, h in reversed(outline)]  # fmt: skip
    bent = [(x + lean * ((foot[1] - y) / height) ** 2, y) for x, y in [*right, *left]]
    return blob(bent)


def umbrella_pine(rng: Random, foot: Point, height: float) -> list[str]:
    """A trunk that forks under a flat crown of overlapping cushions."""
    x, y = foot
    lean = rng.uniform(-0.12, 0.12) * height
    fork = (x + lean * 0.6, y - height * 0.56)
    thick = height * 0.026
    parts = [tapered((x, y + 2), thick * 1.4, fork, thick * 0.8)]
    crown = (x + lean, y - height * 0.8)
    for side in (-0.26, -0.08, 0.12, 0.27):
        tip = (crown[0] + side * height, crown[1] + height * 0.03)
        parts.append(tapered((fork[0], fork[1] + thick), thick * 0.7, tip, thick * 0.35))
    for step in range(7):
        share = (step - 3) / 3
        rx = height * rng.uniform(0.13, 0.17)
        ry = height * rng.uniform(0.075, 0.095) * (1.35 - 0.55 * abs(share))
        lift = height * 0.075 * (1 - share * share)
        parts.append(oval((crown[0] + share * height * 0.33, crown[1] - lift), rx, ry))
    return parts


def aqueduct(svg: Svg, left: float, right: float, base: float, paint: str) -> None:
    """A far line of arches across a valley."""
    step, top = 17.0, base - 34
    shape = polygon([(left, top), (right, top), (right, base + 30), (left, base + 30)])
    x = left + 4
    while x + step < right:
        w = step - 6
        shape += (
            f"M{num(x)} {num(base + 30)}v{num(-42)}a{num(w / 2)} {num(w / 2)} 0 0 1 {num(w)} 0v42Z"
        )
        x += step
    svg.body.append(f'<path d="{shape}" fill="{paint}" fill-rule="evenodd"/>')
    svg.fill(
        polygon([(left, top), (right, top), (right, top + 2), (left, top + 2)]), "#d97f56", 0.5
    )


def draw_hills() -> Svg:
    svg, rng = Svg(), Random(72)
    far = ridge(rng, 582, ((16, 210, 0.3), (8, 83, 1.0), (10, 400, 2.0)))
    svg.fill(land(far), svg.linear("far", (0, 550), (0, 640), [(0, "#8a3f56"), (1, "#c0603f")]))
    aqueduct(svg, -10, 520, 596, "#7b3750")
    middle = ridge(rng, 604, ((17, 260, 2.4), (7, 97, 0.2), (9, 520, 4.2)))
    near_paint = svg.linear("mid", (0, 570), (0, 660), [(0, "#55263f"), (1, "#7a3936")])
    plant(svg, rng, middle, "#4b2139", 74, (20, 40))
    svg.fill(land(middle), near_paint)
    villas(svg, middle)
    near = ridge(rng, 634, ((13, 190, 4.0), (5, 61, 2.0), (14, 640, 0.6)))
    plant(svg, rng, near, "#2c1425", 46, (34, 66))
    svg.fill(land(near), svg.linear("near", (0, 600), (0, 690), [(0, "#331829"), (1, "#42201f")]))
    ground(svg)
    return svg


def plant(
    svg: Svg, rng: Random, skyline: Sequence[Point], paint: str, count: int, size: Point
) -> None:
    """Trees in groups along a skyline, cypresses and pines."""
    parts: list[str] = []
    grove = 0.0
    for _ in range(count):
        if rng.random() < 0.3:
            grove = rng.uniform(0, WIDTH)
        grove += rng.uniform(7, 24)
        x = grove % WIDTH
        foot = (x, height_at(skyline, x) + 4)
        height = rng.uniform(*size)
        if rng.random() < 0.68:
            parts.append(cypress(rng, foot, height))
        else:
            parts += umbrella_pine(rng, foot, height * 0.95)
    svg.fill("".join(parts), paint)


def villas(svg: Svg, skyline: Sequence[Point]) -> None:
    """A few roofs on the hills, one window lit in each."""
    for x, size in ((40, 1.0), (66, 0.7), (470, 0.9), (1552, 1.0), (1580, 0.75)):
        y = height_at(skyline, x) + 9
        w, h = 24 * size, 11 * size
        svg.fill(polygon([(x, y), (x, y - h), (x + w, y - h), (x + w, y)]), "#6d3340")
        roof = [(x - 3, y - h), (x + w / 2, y - h * 1.75), (x + w + 3, y - h)]
        svg.fill(polygon(roof), "#3d1a31")
        lamp = polygon([(x + w * 0.4, y - 3), (x + w * 0.4, y - h * 0.7),
                        (x + w * 0.58, y - h * 0.7), (x + w * 0.58, y - 3)])  # fmt: skip
        svg.fill(lamp, "#ffc76a")


def ground(svg: Svg) -> None:
    """The plain the amphitheatre stands on."""
    earth = svg.linear(
        "earth",
        (0, 640),
        (0, HEIGHT),
        [(0, "#42201f"), (0.12, "#3a1c1d"), (0.5, "#221113"), (1, "#120a0d")],
    )
    svg.fill(land([(-20, 664), (300, 655), (800, 652), (1300, 653), (1640, 662)]), earth)


# --- The amphitheatre ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Storey:
    """An arcade: heights above its own floor, widths along the wall."""

    floor: float
    parapet: float
    spring: float
    half_arch: float
    architrave: float
    top: float
    column: float
    order: str

    def at(self, height: float) -> float:
        return self.floor + height


STOREYS = (
    Storey(0.0, 0.5, 8.0, 3.35, 12.5, 16.6, 1.02, "tuscan"),
    Storey(16.6, 1.9, 8.0, 3.15, 11.9, 15.4, 0.92, "ionic"),
    Storey(32.0, 1.9, 7.8, 3.05, 11.6, 15.0, 0.86, "corinthian"),
)
ATTIC_FLOOR, ATTIC_TOP = 47.0, 60.5
MAST_TOP = 69.5
COURSE = 1.55
GATE_OUT = 7.0


def arch(storey: Storey, angle: float, out: float = 0.0, grow: float = 0.0) -> list[Point]:
    """The outline of an opening, ``grow`` units wider all round than the opening itself."""
    half = (storey.half_arch + grow) / HALF_WIDTH
    low = storey.at(storey.parapet)
    spring = storey.at(storey.spring)
    points = [wall(angle - half, low, out)]
    for step in range(10):
        turn = math.pi * (1 - step / 9)
        rise = (storey.half_arch + grow) * math.sin(turn)
        points.append(wall(angle + half * math.cos(turn), spring + rise, out))
    points.append(wall(angle + half, low, out))
    return points


def draw_amphitheatre() -> tuple[Svg, list[Banner]]:
    svg, rng = Svg(), Random(80)
    aura(svg)
    pools(svg)
    paints(svg)
    column_paints(svg)
    masonry(svg, rng)
    for storey in STOREYS:
        arcade(svg, rng, storey)
        entablature(svg, storey)
    attic(svg)
    shade(svg)
    windows_and_shields(svg)
    bloom(svg)
    banners = masts(svg)
    gate(svg)
    return svg, banners


def aura(svg: Svg) -> None:
    """The light of the arena over the rim."""
    svg.puff((CENTRE_X, 372), 660, 230, soft(svg, "aura", "#ff9a4d"), 0.7)
    svg.puff((CENTRE_X, 335), 430, 120, soft(svg, "aura2", "#ffcf87", 0.05), 0.75)


def pools(svg: Svg) -> None:
    """Light on the ground in front of each opening, and round the whole building."""
    svg.puff((CENTRE_X, 694), 700, 60, soft(svg, "hearth", "#d66a2c"), 0.7)
    half = STOREYS[0].half_arch / HALF_WIDTH
    fade: list[Stop] = [(0, "#ffc06a", 0.8), (0.4, "#f59a45", 0.36), (1, "#f28a35", 0)]
    paint = svg.linear("pools", (0, 684), (0, 724), fade)
    shapes: list[str] = []
    for angle in bay_angles():
        reach = 100 * facing(angle) ** 3
        if facing(angle) > 0.62:
            near = [wall(angle - half, 0), wall(angle + half, 0)]
            far = [wall(angle + half * 1.5, 0, reach), wall(angle - half * 1.5, 0, reach)]
            shapes.append(polygon([*near, *far]))
    svg.fill("".join(shapes), paint)
    kerbs = "".join(line_round(0, out) for out in (8, 20))
    svg.stroke(kerbs, "#c9743c", 0.9, 0.22)


def paints(svg: Svg) -> None:
    """The stone's colours round the wall at three strengths, and the light in the openings."""
    left, right = wall(-limb(3), 0, 3)[0], wall(limb(3), 0, 3)[0]
    for name, gain, lift in (
        ("stone", 1.0, 0.0),
        ("pale", 1.12, 0.07),
        ("light", 1.22, 0.13),
        ("dim", 0.7, 0.0),
        ("deep", 0.42, 0.0),
    ):
        stops: list[Stop] = []
        for step in range(15):
            angle = -limb() + 2 * limb() * step / 14
            share = (wall(angle, 0)[0] - left) / (right - left)
            stops.append((share, stone(angle, gain, lift)))
        svg.linear(name, (left, 0), (right, 0), stops)
    glows = (
        ("g0", ("#fff6d2", "#ffdc86", "#fba640", "#d9651f", "#8a3212")),
        ("g1", ("#ffeab0", "#ffc866", "#f08f30", "#c1521a", "#74280f")),
        ("g2", ("#ffdc94", "#fbb351", "#de7a26", "#a54216", "#611f0d")),
    )
    for name, tones in glows:
        steps: list[Stop] = list(zip((0, 0.28, 0.55, 0.82, 1), tones, strict=True))
        svg.radial_box(name, steps, cy=80, radius=82)


def masonry(svg: Svg, rng: Random) -> None:
    """The bare wall with its courses and joints, before anything is cut into it."""
    svg.fill(band(0, ATTIC_TOP), "url(#stone)")
    courses: list[float] = []
    height = COURSE
    while height < ATTIC_TOP - COURSE:
        courses.append(height)
        height += COURSE
    blocks(svg, rng, courses)
    svg.stroke("".join(line_round(h) for h in courses), "#2a1410", 0.6, 0.22)
    joints: list[str] = []
    for row, low in enumerate(courses):
        angle = -limb() + rng.uniform(0, 0.05)
        while angle < limb():
            if facing(angle) > 0.15 and not in_opening(angle, low):
                a, b = wall(angle, low), wall(angle, low + COURSE)
                joints.append(f"M{pair(a)}v{num(b[1] - a[1])}")
            angle += 0.115 + (0.012 if row % 2 else 0) + rng.uniform(0, 0.03)
    svg.stroke("".join(joints), "#2a1410", 0.5, 0.2)


def in_opening(angle: float, low: float) -> bool:
    """Whether a joint there would be cut away or covered."""
    off = abs((angle + PITCH / 2) % PITCH - PITCH / 2) * HALF_WIDTH
    for storey in STOREYS:
        if storey.floor <= low < storey.at(storey.top):
            above = low - storey.floor
            return (
                above > storey.architrave or (off < storey.half_arch and above < 9.5) or off > 4.6
            )
    return False


def blocks(svg: Svg, rng: Random, courses: Sequence[float]) -> None:
    """Single stones a little darker or lighter than the rest."""
    tones: dict[str, list[str]] = {"#2b1214": [], "#ffdba6": [], "#a8472c": []}
    for _ in range(120):
        low = rng.choice(courses)
        angle = rng.uniform(-limb(), limb())
        wide = rng.uniform(0.018, 0.04)
        tone = rng.choice(list(tones))
        tones[tone].append(polygon(patch(angle, angle + wide, low, low + COURSE)))
    for tone, shapes in tones.items():
        svg.fill("".join(shapes), tone, 0.1)


def arch_path(storey: Storey, angle: float, out: float, grow: float) -> str:
    """The same outline as a true curve, for openings that need no clipping."""
    half = (storey.half_arch + grow) / HALF_WIDTH
    rise = storey.half_arch + grow
    low, spring = storey.at(storey.parapet), storey.at(storey.spring)
    k = 0.5523

    def at(across: float, up: float) -> Point:
        return wall(angle + half * across, spring + rise * up, out)

    pen = Pen(wall(angle - half, low, out))
    pen.step("l", at(-1, 0))
    pen.step("c", at(-1, k), at(-k, 1), at(0, 1))
    pen.step("c", at(k, 1), at(1, k), at(1, 0))
    pen.step("l", wall(angle + half, low, out))
    return pen.text(closed=True)


def arcade(svg: Svg, rng: Random, storey: Storey) -> None:
    """All the openings of a storey, then the columns between them."""
    bays = [a for a in bay_angles() if facing(a) > 0.1]
    archivolts = "".join(arch_path(storey, a, 0.25, 0.85) for a in bays)
    svg.fill(archivolts, "url(#light)", edge="url(#deep)")
    openings(svg, rng, storey, bays)
    trim(svg, storey, bays)
    piers = bay_angles(half=True)
    svg.fill("".join(column_shadow(storey, a) for a in piers), "#1d0d0c", 0.34)
    pale: list[str] = []
    dark: list[str] = []
    for angle in piers:
        column(svg, storey, angle, pale, dark)
    svg.fill("".join(pale), "url(#light)")
    svg.fill("".join(dark), "url(#deep)")


def openings(svg: Svg, rng: Random, storey: Storey, bays: Sequence[float]) -> None:
    """The arches themselves: the reveal in two depths, the light, and who stands in it."""
    top = wall(0, storey.at(storey.spring + storey.half_arch))
    foot = wall(0, storey.at(storey.parapet))
    reveal = svg.linear(
        f"reveal{storey.order[0]}", top, foot, [(0, "#3a150d"), (0.45, "#742f15"), (1, "#b85c24")]
    )
    vault = svg.linear(
        f"vault{storey.order[0]}", top, foot, [(0, "#6a280f"), (0.4, "#b4521d"), (1, "#f3a047")]
    )
    svg.fill("".join(arch_path(storey, a, 0.1, 0.0) for a in bays), reveal, edge="url(#dim)")
    deeper: list[str] = []
    lights: list[list[Point]] = []
    for angle in bays:
        outline = arch(storey, angle, 0.1)
        depth = 1.5 + 3.4 * facing(angle)  # less at the sides, so that light still shows
        deeper.append(polygon(clip(arch(storey, angle, -depth / 2), outline)))
        lights.append(clip(arch(storey, angle, -depth), outline))
    svg.fill("".join(deeper), vault)
    weights = (4, 4, 2) if storey.floor < 20 else (2, 5, 4)
    for angle, light in zip(bays, lights, strict=True):
        svg.fill(polygon(light), f"url(#{rng.choices(('g0', 'g1', 'g2'), weights)[0]})")
        if (
            storey.floor > 0
            and light
            and facing(angle) > 0.56
            and not (angle == 0 and storey is STOREYS[1])
        ):
            statue(svg, rng, storey, angle, light)
        elif storey.floor == 0 and breadth(light) > 10 and angle != 0:
            comers(svg, rng, angle, storey.half_arch / HALF_WIDTH)


def trim(svg: Svg, storey: Storey, bays: Sequence[float]) -> None:
    """Imposts, keystones and sills of a storey."""
    half = storey.half_arch / HALF_WIDTH
    low, spring = storey.at(storey.parapet), storey.at(storey.spring)
    crown = spring + storey.half_arch
    pale: list[str] = []
    dark: list[str] = []
    for angle in bays:
        if facing(angle) < 0.22:
            continue
        for side in (-1, 1):
            edges = sorted((angle + side * (half - 0.002), angle + side * (half + 0.0125)))
            pale.append(polygon(patch(edges[0], edges[1], spring - 0.4, spring + 0.35, 0.45)))
        pale.append(
            polygon(
                [
                    wall(angle - 0.0065, crown - 0.1, 0.4),
                    wall(angle - 0.0100, crown + 1.15, 0.5),
                    wall(angle + 0.0100, crown + 1.15, 0.5),
                    wall(angle + 0.0065, crown - 0.1, 0.4),
                ]
            )
        )
        if storey.floor > 0:
            left, right = angle - half - 0.012, angle + half + 0.012
            pale.append(polygon(patch(left, right, low - 0.55, low + 0.12, 0.35)))
            dark.append(polygon(patch(left, right, low - 0.95, low - 0.55, 0.2)))
    svg.fill("".join(dark), "url(#deep)")
    svg.fill("".join(pale), "url(#light)")


def statue(svg: Svg, rng: Random, storey: Storey, angle: float, light: Sequence[Point]) -> None:
    """A figure on a pedestal in the middle of an opening."""
    outline = rng.choice(STATUES)
    narrow = facing(angle) ** 1.5 * rng.choice((-1, 1))
    scale = wall_scale(angle, -1.8)
    low = storey.at(storey.parapet)
    seen = (min(p[0] for p in light) + max(p[0] for p in light)) / 2
    x = seen * 0.45 + wall(angle, low)[0] * 0.55
    foot, base = (x, wall(angle, low + 1.2, -1.8)[1]), (x, wall(angle, low - 0.2, -1.8)[1])
    wide = abs(narrow) * scale * 1.15
    pedestal = tapered(base, wide, foot, wide * 0.9)
    place = standing(foot, 5.4 * scale, narrow)
    svg.fill(pedestal + figure(outline, place), "#2b100d")


def comers(svg: Svg, rng: Random, angle: float, half: float) -> None:
    """People going in at the ground floor."""
    shapes: list[str] = []
    for _ in range(rng.randint(1, 2)):
        at = angle + rng.uniform(-0.55, 0.55) * half
        out = rng.uniform(-3, 0)
        height = wall_scale(at, out) * rng.uniform(2.7, 3.3)
        shapes.append(figure(SMALL, standing(wall(at, 0.1, out), height, facing(angle))))
    svg.fill("".join(shapes), "#26100d")


def column_piece(
    storey: Storey,
    angle: float,
    low: float,
    high: float,
    w_low: float,
    w_high: float,
    x: float = 0.0,
) -> str:
    """A length of a column; widths in half shafts. Round, so as broad at the limb as in front."""
    middle, y0 = wall(angle, storey.at(low), 0.6)
    y1 = wall(angle, storey.at(high), 0.6)[1]
    half = storey.column * wall_scale(angle, 0.6)
    middle += x * half
    return tapered((middle, y0), half * w_low, (middle, y1), half * w_high)


def column_shadow(storey: Storey, angle: float) -> str:
    low = storey.parapet - 0.4 if storey.floor else 0.0
    return column_piece(storey, angle, low, storey.architrave, 1.0, 0.9, 0.8)


def column_paint(angle: float) -> str:
    return f"url(#c{round(math.degrees(angle) * 10)})".replace("-", "m")


def column_paints(svg: Svg) -> None:
    """A column's rounding; the columns of all storeys stand above each other and share it."""
    for angle in bay_angles(half=True):
        x = wall(angle, 0, 0.6)[0]
        half = 0.95 * wall_scale(angle, 0.6)
        svg.linear(
            column_paint(angle)[5:-1],
            (x - half, 0),
            (x + half, 0),
            [
                (0, stone(angle, 0.78)),
                (0.32, stone(angle, 1.32, 0.14)),
                (1, stone(angle, 0.34)),
            ],
        )


def column(svg: Svg, storey: Storey, angle: float, pale: list[str], dark: list[str]) -> None:
    """A half column: pedestal, base, shaft, and the capital of its order.

    What is flat on it is added to the storey's ``pale`` and ``dark`` parts.
    """
    start, top = (storey.parapet if storey.floor else 0.0), storey.architrave

    def piece(low: float, high: float, w_low: float, w_high: float, x: float = 0.0) -> str:
        return column_piece(storey, angle, low, high, w_low, w_high, x)

    round_parts = [piece(start, start + 0.6, 1.35, 1.3), piece(start + 0.6, top - 1.2, 1.0, 0.86)]
    pale.append(piece(top - 0.5, top, 1.5, 1.5))
    dark.append(piece(start + 0.55, start + 0.85, 1.2, 1.1))
    if storey.floor:
        round_parts.append(piece(-0.1, start, 1.3, 1.3))
        pale.append(piece(start - 0.35, start + 0.05, 1.5, 1.5))
    if storey.order == "tuscan":
        dark.append(piece(top - 1.35, top - 1.1, 1.0, 1.0))
        round_parts.append(piece(top - 1.05, top - 0.5, 0.95, 1.35))
    elif storey.order == "ionic":
        round_parts.append(piece(top - 1.2, top - 0.5, 1.2, 1.3))
        pale += [piece(top - 1.25, top - 0.55, 0.38, 0.38, side * 1.12) for side in (-1, 1)]
        dark += [piece(top - 1.02, top - 0.78, 0.15, 0.15, side * 1.12) for side in (-1, 1)]
    else:
        round_parts.append(piece(top - 1.9, top - 0.5, 0.86, 1.4))
        pale.append(piece(top - 1.95, top - 1.25, 0.9, 0.5))
        pale += [piece(top - 1.3, top - 0.6, 0.1, 0.4, side * 0.95) for side in (-1, 1)]
    svg.fill("".join(round_parts), column_paint(angle))


def entablature(svg: Svg, storey: Storey) -> None:
    """Architrave, frieze and cornice over a storey."""
    low, high = storey.at(storey.architrave), storey.at(storey.top)
    depth = high - low
    a, f, c = low + depth * 0.3, low + depth * 0.58, low + depth * 0.74
    svg.fill(band(low - 1.0, low, 0.05), "#1d0d0c", 0.28)
    svg.fill(band(low, a, 0.9), "url(#stone)")
    svg.stroke(line_round(low + depth * 0.15, 0.9), "#1d0d0c", 0.7, 0.4)
    svg.fill(band(a, a + 0.28, 1.1), "url(#light)")
    svg.fill(band(a + 0.28, f, 0.85), "url(#dim)")
    svg.fill(band(f, c, 1.0), "url(#deep)")
    dentils(svg, f, c, 1.25, 5, "stone")
    svg.fill(band(c, c + 0.2, 1.0, 2.2), "url(#deep)")
    svg.fill(band(c + 0.1, high - 0.3, 2.2, 2.3), "url(#pale)")
    svg.fill(band(high - 0.3, high, 2.3, 2.5), "url(#light)")
    svg.stroke(line_round(high, 2.5), "#ffe0ae", 0.7, 0.4)
    svg.fill(band(high, high + 1.0, 0.05), "#1d0d0c", 0.22)


def dentils(svg: Svg, low: float, high: float, out: float, each: int, paint: str) -> None:
    """Small blocks under a cornice, ``each`` to a bay."""
    step = PITCH / each
    count = int(limb(out) / step)
    parts: list[str] = []
    for i in range(-count - 1, count + 1):
        angle = (i + 0.5) * step
        if facing(angle) > 0.2:
            x, y = wall(angle - step * 0.28, (low + high) / 2, out)
            parts.append(f"M{pair((x, y))}h{num(wall(angle + step * 0.28, 0, out)[0] - x)}")
    tall = num((high - low) * wall_scale(0.7, out))
    svg.body.append(
        f'<path d="{"".join(parts)}" fill="none" stroke="url(#{paint})" stroke-width="{tall}"/>'
    )


def attic(svg: Svg) -> None:
    """The plain top storey: pilasters, small windows, gilded shields, corbels for the masts."""
    svg.fill(band(ATTIC_FLOOR, ATTIC_FLOOR + 1.5, 0.35), "url(#pale)")
    svg.stroke(line_round(ATTIC_FLOOR + 1.5, 0.35), "#1d0d0c", 0.7, 0.4)
    low, high = ATTIC_FLOOR + 1.5, ATTIC_TOP - 2.6
    pilasters(svg, low, high)
    svg.fill(band(high - 0.9, high, 0.05), "#1d0d0c", 0.3)
    svg.fill(band(high, high + 0.7, 0.6), "url(#stone)")
    svg.fill(band(high + 0.7, high + 1.1, 0.8), "url(#deep)")
    dentils(svg, high + 0.5, high + 1.1, 1.3, 5, "pale")
    svg.fill(band(high + 1.1, high + 1.3, 0.8, 2.2), "url(#deep)")
    svg.fill(band(high + 1.2, ATTIC_TOP - 0.4, 2.2, 2.3), "url(#pale)")
    svg.fill(band(ATTIC_TOP - 0.4, ATTIC_TOP, 2.3, 2.4), "url(#light)")
    svg.stroke(line_round(ATTIC_TOP, 2.4), "#ffe6b8", 1.0, 0.55)


def windows_and_shields(svg: Svg) -> None:
    low = ATTIC_FLOOR + 1.5
    svg.linear_box("window", [(0, "#b04a18"), (0.5, "#f39a38"), (1, "#ffdf8e")])
    for number, angle in enumerate(sorted(bay_angles())):
        if facing(angle) > 0.1:
            if number % 2:
                window(svg, angle, low + 2.1)
            else:
                shield(svg, angle, low + 3.7)


def pilasters(svg: Svg, low: float, high: float) -> None:
    half = 0.0085
    shadow: list[str] = []
    pale: list[str] = []
    dim: list[str] = []
    for angle in bay_angles(half=True):
        shadow.append(polygon(patch(angle + half * 0.6, angle + half * 2.1, low, high, 0.1)))
        pale.append(polygon(patch(angle - half, angle + half, low, high, 0.4)))
        dim.append(polygon(patch(angle + half * 0.4, angle + half, low, high, 0.4)))
        for at, tall, wide in ((low, 0.7, 1.35), (high - 1.2, 1.2, 1.4)):
            edges = (angle - half * wide, angle + half * wide)
            dim.append(polygon(patch(*edges, at - 0.25, at, 0.45)))
            pale.append(polygon(patch(*edges, at, at + tall, 0.5)))
    svg.fill("".join(shadow), "#1d0d0c", 0.3)
    svg.fill("".join(pale), "url(#pale)")
    svg.fill("".join(dim), "url(#dim)")


def window(svg: Svg, angle: float, low: float) -> None:
    half, high = 0.0135, low + 3.2
    frame = patch(angle - half * 1.45, angle + half * 1.45, low - 0.5, high + 0.5, 0.25)
    svg.fill(polygon(frame), stone(angle, 1.15, 0.08))
    outline = patch(angle - half, angle + half, low, high, 0.1)
    svg.fill(polygon(outline), "#35140d")
    inner = clip(patch(angle - half, angle + half, low, high, -1.3), outline)
    svg.fill(polygon(inner), "url(#window)")
    svg.fill(polygon(patch(angle - half * 1.7, angle + half * 1.7, low - 0.9, low - 0.45, 0.6)),
             stone(angle, 1.25, 0.12))  # fmt: skip


def shield(svg: Svg, angle: float, middle: float) -> None:
    x, y = wall(angle, middle, 0.5)
    radius = 1.75 * wall_scale(angle)
    squeeze = max(0.12, facing(angle))
    gold = ramp(("#4a2713", "#9a6023", "#dfa236", "#ffd978"), brightness(angle) * 1.2)
    svg.fill(oval((x + 1.2, y + 1.6), radius * squeeze, radius), "#1d0d0c", 0.4)
    svg.fill(oval((x, y), radius * squeeze, radius), gold)
    svg.fill(oval((x, y), radius * squeeze * 0.76, radius * 0.76), mix(gold, "#3a1c10", 0.42))
    svg.fill(oval((x, y), radius * squeeze * 0.26, radius * 0.26), mix(gold, "#fff0c0", 0.35))


def shade(svg: Svg) -> None:
    """Dusk over the whole wall: violet from the sky above, warmth from the torches below."""
    top, bottom = wall(0, ATTIC_TOP)[1], wall(0, 0)[1]
    veil = svg.linear(
        "veil",
        (0, top),
        (0, bottom),
        [
            (0, "#2e1748", 0.24),
            (0.45, "#2e1748", 0.08),
            (0.7, "#c8501e", 0.0),
            (1, "#d8601e", 0.24),
        ],
    )
    svg.fill(band(0, ATTIC_TOP), veil)


def bloom(svg: Svg) -> None:
    """The arches' light on the stone round them."""
    paint = soft(svg, "bloom", GLOW)
    for storey in STOREYS:
        for angle in bay_angles():
            turn = facing(angle)
            if turn > 0.35:
                scale = wall_scale(angle)
                centre = wall(angle, storey.at(5.2))
                strength = 0.2 if storey.floor == 0 else 0.14
                svg.puff(
                    centre,
                    7.6 * scale * (0.2 + 0.8 * turn),
                    9 * scale,
                    paint,
                    strength * (0.4 + 0.6 * turn),
                )


@dataclass(frozen=True)
class Banner:
    """Where the scene hangs a banner: the top of its mast, its width and its colour."""

    x: float
    y: float
    size: float
    colour: str


def masts(svg: Svg) -> list[Banner]:
    """The masts of the awning, its ropes, and which of them carry banners."""
    step = PITCH / 2
    count = int(limb(1.6) / step)
    angles = [(i + 0.5) * step for i in range(-count, count)]
    angles = [a for a in angles if facing(a) > 0.1]
    tops = [wall(a, MAST_TOP, 1.6) for a in angles]
    ropes: list[str] = []
    for a, b in pairwise(tops):
        sag = (b[0] - a[0]) * 0.22 + 2
        middle = midpoint(a, b)
        low = (middle[0], middle[1] + sag * 2 + 6)
        ropes.append(f"M{pair((a[0], a[1] + 5))}Q{pair(low)} {pair((b[0], b[1] + 5))}")
    svg.stroke("".join(ropes), "#2a1420", 0.7, 0.6)
    banners: list[Banner] = []
    colours = ("crimson", "gold", "purple")
    poles: list[str] = []
    gleams: list[str] = []
    knobs: list[str] = []
    corbels: list[str] = []
    for index, (angle, top) in enumerate(zip(angles, tops, strict=True)):
        scale = wall_scale(angle, 1.6)
        foot = wall(angle, ATTIC_FLOOR + 7.9, 1.2)
        wide, narrow = 0.32 * scale, 0.18 * scale
        poles.append(tapered(foot, wide, top, narrow))
        gleams.append(polyline([(foot[0] - wide * 0.6, foot[1]), (top[0] - narrow * 0.6, top[1])]))
        knobs.append(f"M{pair(top)}v.1")
        ledge = (foot[0], foot[1] - scale * 0.4)
        corbels.append(tapered((foot[0], ledge[1] + wide * 2.2), wide * 1.4, ledge, wide * 2.6))
        number = index - len(angles) // 2
        if number % 3 == 0 and facing(angle) > 0.2:
            size = scale * 5.4 * (0.55 + 0.45 * facing(angle))
            banners.append(Banner(top[0], top[1] + 2, size, colours[(number // 3) % 3]))
    svg.fill("".join(corbels), "url(#light)", edge="url(#deep)")
    svg.fill("".join(poles), "url(#deep)")
    svg.stroke("".join(gleams), "url(#light)", 0.8, 0.6)
    svg.stroke("".join(knobs), "#e0ab4a", 3.8)
    return banners


def gate(svg: Svg) -> None:
    """The emperor's entrance: a porch before the middle bay with a team of horses on it."""
    z = HALF_DEPTH + GATE_OUT

    def at(x: float, height: float, back: float = 0.0) -> Point:
        return project(x, height, z - back)

    def box(left: float, right: float, low: float, high: float, back: float = 0.0) -> str:
        return polygon([at(left, low, back), at(left, high, back),
                        at(right, high, back), at(right, low, back)])  # fmt: skip

    front = svg.linear(
        "gate", at(-8, 0), at(8, 0), [(0, "#e3ae74"), (0.5, "#c58c58"), (1, "#8a5539")]
    )
    side = svg.linear("gside", at(0, 16), at(0, 0), [(0, "#5a3029"), (1, "#7b4128")])
    for step in range(4):
        wide, low = 10.4 - step * 0.7, step * 0.42
        front_edge = -(2.4 - step * 0.6)
        tread = [at(-wide, low + 0.42, front_edge), at(wide, low + 0.42, front_edge)]
        paint = mix("#8e5a3c", "#d39a63", step / 3)
        svg.fill(box(-wide, wide, low, low + 0.42, front_edge), paint)
        svg.stroke(polyline(tread), "#ffd596", 0.6, 0.5)
    svg.fill(polygon([at(7.6, 1.6), at(7.6, 15), at(7.6, 15, 6), at(7.6, 1.6, 6)]), side)
    svg.fill(box(-7.8, 7.8, 1.6, 15.2), front)
    doorway(svg, at)
    for x in (-6.3, 6.3):
        shaft = svg.linear(
            f"gate{round(x)}",
            at(x - 0.85, 0),
            at(x + 0.85, 0),
            [(0, "#c99260"), (0.3, "#ffd9a0"), (0.65, "#c08552"), (1, "#5b3224")],
        )
        scale = FOCAL / (DISTANCE - z)
        foot, neck, head = at(x, 2.7, -0.8), at(x, 12.2, -0.8), at(x, 13.2, -0.8)
        svg.fill(box(x - 1.25, x + 1.25, 1.6, 2.7, -0.8), shaft)
        svg.fill(tapered(foot, 0.85 * scale, neck, 0.74 * scale), shaft)
        svg.fill(tapered(neck, 0.74 * scale, head, 1.2 * scale), shaft)
    svg.fill(box(-8.2, 8.2, 13.2, 14.4, -0.9), "#d7a06a")
    svg.fill(box(-8.2, 8.2, 14.4, 15.6, -0.9), "#8d583c")
    svg.fill(box(-8.9, 8.9, 15.6, 16.5, -1.4), "#e8bb82")
    svg.stroke(polyline([at(-8.9, 16.5, -1.4), at(8.9, 16.5, -1.4)]), "#ffe9bd", 1.0, 0.8)
    svg.fill(box(-5.6, 5.6, 16.5, 18.2, -0.2), "#a56a46")
    svg.fill(box(-6.0, 6.0, 18.0, 18.6, -0.3), "#dba870")
    quadriga(svg, lambda p: at(p[0], 18.6 + p[1]))


def doorway(svg: Svg, at: Callable[[float, float, float], Point]) -> None:
    """The porch's arch, brighter than the others, with a curtain drawn aside."""

    def outline(half: float, spring: float, back: float) -> list[Point]:
        points = [at(-half, 1.6, back)]
        for step in range(17):
            turn = math.pi * (1 - step / 16)
            points.append(at(half * math.cos(turn), spring + half * math.sin(turn), back))
        points.append(at(half, 1.6, back))
        return points

    svg.fill(polygon(outline(4.75, 7.7, 0)), "#7d4930")
    svg.fill(polygon(outline(4.6, 7.7, -0.2)), "#f0c489")
    svg.fill(polygon(outline(4.05, 7.7, 0)), "#8a5134")
    svg.fill(polygon(outline(3.85, 7.7, 0)), "url(#revealt)")
    svg.fill(polygon(outline(3.85, 7.7, 4)), "url(#vaultt)")
    svg.fill(polygon(outline(3.7, 7.6, 9)), "url(#g0)")
    for side in (-1, 1):
        cloth = ((3.8, 9.4), (0.6, 11.3), (1.6, 8.6), (3.1, 6.2), (3.0, 1.7), (3.85, 1.7))
        hem = ((0.9, 10.9), (1.9, 8.5), (3.1, 6.3), (3.15, 1.8))
        svg.fill(blob([at(side * x, y, 0) for x, y in cloth]), "#8e2320")
        svg.stroke(ribbon([at(side * x, y, 0) for x, y in hem]), "#f0b95c", 0.8, 0.9)


HORSE: tuple[Point, ...] = (
    (-0.9, 2.3), (-0.2, 2.45), (0.35, 2.75), (0.65, 3.6), (1.0, 4.5), (1.25, 4.95), (1.3, 4.6),
    (1.75, 4.15), (2.2, 3.5), (2.05, 3.2), (1.75, 3.35), (1.45, 3.6), (1.3, 3.1), (1.55, 2.45),
    (2.3, 2.65), (2.55, 2.3), (2.35, 1.5), (2.1, 1.5), (2.15, 2.05), (1.5, 1.75), (1.35, 1.1),
    (1.4, 0.0), (1.0, 0.0), (1.0, 1.2), (0.3, 1.35), (-0.5, 1.4), (-0.55, 0.7), (-0.5, 0.0),
    (-0.9, 0.0), (-1.05, 1.2),
)  # fmt: skip
DRIVER: tuple[Point, ...] = (
    (-0.75, 2.0), (-0.8, 4.2), (-1.0, 5.0), (-0.95, 5.6), (-0.25, 5.9), (-0.25, 6.2),
    (-0.42, 6.6), (0, 7.1), (0.42, 6.6), (0.25, 6.2), (0.25, 5.9), (0.9, 5.7), (1.4, 6.3),
    (1.8, 7.4), (2.15, 7.3), (1.9, 6.0), (1.1, 4.9), (0.8, 4.2), (0.75, 2.0),
)  # fmt: skip


def quadriga(svg: Svg, at: Place) -> None:
    """A gilded team of four fanning out from a chariot and its driver."""
    gilt: list[Stop] = [(0, "#ffdf8e"), (0.35, "#d2953a"), (0.75, "#7d4719"), (1, "#4a260f")]
    gold = svg.linear("gilt", at((0, 7)), at((0, 0)), gilt)
    dark = "#5a3014"
    svg.fill(blob([at(p) for p in DRIVER]), gold, edge=dark)
    for x, flip in ((-1.9, -1), (1.9, 1), (-0.5, -1), (0.5, 1)):
        outline = [at((x + flip * p[0] * 1.2, p[1] * 1.12)) for p in HORSE]
        svg.fill(blob(outline), gold, edge=dark)
    car = [
        (-1.25, 0.4),
        (-1.35, 3.3),
        (-0.6, 3.0),
        (0.0, 3.4),
        (0.6, 3.0),
        (1.35, 3.3),
        (1.25, 0.4),
    ]
    svg.fill(blob([at(p) for p in car]), gold, edge=dark)


# --- The crowd -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Flame:
    """Where the scene lights a flame: the foot of the flame and its height."""

    x: float
    y: float
    size: float


def road_middle(z: float) -> float:
    """The processional way's course: from the gate towards the eye, bending to the left."""
    along = max(0.0, z - HALF_DEPTH - 8)
    return -0.00018 * along * along


def draw_crowd() -> tuple[Svg, list[Flame]]:
    svg, rng = Svg(), Random(30)
    flames: list[Flame] = []
    road(svg)
    flames += braziers(svg)
    plaza_crowd(svg, rng)
    flames += torch_posts(svg)
    flanking_trees(svg, rng)
    knoll(svg)
    flames += foreground(svg, rng)
    return svg, flames


def road(svg: Svg) -> None:
    def edge(side: float) -> list[Point]:
        points: list[Point] = []
        for step in range(33):
            z = HALF_DEPTH + 8 + step * 7.5
            points.append(project(road_middle(z) + side * 8.5, 0, z))
        return points

    left, right = edge(-1), edge(1)
    paint = svg.linear(
        "road",
        left[0],
        (left[0][0], 830),
        [(0, "#e79a55", 0.75), (0.4, "#a8613a", 0.5), (1, "#5e3326", 0.4)],
    )
    svg.fill(polygon([*left, *reversed(right)]), paint)
    slabs: list[str] = []
    for step in range(33):
        slabs.append(f"M{pair(left[step])}L{pair(right[step])}")
    svg.stroke("".join(slabs), "#2a130f", 0.8, 0.35)
    svg.stroke(polyline(left) + polyline(right), "#ffcf8c", 1.2, 0.35)


def braziers(svg: Svg) -> list[Flame]:
    """Two great bowls of fire before the gate."""
    flames: list[Flame] = []
    z = HALF_DEPTH + 14
    w = FOCAL / (DISTANCE - z)
    for x in (-18.0, 18.0):
        foot, top = project(x, 0, z), project(x, 5.2, z)
        bowl = [(-1.7, -0.6), (-1.0, 1.3), (1.0, 1.3), (1.7, -0.6)]
        svg.fill(tapered(foot, w * 1.2, top, w * 0.4), UMBER)
        svg.fill(blob([(top[0] + w * dx, top[1] + w * dy) for dx, dy in bowl]), UMBER)
        flames.append(Flame(top[0], top[1] - w * 0.1, w * 6.0))
    return flames


def torch_posts(svg: Svg) -> list[Flame]:
    """Torches on poles along both sides of the way."""
    flames: list[Flame] = []
    for z in (142, 182, 218):
        for side in (-1, 1):
            x = road_middle(z) + side * 11
            foot, top = project(x, 0, z), project(x, 5.0, z)
            scale = FOCAL / (DISTANCE - z)
            svg.stroke(polyline([foot, top]), UMBER, scale * 0.32)
            cup = scale * 0.5
            low, high = (top[0], top[1] + cup * 1.6), (top[0], top[1] - cup)
            svg.fill(tapered(low, cup * 0.5, high, cup), UMBER)
            flames.append(Flame(top[0], top[1] - cup * 0.6, scale * 3.6))
    return flames


def plaza_crowd(svg: Svg, rng: Random) -> None:
    """Small figures on the plain, thick along the way and before the gate; the farthest first."""
    crowd: list[tuple[Point, float]] = []
    for _ in range(240):
        z = rng.uniform(100, 268)
        gather = rng.random()
        if gather < 0.36:
            x = road_middle(z) + rng.uniform(-7.5, 7.5)
        elif gather < 0.62:
            x = road_middle(z) + rng.gauss(0, 34)
        else:
            x = rng.uniform(-150, 120)
        if z < 140 and abs(x) < 10 and rng.random() < 0.75:
            continue  # keep the gate itself in sight
        if math.hypot(x / (HALF_WIDTH + 8), z / (HALF_DEPTH + 8)) > 1:
            crowd.append((project(x, 0, z), FOCAL / (DISTANCE - z) * rng.uniform(2.6, 3.2)))
    crowd.sort(key=lambda person: person[0][1])
    svg.fill("".join(oval(feet, h * 0.24, h * 0.05) for feet, h in crowd), NIGHT, 0.4)
    tones = ("#1d0c0c", "#26110d", "#2f170f", "#1a0a10")
    for start in range(0, len(crowd), 12):
        rows: dict[str, list[str]] = {tone: [] for tone in tones}
        for feet, height in crowd[start : start + 12]:
            outline = rng.choice((SMALL, SMALL, SMALL_VEILED))
            place = standing(feet, height, rng.uniform(0.9, 1.15))
            rows[rng.choice(tones)].append(figure(outline, place))
        for tone, shapes in rows.items():
            svg.fill("".join(shapes), tone)


def flanking_trees(svg: Svg, rng: Random) -> None:
    """Cypresses and pines before both ends of the building."""
    paint = svg.linear("trees", (0, 520), (0, 700), [(0, "#2a1526"), (1, "#150a0f")])
    parts: list[str] = []
    for x, y, height in ((474, 690, 118), (496, 694, 92), (1538, 692, 112), (1516, 696, 84)):
        parts.append(cypress(rng, (x, y), height))
    for x, y, height in ((1574, 700, 176), (1612, 696, 140)):
        parts += umbrella_pine(rng, (x, y), height)
    svg.fill("".join(parts), paint)


def knoll(svg: Svg) -> None:
    """The rise in the foreground from which the scene is seen."""
    skyline = [(-20, 776), (180, 772), (420, 790), (640, 822), (820, 836), (1040, 822),
               (1280, 792), (1460, 772), (1620, 766)]  # fmt: skip
    paint = svg.linear(
        "knoll", (0, 770), (0, HEIGHT), [(0, "#5a2d1b"), (0.3, "#3a1c14"), (1, "#180b0b")]
    )
    svg.fill(land(skyline), paint)
    svg.stroke(ribbon(skyline), "#c2672f", 1.4, 0.35)


def foreground(svg: Svg, rng: Random) -> list[Flame]:
    """The nearest spectators, seen from behind, with torches and standards among them."""
    svg.linear_box("near", [(0, "#1f0d0c"), (0.35, "#130809"), (1, "#0a0507")])
    svg.linear_box("rim", [(0, "#ffb86e", 1), (0.22, "#e5843f", 0.75), (0.5, "#b0501f", 0)])
    flames: list[Flame] = []
    far_row = [(x + rng.uniform(-9, 9), rng.uniform(0.9, 1.08)) for x in range(10, 1600, 34)]
    for x, size in far_row:
        dip = math.exp(-(((x - 860) / 190) ** 2))
        if rng.random() < 0.18 + 0.5 * dip:
            continue
        head = 788 + 46 * dip + rng.uniform(-7, 9)
        near_person(svg, rng, x, head, 92 * size)
    flames += carriers(svg, rng)
    near_row = [(x + rng.uniform(-16, 16), rng.uniform(0.92, 1.1)) for x in range(20, 1600, 62)]
    for x, size in near_row:
        dip = math.exp(-(((x - 880) / 250) ** 2))
        if rng.random() < 0.12 + 0.7 * dip:
            continue
        head = 826 + 44 * dip + rng.uniform(-10, 12)
        near_person(svg, rng, x, head, 150 * size)
    return flames


NEAR = "url(#near)"
FOLDS: tuple[tuple[Point, ...], ...] = (
    ((-0.12, 0.79), (-0.02, 0.7), (0.08, 0.52), (0.12, 0.36)),
    ((-0.15, 0.74), (-0.06, 0.62), (0.03, 0.44), (0.05, 0.3)),
    ((-0.17, 0.66), (-0.11, 0.52), (-0.07, 0.36), (-0.06, 0.25)),
)


def edged(svg: Svg, d: str, width: float) -> None:
    """A dark shape with the light of the scene along its upper edge."""
    svg.body.append(f'<path d="{d}" fill="url(#rim)" transform="translate(0-{num(width, 2)})"/>')
    svg.fill(d, NEAR)


def near_person(
    svg: Svg, rng: Random, x: float, head: float, height: float, outline: Sequence[Point] = ()
) -> None:
    """A spectator from behind, edged by the light in front of them."""
    outline = outline or rng.choice((TOGA, TOGA, VEILED, TOGA, TUNIC))
    mirror = rng.choice((-1, 1))
    place = standing((x, head + height), height, mirror * rng.uniform(0.95, 1.1))
    d = figure(outline, place)
    hair = rng.random()
    if outline is TOGA and hair < 0.3:  # a knot of hair
        d += oval(place((0.0, 1.0)), height * 0.032, height * 0.026)
    edged(svg, d, 0.7 + height / 140)
    if outline is TOGA and hair > 0.9:
        wreath(svg, place, height)
    if outline is not TUNIC:
        lines = "".join(ribbon([place(p) for p in fold]) for fold in FOLDS)
        svg.stroke(lines, "#7a3a22", height * 0.011, 0.32)


def wreath(svg: Svg, place: Place, height: float) -> None:
    """A victor's laurel round a head seen from behind."""
    svg.stroke(ribbon([place((-0.056, 0.945)), place((0.0, 0.93)), place((0.0, 0.93)),
                       place((0.056, 0.945))]), "#c9973a", height * 0.016, 0.85)  # fmt: skip
    ends = [place((0.0, 0.92)), place((-0.012, 0.87)), place((0.014, 0.875))]
    svg.stroke(polyline([ends[1], ends[0], ends[2]]), "#c9973a", height * 0.01, 0.7)


def arm(svg: Svg, joints: Sequence[Point], width: float) -> None:
    """A raised arm through shoulder, elbow and hand."""
    d = polyline(joints)
    lit = polyline([(x, y - 1.2) for x, y in joints])
    svg.stroke(lit, "#c8702f", width, 0.8)
    svg.stroke(d, "#170a0a", width)


def carriers(svg: Svg, rng: Random) -> list[Flame]:
    """Those who hold something up: torches left and right, standards between."""
    flames: list[Flame] = []
    bearers = (
        (34, 790, 110), (486, 800, 112), (668, 826, 106), (1176, 812, 108), (1392, 792, 116),
    )  # fmt: skip
    for x, head, height in bearers:
        hand = (x + height * 0.27, head + height * 0.04)
        tip = (hand[0] + 3, hand[1] - height * 0.34)
        svg.stroke(polyline([(hand[0] - 1, hand[1] + height * 0.16), tip]), "#170a0a", 4.2)
        svg.fill(tapered((tip[0], tip[1] + 10), 3, (tip[0], tip[1] - 3), 5.5), "#170a0a")
        shoulder = (x + height * 0.12, head + height * 0.25)
        joints = [shoulder, (x + height * 0.25, head + height * 0.24), hand]
        arm(svg, joints, height * 0.07)
        near_person(svg, rng, x, head, height, TOGA)
        flames.append(Flame(tip[0], tip[1], height * 0.42))
    standard(svg, rng, (560, 812), 118, "#8f2420", eagle_on_top=True)
    standard(svg, rng, (1290, 800), 116, "#5b2a6e", eagle_on_top=False)
    standard(svg, rng, (1500, 790), 120, "#8f2420", eagle_on_top=True)
    return flames


def standard(
    svg: Svg, rng: Random, head: Point, height: float, cloth: str, *, eagle_on_top: bool
) -> None:
    """A bearer with a pole, a cross-bar, a fringed cloth and an eagle or a wreath."""
    x, top = head[0] + height * 0.24, head[1] - height * 1.02
    gold, wood = "#d9a441", "#1b0d0c"
    svg.stroke(polyline([(x, head[1] + height), (x, top)]), wood, 4)
    svg.stroke(polyline([(x - 1.2, head[1] + 10), (x - 1.2, top)]), "#b0703a", 0.9, 0.7)
    bar = top + 16
    vexillum(svg, (x, bar), 23.0, cloth)
    svg.stroke(polyline([(x - 27, bar), (x + 27, bar)]), wood, 3.6)
    svg.stroke(polyline([(x - 27, bar - 1.2), (x + 27, bar - 1.2)]), gold, 0.9, 0.8)
    if eagle_on_top:
        eagle(svg, (x, top), 17)
    else:
        svg.stroke(oval((x, top - 9), 8, 8), gold, 3)
        svg.stroke(oval((x, top - 9), 8, 8), "#7d5420", 0.8)
    shoulder = (head[0] + height * 0.12, head[1] + height * 0.26)
    arm(
        svg,
        [shoulder, (x + 1, head[1] + height * 0.36), (x, head[1] + height * 0.2)],
        height * 0.065,
    )
    near_person(svg, rng, head[0], head[1], height, TOGA)


def vexillum(svg: Svg, bar: Point, half: float, cloth: str) -> None:
    """The square cloth of a standard, hung from the middle of its cross-bar."""
    x, y = bar
    light, dark = mix(cloth, "#ffb060", 0.14), mix(cloth, "#1a0a10", 0.42)
    paint = svg.linear(
        f"cloth{round(x)}",
        (x - half, 0),
        (x + half, 0),
        [(0, light), (0.3, dark), (0.55, light), (0.8, dark), (1, light)],
    )
    gold, low = "#d9a441", y + 48
    pen = Pen((x - half, y))
    pen.line((x + half, y))
    pen.line((x + half - 1, low))
    pen.step("q", (x + half / 2, low + 5), (x, low))
    pen.step("q", (x - half / 2, low - 4), (x - half + 1, low + 1))
    svg.fill(pen.text(closed=True), paint)
    fringe = "".join(f"M{pair((x - half + 2 + i * 5.25, low - 1))}v6.5" for i in range(9))
    svg.stroke(fringe, gold, 1.6, 0.9)
    svg.stroke(polyline([(x - half + 4, y + 6), (x + half - 4, y + 6)]), gold, 1.2, 0.8)
    leaves = ""
    for side in (-1, 1):
        for step in range(6):
            turn = math.radians(100 + step * 28)
            at = (
                x + side * 10 * math.sin(turn - math.pi / 2),
                y + 26 - 10 * math.cos(turn - math.pi / 2),
            )
            leaves += f"M{pair(at)}l{num(side * 2.6)}-2.4"
    svg.stroke(leaves, gold, 2.0, 0.95)
    svg.stroke(oval((x, y + 26), 9.5, 9.5), gold, 0.9, 0.8)


def eagle(svg: Svg, foot: Point, size: float) -> None:
    """A gilded eagle with its wings up."""
    right = [(0.0, 0.0), (0.16, 0.02), (0.2, 0.3), (0.5, 0.42), (0.95, 0.95), (1.15, 1.55),
             (0.85, 1.25), (0.62, 1.02), (0.35, 0.86), (0.17, 0.92), (0.2, 1.12), (0.1, 1.25),
             (0.0, 1.27)]  # fmt: skip
    outline = [*right, *((-x, y) for x, y in reversed(right))]
    place = standing(foot, size)
    svg.fill(blob([place(p) for p in outline]), "#d9a441")
    svg.fill(
        polygon([place((-0.3, -0.05)), place((-0.3, 0.1)), place((0.3, 0.1)), place((0.3, -0.05))]),
        "#a87428",
    )


# --- Small sprites -------------------------------------------------------------------------------

FLAMES: tuple[tuple[Point, ...], ...] = (
    ((32, 92), (15, 88), (9, 68), (18, 48), (25, 36), (26, 16), (30, 2), (38, 22), (44, 36),
     (53, 52), (55, 70), (49, 88)),
    ((32, 92), (14, 88), (9, 70), (13, 52), (24, 42), (32, 26), (31, 10), (42, 3), (44, 28),
     (48, 42), (56, 58), (54, 76), (48, 88)),
    ((32, 92), (16, 88), (8, 74), (12, 56), (16, 40), (14, 22), (22, 8), (30, 24), (40, 34),
     (50, 46), (56, 64), (54, 78), (48, 88)),
)  # fmt: skip


def draw_flame(shape: Sequence[Point]) -> Svg:
    """A flame in four skins, each smaller and hotter; its foot is at (32, 92)."""
    svg = Svg(64, 96)
    skins: tuple[tuple[float, float, list[Stop]], ...] = (
        (1.0, 1.0, [(0, "#e0481a", 0.0), (0.3, "#ea5a1c", 0.6), (1, "#d83f12", 0.75)]),
        (0.78, 0.82, [(0, "#ff8a24", 0.75), (1, "#f5701a", 0.95)]),
        (0.55, 0.6, [(0, "#ffc04a", 0.95), (1, "#ffb03a", 1)]),
        (0.3, 0.36, [(0, "#fff0b0", 0.95), (1, "#fffbe6", 1)]),
    )
    for number, (wide, tall, stops) in enumerate(skins):
        foot = 91 - (1 - tall) * 6
        paint = svg.linear(f"skin{number}", (0, foot - 92 * tall), (0, foot), stops)
        svg.fill(blob([(32 + (x - 32) * wide, foot + (y - 92) * tall) for x, y in shape]), paint)
    return svg


def draw_glow() -> Svg:
    svg = Svg(128, 128)
    paint = svg.radial(
        "glow",
        (64, 64),
        64,
        [(0, "#fff0c0", 0.8), (0.1, "#ffd582", 0.56), (0.22, "#ffb458", 0.34),
         (0.38, "#ff9a40", 0.18), (0.55, "#f5822f", 0.08), (0.76, "#ee7428", 0.02),
         (1, "#e8681f", 0)],
    )  # fmt: skip
    svg.circle((64, 64), 64, paint)
    return svg


BANNERS = {
    "crimson": ("#b5302a", "#f0c25a"),
    "gold": ("#e0aa35", "#9c2b22"),
    "purple": ("#6d3388", "#f0c25a"),
}


def draw_banner(colour: str, phase: int) -> Svg:
    """A swallow-tailed banner in the wind, its hoist along the left edge."""
    svg = Svg(48, 40)
    cloth, trim = BANNERS[colour]
    turn = phase * math.tau / 3

    def wave(x: float) -> float:
        return 3.4 * math.pow(x / 46, 0.8) * math.sin(x / 7.2 - turn)

    def edge(y: float, start: float, end: float) -> list[Point]:
        steps = 14
        xs = [start + (end - start) * i / steps for i in range(steps + 1)]
        return [(x, y + wave(x)) for x in xs]

    notch = (36.0, 19 + wave(36))
    outline = [*edge(4, 1, 46), notch, *edge(34, 46, 1)]
    stops: list[Stop] = []
    for i in range(13):
        x = 1 + 45 * i / 12
        slope = math.cos(x / 7.2 - turn)
        tone = (
            mix(cloth, "#fff0c8", 0.26 * max(0, slope))
            if slope > 0
            else mix(cloth, "#1c0a14", -0.42 * slope)
        )
        stops.append((i / 12, tone))
    svg.fill(polygon(outline), svg.linear("cloth", (1, 0), (46, 0), stops))
    svg.stroke(polyline(edge(7.5, 1, 42)), trim, 1.7, 0.9)
    svg.stroke(polyline(edge(30.5, 42, 1)), trim, 1.7, 0.9)
    svg.stroke(oval((17, 19 + wave(17)), 5.4, 5.8), trim, 1.8, 0.95)
    svg.fill(oval((17, 19 + wave(17)), 2, 2.2), trim, 0.95)
    svg.stroke("M1 3.5L1 35", mix(cloth, "#1c0a14", 0.5), 1.6)
    return svg


# --- Writing it all ------------------------------------------------------------------------------


def placements(flames: Sequence[Flame], banners: Sequence[Banner]) -> str:
    """The scene's list of what moves, in the picture's own units."""
    lines = [
        "# Written by tools/draw_title.py, in units of the 1600 × 900 picture. A flame: its foot "
        "and height. A banner: its mast's top and its width.",
        "flames:",
    ]
    lines += [f"  - {{x: {num(f.x)}, y: {num(f.y)}, size: {num(f.size)}}}" for f in flames]
    lines.append("banners:")
    lines += [
        f"  - {{x: {num(b.x)}, y: {num(b.y)}, size: {num(b.size)}, colour: {b.colour}}}"
        for b in banners
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    amphitheatre, banners = draw_amphitheatre()
    crowd, flames = draw_crowd()
    drawings = {
        "sky": draw_sky(),
        "hills": draw_hills(),
        "amphitheatre": amphitheatre,
        "crowd": crowd,
        "glow": draw_glow(),
    }
    drawings |= {f"flame-{i}": draw_flame(shape) for i, shape in enumerate(FLAMES, 1)}
    drawings |= {
        f"banner-{colour}-{phase + 1}": draw_banner(colour, phase)
        for colour in BANNERS
        for phase in range(3)
    }
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for name, drawing in drawings.items():
        (OUTPUT / f"{name}.svg").write_text(drawing.text(), encoding="utf-8", newline="\n")
    placed = placements(flames, banners)
    (OUTPUT / "title.yaml").write_text(placed, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
