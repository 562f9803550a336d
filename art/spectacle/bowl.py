"""The bowl without its people: sky, arcades, tiers, the wall round the sand, the gate, the sand."""

import math
from random import Random
from typing import Final

from art.spectacle.perspective import (
    BACK,
    FOCAL,
    arc,
    disc,
    on_oval,
    path,
    seen,
)
from art.spectacle.svg import LEFT, TOP, WIDTH, Drawing, mixed

INK: Final = "#24160f"
TIERS: Final = (
    # height of the lowest row, how far out, rows, run, rise, stone
    (22.3, 21.0, 5, 1.45, 1.0, "#6e4136"),
    (13.3, 11.4, 6, 1.5, 1.08, "#80503a"),
    (4.7, 1.0, 6, 1.55, 1.1, "#9a6440"),
)
"""The upper, middle and lower tier; the table fills the same rows with people."""


def draw_bowl() -> Drawing:
    drawing = Drawing()
    rng = Random("bowl")
    drawing.add(f'<rect x="{LEFT}" y="{TOP}" width="{WIDTH}" height="664" fill="#1f1114"/>')
    _sky(drawing, rng)
    _arcade(drawing, 31, 27, 34.5, "#a96a47", 3.5, 1.9, 0.72)
    drawing.stroke(arc(31, 34.5), "#f4cf95", 2.2, 0.7)
    drawing.stroke(arc(31, 33.3), "#5a3024", 1.2, 0.7)
    for height, out, rows, run, rise, stone in TIERS:
        for row in range(rows - 1, -1, -1):
            lit = 0.20 + (0.05 * (rows - row) if out == 1.0 else 0.0)
            _row(drawing, out + row * run, height + row * rise, run, rise, stone, lit)
        if out == 21.0:
            _arcade(drawing, 20.8, 19.5, 21.4, mixed(stone, "#e0a066", 0.3), 6, 1.3, 0.95, every=2)
        elif out == 11.4:
            _arcade(drawing, 11.2, 10.9, 12.4, mixed(stone, "#e0a066", 0.35), 6, 1.2, 0.95, every=2)
    _podium_wall(drawing)
    _gate(drawing)
    _sand(drawing, rng)
    return drawing


def _sky(drawing: Drawing, rng: Random) -> None:
    stops = (
        (0, "#120d2b"),
        (0.35, "#33204f"),
        (0.68, "#7c3760"),
        (0.88, "#cf6a45"),
        (1, "#f3ab57"),
    )
    sky = drawing.linear("sky", stops, (0, TOP, 0, 246))
    drawing.add(f'<rect x="{LEFT}" y="{TOP}" width="{WIDTH}" height="200" fill="{sky}"/>')
    for _ in range(46):
        x, y = rng.uniform(LEFT, LEFT + WIDTH), rng.uniform(58, 140)
        size, faint = rng.choice((0.7, 0.9, 1.3)), rng.uniform(0.3, 0.9)
        drawing.add(
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{size}" fill="#fff" opacity="{faint:.2f}"/>'
        )


def _strip(
    drawing: Drawing, low: tuple[float, float], high: tuple[float, float], fill: str
) -> None:
    drawing.fill([*arc(*low), *reversed(arc(*high))], fill)


def _row(
    drawing: Drawing, o: float, h: float, run: float, rise: float, stone: str, lit: float
) -> None:
    """A row of seats: the tread, the riser below it, and stairs."""
    _strip(drawing, (o, h), (o + run, h), drawing.across(mixed(stone, "#e0a066", lit), "#2a1519"))
    _strip(drawing, (o, h - rise), (o, h), drawing.across(mixed(stone, "#1c0d12", 0.38), "#180c10"))
    drawing.stroke(arc(o, h), "#f2c080", 0.8, 0.34)
    for degrees in range(4, 200, 12):
        near, far = math.radians(degrees - 0.5), math.radians(degrees + 0.5)
        corners = [on_oval(o, h, near), on_oval(o, h, far)]
        corners += [on_oval(o, h - rise, far), on_oval(o, h - rise, near)]
        drawing.fill(corners, "#d79a5e", 0.42 if abs(degrees - 90) < 50 else 0.2)


def _arcade(
    drawing: Drawing,
    o: float,
    low: float,
    high: float,
    stone: str,
    step: float,
    width: float,
    share: float,
    *,
    every: int = 1,
) -> None:
    """A wall with arches; behind every one of them, or every second, there is light."""
    dark = "#3a1f2c" if o == 31 else "#2a1519"
    _strip(drawing, (o, low), (o, high), drawing.across(stone, dark))
    base, top = low + 0.25, low + (high - low) * share
    degrees, number = -20.0, 0
    while degrees < 201:
        near, far = math.radians(degrees - width / 2), math.radians(degrees + width / 2)
        crown = [
            on_oval(
                o,
                top - 0.8 + 0.8 * math.sin(math.pi * part / 6),
                near + (far - near) * (1 - math.cos(math.pi * part / 6)) / 2,
            )
            for part in range(7)
        ]
        arch = [on_oval(o, base, near), *crown, on_oval(o, base, far)]
        light = "#f7b659" if number % every == 0 else "#2a1420"
        drawing.fill(arch, light, 0.95 if abs(degrees - 90) < 45 else 0.7)
        drawing.add(f'<path d="{path(arch)}" fill="none" stroke="#6b3a22" stroke-width="1.2"/>')
        degrees, number = degrees + step, number + 1
    drawing.stroke(arc(o, high), "#f0c489", 1.6, 0.55)
    drawing.stroke(arc(o, low), "#1c0f14", 1.5, 0.6)


