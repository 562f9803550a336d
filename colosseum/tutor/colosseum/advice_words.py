"""How advice and looking back say what a choice is worth: in spectators."""

from typing import Final

from colosseum.rules.kernel import Pattern
from colosseum.tutor.advice_words import AdviceWords
from colosseum.words.sentences import Sentence

WORDS: Final = AdviceWords(
    worth_less=Pattern("−{n} spectator", "−{n} spectators"),
    worth_less_in_full=Pattern(
        "Likely to draw {n} fewer spectator to your final event than choice 1.",
        "Likely to draw {n} fewer spectators to your final event than choice 1.",
    ),
    cost=Pattern(
        "It cost you about {count} spectator at your best event.",
        "It cost you about {count} spectators at your best event.",
    ),
    perhaps_cost=Pattern(
        "It may have cost you about {count} spectator.",
        "It may have cost you about {count} spectators.",
    ),
    gain=Pattern(
        "It drew about {count} more spectator to your best event.",
        "It drew about {count} more spectators to your best event.",
    ),
    reached=Sentence("You drew"),
    reached_in=Sentence("at your best event"),
)
GRADES: Final = (28.0, 16.0, 8.0, 3.0)
"""Spectators; a Novice's decisions cost about 21 (`bench looking_back`)."""
