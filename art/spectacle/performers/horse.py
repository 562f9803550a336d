"""The horse: at a high trot, with a saddle cloth, harness and plume."""

from art.spectacle.performers.figure import ACCENT, GOLD, INK, SHADE, Figure
from art.spectacle.performers.steed import TROT, plume, steed
from art.spectacle.svg import Drawing


def draw_horse() -> Drawing:
    figure = Figure(-128, -246, 128)
    plume(figure)
    steed(figure, TROT, (0, -28, 24, 62))
    _harness(figure)
    return figure.finish()


def _harness(figure: Figure) -> None:
    figure.shape(
        "M-30 -152C-10 -148 10 -147 26 -150C24 -132 27 -118 31 -106L22 -97L14 -104L5 -95L-4 -103"
        "L-13 -95L-22 -103L-31 -96C-36 -112 -36 -134 -30 -152Z",
        ACCENT,
        2,
    )
    figure.inlay(
        "M-30 -152L-18 -150C-23 -134 -23 -116 -20 -104.6L-22 -103"
        "L-31 -96C-36 -112 -36 -134 -30 -152Z",
        SHADE,
    )
    figure.line("M-26 -143C-8 -140 8 -139 21 -141C20 -130 22 -118 25 -109", 1.8, GOLD)
    figure.line("M-30 -108L-22 -112L-13 -105L-4 -112L5 -105L14 -112L24 -107", 1.8, GOLD)
    figure.band("M26 -134C46 -126 66 -118 86 -124", 4.4, GOLD, edge=1.4)
    for x, y in ((42, -127.6), (58, -122.4), (74, -121.8)):
        figure.shape(f"M{x - 3.4:g} {y + 2:g}L{x:g} {y + 13:g}L{x + 3.4:g} {y + 2:g}Z", ACCENT, 1.4)
        figure.disc(x, y, 3.6, GOLD, 1.4)
    figure.line("M0 -130m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0", 2, GOLD)
    figure.disc(0, -130, 3.4, GOLD, 0)
    figure.disc(0, -130, 1.2, INK)
