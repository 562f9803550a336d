"""The discard pile spread out, the last card first."""

from functools import partial
from typing import Final

from colosseum.rules.roma.data import CardNumber
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.table.roma.cards import card_tip, paint_card
from colosseum.scenes.table.roma.layout import CARD
from colosseum.text import ntr, tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import TITLE
from colosseum.widgets.widget import Area, Look, Widget

_ACROSS: Final = 14
_SMALL: Final = 0.85
"""How large cards are where there are many."""


class Discards(Scene):
    """Over the table: everyone may look at what lies there."""

    over = True

    def __init__(self, window: Window, cards: tuple[CardNumber, ...]) -> None:
        super().__init__(window)
        self._cards = cards[::-1]
        size = 1.0 if len(cards) <= 2 * _ACROSS else _SMALL
        self._card = CARD[0] * size, CARD[1] * size
        across = min(_ACROSS, max(4, len(cards)))
        down = -(-len(cards) // across)
        wide, high = across * (self._card[0] + 6) + 58, down * (self._card[1] + 6) + 148
        self._across = across
        self._box = centred(WHOLE.center, wide, high)

    def widgets(self) -> list[Widget]:
        close = Box(self._box.centerx - 90, self._box.bottom - 66, 180, 48)
        cards: list[Widget] = []
        for number, card in enumerate(self._cards):
            box = self._place(number)
            paint = partial(_paint, card, box)
            cards.append(Area(f"discarded-{number}", box, paint, tip=card_tip(card)))
        return [*cards, Button("close", close, tr("Close"), self.back, kind=Kind.PRIMARY)]

    def _place(self, number: int) -> Box:
        down, across = divmod(number, self._across)
        wide, high = self._card
        left, top = self._box.left + 32, self._box.top + 70
        return Box(left + across * (wide + 6), top + down * (high + 6), wide, high)

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        draw_panel(brush, self._box)
        count = len(self._cards)
        words = ntr("{count} discarded card", "{count} discarded cards", count)
        head = Box(self._box.left + 32, self._box.top + 16, self._box.width - 64, 44)
        brush.text(words, head, TITLE.but(size=24), where="discards")


def _paint(card: CardNumber, box: Box, brush: Brush, look: Look) -> None:
    paint_card(brush, card, box)
