"""The player's decks in a row above: the open one, those beside it, a new one, and all of them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from colosseum.play.roma.deck_workshop import Workshop
from colosseum.scenes.table.roma.deck_builder.layout import TABS
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import (
    GOLD,
    INK,
    MEDIUM,
    PAPER,
    STONE,
    STONE_DARK,
    TITLE,
    UMBER_DARK,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import say, tr

_TAB: Final = 190.0
_MOST: Final = 3
"""Tabs side by side; all others are in the list."""
_BUTTON: Final = 112.0
_GAP: Final = 8.0


@dataclass(frozen=True, slots=True)
class DeckTabs:
    workshop: Workshop
    open: Callable[[str], None]
    begin: Callable[[], None]
    show_all: Callable[[], None]

    @property
    def _shown(self) -> list[str]:
        """The keys of the decks that have a tab: the open one is among them."""
        usable = [kept.key for kept in self.workshop.decks if kept.trouble is None]
        at = usable.index(self.workshop.key) if self.workshop.key in usable else 0
        first = max(0, min(at - 1, len(usable) - _MOST))
        return usable[first : first + _MOST]

    @property
    def _frame(self) -> Box:
        width = len(self._shown) * _TAB
        right = TABS.right - 2 * (_BUTTON + _GAP)
        return Box(right - width - 10, TABS.top, width + 10, TABS.height)

    def widgets(self) -> list[Widget]:
        found: list[Widget] = []
        left = self._frame.left + 5
        for key in self._shown:
            box = Box(left, TABS.top + 5, _TAB, TABS.height - 10)
            paint = partial(self._paint_tab, key, box)
            found.append(Area(f"deck-{key}", box, paint, on_press=partial(self.open, key)))
            left += _TAB
        full = self.workshop.why_no_more
        new = Box(TABS.right - 2 * _BUTTON - _GAP, TABS.top + 3, _BUTTON, TABS.height - 6)
        found.append(
            Button(
                "new",
                new,
                # Translators: begin a new deck.
                tr("+ New"),
                self.begin,
                size=17,
                disabled_because=None if full is None else say(full),
            )
        )
        every = Box(new.right + _GAP, new.top, _BUTTON, new.height)
        found.append(Button("all", every, tr("All decks"), self.show_all, size=17))
        return found

    def _paint_tab(self, key: str, box: Box, brush: Brush, look: Look) -> None:
        is_open = key == self.workshop.key
        if is_open:
            brush.slab(box, (PAPER, STONE), radius=19, edge=GOLD, edge_width=2.4)
        elif look.lit:
            brush.slab(box, None, radius=19, edge=GOLD, edge_width=2)
        name = next(kept.deck.name for kept in self.workshop.decks if kept.key == key)
        style = TITLE.but(size=16, colour=INK if is_open else STONE_DARK, align="centre")
        room = box.inflate(-24, -4)
        brush.text(brush.shortened(name, style, room.width), room, style, where="tab")

    def paint(self, brush: Brush) -> None:
        if not self._shown:
            return
        frame = self._frame
        brush.slab(frame, UMBER_DARK, radius=24, edge=UMBER_LIGHT, opacity=235)
        label = Box(TABS.left, TABS.top, frame.left - TABS.left - 14, TABS.height)
        style = MEDIUM.but(size=18, colour=STONE_DARK, align="right")
        brush.text(tr("Your decks"), label, style, where="tabs")
