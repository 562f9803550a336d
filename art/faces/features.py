"""What changes with the expression: brow, eye, mouth, the tilt of the head, a sign beside it.

At 24 pixels a mouth is a pixel wide, so the sign in the field tells the expression there.
"""

import math
from dataclasses import dataclass
from typing import Final

from art.faces.expressions import Expression
from art.faces.shapes import CREAM, GOLD, INK, Point, at, disc, filled, stroke

_WHITE: Final = "#fff8e8"

TILT: Final = {
    Expression.CALM: 0.0,
    Expression.PLEASED: -4.0,
    Expression.ANGRY: 5.0,
    Expression.THINKING: -5.0,
}
"""By how many degrees the head leans forwards."""


@dataclass(frozen=True)
class Eye:
    centre: Point
    width: float
    height: float
    iris: str
    lid: float = 3.0
    """How thick the upper lid is."""
    tilt: float = 0.0
    lashes: bool = False

    def drawn(self, expression: Expression) -> str:
        match expression:
            case Expression.PLEASED:
                shape = self._laughing()
            case Expression.ANGRY:
                shape = self._narrowed()
            case Expression.THINKING:
                shape = self._open(look=0.26, up=0.2, wide=1.14)
            case _:
                shape = self._open(look=0.21, up=0.04)
        x, y = self.centre
        lashes = stroke(f"M{x - 8:.1f} {y - 1.4}l-4 -2m5.6 -0.6l-3.2 -2.8", INK, 1.9)
        return f'<g transform="rotate({self.tilt} {x} {y})">{shape}</g>' + (
            lashes if self.lashes else ""
        )

    def _corners(self) -> tuple[float, float, float]:
        x, y = self.centre
        return x - self.width / 2, x + self.width / 2, y

    def _open(self, look: float, up: float, wide: float = 1.0) -> str:
        back, front, y = self._corners()
        w, h = self.width, self.height * wide
        white = (
            f"M{back} {y + 0.6}C{back + w * 0.25} {y - h * 0.72} {front - w * 0.22} {y - h * 0.7} "
            f"{front} {y - 0.4}C{front - w * 0.22} {y + h * 0.55} {back + w * 0.25} {y + h * 0.6} "
            f"{back} {y + 0.6}Z"
        )
        upper = (
            f"M{back - 1.6} {y + 1.2}C{back + w * 0.22} {y - h * 0.78} {front - w * 0.22} "
            f"{y - h * 0.76} {front + 0.4} {y - 0.6}"
        )
        lower = (
            f"M{back + 2} {y + 2.2}C{back + w * 0.3} {y + h * 0.6} {front - w * 0.25} "
            f"{y + h * 0.56} {front} {y - 0.2}"
        )
        iris = disc((self.centre[0] + w * look, y - h * up), h * 0.45, self.iris)
        return filled(white, _WHITE) + iris + stroke(upper, INK, self.lid) + stroke(lower, INK, 1.3)

    def _laughing(self) -> str:
        back, front, y = self._corners()
        rise = self.height * 0.95
        arch = (
            f"M{back - 1} {y + 3.4}C{back + 3} {y + 2.6 - rise} {front - 4} {y + 2 - rise} "
            f"{front} {y + 2}"
        )
        under = f"M{back + 3} {y + 7.4}Q{self.centre[0]} {y + 9.6} {front - 2} {y + 6.6}"
        return stroke(arch, INK, self.lid + 0.9) + stroke(under, INK, 1.4)

    def _narrowed(self) -> str:
        back, front, y = self._corners()
        h = self.height * 0.8
        white = (
            f"M{back} {y - 1}L{front + 0.6} {y + 1.6}C{front - 3} {y + h * 0.8} "
            f"{back + 4} {y + h * 0.7} {back} {y - 1}Z"
        )
        iris = disc((self.centre[0] + self.width * 0.2, y + 2), h * 0.42, self.iris)
        lid = f"M{back - 2} {y - 2.4}L{front + 1.6} {y + 1.6}"
        return filled(white, _WHITE) + iris + stroke(lid, INK, self.lid + 0.8)


@dataclass(frozen=True)
class Brow:
    points: tuple[Point, Point, Point, Point]
    """Where it begins, how it bends, and where it ends above the nose."""
    inks: tuple[tuple[str, float], ...]
    """Colours and widths, one over the other."""

    def drawn(self, expression: Expression) -> str:
        lifts = {
            Expression.CALM: (0.0, 0.0, 0.0, 0.0),
            Expression.PLEASED: (-1.0, -4.0, -4.4, -2.4),
            Expression.ANGRY: (-1.6, 2.4, 5.0, 6.6),
            Expression.THINKING: (-1.0, -6.0, -7.4, -4.2),
        }[expression]
        first, *rest = ((x, y + lift) for (x, y), lift in zip(self.points, lifts, strict=True))
        path = f"M{at(first)}C{at(*rest)}"
        return "".join(stroke(path, colour, width) for colour, width in self.inks)


