"""Parts of the rulebook's pictures: the row of symbols, cards, dice and arrows."""

from typing import Final

from colosseum.rules.roma.data import RULES
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.cards import paint_card
from colosseum.scenes.table.roma.layout import CARD
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.zoomed_part import through

_DIE: Final = 42.0
MINE: Final = 0
"""The player from whose side the table is seen, and their colour."""
THEIRS: Final = 1


def draw_row(brush: Brush, box: Box, die: int) -> None:
    """Draw the places of the row, with a die on its symbol."""
    row = layout.ROW
    part = Box(row.left, row.top, layout.PLACES_END - row.left, row.height)

    def paint(patch: Brush) -> None:
        with through(patch, part, box) as inner:
            board.paint_table(inner, beginners=False)
            board.paint_die(inner, die, layout.laid_die(die, 0), _DIE, MINE)

    brush.patch(Appearance(draw_row, die), box, paint)


def card_box(box: Box) -> Box:
    """Where a card is that is as large as fits, in the middle of the box."""
    size = min(box.width / CARD[0], box.height / CARD[1])
    return centred(box.center, CARD[0] * size, CARD[1] * size)


def draw_card(brush: Brush, key: str, box: Box) -> None:
    paint_card(brush, RULES.number(key), card_box(box))


def draw_arrow(brush: Brush, middle: tuple[float, float], *, to_left: bool = False) -> None:
    picture = "icon-back" if to_left else "icon-arrow"
    brush.picture(picture, centred(middle, 30), "ink")


def draw_on_symbol(brush: Brush, name: str, die: int, middle: tuple[float, float]) -> None:
    """A symbol of the row with a die on it."""
    brush.picture("roma/disc", centred(middle, 92))
    brush.picture(f"roma/symbol-{name}", centred(middle, 70))
    board.paint_die(brush, die, (middle[0] + 30, middle[1] + 26), 48, MINE)
