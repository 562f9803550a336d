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
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.kernel import Action, Event

_TASTED: Final = (DecisionKind.INVEST, DecisionKind.OPEN, DecisionKind.BID)


@dataclass(frozen=True, slots=True)
class Tastes:
    """In spectators at the final event, in the first turn; the last turn is all business."""

    ticket: float = 0.0
    loge: float = 0.0
    expansion: float = 0.0
    programme: float = 0.0
    grandeur: float = 0.0
    """For each square that a programme needs beyond those everyone starts with."""
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
                beyond = RULES.programme(number).arena - RULES.start_arena
                return self.programme + self.grandeur * beyond
            case OpenMarket() | Bid():
                return self.bid
        return 0.0


class TastefulPlayer:
    """Weighs a player's options again, with the tastes of a character."""

    def __init__(self, player: ColosseumPlayer, tastes: Tastes) -> None:
        self._player = player
        self._tastes = tastes

    def choose(self, view: Game, past: Sequence[Event] | None = None) -> Choice:
        choice = self._player.choose(view, past)
        assert view.decision is not None
        if view.decision.kind not in _TASTED:
            return choice
        left = (RULES.turns - view.state.turn) / (RULES.turns - 1)
        return best_of(
            [
                replace(option, value=option.value + left * self._tastes.of(option.action))
                for option in choice.alternatives
            ]
        )
