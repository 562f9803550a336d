"""Houses, temples and trees of the map, seen small and lit from within."""

from random import Random

from art.title.colour import mix
from art.title.svg import Point, Svg, blob, num, oval, pair, polygon

LAMP = "#ffce7e"
_DARK = "#1a0c08"


def block(x: float, y: float, w: float, h: float) -> str:
    """A rectangle by its upper left corner."""
    return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"


def bent(start: Point, pull: Point, end: Point) -> str:
    """A bent line."""
    return f"M{pair(start)}Q{pair(pull)} {pair(end)}"


def temple(svg: Svg, foot: Point, width: float, columns: int, stone: str) -> None:
    """A temple front with light between its columns; the foot is the middle of its lowest step."""
    x, y = foot
    height = width * 0.62
    left, top = x - width / 2, y - height
    for step in range(3):
        spread = width * (1.12 - 0.05 * step)
        colour = mix(stone, "#f6d9a6", 0.15 + 0.15 * step)
        svg.fill(
            block(x - spread / 2, y - height * 0.05 * (step + 1), spread, height * 0.06), colour
        )
    hall_top = top + height * 0.12
    svg.fill(block(left + 1, hall_top, width - 2, y - height * 0.15 - hall_top), "url(#lamp)")
    pitch = width / columns
    for place in range(columns + 1):
        w = pitch * 0.36
        middle = left + w / 2 + place * (width - w) / columns
        shaft = block(middle - w / 2, hall_top, w, y - height * 0.14 - hall_top)
        svg.fill(shaft, mix(stone, "#3a1d18", 0.15))
        svg.fill(
            block(middle - w / 2, hall_top, w * 0.4, y - height * 0.14 - hall_top),
            mix(stone, "#ffe3b4", 0.45),
        )
        svg.fill(
            block(middle - w * 0.75, hall_top - 1, w * 1.5, height * 0.04),
            mix(stone, "#ffe3b4", 0.3),
        )
    svg.fill(block(left - width * 0.03, top, width * 1.06, height * 0.13), stone)
    svg.fill(
        block(left - width * 0.03, top, width * 1.06, height * 0.03), mix(stone, "#ffe3b4", 0.5)
    )
    eaves, ridge = width * 0.56, height * 0.34
    svg.fill(
        polygon([(x - eaves, top), (x, top - ridge), (x + eaves, top)]), mix(stone, "#ffe3b4", 0.2)
    )
    inner = [
        (x - eaves * 0.78, top - ridge * 0.1),
        (x, top - ridge * 0.84),
        (x + eaves * 0.78, top - ridge * 0.1),
    ]
    svg.fill(polygon(inner), mix(stone, "#3a1d18", 0.4))
    svg.circle((x, top - ridge * 0.36), ridge * 0.17, "#e7b95b")
    for side in (-1, 0, 1):
        tip = (x + side * eaves, top - (ridge if side == 0 else 0))
        svg.circle((tip[0], tip[1] - 2), max(1.2, width * 0.018), "#e7b95b")


def column_of_honour(svg: Svg, foot: Point, height: float) -> None:
    x, y = foot
    w = height * 0.085
    svg.fill(block(x - w * 1.2, y - height * 0.1, w * 2.4, height * 0.1), "#7b4f3a")
    svg.fill(block(x - w / 2, y - height * 0.87, w, height * 0.78), "#a8764f")
    svg.fill(block(x - w / 2, y - height * 0.87, w * 0.35, height * 0.78), "#d8aa75")
    for turn in range(9):
        at = y - height * (0.16 + 0.076 * turn)
        svg.stroke(f"M{num(x - w / 2)} {num(at)}l{num(w)} {num(-height * 0.03)}", "#4d2b1f", 0.9)
    svg.fill(block(x - w * 0.8, y - height * 0.9, w * 1.6, height * 0.03), "#d8aa75")
    svg.fill(
        blob(
            [
                (x - w * 0.5, y - height * 0.9),
                (x, y - height * 1.06),
                (x + w * 0.5, y - height * 0.9),
            ]
        ),
        "#e7b95b",
    )


