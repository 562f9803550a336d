"""Drawing a figure: dark silhouette, incised lines, and a pale halo that lifts it off the sand.

A figure stands on y = 0 and rises to negative y; a person is about 190 units tall. Every shape
is drawn twice: pale and a little larger underneath all others, then in its own colour.
"""

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from art.spectacle.svg import Drawing

INK: Final = "#1c120c"
LIGHT: Final = "#f3e7cf"
HALO: Final = "#ffe9bd"
ACCENT: Final = "#a02112"
SHADE: Final = "#7a160b"
"""The accents: the table puts the player's colour in the place of these two."""
GOLD: Final = "#d9ac3e"
BRONZE: Final = "#a8742c"

RIM: Final = 1.7
"""How far the halo reaches beyond a shape."""
FINE: Final = 1.6
"""The usual width of an incised line."""
_STEPS: Final = 7
"""Points of a limb from one joint to the next."""

Joint = tuple[float, float, float]
"""A place along a limb, and half its thickness there."""


class Figure:
    def __init__(self, left: float, top: float, right: float, bottom: float = 5.0) -> None:
        self.drawing = Drawing(left, top, right - left, bottom - top)
        self._halo: list[str] = []
        self._shapes: list[str] = []
        self._scale = 1.0

    def finish(self) -> Drawing:
        for shape in (*self._halo, *self._shapes):
            self.drawing.add(shape)
        return self.drawing

    @contextmanager
    def placed(
        self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, *, mirrored: bool = False
    ) -> Iterator[None]:
        """Draw at another place, size or angle."""
        turned = f" rotate({turn:g})" if turn else ""
        across = -scale if mirrored else scale
        opening = f'<g transform="translate({x:g} {y:g}){turned} scale({across:g} {scale:g})">'
        before = self._scale
        self._scale *= scale
        for layer in (self._halo, self._shapes):
            layer.append(opening)
        yield
        for layer in (self._halo, self._shapes):
            layer.append("</g>")
        self._scale = before

    def shape(self, path: str, fill: str = INK, edge: float = 0.0) -> None:
        """A filled path; an edge is a dark outline of that width."""
        outline = f' stroke="{INK}" stroke-width="{edge:g}" stroke-linejoin="round"' if edge else ""
        self._shapes.append(f'<path d="{path}" fill="{fill}"{outline}/>')
        self._halo.append(
            f'<path d="{path}" fill="{HALO}" stroke="{HALO}" '
            f'stroke-width="{edge + self._rim():.2f}" stroke-linejoin="round"/>'
        )

    def band(self, path: str, width: float, colour: str = INK, *, edge: float = 0.0) -> None:
        """A path drawn as a thick line."""
        ends = 'stroke-linecap="round" stroke-linejoin="round"'
        if edge:
            self._shapes.append(
                f'<path d="{path}" fill="none" stroke="{INK}" '
                f'stroke-width="{width + 2 * edge:g}" {ends}/>'
            )
        self._shapes.append(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" {ends}/>'
        )
        self._halo.append(
            f'<path d="{path}" fill="none" stroke="{HALO}" '
            f'stroke-width="{width + 2 * edge + self._rim():.2f}" {ends}/>'
        )

    def disc(self, x: float, y: float, radius: float, fill: str = INK, edge: float = 0.0) -> None:
        outline = f' stroke="{INK}" stroke-width="{edge:g}"' if edge else ""
        self._shapes.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}"{outline}/>'
        )
        reach = radius + (edge + self._rim()) / 2
        self._halo.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{reach:.1f}" fill="{HALO}"/>')

    def line(self, path: str, width: float = FINE, colour: str = LIGHT) -> None:
        """An incised line; it stays inside the silhouette and has no halo."""
        self._shapes.append(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
            f'stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def inlay(self, path: str, fill: str = LIGHT, opacity: float = 1.0) -> None:
        """A filled patch inside the silhouette."""
        faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
        self._shapes.append(f'<path d="{path}" fill="{fill}"{faint}/>')

    def glow(self, path: str, fill: str) -> None:
        """Light or spray round a figure: below it, and without a halo."""
        self._halo.insert(0, f'<path d="{path}" fill="{fill}"/>')

    def limb(
        self,
        *joints: Joint,
        fill: str = INK,
        edge: float = 0.0,
        incised: tuple[float, float] | None = None,
    ) -> None:
        """A rounded limb through its joints; incised sets it off from what lies behind it,
        between two shares of its length."""
        left, right, outline = _outline(joints)
        self.shape(outline, fill, edge)
        if incised:
            for side in (left, right):
                first, last = (round(share * (len(side) - 1)) for share in incised)
                self.line(_polyline(side[first : last + 1]), 1.3)

    def _rim(self) -> float:
        return 2 * RIM / self._scale


def _outline(
    joints: Sequence[Joint],
) -> tuple[list[tuple[float, float]], list[tuple[float, float]], str]:
    """Both sides of a limb, and its outline with round ends."""
    spine = _smooth(joints)
    left, right = [], []
    for number, (x, y, half) in enumerate(spine):
        before, after = spine[max(0, number - 1)], spine[min(len(spine) - 1, number + 1)]
        angle = math.atan2(after[1] - before[1], after[0] - before[0])
        aside = (-math.sin(angle) * half, math.cos(angle) * half)
        left.append((x + aside[0], y + aside[1]))
        right.append((x - aside[0], y - aside[1]))
    end, start = spine[-1][2], spine[0][2]
    outline = (
        _polyline(left)
        + f"A{end:.1f} {end:.1f} 0 0 0 {right[-1][0]:.1f} {right[-1][1]:.1f}L"
        + _polyline(right[::-1])[1:]
        + f"A{start:.1f} {start:.1f} 0 0 0 {left[0][0]:.1f} {left[0][1]:.1f}Z"
    )
    return left, right, outline


def _smooth(joints: Sequence[Joint]) -> list[Joint]:
    """A Catmull-Rom curve through the joints."""
    padded = [joints[0], *joints, joints[-1]]
    curve = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(_STEPS):
            t = step / _STEPS
            curve.append(
                (
                    _between(a[0], b[0], c[0], d[0], t),
                    _between(a[1], b[1], c[1], d[1], t),
                    _between(a[2], b[2], c[2], d[2], t),
                )
            )
    return [*curve, joints[-1]]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def _polyline(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
