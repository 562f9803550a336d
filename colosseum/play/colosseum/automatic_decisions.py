"""What Colosseum's table does by itself."""

from dataclasses import dataclass
from typing import Final

from colosseum.play.automatic_decisions import Conduct
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Pass, Refuse
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.kernel import Action


@dataclass(frozen=True, slots=True)
class RefuseAll:
    """A standing order: refuse every offer of this turn."""

    turn: int

    def answer(self, game: Game, actions: int) -> Refuse | None:
        is_offered = game.decision is not None and game.decision.kind == DecisionKind.ANSWER
        return Refuse() if is_offered and game.state.turn == self.turn else None


def _likely(game: Game) -> Action | None:
    """To do nothing more: every phase ends that way, and so do most auctions."""
    doing_nothing = (Pass(), Refuse())
    return next((action for action in doing_nothing if game.why_not(action) is None), None)


CONDUCT: Final = Conduct(
    automatic=frozenset(
        {DecisionKind.BID, DecisionKind.TRADE, DecisionKind.DISCARD, DecisionKind.DONATION}
    ),
    # The reason for a bid would give away how high an opponent will go.
    secret=frozenset({DecisionKind.OPEN, DecisionKind.BID}),
    grace={DecisionKind.BID: 0.7, DecisionKind.TRADE: 1.2, DecisionKind.ANSWER: 1.0},
    likely=_likely,
)
