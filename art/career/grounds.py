"""Small pictures for the head of a stage's sheet: 384 × 122, with room for a figure or two."""

from random import Random

from art.career.buildings import arch_of_triumph, block, cypress, far_roofs, pine, temple
from art.title.colour import mix
from art.title.svg import Svg, num, oval, soft

WIDTH, HEIGHT = 384, 122


def _dusk(svg: Svg) -> None:
    colours = [(0, "#1b0f33"), (0.5, "#6a2f52"), (0.8, "#c4624a"), (1, "#f0a45c")]
    svg.fill(block(0, 0, WIDTH, HEIGHT), svg.linear("dusk", (0, 0), (0, 96), colours))
    rng = Random(5)
    for _ in range(26):
        svg.circle((rng.uniform(0, WIDTH), rng.uniform(0, 40)), 0.7, "#fff2d8", 0.7)


def _stands(svg: Svg) -> None:
    """Rows of seats round the arena, with the crowd in them."""
    rng = Random(9)
    for row in range(5):
        top = 22 + row * 11
        bend = 14 - row * 2
        colour = mix("#8d5a3e", "#3c2119", row / 5)
        svg.fill(
            f"M0 {top}Q{WIDTH / 2:.0f} {num(top + bend * 2)} {WIDTH} {top}V{HEIGHT}H0Z", colour
        )
        for head in range(52):
            x = head * 7.6 + rng.uniform(-2, 2)
            away = 1 - (2 * x / WIDTH - 1) ** 2
            y = top + bend * away + 4 + rng.uniform(-1, 1)
            robe = rng.choice(("#e9d3ae", "#b9573b", "#6d3a80", "#d8b679", "#46596e", "#c9a27a"))
            svg.circle((x, y + 2.4), 2.6, mix(robe, "#2a140f", 0.35))
            svg.circle((x, y - 1), 1.7, "#c98d62")


def draw_arena() -> Svg:
    svg = Svg(WIDTH, HEIGHT)
    _dusk(svg)
    _stands(svg)
    sand = svg.linear_box("sand", [(0, "#e2b877"), (1, "#a8743f")])
    svg.fill(oval((192, 122), 250, 46), "#4b2a1a")
    svg.fill(oval((192, 126), 244, 44), sand)
    return svg


def draw_water() -> Svg:
    svg = Svg(WIDTH, HEIGHT)
    _dusk(svg)
    _stands(svg)
    water = svg.linear_box("water", [(0, "#3d93c6"), (1, "#123f66")])
    svg.fill(oval((192, 120), 250, 48), "#4b2a1a")
    svg.fill(oval((192, 124), 244, 46), water)
    for x, y in ((30, 104), (120, 94), (236, 96), (322, 108), (60, 118), (290, 118), (170, 116)):
        svg.stroke(f"M{x} {y}q8-3 16 0t16 0", "#bfe3f4", 1.6, 0.6)
    return svg


def draw_forum() -> Svg:
    svg = Svg(WIDTH, HEIGHT)
    svg.linear_box("lamp", [(0, "#b4481a"), (0.4, "#f08a2c"), (1, "#ffd777")])
    _dusk(svg)
    far_roofs(svg, Random(3), -6, 392, 84, 15, "#6b3040", "#7d3a44")
    svg.puff((192, 100), 220, 50, soft(svg, "warm", "#ffb14d"), 0.5)
    temple(svg, (70, 106), 104, 6, "#b27c57")
    temple(svg, (318, 106), 96, 6, "#a8724f")
    arch_of_triumph(svg, (192, 108), 58)
    svg.fill(block(0, 104, WIDTH, 18), svg.linear_box("street", [(0, "#7b4f3a"), (1, "#3a221a")]))
    for x in (136, 248):
        cypress(svg, (x, 108), 44, "#24110f", "#8c4a34")
    return svg


def draw_capitol() -> Svg:
    svg = Svg(WIDTH, HEIGHT)
    svg.linear_box("lamp", [(0, "#b4481a"), (0.4, "#f08a2c"), (1, "#ffd777")])
    _dusk(svg)
    far_roofs(svg, Random(4), -6, 392, 96, 15, "#6b3040", "#7d3a44")
    svg.fill(block(0, 104, WIDTH, 18), "#3a1c1d")
    svg.fill("M40 122C110 116 120 84 150 78H234C264 84 274 116 344 122Z", "#5c2d2b")
    svg.puff((192, 60), 130, 60, soft(svg, "warm", "#ffca66"), 0.5)
    temple(svg, (192, 80), 92, 6, "#cf9a6b")
    for step in range(7):
        svg.fill(
            block(172 - step * 2, 80 + step * 6, 40 + step * 4, 6),
            mix("#e2b983", "#7d5440", step / 8),
        )
    for x in (60, 330):
        pine(svg, (x, 118), 48, "#24110f", "#8c4a34")
    return svg


GROUNDS = {
    "arena": draw_arena,
    "water": draw_water,
    "forum": draw_forum,
    "capitol": draw_capitol,
}
