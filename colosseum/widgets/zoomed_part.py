"""Part of a page shown elsewhere, smaller or larger: pictures of the table in other scenes."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import HEIGHT, WIDTH, Box, Screen
from colosseum.widgets.layout import centred


@dataclass(frozen=True)
class Inset(Screen):
    """A screen whose units are larger or smaller, and whose origin is elsewhere."""

    zoom: float = 1.0
    begins: tuple[float, float] = (0.0, 0.0)
    """The pixel of design unit 0, 0."""

    @cached_property
    def scale(self) -> float:
        return min(self.size[0] / WIDTH, self.size[1] / HEIGHT) * self.zoom

    @cached_property
    def origin(self) -> tuple[float, float]:
        return self.begins[0] + self.moved[0], self.begins[1] + self.moved[1]


@contextmanager
def through(brush: Brush, part: Box, box: Box) -> Iterator[Brush]:
    """A brush that paints this part of its page into the box, and nothing outside it."""
    zoom = min(box.width / part.width, box.height / part.height)
    seen = centred(box.center, part.width * zoom, part.height * zoom)
    screen = brush.screen
    left, top = screen.point(seen.topleft)
    scale = screen.scale * zoom
    begins = (left - part.left * scale, top - part.top * scale)
    with brush.only_within(seen):
        inset = Inset(screen.size, zoom=zoom, begins=begins)
        yield brush.onto(brush.surface, inset)
