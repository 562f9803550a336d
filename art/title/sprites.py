"""What moves in the picture: flames, their glow, banners."""

import math
from collections.abc import Sequence

from art.title.colour import mix
from art.title.svg import Point, Stop, Svg, blob, oval, polygon, polyline

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
