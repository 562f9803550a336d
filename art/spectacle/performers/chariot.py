"""The chariot: two wheels, a driver leaning into the reins, a horse at the gallop."""

from art.spectacle.performers.figure import ACCENT, GOLD, SHADE, Figure
from art.spectacle.performers.people import fist, folds, head
from art.spectacle.performers.steed import GALLOP, plume, steed
from art.spectacle.performers.wheel import wheel
from art.spectacle.svg import Drawing


def draw_chariot() -> Drawing:
    figure = Figure(-200, -232, 204)
    figure.band("M-86 -62C-40 -60 10 -74 60 -96", 6)
    with figure.placed(66, 2, 0.84):
        plume(figure)
        steed(figure, GALLOP, (-42, 58, 46, 78))
        _harness(figure)
    _driver(figure)
    _car(figure)
    wheel(figure, -122, 37, 4)
    return figure.finish()


def _harness(figure: Figure) -> None:
    figure.band("M22 -148C16 -130 18 -106 26 -88", 4.4, GOLD, edge=1.4)
    figure.band("M22 -130C46 -124 66 -116 86 -124", 4.4, GOLD, edge=1.4)
    figure.shape("M10 -150C18 -156 30 -156 36 -150L32 -136C26 -132 18 -132 12 -138Z", ACCENT, 1.8)


def _driver(figure: Figure) -> None:
    figure.limb((-134, -78, 11), (-138, -94, 12), (-130, -110, 13))
    figure.limb((-116, -74, 11), (-112, -94, 12), (-124, -110, 13))
    _whip_arm(figure)
    head(figure, -100, -172, 0.42)
    with figure.placed(-100 - 17.6, -172 - 37.8, 0.42):
        figure.shape(
            "M12 46C12 20 28 6 46 6C58 6 66 14 68 26L64 30"
            "C50 28 34 36 28 62L20 60C15 56 12 52 12 46Z",
            ACCENT,
            2.4,
        )
        figure.line("M66 28C48 26 32 36 26 60", 3.4, GOLD)
    _tunic(figure)
    for rein in ("M-58 -151C0 -156 90 -144 154 -124", "M-58 -148C0 -148 90 -136 154 -122"):
        figure.band(rein, 1.5, GOLD, edge=0.9)
    figure.limb((-100, -162, 9.6), (-89, -150, 8.4), (-78, -146, 7))
    figure.limb((-78, -146, 7), (-68, -148, 6.2), (-60, -150, 5))
    figure.line("M-108 -158C-102 -150 -96 -143 -86 -139", 1.3)
    fist(figure, -58, -150)


def _tunic(figure: Figure) -> None:
    figure.shape(
        "M-122 -172C-112 -178 -96 -176 -88 -168"
        "C-86 -156 -92 -142 -98 -130C-98 -118 -102 -104 -104 -92"
        "C-116 -98 -130 -92 -146 -96C-146 -110 -138 -122 -134 -132C-132 -148 -130 -164 -122 -172Z",
        ACCENT,
        2.2,
    )
    figure.inlay(
        "M-146 -96C-146 -110 -138 -122 -134 -132"
        "C-132 -148 -130 -164 -122 -172C-124 -150 -128 -120 -136 -95Z",
        SHADE,
    )
    folds(
        figure,
        "M-124 -120C-128 -112 -132 -104 -134 -98M-114 -118C-115 -110 -118 -102 -119 -97",
        1.8,
    )
    figure.line(
        "M-130.6 -141C-122 -136 -108 -133 -96.6 -136M-132.6 -133C-122 -128 -110 -125 -99 -128",
        3,
        GOLD,
    )


def _whip_arm(figure: Figure) -> None:
    figure.band("M-148 -204C-164 -224 -186 -224 -194 -208", 1.8)
    figure.band("M-152 -170L-148 -206", 3)
    figure.limb((-116, -164, 9.6), (-132, -159, 8), (-146, -162, 6.8))
    figure.limb((-146, -162, 6.8), (-152, -170, 6), (-152, -180, 5))
    fist(figure, -151, -182)


def _car(figure: Figure) -> None:
    figure.shape(
        "M-166 -88C-166 -94 -162 -97 -156 -97"
        "C-140 -97 -132 -98 -126 -106C-118 -120 -108 -128 -92 -128"
        "L-84 -128C-79 -128 -77 -124 -78 -120"
        "C-82 -100 -82 -82 -78 -62C-77 -57 -80 -54 -85 -54L-152 -54"
        "C-162 -54 -166 -70 -166 -88Z"
    )
    figure.line("M-159 -89C-142 -89 -128 -90 -120 -102C-113 -114 -106 -120 -92 -120H-87", 2.6, GOLD)
    figure.shape(
        "M-104 -106C-98 -112 -94 -112 -89 -112"
        "C-92 -96 -92 -80 -89 -64H-104C-108 -78 -108 -94 -104 -106Z",
        ACCENT,
        1.6,
    )
    figure.line(
        "M-97 -101L-94.6 -95L-89.6 -88L-94.6 -81L-97 -75L-99.4 -81L-104 -88L-99.4 -95Z", 1.8, GOLD
    )
    figure.line("M-157 -80C-156 -72 -154 -66 -150 -62", 1.6)