@dataclass(frozen=True)
class Mouth:
    lips: Point
    """Where the lips meet in front,"""
    corner: Point
    """and where they meet in the calm face."""
    laughs: bool = False
    """Whether the calm mouth is open already."""
    tooth: bool = False
    """Whether one of them is of gold."""

    def drawn(self, expression: Expression) -> str:
        match expression:
            case Expression.CALM:
                return self._open(1.0) if self.laughs else self._closed(self.corner, 2.5)
            case Expression.PLEASED:
                return self._open(1.25 if self.laughs else 0.9)
            case Expression.ANGRY:
                return self._gritted()
        x, y = self.lips
        return self._closed((x - 8.4, y + 0.4), 2.7, bend=-2.6)

    def _closed(self, corner: Point, width: float, bend: float = 1.2) -> str:
        (x, y), (back, end) = self.lips, corner
        line = f"M{x} {y}Q{(x + back) / 2:.1f} {(y + end) / 2 + bend:.1f} {back:.1f} {end:.1f}"
        tick = f"M{back - 1.4:.1f} {end - 2:.1f}q-1 2.2 0.2 4.2"
        return stroke(line, INK, width) + stroke(tick, INK, 1.7) + self._gold(x - 7, y)

    def _open(self, size: float) -> str:
        x, y = self.lips
        back, top = x - 19 * size, y - 6.4 * size
        opening = (
            f"M{x} {y - 0.6}C{x - 6 * size:.1f} {y + 0.8:.1f} {x - 13 * size:.1f} {y:.1f} "
            f"{back:.1f} {top:.1f}C{back + 2:.1f} {y + 5 * size:.1f} {x - 9:.1f} "
            f"{y + 9.6 * size:.1f} {x} {y + 7.4 * size:.1f}Z"
        )
        teeth = (
            f"M{x - 0.8} {y - 0.2}C{x - 6 * size:.1f} {y + 1:.1f} "
            f"{x - 12 * size:.1f} {y + 0.4:.1f} {back + 1.8:.1f} {top + 1.4:.1f}"
            f"Q{x - 13 * size:.1f} {y + 4 * size:.1f} {x - 0.8} {y + 3 * size:.1f}Z"
        )
        tick = f"M{back - 1.4:.1f} {top - 2.6:.1f}q-1 3 0.6 6.4"
        return (
            f'<path d="{opening}" fill="#7a1d15" stroke="{INK}" stroke-width="2.2" '
            'stroke-linejoin="round"/>' + filled(teeth, "#fffaf0") + stroke(tick, INK, 2.0)
        ) + self._gold(x - 8, y + 0.6)

    def _gritted(self) -> str:
        """Bared teeth, with the corner drawn down."""
        x, y = self.lips
        jaw = (
            f"M{x - 0.6} {y - 1.6}L{x - 13} {y - 1}L{x - 16} {y + 5.4}"
            f"Q{x - 8} {y + 4.6} {x - 0.8} {y + 5}Z"
        )
        gaps = "".join(f"M{x - step} {y - 1}v5.6" for step in (4, 7.6, 11.2))
        crease = f"M{x - 15.4} {y - 6}C{x - 18.4} {y - 2} {x - 19.4} {y + 4} {x - 18} {y + 9}"
        return (
            f'<path d="{jaw}" fill="#fffaf0" stroke="{INK}" stroke-width="2.2" '
            'stroke-linejoin="round"/>' + stroke(gaps, INK, 1.2) + stroke(crease, INK, 1.9)
        ) + self._gold(x - 7.4, y + 1.6)

    def _gold(self, x: float, y: float) -> str:
        if not self.tooth:
            return ""
        return filled(f"M{x:.1f} {y:.1f}h3.4v3.6h-3z", GOLD)


def cheek(eye: Eye, expression: Expression) -> str:
    """A flush below the eye of anyone who laughs or rages."""
    if expression not in (Expression.PLEASED, Expression.ANGRY):
        return ""
    x, y = eye.centre[0] - 7, eye.centre[1] + 19
    return (
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="9" ry="6" fill="#c8442c" '
        f'fill-opacity="{0.4 if expression is Expression.PLEASED else 0.5}"/>'
    )


def sign(expression: Expression) -> str:
    """A sign in the free field before the face."""
    match expression:
        case Expression.THINKING:
            dots = ((147, 78, 4.2), (157, 66, 5.6), (154, 48, 7.4))
            return "".join(disc((x, y), r + 2, INK) + disc((x, y), r, CREAM) for x, y, r in dots)
        case Expression.PLEASED:
            stars = ((156, 60, 13), (144, 37, 8), (168, 83, 7))
            return "".join(
                _star(x, y, r + 3.4, INK) + _star(x, y, r, "#fbe08a") for x, y, r in stars
            )
        case Expression.ANGRY:
            bolts = "M151 34L143 47M164 49L151 57M169 69L155 70"
            return stroke(bolts, INK, 8.4) + stroke(bolts, "#f0583c", 4.6)
    return ""


def _star(x: float, y: float, r: float, colour: str) -> str:
    """A star of four points."""
    corners = []
    for step in range(8):
        reach = r if step % 2 == 0 else r * 0.34
        angle = math.tau * step / 8
        corners.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    return filled("M" + "L".join(at(corner) for corner in corners) + "Z", colour)
