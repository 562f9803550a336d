"""What a controller's buttons are called aloud, where they are drawn as signs."""

from typing import Final

from colosseum.widgets.pad_buttons import LETTERED, LETTERS, PadButton, PadFamily
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say

_SHAPES: Final = {
    PadButton.A: Sentence("Cross"),
    PadButton.B: Sentence("Circle"),
    PadButton.X: Sentence("Square"),
    PadButton.Y: Sentence("Triangle"),
}
"""On PlayStation’s controllers."""
_SAME_ON_ALL: Final = {
    PadButton.UP: Sentence("direction pad"),
    PadButton.LEFT: Sentence("left stick"),
    PadButton.LOOK_UP: Sentence("right stick"),
    PadButton.LEFT_STICK: Sentence("left stick, pressed"),
    PadButton.RIGHT_STICK: Sentence("right stick, pressed"),
}
_IN_THE_MIDDLE: Final = {
    PadFamily.XBOX: ("View", "Menu"),
    PadFamily.PLAYSTATION: ("Create", "Options"),
    PadFamily.NINTENDO: ("Minus", "Plus"),
}
"""Names that their makers do not translate."""


def spoken_button(button: PadButton, family: PadFamily) -> str:
    if button in _SAME_ON_ALL:
        return say(_SAME_ON_ALL[button])
    if button in (PadButton.VIEW, PadButton.MENU):
        return _IN_THE_MIDDLE[family][button is PadButton.MENU]
    if button in LETTERED:
        return LETTERS[family][LETTERED.index(button)]
    return say(_SHAPES[button]) if family is PadFamily.PLAYSTATION else button.name
