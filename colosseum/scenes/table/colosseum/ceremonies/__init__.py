"""The close of a turn, shown on a card over the board: podium, discards, donation."""

from colosseum.scenes.table.colosseum.ceremonies.ceremony import Ceremony
from colosseum.scenes.table.colosseum.ceremonies.discard import Discarding
from colosseum.scenes.table.colosseum.ceremonies.donation import Donating
from colosseum.scenes.table.colosseum.ceremonies.podium import Crowning

__all__ = ["Ceremony", "Crowning", "Discarding", "Donating"]
