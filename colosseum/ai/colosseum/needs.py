"""What all programmes need, counted at once.

A count for each programme takes one byte of a large number, so that a single addition adds up all
of them: this is what makes the valuation fast. In the results, programme `n` is at `n - 1`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from colosseum.rules.colosseum.data import STANDARD, VERSIONS, Programme


def _packed(counts: Sequence[int]) -> int:
    return int.from_bytes(bytes(counts), "little")


class Needs:
    """What the programmes of one version of the rules need."""

    def __init__(self, programmes: Sequence[Programme]) -> None:
        self._programmes = len(programmes)
        self._most = max(max(programme.needs) for programme in programmes)
        """The most that any of them needs of one asset; more tokens make no difference."""
        counts = range(self._most + 1)
        self._used_by_asset = [
            [_packed([min(held, it.needs[asset]) for it in programmes]) for held in counts]
            for asset in STANDARD
        ]
        """By asset and tokens held: the tokens that each programme can use."""
        self._sought_by_asset = [
            [_packed([int(it.needs[asset] > held) for it in programmes]) for held in counts]
            for asset in STANDARD
        ]
        """By asset and tokens held: 1 for each programme that needs more."""
        self._counted = lru_cache(maxsize=4096)(self._count)

    def used(self, tokens: Sequence[int]) -> bytes:
        """How many of these tokens each programme can use, jokers aside."""
        return self._counted(tuple(tokens))

    def _count(self, tokens: tuple[int, ...]) -> bytes:
        total, most = 0, self._most
        for held, counts in zip(tokens, self._used_by_asset, strict=False):
            if held:
                total += counts[held if held < most else most]
        return total.to_bytes(self._programmes, "little")

    def sought(self, tokens: Sequence[int], stock: Sequence[int]) -> bytes:
        """How many tokens in a stock are of kinds that each programme still needs.

        All the tokens of the game in one place are fewer than 256, so that no count overflows.
        """
        total, most = 0, self._most
        for held, count, needed in zip(tokens, stock, self._sought_by_asset, strict=False):
            if held < most:
                total += count * needed[held]
        return total.to_bytes(self._programmes, "little")


NEEDS: Final = tuple(Needs(rules.programmes) for rules in VERSIONS)
"""By the rules' version less 1."""
