"""Two players side by side, number by number, on a player's sheet."""

from dataclasses import dataclass
from typing import Final

from colosseum.play.seats import Seat
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.scenes.table.colosseum.planned_event import best_staging
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.theme import (
    FADED,
    GOLD,
    INK,
    PAPER,
    SMALL,
    STONE_DARK,
    STRONG,
    Colour,
    mixed,
)
from colosseum.words.translation import tr

_HEAD: Final = 46.0
_NAME_SIZES: Final = (16.0, 15.0)
_ROOMY: Final = 34.0
"""Rows this high have the words above the bars."""
_LEAST: Final = 23.0
_MAIN: Final = (0, 1, 2, 3, 8, 9)
"""The lines that matter most, where there is no room for all."""
_NUMBER: Final = 30.0


@dataclass(frozen=True, slots=True)
class Compared:
    """One of the two players."""

    index: SeatIndex
    seat: Seat
    numbers: tuple[int, ...]

    @property
    def colour(self) -> Colour:
        return PLAYERS[self.seat.colour].colour


def compared(state: State, index: SeatIndex, seat: Seat) -> Compared:
    """A player's numbers, in the order of the labels."""
    player = state.impresarios[index]
    theirs = state.copy()
    theirs.seat = index
    staging = best_staging(theirs)
    score = staging.score if staging is not None else None
    numbers = (
        player.best,
        score.total if score is not None else 0,
        player.coins,
        player.medals,
        player.tickets,
        player.podiums,
        sum(state.stars[asset] == index for asset in RULES.star_assets),
        player.arena_size,
        len(set(player.produced)),
        sum(player.tokens),
    )
    return Compared(index, seat, numbers)


def rival_of(state: State, index: SeatIndex, viewer: SeatIndex) -> SeatIndex:
    """Whom to compare a player with: the viewer, or for the viewer the strongest rival."""
    if index != viewer:
        return viewer
    others = [seat for seat in range(len(state.impresarios)) if seat != viewer]
    return max(others, key=lambda seat: state.impresarios[seat].best)


def _labels() -> tuple[str, ...]:
    return (
        tr("best event"),
        # Translators: a row of the comparison: spectators that the best event would draw now.
        tr("can draw now"),
        tr("coins"),
        tr("medals"),
        tr("season tickets"),
        tr("podiums"),
        tr("stars"),
        tr("arena squares"),
        # Translators: a row of the comparison: programmes produced.
        tr("produced"),
        tr("tokens"),
    )


def _paint_names(brush: Brush, left: Compared, right: Compared, head: Box) -> None:
    """Name both players beside their emblems, where there is room for whole names."""
    room = head.width / 2 - 40
    names = (left.seat.name, right.seat.name)
    sizes = [
        size
        for size in _NAME_SIZES
        if all(brush.text_width(name, STRONG.but(size=size)) <= room for name in names)
    ]
    if not sizes:
        return
    starts = (head.left + 38, head.centerx + 2)
    for name, align, start in zip(names, ("left", "right"), starts, strict=True):
        at = Box(start, head.top, room, head.height)
        brush.text(name, at, STRONG.but(size=sizes[0], align=align), where="comparison")


def paint_comparison(
    brush: Brush, left: Compared, right: Compared, box: Box, *, symbols: bool
) -> None:
    brush.slab(box, PAPER, radius=9, edge=STONE_DARK, edge_width=1.4)
    inside = Box(box.left + 10, box.top, box.width - 20, box.height - 6)
    head = min(_HEAD, inside.height * 0.2)
    for player, centre in ((left, inside.left + 20), (right, inside.right - 20)):
        draw_emblem(brush, (centre, box.top + head / 2 + 1), 15, player.seat.colour, symbols)
    _paint_names(brush, left, right, Box(inside.left, box.top, inside.width, head))
    brush.line((inside.left, box.top + head), (inside.right, box.top + head), GOLD, 1.5)
    rest = Box(inside.left, box.top + head + 2, inside.width, inside.height - head - 2)
    lines = [*zip(_labels(), left.numbers, right.numbers, strict=True)]
    if rest.height < len(lines) * _LEAST:
        lines = [lines[number] for number in _MAIN]
    for (label, one, other), line in zip(lines, column(rest, len(lines)), strict=True):
        with brush.unspoken():
            _paint_line(brush, line, label, (one, left.colour), (other, right.colour))
        brush.wrote(f"{label}: {one}, {other}", line)


def _paint_line(
    brush: Brush, line: Box, label: str, left: tuple[int, Colour], right: tuple[int, Colour]
) -> None:
    most = max(left[0], right[0])
    roomy = line.height >= _ROOMY
    words = Box(line.left + _NUMBER, line.top, line.width - 2 * _NUMBER, line.height - 6)
    bars = Box(words.left, line.bottom - 5, words.width, 3.5)
    if roomy:
        words.height = line.height - 16
        bars = Box(words.left, line.bottom - 14, words.width, 8)
    brush.text(label, words, SMALL.but(size=15, align="centre"), where="comparison")
    middle = bars.centerx
    for (number, colour), is_left in ((left, True), (right, False)):
        length = (bars.width / 2 - 1) * (number / most if most else 0.0)
        bar = Box(middle - 1 - length if is_left else middle + 1, bars.top, length, bars.height)
        tint = colour if number == most else mixed(colour, PAPER, 0.45)
        brush.slab(bar, tint, radius=bars.height / 2)
        place = Box(line.left if is_left else line.right - _NUMBER, line.top, _NUMBER, line.height)
        if roomy:
            place = Box(place.left, bars.centery - 12, _NUMBER, 24)
        ink = INK if number == most else FADED
        style = STRONG.but(size=17, colour=ink, align="left" if is_left else "right")
        brush.text(str(number), place, style, where="comparison")
