"""The map of the career: Rome by evening, baked once, with the walked part of each road alight."""

from functools import cache
from typing import Any, Final, NamedTuple

import yaml

from colosseum.files import paths
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import WHOLE, Box, Screen
from colosseum.widgets.layout import centred
from colosseum.widgets.pictures import Wanted
from colosseum.widgets.theme import TITLE, colour
from colosseum.words.translation import tr

_NIGHT: Final = colour("#0a0406")
_NAME: Final = TITLE.but(size=15, colour=colour("#f3d8a8"), align="centre")
_SHADE: Final = TITLE.but(size=15, colour=colour("#1a0808"), align="centre")
_AMPHITHEATRE: Final = Box(-104.9, 282.4, 472, 265.5)
_FORK: Final = (588.0, 850.0)
_MEETING: Final = (588.0, 470.0)
PLACES: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "colosseum": (
        *((424, 794), (280, 796), (134, 756), (90, 652)),
        *((222, 581), (358, 577), (416, 490)),
    ),
    "roma": (
        *((756, 794), (900, 796), (1044, 756), (1086, 652)),
        *((956, 581), (822, 577), (738, 490)),
    ),
    "meeting": ((588, 472), (592, 342)),
}
"""The middle of each stone's foot, in the order of the stages on its road."""


class LitPart(NamedTuple):
    name: str
    box: Box
    torches: tuple[tuple[float, float], ...]


@cache
def _parts() -> dict[str, LitPart]:
    file = paths.asset("sprites", "career", "places.yaml")
    found: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return {
        name: LitPart(name, Box(*part["box"]), tuple((x, y) for x, y in part["torches"]))
        for name, part in found["parts"].items()
    }


def land_wanted(screen: Screen) -> Wanted:
    """The land in the size of this window: large, so it is drawn in the background."""
    return Wanted("career/land", *screen.rect(WHOLE).size)


def part_of(road: str, place: int) -> str:
    """The name of the part of a road that leads to its stage there, or on from the last one."""
    return f"lit-{road}-{place + 1}"


def paint_map(brush: Brush, lit: tuple[str, ...]) -> None:
    """Everything but the stages; the named parts of the roads are alight."""
    brush.kept(Appearance(paint_map, lit), lambda fresh: _paint(fresh, lit))


def paint_night(brush: Brush) -> None:
    """What is there before the land is drawn."""
    brush.surface.fill(_NIGHT)


def _paint(brush: Brush, lit: tuple[str, ...]) -> None:
    paint_night(brush)
    pictures = brush.paintbox.pictures
    land = pictures.prepared(*land_wanted(brush.screen)[:3])
    brush.lay(land, brush.screen.rect(WHOLE))
    rect = brush.screen.rect(_AMPHITHEATRE)
    amphitheatre = pictures.drawn("title/amphitheatre", *rect.size)
    brush.lay(amphitheatre, amphitheatre.get_rect(center=rect.center))
    for name in lit:
        brush.picture(f"career/{name}", _parts()[name].box)
    brush.picture("career/plaza-fork", centred((_FORK[0], _FORK[1] + 4), 132, 74))
    if "lit-meeting-1" in lit:
        brush.picture("career/plaza-meeting", centred((_MEETING[0], _MEETING[1] + 4), 108, 62))
    for name in lit:
        for foot in _parts()[name].torches:
            if all(_is_clear(foot, stone) for stones in PLACES.values() for stone in stones):
                draw_torch(brush, foot, 18)
    _paint_names(brush)
    _paint_signpost(brush)


def _is_clear(foot: tuple[float, float], stone: tuple[float, float]) -> bool:
    return abs(foot[0] - stone[0]) > 60 or not -100 < foot[1] - stone[1] < 20


def draw_torch(brush: Brush, foot: tuple[float, float], size: float) -> None:
    """A torch on a pole, its foot here."""
    x, y = foot
    brush.picture("title/glow", centred((x, y - size * 1.5), size * 3), opacity=150)
    brush.picture("career/torch", Box(x - size * 0.25, y - size, size * 0.5, size))
    brush.picture("title/flame-1", Box(x - size * 0.3, y - size * 1.8, size * 0.6, size * 0.9))


def _paint_names(brush: Brush) -> None:
    for words, x, y in (
        (tr("Amphitheatre"), 196, 325),
        (tr("Forum"), 1000, 346),
        (tr("Capitol"), 800, 244),
        (tr("Suburra"), 588, 690),
    ):
        spaced = "\u2009".join(words.upper())
        box = centred((x, y), 240, 22)
        with brush.unspoken():
            brush.text(spaced, box.move(0.8, 1.6), _SHADE, where="map")
            brush.text(spaced, box, _NAME, where="map")


def _paint_signpost(brush: Brush) -> None:
    x, y = _FORK
    brush.picture("career/post", Box(x - 10, y - 80, 20, 80))
