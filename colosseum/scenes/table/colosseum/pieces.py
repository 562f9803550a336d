"""The game's pieces as they are drawn everywhere: tokens, coins, programmes, dice."""

from collections.abc import Sequence

from colosseum.rules.colosseum.data import RULES, Asset, Programme
from colosseum.rules.colosseum.prospects import draws, needs_met
from colosseum.rules.colosseum.state import Impresario
from colosseum.scenes.table.colosseum.layout import DIE
from colosseum.scenes.table.colosseum.value_ladder import ladder
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, column, row, squares
from colosseum.widgets.theme import (
    CREAM,
    FADED,
    GOLD,
    GOLD_LIGHT,
    INK,
    MEDIUM,
    NUMBER,
    PAPER,
    PURPLE,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TITLE,
    UMBER_LIGHT,
    Colour,
    Style,
)
from colosseum.words.translation import say

_HEAD = 38.0
_LOW_HEAD = 27.0
_LADDER = 34.0
_LOW_LADDER = 28.0
_WIDE = 260.0
"""Wider cards have room for the arena beside the ladder."""
_ROOMY = 150.0
"""Higher cards have room for it above the ladder."""
_LOW = 100.0
_SQUARE = (140, 106, 62)
_TWO_LINES = TITLE._replace(size=15.0, colour=CREAM, leading=1.06)
"""For names that need two lines of a card's head."""


def token(brush: Brush, asset: Asset, box: Box, *, there: bool = True, count: int = 0) -> None:
    """Draw a token, faded if it is missing, with a badge if there are several."""
    brush.picture(str(asset), box, "" if there else "faded")
    if count:
        radius = max(10.0, box.width * 0.24)
        centre = (box.right - radius * 0.55, box.bottom - radius * 0.55)
        brush.disc(centre, radius, INK, edge=CREAM, edge_width=1.5)
        badge = centred(centre, radius * 2)
        style = STRONG.but(size=max(15, radius * 1.3), colour=CREAM)
        brush.number(str(count), badge, style, where="badge")


