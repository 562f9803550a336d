"""What is always on the table: the row of symbols, places for cards, trays and piles."""

import math
from itertools import pairwise
from typing import Final

from colosseum.rules.roma.data import BRIBERY, RULES, Place
from colosseum.rules.roma.display_names import symbol_name
from colosseum.rules.roma.notation import CARDS, MONEY
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.scenes.table.roma.layout import (
    PLACES_END,
    ROW,
    SUPPLY,
    SYMBOL,
    TRAY,
    name_below,
    place_box,
    symbol_box,
    symbol_centre,
)
from colosseum.scenes.table.roma.row_symbols import symbols
from colosseum.scenes.table.table_top import table_top
from colosseum.widgets.brush import Brush
from colosseum.widgets.chart import draw_stroke
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    GOLD,
    INK,
    NUMBER,
    PURPLE,
    RED,
    STONE_DARK,
    STRONG,
    TITLE,
    UMBER_DARK,
    UMBER_LIGHT,
    Colour,
    colour,
)
from colosseum.words.translation import say, tr

_BAND: Final = (colour("#efe1c4"), colour("#d3bb90"))
_GROOVE: Final = colour("#bfa473")
_MEANDER: Final = colour("#a98d5c")
_FELT: Final = colour("#4a1d16")
_FELT_EDGE: Final = colour("#2a0f0b")
_LOST: Final = colour("#f5a184")
_PALE: Final = colour("#e2cfa6")
EMBER: Final = colour("#e8713c")
"""For attacks."""
_STEPS: Final = 24
"""Of the curve of an attack."""
_PICTURES: Final = {BRIBERY: "bribery", MONEY: "money", CARDS: "cards"}
_HEAP: Final = ((34.0, 82.0), (88.0, 80.0), (64.0, 96.0))
"""Where the three stacks of the supply stand."""


def paint_table(brush: Brush, *, beginners: bool) -> None:
    """Everything that never changes."""
    table_top(brush)
    _paint_row(brush, beginners=beginners)
    paint_supply_ground(brush)
    _paint_frame(brush, TRAY)
    felt = Box(TRAY.left + 10, TRAY.top + 38, TRAY.width - 20, TRAY.height - 48)
    brush.slab(felt, _FELT, radius=14, edge=_FELT_EDGE, edge_width=2)
    _paint_stitches(brush, felt.inflate(-12, -12))


def _paint_frame(brush: Brush, box: Box) -> None:
    brush.slab(box, UMBER_DARK, radius=12, edge=UMBER_LIGHT, edge_width=1.5, opacity=205)


def _paint_stitches(brush: Brush, box: Box) -> None:
    """A line of gold thread along the felt's edge."""
    step = 8.0
    for number in range(int(box.width / step)):
        left = box.left + 6 + number * step
        if left + 3 < box.right - 4:
            for y in (box.top, box.bottom):
                brush.line((left, y), (left + 3, y), _stitch(), 1)
    for number in range(int(box.height / step)):
        top = box.top + 6 + number * step
        if top + 3 < box.bottom - 4:
            for x in (box.left, box.right):
                brush.line((x, top), (x, top + 3), _stitch(), 1)


def _stitch() -> Colour:
    return colour("#76492a")


# The row


def _paint_row(brush: Brush, *, beginners: bool) -> None:
    _paint_band(brush, ROW)
    for x in [ROW.left + 109.0 * number for number in range(1, 7)]:
        brush.line((x, ROW.top + 14), (x, ROW.bottom - 2), _GROOVE, 1)
    brush.line((PLACES_END, ROW.top + 14), (PLACES_END, ROW.bottom - 2), _GROOVE, 2.4)
    between = (symbol_centre(MONEY)[0] + symbol_centre(CARDS)[0]) / 2
    brush.line((between, ROW.top + 14), (between, ROW.bottom - 2), _GROOVE, 1)
    for symbol in symbols(beginners=beginners):
        _paint_symbol(brush, symbol)


def _paint_band(brush: Brush, box: Box) -> None:
    brush.slab(box, _BAND, radius=10, edge=UMBER_LIGHT, edge_width=2, shadow=10)
    _paint_meander(brush, Box(box.left + 8, box.top + 3, box.width - 16, 9))
    for y in (box.top + 13, box.bottom - 24):
        brush.line((box.left + 4, y), (box.right - 4, y), _GROOVE, 1)


