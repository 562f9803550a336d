"""The cast on the sand: a figure for each token that performs, and where it comes to stand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.rules.colosseum.data import Asset
from colosseum.widgets.design_units import Box

_HORIZON: Final = 292.0
_NEAR: Final = 590.0
"""Where a figure is drawn as large as its picture."""
_MIDDLE: Final = 747.0


@dataclass(frozen=True, slots=True)
class _Depth:
    """A line across the sand on which figures stand."""

    y: float
    half_width: float


_BACK, _CENTRE, _FRONT = _Depth(432, 250), _Depth(508, 330), _Depth(588, 300)

#: Sets at the back, large beasts and vehicles in the middle, people in front; each with the size
#: of its picture in design units.
_FIGURES: Final[dict[Asset, tuple[_Depth, float, float]]] = {
    Asset.SCENERY: (_BACK, 250, 190),
    Asset.DECORATION: (_BACK, 120, 190),
    Asset.TORCH: (_BACK, 110, 200),
    Asset.SHIP: (_CENTRE, 300, 270),
    Asset.CHARIOT: (_CENTRE, 290, 190),
    Asset.CAGE: (_CENTRE, 170, 160),
    Asset.HORSE: (_CENTRE, 220, 190),
    Asset.LION: (_FRONT, 200, 130),
    Asset.GLADIATOR: (_FRONT, 130, 215),
    Asset.COMEDIAN: (_FRONT, 120, 200),
    Asset.MUSICIAN: (_FRONT, 120, 200),
    Asset.PRIEST: (_FRONT, 110, 200),
}


@dataclass(frozen=True, slots=True)
class Performer:
    asset: Asset
    box: Box
    """Where it stands in the end."""
    faces_left: bool
    """Those on the right look to the middle."""


def line_up(tokens: Sequence[Asset]) -> list[Performer]:
    """Everyone at their place, those at the back first."""
    found: list[Performer] = []
    for depth in (_BACK, _CENTRE, _FRONT):
        here = [asset for asset in tokens if _FIGURES[asset][0] is depth]
        # Before ships, people stand back so as not to hide them.
        smaller = 0.62 if depth is _FRONT and Asset.SHIP in tokens else 1.0
        found += _across(_from_the_middle(here), depth, smaller)
    return found


def _from_the_middle(assets: Sequence[Asset]) -> list[Asset]:
    """Left and right in turn, so that equal figures flank the others."""
    ordered: list[Asset] = []
    for number, asset in enumerate(assets):
        ordered.insert(0 if number % 2 else len(ordered), asset)
    return ordered


def _across(assets: Sequence[Asset], depth: _Depth, smaller: float) -> list[Performer]:
    scale = smaller * (depth.y - _HORIZON) / (_NEAR - _HORIZON)
    crowding = min(1.0, 2 * depth.half_width / max(1.0, sum(_width(a) for a in assets) * scale))
    scale *= max(0.55, crowding)
    performers = []
    for number, asset in enumerate(assets):
        part = (number + 0.5) / len(assets) * 2 - 1
        x = _MIDDLE + part * depth.half_width
        _, width, height = _FIGURES[asset]
        box = Box(0, 0, width * scale, height * scale)
        box.midbottom = (x, depth.y + 14 * abs(part))
        performers.append(Performer(asset, box, faces_left=part > 0.01))
    return performers


def _width(asset: Asset) -> float:
    return _FIGURES[asset][1] * 0.8
