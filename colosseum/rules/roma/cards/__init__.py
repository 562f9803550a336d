"""The cards, one module a family. A new family is one more module in this list."""

from colosseum.rules.roma.cards import (
    battles,
    copying,
    defence,
    dice,
    forums,
    hands,
    laying,
    points,
    removals,
)
from colosseum.rules.roma.cards.card import CARDS, Card, Needs, check_complete
from colosseum.rules.roma.data import RULES

__all__ = [
    "CARDS",
    "Card",
    "Needs",
    "battles",
    "copying",
    "defence",
    "dice",
    "forums",
    "hands",
    "laying",
    "points",
    "removals",
]

check_complete(RULES.cards)
