"""The levels of play and their names."""

from functools import partial
from typing import Final

from colosseum.ai.kit import Level
from colosseum.ai.roma.habits import Habits
from colosseum.ai.roma.player import RomaPlayer
from colosseum.rules.roma import Game
from colosseum.rules.sentences import Sentence

NOVICE: Final = Habits(blur=3.0)
IMPRESARIO: Final = Habits(blur=0.8)
GRAND: Final = Habits()

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
