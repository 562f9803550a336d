"""The roads of the map: where each stage is, and the stones between them.

A road is a smooth line through points. Its ground is seen at a slant, and what is near is larger.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import Final

from art.title.colour import mix
from art.title.svg import Point, Svg, oval, polygon

FORK: Final = (588.0, 850.0)
MEETING: Final = (588.0, 470.0)
STAGES: Final[dict[str, tuple[Point, ...]]] = {
    "colosseum": (
        *((424, 808), (280, 810), (140, 770), (100, 662)),
        *((218, 594), (362, 590), (440, 500)),
    ),
    "roma": (
        *((756, 808), (900, 810), (1038, 770), (1076, 662)),
        *((960, 594), (818, 590), (728, 500)),
    ),
    "meeting": (MEETING, (592, 330)),
}
"""Where the roads pass each stage."""
_BEFORE: Final[dict[str, tuple[Point, ...]]] = {
    "colosseum": ((588, 905), (588, 862), (548, 824)),
    "roma": ((588, 905), (588, 862), (630, 824)),
    "meeting": (),
}
_AFTER: Final[dict[str, tuple[Point, ...]]] = {
    "colosseum": ((520, 474), MEETING),
    "roma": ((656, 474), MEETING),
    "meeting": ((592, 300),),
}
_CLIMB: Final = ((650, 440), (706, 416), (700, 384), (640, 362))
_SLANT: Final = 0.66
_LIT: Final = ("#d6b07a", "#8f6442")
_DIM: Final = ("#6a4a45", "#3c2727")


def near(y: float) -> float:
    """How near the ground at this height of the picture is: 0 far, 1 at the lower edge."""
    return min(1.0, max(0.0, (y - 300) / 600))


def width(y: float) -> float:
    return 19 + 25 * near(y)


@dataclass(frozen=True)
class Road:
    name: str
    through: tuple[Point, ...]

    @cached_property
    def line(self) -> list[Point]:
        """Points close to each other, smooth through the given ones."""
        padded = [self.through[0], *self.through, self.through[-1]]
        found: list[Point] = []
        for before, start, end, after in zip(
            padded, padded[1:], padded[2:], padded[3:], strict=False
        ):
            steps = max(6, int(math.dist(start, end) / 3))
            found += [_between(before, start, end, after, step / steps) for step in range(steps)]
        return [*found, self.through[-1]]

    @cached_property
    def _ways(self) -> list[float]:
        ways = [0.0]
        for one, other in pairwise(self.line):
            ways.append(ways[-1] + math.dist(one, other))
        return ways

    @property
    def length(self) -> float:
        return self._ways[-1]

    def way_of(self, point: Point) -> float:
        """How far along the road it passes a point."""
        places = range(len(self.line))
        return self._ways[min(places, key=lambda place: math.dist(self.line[place], point))]

    def at(self, way: float) -> tuple[Point, float]:
        """The place after so much of the way, and the direction there."""
        place = next((it for it, done in enumerate(self._ways) if done > way), len(self.line) - 1)
        one, other = self.line[place - 1], self.line[place]
        return other, math.atan2(other[1] - one[1], other[0] - one[0])

    def across(self, way: float, share: float) -> Point:
        """A point across the road: −1 is its left edge, 1 its right one."""
        (x, y), angle = self.at(way)
        half = width(y) / 2 * share
        return x - math.sin(angle) * half, y + math.cos(angle) * half * _SLANT

    def distance(self, point: Point) -> float:
        return min(math.hypot(x - point[0], (y - point[1]) * 1.25) for x, y in self.line[::3])


def _between(before: Point, start: Point, end: Point, after: Point, t: float) -> Point:
    """A point of the curve through four points, between the middle ones."""

    def along(a: float, b: float, c: float, d: float) -> float:
        bend = (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
        return (2 * b + (c - a) * t + bend) / 2

    return (
        along(before[0], start[0], end[0], after[0]),
        along(before[1], start[1], end[1], after[1]),
    )


def roads() -> list[Road]:
    found = []
    for name, stages in STAGES.items():
        first, *others = stages
        climb = _CLIMB if name == "meeting" else ()
        through = (*_BEFORE[name], first, *climb, *others, *_AFTER[name])
        found.append(Road(name, through))
    return found


# Stones


@dataclass(frozen=True)
class Stone:
    way: float
    corners: tuple[Point, ...]
    shade: float


def stones(road: Road) -> list[Stone]:
    """Stones of many shapes in rows across the road, and a kerb on either side."""
    rng = Random(f"stones of {road.name}")
    found = []
    way = 0.0
    while way < road.length:
        step = (8.5 + 7 * near(road.at(way)[0][1])) * rng.uniform(0.85, 1.2)
        cuts = [-1.0, *sorted(-1 + (it + rng.uniform(-0.2, 0.2)) / 2 for it in (1, 2, 3)), 1.0]
        for left, right in pairwise(cuts):
            ends = [way + rng.uniform(-0.15, 0.1) * step, way + step * rng.uniform(0.86, 0.98)]
            corners = (
                road.across(ends[0], left + 0.04),
                road.across(ends[0], right - 0.04),
                road.across(ends[1], right - 0.04),
                road.across(ends[1], left + 0.04),
            )
            shade = rng.uniform(-0.2, 0.2) + 0.12 * abs(left + right)
            found.append(Stone(way, corners, shade))
        way += step
    return found


def draw_stones(svg: Svg, laid: Sequence[Stone], *, is_lit: bool) -> None:
    bright, dark = _LIT if is_lit else _DIM
    for stone in laid:
        colour = mix(bright, dark, 0.3 + stone.shade)
        svg.fill(polygon(stone.corners), colour, edge=mix(colour, "#1a0d0a", 0.4))


def bed(road: Road, from_way: float, to_way: float) -> list[Point]:
    """The outline of the ground under the stones."""
    ways = [from_way]
    while ways[-1] < to_way:
        ways.append(min(to_way, ways[-1] + 5))
    left = [road.across(way, -1.16) for way in ways]
    return [*left, *(road.across(way, 1.16) for way in reversed(ways))]


def draw_bed(svg: Svg, outline: Sequence[Point], *, is_lit: bool) -> None:
    """A lit part has neither shadow nor edge, which would show where it meets the next."""
    if is_lit:
        svg.fill(polygon(outline), "#8a6038")
        return
    svg.fill(polygon([(x, y + 5) for x, y in outline]), "#0d0605", 0.55)
    svg.fill(polygon(outline), "#3a221a", edge="#54393a")


def segments(road: Road) -> Iterator[tuple[float, float]]:
    """From where to where the road is lit once each of its stages is open, and then the rest."""
    start = 0.0
    for point in STAGES[road.name]:
        end = min(road.length, road.way_of(point) + 26)
        yield start, end
        start = end
    yield start, road.length


# Round places


def draw_plaza(svg: Svg, centre: Point, size: Point, *, is_lit: bool) -> None:
    rng = Random(f"plaza at {centre}")
    (x, y), (rx, ry) = centre, size
    svg.fill(oval((x, y + 5), rx + 3, ry + 2), "#0d0605", 0.55)
    svg.fill(oval(centre, rx, ry), "#3a221a", edge="#d6b07a" if is_lit else "#54393a")
    bright, dark = _LIT if is_lit else _DIM
    for ring, (inner, outer, count) in enumerate(((0, 0.3, 5), (0.34, 0.62, 11), (0.66, 0.95, 17))):
        for place in range(count):
            turns = [2 * math.pi * (place + at + ring / 2) / count for at in (0.06, 0.5, 0.94)]
            rim = [(x + rx * outer * math.cos(it), y + ry * outer * math.sin(it)) for it in turns]
            hub = [
                (x + rx * inner * math.cos(it), y + ry * inner * math.sin(it))
                for it in (turns[2], turns[0])
            ]
            svg.fill(polygon([*rim, *hub]), mix(bright, dark, 0.3 + rng.uniform(-0.2, 0.2)))
