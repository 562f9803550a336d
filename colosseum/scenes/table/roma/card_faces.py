"""The face of a card at any size: its picture makes room for its words, whatever their letters.

Words come first. A card shows all its text if that fits in letters that can be read, and otherwise
the few words of its face; the picture takes what is left.
"""

import re
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

import pygame

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.card import SIGNS, Card
from colosseum.rules.roma.data import RULES, CardNumber, CardSet
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
from colosseum.scenes.table.roma.set_tags import TAGS, paint_tag
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    CREAM,
    GOLD_LIGHT,
    GREEN,
    INK,
    ITALIC,
    NUMBER,
    PAPER,
    RED,
    SMALLEST,
    STONE,
    TITLE,
    UMBER_LIGHT,
    Style,
    colour,
)
from colosseum.words.translation import say, tr

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
_SMALLER: Final = (1.0, 0.93, 0.87, 0.81, 0.75, 0.7, 0.65)
"""Words become smaller before they leave the card: large letters first, down to the usual ones."""
_READABLE: Final = 0.87
"""All the text is shown in letters of at least this part of their usual size."""
_LEAST_PIXELS: Final = 12
"""Where letters have less, a tooltip says the same in larger ones."""
_FIELDS: Final = {
    True: (colour("#a9c88e"), colour("#6a9753"), colour("#274a22")),
    False: (colour("#f0cd7d"), colour("#d59f3d"), colour("#6b4412")),
}
"""Behind the picture: its upper and lower colour and its edge, for buildings and characters."""
BANNERS: Final = {
    True: (colour("#568848"), colour("#3a6232")),
    False: (colour("#e9bd58"), colour("#cf9a33")),
}


@dataclass(frozen=True, slots=True)
class Format:
    """Measures of a card, in units of its own size."""

    edge: float
    """How far the banner with the name reaches out on either side."""
    radius: float
    margin: float
    """Round the picture's field."""
    field: tuple[float, float]
    """How high the field is at most and at least."""
    banner: float
    name: float
    inset: float
    """From the left edge to the words."""
    foot: float
    """Below the words."""
    price: float
    shield: tuple[float, float]
    says_kind: bool


IN_PLAY: Final = Format(0, 8.6, 4.6, (90, 50), 24, 15, 7, 2, 30, (26, 30), says_kind=False)
IN_HAND: Final = Format(4, 12, 4.6, (122, 56), 30, 19, 13, 22, 40, (37, 41), says_kind=True)


@dataclass(frozen=True, slots=True)
class _Plan:
    field: float
    block: Block
    letters: float


def kind_name(card: Card) -> str:
    return tr("Building") if card.is_building else tr("Character")


def picture(card: CardNumber) -> str:
    """The pictogram's name."""
    return f"roma/cards/{CARDS[card].key}"


def paint_face(
    brush: Brush,
    number: CardNumber,
    box: Box,
    form: Format,
    size: float = 1.0,
    *,
    too_dear: bool = False,
    defence: int | None = None,
) -> None:
    """A card in this box; `size` enlarges everything on it.

    A defence that is not the printed one is shown beside it.
    """
    card = CARDS[number]
    manner = _manner(size)
    plan = _planned(number, (box.width, box.height), form, size, brush.screen)
    field = Box(0, 0, box.width - 2 * (form.edge + form.margin) * size, plan.field)
    field.midtop = (box.centerx, box.top + form.margin * size)
    _paint_ground(brush, card, box, field, form, size)
    brush.picture(picture(number), field.inflate(-8 * size, -8 * size))
    banner = Box(box.left, field.bottom, box.width, form.banner * size)
    _paint_banner(brush, card, banner, form, size)
    fitting = replace(brush.screen, letters=plan.letters)
    words = brush.onto(brush.surface, fitting)
    at = (box.left + form.inset * size, banner.bottom + size)
    paint_block(words, plan.block, at, manner, symbols=True)
    _paint_numbers(brush, card, box, form, size, too_dear=too_dear)
    if RULES.cards[card.number].in_arena == 0:
        corner = (field.left + 10 * size, field.bottom - 12 * size)
        paint_tag(brush, TAGS[CardSet.ROMA], corner, 0.85 * size)
    if defence is not None and defence != card.defence:
        at = (field.right - 15 * size, field.bottom - 17 * size)
        _paint_changed(brush, at, size, defence, is_more=defence > card.defence)


def picture_corner(brush: Brush, number: CardNumber, box: Box, size: float) -> tuple[float, float]:
    """In the lower right of the picture of a card in play: below the flame, above the name."""
    plan = _planned(number, (box.width, box.height), IN_PLAY, size, brush.screen)
    bottom = box.top + IN_PLAY.margin * size + plan.field
    return box.right - 20 * size, bottom - 16 * size


