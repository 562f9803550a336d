"""What Colosseum's hints share: a look at the game from one seat."""

from functools import partial

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES, Asset, Programme
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import SeatIndex
from colosseum.tutor import hints


class Seated:
    """A game as one seat sees it: public things only."""

    def __init__(self, game: Game, seat: SeatIndex) -> None:
        self.game = game
        self.seat = seat
        self.state: State = game.state
        self.me: Impresario = game.state.impresarios[seat]

    def decides(self, *kinds: DecisionKind) -> bool:
        """Whether one of these decisions is due, and this seat's."""
        return self.state.seat == self.seat and self.state.step in kinds

    def name(self, seat: SeatIndex) -> str:
        return self.game.seats[seat]

    @property
    def others(self) -> list[tuple[SeatIndex, Impresario]]:
        return [pair for pair in enumerate(self.state.impresarios) if pair[0] != self.seat]

    @property
    def held(self) -> list[Programme]:
        """The seat's programmes, the highest number first."""
        return [self.state.programme(number) for number in sorted(self.me.held, reverse=True)]

    @property
    def is_last_turn(self) -> bool:
        return self.state.turn == RULES.turns

    @property
    def events_left(self) -> int:
        """The number of events still to come, including this turn's."""
        return RULES.turns - self.state.turn + 1


situation = partial(hints.situation, Seated)
"""Makes a situation of a function that looks at the game from one seat."""


def most_elsewhere(at: Seated, asset: Asset) -> int:
    return max(other.tokens[asset] for _, other in at.others)
