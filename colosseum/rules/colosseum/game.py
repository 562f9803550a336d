"""The game itself: how it begins, and what happens between decisions."""

from typing import ClassVar, Self, cast

from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import position_text, versions
from colosseum.rules.colosseum.actions import ACTIONS
from colosseum.rules.colosseum.changes import happen
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.events import EVENTS, GameEnded, PhaseBegan, TurnBegan
from colosseum.rules.colosseum.invariants import violated
from colosseum.rules.colosseum.options import INTENSE_AUCTIONS, OPTIONS
from colosseum.rules.colosseum.outcome import outcome
from colosseum.rules.colosseum.phases import BEGIN, NEXT, STEPS, is_last_phase
from colosseum.rules.colosseum.setup import set_up
from colosseum.rules.colosseum.state import Phase, State
from colosseum.rules.colosseum.view import deal_again
from colosseum.rules.kernel import Action, Event, Outcome, SeatIndex
from colosseum.rules.options import OptionValue
from colosseum.rules.stepped_game import Beginning, PositionText, SteppedGame
from colosseum.words.sentences import Sentence


class Game(SteppedGame[State]):
    """One game of Colosseum.

    >>> game = Game.new(("Aquila", "Lupa", "Sol"), seed=7)
    >>> game.decision.kind, game.seats[game.decision.seat]
    (<DecisionKind.INVEST: 'invest'>, 'Sol')
    """

    name: ClassVar[str] = "colosseum"
    newest_rules: ClassVar[int] = RULES.version
    title = "Colosseum"
    players: ClassVar[range] = range(RULES.least_players, RULES.most_players + 1)
    known_options = OPTIONS
    steps = STEPS
    actions = ACTIONS
    events = EVENTS
    positions: ClassVar[PositionText] = position_text

    __slots__ = ()

    @staticmethod
    def _wrong_number(players: int) -> Sentence:
        return Sentence(
            "Colosseum is for {least} to {count} player, not {number}.",
            "Colosseum is for {least} to {count} players, not {number}.",
            least=RULES.least_players,
            count=RULES.most_players,
            number=players,
        )

    @staticmethod
    def _set_up(begins: Beginning, events: list[Event]) -> State:
        intense = begins.options[INTENSE_AUCTIONS] is True
        return set_up(begins.players, begins.seed, begins.version, intense=intense)

    @staticmethod
    def differences(version: int) -> Sentence | None:
        return versions.differences(version)

    @staticmethod
    def _options_of(state: State) -> dict[str, OptionValue]:
        return {INTENSE_AUCTIONS: state.intense}

    def _go_on(self, state: State, events: list[Event]) -> None:
        """Go through phases that need no decision."""
        while not state.step:
            if is_last_phase(state):
                events.append(GameEnded(outcome(state).winners))
                return
            if state.phase is Phase.CLOSING:
                first = (state.first + 1) % len(state.impresarios)
                happen(state, TurnBegan(state.turn + 1, first), events)
            happen(state, PhaseBegan(NEXT[state.phase]), events)
            BEGIN[state.phase](state, events)

    def why_not(self, action: Action) -> Sentence | None:
        """Steps know a partner by the seat, and players by the name."""
        reason = super().why_not(action)
        if reason is None or "partner" not in reason.values:
            return reason
        partner = self.seats[cast(SeatIndex, reason.values["partner"])]
        return Sentence(reason.pattern, reason.plural, **{**reason.values, "partner": partner})

    @property
    def outcome(self) -> Outcome | None:
        return None if self.state.step else outcome(self.state)

    @staticmethod
    def _deal_again(state: State, seat: SeatIndex, chance: Chance) -> None:
        deal_again(state, chance)

    @staticmethod
    def _mix_the_future(state: State, chance: Chance) -> None:
        deal_again(state, chance)  # all that is hidden is to come

    def is_like(self, other: Self) -> bool:
        """Which of two equal dice has been used makes no difference."""
        return (
            self == other or self._with_equal_dice_in_order() == other._with_equal_dice_in_order()
        )

    def _with_equal_dice_in_order(self) -> Self:
        ordered = self.copy()
        if ordered.state.spent and len(set(ordered.state.roll)) == 1:
            ordered.state.spent = 1
        return ordered

    def status(self) -> list[str]:
        return violated(self.state)
