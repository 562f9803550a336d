"""The lion: on the prowl, its head low and its jaws open."""

import math
from typing import Final

from art.spectacle.performers.figure import BRONZE, INK, Figure, Joint
from art.spectacle.svg import Drawing

_FAR_FORE: Final[tuple[Joint, ...]] = (
    (38, -72, 17), (36, -50, 13), (28, -30, 9), (22, -12, 7.4),
)  # fmt: skip
_FAR_HIND: Final[tuple[Joint, ...]] = (
    (-70, -72, 22), (-60, -52, 16), (-54, -36, 9.4), (-60, -22, 7.6), (-54, -9, 6.6),
)  # fmt: skip
_NEAR_HIND: Final[tuple[Joint, ...]] = (
    (-78, -76, 25), (-84, -54, 19), (-82, -38, 11), (-96, -26, 8.6), (-100, -9, 7),
)  # fmt: skip
_NEAR_FORE: Final[tuple[Joint, ...]] = (
    (44, -76, 21), (56, -54, 15), (66, -34, 10), (72, -12, 8),
)  # fmt: skip


def draw_lion() -> Drawing:
    figure = Figure(-150, -174, 132)
    _tail(figure)
    for leg in (_FAR_FORE, _FAR_HIND):
        _leg(figure, leg)
    figure.limb((-84, -84, 27), (-50, -80, 25), (-10, -78, 26), (34, -86, 31), (48, -88, 30))
    for leg in (_NEAR_HIND, _NEAR_FORE):
        _leg(figure, leg)
    figure.line("M-52 -100C-44 -84 -54 -66 -68 -52C-72 -46 -73 -40 -72 -36", 1.7)
    figure.line("M-40 -58C-26 -52 -10 -51 6 -56M-26 -72V-64M-14 -70V-62M-2 -70V-63", 1.5)
    figure.line("M34 -62C38 -50 46 -42 55 -32", 1.6)
    _mane(figure)
    _face(figure)
    return figure.finish()


def _tail(figure: Figure) -> None:
    figure.limb(
        (-100, -92, 6), (-122, -92, 4.6), (-136, -108, 4), (-130, -128, 3.6), (-120, -138, 3.4)
    )
    figure.shape(
        "M-124 -132C-130 -142 -124 -154 -110 -156"
        "C-112 -150 -104 -148 -102 -140C-108 -132 -116 -130 -124 -132Z"
    )
    figure.line(
        "M-118 -136C-118 -142 -115 -147 -111 -149M-114 -135C-111 -138 -109 -140 -108 -143", 1.3
    )


def _leg(figure: Figure, leg: tuple[Joint, ...]) -> None:
    figure.limb(*leg)
    x = leg[-1][0]
    figure.shape(
        f"M{x - 8:g} -12C{x - 11:g} -6 {x - 10:g} -2 {x - 8:g} 0H{x + 15:g}"
        f"C{x + 20:g} 0 {x + 20:g} -9 {x + 12:g} -11C{x + 8:g} -13 {x + 6:g} -14 {x + 4:g} -16Z"
    )
    figure.line(f"M{x + 6:g} -1.6V-6M{x + 11.4:g} -1.6V-6", 1.3)


def _mane(figure: Figure) -> None:
    """Locks in three rings round the face, like flames swept back."""
    figure.limb((58, -100, 30), (68, -104, 32), fill=BRONZE, edge=2)
    for reach, length, first, last, step in (
        (32, 30, 72, 272, 20),
        (24, 24, 62, 284, 22),
        (14, 22, 55, 300, 24),
    ):
        for degrees in range(first, last, step):
            x, y = _round_face(reach, degrees)
            with figure.placed(x, y, length / 30, degrees):
                figure.shape("M0 -10C12 -14 22 -8 31 4C22 3 12 10 0 9C-4 4 -4 -5 0 -10Z", BRONZE, 2)
                figure.line("M6 -3C12 -4 17 -2 21 1", 1.3, INK)


def _round_face(reach: float, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return 72 + reach * math.cos(angle), -106 + 1.05 * reach * math.sin(angle)


def _face(figure: Figure) -> None:
    figure.shape("M62 -134C56 -144 64 -150 73 -146C77 -142 78 -138 77 -134Z")
    figure.line("M66 -138C64 -142 68 -144 71 -142", 1.4)
    figure.shape(
        "M66 -132C72 -140 86 -142 96 -134C104 -130 112 -124 117 -118C121 -116 122 -110 119 -106"
        "C117 -103 113 -103 109 -103C104 -102 98 -101 94 -98"
        "C98 -94 104 -92 108 -93C112 -92 113 -86 109 -82"
        "C103 -76 92 -74 84 -78C72 -82 62 -94 60 -108C59 -118 61 -126 66 -132Z"
    )
    figure.inlay("M109 -102L106 -95L103.4 -101.6ZM106 -92L103.4 -98L100.6 -92.6Z")
    figure.inlay("M87 -126C91 -130 97 -129 100 -124C95 -121 90 -122 87 -126Z")
    figure.inlay("M93.4 -128h3v5.4h-3Z", INK)
    figure.line("M84 -131C90 -136 98 -134 102 -128M108 -117C112 -119 116 -118 118 -115", 1.6)
    figure.line(
        "M72 -126C66 -116 68 -100 78 -90M102 -111"
        "C104 -109 108 -108 111 -109M98 -109C100 -106 104 -105 107 -106",
        1.5,
    )
