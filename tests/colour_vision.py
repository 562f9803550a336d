"""Colours as other eyes see them, and how far apart two of them look."""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from colosseum.widgets.theme import Colour

Lab = tuple[float, float, float]

# Machado, Oliveira and Fernandes (2009), severity 1.
EYES = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def seen(colour: Colour, eyes: str) -> Lab:
    """A colour as such eyes see it, in CIE Lab."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    light = [linear(value / 255) for value in colour]
    r, g, b = (min(1.0, max(0.0, sum(map(float.__mul__, row, light)))) for row in EYES[eyes])
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Lab, other: Lab) -> float:
    """How different two colours look, by CIEDE2000; about 2 can just be noticed."""
    mean_chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * (mean_chroma**7 / (mean_chroma**7 + 25**7)) ** 0.5
    (c1, h1), (c2, h2) = (_polar(a * stretch, b) for _, a, b in (one, other))
    turn = h2 - h1
    if not c1 * c2:
        turn = 0.0
    elif abs(turn) > 180:
        turn -= 360 if turn > 0 else -360
    hue = h1 + turn / 2 if c1 * c2 else h1 + h2
    light, chroma = (one[0] + other[0]) / 2, (c1 + c2) / 2
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    lightness = (other[0] - one[0]) / (
        1 + 0.015 * (light - 50) ** 2 / (20 + (light - 50) ** 2) ** 0.5
    )
    strength = (c2 - c1) / (1 + 0.045 * chroma)
    turned = 2 * (c1 * c2) ** 0.5 * sin(radians(turn / 2)) / (1 + 0.015 * chroma * weight)
    blue = 30 * exp(-(((hue % 360 - 275) / 25) ** 2))
    mixing = -2 * (chroma**7 / (chroma**7 + 25**7)) ** 0.5 * sin(radians(2 * blue))
    return sqrt(lightness**2 + strength**2 + turned**2 + mixing * strength * turned)


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def nearest(colours: dict[str, Colour], eyes: str) -> tuple[float, str, str]:
    """The two that such eyes can tell apart least, and how far apart they are."""
    views = {name: seen(colour, eyes) for name, colour in colours.items()}
    return min((apart(views[a], views[b]), a, b) for a, b in combinations(views, 2))
