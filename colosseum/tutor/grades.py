"""Grades for how someone has played, by what all decisions of a game cost together."""

from collections.abc import Sequence
from typing import Final

from colosseum.words.sentences import Sentence

# Translators: these follow “Your play was”, weakest first.
GRADES: Final = (
    Sentence.in_context("grade", "Wild"),
    Sentence.in_context("grade", "Loose"),
    Sentence.in_context("grade", "Solid"),
    Sentence.in_context("grade", "Sharp"),
    Sentence.in_context("grade", "Masterly"),
)
"""Weakest first."""


def grade(limits: Sequence[float], decisions: float) -> int:
    """The place among the grades of someone whose decisions brought this much.

    The limits are what decisions may cost for each grade but the weakest, the best grade last.
    """
    return sum(-decisions <= limit for limit in limits)
