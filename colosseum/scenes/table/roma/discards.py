"""Cards spread out over the table: a discard pile, or all cards of a deck."""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Final

from colosseum.rules.roma.data import CardNumber
from colosseum.rules.roma.display_names import number_of_cards
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.table.roma import board
from colosseum.scenes.table.roma.card_faces import picture_corner
from colosseum.scenes.table.roma.card_pages import open_card_page
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


class CardSheet(Scene):
    """Over the table: everyone may look at these cards."""

    over = True

    def __init__(
        self, window: Window, cards: tuple[CardNumber, ...], copies: Mapping[CardNumber, int]
    ) -> None:
        """`copies` are told of those that are there more than once."""
        super().__init__(window)
        self._cards = cards
        self._copies = copies
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
            paint = partial(_paint, card, box, self._copies.get(card, 1))
            look_up = partial(open_card_page, self.window, card)
            key = f"discarded-{number}"
            cards.append(Area(key, box, paint, on_press=look_up, tip=card_tip(card)))
            cards[-1].spoken, cards[-1].is_alike = card_tip(card), True
        return [*cards, Button("close", close, tr("Close"), self.back, kind=Kind.PRIMARY)]

    def _place(self, number: int) -> Box:
        down, across = divmod(number, self._across)
        wide, high = self._card
        spare = max(0, self._across - len(self._cards)) * (wide + _GAP) / 2
        left, top = self._box.left + 32 + spare, self._box.top + 70
        return Box(left + across * (wide + _GAP), top + down * (high + _GAP), wide, high)

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        draw_panel(brush, self._box)
        head = Box(self._box.left + 32, self._box.top + 16, self._box.width - 64, 44)
        brush.text(self.title, head, TITLE.but(size=24), where="cards")

    @property
    def title(self) -> str:
        raise NotImplementedError


class Discards(CardSheet):
    """A discard pile, the last card first."""

    def __init__(self, window: Window, cards: tuple[CardNumber, ...]) -> None:
        super().__init__(window, cards[::-1], {})

    @property
    def title(self) -> str:
        count = len(self._cards)
        return ntr("{count} discarded card", "{count} discarded cards", count)


class DeckSheet(CardSheet):
    """All cards that a pile was made of, wherever they are now."""

    def __init__(self, window: Window, deck: tuple[CardNumber, ...], owner: str) -> None:
        """`owner` is whose deck it is, if each player has one."""
        copies = Counter(deck)
        super().__init__(window, tuple(copies), copies)
        self._owner = owner

    @property
    def title(self) -> str:
        count = sum(self._copies.values())
        if self._owner:
            return tr("{name}’s deck: {cards}", name=self._owner, cards=number_of_cards(count))
        return tr("All cards in this game: {n}", n=count)


def _most_across(size: float) -> int:
    return int(_ROOM[0] // (CARD[0] * size + _GAP))


def _fits(count: int, size: float) -> bool:
    down = -(-count // _most_across(size))
    return down * (CARD[1] * size + _GAP) <= _ROOM[1]


def _paint(card: CardNumber, box: Box, copies: int, brush: Brush, look: Look) -> None:
    paint_card(brush, card, box)
    if copies > 1:
        corner = picture_corner(brush, card, box, box.width / CARD[0])
        board.paint_badge(brush, corner, f"{copies}×")
