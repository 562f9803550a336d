"""Cards as they are drawn everywhere: in play, in the hand, small, and face down."""

import re
from dataclasses import replace
from functools import cache
from typing import Final

import pygame

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.card import SIGNS, Card
from colosseum.rules.roma.data import CardNumber
from colosseum.scenes.parts.icon_words import (
    ON_LIGHT,
    Block,
    Icon,
    Manner,
    Part,
    Together,
    paint_block,
    set_in_lines,
)
from colosseum.scenes.table.roma.layout import BACK, HELD
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    CREAM,
    INK,
    ITALIC,
    NUMBER,
    PAPER,
    RED,
    STONE,
    TITLE,
    UMBER,
    UMBER_LIGHT,
    Style,
)
from colosseum.words.translation import bold, say, tr

_ICONS: Final = {
    SIGNS["battle"]: Icon("roma/swords-ink"),
    SIGNS["points"]: Icon("roma/point"),
    SIGNS["coins"]: Icon("coin"),
}
_WITH_SIGN: Final = re.compile(rf"(\S* ?[{''.join(_ICONS)}])")
"""A sign, and the word before it."""
_ON_CARD: Final = replace(ON_LIGHT, size=15.0, icon=14.0, pitch=16.0, leading=1.1)
_LEGIBLE: Final = 0.74
"""How much smaller a name becomes before its letters become narrower."""
_LARGEST_LETTERS: Final = 1.15
"""Letters on cards grow no further, since cards do not."""
_SMALLER: Final = (1.0, 0.93, 0.87, 0.81, 0.75)
"""Words on a card become smaller before they leave it; the tooltip has all of them."""


def picture(card: CardNumber) -> str:
    """The pictogram's name."""
    return f"roma/cards/{CARDS[card].key}"


def kind_name(card: Card) -> str:
    return tr("Building") if card.is_building else tr("Character")


def card_tip(number: CardNumber) -> str:
    """Everything on a card, in words."""
    card = CARDS[number]
    numbers = tr(
        "{kind} · price {price} · defence {defence}",
        kind=kind_name(card),
        price=card.price,
        defence=card.defence,
    )
    return f"{bold(card.name)}\n{numbers}\n{say(card.text)}"


def _face(card: Card) -> str:
    return "building" if card.is_building else "character"


def paint_card(brush: Brush, number: CardNumber, box: Box) -> None:
    """A card in play; the box has the card's proportions."""
    card = CARDS[number]
    size = box.width / 103

    def at(x: float, y: float, width: float, height: float) -> Box:
        return Box(box.left + x * size, box.top + y * size, width * size, height * size)

    brush.picture(f"roma/card-{_face(card)}", box)
    brush.picture(picture(number), at(15, 11, 79, 79))
    ink = CREAM if card.is_building else INK
    name = TITLE.but(size=15 * size, colour=ink, align="centre")
    paint_name(brush, card.name, at(4, 96, 95, 22), name)
    defence = at(77, 144, 26, 30)
    manner = _manner(size)
    _paint_words(brush, say(card.words_on_face), at(7, 120, 91, 50), defence, manner)
    price(brush, at(-1, -1, 30, 30), card.price)
    shield(brush, defence, card.defence)
    if card.is_always_on:
        brush.picture("roma/always-on", at(77, 3, 24, 24))


def paint_name(brush: Brush, name: str, box: Box, style: Style, *, grows: bool = False) -> None:
    """A Latin name on one line: a long one in smaller letters, then in narrower ones.

    On cards it does not grow with the player's letters, since cards do not.
    """
    size = style.size * (brush.screen.letters if grows else 1.0)
    wide = brush.text_width(name, style) / brush.screen.letters * size / style.size
    share = min(1.0, max(_LEGIBLE, box.width / wide))
    pixels = max(1, int(size * share * brush.screen.scale))
    letters = brush.paintbox.lettering.render(name, style.face, pixels, style.colour)
    room = brush.screen.rect(box)
    if letters.get_width() > room.width:
        letters = pygame.transform.smoothscale(letters, (room.width, letters.get_height()))
    at = letters.get_rect(center=room.center)
    if style.align == "left":
        at.left = room.left
    brush.lay(letters, at)


