"""What a player can light, lift and drag: dice, cards of the hand, and cards to choose from."""

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


@dataclass(frozen=True, slots=True)
class OfferedPiece:
    """A card to choose from, by its number among them."""

    number: int


Piece: TypeAlias = TrayDie | HeldCard | TakenUpCard | OfferedPiece


@dataclass(frozen=True, slots=True)
class Carried:
    """What follows the pointer, and so is not where it was."""

    piece: Piece | None


@dataclass(frozen=True, slots=True)
class Picked:
    """What an action is done with, and where that is; it stays there until it moves on."""

    pieces: tuple[Piece, ...] = ()
    dropped: tuple[float, float] | None = None
