"""Cards as they are drawn everywhere: in play, in the hand, small, and face down."""

from dataclasses import replace
from enum import Enum, auto

import pygame

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.card import Card
from colosseum.rules.roma.data import HIDDEN, RULES, CardNumber, CardSet
from colosseum.rules.roma.display_names import set_name
from colosseum.scenes.table.roma.card_faces import (
    BANNERS,
    IN_HAND,
    IN_PLAY,
    kind_name,
    paint_face,
    paint_name,
    picture,
    says_all,
    shield,
)
from colosseum.scenes.table.roma.layout import BACK, CARD, HELD, held_width
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import CREAM, INK, PAPER, STONE, STRONG, TITLE, UMBER
from colosseum.words.translation import bold, say, tr


def card_tip(number: CardNumber) -> str:
    """Everything on a card, in words."""
    card = CARDS[number]
    kind = kind_name(card)
    if RULES.cards[card.number].in_arena == 0:
        kind = f"{say(set_name(CardSet.ROMA))} · {kind}"
    numbers = tr(
        "{kind} · price {price} · defence {defence}",
        kind=kind,
        price=card.price,
        defence=card.defence,
    )
    return f"{bold(card.name)}\n{numbers}\n{say(card.text)}"


def held_tip(number: CardNumber, count: int, screen: Screen) -> str:
    """The same for a card of the hand, unless all of it can be read there."""
    if number == HIDDEN or says_all(number, (held_width(count), HELD[1]), screen):
        return ""
    return card_tip(number)


def paint_card(brush: Brush, number: CardNumber, box: Box, defence: int | None = None) -> None:
    """A card in play; the box has the card's proportions."""
    paint_face(brush, number, box, IN_PLAY, box.width / CARD[0], defence=defence)


def card_surface(brush: Brush, number: CardNumber, box: Box) -> pygame.Surface:
    """A card in play as a picture of its own."""
    rect = brush.screen.rect(box)
    surface = pygame.Surface(rect.size, pygame.SRCALPHA)
    paint_card(brush.onto(surface, brush.screen.within(rect)), number, box)
    return surface


# In the hand


class Veil(Enum):
    """Why a card of the hand cannot be played now."""

    NONE = auto()
    TOO_DEAR = auto()
    WRONG_KIND = auto()


def paint_held(
    brush: Brush,
    number: CardNumber,
    place: tuple[float, float, float],
    width: float = HELD[0],
    *,
    veil: Veil = Veil.NONE,
) -> None:
    """A card of the hand, turned about its middle."""
    x, y, turn = place
    surface = _held_picture(brush, number, width, veil)
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
            self._drawn = screen, _held_picture(brush, self._number, HELD[0], Veil.NONE)
        picture = self._drawn[1]
        brush.lay(picture, picture.get_rect(center=screen.point(at)))


def _held_picture(brush: Brush, number: CardNumber, width: float, veil: Veil) -> pygame.Surface:
    screen = brush.screen
    size = screen.px(width) + 2, screen.px(HELD[1]) + 2
    surface = pygame.Surface(size, pygame.SRCALPHA)
    alone = replace(screen, moved=(0, 0))
    left, top = alone.point((0, 0))
    there = brush.onto(surface, replace(screen, moved=(1 - left, 1 - top)))
    is_dear = veil is Veil.TOO_DEAR
    paint_face(there, number, Box(0, 0, width, HELD[1]), IN_HAND, too_dear=is_dear)
    if veil is not Veil.NONE:
        shade = pygame.Surface(size, pygame.SRCALPHA)
        shade.fill((*UMBER, 50 if brush.paintbox.high_contrast else 110))
        dark = surface.copy()
        dark.blit(shade, (0, 0))
        dark.blit(surface, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return dark
    return surface


# Small, and face down


def _kind(card: Card) -> str:
    return "building" if card.is_building else "character"


def paint_small(brush: Brush, number: CardNumber, box: Box) -> None:
    """The pictogram on the ground of its kind."""
    card = CARDS[number]
    brush.picture(f"roma/field-{_kind(card)}", box)
    brush.picture(picture(number), box.inflate(-box.width * 0.12, -box.height * 0.12))


def paint_in_pile(brush: Brush, number: CardNumber, box: Box) -> None:
    """A card face up on a pile: no words."""
    card = CARDS[number]
    brush.slab(box, (PAPER, STONE), radius=8, edge=INK, edge_width=1.5)
    size = box.width / 74
    field = Box(box.left + 4 * size, box.top + 4 * size, box.width - 8 * size, box.width - 8 * size)
    paint_small(brush, number, field)
    banner = Box(box.left - 1, box.top + 72 * size, box.width + 2, 22 * size)
    brush.slab(banner, BANNERS[card.is_building], radius=0, edge=INK, edge_width=1.3)
    ink = CREAM if card.is_building else INK
    name = TITLE.but(size=15, colour=ink, align="centre")
    paint_name(brush, card.name, banner.inflate(-4, 0), name)
    at = centred((box.right - 15 * size, box.bottom - 13 * size), 25 * size, 28 * size)
    shield(brush, at, card.defence)


def paint_tile(brush: Brush, number: CardNumber, box: Box) -> None:
    """The pictogram with its name below: a card among many."""
    card = CARDS[number]
    foot = 20.0
    side = box.height - foot - 2
    brush.slab(box, (PAPER, STONE), radius=8, edge=INK, edge_width=1.5)
    paint_small(brush, number, Box(box.centerx - side / 2, box.top + 2, side, side))
    name = Box(box.left + 2, box.bottom - foot, box.width - 4, foot - 2)
    paint_name(brush, card.name, name, STRONG.but(size=15, align="centre"))


def paint_back(brush: Brush, place: tuple[float, float, float]) -> None:
    """A card face down, turned about its middle."""
    x, y, turn = place
    size = brush.screen.px(BACK[0]), brush.screen.px(BACK[1])
    card = brush.paintbox.pictures.turned("roma/card-back", *size, turn)
    brush.lay(card, card.get_rect(center=brush.screen.point((x, y))))
