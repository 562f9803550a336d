"""Arena: Roma II by Stefan Feld: two players, a row of dice, and a card beside each."""

from colosseum.rules.roma.game import Game

__all__ = ["Game"]
