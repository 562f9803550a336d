"""Opponents at a table, shared by their tests."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from colosseum.ai.player import Choice, Player
from colosseum.ai.roma.kit import KIT
from colosseum.ai.roma.levels import CAESAR, GRAND
from colosseum.ai.roma.player import RomaPlayer
from colosseum.rules.roma import Game
from tests.ai.moments import Moment, moments
from tests.rules.roma.scenario import table

#: Those who look ahead, thinking in the same way but not so long.
_BRIEF = {"grand": replace(GRAND, work=60), "caesar": replace(CAESAR, work=80)}

ALL = tuple(level.name for level in KIT.known)
#: The levels that have a reason for what they do.
THINKING = tuple(level.name for level in KIT.levels)
#: The levels that should not miss the obvious.
good = pytest.mark.parametrize("level", ["impresario", "grand", "caesar"])

NAMES = ("Aquila", "Lupa")


def game_of(
    players: Sequence[Player[Game]], seed: int, *, beginners: bool = False
) -> Iterator[Moment[Game]]:
    """A whole game between them."""
    return moments(Game.new(NAMES, seed, {"beginners_rules": beginners}), players, seed)


def seat_down(levels: Sequence[str], seed: int) -> list[Player[Game]]:
    return [opponent(level, seed + seat) for seat, level in enumerate(levels)]


def opponent(level: str, seed: int) -> Player[Game]:
    """For whole games, in which those who look ahead take long."""
    return RomaPlayer(_BRIEF[level], seed) if level in _BRIEF else KIT.opponent(level, seed)


def decide(position: str | Game, level: str = "grand", seed: int = 1) -> Choice:
    """What a newly seated opponent of a level chooses in a position."""
    game = table(position) if isinstance(position, str) else position
    choice = KIT.opponent(level, seed).choose(game.view(game.state.seat, seed))
    assert game.why_not(choice.action) is None
    return choice


def turn_of(game: Game, level: str, seed: int = 1) -> Game:
    """The game once an opponent has decided until someone else does, or until the end."""
    game = game.copy()
    seat = game.state.seat
    player = opponent(level, seed)
    while game.decision and game.state.seat == seat:
        game.apply(player.choose(game.view(seat, seed)).action)
    return game
