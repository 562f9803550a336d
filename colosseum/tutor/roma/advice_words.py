"""How advice and looking back say what a choice is worth: in victory points."""

from typing import Final

from colosseum.rules.kernel import Pattern
from colosseum.tutor.advice_words import AdviceWords
from colosseum.words.sentences import Sentence

WORDS: Final = AdviceWords(
    worth_less=Pattern("−{n} victory point", "−{n} victory points"),
    worth_less_in_full=Pattern(
        "Likely to leave you {n} victory point worse off than choice 1.",
        "Likely to leave you {n} victory points worse off than choice 1.",
    ),
    cost=Pattern(
        "It left you about {count} victory point worse off against your rival.",
        "It left you about {count} victory points worse off against your rival.",
    ),
    perhaps_cost=Pattern(
        "It may have left you about {count} victory point worse off.",
        "It may have left you about {count} victory points worse off.",
    ),
    gain=Pattern(
        "It left you about {count} victory point better off against your rival.",
        "It left you about {count} victory points better off against your rival.",
    ),
    reached=Sentence("Your lead"),
    reached_in=Sentence("victory points"),
)
GRADES: Final = (20.0, 11.0, 6.0, 2.5)
"""Victory points of the lead; a Novice's decisions cost about 14 (`bench looking_back`)."""
COUNTABLE: Final = 15.0
"""Victory points: what costs more decides the game."""
