"""Since your last turn: what every rival has done, phase by phase, in icons and prices.

The strip knows no game. A game's kit says what belongs into each cell, from what has been told.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol, TypeAlias

from colosseum.play.seats import Seat
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.icon_words import ON_LIGHT, Block, Part, paint_block, set_in_lines
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.scenes.parts.table_lights import Speaking
from colosseum.scenes.scene import Window
from colosseum.tutor.marks import Mark
from colosseum.widgets.brush import Appearance, Brush, ruler
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    PAPER,
    PURPLE,
    STONE,
    STONE_DARK,
    STRONG,
    TITLE,
    Colour,
    Style,
    mixed,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import tr


@dataclass(frozen=True, slots=True)
class Column:
    """A phase, or whatever the game divides its time into."""

    words: str
    note: str
    is_new: bool
    """Whether it belongs to the current turn."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What a rival did in one column."""

    parts: tuple[Part, ...]
    words: str = ""
    """In sentences, for the tooltip; none if nothing happened."""
    about: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Recap:
    now: str
    """A name for where the player now is, which differs from phase to phase."""
    columns: tuple[Column, ...]
    rows: tuple[tuple[SeatIndex, tuple[Cell, ...]], ...]
    is_first_turn: bool
    """Whether the player has not finished a turn yet."""

    @property
    def has_news(self) -> bool:
        return any(cell.words for _, cells in self.rows for cell in cells)


class Gathering(Protocol):
    """Gathers what one player has missed, event by event as they are told."""

    def hear(self, event: Event) -> None: ...

    def recap(self) -> Recap: ...


MakeGathering: TypeAlias = Callable[[Any, Sequence[Seat], SeatIndex], Gathering]
"""Begins to gather for a player, with the game as it began."""

_MANNER: Final = replace(ON_LIGHT, size=16.5, icon=23.0, pitch=25.0)
_HEAD: Final = 28.0
_TAB: Final = 34.0
_ROW: Final = 39.0
_WORDS: Final = 50.0
"""The least height of words beside the tab."""
_MARGIN: Final = 8.0
_BROWN: Final[Colour] = (91, 64, 48)
_RULE: Final[Colour] = mixed(STONE_DARK, _BROWN, 0.25)
_LARGEST_LETTERS: Final = 1.2
"""It grows no further with the letters, or it would cover the table."""
_CROSS: Final = 26.0
"""Room for the cross in the head."""
_NARROWEST: Final = 60.0
_HEADING: Final = TITLE.but(size=15)
_NAME: Final = STRONG.but(size=17)
_TITLE: Final = TITLE.but(size=18, colour=CREAM)


