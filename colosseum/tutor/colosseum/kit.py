"""Colosseum's kit for the tutor."""

from typing import Final

from colosseum.ai.colosseum.kit import expert_choice
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Pass, Refuse
from colosseum.rules.colosseum.wording import action_words
from colosseum.rules.kernel import Pattern
from colosseum.tutor.colosseum.hints import SITUATIONS
from colosseum.tutor.colosseum.marks import action_marks, read_mark
from colosseum.tutor.colosseum.tasks import TASKS
from colosseum.tutor.kit import TutorKit

TUTOR: Final = TutorKit(
    game=Game,
    situations=SITUATIONS,
    tasks=TASKS,
    read_mark=read_mark,
    passive=(Pass(), Refuse()),
    expert=expert_choice,
    action_words=action_words,
    action_marks=action_marks,
    worth_less=Pattern("−{n} spectator", "−{n} spectators"),
    worth_less_in_full=Pattern(
        "Likely to draw {n} fewer spectator at your final event than choice 1.",
        "Likely to draw {n} fewer spectators at your final event than choice 1.",
    ),
    cost=Pattern(
        "It cost you about {count} spectator at your best event.",
        "It cost you about {count} spectators at your best event.",
    ),
    gain=Pattern(
        "It brought about {count} more spectator to your best event.",
        "It brought about {count} more spectators to your best event.",
    ),
)
