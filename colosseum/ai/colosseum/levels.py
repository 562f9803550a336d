"""The opponents by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.player import Thinker
from colosseum.ai.colosseum.weights import Weights
from colosseum.ai.player import Player
from colosseum.ai.random_player import RandomPlayer
from colosseum.rules.colosseum import Game
from colosseum.rules.kernel import GameError

#: Sees what lies before her, not what rivals will do; trades little; often misjudges, and trusts
#: that markets will bring what a great programme needs.
NOVICE: Final = Habits(
    Weights(rival=0.0, second_plan=0.0, tokens_a_market=1.05),
    blur=4.5,
    offers=1,
    foresight=False,
    seconds=0.05,
)

#: Plans, bids and trades soundly, without looking over the others' shoulders.
IMPRESARIO: Final = Habits(blur=1.8, offers=2, foresight=False, seconds=0.2)

#: Knows what rivals will pay, and plays close investments on before deciding. Misses little.
GRAND: Final = Habits(offers=2, foresight=True, rounds=4, seconds=1.0)

LEVELS: Final[Mapping[str, Callable[[int], Player[Game]]]] = MappingProxyType(
    {
        "random": RandomPlayer,
        "novice": lambda seed: Thinker(NOVICE, seed),
        "impresario": lambda seed: Thinker(IMPRESARIO, seed),
        "grand": lambda seed: Thinker(GRAND, seed),
    }
)


def check_level(level: str) -> None:
    """`GameError` if there is no such level."""
    if level not in LEVELS:
        raise GameError(f"There is no level “{level}”; there are {', '.join(LEVELS)}.")


def opponent(level: str, seed: int) -> Player[Game]:
    """A new opponent; the same level and seed always choose alike."""
    check_level(level)
    return LEVELS[level](seed)
