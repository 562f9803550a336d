"""Roma's kit for the tutor."""

from typing import Final

from colosseum.ai.roma.kit import expert_choice
from colosseum.rules.kernel import Pattern
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import DECLINE, END_TURN, KEEP_DICE, KEEP_ROLL
from colosseum.rules.roma.wording import action_words
from colosseum.tutor.kit import TutorKit
from colosseum.tutor.roma.hints import SITUATIONS
from colosseum.tutor.roma.marks import action_marks, read_mark
from colosseum.tutor.roma.tasks import TASKS

TUTOR: Final = TutorKit(
    game=Game,
    situations=SITUATIONS,
    tasks=TASKS,
    read_mark=read_mark,
    passive=(KEEP_DICE, END_TURN, DECLINE, KEEP_ROLL),
    expert=expert_choice,
    action_words=action_words,
    action_marks=action_marks,
    worth_less=Pattern("−{n} victory point", "−{n} victory points"),
    worth_less_in_full=Pattern(
        "Likely to leave you {n} victory point worse off than choice 1.",
        "Likely to leave you {n} victory points worse off than choice 1.",
    ),
    cost=Pattern(
        "It left you about {count} victory point worse off against your rival.",
        "It left you about {count} victory points worse off against your rival.",
    ),
    gain=Pattern(
        "It left you about {count} victory point better off against your rival.",
        "It left you about {count} victory points better off against your rival.",
    ),
)
