"""Roma's kit for the tutor."""

from typing import Final

from colosseum.ai.roma.kit import expert_choice
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import DECLINE, END_TURN, KEEP_DICE, KEEP_ROLL
from colosseum.rules.roma.wording import action_words
from colosseum.tutor.kit import TutorKit
from colosseum.tutor.roma import advice_words
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
    words=advice_words.WORDS,
    grades=advice_words.GRADES,
    countable=advice_words.COUNTABLE,
)
