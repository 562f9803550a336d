"""Random legal play, shared by the tests of the engine."""

from collections.abc import Iterator
from random import Random

from colosseum.rules.colosseum import Game
from colosseum.rules.kernel import Record

NAMES = ("Aquila", "Lupa", "Sol", "Laurus", "Delphinus")
TABLES = [(players, intense) for players in (3, 4, 5) for intense in (False, True)]


def new_game(players: int, seed: int, intense: bool = False) -> Game:
    return Game.new(NAMES[:players], seed, {"intense_auctions": intense})


def play_on(game: Game, rng: Random) -> Iterator[Record]:
    """Random legal actions to the end, a record at a time."""
    while game.decision is not None:
        yield game.apply(game.choices().pick(rng))
