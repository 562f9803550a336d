"""The opponents by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from colosseum.ai.player import Player
from colosseum.ai.random_player import RandomPlayer
from colosseum.rules.kernel import GameError

LEVELS: Final[Mapping[str, Callable[[int], Player]]] = MappingProxyType({"random": RandomPlayer})


def opponent(level: str, seed: int) -> Player:
    """A new opponent; the same level and seed always choose alike."""
    if level not in LEVELS:
        raise GameError(f"There is no level “{level}”; there are {', '.join(LEVELS)}.")
    return LEVELS[level](seed)
