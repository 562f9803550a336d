"""The bar at the top of every table: the game's name, and the phases as pennants."""

from collections.abc import Sequence
from typing import Final

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    SMALL,
    STONE,
    STONE_DARK,
    TERRACOTTA,
    TITLE,
    UMBER,
    UMBER_DARK,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import tr

TOP: Final = Box(0, 0, 1600, 56)
RIBBON: Final = Box(500, 9, 680, 37)
"""Where the phases are."""
_POINT: Final = 13.0
"""How far a pennant's point reaches."""
_PHASE: Final = TITLE.but(size=17, align="centre")


def whole_bar(brush: Brush) -> Box:
    """The bar as wide as the window."""
    whole = brush.screen.everything
    return Box(whole.left, whole.top, whole.width, TOP.bottom - whole.top)


def paint_bar(brush: Brush, name: str, room: Box) -> None:
    """Paint the bar with the game's name in its room."""
    left, top = brush.screen.units((0, 0))
    bar = Box(left, top, brush.screen.everything.width, TOP.bottom - top)
    brush.slab(bar, (UMBER_DARK, UMBER), radius=0)
    brush.slab(Box(bar.left, bar.bottom - 2, bar.width, 2), GOLD, radius=0)
    brush.text(name, room, TITLE.but(size=26, colour=GOLD), where="header")


def name_room(width: float, *, has_word_below: bool) -> Box:
    """Where the game's name goes."""
    return Box(20, 2, width, 34) if has_word_below else Box(20, 8, width, 40)


def earlier_rules(width: float, differences: Sentence | None) -> list[Widget]:
    """A word below the game's name if it is played by earlier rules; the tip says which."""
    if differences is None:
        return []
    box = Box(20, 33, width, 20)

    def paint(brush: Brush, look: Look) -> None:
        brush.text(tr("Earlier rules"), box, SMALL.but(colour=GOLD_LIGHT), where="earlier rules")

    tip = tr(
        "This game continues under the rules it began with. {differences}", differences=differences
    )
    return [Area("earlier-rules", box, paint, tip=tip)]


def paint_phases(brush: Brush, phases: Sequence[str], now: int) -> None:
    """Paint a pennant for each phase; `now` counts from 0, and -1 is before all of them."""
    boxes = [_words_box(number, len(phases)) for number in range(len(phases))]
    size = min(
        brush.fitted(words, box, _PHASE).size for words, box in zip(phases, boxes, strict=True)
    )
    for number, words in enumerate(phases):
        if number == now:
            fill, edge, ink = TERRACOTTA, GOLD_LIGHT, CREAM
        elif number < now:
            fill, edge, ink = UMBER_LIGHT, UMBER_LIGHT, STONE
        else:
            fill, edge, ink = UMBER_DARK, UMBER_LIGHT, STONE_DARK
        brush.polygon(_outline(number, len(phases)), fill, edge=edge, edge_width=1.5)
        brush.text(words, boxes[number], _PHASE.but(size=size, colour=ink), where="phase")


def _outline(number: int, count: int) -> list[tuple[float, float]]:
    width = RIBBON.width / count
    left = RIBBON.left + number * width
    return [
        (left, RIBBON.top),
        (left + width - 3, RIBBON.top),
        (left + width - 3 + _POINT, RIBBON.centery),
        (left + width - 3, RIBBON.bottom),
        (left, RIBBON.bottom),
        (left + _POINT, RIBBON.centery),
    ]


def _words_box(number: int, count: int) -> Box:
    """Where a pennant's words go."""
    width = RIBBON.width / count
    left = RIBBON.left + number * width
    return Box(left + _POINT + 4, RIBBON.top, width - _POINT - 6, RIBBON.height)
