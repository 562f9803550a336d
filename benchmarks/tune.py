"""Tune the weights of the valuation by tournaments.

    python3 dev.py bench tune [--minutes 15] [--seed 1]

In every game each of four seats plays with different weights: the present ones, all of them
shaken a little at random. Since all are shaken at once and independently, each game says
something about every weight: a weight matters as far as seats that had more of it drew more
spectators than the others. What is printed is how many spectators the last event gains when a
weight grows by a tenth, with its standard error, and the weights a cautious step further. A step
is kept in colosseum/ai/colosseum/weights.py if `--check` shows that it wins against the present
weights.
"""

import argparse
import math
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from multiprocessing import Pool, pool
from random import Random

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.levels import GRAND
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.colosseum.weights import Weights
from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import Game

NAMES = ("Aquila", "Lupa", "Sol", "Laurus")
PLAYERS = len(NAMES)
SHAKE = 0.25
"""How far weights are shaken: the spread of their logarithms."""
SURE = 1.5
"""Standard errors beyond which a weight is moved."""
LONGEST_STEP = 0.25
A_TENTH = math.log(1.1)
WEIGHTS = [field.name for field in fields(Weights)]
PRESENT = replace(GRAND, rounds=0)


@dataclass(frozen=True)
class Table:
    """One game: a seed and what each seat plays with."""

    seed: int
    habits: tuple[Habits, ...]


@dataclass(frozen=True)
class Sample:
    """How a seat's weights were shaken, and how many more spectators than the others it drew."""

    shaken: dict[str, float]
    margin: float


def play(table: Table) -> list[int]:
    """The best event of every seat."""
    game = Game.new(NAMES, table.seed)
    chance = Chance(~table.seed)
    players = [ColosseumPlayer(habits, seat) for seat, habits in enumerate(table.habits)]
    while decision := game.decision:
        view = game.view(decision.seat, chance.below(1 << 32))
        game.apply(players[decision.seat].choose(view).action)
    return [impresario.best for impresario in game.state.impresarios]


def margin(best: list[int], seat: int) -> float:
    others = best[:seat] + best[seat + 1 :]
    return best[seat] - statistics.mean(others)


def shifted(weights: Weights, logs: dict[str, float]) -> Weights:
    changes = {name: round(getattr(weights, name) * math.exp(by), 4) for name, by in logs.items()}
    return replace(weights, **changes)


def shaken_games(workers: pool.Pool, seed: int, minutes: float) -> list[Sample]:
    """Play games until time is up, in batches, so that all cores stay busy."""
    rng = Random(seed)
    samples: list[Sample] = []
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        logs = [
            [{name: rng.gauss(0.0, SHAKE) for name in WEIGHTS} for _ in NAMES] for _ in range(64)
        ]
        tables = [
            Table(
                rng.randrange(10**9),
                tuple(replace(PRESENT, weights=shifted(PRESENT.weights, log)) for log in seats),
            )
            for seats in logs
        ]
        for seats, best in zip(logs, workers.map(play, tables, chunksize=4), strict=True):
            samples += [Sample(log, margin(best, seat)) for seat, log in enumerate(seats)]
    return samples


def slope(samples: list[Sample], name: str) -> tuple[float, float]:
    """Spectators for each unit of the weight's logarithm, and the standard error."""
    square = sum(sample.shaken[name] ** 2 for sample in samples)
    product = sum(sample.shaken[name] * sample.margin for sample in samples)
    spread = statistics.pstdev(sample.margin for sample in samples)
    return product / square, spread / math.sqrt(square)


def step(samples: list[Sample]) -> dict[str, float]:
    """Which weights to move, and how far: the surer, the further."""
    moves = {}
    for name in WEIGHTS:
        rise, error = slope(samples, name)
        print(f"{name:18} {rise * A_TENTH:+.3f} ± {error * A_TENTH:.3f}")
        if abs(rise) > SURE * error:
            moves[name] = math.copysign(min(LONGEST_STEP, LONGEST_STEP * abs(rise) / 3), rise)
    return moves


def duel(workers: pool.Pool, challenger: Habits, games: int, seeds: Iterator[int]) -> str:
    """Play the challenger in each seat in turn against the present weights in the others."""
    chosen = [next(seeds) for _ in range(games // PLAYERS)]
    places = [(seed, seat) for seed in chosen for seat in range(PLAYERS)]
    tables = [
        Table(seed, tuple(challenger if other == seat else PRESENT for other in range(PLAYERS)))
        for seed, seat in places
    ]
    results = workers.map(play, tables, chunksize=4)
    margins = [margin(best, seat) for best, (_, seat) in zip(results, places, strict=True)]
    error = statistics.stdev(margins) / math.sqrt(len(margins))
    return f"{games} games: {statistics.mean(margins):+.2f} ± {error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=int, default=200, metavar="GAMES")
    options = parser.parse_args()
    with Pool() as workers:
        samples = shaken_games(workers, options.seed, options.minutes)
        print(f"{len(samples) // PLAYERS} games")
        weights = shifted(PRESENT.weights, step(samples))
        print(weights)
        seeds = iter(range(options.seed * 10**6, sys.maxsize))
        print(duel(workers, replace(PRESENT, weights=weights), options.check, seeds))


if __name__ == "__main__":
    main()
