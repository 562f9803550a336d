"""The amphitheatre at dusk, on the title and behind every other scene but the table."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import pygame

from colosseum.files import paths
from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.design_units import HEIGHT, WIDTH, Box, Screen
from colosseum.widgets.layout import centred

FRAMES_PER_SECOND: Final = 12
STEPS: Final = ("sketch", "sky", "hills", "amphitheatre", "crowd")
"""The steps of drawing the picture: the colours of the sky first, then layer by layer."""
_FLAMES: Final = (1, 2, 3, 2, 1, 3, 2, 3)
_BANNERS: Final = (1, 1, 1, 2, 2, 2, 3, 3, 3, 2, 2, 2)
_GLOWS: Final = (215, 190, 235, 200, 225, 180, 240, 205)
_HORIZON: Final = 620.0
"""Where the hills begin in the picture."""
_NEAR: Final = 740.0
"""From this one on, the crowd carries the flames."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Something that moves, and where: a flame's foot, or the top of a banner's mast."""

    x: float
    y: float
    size: float
    colour: str = ""


@cache
def _spots() -> Mapping[str, tuple[Spot, ...]]:
    import yaml  # only when something moves: the first frame should not wait for it

    file = paths.asset("sprites", "title", "title.yaml")
    found: dict[str, list[dict[str, Any]]] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return {name: tuple(Spot(**spot) for spot in spots) for name, spots in found.items()}


def painted_steps(paintbox: PaintBox) -> int:
    """How many steps of the picture have been drawn and kept."""
    kept = paintbox.wordless.get(paint_backdrop)
    return kept[0] if kept is not None else 0


def paint_backdrop(brush: Brush, *, still: bool = False, steps: int = len(STEPS)) -> None:
    """Paint sky and land over the whole window; if `still`, also what usually moves.

    Drawing it all for the first time takes a moment, so fewer steps can be drawn. What is painted
    so far is kept as one picture, since the layers themselves are large.
    """
    if not brush.is_painting:
        return
    done = painted_steps(brush.paintbox)
    kept = brush.paintbox.wordless.get(paint_backdrop)
    picture = kept[1] if kept is not None else pygame.Surface(brush.screen.size)
    steps = max(steps, done)
    canvas = Brush(picture, brush.screen, brush.paintbox)
    for step in STEPS[done:steps]:
        if step == "sketch":
            if steps == 1:
                _paint_sky(canvas, coarse=True)
        elif step == "sky":
            _paint_sky(canvas)
        else:
            _paint_layer(canvas, f"title/{step}", beyond=step != "amphitheatre")
    brush.paintbox.wordless[paint_backdrop] = (steps, picture)
    brush.lay(picture, (0, 0))
    if still:
        paint_moving(brush, 0)


def _land(screen: Screen) -> Box:
    """The picture's box, at the lower right of the window."""
    whole = screen.everything
    return Box(whole.right - WIDTH, whole.bottom - HEIGHT, WIDTH, HEIGHT)


def _paint_sky(brush: Brush, *, coarse: bool = False) -> None:
    """Paint the sky; if `coarse`, only its colours, drawn small and enlarged."""
    whole = brush.screen.everything
    larger = max(whole.width / WIDTH, whole.height / HEIGHT)
    sky = Box(0, 0, WIDTH * larger, HEIGHT * larger)
    # In a wide window the sky is larger than the land: crop its top, but not the moon, to bring
    # its glow down to the horizon.
    sky.topleft = (whole.left, whole.top - 0.4 * (larger - 1) * _HORIZON)
    sky.bottom = max(sky.bottom, whole.bottom)
    rect = brush.screen.rect(sky)
    if coarse:
        image = brush.paintbox.pictures.drawn("title/dusk", rect.width // 12, rect.height // 12)
        image = pygame.transform.smoothscale(image, rect.size)
    else:
        image = brush.paintbox.pictures.drawn("title/sky", *rect.size)
    brush.lay(image, rect)


def _paint_layer(brush: Brush, name: str, *, beyond: bool) -> None:
    """Paint a layer of land; `beyond` adds its mirror image on the left, without a seam."""
    rect = brush.screen.rect(_land(brush.screen))
    image = brush.paintbox.pictures.drawn(name, *rect.size)
    brush.lay(image, image.get_rect(center=rect.center))
    if beyond and rect.left > 0:
        mirrored = pygame.transform.flip(image, True, False)
        brush.lay(mirrored, mirrored.get_rect(midright=rect.midleft))


def paint_moving(brush: Brush, frame: int) -> None:
    """Paint flames and banners, each out of step with its neighbour."""
    land = _land(brush.screen)
    for number, spot in enumerate(_spots()["flames"]):
        foot = (land.left + spot.x, land.top + spot.y)
        _paint_flame(brush, foot, spot.size, frame + 3 * number)
        if spot.y > _NEAR and land.left - spot.x > brush.screen.everything.left:
            _paint_flame(brush, (land.left - spot.x, foot[1]), spot.size, frame + 3 * number)
    for number, spot in enumerate(_spots()["banners"]):
        wave = _BANNERS[(frame + 5 * number) % len(_BANNERS)]
        banner = Box(land.left + spot.x, land.top + spot.y, spot.size, spot.size * 5 / 6)
        brush.picture(f"title/banner-{spot.colour}-{wave}", banner)


def _paint_flame(brush: Brush, foot: tuple[float, float], size: float, step: int) -> None:
    glow = centred((foot[0], foot[1] - size * 0.45), size * 2.6)
    brush.picture("title/glow", glow, opacity=_GLOWS[step % len(_GLOWS)])
    flame = Box(0, 0, size * 2 / 3, size)
    flame.midbottom = foot
    brush.picture(f"title/flame-{_FLAMES[step % len(_FLAMES)]}", flame)
