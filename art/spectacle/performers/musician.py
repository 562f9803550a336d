"""The musician: a singer to the kithara, in a long robe and a golden wreath."""

from art.spectacle.performers.figure import ACCENT, GOLD, INK, SHADE, Figure
from art.spectacle.performers.people import folds, foot, head, wreath
from art.spectacle.svg import Drawing


def draw_musician() -> Drawing:
    figure = Figure(-58, -204, 74)
    _robe(figure)
    head(figure, 0, -154, 0.42)
    wreath(figure, 0, -154, 0.42)
    _mantle(figure)
    _kithara(figure)
    _playing_arm(figure)
    return figure.finish()


def _robe(figure: Figure) -> None:
    foot(figure, 12)
    foot(figure, -24)
    figure.shape(
        "M-24 -150C-14 -156 10 -157 20 -150C26 -140 25 -120 25 -104C30 -74 38 -40 40 -7"
        "C32 -11 26 -4 18 -8C10 -12 4 -3 -6 -7C-14 -10 -22 -3 -30 -6C-36 -9 -40 -5 -46 -8"
        "C-42 -44 -36 -74 -30 -102C-28 -122 -30 -142 -24 -150Z"
    )
    figure.line(
        "M-28 -60C-32 -44 -35 -28 -36 -13M-16 -56C-18 -40 -21 -26 -22 -11M8 -60C9 -44 6 -24 5 -12"
    )
    figure.line(
        "M22 -70C25 -50 28 -30 29 -13M-4 -52C-5 -36 -8 -24 -8 -12M16 -62C18 -44 17 -28 17 -13"
    )
    figure.line(
        "M-44 -17C-36 -14 -28 -18 -20 -15C-12 -12 -4 -18 6 -15C14 -12 24 -18 38 -15", 2, GOLD
    )


def _mantle(figure: Figure) -> None:
    """A cloak from the shoulder, across the hips and down the back."""
    figure.shape(
        "M-20 -154C-8 -150 6 -142 14 -128C20 -114 27 -100 29 -82C16 -66 -4 -58 -26 -58"
        "C-30 -46 -36 -36 -50 -30C-52 -40 -48 -48 -46 -58C-42 -80 -40 -120 -32 -142"
        "C-30 -150 -26 -154 -20 -154Z",
        ACCENT,
        2.2,
    )
    figure.inlay(
        "M-26 -58C-30 -46 -36 -36 -50 -30C-52 -40 -48 -48 -46 -58C-44 -68 -43 -82 -41 -98"
        "C-36 -84 -32 -70 -26 -58Z",
        SHADE,
    )
    folds(
        figure,
        "M-28 -142C-22 -118 -4 -96 24 -92M-33 -126"
        "C-28 -100 -10 -82 18 -78M-36 -108C-32 -86 -20 -72 2 -66",
        1.9,
    )
    figure.disc(-18, -147, 4, GOLD, 1.6)


def _kithara(figure: Figure) -> None:
    with figure.placed(40, -110, 0.78, 7):
        for side in (-1, 1):
            figure.shape(
                f"M{side * 19} 14C{side * 30} 4 {side * 35} -10 {side * 30} -23"
                f"C{side * 28} -29 {side * 29} -33 {side * 34} -35"
                f"C{side * 29} -39 {side * 21} -37 {side * 20} -29"
                f"C{side * 19} -22 {side * 24} -15 {side * 21} -6"
                f"C{side * 19} 1 {side * 13} 5 {side * 8} 9Z",
                GOLD,
                2.6,
            )
        figure.band("M-33 -19H33", 5, GOLD, edge=1.6)
        for x in (-12, -4, 4, 12):
            figure.band(f"M{x} -24L{x * 0.66:.1f} 24", 1.7)
        figure.shape("M-25 6C-12 10 12 10 25 6C29 20 20 38 0 38C-20 38 -29 20 -25 6Z", GOLD, 2.6)
        figure.line("M-12 -18L-8 24M-4 -18L-2.6 24M4 -18L2.6 24M12 -18L8 24", 1.7, INK)
        figure.line("M-13 25H13", 4, INK)
        figure.line("M-20 13C-18 24 -12 31 -4 33", 1.8, "#fbe6a0")


def _playing_arm(figure: Figure) -> None:
    figure.limb((-14, -144, 11), (-18, -128, 9.6), (-12, -112, 8))
    figure.limb((-12, -112, 8), (6, -104, 7.4), (26, -104, 5.4))
    figure.disc(29, -104, 5.8)
    for y in (-110, -105, -100):
        figure.band(f"M30 {y + 2}L39 {y}", 3.4)
    figure.line("M-3 -139C-2 -130 -4 -122 -4 -118C4 -113 14 -111 24 -110", 1.4)
    figure.line("M-25 -140C-28 -130 -24 -116 -18 -108C-8 -99 8 -97 24 -98", 1.4)
    figure.line("M14 -110.4L15 -98.4", 2.4, GOLD)
