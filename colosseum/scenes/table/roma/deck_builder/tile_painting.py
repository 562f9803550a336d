"""How a card looks where decks are built: its picture, its numbers, how many are in the deck."""

from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.card import Card
from colosseum.rules.roma.data import RULES, CardNumber
from colosseum.scenes.table.roma.card_faces import paint_name, picture, price, shield
from colosseum.scenes.table.roma.set_tags import paint_tag, tag_of, tag_width
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    FADED,
    GOLD,
    GOLD_LIGHT,
    INK,
    PAPER,
    STONE,
    STONE_DARK,
    STRONG,
    TITLE,
    UMBER_LIGHT,
    colour,
    mixed,
)

TILE: Final = (115.5, 151.0)
_STEPPER: Final = Box(7, 119, 101.5, 26)
MINUS: Final = Box(_STEPPER.left, _STEPPER.top, 26, 26)
"""Where one less is pressed, from the corner of a tile."""
_PLUS: Final = Box(_STEPPER.right - 26, _STEPPER.top, 26, 26)
_FIELDS: Final = {
    True: (colour("#a3c688"), colour("#6d9856")),
    False: (colour("#f0cb6c"), colour("#d59e36")),
}
_DIM: Final = {
    True: (colour("#a4b492"), colour("#7f9270")),
    False: (colour("#cdb078"), colour("#ad8f55")),
}
_BANDS: Final = {
    True: (colour("#568a49"), colour("#3a6433")),
    False: (colour("#eec665"), colour("#d39c33")),
}
_LONG: Final = 13
"""Letters of a name that are too many for wide ones."""
_EDGE: Final = colour("#3b2415")
_BARE: Final = colour("#cbb690")
_BARRED: Final = colour("#a3906f")


def paint_tile(brush: Brush, number: CardNumber, box: Box, count: int, *, lit: bool) -> None:
    card, most = CARDS[number], RULES.cards[number].copies
    is_in = count > 0
    if lit:
        for beyond, opacity in ((14, 40), (7, 90)):
            brush.slab(
                box.inflate(beyond, beyond), GOLD_LIGHT, radius=9 + beyond / 2, opacity=opacity
            )
    edge = GOLD if lit else UMBER_LIGHT
    fill = (PAPER, STONE) if is_in else _BARE
    brush.slab(box, fill, radius=9, edge=edge, edge_width=3 if lit else 1.6)
    field = Box(box.left + 7, box.top + 7, box.width - 14, 83)
    paint_field(brush, number, field, dim=not is_in)
    _paint_band(brush, card, Box(box.left - 2, box.top + 90, box.width + 4, 24), dim=not is_in)
    price(brush, centred((box.left + 10, box.top + 11), 32), card.price)
    shield(brush, centred((box.right - 13, box.top + 80), 27), card.defence)
    if card.is_always_on:
        brush.picture("roma/always-on", Box(box.left + 9, box.top + 66, 21, 21))
    tag = tag_of(number)
    paint_tag(brush, tag, (box.right + 4 - tag_width(tag) / 2, box.top + 6))
    _paint_stepper(brush, box, count, most)


def paint_field(brush: Brush, number: CardNumber, box: Box, *, dim: bool = False) -> None:
    """The pictogram on the colour of its kind."""
    fill = (_DIM if dim else _FIELDS)[CARDS[number].is_building]
    brush.slab(box, fill, radius=6, edge=_EDGE, edge_width=1.4)
    opacity = 70 if dim else 130
    brush.slab(box.inflate(-7, -7), None, radius=4, edge=CREAM, edge_width=1.3, opacity=opacity)
    side = min(box.width, box.height) * 0.88
    brush.picture(picture(number), centred(box.center, side), opacity=200 if dim else 255)


def _paint_band(brush: Brush, card: Card, box: Box, *, dim: bool) -> None:
    fill = _BANDS[card.is_building]
    if dim:
        fill = mixed(fill[0], STONE_DARK, 0.25), mixed(fill[1], STONE_DARK, 0.25)
    brush.slab(box, fill, radius=3, edge=_EDGE, edge_width=1.4)
    ink = CREAM if card.is_building else INK
    style = TITLE.but(size=15.5, colour=ink, align="centre")
    if len(card.name) > _LONG:
        style = STRONG.but(size=15, colour=ink, align="centre")
    paint_name(brush, card.name, box.inflate(-6, -2), style)


def _paint_stepper(brush: Brush, box: Box, count: int, most: int) -> None:
    for at, is_plus, is_on in ((MINUS, False, count > 0), (_PLUS, True, count < most)):
        button = at.move(box.topleft)
        fill = (STONE, STONE_DARK) if is_on else _BARE
        brush.slab(button, fill, radius=7, edge=UMBER_LIGHT if is_on else _BARRED, edge_width=1.6)
        ink, (x, y) = INK if is_on else _BARRED, button.center
        brush.line((x - 5.4, y), (x + 5.4, y), ink, 2.8)
        if is_plus:
            brush.line((x, y - 5.4), (x, y + 5.4), ink, 2.8)
    middle = Box(MINUS.right, _STEPPER.top, _PLUS.left - MINUS.right, _STEPPER.height)
    style = STRONG if count else BODY.but(colour=FADED)
    words = f"{count} / {most}" if most < 10 else f"{count}/{most}"
    brush.text(words, middle.move(box.topleft), style.but(size=17, align="centre"), where="copies")
