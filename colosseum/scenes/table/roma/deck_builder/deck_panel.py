"""The deck being built: its name, its number of cards, its prices and kinds, and its list."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

from colosseum.rules.roma.data import RULES, CardNumber
from colosseum.rules.roma.shared_decks import LONGEST_NAME, Deck
from colosseum.scenes.table.roma.card_faces import paint_name
from colosseum.scenes.table.roma.cards import card_tip
from colosseum.scenes.table.roma.deck_builder.dragging import CardToDrag, DeckDragging
from colosseum.scenes.table.roma.deck_builder.layout import INSIDE, PANEL
from colosseum.scenes.table.roma.deck_builder.price_chart import paint_chart, paint_kinds
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import Field
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD,
    GREEN,
    INK,
    MEDIUM,
    NUMBER,
    PAPER,
    PURPLE,
    RED,
    SMALL,
    STONE,
    STONE_DARK,
    STRONG,
    Colour,
    colour,
    mixed,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, tr

_NAME: Final = Box(INSIDE.left - 4, PANEL.top + 18, 228, 44)
_CHART: Final = Box(INSIDE.left, PANEL.top + 72, INSIDE.width, 142)
_KINDS: Final = Box(INSIDE.left, PANEL.top + 226, INSIDE.width, 30)
_LIST: Final = Box(INSIDE.left, PANEL.top + 268, INSIDE.width, 396)
BUTTONS: Final = Box(INSIDE.left, PANEL.top + 674, INSIDE.width, 62)
_FOOT: Final = Box(INSIDE.left, PANEL.top + 740, INSIDE.width, 46)
_LINE: Final = 28.2
_LEAST_LINE: Final = 22.0
_GROUNDS: Final = {True: colour("#dbe2c2"), False: colour("#f3e0ae")}
_EDGES: Final = {True: colour("#8aa676"), False: colour("#c99c41")}
_PRICES: Final = {True: colour("#365a2c"), False: colour("#6b4c10")}


class DeckPanel:
    """What is known of the open deck; the scene adds the buttons."""

    def __init__(
        self,
        rename: Callable[[str], None],
        look_at: Callable[[CardNumber], None],
        dragging: DeckDragging,
    ) -> None:
        self._rename = rename
        self._look_at = look_at
        self._dragging = dragging

    def widgets(self, deck: Deck, *, can_rename: bool) -> list[Widget]:
        foot = Area("foot", _FOOT)
        foot.stays_in_sight = True
        lines = [*self._lines(deck), foot]
        if not can_rename:
            return lines
        name = Field(
            "name",
            _NAME,
            deck.name,
            self._rename,
            most=LONGEST_NAME,
            # Translators: in the empty field of a deck’s name.
            empty=tr("Name of the deck"),
        )
        name.spoken = name.empty
        return [name, *lines]

    def _lines(self, deck: Deck) -> list[Widget]:
        """The list by price: characters on the left, buildings on the right."""
        copies = Counter(deck.cards)
        found: list[Widget] = []
        for is_building, column in zip((False, True), row(_LIST, 2, 16), strict=True):
            cards = [card for card in copies if RULES.cards[card].is_building == is_building]
            cards.sort(key=lambda card: (RULES.cards[card].price, RULES.cards[card].name))
            pitch = max(_LEAST_LINE, min(_LINE, column.height / max(1, len(cards))))
            room = int(column.height // pitch)
            for place, card in enumerate(cards[:room]):
                box = Box(column.left, column.top + place * pitch, column.width, pitch - 2.8)
                if len(cards) > room and place == room - 1:
                    found.append(_and_more(box, is_building, len(cards) - room + 1))
                else:
                    found.append(self._line(card, copies[card], box))
        return found

    def _line(self, card: CardNumber, count: int, box: Box) -> Widget:
        return _Line(card, count, box, partial(self._look_at, card), self._dragging)

    # What can be seen

    def paint(self, brush: Brush, deck: Deck, foot: str, foot_colour: Colour) -> None:
        brush.slab(PANEL, (STONE, mixed(STONE, STONE_DARK, 0.8)), radius=12, edge=GOLD, shadow=14)
        self._paint_number(brush, len(deck.cards))
        paint_chart(brush, deck.cards, _CHART)
        paint_kinds(brush, deck.cards, _KINDS)
        if not deck.cards:
            words = tr("Click a card or drag it here, or let “Fill up” choose.")
            room = _LIST.inflate(-60, -200)
            brush.text(words, room, BODY.but(size=19, colour=FADED, align="centre"), lines=4)
        style = SMALL.but(colour=foot_colour, align="centre")
        brush.text(foot, _FOOT, style, lines=2, where="foot")

    def _paint_number(self, brush: Brush, count: int) -> None:
        size = RULES.own_deck
        ink = RED if count > size else PURPLE
        right = INSIDE.right
        if count == size:
            brush.disc((right - 13, _NAME.centery), 14, GREEN, edge=PAPER, edge_width=1.6)
            brush.picture("icon-tick", centred((right - 13, _NAME.centery), 18))
        box = Box(_NAME.right + 8, _NAME.top, right - 36 - _NAME.right - 8, _NAME.height)
        style = NUMBER.but(size=29, colour=ink, align="right")
        brush.text(f"{count} / {size}", box, style, where="number")


class _Line(CardToDrag):
    """A card of the deck: a press leads to it, and dragged away one of it leaves the deck."""

    def __init__(
        self,
        card: CardNumber,
        count: int,
        box: Box,
        on_press: Callable[[], None],
        dragging: DeckDragging,
    ) -> None:
        super().__init__(f"in-deck-{RULES.cards[card].key}", box, on_press=on_press, about=(card,))
        self.card = card
        self.dragging = dragging
        self._count = count
        name, *more = card_tip(card).split("\n")
        self.spoken = "\n".join((f"{name} ×{count}", *more))

    def draw(self, brush: Brush, look: Look) -> None:
        _paint_line(self.card, self._count, self.box, brush, look)


def _and_more(box: Box, is_building: bool, count: int) -> Widget:
    words = ntr("and {count} more", "and {count} more", count)

    def paint(brush: Brush, look: Look) -> None:
        brush.text(words, box.inflate(-18, 0), SMALL, where="list")

    return Area(f"more-{is_building}", box, paint)


def _paint_line(card: CardNumber, count: int, box: Box, brush: Brush, look: Look) -> None:
    data = RULES.cards[card]
    fill = PAPER if look.lit else _GROUNDS[data.is_building]
    edge, width = (GOLD, 2.2) if look.lit else (_EDGES[data.is_building], 1.1)
    brush.slab(box, fill, radius=5, edge=edge, edge_width=width)
    price = Box(box.left + 2, box.top, 28, box.height)
    style = STRONG.but(size=16, colour=_PRICES[data.is_building], align="centre")
    brush.text(str(data.price), price, style, where="list")
    name = Box(box.left + 31, box.top, box.width - 31 - 40, box.height)
    paint_name(brush, data.name, name, MEDIUM.but(size=16, colour=INK, align="left"))
    copies = Box(box.right - 44, box.top, 36, box.height)
    brush.text(f"×{count}", copies, STRONG.but(size=16, align="right"), where="list")
