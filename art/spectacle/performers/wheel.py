"""A spoked wheel, for the chariot and the cage."""

import math
from typing import Final

from art.spectacle.performers.figure import GOLD, INK, Figure

_DUST: Final = "#c98f4e"
"""The shaded sand behind the spokes."""


def wheel(figure: Figure, x: float, radius: float, bars: int) -> None:
    """A wheel on the ground; each bar crosses the hub and makes two spokes."""
    y, rim = -radius, radius * 0.2
    figure.disc(x, y, radius)
    figure.disc(x, y, radius - rim, GOLD)
    figure.disc(x, y, radius - rim - 2, _DUST)
    reach = radius - rim + 1
    for bar in range(bars):
        angle = math.radians(90 + 180 * bar / bars)
        across, down = reach * math.cos(angle), reach * math.sin(angle)
        figure.line(f"M{x - across:.1f} {y - down:.1f}L{x + across:.1f} {y + down:.1f}", 4.5, INK)
    lit = radius - 3
    figure.line(f"M{x - lit:.1f} {y:.1f}a{lit:.1f} {lit:.1f} 0 0 1 {2 * lit:.1f} 0", 1.3)
    figure.disc(x, y, radius * 0.25)
    figure.disc(x, y, radius * 0.14, GOLD)
    figure.disc(x, y, radius * 0.06, INK)
