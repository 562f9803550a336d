"""Who watches: spectators across the sand, heads right below the loge, and petals they throw."""

from random import Random
from typing import Final

from art.spectacle.svg import Drawing, mixed

_TUNICS: Final = ("#6d2a1c", "#8a5a26", "#5e3a52", "#7a4a30", "#a07a4a", "#4a2f3a")
_SKINS: Final = ("#d79a66", "#c08455", "#d9a271", "#a86f48", "#cf9160", "#b57c50")
_RIM: Final = "#ffbf78"
_DARK: Final = "#140a0b"


def draw_person(number: int) -> Drawing:
    """One of six spectators, seen from the front; the third and the sixth cheer."""
    drawing = Drawing(-10, -26, 20, 26)
    tunic, skin = _TUNICS[number - 1], _SKINS[number - 1]
    if number == 3:
        _arm(drawing, "M-4.6 -10.5C-6.6 -14 -7.4 -18 -7.6 -22.6", skin)
        _arm(drawing, "M4.6 -10.5C6.6 -14 7.4 -18 7.6 -22.6", skin)
    elif number == 6:
        _arm(drawing, "M4.6 -10.5C7 -13.5 7.2 -17.6 5.6 -22.8", skin)
    cloth = drawing.linear(
        "cloth",
        ((0, mixed(tunic, _RIM, 0.28)), (0.5, tunic), (1, mixed(tunic, _DARK, 0.4))),
        (0, -13, 0, 0),
    )
    drawing.add(
        f'<path d="M-6.4 0C-7.2 -9.5 -4.6 -13 0 -13S7.2 -9.5 6.4 0Z" fill="{cloth}"/>'
        f'<path d="M-2.6 -12.4L0 -8.4L2.6 -12.4Z" fill="{mixed(skin, _DARK, 0.2)}"/>'
        f'<circle cx="0" cy="-16.2" r="4.2" fill="{skin}"/>'
        f'<path d="M-4.4 -16C-5 -22 5 -22 4.4 -16C3 -18.6 -3 -18.6 -4.4 -16Z" '
        f'fill="{mixed("#3a2014", tunic, 0.15)}"/>'
    )
    for d in ("M-4 -18.2C-3 -21.4 3 -21.4 4 -18.2", "M-6 -8C-5.4 -10.8 -4.2 -12 -2.6 -12.6"):
        drawing.add(
            f'<path d="{d}" fill="none" stroke="{_RIM}" stroke-width="1.1" stroke-linecap="round"/>'
        )
    return drawing


def _arm(drawing: Drawing, d: str, skin: str) -> None:
    drawing.add(
        f'<path d="{d}" fill="none" stroke="{skin}" stroke-width="2.8" stroke-linecap="round"/>'
    )


def draw_heads() -> Drawing:
    """The rows right below the loge: dark heads and shoulders against the light of the sand."""
    drawing = Drawing(0, 0, 862, 48)
    rng = Random("heads")
    for number in range(40):
        x = -4 + number * 22.2 + rng.uniform(-4, 4)
        _from_behind(drawing, x, rng.uniform(14, 19), rng.uniform(6.6, 7.6), rng, faint=True)
    for number in range(33):
        x = 12 + number * 26.2 + rng.uniform(-5, 5)
        _from_behind(drawing, x, rng.uniform(25, 32), rng.uniform(8.6, 10.2), rng, faint=False)
    return drawing


def _from_behind(
    drawing: Drawing, x: float, y: float, radius: float, rng: Random, *, faint: bool
) -> None:
    dark, light = ("#24120f", "#b86a34") if faint else (_DARK, "#f0a050")
    k = radius / 9
    if rng.random() < 0.24:
        side = rng.choice((-1, 1))
        top = max(4.0, y - rng.uniform(15, 22) * k)
        elbow, hand = x + side * 11 * k, x + side * rng.uniform(12, 17) * k
        drawing.add(
            f'<path d="M{elbow:.1f} {y + 14 * k:.1f}L{hand:.1f} {top:.1f}" fill="none" '
            f'stroke="{dark}" stroke-width="{6 * k:.1f}" stroke-linecap="round"/>'
            f'<path d="M{elbow + 2.2 * k:.1f} {y + 4 * k:.1f}'
            f'L{hand + 2 * k:.1f} {top:.1f}" fill="none" '
            f'stroke="{light}" stroke-width="{1.3 * k:.1f}" stroke-linecap="round" opacity=".8"/>'
        )
    drawing.add(
        f'<path d="M{x - 18 * k:.1f} {y + 40 * k:.1f}C{x - 20 * k:.1f} {y + 16 * k:.1f} '
        f"{x - 10 * k:.1f} {y + 9 * k:.1f} {x:.1f} {y + 9 * k:.1f}"
        f"S{x + 20 * k:.1f} {y + 16 * k:.1f} "
        f'{x + 18 * k:.1f} {y + 40 * k:.1f}Z" fill="{dark}"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{dark}"/>'
    )
    if not faint and rng.random() < 0.25:
        drawing.add(
            f'<circle cx="{x:.1f}" cy="{y - radius:.1f}" r="{radius * 0.42:.1f}" fill="{dark}"/>'
        )
    drawing.add(
        f'<path d="M{x - radius * 0.9:.1f} {y - radius * 0.4:.1f}A{radius:.1f} {radius:.1f} 0 0 1 '
        f"{x + radius * 0.9:.1f} {y - radius * 0.4:.1f}M{x - 16 * k:.1f} {y + 18 * k:.1f}"
        f"Q{x - 12 * k:.1f} {y + 11 * k:.1f} {x - 6 * k:.1f} {y + 10 * k:.1f}"
        f"M{x + 16 * k:.1f} {y + 18 * k:.1f}Q{x + 12 * k:.1f} {y + 11 * k:.1f} "
        f'{x + 6 * k:.1f} {y + 10 * k:.1f}" fill="none" stroke="{light}" '
        f'stroke-width="{1.6 * k:.1f}" stroke-linecap="round" opacity=".85"/>'
    )


_PETALS: Final = (
    ("#f28a74", "#c8361f", "M2 9C2 2 12 0 22 6C18 14 8 17 2 9Z", "M4 9C10 6 16 5.6 20 6.6"),
    ("#fff6e0", "#e9bf72", "M2 6C8 0 18 1 22 9C16 16 5 15 2 6Z", "M4 7C10 7 16 8 20 9.6"),
    (
        "#f9c3c0",
        "#d97b86",
        "M3 12C0 5 8 0 14 2C20 3 23 9 21 13C15 9 9 10 3 12Z",
        "M5 10C9 6.4 14 6 18.6 9",
    ),
)


def draw_petal(number: int) -> Drawing:
    drawing = Drawing(0, 0, 24, 16)
    light, dark, outline, vein = _PETALS[number - 1]
    fill = drawing.linear("petal", ((0, light), (1, dark)), (0, 0, 20, 16))
    drawing.add(f'<path d="{outline}" fill="{fill}"/>')
    drawing.add(
        f'<path d="{vein}" fill="none" stroke="{mixed(light, dark, 0.75)}" stroke-width="1" '
        f'stroke-linecap="round" opacity=".7"/>'
    )
    return drawing
