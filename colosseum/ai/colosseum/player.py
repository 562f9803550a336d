"""An opponent who values what each choice leads to."""

from collections.abc import Callable, Sequence
from random import Random

from colosseum.ai.colosseum import (
    acquiring,
    answering,
    closing,
    investing,
    nobles,
    producing,
    trading,
)
from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.memory import Memory
from colosseum.ai.colosseum.tastes import Likes
from colosseum.ai.colosseum.valuation import Outlook
from colosseum.ai.colosseum.weights import Weights
from colosseum.ai.player import Choice, Option, best_of
from colosseum.ai.search import play_on
from colosseum.rules import kernel
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Offer, Roll
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.state import Phase
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.words.sentences import Sentence

_PLAIN = 0.3
"""How much of a level's blur remains where everything is in plain sight."""
# Plans and prices are hard to judge, squares and tokens easy. No level misjudges deals: a rival who
# offers many of them would bleed it dry.
_BLURRED: dict[kernel.DecisionKind, float] = {
    DecisionKind.INVEST: 1.0,
    DecisionKind.MOVE: _PLAIN,
    DecisionKind.PRODUCE: _PLAIN,
    DecisionKind.DISCARD: _PLAIN,
    DecisionKind.DONATION: _PLAIN,
}
_NOTHING = Likes()
_CLOSE = 4.0
"""Options this close to the best are played out."""
_ROLL = [Option(Roll(), 0.0, Sentence("Any roll can bring me a noble or a medal."))]


class ColosseumPlayer:
    """A player with certain habits; the same habits and seed always make the same choices."""

    def __init__(self, habits: Habits, seed: int, likes: Likes = _NOTHING) -> None:
        self._habits = habits
        self._likes = likes
        self._rng = Random(seed)
        self._memory = Memory()
        self._deciders: dict[kernel.DecisionKind, Callable[[Game], list[Option]]] = {
            DecisionKind.INVEST: lambda view: investing.investments(view, habits),
            DecisionKind.OPEN: lambda view: acquiring.openings(view, habits),
            DecisionKind.BID: lambda view: acquiring.bids(view, habits),
            DecisionKind.TRADE: lambda view: trading.offers(view, habits, self._memory),
            DecisionKind.ANSWER: lambda view: answering.answers(view, habits, self._memory),
            DecisionKind.SETTLE: lambda view: answering.answers(view, habits, self._memory),
            DecisionKind.ROLL: lambda view: _ROLL,
            DecisionKind.MOVE: lambda view: nobles.moves(view, habits),
            DecisionKind.PRODUCE: lambda view: producing.events(view, habits),
            DecisionKind.DISCARD: lambda view: closing.discards(view, habits),
            DecisionKind.DONATION: lambda view: closing.donations(view, habits),
        }
        self._rounds: dict[kernel.DecisionKind, int] = {
            DecisionKind.INVEST: habits.rounds,
            DecisionKind.OPEN: habits.market_rounds,
            DecisionKind.BID: habits.bid_rounds,
        }

    def choose(self, view: Game, past: Sequence[Event] | None = None) -> Choice:
        decision = view.decision
        assert decision is not None
        if past is not None and view.state.phase is Phase.TRADING:
            self._memory = Memory.of(past, view.state.turn)
        options = self._deciders[decision.kind](view)
        options = self._blurred(options, self._blur(view, decision.kind))
        options = self._liked(options, view.state.turn)
        rounds = self._rounds.get(decision.kind, 0)
        if rounds:
            options = self._played_on(view, options, rounds)
        choice = best_of(options)
        if isinstance(choice.action, Offer):
            self._memory.note(view.state.turn, view.state.seat, choice.action)
        return choice

    def _played_on(self, view: Game, options: list[Option], rounds: int) -> list[Option]:
        """Play the options that rival the best out to the end of the turn."""
        best = max(option.value for option in options)
        close = sorted(
            (option for option in options if option.value > best - _CLOSE),
            key=lambda option: -option.value,
        )[: self._habits.played_on]
        if len(close) == 1:
            return options
        turn = view.state.turn
        weights = self._habits.weights
        quick = Habits(weights, offers=1, foresight=False)
        seats = len(view.seats)
        played = play_on(
            view,
            close,
            rounds=rounds,
            players=lambda number: [ColosseumPlayer(quick, number) for _ in range(seats)],
            is_over=lambda game: game.state.turn > turn,
            value=lambda game, seat: _standing(game, seat, weights),
        )
        played = self._liked(played, turn)
        return _weighed(close, played, self._habits.confidence, rounds)

    def _liked(self, options: list[Option], turn: int) -> list[Option]:
        """The options as a character sees them, who does some things for their own sake."""
        if self._likes is _NOTHING:
            return options
        return [
            Option(it.action, it.value + self._likes.of(it.action, turn), it.reason)
            for it in options
        ]

    def _blur(self, view: Game, kind: kernel.DecisionKind) -> float:
        """How far this decision may be misjudged; in the last turn everything is in plain sight."""
        part = _BLURRED.get(kind, 0.0)
        if view.state.turn == RULES.turns:
            part = min(part, _PLAIN)
        return self._habits.blur * part

    def _blurred(self, options: list[Option], blur: float) -> list[Option]:
        """The options as this level sees them: some look better than they are, some worse."""
        if not blur or len(options) == 1:
            return options
        return [
            Option(option.action, option.value + self._rng.gauss(0.0, blur), option.reason)
            for option in options
        ]


def _weighed(
    first: list[Option], played: list[Option], confidence: float, rounds: int
) -> list[Option]:
    """Weigh what options promised at first against where they led: a few rounds are mostly luck."""
    promised = sum(option.value for option in first) / len(first)
    reached = sum(option.value for option in played) / len(played)
    share = rounds / (rounds + confidence)
    return [
        Option(
            now.action,
            promised + (1 - share) * (now.value - promised) + share * (then.value - reached),
            now.reason,
        )
        for now, then in zip(first, played, strict=True)
    ]


def _standing(game: Game, seat: SeatIndex, weights: Weights) -> float:
    """A seat's own worth, less a part of its strongest rival's."""
    worths = [Outlook(game.state, other, weights).worth() for other in range(len(game.seats))]
    mine = worths.pop(seat)
    return mine - weights.rival * max(worths)
