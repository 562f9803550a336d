"""A game's kit for the tutor, so that lessons, hints and advice work for any game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from colosseum.ai.player import Choice
from colosseum.rules.kernel import Action, Game, Record
from colosseum.tutor.advice_words import AdviceWords
from colosseum.tutor.hints import Situation
from colosseum.tutor.marks import Mark
from colosseum.tutor.tasks import TaskReader
from colosseum.words.sentences import Sentence


@dataclass(frozen=True, slots=True, eq=False)
class TutorKit:
    """One game, as the tutor sees it. Functions are handed games of the kit's own type.

    Lessons and the rulebook are found in the asset folders of the game's name.
    """

    game: type[Game]
    situations: tuple[Situation, ...]
    """All the hints."""
    tasks: Mapping[str, TaskReader]
    """Tasks that lessons can set besides actions, by the field's name."""
    read_mark: Callable[[str], Mark]
    """Reads the name by which a lesson points at something; ValueError for anything else."""
    passive: tuple[Action, ...]
    """Actions by which others in a lesson keep out of the way: the first of these allowed."""
    expert: Callable[[Any, Sequence[Record]], Choice]
    """Chooses as an expert would in a view of the game, given what has happened."""
    action_words: Callable[[Any, Action], Sentence]
    """Words an action as an instruction to the deciding player."""
    action_marks: Callable[[Any, Action], tuple[Mark, ...]]
    """Finds where on the table an action is taken."""
    words: AdviceWords
    """Says what choices and decisions are worth."""
    grades: tuple[float, float, float, float]
    """What decisions may cost together for each grade but the weakest: the best is last."""
    countable: float = inf
    """A choice that is further behind wins or loses the game: a number would say nothing."""

    @property
    def name(self) -> str:
        return self.game.name
