"""The cage: on wheels, with a bear that shows its claws."""

from art.spectacle.performers.figure import ACCENT, BRONZE, GOLD, INK, LIGHT, SHADE, Figure
from art.spectacle.performers.wheel import wheel
from art.spectacle.svg import Drawing


def draw_cage() -> Drawing:
    figure = Figure(-112, -206, 112)
    figure.shape("M-88 -166H88V-44H-88Z", "#94683a")
    figure.inlay("M-88 -166H88V-140C40 -128 -40 -128 -88 -140Z", INK, 0.45)
    _bear(figure)
    _bars(figure)
    _claws(figure)
    _roof(figure)
    _cart(figure)
    return figure.finish()


def _bear(figure: Figure) -> None:
    figure.limb((-46, -78, 30), (-26, -84, 34), (4, -90, 33), (22, -96, 28))
    figure.limb((-54, -66, 20), (-56, -52, 14), (-52, -48, 12))
    figure.limb((14, -76, 17), (22, -58, 12), (28, -50, 10))
    figure.disc(21, -129, 8.6)
    figure.disc(48, -132, 8.6)
    figure.shape(
        "M14 -108C14 -126 28 -134 40 -130C52 -128 60 -118 68 -110C76 -106 79 -98 74 -94"
        "C68 -90 60 -90 54 -88C60 -84 66 -84 66 -79C60 -72 44 -74 34 -80C22 -86 14 -96 14 -108Z"
    )
    figure.inlay("M66 -94L64 -86L60.6 -92ZM60 -84L58 -90L55 -85.4Z")
    figure.disc(72, -104, 3.6)
    figure.inlay("M43 -113C46 -118 53 -117 56 -112C51 -109 46 -109 43 -113Z", "#ffd46a")
    figure.inlay("M49 -115.6h2.8v5h-2.8Z", INK)
    figure.line("M19 -131C20 -134 24 -134 25 -131M46 -134C48 -136 51 -135 52 -132", 1.4)
    figure.line("M66 -106C69 -108 73 -108 75 -105M40 -120C46 -124 54 -122 58 -117", 1.5)
    figure.line(
        "M-16 -108C-8 -98 -8 -86 -14 -76M6 -104"
        "C2 -92 4 -80 12 -72M-44 -104C-50 -98 -52 -92 -50 -86",
        1.5,
    )


def _bars(figure: Figure) -> None:
    for x in (-83, -50, -17, 17, 50, 83):
        figure.band(f"M{x} -162V-46", 4.6, BRONZE, edge=1.6)
        figure.line(f"M{x - 1:g} -158V-50", 1.1, "#e0b56a")
    for y in (-140, -66):
        figure.band(f"M-84 {y}H84", 3.6, BRONZE, edge=1.4)
    for x in (-83, -50, -17, 17, 50, 83):
        for y in (-140, -66):
            figure.disc(x, y, 3.4, GOLD, 1.2)


def _claws(figure: Figure) -> None:
    """A paw reaches out between the bars."""
    figure.limb((40, -84, 12), (62, -74, 11), (88, -72, 9.6))
    figure.disc(92, -72, 10)
    for x, y in ((101, -77), (103, -71), (100, -65)):
        figure.shape(f"M{x - 4} {y - 2.4:g}L{x + 6} {y + 1}L{x - 4} {y + 2.6:g}Z", LIGHT, 1)
    figure.band("M83 -86V-56", 4.6, BRONZE, edge=1.6)


def _roof(figure: Figure) -> None:
    figure.shape("M-94 -168H94V-158H-94Z", INK)
    figure.line("M-88 -163H88", 1.6, GOLD)
    figure.shape("M-92 -168C-70 -190 70 -190 92 -168Z", ACCENT, 2.4)
    figure.line(
        "M-64 -170L-46 -182M-34 -170L-26 -184M0 -170V-185M34 -170L26 -184M64 -170L46 -182", 2, SHADE
    )
    hem = "".join("q-10.2 17 -20.4 0" for _ in range(9))
    figure.shape(f"M92 -168{hem}Z", ACCENT, 1.8)
    braid = "".join("q10.2 13 20.4 0" for _ in range(9))
    figure.line(f"M-92 -168{braid}", 1.8, GOLD)
    figure.disc(0, -190, 5.4, GOLD, 1.8)


def _cart(figure: Figure) -> None:
    figure.shape("M-98 -48H98L94 -32H-94Z")
    figure.line("M-92 -43H92", 1.7, GOLD)
    figure.line("M-88 -37H88", 1.3)
    figure.band("M94 -40L108 -40", 4)
    for x in (-58, 58):
        wheel(figure, x, 26, 3)
