"""The levels of play and their names."""

from functools import partial
from typing import Final

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.colosseum.sights import (
    EARNINGS,
    LATER_TURNS,
    MEANS,
    OTHER_PLANS,
    RIVALS,
    SCARCITY,
    SMALL_GAINS,
    THRIFT,
    VISITS,
    without,
)
from colosseum.ai.colosseum.styles import likes, styled
from colosseum.ai.colosseum.weights import Weights
from colosseum.ai.kit import Level
from colosseum.ai.player import Player
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES
from colosseum.words.sentences import Sentence

_CARELESS: Final = 2.0
"""All the blur that is left, of those who learn; without any, levels beat each other still."""
_UNSEEN: Final = (MEANS, EARNINGS, OTHER_PLANS, RIVALS, VISITS, THRIFT, SMALL_GAINS)
"""What those who learn do not see yet."""

APPRENTICE: Final = Habits(
    without(Weights(), *_UNSEEN, SCARCITY),
    blur=_CARELESS,
    offers=0,
    demand=0.25,
    foresight=False,
)
"""Sees its programmes and tokens, and dreams of the greatest event. Offers a deal only if that is
its character, and then asks for few coins."""

NOVICE: Final = Habits(
    without(Weights(), *_UNSEEN, LATER_TURNS),
    blur=_CARELESS,
    offers=1,
    demand=0.5,
    dearest=RULES.opening_bid,
    foresight=False,
)
"""Sees what is scarce, and plans for this turn and the next, as if it were alone. It thinks little
of coins, but asks for no more than a market costs, nor for most of what someone has."""

IMPRESARIO: Final = Habits(without(Weights(), MEANS, EARNINGS, OTHER_PLANS), jump=0.6)
"""Sees what rivals will pay and what they gain, what nobles and stars draw, and what is scarce."""

GRAND: Final = Habits(
    Weights(tokens_a_market=0.9, discarded_token=0.5),
    jump=0.3,
    rounds=5,
    market_rounds=4,
    bid_rounds=4,
)
"""Sees all of it, dares more for the final event, and plays close investments, markets and bids on
before deciding."""


def _opponent(habits: Habits, seed: int, character: str) -> Player[Game]:
    return ColosseumPlayer(styled(habits, character), seed, likes(character))


LEVELS: Final[tuple[Level[Game], ...]] = (
    Level(
        "apprentice",
        Sentence("Apprentice"),
        Sentence("Gentle: for children and first games."),
        partial(_opponent, APPRENTICE),
        722,
    ),
    Level(
        "novice",
        Sentence("Novice"),
        Sentence("Plans one turn ahead, and ignores rivals."),
        partial(_opponent, NOVICE),
        1145,
    ),
    Level(
        "impresario",
        Sentence("Impresario"),
        Sentence("Plans well, bids sensibly and trades fairly."),
        partial(_opponent, IMPRESARIO),
        1500,
    ),
    Level(
        "grand",
        Sentence("Grand Impresario"),
        Sentence("Knows what rivals will pay, and thinks ahead."),
        partial(_opponent, GRAND),
        1663,
    ),
)
"""Weakest first."""
