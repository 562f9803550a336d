"""Smooth shapes, which pygame's own drawing lacks: drawn large, shrunk, and kept."""

import math
from collections.abc import Sequence

import pygame

from colosseum.widgets.latest_pictures import LatestPictures
from colosseum.widgets.theme import Colour

_LARGER = 4
_SHADOW_SHRINK = 4
_SHADOW = 120

Fill = Colour | tuple[Colour, Colour]
"""One colour, or one at the top and one at the bottom."""


_kept = LatestPictures(windows=5)
"""No page has needed more than one and a bit."""


def forget() -> None:
    """Drop all shapes, since the window has a new size."""
    _kept.clear()


@_kept.keep
def _corner(radius: int) -> pygame.Surface:
    """A white disc from which rounded rectangles take their corners."""
    large = pygame.Surface((2 * radius * _LARGER,) * 2, pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))  # shrinking would mix black into the rim
    pygame.draw.circle(large, "white", (radius * _LARGER,) * 2, radius * _LARGER)
    return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))


def _rounded(size: tuple[int, int], radius: int) -> pygame.Surface:
    """A white rounded rectangle on nothing."""
    width, height = size
    radius = min(radius, width // 2, height // 2)
    shape = pygame.Surface(size, pygame.SRCALPHA)
    if radius < 1:
        shape.fill("white")
        return shape
    shape.fill("white", (radius, 0, width - 2 * radius, height))
    shape.fill("white", (0, radius, width, height - 2 * radius))
    corner = _corner(radius)
    for x, left in ((0, 0), (width - radius, radius)):
        for y, top in ((0, 0), (height - radius, radius)):
            shape.blit(corner, (x, y), (left, top, radius, radius))
    return shape


def _painted(shape: pygame.Surface, fill: Fill, opacity: int = 255) -> pygame.Surface:
    """The white shape in a colour or a gradient."""
    if isinstance(fill[0], tuple):
        top, bottom = fill
        strip = pygame.Surface((1, 2), pygame.SRCALPHA)
        strip.set_at((0, 0), (*top, opacity))
        strip.set_at((0, 1), (*bottom, opacity))
        paint = pygame.transform.smoothscale(strip, shape.get_size())
        shape.blit(paint, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        shape.fill((*fill, opacity), special_flags=pygame.BLEND_RGBA_MULT)
    return shape


@_kept.keep
def slab(
    size: tuple[int, int],
    radius: int,
    fill: Fill | None,
    edge: Colour | None = None,
    edge_width: int = 0,
    opacity: int = 255,
) -> pygame.Surface:
    """A rounded rectangle with an edge inside its size; without a fill only the edge."""
    shape = _drawn_slab(size, radius, fill, edge, edge_width, opacity)
    return shape.convert_alpha() if pygame.display.get_surface() else shape


def _drawn_slab(
    size: tuple[int, int],
    radius: int,
    fill: Fill | None,
    edge: Colour | None,
    edge_width: int,
    opacity: int,
) -> pygame.Surface:
    shape = pygame.Surface(size, pygame.SRCALPHA)
    if edge is not None and edge_width:
        shape = _painted(_rounded(size, radius), edge)
        inner = (size[0] - 2 * edge_width, size[1] - 2 * edge_width)
        if min(inner) > 0:
            inlay = _rounded(inner, max(0, radius - edge_width))
            at = (edge_width, edge_width)
            if fill is None:
                hole = _painted(inlay, (0, 0, 0))
                shape.blit(hole, at, special_flags=pygame.BLEND_RGBA_SUB)
            else:
                shape.blit(_painted(inlay, fill), at)
    elif fill is not None:
        shape = _painted(_rounded(size, radius), fill)
    if opacity < 255:
        shape.fill((255, 255, 255, opacity), special_flags=pygame.BLEND_RGBA_MULT)
    return shape


@_kept.keep
def disc(
    radius: int, fill: Colour, edge: Colour | None = None, edge_width: int = 0
) -> pygame.Surface:
    size = 2 * radius + 2
    large = pygame.Surface((size * _LARGER,) * 2, pygame.SRCALPHA)
    centre = (size * _LARGER / 2,) * 2
    outer = radius * _LARGER
    large.fill((*(edge if edge is not None else fill), 0))
    if edge is not None:
        pygame.draw.circle(large, edge, centre, outer)
        outer -= edge_width * _LARGER
    pygame.draw.circle(large, fill, centre, outer)
    return pygame.transform.smoothscale(large, (size, size))


def shadow(size: tuple[int, int], radius: int, blur: int, opacity: int) -> pygame.Surface:
    """The shadow of a slab; `blur` wider than the slab on every side."""
    shrink = _SHADOW_SHRINK if blur >= 2 * _SHADOW_SHRINK * 2 else 2
    full = (size[0] + 2 * blur, size[1] + 2 * blur)
    small = pygame.Surface((max(1, full[0] // shrink), max(1, full[1] // shrink)), pygame.SRCALPHA)
    inside = (max(1, size[0] // shrink), max(1, size[1] // shrink))
    dark = _painted(_rounded(inside, radius // shrink), (0, 0, 0), opacity)
    small.blit(dark, (blur // shrink, blur // shrink))
    soft = pygame.transform.gaussian_blur(small, max(1, blur // (3 * shrink)))
    return pygame.transform.smoothscale(soft, full)


@_kept.keep
def raised(
    size: tuple[int, int],
    radius: int,
    fill: Fill | None,
    edge: Colour | None,
    edge_width: int,
    opacity: int,
    blur: int,
) -> pygame.Surface:
    """A slab on its shadow, as one picture; the slab is `blur` from its left and top."""
    below = shadow(size, radius, blur, _SHADOW)
    whole = pygame.Surface((below.get_width(), below.get_height() + blur // 2), pygame.SRCALPHA)
    whole.blit(below, (0, blur // 2))
    # Drawn for this alone: to keep a large slab twice would take megabytes.
    whole.blit(_drawn_slab(size, radius, fill, edge, edge_width, opacity), (blur, blur))
    return whole.convert_alpha() if pygame.display.get_surface() else whole


def polygon(
    points: Sequence[tuple[float, float]],
    fill: Colour | None,
    edge: Colour | None = None,
    edge_width: float = 0,
    opacity: int = 255,
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A smooth polygon, and the pixel at its left and top."""
    margin = math.ceil(edge_width) + 1
    left = math.floor(min(x for x, _ in points)) - margin
    top = math.floor(min(y for _, y in points)) - margin
    outline = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)
    return _outlined(outline, fill, edge, edge_width, opacity, margin), (left, top)


@_kept.keep
def _outlined(
    points: tuple[tuple[float, float], ...],
    fill: Colour | None,
    edge: Colour | None,
    edge_width: float,
    opacity: int,
    margin: int,
) -> pygame.Surface:
    width = math.ceil(max(x for x, _ in points)) + margin
    height = math.ceil(max(y for _, y in points)) + margin
    large = pygame.Surface((width * _LARGER, height * _LARGER), pygame.SRCALPHA)
    large.fill((*(fill or edge or (0, 0, 0)), 0))
    scaled = [(x * _LARGER, y * _LARGER) for x, y in points]
    if fill is not None:
        pygame.draw.polygon(large, (*fill, opacity), scaled)
    if edge is not None and edge_width:
        pygame.draw.lines(large, edge, True, scaled, max(1, round(edge_width * _LARGER)))
        for point in scaled:
            pygame.draw.circle(large, edge, point, edge_width * _LARGER / 2)
    return pygame.transform.smoothscale(large, (width, height))
