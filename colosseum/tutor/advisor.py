"""The advisor: what an expert would do, and why. The player decides."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.ai.player import Option
from colosseum.rules.kernel import Action, Game, Pattern, Record, SeatIndex
from colosseum.tutor.kit import TutorKit
from colosseum.tutor.marks import Mark
from colosseum.words.sentences import Sentence

_MOST: Final = 3
_NEGLIGIBLE: Final = 0.25
"""A difference too small to matter."""
_SEED: Final = 0
"""For the view: the same question always has the same answer."""


@dataclass(frozen=True, slots=True)
class Advised:
    """An action that the advisor suggests."""

    action: Action
    words: Sentence
    """The action in words."""
    reason: Sentence
    """Why, in the expert's words."""
    behind: float
    """How much less it is worth than the best choice; 0 for the best."""
    worth_less: Sentence
    """The same in a few words, in what the game counts."""
    worth_less_in_full: Sentence
    about: tuple[Mark, ...]

    @property
    def is_as_good(self) -> bool:
        """Whether it is the best choice, or hardly worse."""
        return self.behind < _NEGLIGIBLE


@dataclass(frozen=True, slots=True)
class Advice:
    """The best choices, the best first; none while someone else decides."""

    choices: tuple[Advised, ...]

    @property
    def best_marks(self) -> list[tuple[Mark, ...]]:
        """Where each of the best choices is made on the table."""
        return [choice.about for choice in self.choices if choice.is_as_good]


def advise(kit: TutorKit, game: Game, seat: SeatIndex, records: Sequence[Record] = ()) -> Advice:
    """Say what the seat should do in its decision.

    `records` are what has happened so far: the expert remembers what the game no longer shows.
    """
    if game.decision is None or game.decision.seat != seat:
        return Advice(())
    view = game.view(seat, _SEED)
    ranked = kit.expert(view, records).alternatives
    best = ranked[0].value
    return Advice(
        tuple(
            Advised(
                option.action,
                words,
                option.reason,
                best - option.value,
                *_less(kit, best - option.value),
                kit.action_marks(view, option.action),
            )
            for words, option in _different(kit, view, ranked)[:_MOST]
        )
    )


def _less(kit: TutorKit, behind: float) -> tuple[Sentence, Sentence]:
    """By how much a choice is behind the best, in a few words and in a sentence."""
    if behind > kit.countable:
        # Translators: of a choice that throws the game away; others are “−2.5 victory points”.
        return Sentence("far worse"), Sentence("Far worse than choice 1.")
    words = kit.words
    return behind_words(words.worth_less, behind), behind_words(words.worth_less_in_full, behind)


def behind_words(pattern: Pattern, behind: float) -> Sentence:
    """By how much a choice is behind the best, to one decimal."""
    tenths = round(10 * behind)
    # Translators: a number with one decimal, such as 2.5; write your own decimal sign.
    number = Sentence("{whole}.{tenth}", whole=tenths // 10, tenth=tenths % 10)
    # Which form 1.5 takes differs from language to language, but it is always that of 0.
    count = tenths // 10 if tenths >= 20 else 0
    return Sentence(pattern.singular, pattern.plural, n=number, count=count)


def _different(
    kit: TutorKit, view: Game, ranked: Sequence[Option]
) -> list[tuple[Sentence, Option]]:
    """Keep the first of choices with the same words, such as a move by either of two equal dice."""
    found: dict[Sentence, Option] = {}
    for option in ranked:
        found.setdefault(kit.action_words(view, option.action), option)
    return list(found.items())
