"""The log in a box: the latest entries, and by wheel or keys the earlier ones."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.icon_words import (
    ON_DARK,
    Block,
    Manner,
    paint_block,
    set_in_lines,
)
from colosseum.scenes.parts.keys import SCROLL_LOG
from colosseum.scenes.parts.log import Entry, Heading, Line, Log
from colosseum.scenes.parts.table_lights import Speaking
from colosseum.scenes.scene import Window
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.theme import (
    BODY,
    GOLD,
    STONE_DARK,
    TITLE,
    UMBER_DARK,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Look, Role, Widget
from colosseum.words.translation import tr

_MARGIN: Final = 14.0
_WHEEL: Final = 2
"""Entries for each step of the wheel."""
_ROOMY: Final = 4
"""Lines from which on there is room to repeat the heading of what began further up."""


@dataclass(frozen=True, slots=True)
class _Placed:
    """An entry and where it is in the box."""

    number: int
    entry: Entry
    box: Box
    block: Block | None

    @property
    def looks(self) -> tuple[object, ...]:
        """Everything its picture depends on."""
        return self.entry, self.box.left, self.box.top, self.box.width


class LogPanel:
    """Shows whole entries only, and follows the end unless someone scrolled back."""

    def __init__(
        self,
        window: Window,
        log: Log,
        rebuild: Callable[[], None],
        *,
        key: str = "log lines",
        manner: Manner = ON_DARK,
        with_thoughts: bool = False,
    ) -> None:
        self._window = window
        self._log = log
        self._rebuild = rebuild
        self.key = key
        self._manner = manner
        self._with_thoughts = with_thoughts
        self._last: int | None = None
        """The last entry shown; None to follow the end."""
        self.chosen: int | None = None
        """The line that keys have come to."""
        self.room = Box(0, 0, 0, 0)
        """Where the entries are."""

    # What is where

    @property
    def _entries(self) -> list[Entry]:
        return self._log.with_thoughts() if self._with_thoughts else self._log.entries

    @property
    def _screen(self) -> Screen:
        return self._window.screen

    @property
    def symbols(self) -> bool:
        """Whether emblems are drawn as well as colours."""
        return self._window.settings.symbols

    @property
    def _line_height(self) -> float:
        return self._manner.line_height(self._screen.letters)

    def _block(self, entry: Entry) -> Block | None:
        if isinstance(entry, Heading):
            return None
        left = 0.0 if entry.colour is None else self._emblem
        width = round(self.room.width - left, 1)
        return set_in_lines(entry.parts, entry.right, width, self._manner, self._screen)

    @property
    def _emblem(self) -> float:
        return self._manner.scaled(self._screen.letters) + 7

    def _height(self, entry: Entry) -> float:
        block = self._block(entry)
        return self._line_height if block is None else block.height

    def _shown_until(self, last: int) -> range:
        """The entries that fit above and including this one, with their heading if possible."""
        shown = self._fitting(last, self.room.height)
        if self._heading_above(shown) is None:
            return shown
        return self._fitting(last, self.room.height - self._line_height)

    def _fitting(self, last: int, room: float) -> range:
        entries, first = self._entries, last + 1
        while first > 0 and (room := room - self._height(entries[first - 1])) >= 0:
            first -= 1
        return range(min(first, last), last + 1)

    @property
    def shown(self) -> range:
        """The numbers of the entries that are shown."""
        end = len(self._entries) - 1
        if end < 0:
            return range(0)
        return self._shown_until(end if self._last is None else min(self._last, end))

    def _first_page_ends(self) -> int:
        """The last entry of those that fit from the beginning."""
        room, last = self.room.height, -1
        for number, entry in enumerate(self._entries):
            room -= self._height(entry)
            if room < 0:
                break
            last = number
        return max(0, last)

    def _placed(self, shown: range) -> list[_Placed]:
        """The entries below the heading they belong to, or else from the bottom upwards."""
        entries, room = self._entries, self.room
        heights = [self._height(entries[number]) for number in shown]
        found: list[_Placed] = []
        heading = self._heading_above(shown)
        if heading is not None:
            box = Box(room.left, room.top, room.width, self._line_height)
            found.append(_Placed(-1, heading, box, None))
            top = box.bottom
        else:
            is_at_start = not shown or shown[0] == 0
            top = room.top if is_at_start else room.bottom - sum(heights)
        for number, height in zip(shown, heights, strict=True):
            entry = entries[number]
            box = Box(room.left, top, room.width, height)
            found.append(_Placed(number, entry, box, self._block(entry)))
            top += height
        return found

    def _heading_above(self, shown: range) -> Heading | None:
        """The heading of the first line shown, if it is further up and there is room for it."""
        entries = self._entries
        if not shown or self.room.height < _ROOMY * self._line_height:
            return None
        if isinstance(entries[shown[0]], Heading):
            return None
        above = (entry for entry in reversed(entries[: shown[0]]) if isinstance(entry, Heading))
        return next(above, None)

    # Scrolling

    def scroll(self, entries: int) -> bool:
        """Go up or down by this many entries; False if that changes nothing."""
        end = len(self._entries) - 1
        now = end if self._last is None else min(self._last, end)
        wanted = max(min(self._first_page_ends(), end), min(end, now + entries))
        if wanted == now:
            return False
        self._last = None if wanted == end else wanted
        self._rebuild()
        return True

    def turn_page(self, by: int) -> bool:
        return self.scroll(by * max(1, len(self.shown) - 1))

    @property
    def is_at_start(self) -> bool:
        return not self.shown or self.shown[0] == 0

    @property
    def is_at_end(self) -> bool:
        return self._last is None

    def move(self, by: int) -> bool:
        """Choose the next line up or down; False at either end."""
        lines = [n for n, entry in enumerate(self._entries) if isinstance(entry, Line)]
        if not lines:
            return False
        if self.chosen is None or self.chosen not in lines:
            visible = [number for number in lines if number in self.shown]
            self.chosen = visible[-1] if visible else lines[-1]
            self._rebuild()
            return True
        place = lines.index(self.chosen) + by
        if not 0 <= place < len(lines):
            return False
        self.chosen = lines[place]
        if self.chosen not in self.shown:
            down = self.chosen > self.shown[-1]
            while self.chosen not in self.shown and self.scroll(1 if down else -1):
                pass
        self._rebuild()
        return True

    def scroll_by_key(self, key: int) -> bool:
        """Scroll as this key does; False if it is none of those."""
        if key not in [it.code for it in SCROLL_LOG.keys]:
            return False
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.turn_page(1 if key == pygame.K_PAGEDOWN else -1)
        else:
            end = len(self._entries)
            self.scroll(end if key == pygame.K_END else -end)
        return True

    def key_pressed(self, event: pygame.Event) -> bool:
        """Handle a key while the log has the focus; False if it does something else."""
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            return self.move(-1 if event.key == pygame.K_UP else 1)
        return self.scroll_by_key(event.key)

    # What can be seen

    def widgets(self, box: Box, *, framed: bool = True) -> list[Widget]:
        """The log in this box, a widget for the keys, and one for each line shown."""
        self.room = box.inflate(-2 * _MARGIN, -6) if framed else box
        shown = self.shown
        placed = self._placed(shown)
        found: list[Widget] = [_Lines(self, box, placed, self._bar(shown), framed=framed)]
        for it in placed:
            if isinstance(it.entry, Line):
                found.append(_LineWidget(self, it))
        return found

    def _bar(self, shown: range) -> Box | None:
        """Shows how much of the log is in sight, and which part; None if all of it is."""
        count, room = len(self._entries), self.room
        if len(shown) >= count:
            return None
        height = max(12.0, room.height * len(shown) / count)
        part = shown[0] / (count - len(shown))
        return Box(room.right + 5, room.top + part * (room.height - height), 4, height)

    def paint(self, brush: Brush, placed: list[_Placed]) -> None:
        symbols = self.symbols
        for it in placed:
            if isinstance(it.entry, Heading):
                self._paint_heading(brush, it.entry, it.box)
                continue
            assert it.block is not None
            left = it.box.left
            if it.entry.colour is not None:
                side = self._manner.scaled(brush.screen.letters)
                middle = it.box.top + self._line_height / 2
                who = self._log.seat_in(it.entry.colour)
                draw_player(brush, (left + side / 2, middle), side / 2 + 1, who, symbols)
                left += self._emblem
            paint_block(brush, it.block, (left, it.box.top), self._manner, symbols=symbols)

    def _paint_heading(self, brush: Brush, heading: Heading, box: Box) -> None:
        gold = GOLD if not self._manner.is_on_light else UMBER_LIGHT
        faded = STONE_DARK if not self._manner.is_on_light else UMBER_LIGHT
        title = TITLE.but(size=15, colour=gold)
        note = BODY.but(size=15, colour=faded, align="right")
        brush.letters(heading.words, (box.left, box.centery), title)
        wide = brush.text_width(heading.note, note)
        brush.letters(heading.note, (box.right - wide, box.centery), note)
        start = box.left + brush.text_width(heading.words, title) + 8
        end = box.right - wide - 8
        if end > start:
            brush.line((start, box.centery), (end, box.centery), UMBER_LIGHT, 1)


class _Lines(Speaking):
    """All lines in their frame: what the keys come to."""

    enter_goes_on = True

    def __init__(
        self,
        panel: LogPanel,
        box: Box,
        placed: list[_Placed],
        bar: Box | None,
        *,
        framed: bool,
    ) -> None:
        super().__init__(panel.key, box, focusable=True)
        self._bar = bar
        self._panel = panel
        self._placed = placed
        self._framed = framed
        chosen = [it for it in placed if it.number == panel.chosen]
        self._chosen = chosen[0] if chosen else None
        # Translators: the panel in which the game is told line by line.
        self.spoken = "\n".join((tr("The game so far"), *(it.entry.words for it in chosen)))
        if self._chosen is not None and isinstance(self._chosen.entry, Line):
            self.lights = self._chosen.entry.about
            self.tip = self._chosen.entry.tip

    def draw(self, brush: Brush, look: Look) -> None:
        looks = tuple(it.looks for it in self._placed)
        symbols = self._panel.symbols
        bar = None if self._bar is None else tuple(self._bar)
        around = self.box.inflate(20, 0) if not self._framed else self.box
        shown = Appearance(LogPanel, (looks, symbols, self._framed, bar))
        brush.patch(shown, around, self._paint)
        brush.encloses(tr("Game log"), self.box)
        if look.focused and self._chosen is not None:
            paint_chosen(brush, self._chosen.box)

    def _paint(self, brush: Brush) -> None:
        if self._framed:
            brush.slab(
                self.box, UMBER_DARK, radius=10, edge=UMBER_LIGHT, edge_width=1.5, opacity=235
            )
        self._panel.paint(brush, self._placed)
        if self._bar is not None:
            brush.slab(self._bar, UMBER_LIGHT, radius=2)

    def wheel(self, steps: int) -> bool:
        return self._panel.scroll(-_WHEEL * steps)

    def key_pressed(self, event: pygame.Event) -> bool:
        return self._panel.key_pressed(event)

    def lose_focus(self) -> None:
        self._panel.chosen = None


class _LineWidget(Speaking):
    """One line, which lights what it speaks of."""

    role = Role.WORDS

    def __init__(self, panel: LogPanel, placed: _Placed) -> None:
        assert isinstance(placed.entry, Line)
        key = f"{panel.key} {placed.number}"
        box = placed.box.clip(panel.room)
        super().__init__(key, box, tip=placed.entry.tip, focusable=False)
        self._panel = panel
        self.lights = placed.entry.about

    def draw(self, brush: Brush, look: Look) -> None:
        if look.hovered:
            paint_chosen(brush, self.box)

    def wheel(self, steps: int) -> bool:
        return self._panel.scroll(-_WHEEL * steps)


def paint_chosen(brush: Brush, box: Box) -> None:
    """The line pointed at."""
    around = box.inflate(14, 1)
    brush.slab(around, GOLD, radius=7, opacity=34)
    brush.slab(around, None, radius=7, edge=GOLD, edge_width=1.8)
