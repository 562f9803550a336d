"""The sheet at the right of the career's pages: what those of a stage, a day and a puzzle share."""

from typing import Final

from colosseum import games
from colosseum.play.career.seating import seats_at
from colosseum.play.career.stages import Table
from colosseum.play.seats import Seat
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.game_words import level_name, person_words
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import (
    BODY,
    GOLD,
    INK,
    ITALIC,
    MEDIUM,
    SMALL,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TITLE,
    UMBER_LIGHT,
    mixed,
)

SHEET: Final = Box(1148, 96, 396, 790)
LEFT: Final = SHEET.left + 24
WIDE: Final = SHEET.width - 48
TOP: Final = SHEET.top
PICTURE: Final = Box(SHEET.left + 6, TOP + 6, SHEET.width - 12, 122)
PLAY: Final = Box(LEFT, TOP + 672, WIDE, 64)
_FOOT: Final = Box(LEFT, TOP + 746, WIDE, 30)
_LARGEST_FACE: Final = 24.0


def paint_frame(brush: Brush, name: str) -> None:
    """The empty sheet, and what it is about."""
    fill = (STONE, mixed(STONE, STONE_DARK, 0.6))
    brush.slab(SHEET, fill, radius=12, edge=GOLD, edge_width=2.6, shadow=18)
    brush.encloses(name, SHEET, is_told=True)


def paint_cover(brush: Brush, cover: str) -> None:
    """A game's cover at the top of the sheet."""
    with brush.only_within(PICTURE):
        brush.picture(cover, centred(PICTURE.center, PICTURE.width, PICTURE.width * 0.62))
    paint_edge(brush)


def paint_edge(brush: Brush) -> None:
    """The frame of whatever picture is at the top."""
    brush.slab(PICTURE, None, radius=1, edge=UMBER_LIGHT, edge_width=1.5)


def paint_titles(brush: Brush, kind: str, name: str, words: str, aside: str = "") -> None:
    """Below the picture: of what kind it is, its name beside an aside, and a line about it."""
    above = Box(LEFT, TOP + 134, WIDE, 24)
    brush.text(kind, above, MEDIUM.but(size=17, colour=TERRACOTTA), where="sheet")
    box = Box(LEFT, TOP + 156, WIDE - 150 if aside else WIDE, 38)
    brush.text(name, box, TITLE.but(size=29, colour=INK), where="sheet")
    if aside:
        right = Box(box.right + 10, box.top + 8, 140, 24)
        brush.text(aside, right, SMALL.but(align="right"), where="sheet")
    brush.text(words, Box(LEFT, TOP + 194, WIDE, 26), BODY.but(size=17), where="sheet")


def paint_foot(brush: Brush, words: str) -> None:
    brush.text(words, _FOOT, SMALL.but(align="centre"), where="sheet")


def paint_heading(brush: Brush, top: float, words: str, aside: str = "", gap: float = 74) -> None:
    """Words above a line, and an aside for which they leave a gap."""
    box = Box(LEFT, top, WIDE, 24)
    brush.text(words, Box(box.left, top, box.width - gap, 24), TITLE.but(size=18), where="sheet")
    if aside:
        brush.text(aside, box, SMALL.but(align="right"), where="sheet")
    brush.line((box.left, box.bottom + 1), (box.right, box.bottom + 1), GOLD, 1.6)


def paint_seats(brush: Brush, table: Table, box: Box) -> None:
    """Everyone at a table, in order of play."""
    seats = seats_at(table)
    down = -(-len(seats) // 2)
    pitch = box.height / down
    radius = min(_LARGEST_FACE, pitch * 0.46)
    for place, seat in enumerate(seats):
        left = box.left + (place % 2) * (box.width / 2 + 2)
        middle = (left + radius + 1, box.top + pitch * (place // 2 + 0.5))
        _paint_seat(brush, table, seat, middle, radius)


def _paint_seat(
    brush: Brush, table: Table, seat: Seat, middle: tuple[float, float], radius: float
) -> None:
    draw_player(brush, middle, radius, seat)
    left = middle[0] + radius + 9
    room = Box(left, middle[1] - 21, WIDE / 2 - 2 * radius - 14, 42)
    name = Box(room.left, room.top, room.width, 21)
    if seat.is_human:
        words, style = person_words(seat, alone=True), ITALIC.but(size=16, colour=TERRACOTTA)
    else:
        words, style = level_name(games.find(table.game).ai, seat.player), SMALL
    # Two lines come close to the next seat: words that fit in usual letters do not grow into two.
    usual = brush.text_width(words, style) / brush.screen.letters
    lines = 1 if usual <= room.width else 2
    below = Box(room.left, name.bottom - 2, room.width, 22 if lines == 1 else 36)
    with spoken_as(brush, f"{seat.name}: {words}", room):
        brush.text(seat.name, name, STRONG.but(size=18), where="sheet")
        brush.text(words, below, style.but(valign="top"), lines=lines, where="sheet")
