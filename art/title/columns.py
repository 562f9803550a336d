"""The columns between the arches and the entablature they carry."""

import math

from art.title.projection import (
    PITCH,
    band,
    bay_angles,
    facing,
    limb,
    line_round,
    stone,
    wall,
    wall_scale,
)
from art.title.storeys import Storey
from art.title.svg import Svg, num, pair, tapered


def column_piece(
    storey: Storey,
    angle: float,
    low: float,
    high: float,
    w_low: float,
    w_high: float,
    x: float = 0.0,
) -> str:
    """A length of a column; widths in half shafts. Round, so as broad at the limb as in front."""
    middle, y0 = wall(angle, storey.at(low), 0.6)
    y1 = wall(angle, storey.at(high), 0.6)[1]
    half = storey.column * wall_scale(angle, 0.6)
    middle += x * half
    return tapered((middle, y0), half * w_low, (middle, y1), half * w_high)


def column_shadow(storey: Storey, angle: float) -> str:
    low = storey.parapet - 0.4 if storey.floor else 0.0
    return column_piece(storey, angle, low, storey.architrave, 1.0, 0.9, 0.8)


def column_paint(angle: float) -> str:
    return f"url(#c{round(math.degrees(angle) * 10)})".replace("-", "m")


def column_paints(svg: Svg) -> None:
    """A column's rounding; the columns of all storeys stand above each other and share it."""
    for angle in bay_angles(half=True):
        x = wall(angle, 0, 0.6)[0]
        half = 0.95 * wall_scale(angle, 0.6)
        svg.linear(
            column_paint(angle)[5:-1],
            (x - half, 0),
            (x + half, 0),
            [
                (0, stone(angle, 0.78)),
                (0.32, stone(angle, 1.32, 0.14)),
                (1, stone(angle, 0.34)),
            ],
        )


def column(svg: Svg, storey: Storey, angle: float, pale: list[str], dark: list[str]) -> None:
    """A half column: pedestal, base, shaft, and the capital of its order.

    What is flat on it is added to the storey's ``pale`` and ``dark`` parts.
    """
    start, top = (storey.parapet if storey.floor else 0.0), storey.architrave

    def piece(low: float, high: float, w_low: float, w_high: float, x: float = 0.0) -> str:
        return column_piece(storey, angle, low, high, w_low, w_high, x)

    round_parts = [piece(start, start + 0.6, 1.35, 1.3), piece(start + 0.6, top - 1.2, 1.0, 0.86)]
    pale.append(piece(top - 0.5, top, 1.5, 1.5))
    dark.append(piece(start + 0.55, start + 0.85, 1.2, 1.1))
    if storey.floor:
        round_parts.append(piece(-0.1, start, 1.3, 1.3))
        pale.append(piece(start - 0.35, start + 0.05, 1.5, 1.5))
    if storey.order == "tuscan":
        dark.append(piece(top - 1.35, top - 1.1, 1.0, 1.0))
        round_parts.append(piece(top - 1.05, top - 0.5, 0.95, 1.35))
    elif storey.order == "ionic":
        round_parts.append(piece(top - 1.2, top - 0.5, 1.2, 1.3))
        pale += [piece(top - 1.25, top - 0.55, 0.38, 0.38, side * 1.12) for side in (-1, 1)]
        dark += [piece(top - 1.02, top - 0.78, 0.15, 0.15, side * 1.12) for side in (-1, 1)]
    else:
        round_parts.append(piece(top - 1.9, top - 0.5, 0.86, 1.4))
        pale.append(piece(top - 1.95, top - 1.25, 0.9, 0.5))
        pale += [piece(top - 1.3, top - 0.6, 0.1, 0.4, side * 0.95) for side in (-1, 1)]
    svg.fill("".join(round_parts), column_paint(angle))


def entablature(svg: Svg, storey: Storey) -> None:
    """Architrave, frieze and cornice over a storey."""
    low, high = storey.at(storey.architrave), storey.at(storey.top)
    depth = high - low
    a, f, c = low + depth * 0.3, low + depth * 0.58, low + depth * 0.74
    svg.fill(band(low - 1.0, low, 0.05), "#1d0d0c", 0.28)
    svg.fill(band(low, a, 0.9), "url(#stone)")
    svg.stroke(line_round(low + depth * 0.15, 0.9), "#1d0d0c", 0.7, 0.4)
    svg.fill(band(a, a + 0.28, 1.1), "url(#light)")
    svg.fill(band(a + 0.28, f, 0.85), "url(#dim)")
    svg.fill(band(f, c, 1.0), "url(#deep)")
    dentils(svg, f, c, 1.25, 5, "stone")
    svg.fill(band(c, c + 0.2, 1.0, 2.2), "url(#deep)")
    svg.fill(band(c + 0.1, high - 0.3, 2.2, 2.3), "url(#pale)")
    svg.fill(band(high - 0.3, high, 2.3, 2.5), "url(#light)")
    svg.stroke(line_round(high, 2.5), "#ffe0ae", 0.7, 0.4)
    svg.fill(band(high, high + 1.0, 0.05), "#1d0d0c", 0.22)


def dentils(svg: Svg, low: float, high: float, out: float, each: int, paint: str) -> None:
    """Small blocks under a cornice, ``each`` to a bay."""
    step = PITCH / each
    count = int(limb(out) / step)
    parts: list[str] = []
    for i in range(-count - 1, count + 1):
        angle = (i + 0.5) * step
        if facing(angle) > 0.2:
            x, y = wall(angle - step * 0.28, (low + high) / 2, out)
            parts.append(f"M{pair((x, y))}h{num(wall(angle + step * 0.28, 0, out)[0] - x)}")
    tall = num((high - low) * wall_scale(0.7, out))
    svg.body.append(
        f'<path d="{"".join(parts)}" fill="none" stroke="url(#{paint})" stroke-width="{tall}"/>'
    )
