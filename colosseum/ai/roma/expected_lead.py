"""What a seat can expect of its lead in a position, at a glance."""

from typing import Final

from colosseum.ai.roma.quick_choice import QuickHand
from colosseum.ai.roma.valuation import value
from colosseum.ai.roma.weights import Weights
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import END_TURN

_WEIGHTS: Final = Weights()
_HAND: Final = QuickHand(_WEIGHTS)
_FUTURES: Final = 2
"""How often the rest of a turn is played; the same luck comes in all positions."""
_LONGEST: Final = 40
"""Actions in a turn."""
_COMES_TRUE: Final = 0.4
"""The share of a promised lead that is left at the end (`bench luck`)."""


def expected_lead(game: Game, seat: SeatIndex) -> float:
    """Victory points ahead, once dice that are on the table have been used."""
    return sum(_lead(game.with_other_luck(luck), seat) for luck in range(_FUTURES)) / _FUTURES


def _lead(game: Game, seat: SeatIndex) -> float:
    _use_dice(game)
    if game.decision is None:
        return float(game.state.points[seat] - game.state.points[1 - seat])
    return _COMES_TRUE * value(game.state, seat, _WEIGHTS)


def _use_dice(game: Game) -> None:
    """Play on up to the end of the turn: the next roll would be luck of its own."""
    player = game.state.seat
    for _ in range(_LONGEST):
        if game.decision is None or game.state.seat != player:
            return
        action = _HAND.decide(game.state)
        if action == END_TURN:
            return
        game.advance(action)
