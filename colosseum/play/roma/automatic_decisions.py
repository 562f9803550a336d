"""What Roma's table does by itself."""

from dataclasses import dataclass
from typing import Final

from colosseum.play.automatic_decisions import Conduct
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import Choose
from colosseum.rules.roma.data import Place
from colosseum.rules.roma.decision_kinds import DecisionKind


@dataclass(frozen=True, slots=True)
class Aim:
    """A standing order: a target chosen before its card is activated is attacked unasked."""

    place: Place
    actions: int
    """How many actions will have been taken when the card asks; later it no longer counts."""

    def answer(self, game: Game, actions: int) -> Choose | None:
        asks = game.state.step == DecisionKind.TARGET
        return Choose(self.place) if asks and actions == self.actions else None


CONDUCT: Final = Conduct(
    automatic=frozenset({DecisionKind.SECOND_DIE}),
    # What an opponent gives away, keeps or draws for is nobody's business.
    secret=frozenset(
        {DecisionKind.EXCHANGE, DecisionKind.KEEP, DecisionKind.LAY, DecisionKind.SEARCH}
    ),
    grace={DecisionKind.ACT: 1.0},
)