def _podium_wall(drawing: Drawing) -> None:
    """The wall round the sand, hung with shields."""
    _strip(drawing, (0.4, 0), (0.4, 4.2), drawing.across("#c98a56", "#4a2820"))
    _strip(drawing, (0.4, 3.5), (0.4, 4.2), drawing.across("#f0d3a0", "#6b4430"))
    drawing.stroke(arc(0.4, 0.05), "#4a2418", 3, 0.6)
    for degrees in range(-18, 200, 6):
        angle, between = math.radians(degrees), math.radians(degrees + 3)
        seam = [on_oval(0.4, 3.5, angle), on_oval(0.4, 0, angle)]
        drawing.stroke(seam, "#6b3a22", 1.6, 0.65)
        x, y = on_oval(0.4, 1.85, between)
        unit = FOCAL / (30 * math.sin(between) + BACK)
        drawing.add(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.95 * unit:.1f}" fill="#7c3519" '
            f'stroke="#e3bb52" stroke-width="1.3"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.35 * unit:.1f}" fill="#e3bb52"/>'
        )


def _gate(drawing: Drawing) -> None:
    """The gate at the far end, lit from within, its portcullis raised by half."""
    left, ground = on_oval(0.4, 0, math.radians(97))
    right, _ = on_oval(0.4, 0, math.radians(83))
    top = on_oval(0.4, 4.2, math.radians(90))[1]
    middle = (left + right) / 2
    marble = drawing.linear("marble", ((0, "#fbf2dd"), (1, "#bfa57a")), (0, top - 42, 0, ground))
    edge = f'fill="{marble}" stroke="{INK}" stroke-width="1.4"'
    low = ground + 2
    drawing.add(
        f'<path d="M{left - 6:.1f} {low:.1f}V{top - 20:.1f}H{right + 6:.1f}V{low:.1f}Z" {edge}/>'
    )
    drawing.add(
        f'<path d="M{left - 12:.1f} {top - 20:.1f}L{middle:.1f} {top - 42:.1f}'
        f'L{right + 12:.1f} {top - 20:.1f}Z" {edge}/>'
    )
    for inset, fill in ((10, "#3a1a12"), (16, "#f2a64a")):
        drawing.add(
            f'<path d="M{left + inset:.1f} {low:.1f}V{top + 12:.1f}'
            f"C{left + inset:.1f} {top - 14 + inset:.1f} "
            f"{right - inset:.1f} {top - 14 + inset:.1f} "
            f'{right - inset:.1f} {top + 12:.1f}V{low:.1f}Z" fill="{fill}"/>'
        )
    for bar in range(7):
        x = left + 18 + bar * (right - left - 36) / 6
        drawing.stroke([(x, top + 2), (x, top + 22)], "#1c120c", 2)
    drawing.stroke([(left + 17, top + 14), (right - 17, top + 14)], "#1c120c", 2)


def _sand(drawing: Drawing, rng: Random) -> None:
    stops = ((0, "#f6dca0"), (0.55, "#dcae6a"), (1, "#8f5a34"))
    drawing.fill(disc(40.4, 30.4, 0), drawing.radial("sand", stops, (747, 500), 440, 0.5))
    for _ in range(170):
        angle, out = rng.uniform(0, 2 * math.pi), rng.uniform(0.3, 1)
        x, y = seen(40 * out * math.cos(angle), 0, 30 * out * math.sin(angle))
        drawing.add(
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{rng.uniform(3, 14):.0f}" ry="1.1" '
            f'fill="#8a5a30" opacity="{rng.uniform(0.08, 0.3):.2f}"/>'
        )
    drawing.stroke(disc(40.2, 30.2, 0), "#6b3a22", 3, 0.5)


def draw_water() -> Drawing:
    """The sand flooded for ships, with a marble kerb."""
    drawing = Drawing()
    rng = Random("water")
    stops = ((0, "#5fb0d8"), (0.45, "#2f7db0"), (1, "#143f68"))
    kerb = (
        f'<path d="{path(disc(35.2, 25, 0))}" fill="#f3e3bf" stroke="#7a5030" stroke-width="1.5"/>'
    )
    drawing.add(kerb)
    drawing.fill(disc(34, 24, 0), "#7d5f3a")
    drawing.fill(disc(34, 24, -0.5), drawing.radial("water", stops, (747, 470), 370, 0.5))
    for _ in range(150):
        angle, out = rng.uniform(0, 2 * math.pi), rng.uniform(0, 0.93) ** 0.6
        x, y = seen(33 * out * math.cos(angle), -0.5, 23 * out * math.sin(angle))
        width = rng.uniform(7, 34) * (y - 292) / 200
        colour = rng.choice(("#d6f0fa", "#8fcdea", "#ffd9a0"))
        drawing.add(
            f'<path d="M{x - width / 2:.0f} {y:.1f}q{width / 4:.1f} -2.4 {width / 2:.1f} 0'
            f't{width / 2:.1f} 0" fill="none" stroke="{colour}" stroke-width="1.5" '
            f'opacity="{rng.uniform(0.2, 0.6):.2f}" stroke-linecap="round"/>'
        )
    return drawing
