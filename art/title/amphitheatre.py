"""The amphitheatre, put together from its parts, and the light on it."""

from random import Random

from art.title.arcade import arcade
from art.title.attic import Banner, attic, masts, windows_and_shields
from art.title.colour import GLOW
from art.title.columns import column_paints, entablature
from art.title.gate import gate
from art.title.masonry import masonry
from art.title.projection import (
    CENTRE_X,
    HALF_WIDTH,
    band,
    bay_angles,
    facing,
    limb,
    line_round,
    stone,
    wall,
    wall_scale,
)
from art.title.storeys import ATTIC_TOP, STOREYS
from art.title.svg import Stop, Svg, polygon, soft


def draw_amphitheatre() -> tuple[Svg, list[Banner]]:
    svg, rng = Svg(), Random(80)
    aura(svg)
    pools(svg)
    paints(svg)
    column_paints(svg)
    masonry(svg, rng)
    for storey in STOREYS:
        arcade(svg, rng, storey)
        entablature(svg, storey)
    attic(svg)
    shade(svg)
    windows_and_shields(svg)
    bloom(svg)
    banners = masts(svg)
    gate(svg)
    return svg, banners


def aura(svg: Svg) -> None:
    """The light of the arena over the rim."""
    svg.puff((CENTRE_X, 372), 660, 230, soft(svg, "aura", "#ff9a4d"), 0.7)
    svg.puff((CENTRE_X, 335), 430, 120, soft(svg, "aura2", "#ffcf87", 0.05), 0.75)


def pools(svg: Svg) -> None:
    """Light on the ground in front of each opening, and round the whole building."""
    svg.puff((CENTRE_X, 694), 700, 60, soft(svg, "hearth", "#d66a2c"), 0.7)
    half = STOREYS[0].half_arch / HALF_WIDTH
    fade: list[Stop] = [(0, "#ffc06a", 0.8), (0.4, "#f59a45", 0.36), (1, "#f28a35", 0)]
    paint = svg.linear("pools", (0, 684), (0, 724), fade)
    shapes: list[str] = []
    for angle in bay_angles():
        reach = 100 * facing(angle) ** 3
        if facing(angle) > 0.62:
            near = [wall(angle - half, 0), wall(angle + half, 0)]
            far = [wall(angle + half * 1.5, 0, reach), wall(angle - half * 1.5, 0, reach)]
            shapes.append(polygon([*near, *far]))
    svg.fill("".join(shapes), paint)
    kerbs = "".join(line_round(0, out) for out in (8, 20))
    svg.stroke(kerbs, "#c9743c", 0.9, 0.22)


def paints(svg: Svg) -> None:
    """The stone's colours round the wall at three strengths, and the light in the openings."""
    left, right = wall(-limb(3), 0, 3)[0], wall(limb(3), 0, 3)[0]
    for name, gain, lift in (
        ("stone", 1.0, 0.0),
        ("pale", 1.12, 0.07),
        ("light", 1.22, 0.13),
        ("dim", 0.7, 0.0),
        ("deep", 0.42, 0.0),
    ):
        stops: list[Stop] = []
        for step in range(15):
            angle = -limb() + 2 * limb() * step / 14
            share = (wall(angle, 0)[0] - left) / (right - left)
            stops.append((share, stone(angle, gain, lift)))
        svg.linear(name, (left, 0), (right, 0), stops)
    glows = (
        ("g0", ("#fff6d2", "#ffdc86", "#fba640", "#d9651f", "#8a3212")),
        ("g1", ("#ffeab0", "#ffc866", "#f08f30", "#c1521a", "#74280f")),
        ("g2", ("#ffdc94", "#fbb351", "#de7a26", "#a54216", "#611f0d")),
    )
    for name, tones in glows:
        steps: list[Stop] = list(zip((0, 0.28, 0.55, 0.82, 1), tones, strict=True))
        svg.radial_box(name, steps, cy=80, radius=82)


def shade(svg: Svg) -> None:
    """Dusk over the whole wall: violet from the sky above, warmth from the torches below."""
    top, bottom = wall(0, ATTIC_TOP)[1], wall(0, 0)[1]
    veil = svg.linear(
        "veil",
        (0, top),
        (0, bottom),
        [
            (0, "#2e1748", 0.24),
            (0.45, "#2e1748", 0.08),
            (0.7, "#c8501e", 0.0),
            (1, "#d8601e", 0.24),
        ],
    )
    svg.fill(band(0, ATTIC_TOP), veil)


def bloom(svg: Svg) -> None:
    """The arches' light on the stone round them."""
    paint = soft(svg, "bloom", GLOW)
    for storey in STOREYS:
        for angle in bay_angles():
            turn = facing(angle)
            if turn > 0.35:
                scale = wall_scale(angle)
                centre = wall(angle, storey.at(5.2))
                strength = 0.2 if storey.floor == 0 else 0.14
                svg.puff(
                    centre,
                    7.6 * scale * (0.2 + 0.8 * turn),
                    9 * scale,
                    paint,
                    strength * (0.4 + 0.6 * turn),
                )
