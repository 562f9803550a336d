"""The whole log, with opponents' reasons, beside the table."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from colosseum.scenes.parts.icon_words import ON_LIGHT
from colosseum.scenes.parts.log import Log
from colosseum.scenes.parts.log_panel import LogPanel
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import GOLD, STONE, STONE_DARK, TITLE
from colosseum.widgets.widget import Widget
from colosseum.widgets.widget_page import Page
from colosseum.words.translation import tr

_BOX: Final = Box(936, 66, 650, 822)
"""Where it covers neither the plaques nor the markets nor the ledger, which its lines light."""
_MANNER: Final = replace(ON_LIGHT, size=17.0, icon=22.0, pitch=26.0)


class LogScene(Scene):
    """Scrolls by wheel, keys or buttons."""

    over = True

    def __init__(
        self,
        window: Window,
        log: Log,
        open_rules: Callable[[], None],
        lights: Callable[[Page], Widget],
    ) -> None:
        """`lights` gives what glows on the table below, for what is pointed at on a page."""
        super().__init__(window)
        self._open_rules = open_rules
        self._lights = lights
        self.panel = LogPanel(
            window, log, self.rebuild, key="whole log", manner=_MANNER, with_thoughts=True
        )

    def widgets(self) -> list[Widget]:
        box = _BOX
        foot = box.bottom - 64
        room = Box(box.left + 28, box.top + 62, box.width - 56, foot - box.top - 74)
        lines = self.panel.widgets(room, framed=False)
        first, last = self.panel.is_at_start, self.panel.is_at_end
        return [
            self._lights(self.page),
            *lines,
            Button(
                "earlier",
                Box(box.left + 24, foot, 170, 46),
                # Translators: a page of the log.
                tr("Earlier"),
                lambda: self._turn(-1),
                disabled_because=tr("This is the first page.") if first else None,
            ),
            Button(
                "later",
                Box(box.left + 204, foot, 170, 46),
                # Translators: a page of the log.
                tr("Later"),
                lambda: self._turn(1),
                disabled_because=tr("This is the last page.") if last else None,
            ),
            Button("close", Box(box.right - 194, foot, 170, 46), tr("Close"), self.back),
        ]

    def _turn(self, by: int) -> None:
        self.panel.turn_page(by)

    def key(self, event: pygame.Event) -> bool:
        """L closes what it opened; keys that scroll do so wherever the focus is."""
        if event.key == pygame.K_l:
            self.back()
        elif event.key == pygame.K_F1:
            self._open_rules()
        elif not self.panel.scroll_by_key(event.key):
            return super().key(event)
        return True

    def paint_under(self, brush: Brush) -> None:
        brush.shade(110)
        box = _BOX
        brush.slab(box, (STONE, STONE_DARK), radius=14, edge=GOLD, edge_width=3, shadow=20)
        title = Box(box.left + 28, box.top + 12, box.width - 56, 44)
        brush.text(tr("Game log"), title, TITLE.but(size=28), where="log")