def tokens_row(
    brush: Brush, tokens: Sequence[tuple[Asset, bool]], box: Box, *, size: float, gap: float = 4
) -> None:
    """Draw tokens from left to right in as many rows as needed, smaller if they would not fit."""
    while size > 12 and _rows(len(tokens), box.width, size, gap) * (size + gap) - gap > box.height:
        size -= 1
    across = max(1, int((box.width + gap) // (size + gap)))
    for index, (asset, there) in enumerate(tokens):
        down, right = divmod(index, across)
        place = Box(box.left + right * (size + gap), box.top + down * (size + gap), size, size)
        token(brush, asset, place, there=there)


def _rows(count: int, width: float, size: float, gap: float) -> int:
    across = max(1, int((width + gap) // (size + gap)))
    return -(-count // across)


def with_picture(
    brush: Brush, picture: str, words: str, box: Box, style: Style = STRONG, size: float = 24
) -> None:
    """A small picture and what it counts."""
    at = Box(box.left, 0, size, size)
    at.centery = box.centery
    brush.picture(picture, at)
    rest = Box(at.right + 6, box.top, box.width - size - 6, box.height)
    brush.text(words, rest, style, where=picture)


def arena_squares(brush: Brush, box: Box, have: int, need: int, colour: Colour) -> None:
    """How many squares the arena has, and how many the programme needs."""
    line = Box(box.left, box.centery - 8, box.width, 16)
    places = row(line, RULES.largest_arena, 3, widest=16, from_right=True)
    for number, place in enumerate(places):
        if number >= need:
            brush.slab(place, None, radius=3, edge=UMBER_LIGHT, edge_width=1)
        else:
            fill = colour if number < have else TERRACOTTA
            brush.slab(place, fill, radius=3, edge=INK, edge_width=1)


def programme_card(
    brush: Brush,
    programme: Programme,
    impresario: Impresario,
    box: Box,
    *,
    lit: bool = False,
    produced: bool = False,
    price: int | None = None,
    disabled: bool = False,
) -> None:
    """Draw a programme: what the player has and lacks for it, and what it would draw."""
    edge = GOLD if lit else UMBER_LIGHT
    fill = (PAPER, STONE) if lit else (STONE, STONE_DARK)
    brush.slab(box, fill, radius=10, edge=edge, edge_width=3 if lit else 1.5, shadow=8)
    if box.height < _LOW:
        _low_card(brush, programme, impresario, box, produced)
        return
    head = _LOW_HEAD if box.width > _WIDE and box.height < _ROOMY else _HEAD
    _card_head(brush, programme, box, head, price, produced or disabled)
    bottom = _card_foot(brush, programme, impresario, box, produced)
    middle = Box(box.left + 12, box.top + head + 8, box.width - 24, bottom - box.top - head - 13)
    size = 30 if box.width > _WIDE else 27
    gap = 4 if box.height > _ROOMY else 2
    tokens_row(brush, needs_met(impresario.tokens, programme), middle, size=size, gap=gap)


def _card_foot(
    brush: Brush, programme: Programme, impresario: Impresario, box: Box, produced: bool
) -> float:
    """Draw the ladder, and the arena where there is room for it; returns where they begin."""
    high = _LADDER if box.height > _ROOMY else _LOW_LADDER
    steps = Box(box.left + 12, box.bottom - high - 9, box.width - 24, high)
    laurel = arena = None
    if box.width > _WIDE:
        laurel, arena = column(Box(steps.right - 73, steps.top - 4, 73, steps.height + 4), 2)
        arena = arena if produced else steps.copy()
        steps.width -= 86
    elif box.height > _ROOMY:
        arena = Box(steps.left, steps.top - 22, steps.width, 16)
        laurel = arena.move(0, -2)
    if arena is not None:
        arena_squares(brush, arena, impresario.arena_size, programme.arena, _SQUARE)
    if laurel is not None and produced:
        words = f"+{RULES.earlier_spectators}"
        style = STRONG.but(size=16, colour=PURPLE)
        with_picture(brush, "laurel", words, laurel, style, size=20)
    ladder(brush, programme, impresario.tokens, steps)
    return steps.top if arena is None else min(steps.top, arena.top)


def _low_card(
    brush: Brush, programme: Programme, impresario: Impresario, box: Box, produced: bool
) -> None:
    """Draw a card half as high: name, tokens and worth, without the arena."""
    head = _LOW_HEAD
    _card_head(brush, programme, box, head, None, produced)
    middle = Box(box.left + 10, box.top + head + 6, box.width - 62, box.height - head - 10)
    tokens_row(brush, needs_met(impresario.tokens, programme), middle, size=22, gap=2)
    worth = Box(box.right - 50, box.top + head + 2, 42, box.height - head - 4)
    _card_worth(brush, draws(impresario.tokens, programme), worth, 24)


def _card_worth(brush: Brush, now: int, box: Box, size: float) -> None:
    style = NUMBER.but(size=size, colour=TERRACOTTA)
    brush.text(str(now) if now else "–", box, style, where="card")


def _card_head(
    brush: Brush, programme: Programme, box: Box, height: float, price: int | None, faded: bool
) -> None:
    head = Box(box.left + 1.5, box.top + 1.5, box.width - 3, height)
    fill = FADED if faded else PURPLE
    brush.slab(head, fill, radius=9)
    brush.slab(Box(head.left, head.bottom - 10, head.width, 10), fill, radius=0)
    low = height < _HEAD
    number = TITLE.but(size=17 if low else 21, colour=GOLD_LIGHT, align="centre")
    place = Box(head.left + 5, head.top, 32, height)
    brush.text(str(programme.number), place, number, where="card")
    right = 46 if price is not None else 8
    name = Box(head.left + 41, head.top, head.width - 41 - right, height)
    style = MEDIUM.but(size=17, colour=CREAM) if low else TITLE.but(size=17, colour=CREAM)
    words = say(programme.name)
    if not low and brush.text_width(words, style) > name.width:
        style, name = _TWO_LINES, name.inflate(0, -5)
    brush.text(words, name, style, lines=1 if low else 2, where="card")
    if price is not None:
        coin(brush, (head.right - 24, head.centery), 16, price)


def coin(
    brush: Brush, centre: tuple[float, float], radius: float, worth: int | None = None
) -> None:
    """A coin with a number on it."""
    brush.disc(centre, radius, GOLD_LIGHT if worth is not None else GOLD, edge=INK, edge_width=1.5)
    if worth is not None:
        box = centred(centre, 2 * radius)
        brush.number(str(worth), box, STRONG.but(size=17), where="coin")


def token_places(box: Box, tokens: Sequence[Asset], size: float) -> list[Box]:
    """Where each kind is painted, in the order of the assets."""
    return squares(box, len(set(tokens)), size, 8)


def paint_tokens(brush: Brush, box: Box, tokens: Sequence[Asset], size: float) -> None:
    """Draw tokens in one row; several of a kind as one with a number."""
    kinds = sorted(set(tokens))
    for asset, place in zip(kinds, token_places(box, tokens, size), strict=True):
        count = tokens.count(asset)
        token(brush, asset, place, count=count if count > 1 else 0)


def die(brush: Brush, face: int | None, at: tuple[float, float], size: float = DIE) -> None:
    """Draw a die showing the face of this index; blank before it is rolled."""
    box = centred(at, size)
    brush.picture("die-blank" if face is None else f"die-{face + 1}", box)


def paint_dice(brush: Brush, box: Box, faces: Sequence[int | None], size: float = 62) -> None:
    left = box.centerx - (len(faces) - 1) * (size + 14) / 2
    for number, face in enumerate(faces):
        die(brush, face, (left + number * (size + 14), box.centery), size)
