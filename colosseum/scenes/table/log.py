"""The log: what happened in words, and why opponents did it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame

from colosseum.rules.kernel import Event, Record, Wording
from colosseum.rules.sentences import Sentence
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.table.kit import TableKit
from colosseum.text import say, tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.theme import (
    BODY,
    GOLD,
    STONE,
    STONE_DARK,
    TITLE,
    UMBER_DARK,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Widget

_LINE = 21.0


class Log:
    """Everything that has happened, a line each, names in bold."""

    def __init__(self, kit: TableKit, wording: Wording[Any], names: Sequence[str]) -> None:
        self.lines: list[str] = []
        self._kit = kit
        self._wording = wording
        self._names = [f"**{name}**" for name in names]

    def begin(self, records: Iterable[Record]) -> None:
        """Start again from these records."""
        self.lines = []
        for record in records:
            for event in record.events:
                self.add(event)

    def add(self, event: Event) -> None:
        if not isinstance(event, self._kit.silent):
            self.lines.append(self._line(event))

    def _line(self, event: Event) -> str:
        words = say(self._wording.event_words(event, self._names))
        return f"— {words} —" if isinstance(event, self._kit.dividers) else words

    def add_thought(self, name: str, reason: Sentence) -> None:
        """Add an opponent's reason for the next action."""
        self.lines.append(tr("**{name}** thinks: “{reason}”", name=name, reason=say(reason)))


def paint(brush: Brush, lines: Sequence[str], box: Box) -> None:
    """Paint the latest lines, as many as fit."""
    brush.slab(box, UMBER_DARK, radius=10, edge=UMBER_LIGHT, edge_width=1.5, opacity=235)
    inside = box.inflate(-28, -12)
    style = BODY.but(size=16, colour=STONE)
    count = int(inside.height // _LINE)
    for line, row in zip(lines[-count:], column(inside, count, tallest=_LINE), strict=False):
        brush.text(brush.shortened(line, style, row.width), row, style, where="log")


class LogScene(Scene):
    """The whole log, a page at a time."""

    over = True
    _BOX = Box(330, 74, 836, 800)

    def __init__(
        self, window: Window, lines: Sequence[str], open_rules: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self._lines = lines
        self._open_rules = open_rules
        self._pages = max(1, -(-len(lines) // self._per_page))
        self._page = self._pages - 1

    @property
    def _per_page(self) -> int:
        return int((self._BOX.height - 150) // 26)

    def widgets(self) -> list[Widget]:
        box = self._BOX
        foot = box.bottom - 64
        return [
            Button(
                "earlier",
                Box(box.left + 24, foot, 180, 46),
                tr("Earlier"),
                lambda: self._turn(-1),
                disabled_because=None if self._page else tr("This is the first page."),
            ),
            Button(
                "later",
                Box(box.left + 214, foot, 180, 46),
                tr("Later"),
                lambda: self._turn(1),
                disabled_because=None
                if self._page < self._pages - 1
                else tr("This is the last page."),
            ),
            Button("close", Box(box.right - 204, foot, 180, 46), tr("Close"), self.back),
        ]

    def key(self, event: pygame.Event) -> bool:
        """L closes what it opened."""
        if event.key == pygame.K_l:
            self.back()
        elif event.key == pygame.K_F1:
            self._open_rules()
        else:
            return super().key(event)
        return True

    def _turn(self, by: int) -> None:
        self._page += by
        self.rebuild()

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        box = self._BOX
        brush.slab(box, (STONE, STONE_DARK), radius=14, edge=GOLD, edge_width=3, shadow=20)
        title = Box(box.left + 28, box.top + 14, box.width - 56, 44)
        brush.text(tr("Game log"), title, TITLE.but(size=28), where="log")
        first = self._page * self._per_page
        room = Box(box.left + 28, box.top + 68, box.width - 56, 26 * self._per_page)
        rows = column(room, self._per_page)
        for line, row in zip(self._lines[first:], rows, strict=False):
            style = BODY.but(size=16)
            brush.text(brush.shortened(line, style, row.width), row, style, where="log")
