"""The gladiator: sword raised, shield before him."""

from art.spectacle.performers.figure import ACCENT, BRONZE, GOLD, INK, SHADE, Figure
from art.spectacle.performers.people import fist, folds, foot, helmet
from art.spectacle.svg import Drawing


def draw_gladiator() -> Drawing:
    figure = Figure(-68, -244, 70)
    _legs(figure)
    _sword(figure)
    _trunk(figure)
    helmet(figure, 3, -151, 0.58)
    _sword_arm(figure)
    _shield(figure)
    return figure.finish()


def _legs(figure: Figure) -> None:
    figure.limb((12, -96, 14), (22, -78, 13), (29, -54, 9.5), (27, -34, 9.5), (29, -12, 5))
    foot(figure, 29)
    figure.limb((-8, -96, 15), (-18, -77, 13.5), (-24, -53, 9.5), (-33, -35, 9.5), (-38, -12, 5))
    foot(figure, -38)
    for x, lean in ((27.5, 0.5), (-31, 8)):
        figure.shape(
            f"M{x - 8 + lean * 0.6:g} -58C{x:g} -64 {x + 7:g} -62 {x + 10 + lean * 0.5:g} -57"
            f"L{x + 9 - lean * 0.6:g} -36L{x + 7 - lean:g} -17L{x - 4.5 - lean:g} -18"
            f"L{x - 9 - lean * 0.6:g} -38Z",
            BRONZE,
            2,
        )
        figure.line(
            f"M{x - 5 + lean * 0.3:g} -51H{x + 8:g}M{x - 7:g} -43H{x + 7.5:g}"
            f"M{x - 5.6 - lean * 0.6:g} -30H{x + 6 - lean * 0.6:g}"
            f"M{x - 3.4 - lean:g} -24H{x + 5.5 - lean:g}",
            1.3,
            INK,
        )


def _trunk(figure: Figure) -> None:
    figure.shape(
        "M-26 -150C-16 -158 18 -158 27 -149C30 -140 27 -128 22 -118C20 -111 19 -106 20 -100H-20"
        "C-20 -108 -22 -116 -26 -126C-29 -136 -30 -144 -26 -150Z"
    )
    figure.line("M-20 -142C-14 -130 -4 -130 1 -136C6 -130 17 -131 22 -141M1 -136V-112")
    figure.line("M-12 -121C-8 -117 -3 -117 1 -119M14 -121C10 -117 5 -117 1 -119", 1.3)
    figure.shape("M-20 -103H20L31 -72L20 -78L12 -68L2 -77L-8 -67L-16 -76L-28 -68Z", ACCENT, 2)
    folds(figure, "M-12 -96L-17 -78M-3 -96L-6 -72M6 -96L9 -74M13 -96L20 -80")
    figure.shape("M-21 -111H21V-99H-21Z", GOLD, 2)
    figure.line("M-14 -105H-6M6 -105H14", 1.6, INK)
    figure.disc(0, -105, 3.6, ACCENT, 1.4)


def _sword(figure: Figure) -> None:
    figure.shape("M-55 -188L-63 -228L-57 -240L-50 -229L-45 -190Z")
    figure.line("M-57 -233L-50.5 -194", 1.5)
    figure.shape("M-62 -186L-39 -191L-38 -185L-61 -180Z", GOLD, 1.6)


def _sword_arm(figure: Figure) -> None:
    figure.limb((-22, -146, 11), (-37, -148, 9.5), (-50, -151, 7.6))
    figure.limb((-50, -151, 7.6), (-51, -163, 7.6), (-48, -178, 5.6))
    fist(figure, -48, -182)
    figure.line("M-31 -156L-29 -139M-38 -156.5L-37 -140.5M-45 -158L-44 -144", 1.4)
    figure.line("M-57 -158L-45 -157M-57 -165L-44.5 -164M-55 -171.5L-43 -170.5", 1.4)


def _shield(figure: Figure) -> None:
    figure.shape(
        "M26 -148C38 -155 54 -153 60 -146C63 -120 63 -88 59 -62C52 -56 36 -55 26 -62"
        "C22 -88 22 -120 26 -148Z",
        ACCENT,
        3,
    )
    figure.inlay(
        "M50 -151C55 -150 58 -148 60 -146C63 -120 63 -88 59 -62"
        "C57 -60 53 -58.6 49 -58C54 -88 54 -120 50 -151Z",
        SHADE,
    )
    figure.line(
        "M30 -143C39 -148.5 50 -147.5 56 -142.5C58.5 -118 58.5 -90 55.5 -66"
        "C50 -61.6 38 -61 30 -65.6C26.8 -90 26.8 -118 30 -143Z",
        1.9,
        GOLD,
    )
    figure.shape("M43 -134L37 -119H49ZM43 -74L37 -89H49Z", GOLD)
    figure.disc(43, -104, 9, GOLD, 2)
    figure.disc(43, -104, 3.2, INK)
