"""Moving nobles: into the player's own arena, onto resting squares, away from rivals' events."""

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.noble_places import noble_shares
from colosseum.ai.colosseum.weights import Weights
from colosseum.ai.player import Option
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.board import BOTH_DICE, dice_moves
from colosseum.rules.colosseum.data import RULES, Noble
from colosseum.rules.colosseum.state import State
from colosseum.words.sentences import Sentence

# A rival who has yet to produce this turn will move nobles first.
_STAYS = 0.4
"""Chance that a noble in the rival's arena is still there for the event."""
_ARRIVES = 0.12
"""Chance that a noble near the arena gets there."""
_NEXT_TURN = 1 / 3
"""How much a rival's next turn counts: it is far away, and everyone moves nobles before it."""


def walked(squares: list[int], noble: Noble, steps: int) -> list[int]:
    """The nobles' squares after one of them has moved."""
    after = squares[:]
    after[noble] = (after[noble] + steps) % RULES.squares
    return after


def value(state: State, squares: list[int], weights: Weights) -> float:
    """Value the nobles on these squares for the deciding player."""
    last_turn = state.turn == RULES.turns
    now = 1.0 if last_turn else weights.coin_in(state.turn)
    total = 0.0
    for seat, impresario in enumerate(state.impresarios):
        inside, near = noble_shares(impresario, squares)
        later = 0.0
        if not last_turn:
            later = weights.noble_inside * inside + weights.noble_near * near
        if seat == state.seat:
            total += now * inside + later
        elif seat in state.queue:
            total -= weights.rival * now * (_STAYS * inside + _ARRIVES * near)
        else:
            total -= weights.rival * _NEXT_TURN * later
    return total


def moves(view: Game, habits: Habits) -> list[Option]:
    """Value every move that the dice allow, with the other die's best move after it."""
    state, weights = view.state, habits.weights
    options = []
    for move in dice_moves(state.roll, state.spent, state.moved):
        squares = walked(state.nobles, move.noble, move.squares)
        worth = _medal(state, weights, squares[move.noble])
        if len(state.roll) > 1 and not state.spent and move.die != BOTH_DICE:
            worth += max(
                _medal(state, weights, then[other.noble]) + value(state, then, weights)
                for other in dice_moves(state.roll, move.die, move.noble)
                for then in [walked(squares, other.noble, other.squares)]
            )
        else:
            worth += value(state, squares, weights)
        options.append(Option(move, worth, reason(state, move.noble, squares)))
    return options


def _medal(state: State, weights: Weights, square: int) -> float:
    earned = RULES.resting[square] and state.medals_left
    return weights.medal_in(state.turn) if earned else 0.0


def reason(state: State, noble: Noble, squares: list[int]) -> Sentence:
    """Say what a noble's move to these squares is good for."""
    before, _ = noble_shares(state.me, state.nobles)
    inside, near = noble_shares(state.me, squares)
    if RULES.resting[squares[noble]] and state.medals_left:
        if not inside:
            return Sentence("That earns me a medal, but leaves my arena empty.")
        return Sentence(
            "That earns me a medal, and my nobles draw {count} spectator.",
            "That earns me a medal, and my nobles draw {count} spectators.",
            count=inside,
        )
    if inside > before:
        return Sentence(
            "My nobles then draw {after} spectator instead of {before}.",
            "My nobles then draw {after} spectators instead of {before}.",
            after=inside,
            count=inside,
            before=before,
        )
    return _what_stays(inside, near)


def _what_stays(inside: int, near: int) -> Sentence:
    """What nobles draw after a move that brings none, now and perhaps later."""
    if inside and near:
        return Sentence(
            "My nobles then draw {count} spectator; others close by could draw {near} later.",
            "My nobles then draw {count} spectators; others close by could draw {near} later.",
            count=inside,
            near=near,
        )
    if inside:
        return Sentence(
            "My nobles then draw {count} spectator.",
            "My nobles then draw {count} spectators.",
            count=inside,
        )
    if near:
        return Sentence(
            "That leaves my arena empty, but nobles close by could draw {count} spectator later.",
            "That leaves my arena empty, but nobles close by could draw {count} spectators later.",
            count=near,
        )
    return Sentence("That leaves my arena empty, and no noble is close by.")