def arch_of_triumph(svg: Svg, foot: Point, width: float) -> None:
    x, y = foot
    height = width * 0.86
    svg.fill(block(x - width / 2, y - height, width, height), "#99653f")
    svg.fill(block(x - width / 2, y - height, width * 0.12, height), "#c58f5e")
    svg.fill(block(x - width * 0.54, y - height, width * 1.08, height * 0.08), "#d8aa75")
    svg.fill(block(x - width * 0.54, y - height * 0.7, width * 1.08, height * 0.05), "#c58f5e")
    for offset, wide, high in ((0, 0.3, 0.62), (-0.32, 0.14, 0.38), (0.32, 0.14, 0.38)):
        w, h = width * wide, height * high
        left = x + offset * width - w / 2
        svg.fill(
            f"M{num(left)} {num(y)}v{num(-h + w / 2)}a{num(w / 2)} {num(w / 2)} 0 0 1 {num(w)} 0"
            f"v{num(h - w / 2)}z",
            "url(#lamp)",
        )
    for offset in (-0.2, 0.0, 0.2):
        svg.circle((x + offset * width, y - height - 3), width * 0.045, "#e7b95b")


def house(svg: Svg, foot: Point, width: float, rng: Random, shade: float) -> None:
    """A small house seen from a corner: two walls, a tiled roof, a window or two with light."""
    x, y = foot
    height = width * rng.uniform(0.5, 0.85)
    deep = width * 0.42
    wall = mix(rng.choice(("#8a4f38", "#7b432f", "#95603f")), "#1c0e0e", 0.28 + 0.4 * shade)
    front, eaves, right = x - width / 2, y - height, x + width / 2
    svg.fill(block(front, eaves, width, height), wall)
    back = right + deep
    side = [(right, eaves), (back, eaves - deep * 0.3), (back, y - deep * 0.3), (right, y)]
    svg.fill(polygon(side), mix(wall, "#120808", 0.42))
    roof = mix(rng.choice(("#a04a2c", "#8c3f28", "#b05a34")), "#1c0e0e", 0.22 + 0.4 * shade)
    peak = (front + width * 0.32, eaves - width * 0.3)
    gable = [(front - 1.5, eaves), peak, (right + 1, eaves)]
    slope = [(peak[0] + deep, peak[1] - deep * 0.3), (back + 1, eaves - deep * 0.3)]
    svg.fill(polygon([*gable[:2], *slope, gable[2]]), roof)
    svg.fill(polygon(gable), mix(roof, "#e9a06a", 0.16))
    for place in (0.16, 0.56):
        if rng.random() < 0.62:
            w = width * 0.16
            svg.fill(
                block(front + width * place, y - height * 0.68, w, w * 1.25),
                LAMP,
                rng.uniform(0.7, 1),
            )
    if rng.random() < 0.4:
        svg.fill(
            block(right + deep * 0.4, y - height * 0.7 - deep * 0.12, deep * 0.22, width * 0.18),
            LAMP,
            0.75,
        )


def tenement(svg: Svg, foot: Point, width: float, floors: int, rng: Random) -> None:
    """A house of several floors, nearest to us."""
    x, y = foot
    high = width * 0.36
    top = y - floors * high
    svg.fill(block(x - width / 2, top, width, floors * high), "#33190f")
    svg.fill(block(x - width / 2, top, width * 0.07, floors * high), "#50291a")
    for floor in range(floors):
        svg.fill(block(x - width / 2 - 2, top + floor * high, width + 4, 2.4), "#5b3020")
        for place in range(4):
            if rng.random() < 0.62:
                w = width * 0.11
                at = (x - width * 0.38 + place * width * 0.23, top + floor * high + high * 0.32)
                svg.fill(block(at[0], at[1], w, high * 0.46), LAMP, rng.uniform(0.55, 0.95))
    svg.fill(
        polygon(
            [
                (x - width * 0.58, top),
                (x - width * 0.4, top - high * 0.6),
                (x + width * 0.4, top - high * 0.6),
                (x + width * 0.58, top),
            ]
        ),
        "#5c2a1b",
    )
    for tile in range(11):
        left = x - width * 0.5 + tile * width * 0.1
        svg.stroke(
            f"M{num(left)} {num(top)}L{num(x + (left - x) * 0.7)} {num(top - high * 0.6)}",
            "#3c1a11",
            1,
        )


