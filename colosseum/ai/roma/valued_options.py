"""Everything a player may do, with its value and the reason for it."""

from collections.abc import Sequence

from colosseum.ai.player import Option
from colosseum.ai.roma.expected_worth import ONE_BY_ONE, value_after
from colosseum.ai.roma.reasons import reason
from colosseum.ai.roma.table_worth import WORTHS
from colosseum.ai.roma.turn_search import TurnSearch
from colosseum.ai.roma.weights import Weights
from colosseum.rules.kernel import Action
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import Give
from colosseum.rules.roma.decision_kinds import DecisionKind


def valued(game: Game, weights: Weights, widths: Sequence[int]) -> list[Option]:
    """All options of the player who decides; see `TurnSearch` for `widths`."""
    if game.state.step == DecisionKind.ACT:
        found = TurnSearch(game.state.seat, weights, widths).values(game)
    else:
        found = [(action, _value(game, action, weights)) for action in game.choices().actions]
    return [Option(action, worth, reason(game, action)) for action, worth in found]


def _value(game: Game, action: Action, weights: Weights) -> float:
    if isinstance(action, Give):
        return -sum([WORTHS[card] for card in action.cards])
    depth = 1 if game.state.step in ONE_BY_ONE else 0
    return value_after(game, action, game.state.seat, weights, depth)
