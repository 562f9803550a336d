"""What all programmes need, counted at once.

A count for each programme takes one byte of a large number, so that a single addition adds up all
of them: this is what makes the valuation fast. In the results, programme `n` is at `n - 1`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from colosseum.rules.colosseum.data import RULES, STANDARD

_PROGRAMMES = RULES.programmes
_MOST: Final = max(max(programme.needs) for programme in _PROGRAMMES)
"""The most that any programme needs of one asset; more tokens of it make no difference."""


def _packed(counts: Sequence[int]) -> int:
    return int.from_bytes(bytes(counts), "little")


_USED: Final = [
    [
        _packed([min(held, programme.needs[asset]) for programme in _PROGRAMMES])
        for held in range(_MOST + 1)
    ]
    for asset in STANDARD
]
"""By asset and tokens held: the tokens that each programme can use."""

_SOUGHT: Final = [
    [
        _packed([int(programme.needs[asset] > held) for programme in _PROGRAMMES])
        for held in range(_MOST + 1)
    ]
    for asset in STANDARD
]
"""By asset and tokens held: 1 for each programme that needs more."""


def used(tokens: Sequence[int]) -> bytes:
    """How many of these tokens each programme can use, jokers aside."""
    return _used(tuple(tokens))


@lru_cache(maxsize=4096)
def _used(tokens: tuple[int, ...]) -> bytes:
    total = 0
    for held, counts in zip(tokens, _USED, strict=False):
        if held:
            total += counts[held if held < _MOST else _MOST]
    return total.to_bytes(len(_PROGRAMMES), "little")


def sought(tokens: Sequence[int], stock: Sequence[int]) -> bytes:
    """How many tokens in a stock are of kinds that each programme still needs.

    All the tokens of the game in one place are fewer than 256, so that no count overflows.
    """
    total = 0
    for held, count, needed in zip(tokens, stock, _SOUGHT, strict=False):
        if held < _MOST:
            total += count * needed[held]
    return total.to_bytes(len(_PROGRAMMES), "little")
