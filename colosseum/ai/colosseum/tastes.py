"""What a character likes to do for its own sake, beyond what that brings."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.player import Choice, best_of
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import (
    Bid,
    BuildLoge,
    BuyProgramme,
    BuyTicket,
    Expand,
    OpenMarket,
)
from colosseum.rules.colosseum.data import RULES, Asset, Programme
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.kernel import Action, Event

_TASTED: Final = (DecisionKind.INVEST, DecisionKind.OPEN, DecisionKind.BID)


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


class TastefulPlayer:
    """Weighs a player's options again, with the tastes of a character.

    What it likes counts less from turn to turn: the last one is all business. What it likes to open
    with counts in the first turn only.
    """

    def __init__(self, player: ColosseumPlayer, tastes: Tastes, opening: Tastes) -> None:
        self._player = player
        self._tastes = tastes
        self._opening = opening

    def choose(self, view: Game, past: Sequence[Event] | None = None) -> Choice:
        choice = self._player.choose(view, past)
        assert view.decision is not None
        if view.decision.kind not in _TASTED:
            return choice
        turn = view.state.turn
        return best_of(
            [
                replace(option, value=option.value + self._liking(option.action, turn))
                for option in choice.alternatives
            ]
        )

    def _liking(self, action: Action, turn: int) -> float:
        left = (RULES.turns - turn) / (RULES.turns - 1)
        opening = self._opening.of(action) if turn == 1 else 0.0
        return left * self._tastes.of(action) + opening