def _paint_ground(
    brush: Brush, card: Card, box: Box, field: Box, form: Format, size: float
) -> None:
    paper = box.inflate(-2 * form.edge * size, 0)
    radius = form.radius * size
    brush.slab(paper, (PAPER, STONE), radius=radius, edge=INK, edge_width=1.8 * size)
    upper, lower, edge = _FIELDS[card.is_building]
    inner = max(2.0, radius - form.margin * size + 1)
    brush.slab(field, (upper, lower), radius=inner, edge=edge, edge_width=1.4 * size)
    brush.slab(field.inflate(-5 * size, -5 * size), None, radius=inner, edge=CREAM, opacity=70)


def _paint_banner(brush: Brush, card: Card, box: Box, form: Format, size: float) -> None:
    brush.slab(box, BANNERS[card.is_building], radius=0, edge=INK, edge_width=1.5 * size)
    for y in (box.top + 3 * size, box.bottom - 3.5 * size):
        brush.line((box.left + 2, y), (box.right - 3, y), GOLD_LIGHT, size)
    ink = CREAM if card.is_building else INK
    style = TITLE.but(size=form.name * size, colour=ink, align="centre")
    paint_name(brush, card.name, box.inflate(-10 * size, -2 * size), style)


def _paint_numbers(
    brush: Brush, card: Card, box: Box, form: Format, size: float, *, too_dear: bool
) -> None:
    side = form.price * size
    price(brush, Box(box.left - size, box.top - size, side, side), card.price, too_much=too_dear)
    wide, high = form.shield
    at = Box(0, 0, wide * size, high * size)
    at.bottomright = (box.right - form.edge * size + size, box.bottom + size)
    shield(brush, at, card.defence)
    if card.is_always_on:
        flame = centred((box.right - (form.edge + 14) * size, box.top + 15 * size), 24 * size)
        brush.picture("roma/always-on", flame)
    if form.says_kind:
        style = ITALIC.but(size=15 * size, colour=UMBER_LIGHT)
        left = box.left + form.inset * size
        foot = Box(left, box.bottom - 22 * size, at.left - left - 3, 19 * size)
        _paint_kind(brush, kind_name(card), foot, style)


def _paint_kind(brush: Brush, words: str, box: Box, style: Style) -> None:
    """What the card is, if there is room to say it; its colour says it too."""
    letters = min(brush.screen.letters, 1.2)
    calm = brush.onto(brush.surface, replace(brush.screen, letters=letters))
    if calm.text_width(words, style) <= box.width:
        calm.text(words, box, style, where="card")


def _paint_changed(
    brush: Brush, centre: tuple[float, float], size: float, defence: int, *, is_more: bool
) -> None:
    """The defence as it is now, with an arrow up or down."""
    x, y = centre
    ground = Box(x - 30 * size, y - 17 * size, 46 * size, 34 * size)
    fill, ink = (GREEN, CREAM) if is_more else (RED, CREAM)
    brush.slab(ground, fill, radius=9 * size, edge=INK, edge_width=1.6 * size)
    away = -1 if is_more else 1
    tip_x, tip_y = x - 21 * size, y + away * 7 * size
    arrow = [(tip_x, tip_y), *((tip_x + side * 7 * size, y - away * 6 * size) for side in (-1, 1))]
    brush.polygon(arrow, ink, edge=INK, edge_width=1)
    shield(brush, Box(x - 12 * size, y - 15 * size, 26 * size, 30 * size), defence)


# The words and their room


def _planned(
    number: CardNumber, size: tuple[float, float], form: Format, scale: float, screen: Screen
) -> _Plan:
    """All its text if it can be read there, otherwise the words of its face."""
    card = CARDS[number]
    still = replace(screen, moved=(0, 0))
    whole = _fitted(say(card.text), size, form, scale, still) if form.says_kind else None
    if whole is not None and whole.letters >= _READABLE:
        return whole
    return _fitted(say(card.words_on_face), size, form, scale, still)


def says_all(number: CardNumber, size: tuple[float, float], screen: Screen) -> bool:
    """Whether a card of the hand of this size shows all its text, in letters that can be read."""
    still = replace(screen, moved=(0, 0))
    letters = _fitted(say(CARDS[number].text), size, IN_HAND, 1.0, still).letters
    return letters >= _READABLE and _ON_CARD.size * letters * screen.scale >= _LEAST_PIXELS


