"""Where typed text goes: the system is asked for text only while there is a field for it."""

import pygame

from colosseum.widgets.design_units import Screen
from colosseum.widgets.widget_page import Page


class Typing:
    def __init__(self) -> None:
        self._at: pygame.Rect | None = None
        """Where in the window text goes, in pixels."""

    def begin_again(self) -> None:
        """The system may have forgotten it."""
        self._at = None

    def follow(self, page: Page, screen: Screen) -> None:
        """Ask for text, or no more, since input methods swallow keys."""
        box = page.typing_box
        at = None if box is None else screen.rect(box)
        if at == self._at:
            return
        self._at = at
        if at is None:
            pygame.key.stop_text_input()
        else:
            pygame.key.set_text_input_rect(at)
            pygame.key.start_text_input()