def cypress(svg: Svg, foot: Point, height: float, colour: str, rim: str) -> None:
    x, y = foot
    w = height * 0.17
    outline = [
        (x - w, y - height * 0.1),
        (x - w * 0.9, y - height * 0.55),
        (x, y - height * 1.06),
        (x + w * 0.9, y - height * 0.55),
        (x + w, y - height * 0.1),
        (x, y),
    ]
    svg.fill(blob(outline), colour)
    svg.stroke(
        bent(
            (x - w * 0.5, y - height * 0.2), (x - w * 0.7, y - height * 0.6), (x, y - height * 0.94)
        ),
        rim,
        max(0.8, height * 0.025),
        0.5,
    )


def pine(svg: Svg, foot: Point, height: float, colour: str, rim: str) -> None:
    """An umbrella pine."""
    x, y = foot
    svg.stroke(
        bent(foot, (x + height * 0.04, y - height * 0.4), (x, y - height * 0.74)),
        mix(colour, "#3a1d14", 0.4),
        max(1, height * 0.06),
    )
    for dx, dy, size in ((-0.22, 0.72, 0.2), (0.22, 0.74, 0.2), (0, 0.82, 0.26)):
        svg.fill(
            oval((x + dx * height, y - dy * height), size * height * 1.3, size * height * 0.62),
            colour,
        )
    svg.stroke(
        bent(
            (x - height * 0.26, y - height * 0.9),
            (x, y - height * 1.04),
            (x + height * 0.24, y - height * 0.92),
        ),
        rim,
        max(0.8, height * 0.03),
        0.4,
    )


def aqueduct(svg: Svg, left: float, right: float, top: float, height: float, arches: int) -> None:
    pitch = (right - left) / arches
    svg.fill(block(left, top, right - left, height), "#8f4550")
    for place in range(arches):
        w = pitch * 0.68
        x = left + place * pitch + pitch * 0.16
        spring = top + height * 0.26 + w / 2
        foot = num(top + height)
        arch = f"a{num(w / 2)} {num(w / 2)} 0 0 1 {num(w)} 0"
        svg.fill(f"M{num(x)} {foot}V{num(spring)}{arch}V{foot}z", "#c4664e")
    svg.fill(block(left, top, right - left, 1.6), "#d98a58", 0.6)


def far_roofs(
    svg: Svg,
    rng: Random,
    left: float,
    right: float,
    base: float,
    size: float,
    colour: str,
    roof: str,
) -> None:
    """Roofs in the haze, with a light here and there."""
    x = left
    while x < right:
        w, h = size * rng.uniform(0.6, 1.5), size * rng.uniform(0.35, 1.0)
        y = base + rng.uniform(-0.3, 0.3) * size
        svg.fill(block(x, y - h, w, h + size * 1.4), colour)
        if rng.random() < 0.65:
            svg.fill(
                polygon([(x - 1, y - h), (x + w / 2, y - h - size * 0.24), (x + w + 1, y - h)]),
                roof,
            )
        if rng.random() < 0.6:
            svg.fill(
                block(
                    x + w * rng.uniform(0.2, 0.7),
                    y - h * rng.uniform(0.3, 0.8),
                    max(1.2, size * 0.08),
                    max(1.5, size * 0.11),
                ),
                LAMP,
                0.9,
            )
        x += w * rng.uniform(0.75, 0.97)


def walker(svg: Svg, foot: Point, size: float, robe: str) -> None:
    """Someone on the way, seen small."""
    x, y = foot
    svg.fill(oval((x + size * 0.3, y), size * 0.6, size * 0.13), "#0a0403", 0.5)
    body = [
        (x - size * 0.36, y),
        (x - size * 0.3, y - size * 0.9),
        (x, y - size * 1.3),
        (x + size * 0.3, y - size * 0.9),
        (x + size * 0.36, y),
    ]
    svg.fill(blob(body), robe, edge=_DARK)
    svg.circle((x, y - size * 1.3), size * 0.24, "#d79b6c")
    hair = f"M{num(x - size * 0.24)} {num(y - size * 1.34)}"
    svg.fill(f"{hair}a{num(size * 0.24)} {num(size * 0.24)} 0 0 1 {num(size * 0.48)} 0z", "#2a140f")
