"""The levels of play and their names."""

from functools import partial
from typing import Final

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.colosseum.styles import STYLES, styled
from colosseum.ai.colosseum.tastes import TastefulPlayer
from colosseum.ai.colosseum.weights import Weights
from colosseum.ai.kit import Level
from colosseum.ai.player import Player
from colosseum.rules.colosseum import Game
from colosseum.words.sentences import Sentence

NOVICE: Final = Habits(
    Weights(
        rival=0.0,
        contest=0.0,
        second_plan=0.0,
        tokens_a_market=1.05,
        coin=0.24,
        coin_early=0.0,
        own_income=0.0,
    ),
    blur=5.0,
    market_blur=6.0,
    offers=1,
    foresight=False,
)
"""Ignores what rivals will do and what coins could still earn, trades little and often misjudges.
Trusts the markets to bring what a great programme needs."""

IMPRESARIO: Final = Habits(blur=2.6, market_blur=1.3, jump=0.6)
"""Plans ahead, knows what rivals will pay, bids and trades soundly, and sometimes misjudges."""

GRAND: Final = Habits(
    Weights(tokens_a_market=0.9, discarded_token=0.5),
    jump=0.3,
    rounds=5,
    market_rounds=4,
    bid_rounds=4,
)
"""Misses nothing, dares more for the final event, and plays close investments, markets and bids on
before deciding."""


def _opponent(habits: Habits, seed: int, character: str) -> Player[Game]:
    player = ColosseumPlayer(styled(habits, character), seed)
    style = STYLES.get(character)
    return TastefulPlayer(player, style.tastes, style.opening) if style else player


LEVELS: Final[tuple[Level[Game], ...]] = (
    Level(
        "novice",
        Sentence("Novice"),
        Sentence("Ignores what rivals are up to, and often misjudges."),
        partial(_opponent, NOVICE),
    ),
    Level(
        "impresario",
        Sentence("Impresario"),
        Sentence("Plans well, bids sensibly and trades fairly."),
        partial(_opponent, IMPRESARIO),
    ),
    Level(
        "grand",
        Sentence("Grand Impresario"),
        Sentence("Knows what rivals will pay, and thinks ahead."),
        partial(_opponent, GRAND),
    ),
)
"""Weakest first."""
