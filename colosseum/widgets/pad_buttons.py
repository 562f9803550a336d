"""The buttons of a game controller: which there are, and how each looks on the pad in hand."""

from enum import Enum, StrEnum, auto
from typing import Final

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import CREAM, GOLD, STRONG, UMBER_DARK, Colour, colour


class PadButton(Enum):
    """What a pad can press, called as on an Xbox controller; sticks press as they are pushed."""

    A = auto()
    B = auto()
    X = auto()
    Y = auto()
    LB = auto()
    RB = auto()
    LT = auto()
    RT = auto()
    VIEW = auto()
    MENU = auto()
    LEFT_STICK = auto()
    RIGHT_STICK = auto()
    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    LOOK_UP = auto()
    LOOK_DOWN = auto()
    LOOK_LEFT = auto()
    LOOK_RIGHT = auto()


class PadFamily(StrEnum):
    """Whose signs are on the buttons."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"


_FACES: Final = (PadButton.A, PadButton.B, PadButton.X, PadButton.Y)
_XBOX: Final = dict(zip(_FACES, ("#7fc241", "#e8605a", "#5aa9e6", "#f2c94c"), strict=True))
_PLAYSTATION: Final = dict(zip(_FACES, ("#9fc3f0", "#f08c86", "#e6a3d0", "#7fd6b0"), strict=True))
LETTERS: Final = {
    PadFamily.XBOX: ("LB", "RB", "LT", "RT", "L", "R"),
    PadFamily.PLAYSTATION: ("L1", "R1", "L2", "R2", "L3", "R3"),
    PadFamily.NINTENDO: ("L", "R", "ZL", "ZR", "L", "R"),
}
LETTERED: Final = (
    *(PadButton.LB, PadButton.RB, PadButton.LT, PadButton.RT),
    *(PadButton.LEFT_STICK, PadButton.RIGHT_STICK),
)
_STICKS: Final = {PadButton.LEFT_STICK, PadButton.RIGHT_STICK}
_PUSHED: Final = {PadButton.LEFT: PadButton.LEFT_STICK, PadButton.LOOK_UP: PadButton.RIGHT_STICK}
"""What stands for a stick that is pushed aside, and whose letter it has."""

HEIGHT: Final = 26.0
"""Of a button as drawn; its letters are never smaller than others."""
_LETTER: Final = 17.0

_in_hand: PadFamily | None = None


def in_hand() -> PadFamily | None:
    """The pad that was used last; None once the mouse or the keyboard is."""
    return _in_hand


def take_in_hand(family: PadFamily | None) -> None:
    global _in_hand
    _in_hand = family


def width_of(button: PadButton) -> float:
    """The room that it takes across."""
    is_wide = button in LETTERED and button not in _STICKS
    return HEIGHT * 1.5 if is_wide else HEIGHT


def draw_button(
    brush: Brush, centre: tuple[float, float], button: PadButton, family: PadFamily
) -> None:
    """Draw a button as it is on this pad."""
    box = centred(centre, width_of(button), HEIGHT)
    pushed = _PUSHED.get(button)
    is_round = button in _FACES or button in _STICKS or pushed is not None
    radius = HEIGHT / 2 if is_round else 7.0
    edge = GOLD if button in _STICKS else CREAM
    brush.slab(box, UMBER_DARK, radius=radius, edge=edge, edge_width=1.5)
    if button in _FACES:
        _draw_face(brush, box, button, family)
    elif button in LETTERED or pushed is not None:
        letters = LETTERS[family][LETTERED.index(pushed or button)]
        _draw_letters(brush, box, letters[:1] if pushed else letters, CREAM)
    elif button is PadButton.UP:
        for wide, high in ((16, 6), (6, 16)):
            brush.slab(centred(box.center, wide, high), CREAM, radius=1)
    else:
        _draw_middle(brush, box, button, family)


def _draw_letters(brush: Brush, box: Box, letters: str, ink: Colour) -> None:
    style = STRONG.but(size=_LETTER, colour=ink, align="centre")
    brush.number(letters, box, style, where="pad")


def _draw_face(brush: Brush, box: Box, button: PadButton, family: PadFamily) -> None:
    if family is PadFamily.PLAYSTATION:
        _draw_sign(brush, box, button)
    else:
        ink = colour(_XBOX[button]) if family is PadFamily.XBOX else CREAM
        _draw_letters(brush, box, button.name, ink)


def _draw_sign(brush: Brush, box: Box, button: PadButton) -> None:
    """Cross, circle, square or triangle."""
    ink, (x, y), r = colour(_PLAYSTATION[button]), box.center, 5.5
    match button:
        case PadButton.A:
            for way in (-1, 1):
                bar = [(-r, -r + 1.6), (-r + 1.6, -r), (r, r - 1.6), (r - 1.6, r)]
                brush.polygon([(x + way * dx, y + dy) for dx, dy in bar], ink)
        case PadButton.B:
            brush.disc((x, y), r + 1, UMBER_DARK, edge=ink, edge_width=2)
        case PadButton.X:
            brush.slab(centred((x, y), 2 * r + 1), None, radius=1, edge=ink, edge_width=2)
        case _:
            corners = [(x, y - r - 1), (x + r + 1.5, y + r - 1), (x - r - 1.5, y + r - 1)]
            brush.polygon(corners, None, edge=ink, edge_width=2)


def _draw_middle(brush: Brush, box: Box, button: PadButton, family: PadFamily) -> None:
    """One of the two small buttons in the middle."""
    (x, y), w = box.center, 6.0
    if button is PadButton.MENU and family is PadFamily.NINTENDO:
        lines = [((x - w, y), (x + w, y)), ((x, y - w), (x, y + w))]
    elif button is PadButton.MENU:
        lines = [((x - w, y + by), (x + w, y + by)) for by in (-5, 0, 5)]
    elif button is PadButton.VIEW and family is PadFamily.NINTENDO:
        lines = [((x - w, y), (x + w, y))]
    elif button is PadButton.VIEW and family is PadFamily.PLAYSTATION:
        lines = [((x, y - 6), (x, y + 1)), ((x - 6, y - 2), (x - 3, y + 3))]
        lines.append(((x + 6, y - 2), (x + 3, y + 3)))
    else:
        for by in (-3.0, 3.0):
            square = centred((x + by, y + by), 9, 8)
            brush.slab(square, UMBER_DARK, radius=1, edge=CREAM, edge_width=1.5)
        lines = []
    for start, end in lines:
        brush.line(start, end, CREAM, 2)
