"""The torch bearer: a runner with a burning torch held high."""

from art.spectacle.performers.figure import ACCENT, BRONZE, GOLD, SHADE, Figure
from art.spectacle.performers.people import fillet, fist, flame, folds, foot, head
from art.spectacle.svg import Drawing


def draw_torch() -> Drawing:
    figure = Figure(-86, -290, 114)
    _cloak(figure)
    _far_arm(figure)
    _legs(figure)
    head(figure, 8, -152, 0.42)
    fillet(figure, 8, -152, 0.42)
    _tunic(figure)
    _torch(figure)
    return figure.finish()


def _cloak(figure: Figure) -> None:
    figure.shape(
        "M2 -150C-14 -154 -26 -146 -36 -134C-48 -124 -60 -126 -78 -118C-68 -114 -66 -108 -70 -98"
        "C-58 -102 -54 -96 -54 -84C-40 -96 -26 -108 -12 -118Z",
        SHADE,
        2,
    )
    figure.line(
        "M-8 -142C-24 -136 -38 -122 -66 -116M-8 -132C-24 -124 -40 -112 -58 -99", 1.8, ACCENT
    )


def _legs(figure: Figure) -> None:
    figure.limb((2, -92, 14), (-14, -76, 13), (-28, -60, 9.6))
    figure.limb((-28, -60, 9.6), (-44, -52, 9.4), (-62, -40, 5))
    foot(figure, -66, -27, 62)
    figure.limb((8, -92, 15), (26, -80, 13.4), (38, -60, 9.8))
    figure.limb((38, -60, 9.8), (34, -40, 9.6), (37, -12, 5))
    foot(figure, 37)
    figure.line("M30 -64C34 -60 38 -58 43 -60M29 -40C29 -32 31 -24 33 -18", 1.4)
    figure.line("M-38 -60C-44 -60 -50 -56 -56 -51", 1.4)


def _tunic(figure: Figure) -> None:
    figure.shape(
        "M-14 -150C-2 -157 16 -156 25 -147C29 -136 26 -122 23 -110C26 -98 36 -86 40 -72"
        "C32 -74 28 -66 20 -72C12 -76 6 -66 -2 -71C-10 -75 -18 -66 -26 -72C-24 -88 -16 -98 -14 -110"
        "C-17 -124 -19 -140 -14 -150Z",
        ACCENT,
        2.2,
    )
    figure.inlay(
        "M-26 -72C-24 -88 -16 -98 -14 -110C-17 -124 -19 -140 -14 -150"
        "C-8 -136 -6 -122 -6 -110C-8 -96 -14 -84 -17 -70Z",
        SHADE,
    )
    figure.shape("M-15 -114C-2 -110 12 -110 24 -114L23 -106C12 -102 -2 -102 -14 -106Z", GOLD, 1.7)
    folds(
        figure,
        "M-4 -98C-6 -90 -8 -82 -9 -76M6 -98V-75M14 -99C18 -90 22 -82 24 -76M0 -146"
        "C4 -138 12 -138 16 -146M4 -132C6 -124 6 -120 5 -116",
        1.8,
    )


def _far_arm(figure: Figure) -> None:
    figure.limb((-6, -142, 10), (-24, -128, 8.4), (-32, -112, 7.2))
    figure.limb((-32, -112, 7.2), (-20, -104, 6.6), (-10, -104, 5.2))


def _torch(figure: Figure) -> None:
    flame(figure, 64, -222, 0.78)
    figure.shape("M51 -224H77L72 -214L62 -168L56 -168L57 -214Z", BRONZE, 2)
    figure.line("M56 -213H72M58 -202L69.6 -198M58 -190L67 -186", 1.6)
    figure.limb((18, -144, 11), (34, -150, 9), (46, -156, 7.6))
    figure.limb((46, -156, 7.6), (54, -166, 6.8), (58, -178, 5.4))
    fist(figure, 60, -182)
    figure.line("M24 -156L28 -138M31 -158L35 -141", 1.4)
    figure.line("M50 -172L62 -167", 2.4, GOLD)
