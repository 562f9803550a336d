"""Where nobles stand, seen from an arena: inside it, or near enough to reach it."""

from functools import lru_cache

from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.state import Impresario

_REACH = max(map(max, RULES.faces))
_FAR, _NEAR, _INSIDE = range(3)


@lru_cache(maxsize=256)
def _places(start: int, size: int) -> tuple[int, ...]:
    """Where each square of the board is for an arena."""
    last = start + size - 1
    ahead = [(last - square) % RULES.squares for square in range(RULES.squares)]
    return tuple(_INSIDE if n < size else _NEAR if n < size + _REACH else _FAR for n in ahead)


def noble_shares(impresario: Impresario, squares: list[int]) -> tuple[int, int]:
    """The worth of the nobles inside the arena, and of those a die's throw away from it."""
    places = _places(impresario.arena_start, impresario.arena_size)
    inside = near = 0
    for square, spectators in zip(squares, RULES.noble_spectators, strict=True):
        place = places[square]
        if place == _INSIDE:
            inside += spectators
        elif place == _NEAR:
            near += spectators
    return inside, near
