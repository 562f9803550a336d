"""Games between four players who follow the advisor, decision by decision."""

from collections.abc import Iterator

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.kernel import Record
from colosseum.tutor.advisor import Advice, advise
from colosseum.tutor.colosseum.kit import TUTOR
from tests.tutor.newcomer import NAMES, Follower


def decisions(seed: int) -> Iterator[Game]:
    game = Game.new(NAMES, seed)
    records: list[Record] = []
    followers = [Follower(TUTOR, seat) for seat in range(len(NAMES))]
    while decision := game.decision:
        yield game
        records.append(game.apply(followers[decision.seat].choose(game, records)))


@pytest.fixture(scope="session")
def positions() -> list[Game]:
    return [game.copy() for seed in (3, 4) for game in decisions(seed)]


@pytest.fixture(scope="session")
def advised(positions: list[Game]) -> list[tuple[Game, Advice]]:
    """The same positions, each with the advice that is given there."""
    return [(game, advise(TUTOR, game, game.state.seat)) for game in positions]
