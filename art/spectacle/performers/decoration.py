"""The decoration: a column with a golden wreath, urns of flowers, garlands and ribbons between."""

import math
from random import Random
from typing import Final

from art.spectacle.performers.figure import ACCENT, BRONZE, GOLD, INK, LIGHT, SHADE, Figure
from art.spectacle.svg import Drawing

_LEAF: Final = "#6f7a34"


def draw_decoration() -> Drawing:
    figure = Figure(-110, -246, 110)
    rng = Random("decoration")
    _ribbons(figure)
    _column(figure)
    for side in (-1, 1):
        _urn(figure, side * 74, rng)
    for side in (-1, 1):
        _garland(figure, side, rng)
    _wreath(figure, 0, -196, 30)
    return figure.finish()


def _column(figure: Figure) -> None:
    figure.shape("M-17 -146H17L19 -26H-19Z")
    figure.line("M-9 -140L-10 -32M0 -140V-32M9 -140L10 -32", 1.5)
    figure.shape("M-26 -162H26V-154L18 -144H-18L-26 -154Z")
    figure.line("M-22 -156H22", 1.6, GOLD)
    figure.line("M-12 -151a3.4 3.4 0 1 0 -6 2M12 -151a3.4 3.4 0 1 1 6 2", 1.4)
    figure.shape("M-26 -30H26V-20H32V0H-32V-20H-26Z")
    figure.line("M-22 -25H22", 1.5, GOLD)
    figure.line("M-28 -13H28", 1.5)
    for y in (-122, -92, -62):
        figure.shape(f"M-19 {y + 4}L19 {y - 12}V{y - 2}L-19 {y + 14}Z", ACCENT, 1.6)
        figure.line(f"M-17 {y + 9}L17 {y - 6}", 1.6, GOLD)


def _urn(figure: Figure, x: float, rng: Random) -> None:
    figure.shape(
        f"M{x - 20} -58H{x + 20}V-50L{x + 16} -46V-12H{x + 22}V0"
        f"H{x - 22}V-12H{x - 16}V-46L{x - 20} -50Z"
    )
    figure.line(f"M{x - 16} -52H{x + 16}", 1.5, GOLD)
    figure.line(f"M{x - 11} -42H{x + 11}V-16H{x - 11}Z", 1.4)
    figure.line(f"M{x - 18} -6H{x + 18}", 1.4)
    figure.inlay(f"M{x} -37L{x + 6} -29L{x} -21L{x - 6} -29Z", ACCENT)
    figure.shape(
        f"M{x - 18} -96H{x + 18}C{x + 20} -84 {x + 14} -72 {x + 5} -68L{x + 9} -58H{x - 9}"
        f"L{x - 5} -68C{x - 14} -72 {x - 20} -84 {x - 18} -96Z",
        GOLD,
        2,
    )
    figure.line(
        f"M{x - 15} -88H{x + 15}M{x - 12} -80L{x - 6} -74L{x} -80L{x + 6} -74L{x + 12} -80",
        1.5,
        INK,
    )
    for _ in range(12):
        angle = math.radians(rng.uniform(195, 345))
        _leaf(
            figure, x + 14 * math.cos(angle), -100 + 8 * math.sin(angle), math.degrees(angle), 1.1
        )
    for number in range(6):
        across = (-14, 14, -7, 8, 0, 0)[number]
        up = (-104, -105, -114, -115, -104, -123)[number]
        _flower(figure, x + across, up, 5.6, (ACCENT, ACCENT, LIGHT, ACCENT, LIGHT, ACCENT)[number])


def _garland(figure: Figure, side: int, rng: Random) -> None:
    """A swag from the capital to the urn."""
    points = []
    for step in range(13):
        t = step / 12
        x = side * (20 + (58 - 20) * t)
        y = -146 + 52 * t + 46 * 4 * t * (1 - t) * 0.5
        points.append((x, y))
    for number, (x, y) in enumerate(points):
        for _ in range(2):
            _leaf(figure, x, y, rng.uniform(0, 360), 0.85)
        if number % 3 == 0:
            _flower(figure, x, y, 4.6, ACCENT if number % 2 else LIGHT)


def _wreath(figure: Figure, x: float, y: float, radius: float) -> None:
    for side in (-1, 1):
        for number in range(9):
            angle = math.radians(90 - side * (8 + number * 19))
            at = x + radius * math.cos(angle), y + radius * math.sin(angle)
            heading = math.degrees(angle) - side * 90
            with figure.placed(*at, 1.0, heading):
                figure.shape(
                    f"M-3 0C2 {side * 9} 13 {side * 10} 20 {side * 4}"
                    f"C14 {-side * 2} 4 {-side * 3} -3 0Z",
                    GOLD,
                    1.7,
                )
                figure.shape(
                    f"M-3 0C2 {-side * 7} 10 {-side * 8} 16 {-side * 5}"
                    f"C12 {side * 1} 4 {side * 2} -3 0Z",
                    BRONZE,
                    1.7,
                )
    _flower(figure, x, y + radius, 8.6, ACCENT)


def _ribbons(figure: Figure) -> None:
    for side in (-1, 1):
        figure.shape(
            f"M{side * 4} -170C{side * 18} -174 {side * 34} -168 {side * 46} -176"
            f"C{side * 58} -184 {side * 68} -178 {side * 82} -186"
            f"L{side * 78} -177L{side * 86} -170"
            f"C{side * 70} -164 {side * 60} -170 {side * 48} -162"
            f"C{side * 34} -152 {side * 18} -158 {side * 4} -156Z",
            ACCENT,
            2,
        )
        figure.line(
            f"M{side * 14} -166C{side * 30} -162 {side * 40} -166 {side * 50} -170"
            f"C{side * 58} -174 {side * 66} -172 {side * 74} -176",
            1.8,
            SHADE,
        )


def _leaf(figure: Figure, x: float, y: float, turn: float, scale: float) -> None:
    with figure.placed(round(x, 1), round(y, 1), scale, round(turn)):
        figure.shape("M0 0C3 -6 11 -7 16 -2C12 4 4 5 0 0Z", _LEAF, 1.6)


def _flower(figure: Figure, x: float, y: float, radius: float, colour: str) -> None:
    for petal in range(5):
        angle = math.radians(90 + 72 * petal)
        figure.disc(
            x + radius * 0.62 * math.cos(angle),
            y + radius * 0.62 * math.sin(angle),
            radius * 0.52,
            colour,
            1.3,
        )
    figure.disc(x, y, radius * 0.42, GOLD, 0.8)
