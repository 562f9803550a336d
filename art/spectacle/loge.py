"""The loge from which the crowd is seen: canopy, pillars, balustrade, and a throne."""

from typing import Final

from art.spectacle.svg import Drawing

INK: Final = "#24160f"
GOLD: Final = "#e3bb52"
_MARBLE: Final = ((0.0, "#fbf2dd"), (1.0, "#bfa57a"))
_ROUND: Final = ((0.0, "#a58a62"), (0.3, "#fbf2dd"), (0.6, "#e4d2ac"), (1.0, "#8a6f4a"))
_FOLDS: Final = (
    (0, "#4a2159"),
    (0.12, "#7a3f93"),
    (0.26, "#532663"),
    (0.42, "#7f4499"),
    (0.58, "#5b2a6e"),
    (0.74, "#7f4499"),
    (0.88, "#4d235c"),
    (1, "#6b357f"),
)


def draw_loge() -> Drawing:
    drawing = Drawing()
    for left in (331.0, 1133.0):
        _pillar(drawing, left)
    _canopy(drawing)
    _balustrade(drawing)
    return drawing


def _gold(drawing: Drawing, top: float, height: float) -> str:
    stops = ((0, "#fbe6a0"), (0.5, "#e0b545"), (1, "#b07f24"))
    return drawing.linear(f"gold{top:g}", stops, (0, top, 0, top + height))


def _pillar(drawing: Drawing, left: float) -> None:
    width = 30.0
    shaft = drawing.linear(f"shaft{left:g}", _ROUND, (left + 3, 0, left + width - 3, 0))
    edge = f'stroke="{INK}" stroke-width="1.4"'
    drawing.add(
        f'<rect x="{left + 3}" y="80" width="{width - 6}" height="545" fill="{shaft}" {edge}/>'
    )
    for flute in range(4):
        x = left + 7 + flute * 5.4
        drawing.stroke([(x, 110), (x, 600)], "#8a6f4a", 1.1, 0.6)
    right = left + width
    drawing.add(
        f'<path d="M{left - 5} 80H{right + 5}L{right} 104H{left}'
        f'Z" fill="{_gold(drawing, 80, 24)}" {edge}/>'
    )
    base = drawing.linear("base", _MARBLE, (0, 600, 0, 622))
    drawing.add(f'<path d="M{left - 4} 606H{right + 4}V622H{left - 4}Z" fill="{base}" {edge}/>')


def _canopy(drawing: Drawing) -> None:
    scallops = 14
    width = 862 / scallops
    cloth = drawing.linear("cloth", ((0, "#8a4aa3"), (1, "#43204f")), (0, 56, 0, 102))
    hem = "".join(f"q{-width / 2:.2f} 22 {-width:.2f} 0" for _ in range(scallops))
    shadow = "".join(f"q{-width / 2:.2f} 24 {-width:.2f} 0" for _ in range(scallops))
    drawing.add(f'<path d="M316 58H1178V88{shadow}Z" fill="#0a0503" opacity=".35"/>')
    drawing.add(
        f'<path d="M316 56H1178V80{hem}Z" fill="{cloth}" stroke="{INK}" stroke-width="1.6"/>'
    )
    braid = "".join(f"q{width / 2:.2f} 22 {width:.2f} 0" for _ in range(scallops))
    drawing.add(f'<path d="M316 80{braid}" fill="none" stroke="{GOLD}" stroke-width="3"/>')
    drawing.stroke([(316, 64), (1178, 64)], GOLD, 2.4)
    gold = _gold(drawing, 79, 8)
    for tassel in range(scallops + 1):
        drawing.add(
            f'<circle cx="{316 + tassel * width:.1f}" cy="83" r="3.6" fill="{gold}" '
            f'stroke="{INK}" stroke-width="1"/>'
        )


def _balustrade(drawing: Drawing) -> None:
    drawing.add('<rect x="316" y="612" width="862" height="112" fill="#2a1812"/>')
    for number in range(30):
        x = 336 + number * 28.4
        round_ = drawing.linear(f"b{number}", _ROUND, (x - 10, 0, x + 10, 0))
        drawing.add(
            f'<path d="M{x - 6} 634H{x + 6}V639C{x + 6} 644 {x + 3} 646 {x + 3} 650'
            f"C{x + 3} 658 {x + 10} 662 {x + 10} 674C{x + 10} 684 {x + 5} 688 {x + 5} 694"
            f"H{x - 5}C{x - 5} 688 {x - 10} 684 {x - 10} 674C{x - 10} 662 {x - 3} 658 "
            f'{x - 3} 650C{x - 3} 646 {x - 6} 644 {x - 6} 639Z" fill="{round_}" '
            f'stroke="{INK}" stroke-width="1"/>'
        )
    low = drawing.linear("low", _MARBLE, (0, 694, 0, 724))
    rail = drawing.linear("rail", _MARBLE, (0, 610, 0, 636))
    edge = f'stroke="{INK}" stroke-width="1.5"'
    drawing.add(f'<rect x="316" y="694" width="862" height="30" fill="{low}" {edge}/>')
    drawing.add('<rect x="316" y="634" width="862" height="7" fill="#0a0503" opacity=".4"/>')
    drawing.add(f'<rect x="316" y="610" width="862" height="26" fill="{rail}" {edge}/>')
    drawing.stroke([(319, 618), (1175, 618)], "#ffffff", 1.6, 0.7)
    drawing.stroke([(319, 629), (1175, 629)], "#8a6f4a", 1.2, 0.6)


def draw_throne() -> Drawing:
    """Where a noble sits: purple, with a golden edge."""
    drawing = Drawing(0, 0, 140, 120)
    folds = drawing.linear("folds", _FOLDS, (14, 0, 126, 0))
    drawing.add(
        f'<path d="M6 122C2 38 30 14 70 14S138 38 134 122Z" fill="#43204f" stroke="{GOLD}" '
        f'stroke-width="4"/>'
    )
    drawing.add(
        f'<path d="M18 122C14 48 36 26 70 26S126 48 122 122Z" fill="{folds}" stroke="{INK}"/>'
    )
    drawing.add(
        f'<circle cx="70" cy="12" r="9" fill="{_gold(drawing, 3, 18)}" stroke="{INK}" '
        f'stroke-width="1.4"/>'
    )
    return drawing
