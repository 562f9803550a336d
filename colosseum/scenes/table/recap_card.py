"""Since your last turn: what every rival has done, in icons and prices.

The card knows no game. A game's kit says what belongs into each cell, from what has been told.
It is where the log is, or else where the game says: never over what one works on.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol, TypeAlias

from colosseum.play.seats import Seat
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.icon_words import (
    ON_LIGHT,
    Block,
    Manner,
    Part,
    paint_block,
    set_in_lines,
)
from colosseum.scenes.parts.keys import RECAP, with_key
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.scenes.parts.table_lights import Speaking
from colosseum.scenes.scene import Window
from colosseum.tutor.marks import Mark
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import CREAM, GOLD, PAPER, PURPLE, STONE_DARK, TITLE, Colour, mixed
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import tr


@dataclass(frozen=True, slots=True)
class Cell:
    """What a rival did in one phase, or whatever the game divides its time into."""

    parts: tuple[Part, ...]
    words: str
    """In sentences, for the tooltip."""
    about: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Recap:
    turn: int
    """The turn of the game it is."""
    rows: tuple[tuple[SeatIndex, tuple[Cell, ...]], ...]
    """The rivals who have done something, and what."""
    is_first_turn: bool
    """Whether the player has decided nothing before all this."""

    @property
    def has_news(self) -> bool:
        return bool(self.rows)

    @property
    def aloud(self) -> str:
        """Everything in sentences, for those who only hear it."""
        return " ".join(" ".join(cell.words.split()) for _, cells in self.rows for cell in cells)


class Gathering(Protocol):
    """Gathers what one player has missed, event by event as they are told."""

    def hear(self, event: Event) -> None: ...

    def recap(self) -> Recap: ...


MakeGathering: TypeAlias = Callable[[Any, Sequence[Seat], SeatIndex], Gathering]
"""Begins to gather for a player, with the game as it began."""

_MANNERS: Final = (
    replace(ON_LIGHT, size=16.5, icon=23.0, pitch=25.0),
    replace(ON_LIGHT, size=14.5, icon=19.0, pitch=21.0),
)
"""How it is written: at ease, or closer where that would not fit."""
_HEAD: Final = 30.0
_SLICE: Final = 60.0
_FACE: Final = 46.0
"""From the left edge to a rival's deeds."""
_MARGIN: Final = 10.0
_APART: Final = 16.0
"""Between two cells."""
_RULE: Final[Colour] = mixed(STONE_DARK, (91, 64, 48), 0.25)
_LARGEST_LETTERS: Final = 1.2
"""It grows no further with the letters, or it would not fit beside the table."""
_TITLE: Final = TITLE.but(size=17, colour=CREAM)


@dataclass(frozen=True, slots=True)
class _Set:
    """A cell, and where it is from the upper left corner of the first row on."""

    cell: Cell
    block: Block
    box: Box


@dataclass(frozen=True, slots=True)
class _Row:
    seat: SeatIndex
    top: float
    height: float
    cells: tuple[_Set, ...]


