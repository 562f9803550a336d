"""What words are about, in the table's own language, so that it can be marked there."""

from dataclasses import dataclass

from colosseum.rules.colosseum.data import Asset
from colosseum.rules.kernel import SeatIndex


@dataclass(frozen=True, slots=True)
class About:
    """Things on the table. Whatever is not in sight is simply not marked."""

    assets: tuple[Asset, ...] = ()
    markets: tuple[int, ...] = ()
    squares: tuple[int, ...] = ()
    programmes: tuple[int, ...] = ()
    """By number."""
    seats: tuple[SeatIndex, ...] = ()
    """Whose plaques."""
    widgets: tuple[str, ...] = ()
    """Whatever can be pressed, by its key."""
