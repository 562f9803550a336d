"""All hints of Colosseum, a module for each subject."""

from itertools import chain
from typing import Final

from colosseum.tutor.colosseum.hints import (
    acquiring,
    arenas,
    casting,
    closing,
    investing,
    markets,
    nobles,
    producing,
    programmes,
    stars,
    trading,
)
from colosseum.tutor.hints import Situation

SITUATIONS: Final[tuple[Situation, ...]] = tuple(
    chain(
        arenas.SITUATIONS,
        programmes.SITUATIONS,
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
