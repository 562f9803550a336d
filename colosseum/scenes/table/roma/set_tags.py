"""The small tag that says which set a card is from: I for the first Roma, II for Arena."""

from typing import Final

from colosseum.rules.roma.data import RULES, CardNumber, CardSet
from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import CREAM, PURPLE, SMALLEST, TERRACOTTA, TITLE, UMBER

TAGS: Final = {CardSet.ROMA: "I", CardSet.ARENA: "II"}
_BOTH: Final = "I·II"
_COLOURS: Final = {"I": TERRACOTTA, "II": PURPLE, _BOTH: UMBER}
_WIDTHS: Final = {"I": 18.0, "II": 23.0, _BOTH: 36.0}
_HEIGHT: Final = 21.0


def tag_of(card: CardNumber) -> str:
    data = RULES.cards[card]
    tags = [tag for cards, tag in TAGS.items() if data.copies_in(cards)]
    return tags[0] if len(tags) == 1 else _BOTH


def tag_width(tag: str) -> float:
    return _WIDTHS[tag]


def paint_tag(brush: Brush, tag: str, middle: tuple[float, float], size: float = 1.0) -> None:
    """It does not grow with the player's letters, since cards do not."""
    box = centred(middle, _WIDTHS[tag] * size, _HEIGHT * size)
    brush.slab(box, _COLOURS[tag], radius=5 * size, edge=CREAM, edge_width=1.2)
    units = 14.5 * size
    pixels = max(1, round((max(SMALLEST, units) if size > 0.75 else units) * brush.screen.scale))
    letters = brush.paintbox.lettering.render(tag, TITLE.face, pixels, CREAM)
    at = letters.get_rect(center=brush.screen.rect(box).center)
    brush.stamp(letters, at.topleft, CREAM)