class RecapStrip:
    """The recap set into the lower part of the table, growing upwards from its place."""

    def __init__(self, window: Window, recap: Recap, seats: Sequence[Seat], place: Box) -> None:
        self._window = window
        self._recap = recap
        self._seats = seats
        screen = window.screen
        self._screen = replace(screen, letters=min(screen.letters, _LARGEST_LETTERS))
        self._measure = ruler(self._screen, window.paintbox)
        self._names = self._names_width()
        self._widths = self._column_widths(place.width - self._names - _MARGIN)
        blocks = [
            [self._block(cell, width) for cell, width in zip(cells, self._widths, strict=True)]
            for _, cells in recap.rows
        ]
        self._blocks = blocks
        self._heights = [max(_ROW, *(block.height + 8 for block in row)) for row in blocks]
        self._head_style = self._fitting_head()
        self._head = max(_HEAD, self._head_style.size * self._screen.letters * 1.4)
        high = self._head + sum(self._heights) + 4
        wide = self._names + sum(self._widths) + _MARGIN
        self.right = place.right
        self.strip = Box(place.left, place.bottom - high, wide, high)
        title = self._measure.text_width(self._title, _TITLE) + 34
        self.tab = Box(place.left, self.strip.top - _TAB, min(wide, title), _TAB + 14)

    @property
    def _title(self) -> str:
        if self._recap.is_first_turn:
            return tr("Since the start")
        return tr("Since your last turn")

    def covers(self, box: Box) -> bool:
        return box.collidelist([self.strip, self.tab]) >= 0

    def _names_width(self) -> float:
        names = [self._seats[seat].name for seat, _ in self._recap.rows]
        return 62 + max(self._measure.text_width(name, _NAME) for name in names)

    def _block(self, cell: Cell, width: float) -> Block:
        room = round(width - 2 * _MARGIN, 1)
        return set_in_lines(cell.parts, (), room, _MANNER, self._screen)

    def _column_widths(self, room: float) -> list[float]:
        """As wide as their contents; where there is no room for that, the widest give way."""
        wanted = []
        for number, column in enumerate(self._recap.columns):
            cells = [cells[number] for _, cells in self._recap.rows]
            widest = max(self._block(cell, 10_000).width for cell in cells)
            wanted.append(max(widest, self._heading_width(column)) + 2 * _MARGIN + 1)
        wanted[-1] += _CROSS
        cap = max(wanted)
        while sum(min(width, cap) for width in wanted) > room and cap > _NARROWEST:
            cap -= 2
        return [min(width, cap) for width in wanted]

    def _heading_width(self, column: Column) -> float:
        return self._measure.text_width(f"{column.words} {column.note}", _HEADING)

    def _fitting_head(self) -> Style:
        """The style in which every heading fits above its column."""
        widths = [*self._widths[:-1], self._widths[-1] - _CROSS]
        shares = [
            (width - 2 * _MARGIN) / self._heading_width(column)
            for width, column in zip(widths, self._recap.columns, strict=True)
        ]
        return _HEADING.but(size=_HEADING.size * min(1.0, *shares))

    # Places

    def beside_tab(self, height: Callable[[float], float]) -> Box:
        """Above the strip, beside its tab: the place for words of this height for a width."""
        left = self.tab.right + 10
        width = self.right - left
        high = max(_WORDS, height(width))
        return Box(left, self.strip.top - 6 - high, width, high)

    def _left(self, column: int) -> float:
        return self.strip.left + self._names + sum(self._widths[:column])

    def _top(self, row: int) -> float:
        return self.strip.top + self._head + 2 + sum(self._heights[:row])

    def _cell_box(self, row: int, column: int) -> Box:
        left, top = self._left(column), self._top(row)
        return Box(left, top, self._widths[column], self._heights[row])

    # What can be pressed

    def widgets(self, close: Callable[[], None]) -> list[Widget]:
        found: list[Widget] = [
            Area("recap strip", self.strip, self._draw, tip=self._tip),
            Area("recap tab", self.tab, tip=self._tip),
        ]
        for row, (_, cells) in enumerate(self._recap.rows):
            for column, cell in enumerate(cells):
                if cell.words:
                    box = self._cell_box(row, column).inflate(-6, -5)
                    found.append(_CellWidget(f"recap {row} {column}", box, cell))
        # Tall enough for the arrow keys to find it beside the log.
        cross = Box(self.strip.right - 32, self.strip.top + (self._head - 22) / 2, 26, 30)
        tip = tr("Close (R)")
        button = Button("close recap", cross, "×", close, kind=Kind.QUIET, size=20, tip=tip)
        return [*found, button]

    @property
    def _tip(self) -> str:
        return tr("What the others have done. Point at something to see it on the table.")

    # What can be seen

    def _draw(self, brush: Brush, look: Look) -> None:
        symbols = self._window.settings.symbols
        depends_on = (self._recap, tuple(self._widths), symbols)
        around = self.strip.union(self.tab).inflate(36, 36)
        brush.patch(Appearance(RecapStrip, depends_on), around, self._paint)

    def _paint(self, brush: Brush) -> None:
        letters = self._screen.letters
        brush = Brush(brush.surface, replace(brush.screen, letters=letters), brush.paintbox)
        strip, tab = self.strip, self.tab
        brush.slab(tab, PURPLE, radius=12, edge=GOLD, edge_width=2.5, shadow=10)
        fill = (PAPER, STONE_DARK)
        brush.slab(strip, fill, radius=12, edge=GOLD, edge_width=2.5, shadow=14)
        words = Box(tab.left + 16, tab.top, tab.width - 26, _TAB)
        brush.text(self._title, words, _TITLE, where="recap")
        self._paint_head(brush)
        for row in range(len(self._recap.rows)):
            self._paint_row(brush, row)
        self._paint_rules(brush)

    def _paint_head(self, brush: Brush) -> None:
        strip = self.strip
        head = Box(strip.left + 2, strip.top + 2, strip.width - 4, self._head)
        brush.slab(head, _BROWN, radius=10)
        brush.slab(Box(head.left, head.bottom - 10, head.width, 10), _BROWN, radius=0)
        brush.line(head.bottomleft, head.bottomright, GOLD, 1.6)
        for number, column in enumerate(self._recap.columns):
            style = self._head_style.but(colour=GOLD_LIGHT if column.is_new else STONE)
            at = self._left(number) + _MARGIN, head.centery
            brush.letters(column.words, at, style)
            left = at[0] + brush.text_width(f"{column.words} ", style)
            brush.letters(column.note, (left, head.centery), style.but(colour=STONE_DARK))

    def _paint_row(self, brush: Brush, row: int) -> None:
        seat, cells = self._recap.rows[row]
        top, height, who = self._top(row), self._heights[row], self._seats[seat]
        symbols = self._window.settings.symbols
        bar = Box(self.strip.left + 4, top + 4, 7, height - 8)
        brush.slab(bar, PLAYERS[who.colour].colour, radius=3.5)
        middle = top + height / 2
        draw_player(brush, (self.strip.left + 32, middle), 16, who, symbols)
        brush.letters(who.name, (self.strip.left + 53, middle), _NAME)
        for column in range(len(cells)):
            box, block = self._cell_box(row, column), self._blocks[row][column]
            at = box.left + _MARGIN, box.centery - block.height / 2
            paint_block(brush, block, at, _MANNER, symbols=symbols)

    def _paint_rules(self, brush: Brush) -> None:
        strip = self.strip
        for row in range(1, len(self._recap.rows)):
            top = self._top(row)
            brush.line((strip.left + 8, top), (strip.right - 8, top), _RULE, 1.2)
        above, below = self._top(0) + 3, strip.bottom - 5
        columns = self._recap.columns
        for number in range(1, len(columns)):
            left = self._left(number)
            is_turn = columns[number].is_new and not columns[number - 1].is_new
            colour, width = (GOLD, 2.4) if is_turn else (_RULE, 1.0)
            brush.line((left, above), (left, below), colour, width)


class _CellWidget(Speaking):
    """What one rival did in one phase; it lights that on the table."""

    def __init__(self, key: str, box: Box, cell: Cell) -> None:
        super().__init__(key, box, tip=cell.words, focusable=True)
        self.lights = cell.about

    def draw(self, brush: Brush, look: Look) -> None:
        if look.lit:
            brush.slab(self.box, GOLD, radius=8, opacity=40)
            brush.slab(self.box, None, radius=8, edge=GOLD, edge_width=2.2)
