"""Moving nobles: towards one's own arena, away from rivals who are still to perform."""

from colosseum.ai.option import Option
from colosseum.ai.valuation import noble_shares
from colosseum.ai.weights import Weights
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.state import State
from colosseum.rules.colosseum.track import BOTH_DICE, dice_moves
from colosseum.rules.kernel import Sentence


def value(state: State, squares: list[int], weights: Weights) -> float:
    """What the nobles on these squares are worth to the one who decides."""
    last_turn = state.turn == RULES.turns
    now = 1.0 if last_turn else weights.coin
    kept = state.nobles
    state.nobles = squares
    total = 0.0
    for seat in range(len(state.impresarios)):
        inside, near = noble_shares(state, seat)
        later = 0.0
        if not last_turn:
            later = weights.noble_inside * inside + weights.noble_near * near
        if seat == state.seat:
            total += now * inside + later
        elif seat in state.queue:
            total -= weights.rival * now * (0.8 * inside + 0.25 * near) / 2
        else:
            total -= weights.rival * later / 3
    state.nobles = kept
    return total


def moves(view: Game, weights: Weights) -> list[Option]:
    """Every move of the dice, each with the best that the other die can do after it."""
    state = view.state
    options = []
    for move in dice_moves(state.roll, state.spent, state.moved):
        squares = state.nobles[:]
        squares[move.noble] = (squares[move.noble] + move.squares) % RULES.squares
        medal = weights.medal if RULES.resting[squares[move.noble]] and state.medals_left else 0.0
        if len(state.roll) > 1 and not state.spent and move.die != BOTH_DICE:
            best = -1e9
            for other in dice_moves(state.roll, move.die, move.noble):
                then = squares[:]
                then[other.noble] = (then[other.noble] + other.squares) % RULES.squares
                extra = weights.medal if RULES.resting[then[other.noble]] else 0.0
                best = max(best, value(state, then, weights) + extra)
        else:
            best = value(state, squares, weights)
        options.append(Option(move, best + medal, Sentence("It brings nobles nearer.")))
    return options
