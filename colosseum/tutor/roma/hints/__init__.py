"""Roma's hints, a module for each subject."""

from itertools import chain
from typing import Final

from colosseum.tutor.hints import Situation
from colosseum.tutor.roma.hints import (
    battles,
    bribery,
    copying,
    dice,
    drawing_cards,
    first_roma,
    places,
    points,
    setting_up,
    threats,
)

SITUATIONS: Final[tuple[Situation, ...]] = tuple(
    chain(
        setting_up.SITUATIONS,
        places.SITUATIONS,
        dice.SITUATIONS,
        points.SITUATIONS,
        battles.SITUATIONS,
        bribery.SITUATIONS,
        copying.SITUATIONS,
        drawing_cards.SITUATIONS,
        threats.SITUATIONS,
        first_roma.SITUATIONS,
    )
)
