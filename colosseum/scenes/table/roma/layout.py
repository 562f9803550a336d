"""Where everything is on the table, in design units."""

from typing import Final

from colosseum.rules.roma.data import RULES, Place
from colosseum.rules.roma.notation import CARDS, MONEY
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred

CARD: Final = (103.0, 172.0)
HELD: Final = (162.0, 246.0)
_NARROWEST: Final = 98.0
"""The least width of a held card: nine of them are side by side."""
BACK: Final = (74.0, 118.0)
_TILE: Final = (84.0, 92.0)
_TILES_ACROSS: Final = 11

_LEFT: Final = 242.0
_PITCH: Final = 109.0
_THEIRS: Final = 108.0
"""The top of the opponent's cards."""
_MINE: Final = 408.0

ROW: Final = Box(_LEFT, 290, 926, 108)
"""The band with the symbols, between the two sides."""
PLACES_END: Final = _LEFT + _PITCH * len(RULES.row)
"""Where the band's places end, and Money begins."""
SYMBOL: Final = 35.0
"""A symbol's radius."""
_BESIDE: Final = {MONEY: PLACES_END + 40.5, CARDS: PLACES_END + 122.0}

LIFT: Final = 22.0
"""How far a chosen card rises out of the hand."""
LOWERED: Final = 226.0
"""How far the hand makes room for cards to choose from."""

PLAQUE_THEIRS: Final = Box(14, 70, 218, 212)
SUPPLY: Final = Box(14, 290, 218, 108)
PLAQUE_MINE: Final = Box(14, 408, 218, 212)
TRAY: Final = Box(14, 632, 218, 256)
HAND: Final = Box(246, 596, 924, 300)
NO_CARDS: Final = centred((HAND.centerx, 740), 120, 160)
"""Where an empty hand is, for what points at it."""

NO_BACKS: Final = Box(563, 58, 120, 34)
"""Where the opponent's empty hand is."""
OFFERED: Final = Box(246, 588, 924, 256)
"""Where cards to choose from are, above what is seen of the hand meanwhile."""

LOWERED_HAND: Final = Box(HAND.left, OFFERED.bottom, HAND.width, 900 - OFFERED.bottom)
"""What is seen of the hand meanwhile."""

MONEY_PILE: Final = centred((_BESIDE[MONEY], _THEIRS + 76), 80, 136)
DRAW_PILE: Final = centred((_BESIDE[CARDS] + 3, _THEIRS + 76), 81, 133)
DISCARDS: Final = centred((_BESIDE[CARDS], _MINE + 74), *BACK)
MORE_MONEY: Final = centred((_BESIDE[MONEY], _MINE + 74), 72, 116)
"""What cards add to the Money symbol."""

_OWN_PILES: Final = {
    (mine, number): centred((_BESIDE[symbol], top + 74), *BACK)
    for mine, top in ((False, _THEIRS), (True, _MINE))
    for number, symbol in ((0, CARDS), (1, MONEY))
}
"""The draw pile (0) and the discard pile (1) of either player, where each has her own."""
MORE_MONEY_BADGE: Final = centred((_BESIDE[MONEY] + 22, ROW.top + 20), 40, 24)
"""The same where own piles leave no other room."""

PANEL: Final = Box(1178, 70, 408, 464)
HINT: Final = Box(1178, 546, 408, 78)
SPEECH: Final = Box(1178, 546, 408, 172)
"""In a lesson, where hints would be."""
LOG: Final = Box(1178, 728, 408, 160)
ADVICE: Final = Box(1178, 546, 408, 342)
"""Over the log: nobody works there."""
SKIP: Final = Box(1412, 77, 164, 36)
"""In the head of the panel, where no decision is ever taken."""

MIDDLE: Final = (_LEFT + _PITCH * 3.5, 344.0)
"""Where large words appear."""


def draw_pile(*, mine: bool, each: bool) -> Box:
    """The only one, or one's own or the opponent's."""
    return _OWN_PILES[mine, 0] if each else DRAW_PILE


def discard_pile(*, mine: bool, each: bool) -> Box:
    return _OWN_PILES[mine, 1] if each else DISCARDS


def money_pile(*, each: bool) -> Box:
    """Where money comes from; where own piles leave no room for it, the symbol."""
    return symbol_box(MONEY) if each else MONEY_PILE


def name_below(pile: Box) -> Box:
    """Where a pile's name is: narrow enough to leave a gap between two of them."""
    return Box(pile.centerx - 37, pile.bottom + 4, 74, 36)


def symbol_centre(symbol: int) -> tuple[float, float]:
    """Where a symbol of the row is: a place's, Money or Cards."""
    across = _BESIDE.get(symbol)
    return _column(symbol) if across is None else across, ROW.top + 49


def _column(place: Place) -> float:
    return _LEFT + _PITCH * (RULES.row.index(place) + 0.5)


def place_box(place: Place, *, mine: bool) -> Box:
    """A place for a card, on one's own side or the opponent's."""
    return Box(_column(place) - CARD[0] / 2, _MINE if mine else _THEIRS, *CARD)


def own_place_at(point: tuple[float, float]) -> Place | None:
    """The place on one's own side under the pointer."""
    boxes = {place: place_box(place, mine=True) for place in RULES.row}
    return next((place for place, box in boxes.items() if box.collidepoint(point)), None)


