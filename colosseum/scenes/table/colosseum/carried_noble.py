"""A noble in someone's hand: he is not where he was, and need not walk where he is dropped."""

from dataclasses import dataclass

from colosseum.rules.colosseum.data import Noble


@dataclass(frozen=True, slots=True)
class CarriedNoble:
    """The noble who follows the pointer, if any."""

    noble: Noble | None


@dataclass(frozen=True, slots=True)
class DroppedNoble:
    """The noble who was dropped on a square, until that has been shown."""

    noble: Noble | None
    square: int = 0
