"""What a character likes to do for its own sake, beyond what that brings."""

from dataclasses import dataclass, field

from colosseum.rules.colosseum.actions import (
    Bid,
    BuildLoge,
    BuyProgramme,
    BuyTicket,
    Expand,
    OpenMarket,
)
from colosseum.rules.colosseum.data import RULES, Asset, Programme
from colosseum.rules.kernel import Action


@dataclass(frozen=True, slots=True)
class Tastes:
    """In spectators at the final event."""

    ticket: float = 0.0
    loge: float = 0.0
    expansion: float = 0.0
    programme: float = 0.0
    grandeur: float = 0.0
    """For each square that a programme needs beyond those everyone starts with."""
    favourites: tuple[Asset, ...] = ()
    fancy: float = 0.0
    """For each favourite asset that a programme needs."""
    bid: float = 0.0
    """To open a market, or to stay in an auction."""

    def of(self, action: Action) -> float:
        match action:
            case BuyTicket():
                return self.ticket
            case BuildLoge():
                return self.loge
            case Expand():
                return self.expansion
            case BuyProgramme(number):
                return self.programme + self._beauty(RULES.programme(number))
            case OpenMarket() | Bid():
                return self.bid
        return 0.0

    def _beauty(self, programme: Programme) -> float:
        beyond = programme.arena - RULES.start_arena
        loved = sum(asset in programme.kinds for asset in self.favourites)
        return self.grandeur * beyond + self.fancy * loved


@dataclass(frozen=True, slots=True)
class Likes:
    """What a character likes in any turn."""

    always: Tastes = field(default_factory=Tastes)
    """It counts less from turn to turn: the last one is all business."""
    openings: tuple[Tastes, ...] = ()
    """What it likes in one turn each: the first, the second …"""

    def of(self, action: Action, turn: int) -> float:
        left = (RULES.turns - turn) / (RULES.turns - 1)
        opening = sum(tastes.of(action) for tastes in self.openings[turn - 1 : turn])
        return left * self.always.of(action) + opening
