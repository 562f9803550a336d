"""Games between opponents without a table, and what came of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from colosseum.ai.levels import opponent
from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import Game, Options
from colosseum.rules.journal import Journal


def play_game(levels: Sequence[str], seed: int, options: Options | None = None) -> Journal[Game]:
    """One whole game; the same levels and seed always play the same."""
    names = [f"{level.capitalize()} {number}" for number, level in enumerate(levels, 1)]
    journal = Journal(Game.new(names, seed, options))
    # A stream of its own: opponents must not be able to follow the table's chance.
    chance = Chance(~seed)
    players = [opponent(level, chance.below(1 << 32)) for level in levels]
    while decision := journal.game.decision:
        view = journal.game.view(decision.seat, chance.below(1 << 32))
        journal.apply(players[decision.seat].choose(view).action)
    return journal


@dataclass(frozen=True, slots=True)
class Result:
    """One game in numbers, seat by seat."""

    seed: int
    winners: tuple[int, ...]
    best: tuple[int, ...]
    coins: tuple[int, ...]
    actions: int


def results(
    levels: Sequence[str], games: int, seed: int, options: Options | None = None
) -> Iterator[Result]:
    """So many games, one after another, from consecutive seeds."""
    for number in range(games):
        journal = play_game(levels, seed + number, options)
        outcome = journal.game.outcome
        assert outcome is not None
        impresarios = journal.game.state.impresarios
        yield Result(
            seed=seed + number,
            winners=outcome.winners,
            best=tuple(impresario.best for impresario in impresarios),
            coins=tuple(impresario.coins for impresario in impresarios),
            actions=len(journal.records),
        )


def summary(levels: Sequence[str], played: Sequence[Result]) -> dict[str, Any]:
    """The games taken together; a shared victory counts in equal parts."""
    games = len(played)
    seats = [
        {
            "level": level,
            "wins": sum(seat in r.winners and 1 / len(r.winners) for r in played),
            "mean best event": sum(r.best[seat] for r in played) / games,
            "mean coins": sum(r.coins[seat] for r in played) / games,
        }
        for seat, level in enumerate(levels)
    ]
    return {
        "games": games,
        "first seed": played[0].seed,
        "actions a game": sum(r.actions for r in played) / games,
        "winner's mean best event": sum(max(r.best) for r in played) / games,
        "seats": seats,
    }