class RecapCard:
    """The recap in the first of some places that has room for it."""

    box: Box

    def __init__(
        self, window: Window, recap: Recap, seats: Sequence[Seat], places: Sequence[Box]
    ) -> None:
        self._window = window
        self._recap = recap
        self._seats = seats
        screen = window.screen
        self._screen = replace(screen, letters=min(screen.letters, _LARGEST_LETTERS))
        self.is_beside_log = True
        """Whether the first place has room for it."""
        for place in places:
            for manner in _MANNERS:
                self._set(manner, place)
                if self.box.top >= place.top:
                    self._leave_no_slice(place)
                    return
            self.is_beside_log = False

    def _leave_no_slice(self, place: Box) -> None:
        """Cover what is there wholly rather than all but a slice."""
        if not self.is_beside_log and self.box.top - place.top < _SLICE:
            self.box = Box(place)

    def _set(self, manner: Manner, place: Box) -> None:
        """Write it in this manner at the foot of this place."""
        self._manner = manner
        self._rows: list[_Row] = []
        top = 3.0
        for seat, cells in self._recap.rows:
            row = self._flow(seat, cells, top, place.width - _FACE - _MARGIN)
            self._rows.append(row)
            top += row.height
        high = _HEAD + top + 5
        self.box = Box(place.left, place.bottom - high, place.width, high)

    def _flow(self, seat: SeatIndex, cells: Sequence[Cell], top: float, room: float) -> _Row:
        """Cells side by side, in as many lines as they need."""
        found: list[_Set] = []
        left, line, high = 0.0, 3.0, 0.0
        for cell in cells:
            block = set_in_lines(cell.parts, (), round(room, 1), self._manner, self._screen)
            if left > 0 and left + block.width > room:
                left, line, high = 0.0, line + high, 0.0
            found.append(
                _Set(cell, block, Box(_FACE + left, top + line, block.width, block.height))
            )
            left += block.width + _APART
            high = max(high, block.height)
        return _Row(seat, top, line + high + 3, tuple(found))

    @property
    def _title(self) -> str:
        if self._recap.is_first_turn:
            return tr("Since the start")
        return tr("Since your last turn")

    def _at(self, box: Box) -> Box:
        return box.move(self.box.left, self.box.top + _HEAD)

    # What can be pressed

    def widgets(self, close: Callable[[], None]) -> list[Widget]:
        tip = tr("What the others have done. Point at something to see it on the table.")
        head = Box(self.box.left, self.box.top, self.box.width, _HEAD)
        found: list[Widget] = [
            Area("recap card", self.box, self._draw),
            Area("recap head", head, tip=tip),
        ]
        for number, row in enumerate(self._rows):
            for place, it in enumerate(row.cells):
                found.append(
                    _CellWidget(f"recap {number} {place}", self._reach(row, place), it.cell)
                )
        cross = Box(head.right - 36, head.top + 3, 28, _HEAD - 5)
        closing = with_key(tr("Close"), RECAP)
        button = Button("close recap", cross, "×", close, kind=Kind.QUIET, size=20, tip=closing)
        found.append(button)
        for widget in found:
            widget.over_marks = True
        return found

    def _reach(self, row: _Row, place: int) -> Box:
        """Where a cell is pointed at: up to the next one in its line, or the end of the line."""
        it, after = row.cells[place], row.cells[place + 1 : place + 2]
        right = self.box.width - 2
        if after and after[0].box.top == it.box.top:
            right = after[0].box.left - 6
        return self._at(Box(it.box.left - 5, it.box.top, right - it.box.left, it.box.height))

    # What can be seen

    def _draw(self, brush: Brush, look: Look) -> None:
        symbols = self._window.settings.symbols
        depends_on = (self._recap, tuple(self.box), self._manner, symbols)
        around = self.box.inflate(32, 32)
        brush.patch(Appearance(RecapCard, depends_on), around, self._paint)

    def _paint(self, brush: Brush) -> None:
        letters = self._screen.letters
        brush = brush.onto(brush.surface, replace(brush.screen, letters=letters))
        box = self.box
        fill = (PAPER, STONE_DARK)
        brush.slab(box, fill, radius=12, edge=GOLD, edge_width=2.5, shadow=12)
        brush.encloses(self._title, box)
        head = Box(box.left + 2, box.top + 2, box.width - 4, _HEAD - 2)
        brush.slab(head, PURPLE, radius=10)
        brush.slab(Box(head.left, head.bottom - 10, head.width, 10), PURPLE, radius=0)
        words = Box(head.left + 14, head.top, head.width - 60, head.height)
        brush.text(self._title, words, _TITLE, where="recap")
        for row in self._rows:
            self._paint_row(brush, row)

    def _paint_row(self, brush: Brush, row: _Row) -> None:
        who, symbols = self._seats[row.seat], self._window.settings.symbols
        box = self._at(Box(0, row.top, self.box.width, row.height))
        if row is not self._rows[0]:
            brush.line((box.left + 8, box.top), (box.right - 8, box.top), _RULE, 1.2)
        bar = Box(box.left + 5, box.top + 4, 5, box.height - 8)
        brush.slab(bar, PLAYERS[who.colour].colour, radius=2.5)
        draw_player(brush, (box.left + 26, box.centery), 13, who, symbols)
        for it in row.cells:
            at = self._at(it.box).topleft
            with brush.unspoken():  # the widget over it says it in sentences
                paint_block(brush, it.block, at, self._manner, symbols=symbols)


class _CellWidget(Speaking):
    """What one rival did in one phase; it lights that on the table."""

    def __init__(self, key: str, box: Box, cell: Cell) -> None:
        super().__init__(key, box, tip=cell.words, focusable=True)
        self.lights = cell.about

    def draw(self, brush: Brush, look: Look) -> None:
        if look.lit:
            brush.slab(self.box, GOLD, radius=8, opacity=40)
            brush.slab(self.box, None, radius=8, edge=GOLD, edge_width=2.2)
