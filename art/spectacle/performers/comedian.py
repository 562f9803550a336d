"""The comedian: an actor of the comic stage, dancing in a great mask."""

from typing import Final

from art.spectacle.performers.figure import ACCENT, GOLD, INK, SHADE, Figure
from art.spectacle.performers.people import fist, folds, foot
from art.spectacle.svg import Drawing

_FACE: Final = "#e2a765"
_MOUTH: Final = "#fff6de"
_TONGUE: Final = "#c4452f"


def draw_comedian() -> Drawing:
    figure = Figure(-82, -220, 86)
    _legs(figure)
    _staff_arm(figure)
    _open_arm(figure)
    _sleeve(figure, -1)
    _sleeve(figure, 1)
    _belly(figure)
    _mask(figure)
    return figure.finish()


def _legs(figure: Figure) -> None:
    figure.limb((10, -84, 16), (30, -76, 14), (44, -66, 10))
    figure.limb((44, -66, 10), (45, -50, 9.5), (38, -30, 5.2))
    foot(figure, 37, -15, 14)
    figure.limb((-12, -84, 17), (-16, -66, 14), (-13, -48, 10), (-21, -32, 10), (-22, -12, 5.4))
    foot(figure, -22)
    figure.line("M36 -72C40 -68 42 -64 42 -60M-20 -52C-16 -48 -12 -47 -8 -49", 1.4)
    figure.line("M-26 -34C-26 -26 -25 -20 -24 -16M49 -52C48 -44 45 -38 43 -34", 1.3)


def _belly(figure: Figure) -> None:
    figure.shape(
        "M-28 -140C-14 -150 14 -150 27 -140C30 -128 42 -116 41 -98C40 -86 38 -78 36 -68"
        "C30 -66 26 -71 20 -66C14 -64 9 -70 2 -65C-4 -62 -10 -68 -16 -64C-22 -62 -28 -66 -34 -62"
        "C-36 -84 -32 -96 -31 -110C-31 -122 -33 -132 -28 -140Z",
        ACCENT,
        2.4,
    )
    figure.inlay(
        "M-34 -62C-36 -84 -32 -96 -31 -110"
        "C-31 -122 -33 -132 -28 -140C-26 -141 -24 -142.4 -21 -143.4"
        "C-24 -120 -23 -90 -24 -64C-28 -64 -31 -63.6 -34 -62Z",
        SHADE,
    )
    figure.shape("M-31 -103C-12 -92 22 -90 41 -100L41 -92C22 -82 -12 -84 -32 -95Z", GOLD, 1.8)
    for x, y in ((-8, -124), (12, -126), (2, -111), (22, -112), (-14, -109)):
        figure.inlay(
            f"M{x} {y - 4}L{x + 1.4:g} {y - 1.4:g}L{x + 4} {y}L{x + 1.4:g} {y + 1.4:g}"
            f"L{x} {y + 4}L{x - 1.4:g} {y + 1.4:g}L{x - 4} {y}L{x - 1.4:g} {y - 1.4:g}Z",
            GOLD,
        )
    folds(figure, "M-14 -84L-16 -68M2 -82V-68M18 -83L20 -69M30 -85L31 -73", 1.8)
    figure.line(
        "M-33 -68C-27 -71 -22 -67 -16 -70C-10 -73 -4 -68 2 -71"
        "C8 -75 14 -69 20 -72C26 -76 31 -72 36 -74",
        1.6,
        GOLD,
    )


def _staff_arm(figure: Figure) -> None:
    figure.band("M-64 -36L-52 -150C-50 -170 -74 -172 -72 -156", 5)
    figure.line("M-61.5 -60L-57 -103", 1.4)
    figure.limb((-22, -134, 11), (-40, -126, 9), (-54, -112, 7.4))
    figure.limb((-54, -112, 7.4), (-58, -104, 7), (-59, -96, 5.4))
    fist(figure, -58, -94)


def _open_arm(figure: Figure) -> None:
    figure.limb((22, -134, 11), (40, -130, 9), (54, -132, 7.6))
    figure.limb((54, -132, 7.6), (60, -144, 6.6), (64, -156, 5))
    for x, y in ((56, -171), (63, -176), (70, -175), (77, -170)):
        figure.band(f"M65 -160L{x} {y}", 4.6)
    figure.band("M64 -158L54 -161", 4.6)
    figure.disc(65.5, -160, 6.4)
    figure.line("M61 -157C64 -154 68 -155 70 -158", 1.2)


def _mask(figure: Figure) -> None:
    """The comic mask: raised brows, laughing eyes, a mouth from ear to ear."""
    with figure.placed(1, -173, 0.7):
        figure.shape(
            "M-38 -18C-48 -30 -40 -50 -24 -49C-18 -59 -6 -58 0 -52C6 -58 18 -59 24 -49"
            "C40 -50 48 -30 38 -18C50 -2 50 20 42 38L38 30L32 36L30 12H-30L-32 36L-38 30L-42 38"
            "C-50 20 -50 -2 -38 -18Z"
        )
        figure.shape(
            "M-35 -24C-20 -33 20 -33 35 -24C42 8 28 42 0 50C-28 42 -42 8 -35 -24Z", _FACE, 3
        )
        for side in (-1, 1):
            figure.line(f"M{side * 29} -9C{side * 27} -25 {side * 11} -25 {side * 5} -15", 4.6, INK)
            figure.inlay(
                f"M{side * 27} 3C{side * 24} -13 {side * 9} -13 {side * 5} 1"
                f"C{side * 11} -5 {side * 20} -4 {side * 27} 3Z",
                INK,
            )
        figure.line("M-3 -4C-3 3 -9 6 -7 10C-4 13 4 13 7 10C9 6 3 3 3 -4", 2.8, INK)
        figure.shape("M-31 10C-22 18 22 18 31 10C32 30 18 40 0 40C-18 40 -32 30 -31 10Z", _MOUTH, 3)
        figure.inlay("M-19 31C-10 25 10 25 19 31C13 36.6 6 38 0 38C-6 38 -13 36.6 -19 31Z", _TONGUE)
        figure.line(
            "M-33 -30C-38 -35 -34 -42 -27 -41M33 -30C38 -35 34 -42 27 -41"
            "M-18 -36C-22 -44 -14 -51 -7 -46M18 -36C22 -44 14 -51 7 -46",
            2.6,
        )
        figure.line("M-43 2C-45 10 -45 18 -42 26M43 2C45 10 45 18 42 26", 2.4)


def _sleeve(figure: Figure, side: int) -> None:
    figure.shape(
        f"M{side * 16} -145C{side * 26} -147 {side * 36} -143 {side * 41} -139"
        f"L{side * 39} -117C{side * 33} -114 {side * 26} -116 {side * 20} -120Z",
        ACCENT,
        2,
    )
    figure.line(f"M{side * 37.4:g} -140L{side * 35.6:g} -117", 1.7, GOLD)
