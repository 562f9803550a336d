"""Colours and strokes that all faces share, as SVG."""

from typing import Final

INK: Final = "#1c120c"
CREAM: Final = "#f7ecd4"
GOLD: Final = "#e3bb52"

Point = tuple[float, float]


def mixed(colour: str, other: str, share: float) -> str:
    """The first colour with a share of the other."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def at(*points: Point) -> str:
    """Points as a path spells them."""
    return " ".join(f"{x:.1f} {y:.1f}" for x, y in points)


def stroke(path: str, colour: str, width: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def filled(path: str, colour: str, opacity: float = 1.0) -> str:
    clear = f' fill-opacity="{opacity}"' if opacity < 1 else ""
    return f'<path d="{path}" fill="{colour}"{clear}/>'


def disc(centre: Point, radius: float, colour: str) -> str:
    return f'<circle cx="{centre[0]:.1f}" cy="{centre[1]:.1f}" r="{radius:.1f}" fill="{colour}"/>'
