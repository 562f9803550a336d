"""Where things are in the amphitheatre, as its drawing says (`assets/sprites/spectacle`)."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from colosseum.files import paths
from colosseum.widgets.design_units import Box

SCENE: Final = Box(316, 56, 862, 664)
"""What the amphitheatre takes of the table, between the side columns."""
RIBBON: Final = Box(14, 720, 1572, 170)
"""Where the count is written, over the ledger."""


@dataclass(frozen=True, slots=True)
class Spot:
    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True)
class Hanging:
    """A banner by the middle of its upper edge."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Places:
    rows: tuple[tuple[Spot, ...], ...]
    """Every seat, the front row first."""
    torches: tuple[Spot, ...]
    banners: tuple[Hanging, ...]
    flags: tuple[Spot, ...]

    @property
    def seats(self) -> int:
        return sum(len(row) for row in self.rows)


@cache
def places() -> Places:
    file = paths.asset("sprites", "spectacle", "places.json")
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return Places(
        rows=tuple(tuple(Spot(*seat) for seat in row) for row in data["rows"]),
        torches=tuple(Spot(*torch) for torch in data["torches"]),
        banners=tuple(Hanging(*banner) for banner in data["banners"]),
        flags=tuple(Spot(*flag) for flag in data["flags"]),
    )