@cache
def _manner(size: float) -> Manner:
    """How words are written on a card that is larger or smaller than usual."""
    usual = _ON_CARD
    return replace(usual, size=usual.size * size, icon=usual.icon * size, pitch=usual.pitch * size)


def _paint_words(
    brush: Brush, words: str, box: Box, beside: Box, manner: Manner = _ON_CARD
) -> None:
    """Words in the box that keep clear of the shield beside them."""
    block, screen = _set(words, box, beside, brush.screen, manner)
    fitting = Brush(brush.surface, screen, brush.paintbox, brush.layer)
    paint_block(fitting, block, (box.left, box.top), manner, symbols=True)


def paint_face_words(brush: Brush, number: CardNumber, box: Box) -> None:
    """What a card says on its face, somewhere else."""
    _paint_words(brush, say(CARDS[number].words_on_face), box, Box(*box.bottomright, 0, 0))


@cache
def _parts(words: str) -> tuple[Part, ...]:
    """The words on a card's face, with pictures for its signs beside the word before them."""
    found: list[Part] = []
    for piece in re.split(_WITH_SIGN, words):
        if piece[-1:] in _ICONS:
            found.append(Together((piece[:-1], _ICONS[piece[-1]])) if piece[:-1] else _ICONS[piece])
        elif piece:
            found.append(piece)
    return tuple(found)


def _set(
    words: str, box: Box, beside: Box, screen: Screen, manner: Manner = _ON_CARD
) -> tuple[Block, Screen]:
    """The words in lines, in letters that let them stay within the height."""
    letters = min(screen.letters, _LARGEST_LETTERS)
    corner = (max(0.0, box.right - beside.left), beside.top - box.top)
    for share in _SMALLER:
        screen = replace(screen, letters=letters * share)
        block = set_in_lines(_parts(words), (), box.width, manner, screen, corner)
        if block.height <= box.height + 1 and block.width <= box.width:
            break
    return block, screen


def price(brush: Brush, box: Box, sesterces: int, *, too_much: bool = False) -> None:
    brush.picture("roma/price", box)
    style = NUMBER.but(
        size=box.width * (0.58 if sesterces < 10 else 0.48),
        colour=RED if too_much else INK,
        align="centre",
    )
    _paint_number(brush, sesterces, box, style)


def shield(brush: Brush, box: Box, defence: int) -> None:
    brush.picture("roma/shield", box)
    style = NUMBER.but(size=box.width * 0.6, align="centre")
    _paint_number(brush, defence, box.move(0, -box.height * 0.03), style)


def _paint_number(brush: Brush, number: int, box: Box, style: Style) -> None:
    """A number on a coin or a shield: always of the same size."""
    pixels = max(1, round(style.size * brush.screen.scale))
    letters = brush.paintbox.lettering.render(str(number), style.face, pixels, style.colour)
    brush.lay(letters, letters.get_rect(center=brush.screen.rect(box).center))


# In the hand


def paint_held(
    brush: Brush,
    number: CardNumber,
    place: tuple[float, float, float],
    width: float = HELD[0],
    *,
    too_dear: bool = False,
) -> None:
    """A card of the hand, turned about its middle."""
    x, y, turn = place
    surface = _held_picture(brush, number, width, too_dear=too_dear)
    card = pygame.transform.rotozoom(surface, -turn, 1.0) if turn else surface
    brush.lay(card, card.get_rect(center=brush.screen.point((x, y))))


class CarriedCard:
    """A card of the hand that follows the pointer: drawn once, however far it is carried."""

    def __init__(self, number: CardNumber) -> None:
        self._number = number
        self._drawn: tuple[Screen, pygame.Surface] | None = None

    def paint(self, brush: Brush, at: tuple[float, float]) -> None:
        screen = brush.screen
        if self._drawn is None or self._drawn[0] != screen:
            self._drawn = screen, _held_picture(brush, self._number, HELD[0], too_dear=False)
        picture = self._drawn[1]
        brush.lay(picture, picture.get_rect(center=screen.point(at)))


