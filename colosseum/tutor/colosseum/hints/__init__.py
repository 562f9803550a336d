"""Colosseum's hints, a module for each subject."""

from itertools import chain
from typing import Final

from colosseum.tutor.colosseum.hints import (
    acquiring,
    arenas,
    buying_programmes,
    casting,
    closing,
    investing,
    markets,
    nobles,
    producing,
    stars,
    trading,
)
from colosseum.tutor.hints import Situation

SITUATIONS: Final[tuple[Situation, ...]] = tuple(
    chain(
        arenas.SITUATIONS,
        buying_programmes.SITUATIONS,
        investing.SITUATIONS,
        acquiring.SITUATIONS,
        markets.SITUATIONS,
        trading.SITUATIONS,
        nobles.SITUATIONS,
        producing.SITUATIONS,
        casting.SITUATIONS,
        closing.SITUATIONS,
        stars.SITUATIONS,
    )
)
