"""A brush that paints nothing, and notes the words that would be painted and where.

What is on a page in words is what screen readers read aloud, so nobody has to say it twice.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import pygame

from colosseum.widgets.brush import Appearance, Brush, PaintBox
from colosseum.widgets.design_units import WHOLE, Box, Screen
from colosseum.widgets.latest_pictures import LatestPictures
from colosseum.widgets.pictures import Pictures
from colosseum.widgets.shapes import Fill
from colosseum.widgets.theme import BODY, Style
from colosseum.words.translation import BOLD

_OPAQUE: Final = 250
_SPECK: Final = pygame.Surface((1, 1), pygame.SRCALPHA)


class Heard(NamedTuple):
    """Words at their place, in the page's units."""

    words: str
    box: Box
    size: float = 0.0
    """How large the letters are, if that is known: headings are larger than what they head."""


class Enclosed(NamedTuple):
    """A part of the page, and what it is called."""

    name: str
    box: Box
    is_told: bool = False
    """Whether it is announced, as it is painted, when it comes up and when it changes."""


class _NoPictures(Pictures):
    def get(self, *_: object, **__: object) -> pygame.Surface:
        return _SPECK

    drawn = worn = turned = prepared = get

    def prepare(self, _: object) -> None:
        """Nothing is painted, so nothing has to be ready."""

    def is_prepared(self, _: object) -> bool:
        return True


class _NothingKept(LatestPictures):
    """What was painted before would not be heard."""

    def get(self, _: object, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        return draw()


def silent_paintbox() -> PaintBox:
    return PaintBox(pictures=_NoPictures(), parts=_NothingKept(windows=1))


class ListeningBrush(Brush):
    """Notes words instead of painting them. What is painted over words takes them away again."""

    is_painting = False

    def __init__(self, screen: Screen, paintbox: PaintBox | None = None) -> None:
        super().__init__(_SPECK, screen, paintbox or silent_paintbox())
        self.heard: list[Heard] = []
        self.enclosed: list[Enclosed] = []
        self._page = screen
        self._within = WHOLE
        self._is_deaf = False

    def onto(self, surface: pygame.Surface, screen: Screen) -> Brush:
        """What is shown smaller or larger is a picture of something, and its words are not read."""
        other = ListeningBrush(screen, self.paintbox)
        other._page, other._within = self._page, self._within
        other._is_deaf = self._is_deaf
        if screen.scale == self._page.scale:
            other.heard, other.enclosed = self.heard, self.enclosed
        return other

    def wrote(self, words: str, box: Box, size: float = 0.0) -> None:
        self._note(words, box, size)

    def _note(self, words: str, box: Box, size: float) -> None:
        place = self._on_page(box)
        if words.strip() and self._within.collidepoint(place.center) and not self._is_deaf:
            self.heard.append(Heard(words.replace(BOLD, "").strip(), place, size))

    def _on_page(self, box: Box) -> Box:
        left, top = self.screen.moved
        rect = self.screen.rect(box).move(-left, -top)
        return Box(self._page.units(rect.topleft), (box.width, box.height))

    def encloses(self, name: str, box: Box, *, is_told: bool = False) -> None:
        if name:
            place = self._on_page(box)
            self.enclosed.append(Enclosed(name.replace(BOLD, ""), place, is_told))

    @contextmanager
    def unspoken(self) -> Iterator[None]:
        before, self._is_deaf = self._is_deaf, True
        try:
            yield
        finally:
            self._is_deaf = before

    def _cover(self, box: Box) -> None:
        self.heard[:] = [it for it in self.heard if not box.contains(it.box)]
        self.enclosed[:] = [it for it in self.enclosed if not box.contains(it.box)]

    # Words

    def text(
        self, words: str, box: Box, style: Style = BODY, *, lines: int = 1, where: str = ""
    ) -> float:
        if not words:
            return 0.0
        set_lines, pixels = self._set(words, style, self.screen.rect(box), lines, where)
        high = round(pixels * style.leading) * len(set_lines) / self.screen.scale
        self._note(words, box, style.size)
        return high

    def number(self, words: str, box: Box, style: Style, *, where: str = "") -> None:
        self._note(words, box, style.size)

    def letters(self, words: str, at: tuple[float, float], style: Style) -> None:
        width = self.text_width(words, style)
        self._note(words, Box(at[0], at[1] - style.size / 2, width, style.size), style.size)

    # Everything else

    def kept(self, appearance: Appearance, paint: Callable[[Brush], None]) -> None:
        self.heard.clear()
        self.enclosed.clear()
        paint(self)

    def patch(self, appearance: Appearance, box: Box, paint: Callable[[Brush], None]) -> None:
        paint(self)

    @contextmanager
    def only_within(self, box: Box) -> Iterator[None]:
        before, self._within = self._within, self._within.clip(box)
        try:
            yield
        finally:
            self._within = before

    def slab(self, box: Box, fill: Fill | None, *, opacity: int = 255, **_: Any) -> None:
        if fill is not None and opacity >= _OPAQUE:
            self._cover(box)

    def _nothing(self, *_: object, **__: object) -> None:
        """Not a word."""

    lay = stamp = disc = polygon = line = shade = picture = piece = figure = _nothing
