"""Writing SVG: numbers, paints, outlines."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]
WIDTH, HEIGHT = 1600, 900


def num(value: float, digits: int = 1) -> str:
    """A number as short as it can be written."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def packed(values: Iterable[float]) -> str:
    """Numbers in a row, parted only where they must be."""
    return " ".join(num(v) for v in values).replace(" -", "-")


def pair(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


@dataclass
class Svg:
    """One drawing: definitions first, then shapes in the order they were added."""

    width: int = WIDTH
    height: int = HEIGHT
    defs: list[str] = field(default_factory=list)
    body: list[str] = field(default_factory=list)

    def linear(self, name: str, start: Point, end: Point, stops: Sequence[Stop]) -> str:
        """A gradient between two points of the drawing."""
        where = (
            f'gradientUnits="userSpaceOnUse" x1="{num(start[0])}" y1="{num(start[1])}" '
            f'x2="{num(end[0])}" y2="{num(end[1])}"'
        )
        return self._gradient("linear", name, where, stops)

    def radial(self, name: str, centre: Point, radius: float, stops: Sequence[Stop]) -> str:
        """A gradient round a point of the drawing."""
        where = (
            f'gradientUnits="userSpaceOnUse" cx="{num(centre[0])}" cy="{num(centre[1])}" '
            f'r="{num(radius)}"'
        )
        return self._gradient("radial", name, where, stops)

    def linear_box(self, name: str, stops: Sequence[Stop], *, across: bool = False) -> str:
        """A gradient down (or across) whatever shape it fills."""
        end = 'x2="100%" y2="0%"' if across else 'x2="0%" y2="100%"'
        return self._gradient("linear", name, f'x1="0%" y1="0%" {end}', stops)

    def radial_box(
        self, name: str, stops: Sequence[Stop], *, cy: int = 50, radius: int = 50
    ) -> str:
        """A gradient round a point of whatever shape it fills, ``cy`` per cent down it."""
        return self._gradient("radial", name, f'cx="50%" cy="{cy}%" r="{radius}%"', stops)

    def _gradient(self, kind: str, name: str, where: str, stops: Sequence[Stop]) -> str:
        inner = "".join(_stop(stop) for stop in stops)
        self.defs.append(
            f'<{kind}Gradient id="{name}" {where}>{inner}</{kind}Gradient>',
        )
        return f"url(#{name})"

    def fill(self, d: str, paint: str, opacity: float = 1.0, edge: str = "") -> None:
        """A filled path, with a fine edge of another paint if one is given."""
        if d:
            line = f' stroke="{edge}"' if edge else ""
            self.body.append(f'<path d="{d}" fill="{paint}"{line}{_opacity(opacity)}/>')

    def stroke(self, d: str, paint: str, width: float, opacity: float = 1.0) -> None:
        if d:
            self.body.append(
                f'<path d="{d}" fill="none" stroke="{paint}" stroke-width="{num(width, 2)}" '
                f'stroke-linecap="round" stroke-linejoin="round"{_opacity(opacity)}/>'
            )

    def circle(self, centre: Point, radius: float, paint: str, opacity: float = 1.0) -> None:
        self.body.append(
            f'<circle cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(radius, 2)}" '
            f'fill="{paint}"{_opacity(opacity)}/>'
        )

    def puff(self, centre: Point, rx: float, ry: float, paint: str, opacity: float = 1.0) -> None:
        """A soft ellipse: ``paint`` is a gradient round the origin with radius 100."""
        self.body.append(
            f'<circle r="100" fill="{paint}"{_opacity(opacity)} transform="matrix('
            f'{num(rx / 100, 3)} 0 0 {num(ry / 100, 3)} {num(centre[0])} {num(centre[1])})"/>'
        )

    def text(self) -> str:
        defs = f"<defs>\n{chr(10).join(self.defs)}\n</defs>\n" if self.defs else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" '
            f'height="{self.height}" viewBox="0 0 {self.width} {self.height}">\n'
            f"{defs}{chr(10).join(self.body)}\n</svg>\n"
        )


