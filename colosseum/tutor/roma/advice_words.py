"""How advice and looking back say what a choice is worth: in victory points."""

from typing import Final

from colosseum.rules.kernel import Pattern
from colosseum.words.sentences import Sentence

WORTH_LESS: Final = Pattern("−{n} victory point", "−{n} victory points")
WORTH_LESS_IN_FULL: Final = Pattern(
    "Likely to leave you {n} victory point worse off than choice 1.",
    "Likely to leave you {n} victory points worse off than choice 1.",
)
COST: Final = Pattern(
    "It left you about {count} victory point worse off against your rival.",
    "It left you about {count} victory points worse off against your rival.",
)
PERHAPS_COST: Final = Pattern(
    "It may have left you about {count} victory point worse off.",
    "It may have left you about {count} victory points worse off.",
)
GAIN: Final = Pattern(
    "It left you about {count} victory point better off against your rival.",
    "It left you about {count} victory points better off against your rival.",
)
REACHED: Final = Sentence("Your lead")
REACHED_IN: Final = Sentence("victory points")
GRADES: Final = (20.0, 11.0, 6.0, 2.5)
"""Victory points of the lead; a Novice's decisions cost about 14 (`bench looking_back`)."""
