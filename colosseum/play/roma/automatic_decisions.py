"""What Roma's table does by itself."""

from dataclasses import dataclass
from typing import Final

from colosseum.play.automatic_decisions import Conduct
from colosseum.rules.kernel import Action
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import DECLINE, END_TURN, KEEP_ROLL, Choose, pay
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.battles import Battle
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


_AFTER_THE_ROLL: Final[dict[DecisionKind | None, Action]] = {
    DecisionKind.REPEAT: KEEP_ROLL,
    DecisionKind.PAY: pay(0),
    DecisionKind.EXTRA_DIE: DECLINE,
}
"""What asks for more than the roll, and how to leave it at that."""


def _settled(game: Game) -> Action | None:
    """A battle that is already won, or cannot be won any more, asks for nothing."""
    asking, leave = game.state.activation, _AFTER_THE_ROLL.get(game.state.step)
    card = None if asking is None else CARDS[asking.card]
    if asking is None or leave is None or not isinstance(card, Battle):
        return None
    return leave if card.is_settled(game.state, asking) else None


def _likely(game: Game) -> Action | None:
    """Whatever else a player does with the dice, the turn ends at some time."""
    return END_TURN if game.why_not(END_TURN) is None else None


CONDUCT: Final = Conduct(
    automatic=frozenset({DecisionKind.SECOND_DIE}),
    # What an opponent gives away, keeps or draws for is nobody's business.
    secret=frozenset(
        {DecisionKind.EXCHANGE, DecisionKind.KEEP, DecisionKind.LAY, DecisionKind.SEARCH}
    ),
    grace={DecisionKind.ACT: 1.0},
    pointless=_settled,
    likely=_likely,
)
