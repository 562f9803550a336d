"""The priest: his toga drawn over his head, the augur's staff, and a bowl that smokes."""

from art.spectacle.performers.figure import ACCENT, GOLD, SHADE, Figure
from art.spectacle.performers.people import fist, foot, head
from art.spectacle.svg import Drawing


def draw_priest() -> Drawing:
    figure = Figure(-60, -204, 98)
    _staff(figure)
    _smoke(figure)
    _toga(figure)
    head(figure, 1, -151, 0.43, bearded=True)
    _veil(figure)
    _bowl(figure)
    return figure.finish()


def _staff(figure: Figure) -> None:
    figure.limb((18, -138, 10), (34, -132, 7.6), (46, -132, 5))
    figure.band("M48 -3V-160C48 -192 83 -192 82 -171C81 -158 65 -159 67 -171", 4.6, GOLD, edge=1.7)
    fist(figure, 48, -132)


def _smoke(figure: Figure) -> None:
    for path in ("M76 -114C70 -121 83 -127 77 -136", "M84 -113C80 -120 90 -125 86 -133"):
        figure.band(path, 2.4)


def _toga(figure: Figure) -> None:
    foot(figure, 13)
    foot(figure, -26)
    figure.shape(
        "M-26 -150C-14 -160 12 -158 20 -148C27 -138 28 -124 28 -110C33 -78 38 -40 38 -9"
        "C30 -13 22 -6 12 -9C2 -12 -8 -5 -18 -8C-28 -11 -38 -6 -50 -9C-48 -44 -44 -76 -38 -104"
        "C-36 -126 -36 -142 -26 -150Z"
    )
    figure.line(
        "M18 -84C22 -60 26 -36 26 -15M4 -66C8 -48 11 -30 12 -15M-10 -60C-8 -44 -6 -28 -6 -14"
    )
    figure.line("M-26 -62C-26 -46 -26 -28 -26 -14M-38 -70C-40 -50 -42 -32 -43 -15")
    figure.shape(
        "M-34 -138C-24 -112 0 -92 31 -94L33 -82C2 -76 -28 -92 -42 -84C-41 -104 -39 -124 -34 -138Z",
        ACCENT,
        1.8,
    )
    figure.line("M-37 -112C-24 -94 4 -84 30 -88M-39 -96C-26 -88 -4 -80 18 -81", 1.8, SHADE)
    figure.line("M-30 -124C-18 -106 4 -98 29 -98", 1.5)
    figure.shape(
        "M-50 -16C-38 -13 -28 -18 -18 -15C-8 -12 2 -19 12 -16C22 -13 30 -20 38 -16L38 -9"
        "C30 -13 22 -6 12 -9C2 -12 -8 -5 -18 -8C-28 -11 -38 -6 -50 -9Z",
        ACCENT,
        1.6,
    )


def _veil(figure: Figure) -> None:
    """The fold of the toga over the head; its border frames the face."""
    figure.shape(
        "M8 -188C-10 -196 -26 -184 -26 -166C-26 -154 -33 -146 -38 -132C-32 -122 -14 -120 2 -130"
        "C-4 -142 -6 -152 -3 -162C-1 -170 4 -178 8 -188Z"
    )
    figure.line("M9 -187C3 -178 -1 -170 -3 -162C-6 -152 -4 -142 2 -131", 3.6, ACCENT)
    figure.line("M3 -184C-3 -176 -7 -168 -8 -160C-10 -150 -8 -142 -4 -134", 1.4)
    figure.line("M-8 -184C-16 -178 -18 -168 -18 -160C-19 -150 -22 -144 -24 -136", 1.4)


def _bowl(figure: Figure) -> None:
    figure.limb((2, -136, 12), (12, -120, 10), (28, -107, 8))
    figure.limb((28, -107, 8), (48, -101, 6.6), (64, -100, 5))
    figure.line("M-7 -128C-1 -115 10 -102 25 -98M10 -138C16 -128 24 -119 34 -113", 1.4)
    figure.line("M45 -108L46.6 -95.4", 2.4, GOLD)
    figure.shape("M61 -110H95C94 -98 87 -93 78 -93C69 -93 62 -98 61 -110Z", GOLD, 2)
    figure.line("M65 -105.5H91", 1.4, SHADE)
    fist(figure, 67, -98)
