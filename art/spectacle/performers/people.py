"""Parts that several people share: heads, helmets, feet, hands, folds, flames."""

from typing import Final

from art.spectacle.performers.figure import ACCENT, GOLD, INK, SHADE, Figure

_CREST: Final = (
    "M74 25C68 12 50 6 34 12C17 18 10 35 11 54C11.5 66 11 74 8.5 82C17 82 24 78 26 70"
    "C23 58 22 46 28 37C34 28 44 24 54 24C61 24 66 26 70 30Z"
)
_HELMET: Final = (
    "M78 50C77 35 67 28 54 28C39 28 30 38 30 52C30 63 30 70 26 79C25 82 26 84 29 84L41 84"
    "C44 84 46 82 47.5 78C51 83 57 86.5 66 87C68.5 87 69.5 86 69.3 83.5L68 67C64 66 58 64 54.5 58"
    "C59 53.5 65 52.5 71 53.5L73.5 68C74.5 71 79 71 79.5 67.5Z"
)
_HAIRS: Final = (
    "M36 17C35 21 35.5 24 37 28M24 25C25 29 27 33 29.5 35.5M16 38C19 41 22 42.5 25 43"
    "M13 53C17 54 21 54 24 53.5M12.5 67C17 66.5 21 65.5 24.5 63.5M49 13C47.5 17 48 21 49 24"
    "M62 17C60 20 60 22 60 24.5"
)
_SMOOTH: Final = (
    "M63 24C65 29 67.5 33 68 37C67.5 40 68 42 70 45L75.5 53C76.5 55 75 56.5 72.5 57L70.5 57.5"
    "C70 59 70.5 60 71.5 61C73 62.5 72.5 64 70.5 64.5C72 66 72 67.5 70.5 69C69.5 70 70 71.5 71 73.5"
    "C72.5 77 70 80.5 65 80C60 79.5 56.5 78.5 54 80C53 83 55 88 57 94L24 94C29 84 31 76 29.5 69"
    "C22 64 16 54 16 42C16 24 29 11 45 11C54 11 60 16 63 24Z"
)
_BEARDED: Final = (
    "M63 26C65 29 67.5 33 68 37C67.5 40 68 42 70 45L75.5 53C76.5 55 75 56.5 72.5 57L70.5 57.5"
    "C75 61 78 67 77 75C76 87 69 95 61 97L50 94L24 94C29 84 31 76 29.5 69C22 64 17 55 17 44"
    "C17 28 30 17 45 17C54 17 60 20 63 26Z"
)

_HAIRLINE: Final = (
    "M62 24C57 25 53 29 51.5 34C50 39 44 40 40 43C36 47 38 56 35 61C33 65 31 67 29 68.5"
    "M30 22C27 27 27 32 30 36M21 36C22 41 25 44 29 45M43 18"
    "C39 22 38 27 41 31M22 50C25 53 28 54 32 53"
)


def helmet(figure: Figure, x: float, y: float, scale: float) -> None:
    """A crested helmet; x, y is where the neck meets it."""
    with figure.placed(x - 40 * scale, y - 84 * scale, scale):
        figure.shape(_CREST, ACCENT, 2.4)
        figure.line(_HAIRS, 2.2, SHADE)
        figure.shape(_HELMET)
        figure.shape("M42 78L40 60L60 62L62 80Z")
        figure.line("M30.5 45C40 43 46 48 50 54C56 47 66 46 77 47", 3.2, GOLD)
        figure.line("M53 66C56 73 60 78 65 82", 2.6)


def head(figure: Figure, x: float, y: float, scale: float, *, bearded: bool = False) -> None:
    """A head in profile; x, y is the middle of the neck."""
    with figure.placed(x - 42 * scale, y - 90 * scale, scale):
        figure.shape(_BEARDED if bearded else _SMOOTH)
        figure.inlay("M54 44C57 39.5 63 39.5 67 43C63 46.5 58 47 54 44Z")
        figure.inlay("M59.5 40.5h3.6v5.6h-3.6Z", INK)
        figure.line("M53 36C57 32.5 62 32.5 66 34.5", 2.6)
        figure.line("M41 49C46 45.5 49 51 46.5 56C45 59 42 58.5 42.5 56", 2.6)
        if bearded:
            figure.line(
                "M50 62C52 72 55 81 60 88M57 64C60 72 63 79 67 84M65 64C67 70 70 75 73 78", 2.4
            )
            figure.line("M42 62C43 72 46 82 51 90", 2.4)
        else:
            figure.line("M66 65.5H71", 2.4)
            figure.line(_HAIRLINE, 2.4)


