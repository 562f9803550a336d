"""Opponents at a table, shared by their tests."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

import pytest

from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.colosseum.levels import GRAND
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.player import Choice, Player
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.events import EventProduced
from colosseum.rules.kernel import Action, Record
from tests.ai.moments import Moment, moments
from tests.rules.colosseum.scenario import table

T = TypeVar("T")

ALL = tuple(level.name for level in KIT.known)
#: The levels that have a reason for what they do.
THINKING = tuple(level.name for level in KIT.levels)
#: The levels that should not miss the obvious.
GOOD = ("impresario", "grand")
good = pytest.mark.parametrize("level", GOOD)

#: How many opponents are asked, where it matters what a level usually does.
SEEDS = range(7)

#: The Grand Impresario, thinking in the same way but not so long; bids have tests of their own.
_BRIEF = replace(GRAND, played_on=2, rounds=1, market_rounds=1, bid_rounds=0)

NAMES = ("Aquila", "Lupa", "Sol", "Laurus", "Delphinus")


def game_of(
    players: Sequence[Player[Game]], seed: int, options: dict[str, bool] | None = None
) -> Iterator[Moment[Game]]:
    """A whole game between them."""
    return moments(Game.new(NAMES[: len(players)], seed, options), players, seed)


def seat_down(levels: Sequence[str], seed: int) -> list[Player[Game]]:
    return [opponent(level, seed + seat) for seat, level in enumerate(levels)]


def opponent(level: str, seed: int) -> Player[Game]:
    """For whole games, in which one who looks ahead takes long."""
    return ColosseumPlayer(_BRIEF, seed) if level == "grand" else KIT.opponent(level, seed)


def decide(position: str | Game, level: str = "grand", seed: int = 1) -> Choice:
    """What a newly seated opponent of a level chooses in a position."""
    game = table(position) if isinstance(position, str) else position
    assert game.decision is not None
    choice = KIT.opponent(level, seed).choose(game.view(game.decision.seat, seed))
    assert game.why_not(choice.action) is None
    return choice


def usual(level: str, found: Iterable[T]) -> T:
    """What a level usually does: a Grand Impresario always, any other more often than not."""
    counts = Counter(found)
    ((most, times),) = counts.most_common(1)
    enough = 1.0 if level == "grand" else 0.5
    assert times >= enough * counts.total(), f"{level} is undecided: {dict(counts)}"
    return most


def usually(position: str | Game, level: str) -> Action:
    """The same for a single decision."""
    return usual(level, (decide(position, level, seed).action for seed in SEEDS))


def chosen(position: str | Game, level: str) -> str:
    """The text of that action."""
    return str(usually(position, level))


def turn_of(game: Game, level: str, seed: int = 1) -> list[Record]:
    """Let an opponent decide until someone else decides."""
    game = game.copy()
    seat = game.state.seat
    player = KIT.opponent(level, seed)
    records = []
    while game.decision and game.state.seat == seat:
        records.append(game.apply(player.choose(game.view(seat, seed)).action))
    return records


def actions_of(game: Game, level: str) -> tuple[str, ...]:
    """What a level does as a rule until someone else decides."""
    turns = (turn_of(game, level, seed) for seed in SEEDS)
    return usual(level, (tuple(str(record.action) for record in turn) for turn in turns))


def drawn(game: Game, level: str) -> int:
    """The spectators of the event that a level produces there as a rule."""
    return usual(
        level,
        (
            event.score.total
            for seed in SEEDS
            for record in turn_of(game, level, seed)
            for event in record.events
            if isinstance(event, EventProduced)
        ),
    )
