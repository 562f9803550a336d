"""The round mosaic behind a bust, and its rim of gold and stones."""

import math
import re
from pathlib import Path
from random import Random
from typing import Final

from art.faces.shapes import CREAM, INK, at, filled, mixed

_BUSTS: Final = Path(__file__).parent / "busts"
_DARK: Final = "#24160f"
_SILHOUETTE: Final = re.compile(r'<path class="outline" d="([^"]+)"')
_ROUND: Final = re.compile(r'<circle class="outline" cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"')


def bust(name: str) -> str:
    """The hand-drawn elements of a bust, one to a line."""
    drawn = (_BUSTS / f"{name}.svg").read_text(encoding="utf-8")
    return "\n".join(drawn.strip().split("\n")[1:-1])


def halo(elements: str) -> str:
    """A light edge round the whole bust, and a dark one inside it."""
    outline = "".join(_SILHOUETTE.findall(elements)) + "".join(
        _circle(float(x), float(y), float(r)) for x, y, r in _ROUND.findall(elements)
    )
    return "\n".join(
        f'<path d="{outline}" fill="{colour}" stroke="{colour}" '
        f'stroke-width="{width}" stroke-linejoin="round"/>'
        for colour, width in ((CREAM, 9), (INK, 4.4))
    )


def field(name: str, colour: str) -> str:
    """The ground with its little stones, in rings round the head."""
    chance = Random(name)
    light, dark = mixed(colour, "#ffffff", 0.26), mixed(colour, _DARK, 0.16)
    found = [
        f'<defs><radialGradient id="field" cx="50%" cy="42%" r="60%"><stop offset="0" '
        f'stop-color="{light}"/><stop offset="0.55" stop-color="{colour}"/><stop offset="1" '
        f'stop-color="{dark}"/></radialGradient><linearGradient id="gold" x1="0%" y1="0%" '
        'x2="0%" y2="100%"><stop offset="0" stop-color="#fbe6a0"/><stop offset="0.5" '
        'stop-color="#e0b545"/><stop offset="1" stop-color="#a9782a"/></linearGradient></defs>',
        '<circle cx="100" cy="100" r="88" fill="url(#field)"/>',
    ]
    for radius in (79, 70, 61, 52):
        stones = int(2 * math.pi * radius / 9.2)
        for number in range(stones):
            if chance.random() < 0.42:
                continue
            stone = _stone(radius - 3.7, radius + 3.7, (number + 0.5) / stones, 0.84 / stones)
            if chance.random() < 0.55:
                found.append(filled(stone, "#ffffff", chance.choice((0.07, 0.1, 0.13))))
            else:
                found.append(filled(stone, _DARK, chance.choice((0.04, 0.06))))
    return "\n".join(found)


def rim(name: str, colour: str) -> str:
    chance = Random(f"rim of {name}")
    found = [_ring(99.4, 83, INK)]
    count = 44
    for number in range(count):
        share = (0.06, 0.30, 0.14, 0.36)[number % 4] + chance.uniform(-0.05, 0.06)
        stone = _stone(84.4, 91, (number + 0.5) / count, 0.86 / count)
        found.append(filled(stone, mixed(colour, CREAM, share)))
    found.append(_ring(98.2, 92.4, "url(#gold)"))
    return "\n".join(found)


def _stone(inner: float, outer: float, middle: float, width: float) -> str:
    """A stone between two circles, by its place on the way round and its share of it."""
    first, last = (math.tau * (middle + side * width / 2) for side in (-1, 1))
    corners = ((inner, first), (inner, last), (outer, last), (outer, first))
    return (
        "M"
        + "L".join(
            at((100 + radius * math.sin(angle), 100 - radius * math.cos(angle)))
            for radius, angle in corners
        )
        + "Z"
    )


def _ring(outer: float, inner: float, colour: str) -> str:
    path = _circle(100, 100, outer) + _circle(100, 100, inner)
    return f'<path fill-rule="evenodd" fill="{colour}" d="{path}"/>'


def _circle(x: float, y: float, r: float) -> str:
    return f"M{x - r:g} {y:g}A{r:g} {r:g} 0 1 1 {x + r:g} {y:g}A{r:g} {r:g} 0 1 1 {x - r:g} {y:g}Z"
