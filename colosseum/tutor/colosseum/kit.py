"""Colosseum's kit for the tutor."""

from typing import Final

from colosseum.ai.colosseum.kit import expert_choice
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Pass, Refuse
from colosseum.rules.colosseum.wording import action_words
from colosseum.tutor.colosseum import advice_words
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
    words=advice_words.WORDS,
    grades=advice_words.GRADES,
)