def _stop(stop: Stop) -> str:
    opacity = f' stop-opacity="{num(stop[2], 2)}"' if len(stop) == 3 else ""
    return f'<stop offset="{num(stop[0], 3)}" stop-color="{stop[1]}"{opacity}/>'


def _opacity(value: float) -> str:
    """Plain opacity: the renderer heeds fill and stroke opacity for flat colours only."""
    return "" if value >= 1 else f' opacity="{num(value, 2)}"'


class Pen:
    """Writes a path in short relative steps, without letting their roundings add up."""

    def __init__(self, start: Point) -> None:
        self.x, self.y = round(start[0], 1), round(start[1], 1)
        self.parts = [f"M{pair((self.x, self.y))}"]
        self.command = ""

    def step(self, command: str, *points: Point) -> None:
        """One segment; all its points are relative to where it starts."""
        values: list[float] = []
        for x, y in points:
            values += [round(x, 1) - self.x, round(y, 1) - self.y]
        text = packed(values)
        if command != self.command:
            text = command + text
        elif not text.startswith("-"):
            text = " " + text
        self.parts.append(text)
        self.command = command
        self.x, self.y = round(points[-1][0], 1), round(points[-1][1], 1)

    def line(self, point: Point) -> None:
        x, y = round(point[0], 1), round(point[1], 1)
        if x == self.x or y == self.y:
            across = y == self.y
            self.parts.append(f"h{num(x - self.x)}" if across else f"v{num(y - self.y)}")
            self.command, self.x, self.y = "", x, y
        else:
            self.step("l", point)

    def text(self, *, closed: bool) -> str:
        return "".join(self.parts) + ("z" if closed else "")


def polygon(points: Sequence[Point]) -> str:
    return polyline(points, closed=True) if len(points) > 2 else ""


def polyline(points: Sequence[Point], *, closed: bool = False) -> str:
    pen = Pen(points[0])
    for point in points[1:]:
        pen.line(point)
    return pen.text(closed=closed)


def blob(points: Sequence[Point]) -> str:
    """A closed soft outline that the points pull towards themselves (a quadratic B-spline)."""
    middles = [midpoint(a, b) for a, b in zip(points, [*points[1:], points[0]], strict=True)]
    pen = Pen(middles[-1])
    for point, middle in zip(points, middles, strict=True):
        pen.step("q", point, middle)
    return pen.text(closed=True)


def ribbon(points: Sequence[Point]) -> str:
    """An open soft line through the first and the last point, pulled by those between."""
    pen = Pen(points[0])
    for here, after in pairwise(points[1:-1]):
        pen.step("q", here, midpoint(here, after))
    pen.step("q", points[-2], points[-1])
    return pen.text(closed=False)


def tapered(low: Point, w_low: float, high: Point, w_high: float) -> str:
    """A post between two points, given half its breadth at each."""
    return polygon(
        [
            (low[0] - w_low, low[1]),
            (high[0] - w_high, high[1]),
            (high[0] + w_high, high[1]),
            (low[0] + w_low, low[1]),
        ]
    )


def oval(centre: Point, rx: float, ry: float) -> str:
    x, y = centre
    return (
        f"M{num(x - rx)} {num(y)}a{num(rx)} {num(ry)} 0 1 1 {num(2 * rx)} 0"
        f"a{num(rx)} {num(ry)} 0 1 1 {num(-2 * rx)} 0Z"
    )


def midpoint(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def soft(svg: Svg, name: str, colour: str, core: float = 0.0) -> str:
    """A puff's paint: full in the middle, nothing at the rim."""
    fall = ((0, 1), (0.15, 0.9), (0.3, 0.68), (0.45, 0.42), (0.6, 0.2), (0.8, 0.05), (1, 0))
    stops: list[Stop] = [(core + (1 - core) * at, colour, share) for at, share in fall]
    return svg.radial(name, (0, 0), 100, stops)
