"""A page of given widgets, and what tests of widgets share."""

import pygame

from colosseum.program.app import App
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import STONE
from colosseum.widgets.widget import Look, Widget
from tests.hands import Hands

AT = Box(200, 200, 300, 60)


def nothing(*_: object) -> None:
    pass


def drawn(app: App, widget: Widget, look: Look) -> bytes:
    surface = pygame.Surface(app.screen.size)
    surface.fill(STONE)
    widget.draw(Brush(surface, app.screen, app.paintbox), look)
    return pygame.image.tobytes(surface, "RGB")


class Bench(Scene):
    """A page of given widgets."""

    def __init__(self, window: Window, *widgets: Widget) -> None:
        super().__init__(window)
        self._widgets = list(widgets)
        self.clicks: list[tuple[float, float]] = []

    def widgets(self) -> list[Widget]:
        return self._widgets

    def clicked(self, point: tuple[float, float]) -> None:
        self.clicks.append(point)


def picture(hands: Hands) -> bytes:
    return pygame.image.tobytes(hands.app.picture(), "RGB")
