"""The arches of a storey, with the statues and people in them."""

import math
from collections.abc import Sequence
from random import Random

from art.title.columns import column, column_shadow
from art.title.figures import SMALL, STATUES, figure, standing
from art.title.projection import (
    HALF_WIDTH,
    bay_angles,
    breadth,
    clip,
    facing,
    patch,
    wall,
    wall_scale,
)
from art.title.storeys import STOREYS, Storey
from art.title.svg import Pen, Point, Svg, polygon, tapered


def arch(storey: Storey, angle: float, out: float) -> list[Point]:
    """The outline of an opening."""
    half = storey.half_arch / HALF_WIDTH
    low = storey.at(storey.parapet)
    spring = storey.at(storey.spring)
    points = [wall(angle - half, low, out)]
    for step in range(10):
        turn = math.pi * (1 - step / 9)
        rise = storey.half_arch * math.sin(turn)
        points.append(wall(angle + half * math.cos(turn), spring + rise, out))
    points.append(wall(angle + half, low, out))
    return points


def arch_path(storey: Storey, angle: float, out: float, grow: float) -> str:
    """The same as a true curve, where nothing is clipped; ``grow`` units wider all round."""
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
        depth = 1.5 + 3.4 * facing(angle)  # less than true at the sides, lest no light be seen
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
