"""The gate and the chariot above it."""

import math
from collections.abc import Callable

from art.title.colour import mix
from art.title.figures import Place
from art.title.projection import DISTANCE, FOCAL, HALF_DEPTH, project
from art.title.storeys import GATE_OUT
from art.title.svg import Point, Stop, Svg, blob, polygon, polyline, ribbon, tapered


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
