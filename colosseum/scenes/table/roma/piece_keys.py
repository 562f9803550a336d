"""What a player can light, lift and drag: their dice and the cards of their hand."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class TrayDie:
    """An unused die, by its number in the tray."""

    number: int


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card of the hand, by its number in the fan."""

    number: int


@dataclass(frozen=True, slots=True)
class TakenUpCard:
    """A card taken up from the table, by its number among all that were."""

    number: int


Piece: TypeAlias = TrayDie | HeldCard | TakenUpCard


@dataclass(frozen=True, slots=True)
class Picked:
    """What an action is done with, and where it was dropped; it is there until it moves on."""

    pieces: tuple[Piece, ...] = ()
    dropped: tuple[float, float] | None = None
