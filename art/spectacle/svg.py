"""Writing SVG that pygame can draw."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from art.spectacle.perspective import Point, path

LEFT: Final = 316.0
TOP: Final = 56.0
WIDTH: Final = 862.0
HEIGHT: Final = 664.0


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two, as hex codes."""
    part = max(0.0, min(1.0, share))
    pairs = zip(_rgb(one), _rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def _rgb(code: str) -> list[int]:
    return [int(code[place : place + 2], 16) for place in (1, 3, 5)]


class Drawing:
    """Shapes in design units of the table; the file shows the frame of the scene."""

    def __init__(
        self, left: float = LEFT, top: float = TOP, width: float = WIDTH, height: float = HEIGHT
    ) -> None:
        self._frame = (left, top, width, height)
        self._shapes: list[str] = []
        self._gradients: dict[str, str] = {}

    def add(self, shape: str) -> None:
        self._shapes.append(shape)

    def fill(self, points: Sequence[Point], fill: str, opacity: float = 1.0) -> None:
        faint = f' opacity="{opacity:.2f}"' if opacity < 1 else ""
        self.add(f'<path d="{path(points)}" fill="{fill}"{faint}/>')

    def stroke(
        self, points: Sequence[Point], colour: str, width: float, opacity: float = 1.0
    ) -> None:
        self.add(
            f'<path d="{path(points, closed=False)}" fill="none" stroke="{colour}" '
            f'stroke-width="{width}" stroke-opacity="{opacity:.2f}" stroke-linecap="round"/>'
        )

    def across(self, middle: str, side: str) -> str:
        """A fill that is lit in the middle and dark to the sides."""
        between = mixed(side, middle, 0.6)
        stops = ((0, side), (0.26, between), (0.5, middle), (0.74, between), (1, side))
        return self.linear(f"x{middle[1:]}{side[1:]}", stops, (147, 0, 1347, 0))

    def linear(
        self, name: str, stops: Sequence[tuple[float, str]], line: tuple[float, float, float, float]
    ) -> str:
        x1, y1, x2, y2 = line
        self._gradients[name] = (
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" '
            f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{_stops(stops)}</linearGradient>'
        )
        return f"url(#{name})"

    def radial(
        self,
        name: str,
        stops: Sequence[tuple[float, str]],
        at: Point,
        radius: float,
        flat: float = 1.0,
    ) -> str:
        """A round fill, or one pressed flat."""
        x, y = at
        press = f' gradientTransform="translate(0 {y * (1 - flat):.1f}) scale(1 {flat})"'
        self._gradients[name] = (
            f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" '
            f'r="{radius}"{press if flat != 1 else ""}>{_stops(stops)}</radialGradient>'
        )
        return f"url(#{name})"

    def save(self, file: Path) -> None:
        left, top, width, height = self._frame
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">\n'
            f"<defs>{''.join(self._gradients.values())}</defs>\n"
            f'<g transform="translate({-left:g} {-top:g})">\n'
            + "\n".join(self._shapes)
            + "\n</g>\n</svg>\n",
            encoding="utf-8",
        )


def _stops(stops: Sequence[tuple[float, str]]) -> str:
    """Colours may carry an opacity: “#ffd582@.5”."""
    written = []
    for offset, colour in stops:
        code, _, opacity = colour.partition("@")
        faint = f' stop-opacity="{opacity}"' if opacity else ""
        written.append(f'<stop offset="{offset}" stop-color="{code}"{faint}/>')
    return "".join(written)