def wreath(figure: Figure, x: float, y: float, scale: float) -> None:
    """Golden leaves round a head drawn by `head` at the same place."""
    with figure.placed(x - 42 * scale, y - 90 * scale, scale):
        for x, y, turn in (
            (16, 56, -88),
            (20, 43, -72),
            (28, 32, -54),
            (39, 24, -34),
            (51, 22, -10),
        ):
            with figure.placed(x, y, 1.15, turn):
                figure.shape("M0 0C3 -8 12 -9 18 -4C13 3 5 4 0 0Z", GOLD, 1.8)
                figure.shape("M2 2C6 0 13 2 16 7C10 10 4 8 2 2Z", GOLD, 1.8)


def fillet(figure: Figure, x: float, y: float, scale: float) -> None:
    """A golden band round a head drawn by `head` at the same place."""
    with figure.placed(x - 42 * scale, y - 90 * scale, scale):
        figure.line("M64.5 29C50 24 30 32 18 49", 5.5, GOLD)


def foot(figure: Figure, x: float, y: float = 0.0, turn: float = 0.0) -> None:
    """A foot in a sandal, its heel below x; y is the ground."""
    with figure.placed(x, y, turn=turn):
        figure.shape("M-5 -16C-8 -9 -9 -4 -8 0H22C24 -3 21 -6 16 -7C11 -9 7 -12 5 -16Z")
        figure.line("M-7 -2.6H20", 1.2)
        figure.line("M-5 -11L6 -8M-6 -6.5L12 -5.5", 1.2)


def folds(figure: Figure, path: str, width: float = 1.5) -> None:
    """Folds of cloth in the accent colour."""
    figure.line(path, width, SHADE)


def flame(figure: Figure, x: float, y: float, scale: float) -> None:
    """A flame rising from x, y."""
    fire = figure.drawing.linear(
        f"fire{x:g}", ((0, "#d8431a"), (0.55, "#f0801f"), (1, "#ffc04a")), (0, -60, 0, 0)
    )
    heat = figure.drawing.radial(
        f"heat{x:g}",
        ((0, "#fff0c0@.75"), (0.3, "#ffb04a@.38"), (1, "#ff8a24@0")),
        (x, y - 24 * scale),
        62 * scale,
    )
    radius = 62 * scale
    figure.glow(
        f"M{x - radius:g} {y - 24 * scale:g}a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0"
        f"a{radius:g} {radius:g} 0 1 0 {-2 * radius:g} 0Z",
        heat,
    )
    with figure.placed(x, y, scale):
        figure.shape(
            "M3 -60C4 -48 22 -40 22 -20C22 -6 13 0 0 0C-13 0 -22 -7 -22 -20C-22 -30 -15 -35 -17 -47"
            "C-10 -44 -7 -39 -6 -33C1 -39 5 -48 3 -60Z",
            fire,
            2.2,
        )
        figure.inlay(
            "M2 -36C3 -28 12 -24 12 -13C12 -5 7 -2 0 -2C-7 -2 -12 -6 -12 -13C-12 -18 -8 -21 -7 -26"
            "C-4 -24 -3 -22 -3 -19C0 -23 2 -28 2 -36Z",
            "#ffe9a8",
        )


def fist(figure: Figure, x: float, y: float) -> None:
    figure.disc(x, y, 6.2)
    figure.line(
        f"M{x - 2.6:g} {y - 3:g}L{x + 3:g} {y - 3.4:g}M{x - 2.8:g} {y:g}L{x + 3.4:g} {y:g}", 1.1
    )
