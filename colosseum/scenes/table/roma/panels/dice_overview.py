"""What each unused die would do on its own symbol, before one is chosen."""

from collections.abc import Callable
from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY, CardNumber
from colosseum.rules.roma.display_names import symbol_name
from colosseum.scenes.table.roma import board
from colosseum.scenes.table.roma.card_faces import paint_face_words, paint_name
from colosseum.scenes.table.roma.cards import card_tip, paint_small
from colosseum.tutor.roma.marks import RowSymbol
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    BODY,
    GOLD,
    PAPER,
    STONE_DARK,
    STRONG,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Look, Widget
from colosseum.words.translation import say, tr

_HIGH: Final = 64.0
_GAP: Final = 6.0


def row_boxes(room: Box, count: int) -> list[Box]:
    """From the top of the room."""
    return [
        Box(room.left, room.top + number * (_HIGH + _GAP), room.width, _HIGH)
        for number in range(count)
    ]


class DieRow(Widget):
    """A die, the card beside its symbol, and what that would do; pressing it takes the die."""

    def __init__(
        self,
        number: int,
        die: int,
        card: CardNumber,
        words: str,
        box: Box,
        on_press: Callable[[], None],
        *,
        colour: int,
    ) -> None:
        tip = "" if card == EMPTY else card_tip(card)
        about = () if card == EMPTY else (RowSymbol(die),)
        super().__init__(f"take-die-{number}", box, on_press=on_press, tip=tip, about=about)
        self.is_alike = True
        on_it = tr("no card") if card == EMPTY else CARDS[card].name
        name = tr("Die {number}: {card}", number=die, card=on_it)
        self.spoken = "\n".join((", ".join(filter(None, (name, words.replace("\n", " ")))), tip))
        self._die = die
        self._card = card
        self._words = words
        self._colour = colour

    def draw(self, brush: Brush, look: Look) -> None:
        box = self.box
        edge = GOLD if look.lit else STONE_DARK
        brush.slab(box, PAPER, radius=9, edge=edge, edge_width=3 if look.lit else 1.5)
        at = (box.left + 31, box.centery)
        board.paint_die(brush, self._die, at, 44, self._colour)
        tile = centred((box.left + 88, box.centery), 52)
        left = tile.right + 10
        head = Box(left, box.top + 4, box.right - left - 8, 21)
        if self._card == EMPTY:
            board.paint_dashed(brush, tile, UMBER_LIGHT, 2)
            name = tr("{place}: no card", place=symbol_name(self._die))
        else:
            paint_small(brush, self._card, tile)
            name = f"{say(symbol_name(self._die))} · {CARDS[self._card].name}"
        paint_name(brush, name, head, STRONG.but(size=17, align="left"), grows=True)
        room = Box(left, head.bottom, head.width, box.bottom - head.bottom - 4)
        if self._words or self._card == EMPTY:
            style = BODY.but(size=15, valign="top")
            brush.text(self._words, room, style, lines=2, where="die")
        else:
            paint_face_words(brush, self._card, room)