@lru_cache(maxsize=1000)
def _fitted(
    words: str, size: tuple[float, float], form: Format, scale: float, screen: Screen
) -> _Plan:
    """The words in the largest letters for which the picture still has room."""
    fields = _fields(size[0], form, scale)
    larger = [screen.letters * share for share in _SMALLER if screen.letters * share > 1]
    for letters in (*larger, *(min(1.0, screen.letters) * share for share in _SMALLER)):
        fitting = replace(screen, letters=letters)
        # What does not fit below the lowest field fits below no other.
        if _set_below(fields[-1], words, size, form, scale, fitting)[1]:
            break
    for field in fields:
        block, fits = _set_below(field, words, size, form, scale, fitting)
        if fits:
            break
    return _Plan(field, block, letters)


def _fields(width: float, form: Format, scale: float) -> list[float]:
    """How high the picture's field may be, from the highest on."""
    most, least = (it * scale for it in form.field)
    found = [min(most, width - 2 * (form.edge + form.margin) * scale)]
    while found[-1] > least:
        found.append(max(least, found[-1] - 6 * scale))
    return found


def _set_below(
    field: float, words: str, size: tuple[float, float], form: Format, scale: float, screen: Screen
) -> tuple[Block, bool]:
    """The words below a picture's field so high, and whether they fit there."""
    width, height = size
    below = height - (form.margin + form.banner + 1) * scale - field
    shield_wide, shield_high = (it * scale for it in form.shield)
    room = width - 2 * form.inset * scale
    beside = max(0.0, form.inset * scale - form.edge * scale)
    corner = (shield_wide - beside, below - shield_high)
    block = set_in_lines(_parts(words), (), room, _manner(scale), screen, corner)
    return block, block.height <= below - form.foot * scale + 1 and block.width <= room


@cache
def _manner(size: float) -> Manner:
    """How words are written on a card that is larger or smaller than usual."""
    usual = _ON_CARD
    return replace(usual, size=usual.size * size, icon=usual.icon * size, pitch=usual.pitch * size)


@cache
def _parts(words: str) -> tuple[Part, ...]:
    """The words on a card, with pictures for its signs beside the word before them."""
    found: list[Part] = []
    for piece in re.split(_WITH_SIGN, words):
        if piece[-1:] in _ICONS:
            found.append(Together((piece[:-1], _ICONS[piece[-1]])) if piece[:-1] else _ICONS[piece])
        elif piece:
            found.append(piece)
    return tuple(found)


def paint_face_words(brush: Brush, number: CardNumber, box: Box) -> None:
    """What a card says on its face, somewhere else: there it begins a line."""
    said = say(CARDS[number].words_on_face)
    words = _parts(said[:1].upper() + said[1:])
    for share in _SMALLER:
        screen = replace(brush.screen, letters=brush.screen.letters * share)
        still = replace(screen, moved=(0, 0))
        block = set_in_lines(words, (), box.width, _ON_CARD, still)
        if block.height <= box.height + 1 and block.width <= box.width:
            break
    fitting = brush.onto(brush.surface, screen)
    paint_block(fitting, block, box.topleft, _ON_CARD, symbols=True)


# Names and numbers


def paint_name(brush: Brush, name: str, box: Box, style: Style, *, grows: bool = False) -> None:
    """A Latin name on one line: a long one in smaller letters, then in narrower ones.

    On cards it does not grow with the player's letters, since cards do not.
    """
    size = style.size * (brush.screen.letters if grows else 1.0)
    wide = brush.text_width(name, style) / brush.screen.letters * size / style.size
    share = min(1.0, max(_LEGIBLE, SMALLEST / size, box.width / wide))
    pixels = max(1, int(size * share * brush.screen.scale + 0.01))
    letters = brush.paintbox.lettering.render(name, style.face, pixels, style.colour)
    room = brush.screen.rect(box)
    if letters.get_width() > room.width:
        letters = pygame.transform.smoothscale(letters, (room.width, letters.get_height()))
    at = letters.get_rect(center=room.center)
    if style.align == "left":
        at.left = room.left
    brush.stamp(letters, at.topleft, style.colour)
    brush.wrote(name, box)


def price(brush: Brush, box: Box, sesterces: int, *, too_much: bool = False) -> None:
    brush.picture("roma/price", box)
    largest = box.width * 0.58
    style = NUMBER.but(
        size=largest if sesterces < 10 else max(box.width * 0.48, min(SMALLEST, largest)),
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
    at = letters.get_rect(center=brush.screen.rect(box).center)
    brush.stamp(letters, at.topleft, style.colour)
