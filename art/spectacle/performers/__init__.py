"""The twelve performers: one figure an asset, facing right, its feet on the line y = 0."""

from collections.abc import Callable
from typing import Final

from art.spectacle.performers.cage import draw_cage
from art.spectacle.performers.chariot import draw_chariot
from art.spectacle.performers.comedian import draw_comedian
from art.spectacle.performers.decoration import draw_decoration
from art.spectacle.performers.gladiator import draw_gladiator
from art.spectacle.performers.horse import draw_horse
from art.spectacle.performers.lion import draw_lion
from art.spectacle.performers.musician import draw_musician
from art.spectacle.performers.priest import draw_priest
from art.spectacle.performers.scenery import draw_scenery
from art.spectacle.performers.ship import draw_ship
from art.spectacle.performers.torch import draw_torch
from art.spectacle.svg import Drawing

PERFORMERS: Final[dict[str, Callable[[], Drawing]]] = {
    "gladiator": draw_gladiator,
    "comedian": draw_comedian,
    "musician": draw_musician,
    "priest": draw_priest,
    "horse": draw_horse,
    "lion": draw_lion,
    "ship": draw_ship,
    "chariot": draw_chariot,
    "cage": draw_cage,
    "torch": draw_torch,
    "scenery": draw_scenery,
    "decoration": draw_decoration,
}
