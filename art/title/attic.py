"""The top storey: windows, shields, and the masts of the awning."""

from dataclasses import dataclass
from itertools import pairwise

from art.title.colour import mix, ramp
from art.title.columns import dentils
from art.title.projection import (
    PITCH,
    band,
    bay_angles,
    brightness,
    clip,
    facing,
    limb,
    line_round,
    patch,
    stone,
    wall,
    wall_scale,
)
from art.title.storeys import ATTIC_FLOOR, ATTIC_TOP
from art.title.svg import Svg, midpoint, oval, pair, polygon, polyline, tapered

MAST_TOP = 69.5


def attic(svg: Svg) -> None:
    """The plain top storey: pilasters, small windows, gilded shields, corbels for the masts."""
    svg.fill(band(ATTIC_FLOOR, ATTIC_FLOOR + 1.5, 0.35), "url(#pale)")
    svg.stroke(line_round(ATTIC_FLOOR + 1.5, 0.35), "#1d0d0c", 0.7, 0.4)
    low, high = ATTIC_FLOOR + 1.5, ATTIC_TOP - 2.6
    pilasters(svg, low, high)
    svg.fill(band(high - 0.9, high, 0.05), "#1d0d0c", 0.3)
    svg.fill(band(high, high + 0.7, 0.6), "url(#stone)")
    svg.fill(band(high + 0.7, high + 1.1, 0.8), "url(#deep)")
    dentils(svg, high + 0.5, high + 1.1, 1.3, 5, "pale")
    svg.fill(band(high + 1.1, high + 1.3, 0.8, 2.2), "url(#deep)")
    svg.fill(band(high + 1.2, ATTIC_TOP - 0.4, 2.2, 2.3), "url(#pale)")
    svg.fill(band(ATTIC_TOP - 0.4, ATTIC_TOP, 2.3, 2.4), "url(#light)")
    svg.stroke(line_round(ATTIC_TOP, 2.4), "#ffe6b8", 1.0, 0.55)


def windows_and_shields(svg: Svg) -> None:
    low = ATTIC_FLOOR + 1.5
    svg.linear_box("window", [(0, "#b04a18"), (0.5, "#f39a38"), (1, "#ffdf8e")])
    for number, angle in enumerate(sorted(bay_angles())):
        if facing(angle) > 0.1:
            if number % 2:
                window(svg, angle, low + 2.1)
            else:
                shield(svg, angle, low + 3.7)


def pilasters(svg: Svg, low: float, high: float) -> None:
    half = 0.0085
    shadow: list[str] = []
    pale: list[str] = []
    dim: list[str] = []
    for angle in bay_angles(half=True):
        shadow.append(polygon(patch(angle + half * 0.6, angle + half * 2.1, low, high, 0.1)))
        pale.append(polygon(patch(angle - half, angle + half, low, high, 0.4)))
        dim.append(polygon(patch(angle + half * 0.4, angle + half, low, high, 0.4)))
        for at, tall, wide in ((low, 0.7, 1.35), (high - 1.2, 1.2, 1.4)):
            edges = (angle - half * wide, angle + half * wide)
            dim.append(polygon(patch(*edges, at - 0.25, at, 0.45)))
            pale.append(polygon(patch(*edges, at, at + tall, 0.5)))
    svg.fill("".join(shadow), "#1d0d0c", 0.3)
    svg.fill("".join(pale), "url(#pale)")
    svg.fill("".join(dim), "url(#dim)")


def window(svg: Svg, angle: float, low: float) -> None:
    half, high = 0.0135, low + 3.2
    frame = patch(angle - half * 1.45, angle + half * 1.45, low - 0.5, high + 0.5, 0.25)
    svg.fill(polygon(frame), stone(angle, 1.15, 0.08))
    outline = patch(angle - half, angle + half, low, high, 0.1)
    svg.fill(polygon(outline), "#35140d")
    inner = clip(patch(angle - half, angle + half, low, high, -1.3), outline)
    svg.fill(polygon(inner), "url(#window)")
    svg.fill(polygon(patch(angle - half * 1.7, angle + half * 1.7, low - 0.9, low - 0.45, 0.6)),
             stone(angle, 1.25, 0.12))  # fmt: skip


def shield(svg: Svg, angle: float, middle: float) -> None:
    x, y = wall(angle, middle, 0.5)
    radius = 1.75 * wall_scale(angle)
    squeeze = max(0.12, facing(angle))
    gold = ramp(("#4a2713", "#9a6023", "#dfa236", "#ffd978"), brightness(angle) * 1.2)
    svg.fill(oval((x + 1.2, y + 1.6), radius * squeeze, radius), "#1d0d0c", 0.4)
    svg.fill(oval((x, y), radius * squeeze, radius), gold)
    svg.fill(oval((x, y), radius * squeeze * 0.76, radius * 0.76), mix(gold, "#3a1c10", 0.42))
    svg.fill(oval((x, y), radius * squeeze * 0.26, radius * 0.26), mix(gold, "#fff0c0", 0.35))


@dataclass(frozen=True)
class Banner:
    """Where the scene hangs a banner: the top of its mast, its width and its colour."""

    x: float
    y: float
    size: float
    colour: str


def masts(svg: Svg) -> list[Banner]:
    """The masts of the awning, its ropes, and which of them carry banners."""
    step = PITCH / 2
    count = int(limb(1.6) / step)
    angles = [(i + 0.5) * step for i in range(-count, count)]
    angles = [a for a in angles if facing(a) > 0.1]
    tops = [wall(a, MAST_TOP, 1.6) for a in angles]
    ropes: list[str] = []
    for a, b in pairwise(tops):
        sag = (b[0] - a[0]) * 0.22 + 2
        middle = midpoint(a, b)
        low = (middle[0], middle[1] + sag * 2 + 6)
        ropes.append(f"M{pair((a[0], a[1] + 5))}Q{pair(low)} {pair((b[0], b[1] + 5))}")
    svg.stroke("".join(ropes), "#2a1420", 0.7, 0.6)
    banners: list[Banner] = []
    colours = ("crimson", "gold", "purple")
    poles: list[str] = []
    gleams: list[str] = []
    knobs: list[str] = []
    corbels: list[str] = []
    for index, (angle, top) in enumerate(zip(angles, tops, strict=True)):
        scale = wall_scale(angle, 1.6)
        foot = wall(angle, ATTIC_FLOOR + 7.9, 1.2)
        wide, narrow = 0.32 * scale, 0.18 * scale
        poles.append(tapered(foot, wide, top, narrow))
        gleams.append(polyline([(foot[0] - wide * 0.6, foot[1]), (top[0] - narrow * 0.6, top[1])]))
        knobs.append(f"M{pair(top)}v.1")
        ledge = (foot[0], foot[1] - scale * 0.4)
        corbels.append(tapered((foot[0], ledge[1] + wide * 2.2), wide * 1.4, ledge, wide * 2.6))
        number = index - len(angles) // 2
        if number % 3 == 0 and facing(angle) > 0.2:
            size = scale * 5.4 * (0.55 + 0.45 * facing(angle))
            banners.append(Banner(top[0], top[1] + 2, size, colours[(number // 3) % 3]))
    svg.fill("".join(corbels), "url(#light)", edge="url(#deep)")
    svg.fill("".join(poles), "url(#deep)")
    svg.stroke("".join(gleams), "url(#light)", 0.8, 0.6)
    svg.stroke("".join(knobs), "#e0ab4a", 3.8)
    return banners
