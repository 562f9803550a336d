"""A horse that trots or gallops: it performs alone and draws the chariot."""

from typing import Final

from art.spectacle.performers.figure import ACCENT, GOLD, INK, Figure, Joint

_MANE: Final = (
    "M46 12L41 9.5L39.5 13.5L33.5 12.5L33 17.5L26.5 18.5L27.5 24L21 27L23 32L16.5 36.5L19.5 41.5"
    "L13.5 47L17 52L12 58.5L16 63L11.5 70L15.5 74L11 86L26 86C27 62 32 40 50 22Z"
)
_NECK: Final = (
    "M49 18L50.5 7.5C54 9 57 13 58.5 17.5C65 22 68 29 72 36C75.5 42 81 47 83.5 52.5"
    "C85 56 84.5 60 81.5 62C79.5 66 74.5 67.5 71.5 65C68 62 63 60.5 58.5 57.5C55 57.5 52 57 50.5 55"
    "C50.5 62 54 68 59 74C62 78 62 84 58 96L14 100C17 66 27 34 49 18Z"
)

Leg = tuple[Joint, ...]

TROT: Final[tuple[Leg, Leg, Leg, Leg]] = (
    ((62, -104, 17), (66, -82, 12), (64, -58, 7.4), (66, -50, 7.8), (66, -26, 4.6), (67, -12, 5.2)),
    (
        (-58, -104, 24),
        (-46, -80, 16),
        (-42, -60, 8.6),
        (-50, -50, 8.4),
        (-46, -28, 5),
        (-38, -14, 5.4),
    ),
    (
        (-66, -104, 26),
        (-74, -82, 18),
        (-74, -62, 9.4),
        (-86, -50, 8.6),
        (-90, -28, 5),
        (-96, -13, 5.4),
    ),
    (
        (64, -104, 19),
        (84, -92, 12.5),
        (100, -84, 8),
        (102, -78, 7.6),
        (92, -56, 4.8),
        (82, -48, 5.2),
    ),
)
"""Far fore, far hind, near hind and near fore leg."""

GALLOP: Final[tuple[Leg, Leg, Leg, Leg]] = (
    (
        (62, -104, 17),
        (88, -98, 12),
        (108, -90, 7.4),
        (112, -86, 7.4),
        (130, -72, 4.6),
        (140, -64, 5),
    ),
    (
        (-58, -104, 24),
        (-78, -80, 15),
        (-92, -62, 8.6),
        (-104, -54, 8),
        (-122, -36, 5),
        (-130, -26, 5.2),
    ),
    (
        (-62, -104, 26),
        (-64, -80, 18),
        (-70, -60, 9.4),
        (-84, -52, 8.4),
        (-98, -28, 5),
        (-106, -16, 5.4),
    ),
    ((64, -104, 19), (86, -90, 12.5), (98, -74, 8), (99, -68, 7.6), (84, -50, 4.8), (74, -44, 5.2)),
)


def steed(
    figure: Figure, legs: tuple[Leg, Leg, Leg, Leg], hooves: tuple[float, float, float, float]
) -> None:
    """A horse of 220 units; hooves are the angles at which its feet are held."""
    _tail(figure)
    for leg, turn in zip(legs[:2], hooves[:2], strict=True):
        _leg(figure, leg, turn)
    _neck(figure)
    figure.limb((-62, -122, 31), (-34, -119, 31), (6, -114, 31), (42, -120, 33), (58, -122, 31))
    for leg, turn in zip(legs[2:], hooves[2:], strict=True):
        _leg(figure, leg, turn)
    figure.line("M-34 -142C-24 -124 -34 -104 -52 -92C-56 -86 -58 -80 -58 -74", 1.7)
    figure.line("M34 -146C30 -128 40 -106 56 -96M-78 -140C-84 -128 -84 -112 -80 -100", 1.7)
    figure.line("M-22 -92C-8 -86 10 -86 24 -92", 1.4)


def _leg(figure: Figure, leg: Leg, turn: float) -> None:
    figure.limb(*leg)
    x, y, _ = leg[-1]
    with figure.placed(x, y, turn=turn):
        figure.shape("M-5 -2L-7.6 12H11L5.4 -2C2 -4 -2 -4 -5 -2Z")
        figure.line("M-5.6 3.4H6.6", 1.3, GOLD)


def _tail(figure: Figure) -> None:
    figure.shape(
        "M-84 -138C-98 -146 -112 -138 -116 -122"
        "C-119 -106 -112 -92 -120 -74C-106 -80 -98 -92 -99 -106"
        "C-100 -116 -98 -122 -88 -122Z"
    )
    figure.line("M-92 -134C-104 -134 -108 -124 -108 -112C-108 -102 -108 -92 -112 -84", 1.5)
    figure.line("M-90 -127C-100 -126 -103 -116 -103 -108", 1.4)


def _neck(figure: Figure) -> None:
    with figure.placed(30, -218, 1.08, 4):
        figure.shape(_MANE)
        figure.shape(_NECK)
        figure.line("M22.5 85C22.5 58 30 37 47.5 21.5", 1.9)
        figure.inlay("M59 27.5C61.5 25.4 65 27.6 67 31C63 32.4 60.5 31 59 27.5Z")
        figure.inlay("M61.6 27.6h2.6v3.6h-2.6Z", INK)
        figure.line("M79 53.5C80.5 53 81.5 54 81.5 55.5M73 61.5C76 62 78.5 61.5 80.5 60", 1.6)
        figure.line(
            "M18 40L23 43M15 54L20.5 56M13.6 67L19 68M22 31L27 34.5M29 21L33 26M37 14.5L40 19.5",
            1.4,
        )
        figure.line("M53 34C60 34 63 42 60 49C57.5 54 52 54 50.5 50", 1.5)
        figure.line("M53 22C55 30 58 40 60 49L74.5 58.5M69 37C66.5 44 67.5 50 70 55", 2.2, GOLD)
        figure.inlay("M58.4 49a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0Z", GOLD)


def plume(figure: Figure) -> None:
    """Feathers on the head of a horse drawn by `steed`."""
    with figure.placed(83, -206, 1.0, 12):
        figure.shape(
            "M-2 2C-8 -10 -18 -18 -30 -18C-26 -8 -16 2 -4 6ZM0 2C-4 -14 -2 -26 -14 -34"
            "C-20 -22 -14 -6 -4 4ZM2 2C4 -12 10 -22 4 -34C-6 -26 -8 -8 -2 4Z",
            ACCENT,
            1.8,
        )
        figure.disc(-1, 4, 4, GOLD, 1.4)
