"""Small things of the map: the stones of stages, a padlock, the place for a laurel, ranks."""

import math

from art.title.svg import Svg, num, oval

_INK = "#1c120c"


def draw_stone(*, is_lit: bool) -> Svg:
    """A milestone, 96 × 40: its middle has room for three laurels."""
    svg = Svg(96, 40)
    body = [(0, "#f2e3c4"), (1, "#b8966a")] if is_lit else [(0, "#7b6150"), (1, "#46332a")]
    cap = [(0, "#fff6e2"), (1, "#d9bf92")] if is_lit else [(0, "#947763"), (1, "#5e4738")]
    line = "#4b2e1d" if is_lit else "#20120c"
    stone, top = svg.linear_box("stone", body), svg.linear_box("cap", cap)
    svg.fill("M6 5H90L91 33H5Z", stone, edge=line)
    svg.fill("M3.5 1H92.5V7.4H3.5Z", top, edge=line)
    svg.fill("M1.5 32.4H94.5V39H1.5Z", stone, edge=line)
    if is_lit:
        svg.fill("M14 9.4H82V30H14Z", "#2a180f", edge="#6b4a2c")
    else:
        svg.stroke("M30 14L36 20L33 27M62 12L58 22", "#20120c", 1, 0.6)
    return svg


def draw_padlock() -> Svg:
    svg = Svg(32, 32)
    iron = svg.linear_box("iron", [(0, "#f2e2c2"), (1, "#a08863")])
    svg.circle((16, 16), 15.4, "#c9ad7c")
    svg.circle((16, 16), 13.6, "#1a0f09")
    svg.stroke("M11.4 15V11.6A4.6 4.6 0 0 1 20.6 11.6V15", "#e9d7b4", 2.4)
    svg.fill("M8.8 14.4H23.2V24.6H8.8Z", iron)
    svg.circle((16, 18.4), 1.9, "#1a0f09")
    svg.fill("M15.1 18.4H16.9V22.6H15.1Z", "#1a0f09")
    return svg


def draw_laurel_place(colour: str) -> Svg:
    """A broken ring where a laurel will be."""
    svg = Svg(48, 48)
    for part in range(10):
        start, end = (2 * math.pi * (part + at) / 10 for at in (0.18, 0.82))
        points = [(24 + 18 * math.cos(turn), 24 + 18 * math.sin(turn)) for turn in (start, end)]
        svg.stroke(
            f"M{num(points[0][0])} {num(points[0][1])}A18 18 0 0 1 "
            f"{num(points[1][0])} {num(points[1][1])}",
            colour,
            2.8,
        )
    return svg


def draw_torch() -> Svg:
    """The pole of a torch, 16 × 32; the flame is drawn above it."""
    svg = Svg(16, 32)
    svg.fill("M6.4 32L5.6 4H10.4L9.6 32Z", "#2a150d")
    svg.fill("M2.6 1.6H13.4L10.8 9H5.2Z", "#6d4a2b", edge="#1a0d07")
    return svg


def draw_post() -> Svg:
    """The signpost at the fork, 24 × 96."""
    svg = Svg(24, 96)
    svg.fill("M8 12H16V96H8Z", "#5b3724", edge="#1a0d07")
    svg.circle((12, 8), 7, "#1a0d07")
    svg.circle((12, 8), 5.6, "#d1a53a")
    return svg


def draw_chair() -> Svg:
    """The curule chair of those who hold an office."""
    svg = Svg(96, 96)
    for leg in ("M12 86C34 78 50 62 74 34", "M84 86C62 78 46 62 22 34"):
        svg.stroke(leg, _INK, 9)
        svg.stroke(leg, "#f3e7cf", 1.6)
    svg.fill("M12 28H84V40H12Z", _INK)
    svg.fill("M14 12C22 8 26 14 24 30H14Z M82 12C74 8 70 14 72 30H82Z", _INK)
    svg.stroke("M16 34H80", "#f3e7cf", 1.8)
    svg.circle((48, 63), 5, "#f3e7cf")
    svg.circle((48, 63), 2.4, _INK)
    svg.stroke("M8 90H26M70 90H88", _INK, 6)
    return svg


def draw_fasces() -> Svg:
    """The bundle of rods with its axe."""
    svg = Svg(96, 96)
    for place in range(5):
        x = 36 + place * 6
        svg.fill(f"M{x - 3} 12H{x + 3}V88H{x - 3}Z", _INK)
        svg.stroke(f"M{x - 1} 16V84", "#f3e7cf", 1.2)
    svg.fill("M60 18H68C78 14 86 20 86 32C86 44 78 50 68 46H60Z", _INK)
    svg.stroke("M78 24C82 30 82 36 78 41", "#f3e7cf", 1.6)
    for y in (30, 52, 74):
        svg.fill(f"M30 {y}H66V{y + 5}H30Z", "#b4532a", edge=_INK)
    return svg


def draw_key() -> Svg:
    """The key to the treasury."""
    svg = Svg(96, 96)
    svg.fill(oval((30, 34), 20, 20) + oval((30, 34), 10, 10), _INK)
    svg.fill(oval((30, 34), 10, 10), "#f5d98b")
    svg.stroke("M44 46L82 82", _INK, 9)
    svg.stroke("M68 70L58 80M78 80L68 90", _INK, 8)
    svg.stroke("M46 48L80 80", "#f3e7cf", 1.6)
    return svg


def draw_scroll() -> Svg:
    """The roll of citizens, which the censor keeps."""
    svg = Svg(96, 96)
    svg.fill("M24 14H74C82 14 84 24 78 28V74H28V26Z", _INK)
    svg.fill("M18 70H70C78 72 78 84 70 86H24C14 86 12 74 18 70Z", _INK)
    for y in (34, 44, 54, 64):
        svg.stroke(f"M36 {y}H70", "#f3e7cf", 2)
    svg.stroke("M24 78H66", "#f3e7cf", 1.6)
    return svg


def draw_column() -> Svg:
    """A column, since aediles look after the buildings."""
    svg = Svg(96, 96)
    svg.fill(
        "M20 10H76V22H20Z M28 22H68V30H28Z M32 30H64V74H32Z M26 74H70V82H26Z M18 82H78V92H18Z", _INK
    )
    for x in (40, 48, 56):
        svg.stroke(f"M{x} 34V70", "#f3e7cf", 1.8)
    svg.stroke("M24 16H72M24 87H72", "#f3e7cf", 1.6)
    return svg


def draw_toga() -> Svg:
    """A citizen in a toga."""
    svg = Svg(96, 96)
    svg.circle((48, 24), 15, _INK)
    svg.fill("M18 92C18 62 26 44 48 42C70 44 78 62 78 92Z", _INK)
    svg.stroke("M34 48C44 60 56 70 74 76M30 58C40 72 52 82 68 88", "#f3e7cf", 1.8)
    svg.stroke("M36 22C40 28 40 30 38 34", "#f3e7cf", 1.4)
    return svg


SIGNS = {
    "stone": draw_stone(is_lit=True),
    "stone-dim": draw_stone(is_lit=False),
    "padlock": draw_padlock(),
    "laurel-place": draw_laurel_place("#8a7150"),
    "laurel-place-light": draw_laurel_place("#9a8056"),
    "torch": draw_torch(),
    "post": draw_post(),
    "rank-citizen": draw_toga(),
    "rank-quaestor": draw_key(),
    "rank-aedile": draw_column(),
    "rank-praetor": draw_chair(),
    "rank-consul": draw_fasces(),
    "rank-censor": draw_scroll(),
}
