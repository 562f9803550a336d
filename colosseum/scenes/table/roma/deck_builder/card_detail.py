"""The card that is looked at: all its words, its copies, and what it goes well with."""

from collections.abc import Callable
from functools import partial
from typing import Final

from colosseum.play.roma.deck_data import companions
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.card import Card
from colosseum.rules.roma.data import RULES, CardNumber, CardSet
from colosseum.rules.roma.display_names import set_name
from colosseum.scenes.table.roma.card_faces import kind_name, paint_name, price, shield
from colosseum.scenes.table.roma.deck_builder.layout import DETAIL
from colosseum.scenes.table.roma.deck_builder.tile_painting import paint_field
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    BODY,
    GOLD,
    GOLD_LIGHT,
    ITALIC,
    MEDIUM,
    SMALL,
    STONE,
    STONE_DARK,
    TERRACOTTA_DARK,
    TITLE,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, say, tr

_WORDS: Final = Box(DETAIL.left + 128, DETAIL.top + 8, 590, DETAIL.height - 16)
_BESIDE: Final = Box(DETAIL.left + 744, DETAIL.top + 10, DETAIL.width - 764, DETAIL.height - 20)


def companion_widgets(card: CardNumber, look_at: Callable[[CardNumber], None]) -> list[Widget]:
    """The cards that go well with it: a press leads to them."""
    found: list[Widget] = []
    for place, other in enumerate(companions()[card]):
        box = Box(_BESIDE.left + place * 94, _BESIDE.top + 24, 88, 78)
        paint = partial(_paint_companion, other, box)
        key = f"companion-{place}"
        found.append(Area(key, box, paint, on_press=partial(look_at, other)))
    return found


def _paint_companion(card: CardNumber, box: Box, brush: Brush, look: Look) -> None:
    field = centred((box.centerx, box.top + 27), 54, 50)
    if look.lit:
        brush.slab(field.inflate(8, 8), GOLD_LIGHT, radius=8)
    paint_field(brush, card, field)
    line = Box(box.left, box.top + 55, box.width, 22)
    paint_name(brush, RULES.cards[card].name, line, MEDIUM.but(size=15, align="centre"))


def paint_detail(brush: Brush, number: CardNumber, count: int) -> None:
    card = CARDS[number]
    brush.slab(DETAIL, (STONE, STONE_DARK), radius=12, edge=GOLD, edge_width=2.6, shadow=10)
    paint_field(brush, number, Box(DETAIL.left + 14, DETAIL.top + 13, 96, 96))
    _paint_head(brush, card)
    text = Box(_WORDS.left, _WORDS.top + 36, _WORDS.width, 50)
    brush.text(say(card.text), text, BODY.but(size=18), lines=3, where="card")
    note = Box(_WORDS.left, _WORDS.bottom - 20, _WORDS.width, 22)
    brush.text(_copies(number, count), note, SMALL, where="copies")
    left = _BESIDE.left - 22
    brush.line((left, _BESIDE.top + 6), (left, _BESIDE.bottom - 6), STONE_DARK, 2)
    head = Box(_BESIDE.left, _BESIDE.top - 2, _BESIDE.width, 22)
    brush.text(tr("Goes well with"), head, SMALL, where="companions")


def _paint_head(brush: Brush, card: Card) -> None:
    name = Box(_WORDS.left, _WORDS.top, 300, 36)
    style = brush.fitted(card.name, name, TITLE.but(size=27))
    brush.text(card.name, name, style, where="card")
    left = name.left + brush.text_width(card.name, style) + 16
    price(brush, centred((left + 17, name.centery), 34), card.price)
    shield(brush, centred((left + 55, name.centery), 32), card.defence)
    kind = Box(left + 82, name.top, _WORDS.right - left - 82, name.height)
    brush.text(kind_name(card), kind, ITALIC.but(size=17, colour=TERRACOTTA_DARK), where="card")


def _copies(number: CardNumber, count: int) -> str:
    """Which set has how many, and how many of them are in the deck."""
    data = RULES.cards[number]
    there = [
        # Translators: {set} is a set of cards, {count} is how many copies of a card it has.
        ntr("{set} has {count}.", "{set} has {count}.", data.copies_in(cards), set=set_name(cards))
        for cards in (CardSet.ROMA, CardSet.ARENA)
        if data.copies_in(cards)
    ]
    # Translators: {count} is how many copies of a card are in the player’s deck.
    mine = ntr("Your deck has {count}.", "Your deck has {count}.", count)
    if count == data.copies:
        mine = tr("Your deck has all of them.") if count > 1 else tr("Your deck has it.")
    return " ".join((*there, mine))
