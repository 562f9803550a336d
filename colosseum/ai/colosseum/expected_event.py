"""What a seat can expect of its best event in a position, at a glance."""

from typing import Final

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.colosseum.valuation import Outlook
from colosseum.ai.colosseum.weights import Weights
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.kernel import SeatIndex

_WEIGHTS: Final = Weights()
_MOVES_NOBLES: Final = Habits(_WEIGHTS, offers=0, foresight=False)
_USES_OF_A_ROLL: Final = (DecisionKind.MOVE, DecisionKind.PRODUCE)
_COMES_TRUE: Final = 0.5
"""The share of a promised difference that is left at the end (`bench luck`)."""


def expected_event(game: Game, seat: SeatIndex) -> float:
    """Spectators; dice that are on the table have been used, as well as can be seen at once."""
    game = game.copy()
    player = ColosseumPlayer(_MOVES_NOBLES, seed=0)
    roller = game.state.seat
    while (decision := game.decision) and decision.kind in _USES_OF_A_ROLL:
        if decision.seat != roller:
            break
        game.advance(player.choose(game).action)
    best = float(game.state.impresarios[seat].best)
    return _COMES_TRUE * max(best, Outlook(game.state, seat, _WEIGHTS).worth())
