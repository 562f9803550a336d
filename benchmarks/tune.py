"""Tune the weights of the valuation by tournaments.

    python3 dev.py bench tune [--minutes 15] [--seed 1]

A neighbour of the present weights, a few of them changed at random, takes one seat against three
players with the present ones, on the same seeds from every seat. If its events draw more than
theirs beyond what luck explains, it takes their place. The weights found are printed, to be
copied into colosseum/ai/weights.py.
"""

import argparse
import math
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from multiprocessing import Pool, pool
from random import Random

from colosseum.ai.habits import Habits
from colosseum.ai.levels import GRAND
from colosseum.ai.thinker import Thinker
from colosseum.ai.weights import Weights
from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import Game

PLAYERS = 4
FIRST_LOOK = 40
CLOSER_LOOK = 120
NAMES = ("Aquila", "Lupa", "Sol", "Laurus")


@dataclass(frozen=True)
class Duel:
    """One game: the challenger in one seat, the champion in all others."""

    challenger: Habits
    champion: Habits
    seed: int
    seat: int


def play(duel: Duel) -> tuple[float, float]:
    """The challenger's share of the victory, and by how much its best event drew more."""
    game = Game.new(NAMES, duel.seed)
    chance = Chance(~duel.seed)
    players = [
        Thinker(duel.challenger if seat == duel.seat else duel.champion, seat)
        for seat in range(PLAYERS)
    ]
    while decision := game.decision:
        view = game.view(decision.seat, chance.below(1 << 32))
        game.apply(players[decision.seat].choose(view).action)
    assert game.outcome is not None
    winners = game.outcome.winners
    best = [impresario.best for impresario in game.state.impresarios]
    mine = best.pop(duel.seat)
    return (duel.seat in winners) / len(winners), mine - statistics.mean(best)


@dataclass(frozen=True)
class Verdict:
    games: int
    wins: float
    margin: float
    error: float
    """Standard error of the margin."""

    def __str__(self) -> str:
        return f"{self.games} games: {self.margin:+.2f} ± {self.error:.2f}, {self.wins:.1%} won"


def compare(
    workers: pool.Pool, challenger: Habits, champion: Habits, games: int, seeds: Iterator[int]
) -> Verdict:
    duels = [
        Duel(challenger, champion, seed, seat)
        for seed in (next(seeds) for _ in range(games // PLAYERS))
        for seat in range(PLAYERS)
    ]
    results = workers.map(play, duels, chunksize=4)
    margins = [margin for _, margin in results]
    error = statistics.stdev(margins) / math.sqrt(len(margins))
    wins = statistics.mean(share for share, _ in results)
    return Verdict(len(duels), wins, statistics.mean(margins), error)


def neighbour(weights: Weights, rng: Random) -> tuple[Weights, dict[str, float]]:
    names = [field.name for field in fields(Weights)]
    changes = {
        name: round(getattr(weights, name) * math.exp(rng.gauss(0.0, 0.3)), 4)
        for name in rng.sample(names, rng.randint(1, 4))
    }
    return replace(weights, **changes), changes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = Random(options.seed)
    seeds = iter(range(rng.randrange(10**6, 10**9), 10**12))
    champion = replace(GRAND, rounds=0)
    end = time.monotonic() + 60 * options.minutes
    with Pool() as workers:
        while time.monotonic() < end:
            weights, changes = neighbour(champion.weights, rng)
            challenger = replace(champion, weights=weights)
            glance = compare(workers, challenger, champion, FIRST_LOOK, seeds)
            if glance.margin < 0.5 * glance.error:
                continue
            verdict = compare(workers, challenger, champion, CLOSER_LOOK, seeds)
            if verdict.margin > 1.2 * verdict.error and verdict.wins > 1 / PLAYERS:
                champion = challenger
                print(verdict, changes, flush=True)
    print(champion.weights)


if __name__ == "__main__":
    main()
