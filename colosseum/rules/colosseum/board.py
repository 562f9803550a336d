"""The ring of squares: arenas grow on it, nobles walk round it."""

from functools import cache

from colosseum.rules.colosseum.actions import MedalMove, Move, Side
from colosseum.rules.colosseum.data import NOBLES, RULES, Noble
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import SeatIndex

BOTH_DICE = 0


def next_square(impresario: Impresario, side: Side) -> int:
    """The square by which the arena would grow on that side."""
    if side is Side.CLOCKWISE:
        return (impresario.arena_start + impresario.arena_size) % RULES.squares
    return (impresario.arena_start - 1) % RULES.squares


def owner(state: State, square: int) -> SeatIndex | None:
    """Find whose arena covers the square."""
    for seat, impresario in enumerate(state.impresarios):
        if impresario.holds_square(square):
            return seat
    return None


@cache
def dice_moves(roll: tuple[int, ...], spent: int, moved: Noble | None) -> tuple[Move, ...]:
    """Every move that a roll allows, perhaps with one of two dice already used (NOB-2, NOB-3)."""
    dice = [die for die in range(1, len(roll) + 1) if die != spent]
    moves = [
        Move(noble, squares, die)
        for die in dice
        for noble in NOBLES
        if noble is not moved
        for squares in RULES.faces[roll[die - 1]]
    ]
    if len(dice) > 1:
        first, second = (RULES.faces[face] for face in roll)
        sums = sorted({one + other for one in first for other in second})
        moves += [Move(noble, squares, BOTH_DICE) for noble in NOBLES for squares in sums]
    return tuple(moves)


def _medal_moves() -> tuple[MedalMove, ...]:
    reach = range(1, RULES.medal_squares + 1)
    return tuple(
        MedalMove(noble, squares)
        for noble in NOBLES
        for squares in (*reach, *(-squares for squares in reach))
    )


#: Every move that a medal allows (NOB-5).
MEDAL_MOVES = _medal_moves()
