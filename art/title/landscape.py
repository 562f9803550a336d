"""Hills, trees, villas and the ground."""

import math
from collections.abc import Sequence
from random import Random

from art.title.svg import HEIGHT, WIDTH, Point, Svg, blob, num, oval, pair, polygon, ribbon, tapered


def ridge(rng: Random, base: float, waves: Sequence[tuple[float, float, float]]) -> list[Point]:
    """A hill's skyline from edge to edge: (height, length, phase) of each wave."""
    points: list[Point] = []
    for x in range(-20, WIDTH + 41, 20):
        y = base - sum(h * math.sin(x / length + phase) for h, length, phase in waves)
        points.append((x, y + rng.uniform(-1.2, 1.2)))
    return points


def land(skyline: Sequence[Point]) -> str:
    top = ribbon(skyline)
    return f"{top}L{pair((skyline[-1][0], HEIGHT))}L{pair((skyline[0][0], HEIGHT))}Z"


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
