"""Colosseum by Wolfgang Kramer and Markus Lübke: impresarios, arenas and ever larger events."""

from colosseum.rules.colosseum.game import Game

__all__ = ["Game"]
