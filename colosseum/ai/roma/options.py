"""Everything a player may do, with its value and the reason for it."""

from collections.abc import Sequence

from colosseum.ai.player import Option
from colosseum.ai.roma.prospects import value_after
from colosseum.ai.roma.reasons import reason
from colosseum.ai.roma.table import WORTHS
from colosseum.ai.roma.turn_search import TurnSearch
from colosseum.ai.roma.valuation import value
from colosseum.ai.roma.weights import Weights
from colosseum.rules.kernel import Action
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import (
    Activate,
    Bribe,
    DrawCards,
    EndTurn,
    Give,
    KeepDice,
    Play,
    Reroll,
    RerollTriple,
    TakeMoney,
)
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.state import without


def valued(game: Game, weights: Weights, widths: Sequence[int]) -> list[Option]:
    """All options of the player who decides; see `TurnSearch` for `widths`."""
    if game.state.step == DecisionKind.ACT:
        found = TurnSearch(game.state.seat, weights, widths).values(game)
    else:
        found = [(action, _value(game, action, weights)) for action in game.choices().actions]
    least = min([worth for _, worth in found])
    return [
        Option(action, worth, reason(game, action, worth - _before(game, action, weights, least)))
        for action, worth in found
    ]


def _value(game: Game, action: Action, weights: Weights) -> float:
    if isinstance(action, Give):
        return -sum([WORTHS[card] for card in action.cards])
    return value_after(game, action, game.state.seat, weights)


def _before(game: Game, action: Action, weights: Weights, least: float) -> float:
    """What the position is worth without the action: what it uses up is then lost."""
    state = game.state
    match action:
        case TakeMoney(die) | DrawCards(die) | Activate(die) | Bribe(die):
            without_die = state.copy()
            without_die.dice = without(state.dice, die)
            return value(without_die, state.seat, weights)
        case EndTurn() | Play() | KeepDice() | Reroll() | RerollTriple():
            return value(state, state.seat, weights)
    return least
