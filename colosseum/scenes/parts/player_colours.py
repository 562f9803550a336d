"""What players are known by: a colour and an emblem each.

The colours are as far apart as their hues allow for eyes that see no red, no green or no blue;
a test measures it.
"""

from dataclasses import dataclass
from typing import Final

from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import INK, Colour, colour


@dataclass(frozen=True, slots=True)
class PlayerColour:
    picture: str
    colour: Colour
    look: str = ""
    """How the emblem must look to stand out from the colour."""


PLAYERS: Final = (
    PlayerColour("emblem-eagle", colour("#a02112")),
    PlayerColour("emblem-wolf", colour("#3d8cca")),
    PlayerColour("emblem-sun", colour("#e6a531"), "ink"),
    PlayerColour("emblem-laurel", colour("#738d5a")),
    PlayerColour("emblem-dolphin", colour("#3f3060")),
)


def draw_emblem(
    brush: Brush,
    centre: tuple[float, float],
    radius: float,
    colour_index: int,
    symbols: bool = True,
) -> None:
    """A disc in the player's colour, with her emblem if symbols are wanted."""
    player = PLAYERS[colour_index]
    brush.disc(centre, radius, player.colour, edge=INK, edge_width=min(2.0, radius / 8))
    if symbols:
        side = radius * 1.32
        box = centred(centre, side)
        brush.picture(player.picture, box, player.look)
