"""What a player may see of the game, or not: levels differ in this.

A sight is told by the weights of those who lack it. `benchmarks/ladder.py` measures what it adds up
to.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from colosseum.ai.colosseum.weights import Weights


@dataclass(frozen=True, slots=True)
class Sight:
    blind: Mapping[str, float]
    """The weights of a player without it."""


EARNINGS: Final = Sight({"coin": 0.24, "coin_early": 0.0, "own_income": 0.0})
"""What coins can still earn: the earlier they come, the more."""
MEANS: Final = Sight({"beyond_means": 0.0, "beyond_last": 0.0})
"""That doing without a market or two pays for a plan only so far."""
OTHER_PLANS: Final = Sight({"second_plan": 0.0, "contest": 0.0})
"""That a plan may fail: a second one is worth something, and a rival may buy the first."""
RIVALS: Final = Sight({"rival": 0.0, "denial": 0.0})
"""That what a rival gains is lost to oneself."""
VISITS: Final = Sight({"noble_inside": 0.0, "noble_near": 0.0, "star_now": 0.0, "star_near": 0.0})
"""That nobles and stars have to be won before the final event."""
THRIFT: Final = Sight({"coin": 0.05, "short_coin": 0.1, "discarded_token": 0.0})
"""That coins run out, and tokens too."""
SMALL_GAINS: Final = Sight(
    {
        "large_programme": 0.0,
        "spare_investment": 0.0,
        "loge": 0.0,
        "square": 0.0,
        "unlikely_event": 0.0,
        "podium_hope": 0.0,
        "medal": 0.5,
        "action_token": 0.5,
    }
)
"""Whatever adds a few spectators at a time: dice, squares, earlier events, medals."""
LATER_TURNS: Final = Sight({"horizon": 1})
"""What comes after the next turn."""
SCARCITY: Final = Sight(
    {"tokens_a_market": 2.5, "large_programme": 20.0, "coin": 0.01, "short_coin": 0.02}
)
"""That the greatest programmes need more than the markets bring: who does not see it, dreams."""


def without(weights: Weights, *sights: Sight) -> Weights:
    """The weights of a player who lacks these, the last one most of all."""
    blind: dict[str, Any] = {}
    for sight in sights:
        blind |= sight.blind
    return replace(weights, **blind)
