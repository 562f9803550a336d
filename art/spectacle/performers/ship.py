"""The ship: a trireme under sail, armed men at the rail, oars in the water."""

from typing import Final

from art.spectacle.performers.figure import ACCENT, GOLD, INK, LIGHT, SHADE, Figure
from art.spectacle.performers.people import helmet
from art.spectacle.svg import Drawing

_SCALE: Final = 3.0


def draw_ship() -> Drawing:
    """Drawn on a field of 100 × 92, its water line at 84."""
    figure = Figure(-4, -2, 304, 274)
    with figure.placed(0, 0, _SCALE):
        _sail(figure)
        for man in range(5):
            x = 27 + man * 10.4
            figure.shape(f"M{x:.1f} 51v8h8.4v-8C{x + 7:.1f} 48.4 {x + 1.4:.1f} 48.4 {x:.1f} 51Z")
            helmet(figure, x + 4, 51, 0.15)
        _hull(figure)
        _oars(figure)
        _foam(figure)
    return figure.finish()


def _sail(figure: Figure) -> None:
    figure.band("M47 3V54", 2.8)
    figure.band("M50 8L82 46M44 8L14 40", 0.7)
    sheen = ((0, SHADE), (0.2, ACCENT), (0.42, SHADE), (0.6, ACCENT), (0.86, ACCENT), (1, SHADE))
    cloth = figure.drawing.linear("cloth", sheen, (20, 0, 80, 0))
    figure.shape("M20 12L74 12C81 23 80 36 73 44C58 41 42 41 27 44C33 35 31 22 20 12Z", cloth, 1.2)
    figure.line("M28 14C35 23 35.4 34 31.6 41.6M67 14C74 23 73 35 67.4 41.4", 1.3, GOLD)
    figure.band("M16 11H78", 2.6)
    figure.line("M22 10.6H42M52 10.6H72", 0.6)
    figure.disc(47, 3, 2.2, GOLD, 0.8)


def _hull(figure: Figure) -> None:
    figure.shape(
        "M3 35C1 26 8 17 16 20C20 21 20 27 17 29C14 27 11 31 12 37C14 47 20 54 28 55L78 55"
        "L80 47C81 43 86 42 88 45C86 49 86 53 88 58L99 67L85 70C79 76 73 79 65 79L34 79"
        "C15 79 6 57 3 35Z"
    )
    figure.line("M9 43C13 57 22 62 31 62H84", 0.7)
    figure.line("M15 61C20 68 26 70.4 33 70.4H80", 0.7)
    figure.line("M6.4 32C6 27 9 23 13.6 23.2", 0.6)
    figure.line("M86 62L95 67", 0.9, GOLD)
    for number in range(6):
        x = 31 + number * 8.8
        figure.disc(x, 59, 4.3, ACCENT if number % 2 else GOLD, 1)
        figure.line(f"M{x - 2.7:.1f} 59a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0", 0.45, LIGHT)
        figure.disc(x, 59, 1.1, LIGHT)
    figure.inlay("M78.6 67C80.6 64 85 64 87.4 66.2C85 69.4 80.6 69.4 78.6 67Z")
    figure.inlay("M82 66.6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z", INK)


def _oars(figure: Figure) -> None:
    oars = "".join(f"M{31 + oar * 5.6:.1f} 66L{21 + oar * 5.6:.1f} 87" for oar in range(9))
    figure.band(oars, 1.7)
    figure.line(oars, 0.7, "#b98a58")


def _foam(figure: Figure) -> None:
    figure.line(
        "M12 80.6q5-3.6 10 0t10 0 10 0 10 0 10 0 10 0 11 -2q6-6 11-2q-4 .6-3.4 3.4q-7 5-13 2.4",
        1.7,
        "#eaf8ff",
    )
    figure.line("M8 86q6-3 12 0t12 0 12 0 12 0 12 0 12 0", 1.1, "#bfe6f6")
