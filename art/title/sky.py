"""The sky: afterglow, stars, moon and clouds."""

import math
from random import Random

from art.title.svg import HEIGHT, WIDTH, Point, Svg, num, pair, polygon, soft


def draw_sky() -> Svg:
    svg, rng = draw_dusk(), Random(79)
    stars(svg, rng)
    moon(svg, (1392, 138), 27)
    clouds(svg, rng)
    return svg


def draw_dusk() -> Svg:
    """The colours of the sky, without anything in it: drawn at once, for the first frame."""
    svg = Svg()
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
    return svg


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
    """A young moon, lit from where the sun went down, its dark side faintly to be seen."""
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
