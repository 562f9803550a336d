"""The rulebook's tables of all cards: price, defence, how many there are, and what they say."""

from functools import partial
from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import RULES, CardData, CardSet
from colosseum.scenes.table.roma.card_faces import paint_name, price, shield
from colosseum.scenes.table.roma.cards import card_tip, paint_small
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.theme import BODY, FADED, GOLD, PAPER, SMALL, SMALLEST, STRONG, TITLE
from colosseum.words.translation import say, tr

_HEAD: Final = 24.0
_NAME: Final = 44.0
_PRICE: Final = 246.0
_DEFENCE: Final = 304.0
_COPIES: Final = 362.0
_WORDS: Final = 400.0
_WIDE: Final = 56.0
_PICTURE: Final = 34.0
_HIGHEST: Final = 48.0
"""A line of a short table."""
_SMALLER: Final = 13.0
"""For the few texts that do not fit in the smallest letters used elsewhere."""


def _cards(of: CardSet, *, buildings: bool) -> list[CardData]:
    """All cards of a kind that are in a set, by name."""
    cards = [it for it in RULES.cards if it.is_building == buildings and it.copies_in(of)]
    return sorted(cards, key=lambda card: card.key)


def _lines(box: Box, count: int) -> list[Box]:
    high = min(box.height - _HEAD + 4, _HIGHEST * count)
    return column(Box(box.left, box.top + _HEAD - 4, box.width, high), count, 0)


def _paint_cards(brush: Brush, box: Box, *, of: CardSet, buildings: bool) -> None:
    """Paint a line for each card."""
    _paint_heads(brush, Box(box.left, box.top - 8, box.width, _HEAD))
    cards = _cards(of, buildings=buildings)
    for number, (card, line) in enumerate(zip(cards, _lines(box, len(cards)), strict=True)):
        if number % 2 == 0:
            brush.slab(line, PAPER, radius=6)
        _paint_card(brush, card, line, card.copies_in(of))


def _paint_heads(brush: Brush, line: Box) -> None:
    style = SMALL.but(colour=FADED, align="centre")
    # Translators: heads of narrow columns: a card’s price, its defence, how often it is there.
    heads = ((_PRICE, tr("price")), (_DEFENCE, tr("defence")), (_COPIES, tr("copies")))
    for left, words in heads:
        place = Box(line.left + left - _WIDE / 2, line.top, _WIDE, line.height)
        brush.text(words, place, style, where="heads")
    brush.line((line.left, line.bottom), (line.right, line.bottom), GOLD, 1.5)


def _paint_card(brush: Brush, card: CardData, line: Box, number: int) -> None:
    size = min(_PICTURE, line.height - 6)
    at = Box(line.left + 4, line.centery - size / 2, size, size)
    paint_small(brush, card.number, at)
    name = Box(line.left + _NAME, line.top, _PRICE - _NAME - 36, line.height)
    paint_name(brush, CARDS[card.number].name, name, TITLE.but(size=17))
    high = min(28.0, size)
    middle = line.centery - high / 2
    price(brush, Box(line.left + _PRICE - high / 2, middle, high, high), card.price)
    shield(brush, Box(line.left + _DEFENCE - high / 2, middle, high, high), card.defence)
    copies = Box(line.left + _COPIES - _WIDE / 2, line.top, _WIDE, line.height)
    brush.text(f"{number}×", copies, STRONG.but(align="centre"), where="copies")
    words = Box(line.left + _WORDS, line.top, line.width - _WORDS - 6, line.height)
    text = say(CARDS[card.number].text)
    least = BODY.but(size=SMALLEST / max(1.0, brush.screen.letters))
    fits = brush.text_height(text, least, words.width) - SMALLEST / 4 <= words.height
    brush.text(text, words, BODY.but(size=17 if fits else _SMALLER), lines=3, where="card")


_TABLES: Final = {
    "all-characters": (CardSet.ARENA, False),
    "all-buildings": (CardSet.ARENA, True),
    "roma-characters": (CardSet.ROMA, False),
    "roma-buildings": (CardSet.ROMA, True),
}

TABLES: Final = {
    name: partial(_paint_cards, of=of, buildings=buildings)
    for name, (of, buildings) in _TABLES.items()
}


def links(name: str, box: Box) -> list[tuple[str, Box, str]]:
    """The pages that the lines of a table lead to, and all that the lines say."""
    if name not in _TABLES:
        return []
    of, buildings = _TABLES[name]
    cards = _cards(of, buildings=buildings)
    lines = _lines(box, len(cards))
    return [
        (card.key, line, f"{card_tip(card.number)}\n{tr('copies')}: {card.copies_in(of)}")
        for card, line in zip(cards, lines, strict=True)
    ]
