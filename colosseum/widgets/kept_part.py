"""A part of a moving picture that is painted again only when it looks different."""

from collections.abc import Callable, Hashable

import pygame

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.still_layer import StillLayer


class KeptPart:
    """It is painted into the still layer, so that a frame in which it stays costs nothing.

    It is gone when the layer is painted again, so its page has to be stale when it ends.
    """

    def __init__(self, *, covers: bool) -> None:
        """`covers` if it paints every pixel of its box; otherwise what lies beneath is kept."""
        self._covers = covers
        self._layer: StillLayer | None = None
        self._beneath: pygame.Surface | None = None
        self._shows: Hashable = None

    def show(
        self, brush: Brush, box: Box, depends_on: Hashable, paint: Callable[[Brush], None]
    ) -> None:
        layer = brush.layer
        if layer is None:
            with brush.only_within(box):
                paint(brush)
            return
        rect = brush.screen.rect(box)
        if layer is not self._layer:
            self._layer, self._shows = layer, None
            self._beneath = None if self._covers else layer.surface.subsurface(rect).copy()
        if self._shows != (depends_on,):
            self._shows = (depends_on,)
            below = Brush(layer.surface, brush.screen, brush.paintbox)
            if self._beneath is not None:
                below.lay(self._beneath, rect)
            with below.only_within(box):
                paint(below)
            layer.show(brush.surface, rect)
