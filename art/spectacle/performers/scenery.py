"""The scenery: a painted stage front, temple and wings, with a curtain between its columns."""

from typing import Final

from art.spectacle.performers.figure import ACCENT, GOLD, INK, SHADE, Figure
from art.spectacle.svg import Drawing

_WALL: Final = "#e9d3a4"


def draw_scenery() -> Drawing:
    figure = Figure(-152, -230, 152)
    for side in (-1, 1):
        _wing(figure, side)
    _temple(figure)
    _stage(figure)
    return figure.finish()


def _wing(figure: Figure, side: int) -> None:
    """A side wing: a niche with a vase below a balustrade."""

    def x(across: float) -> float:
        return side * across

    figure.shape(f"M{x(78)} -132H{x(138)}V-30H{x(78)}Z", _WALL, 2.4)
    figure.shape(f"M{x(72)} -142H{x(144)}V-130H{x(72)}Z")
    figure.line(f"M{x(80)} -136H{x(140)}", 1.5)
    figure.shape(f"M{x(94)} -34V-94C{x(94)} -120 {x(124)} -120 {x(124)} -94V-34Z", ACCENT, 2.2)
    figure.line(f"M{x(98)} -36V-94C{x(98)} -114 {x(120)} -114 {x(120)} -94V-36", 1.6, GOLD)
    figure.shape(
        f"M{x(104)} -92H{x(114)}L{x(113)} -86C{x(121)} -80 {x(121)} -66 {x(112)} -56L{x(115)} -50"
        f"H{x(103)}L{x(106)} -56C{x(97)} -66 {x(97)} -80 {x(105)} -86Z"
    )
    figure.line(f"M{x(102)} -74H{x(116)}M{x(102)} -68H{x(116)}", 1.4)
    for at in (84, 134):
        _column(figure, x(at), -130, -32, 9)
    figure.shape(f"M{x(134)} -142L{x(138)} -158L{x(142)} -142Z", GOLD, 1.6)
    figure.shape(f"M{x(80)} -142L{x(84)} -158L{x(88)} -142Z", GOLD, 1.6)
    figure.shape(f"M{x(100)} -142C{x(102)} -154 {x(120)} -154 {x(122)} -142Z", ACCENT, 1.8)


def _temple(figure: Figure) -> None:
    figure.shape("M-72 -150H72V-28H-72Z", _WALL, 2.4)
    _curtain(figure)
    for x in (-64, -36, 36, 64):
        _column(figure, x, -148, -30, 12)
    figure.shape("M-80 -166H80V-148H-80Z")
    figure.line("M-76 -152.4H76", 1.6)
    figure.line("M-72 -159" + "".join("l6 -4l6 4" for _ in range(12)), 1.5, GOLD)
    figure.shape("M-86 -166L0 -210L86 -166Z")
    figure.line("M-62 -170.4L0 -202L62 -170.4Z", 1.9)
    figure.disc(0, -181, 8, GOLD)
    figure.line("M-20 -176C-26 -182 -34 -180 -36 -174M20 -176C26 -182 34 -180 36 -174", 2, GOLD)
    figure.line("M-12 -179C-18 -184 -22 -182 -24 -178M12 -179C18 -184 22 -182 24 -178", 1.6, GOLD)
    figure.disc(0, -181, 3, INK)
    for x, y in ((0, -211), (-84, -168), (84, -168)):
        figure.shape(
            f"M{x - 6} {y}C{x - 10} {y - 8} {x - 3} {y - 8} {x} {y - 14}"
            f"C{x + 3} {y - 8} {x + 10} {y - 8} {x + 6} {y}Z",
            GOLD,
            1.6,
        )


def _curtain(figure: Figure) -> None:
    """A doorway with a painted sea, its curtain drawn to both sides."""
    sky = figure.drawing.linear(
        "sky",
        ((0, "#f7cf7a"), (0.55, "#f3a65a"), (0.56, "#3a6f96"), (1, "#1f4b6e")),
        (0, -146, 0, -30),
    )
    figure.shape("M-30 -146H30V-30H-30Z", sky, 1.8)
    figure.inlay("M-9 -82a9 9 0 0 1 18 0Z", "#fff0c0")
    figure.line("M-12 -72H12M-8 -64H14M-14 -56H4M-4 -48H12", 1.5, "#ffd9a0")
    for side in (-1, 1):
        figure.shape(
            f"M{side * 31} -147H{side * 1}C{side * 4} -120 {side * 12} -98 {side * 24} -86"
            f"C{side * 18} -66 {side * 18} -48 {side * 16} -30H{side * 31}Z",
            ACCENT,
            1.8,
        )
        figure.line(
            f"M{side * 10} -144C{side * 12} -120 {side * 18} -102 {side * 26} -92"
            f"M{side * 20} -144C{side * 22} -124 {side * 26} -108 {side * 29} -98"
            f"M{side * 23} -76C{side * 22} -60 {side * 21} -46 {side * 21} -32"
            f"M{side * 28} -76V-32",
            1.8,
            SHADE,
        )
        figure.line(f"M{side * 20} -87L{side * 31} -83", 3.2, GOLD)


def _column(figure: Figure, x: float, top: float, bottom: float, width: float) -> None:
    half = width / 2
    figure.shape(
        f"M{x - half - 3:g} {top:g}H{x + half + 3:g}"
        f"L{x + half:g} {top + 7:g}L{x + half + 0.8:g} {bottom - 6:g}"
        f"L{x + half + 3:g} {bottom:g}H{x - half - 3:g}"
        f"L{x - half - 0.8:g} {bottom - 6:g}L{x - half:g} {top + 7:g}Z"
    )
    figure.line(f"M{x - half + 1:g} {top + 7:g}H{x + half - 1:g}", 1.6, GOLD)
    flutes = (-width / 5, width / 5) if width > 10 else (0.0,)
    for flute in flutes:
        figure.line(f"M{x + flute:.1f} {top + 13:g}V{bottom - 8:g}", 1.4)


def _stage(figure: Figure) -> None:
    figure.shape("M-146 -32H146V-20H-146Z")
    figure.line("M-140 -27H140", 1.6, GOLD)
    figure.shape("M-142 -20H142V0H-142Z", ACCENT, 2.4)
    for number in range(9):
        x = -124 + number * 31
        figure.line(f"M{x - 11} -16C{x - 8} -6 {x + 8} -6 {x + 11} -16", 2.2, GOLD)
        figure.line(f"M{x + 15.5:g} -18V-2", 1.8, SHADE)
    figure.shape("M-34 -20H34V-13H40V-6H46V1H-46V-6H-40V-13H-34Z")
    figure.line("M-30 -13H30M-36 -6H36", 1.5)
