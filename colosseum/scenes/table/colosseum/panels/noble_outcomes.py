"""What each noble would bring with each die, seen at once: a table of six nobles and the dice."""

from collections.abc import Callable, Sequence
from typing import Final

from colosseum.play.seats import Seat
from colosseum.rules.colosseum.data import NOBLES, Noble
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.table.colosseum.board_buttons import draw_path
from colosseum.scenes.table.colosseum.panels.noble_moves import NobleMove
from colosseum.scenes.table.colosseum.translated_names import noble_name
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.press_guard import GUARD
from colosseum.widgets.theme import (
    FADED,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    PAPER,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Look, Widget
from colosseum.words.translation import ntr

DICE: Final = 62.0
"""The width of the first column."""
HEAD: Final = 58.0
ROW: Final = 36.0
_GAP: Final = 5.0
_SIGN: Final = 22.0


def table_height(dice: int) -> float:
    return HEAD + dice * (ROW + _GAP)


def noble_line(table: Box) -> Box:
    """Where the nobles are: the head of all columns but the first."""
    return Box(table.left + DICE + _GAP, table.top, table.width - DICE - _GAP, HEAD)


def die_box(table: Box, number: int) -> Box:
    """Where a die is: the head of its row."""
    return Box(table.left, table.top + HEAD + _GAP + number * (ROW + _GAP), DICE, ROW)


def outcome_box(table: Box, number: int, noble: Noble) -> Box:
    above = row(noble_line(table), len(NOBLES), _GAP)[NOBLES.index(noble)]
    return Box(above.left, die_box(table, number).top, above.width, ROW)


class Outcome(Widget):
    """What one noble would bring with one die; a press chooses the two, and the next moves him.

    The dice were rolled here: anyone still clicking must pause before a press moves a noble.
    """

    pause = 2 * GUARD

    def __init__(
        self,
        key: str,
        box: Box,
        walks: Sequence[NobleMove],
        on_press: Callable[[], None],
        seats: Sequence[Seat],
        *,
        move: Callable[[], None] | None,
        chosen: bool,
        symbols: bool,
    ) -> None:
        """`move` is there if the two are chosen, and leave one move only."""
        names = [seat.name for seat in seats]
        super().__init__(key, box, on_press=on_press, tip=outcome_words(walks, names))
        self._best = max(walks, key=lambda found: found.value)
        self._seats = seats
        self._chosen = chosen
        self._symbols = symbols
        self._move = move
        self.question = None if move is None else key

    def press(self) -> bool:
        if self._move is None:
            return super().press()
        self._move()
        return True

    def draw(self, brush: Brush, look: Look) -> None:
        good = self._best.is_useful
        fill = (PAPER, STONE) if look.lit else GOLD_LIGHT if good else (STONE, STONE_DARK)
        edge = GOLD if self._chosen or look.lit else UMBER_LIGHT
        brush.slab(self.box, fill, radius=8, edge=edge, edge_width=3.5 if self._chosen else 1.2)
        parts = self._parts()
        if not parts:
            brush.disc(self.box.center, 2.5, FADED)
        wide = sum(width for width, _ in parts)
        left = self.box.centerx - wide / 2
        for width, paint in parts:
            paint(brush, Box(left, self.box.top, width, self.box.height))
            left += width
        if look.lit:
            draw_path(brush, self._best.path)

    def _parts(self) -> list[tuple[float, Callable[[Brush, Box], None]]]:
        """The signs in the cell, and how wide each is."""
        found = self._best
        parts: list[tuple[float, Callable[[Brush, Box], None]]] = []
        if found.gain:
            parts.append((24.0, self._paint_gain))
        if found.medal:
            parts.append((_SIGN, self._paint_medal))
        if found.host is not None:
            parts.append((_SIGN, self._paint_host))
        return parts[:2]

    def _paint_gain(self, brush: Brush, box: Box) -> None:
        gain = self._best.gain
        words, ink = (f"+{gain}", GREEN) if gain > 0 else (f"−{-gain}", TERRACOTTA)
        brush.text(words, box, STRONG.but(size=18, colour=ink, align="centre"), where=self.key)

    def _paint_medal(self, brush: Brush, box: Box) -> None:
        brush.picture("medal", centred(box.center, _SIGN))

    def _paint_host(self, brush: Brush, box: Box) -> None:
        assert self._best.host is not None
        colour = self._seats[self._best.host].colour
        draw_emblem(brush, box.center, 9, colour, self._symbols)


def outcome_words(walks: Sequence[NobleMove], names: Sequence[str]) -> str:
    """Each way the noble could go, in a line."""
    lines = [noble_name(walks[0].walk.noble)]
    for found in walks:
        squares = ntr("{count} square", "{count} squares", abs(found.walk.squares))
        brings = found.words(names)
        lines.append(f"{squares}: {brings}" if brings else squares)
    return "\n".join(lines)
