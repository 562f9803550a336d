"""What the state does not keep of the turn so far: dice on symbols, the battle die, the phase."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum

from colosseum.rules.kernel import Event, Record, SeatIndex
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.state import State


class Phase(IntEnum):
    SETTING_UP = -1
    EMPTY_PLACES = 0
    ROLL = 1
    ACT = 2


@dataclass(slots=True)
class TurnSoFar:
    """Hears events, and forgets all of them when a turn begins."""

    seat: SeatIndex = 0
    """Whose turn it is."""
    phase: Phase = Phase.SETTING_UP
    laid: list[tuple[int, int]] = field(default_factory=list)
    """Each die laid this turn, with its symbol."""
    used: list[int] = field(default_factory=list)
    """Dice used as a second die."""
    battle: ev.BattleBegan | None = None
    battle_die: int = 0
    """What the battle die shows; 0 before it is rolled this turn."""
    decided: ev.BattleDecided | None = None

    @classmethod
    def of(cls, state: State, records: Iterable[Record]) -> "TurnSoFar":
        """As the records of a game tell it."""
        found = cls()
        for record in records:
            for event in record.events:
                found.hear(event)
        found.settle(state)
        return found

    def hear(self, event: Event) -> None:
        match event:
            case ev.TurnBegan(seat=seat):
                self.seat, self.phase = seat, Phase.EMPTY_PLACES
                self.laid, self.used = [], []
                self.battle, self.battle_die, self.decided = None, 0, None
            case ev.DiceRolled():
                self.phase = Phase.ROLL
            case ev.DieLaid(die=die, symbol=symbol):
                self.phase = Phase.ACT
                self.laid.append((die, symbol))
            case ev.DieUsed(die=die):
                self.used.append(die)
            case ev.BattleBegan():
                self.battle, self.battle_die, self.decided = event, 0, None
            case ev.BattleDieRolled(die=die):
                self.battle_die = die
            case ev.BattleDecided():
                self.decided = event

    def settle(self, state: State) -> None:
        """Nothing moves: the phase is that of the decision that is due."""
        self.seat = state.seat
        if not state.turn:
            self.phase = Phase.SETTING_UP
        elif state.step is not None:
            self.phase = Phase.ROLL if state.step == DecisionKind.REROLL else Phase.ACT
