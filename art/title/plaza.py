"""The way to the gate: braziers, torches, trees and those who walk there."""

import math
from dataclasses import dataclass
from random import Random

from art.title.colour import NIGHT, UMBER
from art.title.figures import SMALL, SMALL_VEILED, figure, standing
from art.title.landscape import cypress, umbrella_pine
from art.title.projection import DISTANCE, FOCAL, HALF_DEPTH, HALF_WIDTH, project
from art.title.svg import Point, Svg, blob, oval, pair, polygon, polyline, tapered


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
            continue  # the gate itself stays to be seen
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
