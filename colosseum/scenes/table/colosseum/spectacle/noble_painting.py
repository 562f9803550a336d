"""The nobles in the producer's arena, who take their seats in the loge."""

from collections.abc import Sequence
from typing import Final

from colosseum.rules.colosseum.data import Noble
from colosseum.scenes.table.colosseum.board import NOBLE_PICTURES, noble_number
from colosseum.scenes.table.colosseum.spectacle.places import SCENE
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import eased
from colosseum.widgets.theme import CREAM, GOLD, STRONG, UMBER_DARK

_SEATS: Final = (418.0, 1076.0, 510.0, 984.0, 352.0, 1142.0)
"""Where they sit, the first ones at the best places."""
_FLOOR: Final = 720.0


def paint_seated_nobles(brush: Brush, nobles: Sequence[tuple[Noble, int]], seated: float) -> None:
    """Each with his number and the spectators he draws; `seated` goes from 0 to 1."""
    found = []
    for number, (noble, worth) in enumerate(nobles[: len(_SEATS)]):
        rise = eased(min(1.0, max(0.0, seated * (1 + 0.3 * len(nobles)) - 0.3 * number)))
        if rise > 0:
            found.append((noble, worth, _SEATS[number], _FLOOR + 130 * (1 - rise)))
    with brush.only_within(SCENE):
        for noble, _, x, y in found:
            brush.picture("spectacle/throne", Box(x - 66, y - 92, 132, 104))
            brush.picture(NOBLE_PICTURES[noble], Box(x - 54, y - 126, 108, 134))
        # Last, so that no neighbour hides them.
        for noble, worth, x, y in found:
            noble_number(brush, noble, (x - 16, y - 18), 28)
            at = (x + 16, y - 18)
            brush.disc(at, 16, UMBER_DARK, edge=GOLD, edge_width=2)
            style = STRONG.but(size=19, colour=CREAM, align="centre")
            brush.text(str(worth), centred(at, 32), style, where="spectacle")
