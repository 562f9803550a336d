"""Hints tied to what is on the table: each one sentence, the most pressing first."""

from itertools import chain
from typing import Final

from colosseum.rules.colosseum import Game
from colosseum.rules.kernel import SeatIndex
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
from colosseum.tutor.colosseum.hints.situation import Hint, Seated, Situation

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


def hints_for(game: Game, seat: SeatIndex) -> list[Hint]:
    """All that fits the seat's decision; nothing while somebody else decides."""
    if game.decision is None or game.decision.seat != seat:
        return []
    at = Seated(game, seat)
    ordered = sorted(SITUATIONS, key=lambda situation: situation.pressing)
    return [hint for situation in ordered if (hint := situation.hint(at)) is not None]


__all__ = ["SITUATIONS", "Hint", "hints_for"]
