"""The five phases in order, and the steps of which they are made."""

from collections.abc import Callable

from colosseum.rules.colosseum import acquiring, closing, investing, producing, trading
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.decision_step import Step
from colosseum.rules.colosseum.state import Phase, State
from colosseum.rules.kernel import Event

BEGIN: dict[Phase, Callable[[State, list[Event]], None]] = {
    Phase.INVESTING: investing.begin,
    Phase.ACQUIRING: acquiring.begin,
    Phase.TRADING: trading.begin,
    Phase.PRODUCING: producing.begin,
    Phase.CLOSING: closing.begin,
}

STEPS_OF: dict[Phase, tuple[Step, ...]] = {
    Phase.INVESTING: (investing.Invest(),),
    Phase.ACQUIRING: (acquiring.Open(), acquiring.Outbid()),
    Phase.TRADING: (trading.Trade(), trading.Answer(), trading.Settle()),
    Phase.PRODUCING: (producing.RollDice(), producing.MoveNobles(), producing.Stage()),
    Phase.CLOSING: (closing.DiscardToken(), closing.AskForDonation()),
}

STEPS: dict[DecisionKind, Step] = {step.kind: step for steps in STEPS_OF.values() for step in steps}

NEXT: dict[Phase, Phase] = {phase: Phase(phase % len(Phase) + 1) for phase in Phase}


def is_last_phase(state: State) -> bool:
    """Whether the game ends with this phase: there are no closing ceremonies in the last turn."""
    return state.phase is Phase.PRODUCING and state.turn == RULES.turns
