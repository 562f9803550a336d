"""How you have fared against each of the cast: a card for each, met or not."""

from collections.abc import Mapping
from typing import Final

from colosseum.ai.characters import CAST, Character
from colosseum.play.statistics import Meetings
from colosseum.scenes.parts.faces import Expression, draw_face
from colosseum.scenes.parts.meeting_record import record_words
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import grid
from colosseum.widgets.theme import (
    FADED,
    GOLD,
    GREEN,
    NUMBER,
    PAPER,
    SMALL,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA_DARK,
    mixed,
)
from colosseum.widgets.widget import Area, Look, Role, Widget
from colosseum.words.translation import ntr, tr

_FACE: Final = 46.0
_FAINT: Final = 90


def cast_record(box: Box, met: Mapping[str, Meetings]) -> list[Widget]:
    """Cards in two rows."""
    cells = grid(box, len(CAST) // 2, 2, 14)
    return [_card(cell, who, met.get(who.key)) for cell, who in zip(cells, CAST, strict=True)]


def _card(box: Box, who: Character, met: Meetings | None) -> Widget:
    def paint(brush: Brush, look: Look) -> None:
        fill = PAPER if met is not None else mixed(STONE, STONE_DARK, 0.45)
        edge = GOLD if met is not None else STONE_DARK
        brush.slab(box, fill, radius=12, edge=edge, edge_width=1.8)
        _paint_face(brush, box, who, met)
        name = Box(box.left + 8, box.top + 118, box.width - 16, 28)
        brush.text(who.name, name, STRONG.but(size=21, align="centre"), where="cast")
        below = Box(name.left, name.bottom, name.width, 26)
        words = (
            tr("not met yet") if met is None else ntr("{count} game", "{count} games", met.games)
        )
        brush.text(words, below, SMALL.but(align="centre"), where="cast")
        if met is not None:
            _paint_score(brush, Box(box.left + 18, below.bottom + 6, box.width - 36, 70), met)

    tip = record_words(who.name, met) if met is not None else ""
    found = Area(f"met-{who.key}", box, paint, tip=tip)
    found.role, found.spoken = Role.WORDS, tip or f"{who.name}: {tr('not met yet')}"
    return found


def _paint_face(brush: Brush, box: Box, who: Character, met: Meetings | None) -> None:
    """Whoever you beat more often than they beat you is cross about it."""
    centre = (box.centerx, box.top + 64)
    if met is None:
        draw_face(brush, centre, _FACE, who.key, opacity=_FAINT)
        return
    ahead = met.won - met.lost
    moods = {True: Expression.ANGRY, False: Expression.PLEASED}
    expression = moods[ahead > 0] if ahead else Expression.CALM
    draw_face(brush, centre, _FACE, who.key, expression)


def _paint_score(brush: Brush, box: Box, met: Meetings) -> None:
    """Your victories and theirs, and the shares of all games as a bar."""
    number = NUMBER.but(size=28)
    half = box.width / 2 - 12
    mine = Box(box.left, box.top, half, 38)
    brush.text(str(met.won), mine, number.but(colour=GREEN, align="right"), where="cast")
    theirs = Box(box.right - half, box.top, half, 38)
    brush.text(str(met.lost), theirs, number.but(colour=TERRACOTTA_DARK), where="cast")
    brush.text("–", Box(box.left, box.top, box.width, 38), number.but(colour=FADED, align="centre"))
    bar = Box(box.left, box.top + 46, box.width, 14)
    brush.slab(bar, STONE_DARK, radius=7)
    for count, colour, is_left in ((met.won, GREEN, True), (met.lost, TERRACOTTA_DARK, False)):
        width = bar.width * count / met.games
        if width >= bar.height:
            part = Box(bar.left if is_left else bar.right - width, bar.top, width, bar.height)
            brush.slab(part, colour, radius=7)
