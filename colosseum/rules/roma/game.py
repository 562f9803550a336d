"""The game itself: how it begins and ends."""

from typing import ClassVar, Final

from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Event, Outcome, SeatIndex
from colosseum.rules.options import OptionValue
from colosseum.rules.roma import position_text, versions
from colosseum.rules.roma.actions import ACTIONS
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import EVENTS
from colosseum.rules.roma.invariants import violated
from colosseum.rules.roma.options import OPTIONS, options_of
from colosseum.rules.roma.outcome import outcome
from colosseum.rules.roma.setting_up import set_up
from colosseum.rules.roma.state import State
from colosseum.rules.roma.steps_by_kind import STEPS
from colosseum.rules.roma.turn import end_if_decided
from colosseum.rules.roma.view import deal_again, mix_the_piles
from colosseum.rules.stepped_game import Beginning, PositionText, SteppedGame
from colosseum.words.sentences import Sentence

_ACT: Final = DecisionKind.ACT


class Game(SteppedGame[State]):
    """One game of Arena: Roma II.

    >>> game = Game.new(("Aquila", "Lupa"), seed=7)
    >>> game.decision.kind
    <DecisionKind.EXCHANGE: 'exchange'>
    """

    name: ClassVar[str] = "roma"
    newest_rules: ClassVar[int] = RULES.version
    title = "Arena: Roma II"
    players: ClassVar[range] = range(2, 3)
    known_options = OPTIONS
    steps = STEPS
    actions = ACTIONS
    events = EVENTS
    positions: ClassVar[PositionText] = position_text

    __slots__ = ()

    @staticmethod
    def _wrong_number(players: int) -> Sentence:
        return Sentence("Arena: Roma II is for 2 players, not {count}.", count=players)

    @staticmethod
    def _set_up(begins: Beginning, events: list[Event]) -> State:
        return set_up(begins.seed, begins.options, begins.version, events)

    @staticmethod
    def differences(version: int) -> Sentence | None:
        return versions.differences(version)

    @staticmethod
    def _options_of(state: State) -> dict[str, OptionValue]:
        return options_of(state)

    def _go_on(self, state: State, events: list[Event]) -> None:
        if state.step is _ACT:
            end_if_decided(state, events)

    @property
    def outcome(self) -> Outcome | None:
        if self.state.step:
            return None
        return outcome(self.state, self.seats)

    @staticmethod
    def _deal_again(state: State, seat: SeatIndex, chance: Chance) -> None:
        deal_again(state, seat, chance)

    @staticmethod
    def _mix_the_future(state: State, chance: Chance) -> None:
        mix_the_piles(state, chance)

    def status(self) -> list[str]:
        return violated(self.state)