def symbol_at(point: tuple[float, float], *, each: bool) -> int | None:
    """The symbol under the pointer, or close to it; one's own place or pile is as good."""
    for symbol in (*RULES.row, *_BESIDE):
        if symbol_box(symbol).inflate(24, 24).collidepoint(point):
            return symbol
    piles = {MONEY: money_pile(each=each), CARDS: draw_pile(mine=True, each=each)}
    for symbol, box in piles.items():
        if box.collidepoint(point):
            return symbol
    return own_place_at(point)


def their_place_at(point: tuple[float, float]) -> Place | None:
    """The opponent's place under the pointer."""
    boxes = {place: place_box(place, mine=False) for place in RULES.row}
    return next((place for place, box in boxes.items() if box.collidepoint(point)), None)


def symbol_box(symbol: int) -> Box:
    return centred(symbol_centre(symbol), 2 * SYMBOL)


def laid_die(symbol: int, number: int) -> tuple[float, float]:
    """Where the dice on a symbol are, the first of them on its lower right."""
    x, y = symbol_centre(symbol)
    return x + 12 - 13 * number, y + 8 - 5 * number


def held_width(count: int) -> float:
    """As wide as leaves all cards side by side, as long as that can be read."""
    return max(_NARROWEST, min(HELD[0], (HAND.width - 8) / max(1, count) - 4))


def held_place(number: int, count: int) -> tuple[float, float, float]:
    """The middle of a card in the fan of one's hand, and how far it is turned to the right."""
    width = held_width(count)
    apart = min(width + 8, (HAND.width - width - 8) / max(1, count - 1))
    aside = number - (count - 1) / 2
    turn = aside * min(6.0, (14.0 if width == HELD[0] else 6.0) / max(1, count - 1))
    drop = 18 * (turn / 6.0) ** 2
    return HAND.centerx + aside * apart, 740 + min(22.0, drop), turn


def held_box(number: int, count: int, *, lifted: bool = False) -> Box:
    """What can be pressed of a card in the hand."""
    x, y, _ = held_place(number, count)
    return centred((x, y - (LIFT if lifted else 0)), held_width(count) - 8, HELD[1])


def held_shape(number: int, count: int, *, lifted: bool = False) -> tuple[Box, float]:
    """The whole card with its price, and how far it is turned."""
    x, y, turn = held_place(number, count)
    box = centred((x, y - (LIFT if lifted else 0)), held_width(count) + 6, HELD[1] + 6)
    return box, 0.0 if lifted else turn


def offered_boxes(count: int) -> list[Box]:
    """Cards to choose from: as large as those of the hand, or smaller in several rows."""
    width = held_width(count)
    if width > _NARROWEST:
        apart = min(width + 12, (OFFERED.width - width - 12) / max(1, count - 1))
        middle = (count - 1) / 2
        return [
            centred((OFFERED.centerx + (number - middle) * apart, OFFERED.centery), width, HELD[1])
            for number in range(count)
        ]
    found = _in_rows(count, 2)
    return found if found[0].width >= CARD[0] * 0.7 else _tiles(count)


def is_tile(box: Box) -> bool:
    """Whether there is room for a card's name only."""
    return box.height < 1.4 * box.width


def _tiles(count: int) -> list[Box]:
    """A pile to look through: as large as leaves all of them to be seen."""
    rows = next(it for it in (3, 4) if it == 4 or count <= it * _TILES_ACROSS)
    across = -(-count // rows)
    wide = min(_TILE[0], HAND.width / across - 5)
    high = min(_TILE[1], HAND.height / rows - 5)
    left = HAND.centerx - across * (wide + 5) / 2
    return [
        Box(left + (it % across) * (wide + 5), HAND.top + (it // across) * (high + 5), wide, high)
        for it in range(count)
    ]


def _in_rows(count: int, rows: int) -> list[Box]:
    """Smaller cards, over the hand as well."""
    across = -(-count // rows)
    high = (HAND.height - 6) / rows - 6
    wide = min(CARD[0] * high / CARD[1], HAND.width / across - 6, CARD[0])
    high = wide * CARD[1] / CARD[0]
    left = HAND.centerx - across * (wide + 6) / 2
    return [
        Box(left + (it % across) * (wide + 6), HAND.top + (it // across) * (high + 6), wide, high)
        for it in range(count)
    ]


def their_card(number: int, count: int) -> tuple[float, float, float]:
    """The middle of a card in the opponent's hand, and how far it is turned to the left."""
    apart = min(84.0, 560.0 / max(1, count - 1))
    aside = number - (count - 1) / 2
    turn = aside * min(4.0, 12.0 / max(1, count - 1))
    return MIDDLE[0] + aside * apart, 28 - 1.5 * abs(aside), turn


def die_place(slot: int) -> tuple[float, float]:
    """The middle of a die in the tray; each keeps its place, and the battle die has the last."""
    across = 76.0 if slot % 2 == 0 else 169.0
    return across, TRAY.top + (98.0 if slot < 2 else 190.0)


BATTLE_DIE: Final = centred(die_place(RULES.dice), 60)
"""Where the battle die rests."""
