"""The levels of play and their names."""

from functools import partial
from typing import Final

from colosseum.ai.kit import Level
from colosseum.ai.roma.habits import Habits
from colosseum.ai.roma.player import RomaPlayer
from colosseum.ai.roma.weights import Weights
from colosseum.rules.roma import Game
from colosseum.rules.sentences import Sentence

NOVICE: Final = Habits(Weights(rival=0.0), blur=1.5, seconds=0.05)
"""Looks after its own side only, and often misjudges."""

IMPRESARIO: Final = Habits(blur=0.3, seconds=0.2)
"""Sees what a card does to both sides, but takes the best step without a thought for the next."""

GRAND: Final = Habits(candidates=5, rounds=12, turns=2, seconds=1.0)
"""Plays its best choices on, over many rolls of the dice, until it has had another turn."""

LEVELS: Final[tuple[Level[Game], ...]] = (
    Level(
        "novice",
        Sentence("Novice"),
        Sentence("Ignores what rivals are up to, and often misjudges."),
        partial(RomaPlayer, NOVICE),
    ),
    Level(
        "impresario",
        Sentence("Impresario"),
        Sentence("Lays cards soundly, and uses all dice well."),
        partial(RomaPlayer, IMPRESARIO),
    ),
    Level(
        "grand",
        Sentence("Grand Impresario"),
        Sentence("Weighs every order of the dice, and thinks ahead."),
        partial(RomaPlayer, GRAND),
    ),
)
"""Weakest first."""
