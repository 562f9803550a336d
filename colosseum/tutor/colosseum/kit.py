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
    worth_less=advice_words.WORTH_LESS,
    worth_less_in_full=advice_words.WORTH_LESS_IN_FULL,
    cost=advice_words.COST,
    perhaps_cost=advice_words.PERHAPS_COST,
    gain=advice_words.GAIN,
    reached=advice_words.REACHED,
    reached_in=advice_words.REACHED_IN,
    grades=advice_words.GRADES,
)
