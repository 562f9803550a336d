"""Which of several bids another one is as good as."""

from collections.abc import Sequence
from typing import Final

from colosseum.rules.colosseum.actions import Bid, Counter, Offer, OpenMarket
from colosseum.rules.kernel import Action

_NEAR: Final = 5
"""How many coins more or less make little difference."""


def near_bid(action: Action, others: Sequence[Action]) -> Action | None:
    """The action itself if it is among these, or the nearest bid for the same market.

    None for a deal: there are so many that nobody would hit upon the same.
    """
    if isinstance(action, Offer | Counter):
        return None
    if action in others:
        return action
    if not isinstance(action, Bid | OpenMarket):
        return None
    bids = [
        it for it in others if isinstance(it, Bid | OpenMarket) and _market(it) == _market(action)
    ]
    near = [it for it in bids if abs(it.coins - action.coins) <= _NEAR]
    return min(near, key=lambda it: abs(it.coins - action.coins), default=None)


def _market(bid: Bid | OpenMarket) -> int | None:
    return bid.market if isinstance(bid, OpenMarket) else None
