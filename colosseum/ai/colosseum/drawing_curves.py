"""What programmes draw with any number of assets missing, more than they list included."""

from itertools import pairwise
from typing import Final

from colosseum.rules.colosseum.data import VERSIONS, Programme

_HOPELESS = 4.0
"""Spectators lost for each asset missing beyond those that the programme lists."""
_MOST_MISSING = 4
"""How many times its assets a curve goes on for: `bench tune` tries weights that lose many."""


def _curve(programme: Programme) -> list[tuple[float, float]]:
    """What a programme draws with 0, 1, 2 … assets missing, and how that goes on to the next."""
    values = [float(value) for value in programme.spectators]
    while len(values) < _MOST_MISSING * programme.assets:
        values.append(values[-1] - _HOPELESS)
    return [(value, after - value) for value, after in pairwise(values)]


CURVES: Final = [[_curve(programme) for programme in rules.programmes] for rules in VERSIONS]
"""By the rules' version less 1, and the programme's number less 1."""
