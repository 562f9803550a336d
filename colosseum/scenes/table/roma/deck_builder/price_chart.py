"""A deck in two small charts: how many cards have which price, and of which kind they are."""

from collections import Counter
from typing import Final

from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.state import Cards
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import (
    CREAM,
    FADED,
    INK,
    MEDIUM,
    SMALL,
    STONE_DARK,
    STRONG,
    TITLE,
    colour,
)
from colosseum.words.translation import decimal, ntr, tr

_FILLS: Final = {
    True: (colour("#a3c688"), colour("#6d9856")),
    False: (colour("#f0cb6c"), colour("#d59e36")),
}
_EDGES: Final = {True: colour("#365a2c"), False: colour("#7d5a17")}
_BANDS: Final = {
    True: (colour("#568a49"), colour("#3a6433")),
    False: (colour("#eec665"), colour("#d39c33")),
}
_DEAREST: Final = max(card.price for card in RULES.cards)
_LEAST_SHARE: Final = 0.34
"""Of the width, for the kind of which there are few: its words need room."""


def paint_chart(brush: Brush, cards: Cards, box: Box) -> None:
    """A column for each price, buildings below characters."""
    head = Box(box.left, box.top, box.width, 24)
    brush.text(tr("Prices"), head, TITLE.but(size=17), where="prices")
    prices = [RULES.cards[card].price for card in cards]
    if prices:
        average = decimal(sum(prices) / len(prices))
        # Translators: the average price of a deck’s cards.
        words = tr("{price} on average", price=average)
        brush.text(words, head, SMALL.but(align="right"), where="prices")
    counts = Counter((RULES.cards[card].price, RULES.cards[card].is_building) for card in cards)
    most = max([8, *Counter(prices).values()])
    base, room = box.bottom - 20, box.height - 24 - 20 - 20
    pitch = box.width / (_DEAREST + 1)
    for price in range(_DEAREST + 1):
        column = Box(box.left + price * pitch + 4, base, pitch - 8, 0)
        top = base
        for is_building in (True, False):
            height = room * counts[price, is_building] / most
            if height:
                top -= height
                bar = Box(column.left, top, column.width, height)
                brush.slab(bar, _FILLS[is_building], radius=2, edge=_EDGES[is_building])
        together = counts[price, True] + counts[price, False]
        number = Box(column.left - 4, top - 20, column.width + 8, 20)
        if together:
            brush.text(str(together), number, STRONG.but(size=15, align="centre"), where="prices")
        below = Box(column.left - 4, base + 1, column.width + 8, 20)
        style = SMALL.but(size=15, colour=FADED, align="centre")
        brush.text(str(price), below, style, where="prices")
    brush.line((box.left, base), (box.right, base), INK, 1.6)


def paint_kinds(brush: Brush, cards: Cards, box: Box) -> None:
    """How many characters and how many buildings, as parts of a bar."""
    buildings = sum(RULES.cards[card].is_building for card in cards)
    characters = len(cards) - buildings
    share = characters / len(cards) if cards else 0.5
    split = (box.width - 4) * min(1 - _LEAST_SHARE, max(_LEAST_SHARE, share))
    left = Box(box.left, box.top, split, box.height)
    right = Box(left.right + 4, box.top, box.width - split - 4, box.height)
    people = ntr("**{count}** character", "**{count}** characters", characters)
    houses = ntr("**{count}** building", "**{count}** buildings", buildings)
    for part, is_building, words, ink in ((left, False, people, INK), (right, True, houses, CREAM)):
        fill = _BANDS[is_building] if cards else STONE_DARK
        brush.slab(part, fill, radius=6, edge=_EDGES[is_building], edge_width=1.4)
        style = MEDIUM.but(size=17, colour=ink if cards else FADED, align="centre")
        brush.text(words, part.inflate(-10, 0), style, where="kinds")
