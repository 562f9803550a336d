"""A result against par, told by shape as well as by colour."""

import math
from typing import Final

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import FADED, GREEN, TERRACOTTA_DARK, Colour, colour
from colosseum.words.translation import ntr, tr

_LEVEL: Final = colour("#b8862b")
_LEVEL_EDGE: Final = colour("#5b3f0f")
_LEVEL_INK: Final = colour("#80590f")
_BAR: Final = colour("#fff6dc")
_UP_EDGE: Final = colour("#0c3b2e")
_DOWN_EDGE: Final = colour("#4a1d0b")
_EMPTY: Final = colour("#8f7654")
_DASHES: Final = 9


def draw_mark(
    brush: Brush, centre: tuple[float, float], difference: int | None, size: float = 9.5
) -> None:
    """Above par points up, below points down, level is a barred disc, nothing a dashed ring."""
    x, y = centre
    if difference is None:
        _draw_dashes(brush, centre, size * 0.8)
    elif difference == 0:
        brush.disc(centre, size * 0.92, _LEVEL, edge=_LEVEL_EDGE, edge_width=1.4)
        brush.slab(Box(x - size * 0.5, y - size * 0.16, size, size * 0.32), _BAR, radius=1)
    else:
        up = 1 if difference > 0 else -1
        corners = [
            (x, y - up * size),
            (x + size * 1.06, y + up * size * 0.8),
            (x - size * 1.06, y + up * size * 0.8),
        ]
        fill, edge = (GREEN, _UP_EDGE) if up > 0 else (TERRACOTTA_DARK, _DOWN_EDGE)
        brush.polygon(corners, fill, edge=edge, edge_width=1.4)


def _draw_dashes(brush: Brush, centre: tuple[float, float], radius: float) -> None:
    x, y = centre
    for dash in range(_DASHES):
        ends = [math.tau * (dash + share) / _DASHES for share in (0.0, 0.55)]
        first, last = ((x + radius * math.sin(a), y - radius * math.cos(a)) for a in ends)
        brush.line(first, last, _EMPTY, 1.9)


def ink_of(difference: int | None) -> Colour:
    if difference is None:
        return FADED
    if difference == 0:
        return _LEVEL_INK
    return GREEN if difference > 0 else TERRACOTTA_DARK


def against_par(difference: int) -> str:
    """“5 above par”, “3 below par”, or “Level with par”."""
    if difference > 0:
        return ntr("{count} above par", "{count} above par", difference)
    if difference < 0:
        return ntr("{count} below par", "{count} below par", -difference)
    return tr("Level with par")


def above_or_below(difference: int) -> str:
    """“+5”, “−3”, or “par”."""
    if difference == 0:
        # Translators: a result that is neither above nor below par.
        return tr("par")
    return f"+{difference}" if difference > 0 else f"−{-difference}"
