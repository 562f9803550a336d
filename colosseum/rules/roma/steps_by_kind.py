"""Which step belongs to which kind of decision."""

from typing import Final

from colosseum.rules.roma.acting import Act, KeepOne
from colosseum.rules.roma.answering import Answer
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.decision_step import Step
from colosseum.rules.roma.rerolling import RollAgain
from colosseum.rules.roma.setting_up import Exchange, LayCards

_OWN: Final[dict[DecisionKind, Step]] = {
    DecisionKind.EXCHANGE: Exchange(),
    DecisionKind.LAY: LayCards(),
    DecisionKind.REROLL: RollAgain(),
    DecisionKind.ACT: Act(),
    DecisionKind.KEEP: KeepOne(),
}
_ANSWER: Final = Answer()

ASKED_BY_CARDS: Final = tuple(kind for kind in DecisionKind if kind not in _OWN)
STEPS: Final[dict[DecisionKind, Step]] = {kind: _OWN.get(kind, _ANSWER) for kind in DecisionKind}
