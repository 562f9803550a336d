"""The discard pile spread out, the last card first."""

from functools import partial
from typing import Final

from colosseum.rules.roma.data import CardNumber
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.table.roma.cards import card_tip, paint_card
from colosseum.scenes.table.roma.layout import CARD
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import TITLE
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, tr

_GAP: Final = 6.0
_SIZES: Final = (1.25, 1.1, 1.0, 0.92, 0.85)
"""How large cards are, the fewer the larger."""
_ROOM: Final = (1480.0, 730.0)
_LEAST_ACROSS: Final = 4


class Discards(Scene):
    """Over the table: everyone may look at what lies there."""

    over = True

    def __init__(self, window: Window, cards: tuple[CardNumber, ...]) -> None:
        super().__init__(window)
        self._cards = cards[::-1]
        size = next((it for it in _SIZES if _fits(len(cards), it)), _SIZES[-1])
        self._card = CARD[0] * size, CARD[1] * size
        down = -(-len(cards) // _most_across(size))
        across = max(_LEAST_ACROSS, -(-len(cards) // down))
        wide, high = across * (self._card[0] + _GAP) + 58, down * (self._card[1] + _GAP) + 148
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
        return Box(left + across * (wide + _GAP), top + down * (high + _GAP), wide, high)

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        draw_panel(brush, self._box)
        count = len(self._cards)
        words = ntr("{count} discarded card", "{count} discarded cards", count)
        head = Box(self._box.left + 32, self._box.top + 16, self._box.width - 64, 44)
        brush.text(words, head, TITLE.but(size=24), where="discards")


def _most_across(size: float) -> int:
    return int(_ROOM[0] // (CARD[0] * size + _GAP))


def _fits(count: int, size: float) -> bool:
    down = -(-count // _most_across(size))
    return down * (CARD[1] * size + _GAP) <= _ROOM[1]


def _paint(card: CardNumber, box: Box, brush: Brush, look: Look) -> None:
    paint_card(brush, card, box)
