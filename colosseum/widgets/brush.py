"""Drawing in design units: every widget draws itself with a brush."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import NamedTuple, TypeAlias

import pygame

from colosseum.widgets import high_contrast, shapes, text_rendering
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.fitted_words import fitted
from colosseum.widgets.latest_pictures import LatestPictures
from colosseum.widgets.pictures import Pictures
from colosseum.widgets.shapes import Fill
from colosseum.widgets.still_layer import StillLayer
from colosseum.widgets.text_rendering import Lettering
from colosseum.widgets.theme import BODY, SMALLEST, Colour, Style

Painter: TypeAlias = Callable[..., object]
"""The function or class that paints a picture."""


class Appearance(NamedTuple):
    """All that decides how a kept picture looks, besides the settings: its key."""

    painter: Painter
    depends_on: Hashable = None


@dataclass
class PaintBox:
    """What all brushes share and keep."""

    pictures: Pictures = field(default_factory=Pictures)
    lettering: Lettering = field(default_factory=Lettering)
    high_contrast: bool = False
    """Whether edges are strong, and letters stand out from what is under them."""
    overflows: list[str] = field(default_factory=list)
    """Words that did not fit in their place, even in the smallest letters."""

    whole: dict[Painter, tuple[Appearance, pygame.Surface]] = field(default_factory=dict)
    """Pictures as large as the window, the latest by each painter."""

    parts: LatestPictures = field(default_factory=lambda: LatestPictures(windows=1))
    """Pictures of parts of the window that seldom change."""

    wordless: dict[Painter, tuple[int, pygame.Surface]] = field(default_factory=dict)
    """Pictures without words, painted in steps: how many are done. No setting changes them."""

    def forget_words(self) -> None:
        """Drop what has words or emblems in it, since they change."""
        self.whole.clear()
        self.parts.clear()

    def forget(self) -> None:
        """Drop everything kept, since the window has a new size."""
        self.forget_words()
        self.wordless.clear()
        self.pictures.forget()
        shapes.forget()


class Brush:
    is_painting = True
    """Whether anyone sees what it paints; if not, large pictures need not be made."""

    def __init__(
        self,
        surface: pygame.Surface,
        screen: Screen,
        paintbox: PaintBox,
        layer: StillLayer | None = None,
        ground: pygame.Surface | None = None,
    ) -> None:
        self.surface = surface
        self.screen = screen
        self.paintbox = paintbox
        self.layer = layer
        """What it paints over, if that is to be seen again in the next frame."""
        self._ground = ground
        """What will be under its surface, if that is known."""

    def onto(self, surface: pygame.Surface, screen: Screen) -> "Brush":
        """A brush of the same kind for another surface, or for letters of another size."""
        return Brush(
            surface, screen, self.paintbox, self.layer if surface is self.surface else None
        )

    def wrote(self, words: str, box: Box, size: float = 0.0) -> None:
        """Words were drawn there as a picture; only someone who listens wants to know."""

    def encloses(self, name: str, box: Box, *, is_told: bool = False) -> None:
        """What is in this box belongs together, and may be told at once; only for listeners."""

    @contextmanager
    def unspoken(self) -> Iterator[None]:
        """Leave out what is drawn meanwhile: it is spoken elsewhere, or says nothing by itself."""
        yield

    def lay(
        self,
        image: pygame.Surface,
        at: tuple[int, int] | pygame.Rect,
        area: pygame.Rect | None = None,
    ) -> None:
        """Copy pixels: an image or an area of it."""
        self._touch(self.surface.blit(image, at, area))

    def _touch(self, rect: pygame.Rect) -> None:
        if self.layer is not None:
            self.layer.touch(rect)

    def kept(self, appearance: Appearance, paint: "Callable[[Brush], None]") -> None:
        """Show a whole picture, painted again only if it looks different."""
        latest = self.paintbox.whole.get(appearance.painter)
        if latest is None or latest[0] != appearance:
            surface = pygame.Surface(self.screen.size)
            paint(Brush(surface, self.screen, self.paintbox))
            latest = self.paintbox.whole[appearance.painter] = (appearance, surface)
        self.lay(latest[1], (0, 0))

    def patch(self, appearance: Appearance, box: Box, paint: "Callable[[Brush], None]") -> None:
        """Do the same for a part of the window: nothing is painted outside the box."""
        screen = self.screen
        rect = screen.rect(box)

        def painted() -> pygame.Surface:
            surface = pygame.Surface(rect.size, pygame.SRCALPHA)
            ground = self._beneath(rect) if self.paintbox.high_contrast else None
            there = replace(screen, moved=(-rect.x, -rect.y))
            paint(Brush(surface, there, self.paintbox, ground=ground))
            return surface

        # The screen itself would be a slower key.
        key = (appearance, screen.size, screen.letters, screen.scale, screen.origin, *rect)
        self.lay(self.paintbox.parts.get(key, painted), rect)

    def _beneath(self, rect: pygame.Rect) -> pygame.Surface:
        """A copy of what can be seen there now."""
        seen = pygame.Surface(rect.size, pygame.SRCALPHA)
        if self._ground is not None:
            seen.blit(self._ground, (0, 0), rect)
        seen.blit(self.surface, (0, 0), rect)
        return seen

    def _under(self, rect: pygame.Rect) -> tuple[Colour, ...]:
        """The colours that can be seen there."""
        return high_contrast.colours(self._beneath(rect.clip(self.surface.get_rect())))

    @contextmanager
    def only_within(self, box: Box) -> Iterator[None]:
        """Paint nothing outside the box."""
        clip = self.surface.get_clip()
        self.surface.set_clip(self.screen.rect(box).clip(clip))
        try:
            yield
        finally:
            self.surface.set_clip(clip)

    # Shapes

    def slab(
        self,
        box: Box,
        fill: Fill | None,
        *,
        radius: float = 10,
        edge: Colour | None = None,
        edge_width: float = 2,
        shadow: float = 0,
        opacity: int = 255,
    ) -> None:
        """Draw a rounded rectangle, with its edge inside and its shadow below."""
        rect = self.screen.rect(box)
        if min(rect.size) <= 0:
            return
        px = self.screen.px
        if self.paintbox.high_contrast and opacity == 255:
            fill, edge, edge_width = high_contrast.shape(fill, edge, edge_width)
            if fill is None and edge is not None:
                rim = px(edge_width / 2)
                ground = rect.inflate(2 * rim, 2 * rim)
                ring = shapes.slab(ground.size, px(radius) + rim, None, (0, 0, 0), rim)
                self.lay(ring, ground)
        width = px(edge_width) if edge is not None else 0
        if shadow:
            blur = px(shadow)
            shape = shapes.raised(rect.size, px(radius), fill, edge, width, opacity, blur)
            self.lay(shape, (rect.x - blur, rect.y - blur))
        else:
            shape = shapes.slab(rect.size, px(radius), fill, edge, width, opacity)
            self.lay(shape, rect)

    def disc(
        self,
        centre: tuple[float, float],
        radius: float,
        fill: Colour,
        *,
        edge: Colour | None = None,
        edge_width: float = 2,
    ) -> None:
        width = self.screen.px(edge_width) if edge is not None else 0
        shape = shapes.disc(self.screen.px(radius), fill, edge, width)
        x, y = self.screen.point(centre)
        self.lay(shape, (x - shape.get_width() // 2, y - shape.get_height() // 2))

    def polygon(
        self,
        points: list[tuple[float, float]],
        fill: Colour | None,
        *,
        edge: Colour | None = None,
        edge_width: float = 2,
        opacity: int = 255,
    ) -> None:
        if self.paintbox.high_contrast and opacity == 255:
            fill, edge, edge_width = high_contrast.shape(fill, edge, edge_width)
        left, top = self.screen.origin
        scale = self.screen.scale
        pixels = [(left + x * scale, top + y * scale) for x, y in points]
        shape, at = shapes.polygon(pixels, fill, edge, edge_width * scale, opacity)
        self.lay(shape, at)

    def line(
        self, start: tuple[float, float], end: tuple[float, float], colour: Colour, width: float = 1
    ) -> None:
        point = self.screen.point
        pen = self.screen.px(width)
        if self.paintbox.high_contrast:
            middle = point(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
            colour = high_contrast.drawn(colour, self._under(pygame.Rect(middle, (1, 1))))
        self._touch(pygame.draw.line(self.surface, colour, point(start), point(end), pen))

    def shade(self, opacity: int, colour: Colour = (0, 0, 0)) -> None:
        """Darken everything drawn so far."""
        if self.paintbox.high_contrast:
            opacity = max(opacity, high_contrast.VEIL)
        veil = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        veil.fill((*colour, opacity))
        self.lay(veil, (0, 0))

    # Pictures

    def picture(self, name: str, box: Box, tint: str = "", opacity: int = 255) -> None:
        """Draw a picture in the middle of the box, as large as fits."""
        rect = self.screen.rect(box)
        if min(rect.size) <= 0:
            return
        image = self.paintbox.pictures.get(name, rect.width, rect.height, tint)
        place = image.get_rect(center=rect.center)
        if opacity < 255:
            image = image.copy()
            image.set_alpha(opacity)
        self.lay(image, place)

    def piece(
        self, name: str, centre: tuple[float, float], width: float, height: float | None = None
    ) -> None:
        """Draw a picture that moves: of the same size wherever its middle is."""
        size = self.screen.px(width), self.screen.px(width if height is None else height)
        image = self.paintbox.pictures.get(name, *size)
        self.lay(image, image.get_rect(center=self.screen.point(centre)))

    def figure(self, name: str, box: Box, accent: Colour, *, flipped: bool = False) -> None:
        """The same in a player's colour, standing in the middle of the box's lower edge."""
        size = self.screen.px(box.width), self.screen.px(box.height)
        image = self.paintbox.pictures.worn(name, *size, accent, flipped=flipped)
        self.lay(image, image.get_rect(midbottom=self.screen.point(box.midbottom)))

    # Words

    def text(
        self,
        words: str,
        box: Box,
        style: Style = BODY,
        *,
        lines: int = 1,
        where: str = "",
    ) -> float:
        """Write words in the box, wrapped to at most `lines`, smaller if they would not fit.

        What does not fit even in the smallest letters is cut, and noted in the overflows.
        Returns the height of the words, in units.
        """
        if not words:
            return 0.0
        rect = self.screen.rect(box)
        set_lines, pixels = self._set(words, style, rect, lines, where)
        height = round(pixels * style.leading)
        block = height * len(set_lines)
        top = (
            rect.top
            + {
                "top": 0,
                "middle": (rect.height - block) // 2,
                "bottom": rect.height - block,
            }[style.valign]
        )
        for number, line in enumerate(set_lines):
            self._line(line, pixels, style, rect, top + number * height, height)
        return block / self.screen.scale

    def number(self, words: str, box: Box, style: Style, *, where: str = "") -> None:
        """Write a few letters in the middle of a small box, such as a number on a disc.

        Their ink is in the middle, rather than their line: a pixel more above would be seen.
        """
        (line,), pixels = self._set(words, style, self.screen.rect(box), 1, where)
        letters = self.paintbox.lettering.render(words, line[0].face, pixels, style.colour)
        ink = letters.get_bounding_rect()
        x, y = self.screen.point(box.center)
        at = (x - ink.left - ink.width // 2, y - ink.top - ink.height // 2)
        self.stamp(letters, at, style.colour)

    def _set(
        self, words: str, style: Style, rect: pygame.Rect, lines: int, where: str
    ) -> tuple[tuple[text_rendering.Line, ...], int]:
        """The words in lines, and their size in pixels; what does not fit is noted."""
        fit = fitted(words, style, rect.size, lines, self.screen.scale, self.screen.letters)
        set_lines, pixels, fits = fit
        note = f"{where}: {words}" if where else words
        if not fits and note not in self.paintbox.overflows:
            self.paintbox.overflows.append(note)
        return set_lines, pixels

    def _line(
        self,
        line: text_rendering.Line,
        pixels: int,
        style: Style,
        rect: pygame.Rect,
        top: int,
        height: int,
    ) -> None:
        spare = rect.width - text_rendering.width(line, pixels)
        x = rect.left + {"left": 0, "centre": spare // 2, "right": spare}[style.align]
        for run, start in zip(line, text_rendering.starts(line, pixels), strict=False):
            letters = self.paintbox.lettering.render(run.words, run.face, pixels, style.colour)
            at = (x + start, top + (height - letters.get_height()) // 2)
            self.stamp(letters, at, style.colour)

    def stamp(self, letters: pygame.Surface, at: tuple[int, int], colour: Colour) -> None:
        """Lay letters of one colour; with high contrast, in one that can be read there."""
        if self.paintbox.high_contrast:
            ink = letters.get_bounding_rect().move(at)
            core = ink.inflate(-ink.width // 4, -ink.height // 4)
            seen, plate = high_contrast.lettering(colour, self._under(core))
            if plate is not None:
                self.lay(high_contrast.plate(ink, plate), high_contrast.around(ink))
            letters = high_contrast.recoloured(letters, seen)
        self.lay(letters, at)

    def letters(self, words: str, at: tuple[float, float], style: Style) -> None:
        """Write words from this point on, in the middle of the line; they are never shrunk."""
        pixels = max(1, round(style.size * self.screen.letters * self.screen.scale))
        letters = self.paintbox.lettering.render(words, style.face, pixels, style.colour)
        left, middle = self.screen.point(at)
        self.stamp(letters, (left, middle - letters.get_height() // 2), style.colour)

    def shortened(self, words: str, style: Style, room: float) -> str:
        """The words, cut with an ellipsis if they do not fit even in the smallest letters."""
        pixels = max(1, round(min(SMALLEST, style.size) * self.screen.scale))
        return text_rendering.shortened(words, style.face, pixels, self.screen.px(room))

    def fitted(self, words: str, box: Box, style: Style) -> Style:
        """The style that fits the words on one line: smaller if it must be."""
        screen = self.screen
        _, pixels, _ = fitted(words, style, screen.rect(box).size, 1, screen.scale, screen.letters)
        return style.but(size=pixels / screen.scale / screen.letters)

    def line_count(self, words: str, box: Box, style: Style, *, lines: int) -> int:
        """How many lines `text` would write there."""
        screen = self.screen
        size = screen.rect(box).size
        return len(fitted(words, style, size, lines, screen.scale, screen.letters)[0])

    def text_width(self, words: str, style: Style) -> float:
        """The width in units, at the style's own size."""
        pixels = round(style.size * self.screen.letters * self.screen.scale)
        return (
            text_rendering.width(text_rendering.runs(words, style.face), pixels) / self.screen.scale
        )

    def text_height(self, words: str, style: Style, room: float) -> float:
        """The height of the words when wrapped to a width of `room` units."""
        pixels = max(1, round(style.size * self.screen.letters * self.screen.scale))
        count = len(text_rendering.wrapped(words, style.face, pixels, self.screen.px(room)))
        return round(pixels * style.leading) * count / self.screen.scale


def ruler(screen: Screen, paintbox: PaintBox) -> Brush:
    """A brush that only measures words, for laying a page out."""
    return Brush(pygame.Surface((0, 0)), screen, paintbox)