def _held_picture(
    brush: Brush, number: CardNumber, width: float, *, too_dear: bool
) -> pygame.Surface:
    screen = brush.screen
    size = screen.px(width) + 2, screen.px(HELD[1]) + 2
    surface = pygame.Surface(size, pygame.SRCALPHA)
    alone = replace(screen, moved=(0, 0))
    left, top = alone.point((0, 0))
    there = Brush(surface, replace(screen, moved=(1 - left, 1 - top)), brush.paintbox)
    _paint_upright(there, number, width, too_dear=too_dear)
    if too_dear:
        veil = pygame.Surface(size, pygame.SRCALPHA)
        veil.fill((*UMBER, 110))
        dark = surface.copy()
        dark.blit(veil, (0, 0))
        dark.blit(surface, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return dark
    return surface


def _paint_upright(brush: Brush, number: CardNumber, width: float, *, too_dear: bool) -> None:
    card = CARDS[number]
    box = Box(0, 0, width, HELD[1])
    narrow = "" if width == HELD[0] else "-narrow"
    brush.picture(f"roma/held-{_face(card)}{narrow}", box)
    brush.picture(picture(number), Box((width - 106) / 2, 11, 112, 112))
    ink = CREAM if card.is_building else INK
    style = TITLE.but(size=19, colour=ink, align="centre")
    paint_name(brush, card.name, Box(6, 129, width - 12, 28), style)
    words, defence = Box(13, 159, width - 24, 67), Box(width - 38, 207, 37, 41)
    text = say(card.text)
    block, _ = _set(text, words, defence, brush.screen)
    fits = block.height <= words.height + 1
    _paint_words(brush, text if fits else say(card.words_on_face), words, defence)
    kind = ITALIC.but(size=15, colour=UMBER_LIGHT)
    brush.text(kind_name(card), Box(13, 224, width - 62, 18), kind, where="held card")
    price(brush, Box(1, 1, 40, 40), card.price, too_much=too_dear)
    shield(brush, defence, card.defence)


# Small, and face down


def paint_small(brush: Brush, number: CardNumber, box: Box) -> None:
    """The pictogram on the ground of its kind."""
    card = CARDS[number]
    brush.picture(f"roma/field-{_face(card)}", box)
    brush.picture(picture(number), box.inflate(-box.width * 0.12, -box.height * 0.12))


def paint_in_pile(brush: Brush, number: CardNumber, box: Box) -> None:
    """A card face up on a pile: no words."""
    card = CARDS[number]
    brush.slab(box, (PAPER, STONE), radius=8, edge=INK, edge_width=1.5)
    size = box.width / 74
    field = Box(box.left + 4 * size, box.top + 4 * size, box.width - 8 * size, box.width - 8 * size)
    paint_small(brush, number, field)
    banner = Box(box.left - 1, box.top + 72 * size, box.width + 2, 22 * size)
    fill = ((86, 136, 72), (58, 98, 50)) if card.is_building else ((233, 189, 88), (207, 154, 51))
    brush.slab(banner, fill, radius=0, edge=INK, edge_width=1.3)
    ink = CREAM if card.is_building else INK
    name = TITLE.but(size=15, colour=ink, align="centre")
    paint_name(brush, card.name, banner.inflate(-4, 0), name)
    at = centred((box.right - 15 * size, box.bottom - 14 * size), 21 * size, 24 * size)
    shield(brush, at, card.defence)


def paint_back(brush: Brush, place: tuple[float, float, float]) -> None:
    """A card face down, turned about its middle."""
    x, y, turn = place
    size = brush.screen.px(BACK[0]), brush.screen.px(BACK[1])
    card = brush.paintbox.pictures.turned("roma/card-back", *size, turn)
    brush.lay(card, card.get_rect(center=brush.screen.point((x, y))))
