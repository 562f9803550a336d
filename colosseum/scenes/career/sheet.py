"""The sheet at the right: the chosen stage, who is at its table, its start and its laurels."""

from typing import Final

from colosseum import games
from colosseum.play.career.progress import Career
from colosseum.play.career.seating import seats_at
from colosseum.play.career.stages import Stage, Table
from colosseum.play.seats import Seat
from colosseum.scenes.career.stage_words import stage_words
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.game_words import level_name, person_words
from colosseum.scenes.parts.laurel_rows import paint_rows, rows_of
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
    PAPER,
    SMALL,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TITLE,
    UMBER_LIGHT,
    mixed,
)
from colosseum.words.translation import ntr, tr

SHEET: Final = Box(1148, 96, 396, 790)
_LEFT: Final = SHEET.left + 24
_WIDE: Final = SHEET.width - 48
_TOP: Final = SHEET.top
PICTURE: Final = Box(SHEET.left + 6, _TOP + 6, SHEET.width - 12, 122)
TABLES: Final = Box(_LEFT, _TOP + 253, _WIDE, 29)
"""Where the tables of a match are chosen."""
_SEATS: Final = Box(_LEFT, _TOP + 284, _WIDE, 100)
_START: Final = Box(_LEFT, _TOP + 388, _WIDE, 64)
_ROWS: Final = Box(_LEFT, _TOP + 493, _WIDE, 139)
_PLAYED: Final = Box(_LEFT, _TOP + 640, _WIDE, 26)
PLAY: Final = Box(_LEFT, _TOP + 672, _WIDE, 64)
_FOOT: Final = Box(_LEFT, _TOP + 746, _WIDE, 30)
_LARGEST_FACE: Final = 24.0


def paint_frame(brush: Brush, name: str) -> None:
    """The empty sheet, and what it is about."""
    fill = (STONE, mixed(STONE, STONE_DARK, 0.6))
    brush.slab(SHEET, fill, radius=12, edge=GOLD, edge_width=2.6, shadow=18)
    brush.encloses(name, SHEET, is_told=True)


def paint_sheet(brush: Brush, career: Career, stage: Stage, table: Table) -> None:
    paint_frame(brush, tr(stage.title))
    _paint_picture(brush, stage)
    _paint_story(brush, stage)
    if len(stage.tables) == 1:
        paint_heading(brush, _TOP + 256, tr("At the table"))
    paint_seats(brush, table, _SEATS)
    _paint_start(brush, table)
    earned = sum(career.laurels_of(stage))
    count = tr("{count} of {all}", count=earned, all=len(stage.laurels))
    paint_heading(brush, _TOP + 459, tr("Three laurels to earn"), count)
    paint_rows(brush, _ROWS, rows_of(career, stage))
    is_open = career.is_open(stage)
    played = _played_words(career.times_played(stage)) if is_open else locked_words(career, stage)
    brush.text(played, _PLAYED, SMALL.but(size=17, align="centre"), where="sheet")
    minutes = games.find(table.game).minutes[len(table.seats)]
    foot = ntr(
        "about {count} minute · saved after every action",
        "about {count} minutes · saved after every action",
        minutes,
    )
    brush.text(foot, _FOOT, SMALL.but(align="centre"), where="sheet")


def _played_words(times: int) -> str:
    if times < 2:
        return tr("Played once") if times else tr("Not played yet")
    return ntr("Played {count} time", "Played {count} times", times)


def _paint_picture(brush: Brush, stage: Stage) -> None:
    brush.picture(f"career/ground-{stage.ground}", PICTURE)
    share = PICTURE.width / (len(stage.figures) + 1)
    with brush.only_within(PICTURE):
        for place, figure in enumerate(stage.figures, 1):
            size = 116 - 20 * (place - 1) if "performer" in figure else 54
            box = Box(0, 0, size, size)
            box.midbottom = (PICTURE.left + share * place, PICTURE.bottom - 6)
            brush.picture(figure, box)
    brush.slab(PICTURE, None, radius=1, edge=UMBER_LIGHT, edge_width=1.5)


def _paint_story(brush: Brush, stage: Stage) -> None:
    where = Box(_LEFT, _TOP + 130, _WIDE, 22)
    brush.text(stage_words(stage), where, MEDIUM.but(size=17, colour=TERRACOTTA), where="sheet")
    title = Box(_LEFT, _TOP + 150, _WIDE, 34)
    brush.text(tr(stage.title), title, TITLE.but(size=27, colour=INK), where="sheet")
    story = Box(_LEFT, _TOP + 183, _WIDE, 66)
    style = BODY.but(size=17.5, valign="top")
    brush.text(tr(stage.story), story, style, lines=3, where="sheet")


def paint_heading(brush: Brush, top: float, words: str, aside: str = "", gap: float = 74) -> None:
    """Words above a line, and an aside for which they leave a gap."""
    box = Box(_LEFT, top, _WIDE, 24)
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
    room = Box(left, middle[1] - 21, _WIDE / 2 - 2 * radius - 14, 42)
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


def _paint_start(brush: Brush, table: Table) -> None:
    brush.slab(_START, (PAPER, STONE), radius=9, edge=GOLD, edge_width=1.8)
    left = _START.left + 11
    for picture in table.shows:
        brush.picture(picture, centred((left + 18, _START.centery), 36))
        left += 41
    room = Box(left + 5, _START.top + 5, _START.right - left - 12, 20)
    brush.text(tr("Your start"), room, SMALL.but(colour=TERRACOTTA), where="sheet")
    words = Box(room.left, room.bottom - 2, room.width, 38)
    brush.text(tr(table.start), words, STRONG.but(size=17), lines=2, where="sheet")


def locked_words(career: Career, stage: Stage) -> str:
    """What must be done first, if a stage is not open yet."""
    missing = [before for before in career.before(stage) if not career.is_won(before)]
    titles = [tr(before.title) for before in missing]
    if len(titles) > 1:
        return tr("Win “{one}” and “{other}” first.", one=titles[0], other=titles[1])
    return tr("Win “{stage}” first.", stage=titles[0])
