"""The three laurels of a stage, in rows: on its sheet, at the table, and at the end of a game."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from colosseum.play.career.progress import Career
from colosseum.play.career.stages import Laurel, Stage
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import (
    FADED,
    GOLD,
    GREEN,
    INK,
    MEDIUM,
    PAPER,
    SMALL,
    SMALLEST,
    STONE,
    STONE_DARK,
    TITLE,
    mixed,
)
from colosseum.words.sentences import Sentence
from colosseum.words.translation import ntr, say, tr

_EMPTY: Final = mixed(STONE, STONE_DARK, 0.45)
_EMPTY_EDGE: Final = (194, 169, 126)
_PLACES: Final = (
    Sentence("first so far"),
    Sentence("second so far"),
    Sentence("third so far"),
    Sentence("fourth so far"),
    Sentence("fifth so far"),
)


class Row(NamedTuple):
    words: str
    is_earned: bool
    aside: str
    """How far it is, in few words."""
    short: str = ""
    """What is painted where larger letters leave no room for all words."""

    @property
    def aloud(self) -> str:
        if self.is_earned:
            # Translators: {laurel} is what a laurel is given for, as “Win the game”.
            return tr("Earned: {laurel}", laurel=self.words)
        return ", ".join(filter(None, (self.words, self.aside)))


def rows_of(career: Career, stage: Stage) -> list[Row]:
    return [
        Row(say(laurel.words), career.has(laurel), _so_far(career, laurel))
        for laurel in stage.laurels
    ]


def _so_far(career: Career, laurel: Laurel) -> str:
    if len(laurel.parts) > 1:
        won = sum(career.has_reached(table, goal.name) for table, goal in laurel.parts)
        return tr("{count} of {all}", count=won, all=len(laurel.parts)) if won else ""
    table, goal = laurel.parts[0]
    place = career.best_place(table)
    if laurel.is_victory:
        return say(_PLACES[min(place, len(_PLACES)) - 1]) if place else ""
    figure = career.best_figure(table, goal.name)
    # Translators: how large the figure is that a goal asks for, such as “64 so far”.
    return "" if figure is None else ntr("{count} so far", "{count} so far", figure)


def paint_rows(brush: Brush, room: Box, rows: Sequence[Row], *, gap: float = 5) -> None:
    """A row for each laurel; earned ones have a wreath and a tick."""
    height = (room.height - gap * (len(rows) - 1)) / len(rows)
    for place, row in enumerate(rows):
        box = Box(room.left, room.top + place * (height + gap), room.width, height)
        with spoken_as(brush, row.aloud, box):
            _paint_row(brush, box, place + 1, row)


def _paint_row(brush: Brush, box: Box, number: int, row: Row) -> None:
    fill, edge = ((PAPER, STONE), GOLD) if row.is_earned else ((_EMPTY, _EMPTY), _EMPTY_EDGE)
    brush.slab(box, fill, radius=8, edge=edge, edge_width=1.6)
    wreath = (box.left + 25, box.centery)
    if row.is_earned:
        brush.picture("laurel", centred(wreath, 38))
    else:
        brush.picture("career/laurel-place", centred(wreath, 36))
        brush.text(
            str(number), centred(wreath, 26), TITLE.but(size=17, colour=FADED, align="centre")
        )
    aside = 0.0
    if row.is_earned:
        tick = (box.right - 22, box.centery)
        brush.disc(tick, 11, GREEN)
        brush.picture("icon-tick", centred(tick, 14))
        aside = 38.0
    elif row.aside:
        aside = min(112.0, brush.text_width(row.aside, SMALL) + 14)
        place = Box(box.right - aside - 2, box.top, aside - 8, box.height)
        brush.text(row.aside, place, SMALL.but(align="right"), lines=2, where="laurels")
    words = Box(box.left + 52, box.top + 2, box.width - 58 - aside, box.height - 4)
    style = MEDIUM.but(size=17.5, colour=INK)
    least = style.but(size=SMALLEST)
    is_long = brush.text_height(row.words, least, words.width) > words.height
    shown = row.short if is_long and row.short else row.words
    brush.text(shown, words, style, lines=2, where="laurels")
