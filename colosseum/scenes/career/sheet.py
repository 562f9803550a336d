"""The sheet of the chosen stage of the career: who is at its table, its start and its laurels."""

from typing import Final

from colosseum import games
from colosseum.play.career.progress import Career
from colosseum.play.career.stages import Stage, Table
from colosseum.scenes.career import sheet_frame
from colosseum.scenes.career.sheet_frame import LEFT, PICTURE, TOP, WIDE, paint_heading
from colosseum.scenes.career.stage_words import stage_words
from colosseum.scenes.parts.laurel_rows import paint_rows, rows_of
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    BODY,
    GOLD,
    INK,
    MEDIUM,
    PAPER,
    SMALL,
    STONE,
    STRONG,
    TERRACOTTA,
    TITLE,
)
from colosseum.words.translation import ntr, tr

TABLES: Final = Box(LEFT, TOP + 253, WIDE, 29)
"""Where the tables of a match are chosen."""
_SEATS: Final = Box(LEFT, TOP + 284, WIDE, 100)
_START: Final = Box(LEFT, TOP + 388, WIDE, 64)
_ROWS: Final = Box(LEFT, TOP + 493, WIDE, 139)
_PLAYED: Final = Box(LEFT, TOP + 640, WIDE, 26)


def paint_stage(brush: Brush, career: Career, stage: Stage, table: Table) -> None:
    sheet_frame.paint_frame(brush, tr(stage.title))
    _paint_picture(brush, stage)
    _paint_story(brush, stage)
    if len(stage.tables) == 1:
        paint_heading(brush, TOP + 256, tr("At the table"))
    sheet_frame.paint_seats(brush, table, _SEATS)
    _paint_start(brush, table)
    earned = sum(career.laurels_of(stage))
    count = tr("{count} of {all}", count=earned, all=len(stage.laurels))
    paint_heading(brush, TOP + 459, tr("Three laurels to earn"), count)
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
    sheet_frame.paint_foot(brush, foot)


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
    sheet_frame.paint_edge(brush)


def _paint_story(brush: Brush, stage: Stage) -> None:
    where = Box(LEFT, TOP + 130, WIDE, 22)
    brush.text(stage_words(stage), where, MEDIUM.but(size=17, colour=TERRACOTTA), where="sheet")
    title = Box(LEFT, TOP + 150, WIDE, 34)
    brush.text(tr(stage.title), title, TITLE.but(size=27, colour=INK), where="sheet")
    story = Box(LEFT, TOP + 183, WIDE, 66)
    style = BODY.but(size=17.5, valign="top")
    brush.text(tr(stage.story), story, style, lines=3, where="sheet")


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
