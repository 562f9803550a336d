"""The cards, one module a family. A new family is one more module in this list."""

from colosseum.rules.roma.cards import battles, copying, dice, hands, points, removals
from colosseum.rules.roma.cards.card import CARDS, Card, Needs

__all__ = ["CARDS", "Card", "Needs", "battles", "copying", "dice", "hands", "points", "removals"]
