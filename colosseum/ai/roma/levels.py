"""The levels of play and their names."""

from dataclasses import replace
from functools import partial
from typing import Final

from colosseum.ai.kit import Level
from colosseum.ai.roma.habits import TRUST, Habits
from colosseum.ai.roma.player import RomaPlayer
from colosseum.ai.roma.styles import STYLES, styled
from colosseum.ai.roma.tastes import Tastes
from colosseum.ai.roma.weights import Weights
from colosseum.rules.roma import Game
from colosseum.words.sentences import Sentence

_SLIPS: Final = 0.15
"""The blur of all levels that do not look beyond their turn: enough that games differ, no more.

Levels differ in what they see."""

APPRENTICE: Final = Habits(
    Weights(rival=0.0, hole=0.4, trust=0.25, danger=0.0, doom=0.0, lead=0.0, sesterce=0.09),
    blur=_SLIPS,
)
"""Looks at what its dice can do now: never at the rival, and too little at places and money."""

NOVICE: Final = Habits(Weights(rival=0.5), blur=_SLIPS)
"""Looks after its own side, and too little at the rival's. Takes one action at a time."""

IMPRESARIO: Final = Habits(widths=(3, 2), blur=_SLIPS, candidates=2, work=40)
"""Sees what a card does to both sides, and plays its two best choices to the end of its turn."""

GRAND: Final = Habits(
    widths=(3, 2), candidates=6, turns=1, work=2_000, trust=replace(TRUST, glance=10.0)
)
"""Plays its best choices on until the rival has answered, over many rolls of the dice."""

CAESAR: Final = Habits(widths=(3, 2), candidates=8, turns=3, work=48_000, to_the_end=True)
"""Plays its best choices far ahead, and the closest of them to the end of the game."""


def _opponent(habits: Habits, seed: int, character: str) -> RomaPlayer:
    tastes = STYLES[character].tastes if character else Tastes()
    return RomaPlayer(styled(habits, character), seed, tastes)


LEVELS: Final[tuple[Level[Game], ...]] = (
    Level(
        "apprentice",
        Sentence("Apprentice"),
        Sentence("Gentle: for children and first games."),
        partial(_opponent, APPRENTICE),
        1159,
    ),
    Level(
        "novice",
        Sentence("Novice"),
        Sentence("Sees its own cards, and too little of yours."),
        partial(_opponent, NOVICE),
        1318,
    ),
    Level(
        "impresario",
        Sentence("Impresario"),
        Sentence("Uses its dice well, and sees clear threats."),
        partial(_opponent, IMPRESARIO),
        1500,
    ),
    Level(
        "grand",
        Sentence("Grand Impresario"),
        Sentence("Anticipates your answer to everything it does."),
        partial(_opponent, GRAND),
        1629,
    ),
    Level(
        "caesar",
        Sentence("Caesar"),
        Sentence("Thinks close choices through to the end."),
        partial(_opponent, CAESAR),
        1740,
    ),
)
"""Weakest first."""
