"""The standards that stand out of the crowd."""

import math
from random import Random

from art.title.colour import mix
from art.title.figures import TOGA, standing
from art.title.spectators import arm, near_person
from art.title.svg import Pen, Point, Svg, blob, num, oval, pair, polygon, polyline


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