def _paint_meander(brush: Brush, box: Box) -> None:
    for number in range(int(box.width // 18)):
        x, y = box.left + 18 * number, box.top
        path = [(0, 8), (14, 8), (14, 2), (5, 2), (5, 5.5), (10, 5.5)]
        for (a, b), (c, d) in pairwise(path):
            brush.line((x + a, y + b), (x + c, y + d), _MEANDER, 1.2)
        brush.line((x + 14, y + 8), (x + 18, y + 8), _MEANDER, 1.2)


def _paint_symbol(brush: Brush, symbol: int) -> None:
    box = symbol_box(symbol)
    brush.picture("roma/disc", box.inflate(2, 2))
    name = _PICTURES.get(symbol, str(symbol))
    side = 56.0 if symbol in _PICTURES else 46.0
    brush.picture(f"roma/symbol-{name}", centred((box.centerx, box.centery - 1), side))
    width = 80.0 if symbol in (MONEY, CARDS) else 104.0
    words = centred((box.centerx, ROW.bottom - 12.5), width, 21)
    style = TITLE.but(size=15, align="centre")
    with brush.unspoken():
        brush.text(say(symbol_name(symbol)), words, style, where="symbol")


# Places


def paint_empty(brush: Brush, place: Place, *, mine: bool, costs: bool) -> None:
    """A place without a card, and what that costs at the start of a turn."""
    box = place_box(place, mine=mine)
    brush.slab(box, UMBER_DARK, radius=11, opacity=115)
    _paint_dashes(brush, box.inflate(-6, -6), STONE_DARK if mine else colour("#9c8566"))
    if costs:
        middle = (box.centerx, box.centery - 12)
        brush.picture("laurel", centred(middle, 72), opacity=128)
        number = NUMBER.but(size=32, colour=_LOST if mine else _PALE, align="centre")
        brush.text("−1", centred((middle[0] - 2, middle[1] - 3), 70, 44), number, where="empty")
    words = BODY.but(size=17, colour=STONE_DARK, align="centre")
    at = centred((box.centerx, box.centery + 41), box.width - 14, 24)
    # Translators: a place without a card.
    brush.text(tr("empty"), at, words, where="empty place")


def _paint_dashes(brush: Brush, box: Box, ink: Colour, width: float = 2) -> None:
    """A dashed frame with rounded corners."""
    outline = _rounded(box, 9)
    walked, on = 0.0, True
    for (x, y), (to_x, to_y) in pairwise(outline):
        length = math.hypot(to_x - x, to_y - y)
        done = 0.0
        while done < length:
            room = (8.0 if on else 6.0) - walked
            step = min(room, length - done)
            if on:
                share, end = done / length, (done + step) / length
                brush.line(
                    (x + (to_x - x) * share, y + (to_y - y) * share),
                    (x + (to_x - x) * end, y + (to_y - y) * end),
                    ink,
                    width,
                )
            done += step
            walked += step
            if walked >= (8.0 if on else 6.0) - 1e-6:
                walked, on = 0.0, not on


def _rounded(box: Box, radius: float) -> list[tuple[float, float]]:
    points = []
    corners = (
        (box.right - radius, box.top + radius, -90),
        (box.right - radius, box.bottom - radius, 0),
        (box.left + radius, box.bottom - radius, 90),
        (box.left + radius, box.top + radius, 180),
    )
    for x, y, start in corners:
        for step in range(4):
            angle = math.radians(start + 30 * step)
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return [*points, points[0]]


def paint_dashed(brush: Brush, box: Box, ink: Colour, width: float = 3) -> None:
    """A dashed frame round something that can be chosen."""
    _paint_dashes(brush, box, ink, width)


# Victory points, piles and dice


def paint_supply_ground(brush: Brush) -> None:
    _paint_band(brush, SUPPLY)


def paint_supply(brush: Brush, points: int) -> None:
    """The victory points left, as discs in three stacks and as a number."""
    left = points
    for number, (x, y) in enumerate(_HEAP):
        share = -(-left // (len(_HEAP) - number))
        left -= share
        _paint_stack(brush, (SUPPLY.left + x, SUPPLY.top + y), share)
    is_low = points <= RULES.faces
    if is_low:
        brush.slab(SUPPLY, None, radius=10, edge=EMBER, edge_width=4)
    number_style = NUMBER.but(size=44, colour=RED if is_low else PURPLE, align="centre")
    room = Box(SUPPLY.left + 122, SUPPLY.top + 18, SUPPLY.width - 130, 50)
    brush.text(str(points), room, number_style, where="supply")
    words = BODY.but(size=16, align="centre")
    below = Box(SUPPLY.left + 116, SUPPLY.top + 66, SUPPLY.width - 120, 36)
    # Translators: few victory points are left in the supply.
    said = tr("the end is near") if is_low else tr("points left")
    brush.text(said, below, words, lines=2, where="supply")


def _paint_stack(brush: Brush, foot: tuple[float, float], count: int) -> None:
    x, y = foot
    pitch = min(8.0, 48.0 / max(1, count))
    for number in range(count):
        brush.picture("roma/point-flat", centred((x, y - 8 - pitch * number), 48, 26))


def paint_badge(brush: Brush, centre: tuple[float, float], words: str) -> None:
    """How many cards a pile has."""
    brush.disc(centre, 15, INK, edge=GOLD, edge_width=1.8)
    style = STRONG.but(size=17, colour=CREAM, align="centre")
    brush.text(words, centred(centre, 27, 26), style, where="badge")


def paint_below(brush: Brush, box: Box, words: str) -> None:
    """What a pile is, below it."""
    style = BODY.but(size=16, colour=STONE_DARK, align="centre")
    brush.text(words, name_below(box), style.but(valign="top"), lines=2, where="pile")


def paint_die(
    brush: Brush, face: int, centre: tuple[float, float], size: float, player: int
) -> None:
    """An action die, with pips in the player's colour."""
    brush.figure(f"roma/die-{face}", centred(centre, size), PLAYERS[player].colour)


def symbol_ring(brush: Brush, symbol: int, ink: Colour) -> None:
    """A ring of light round a symbol."""
    at = symbol_centre(symbol)
    for wider, opacity in ((9, 60), (6, 110), (3, 200)):
        box = centred(at, 2 * (SYMBOL + wider))
        brush.slab(box, None, radius=SYMBOL + wider, edge=ink, edge_width=3, opacity=opacity)


def paint_attack(brush: Brush, attacker: Place, target: Place, *, mine: bool = True) -> None:
    """An arrow from one card over the row to the card it attacks."""
    away = -1 if mine else 1
    start_box, end_box = place_box(attacker, mine=mine), place_box(target, mine=not mine)
    start = start_box.midtop if mine else start_box.midbottom
    end = end_box.midbottom if mine else end_box.midtop
    bend = (start[0], start[1] + 60 * away), (end[0], end[1] - 60 * away)
    path = [_on_curve(start, *bend, end, step / _STEPS) for step in range(_STEPS + 1)]
    for ink, width, pieces in ((INK, 9.0, 1), (EMBER, 5.0, 2)):
        for number, (here, there) in enumerate(pairwise(path)):
            if number % pieces == 0:
                draw_stroke(brush, here, there, width, ink)
    x, y = end
    head = [(x, y + 6 * away), (x + 14, y - 17 * away), (x - 14, y - 17 * away)]
    brush.polygon(head, EMBER, edge=INK, edge_width=2)
    brush.picture("roma/battle", centred(path[_STEPS // 2], 40))


def _on_curve(
    start: tuple[float, float],
    first: tuple[float, float],
    second: tuple[float, float],
    end: tuple[float, float],
    along: float,
) -> tuple[float, float]:
    """A point of a Bézier curve."""
    back = 1 - along
    parts = (back**3, 3 * back**2 * along, 3 * back * along**2, along**3)
    points = (start, first, second, end)
    return (
        sum(part * point[0] for part, point in zip(parts, points, strict=True)),
        sum(part * point[1] for part, point in zip(parts, points, strict=True)),
    )
