"""Tune the weights of a game's valuation by tournaments.

    python3 dev.py bench tune [--game roma] [--minutes 15] [--seed 1] [--processes 1]

In every game each seat plays with different weights: the present ones, all of them shaken a little
at random. Since all are shaken at once and independently, each game says something about every
weight: a weight matters as far as seats that had more of it scored more than the others. What is
printed is how much the score gains when a weight grows by a tenth, with its standard error, and the
weights a cautious step further. A step is kept in colosseum/ai/<game>/weights.py if `--check` shows
that it wins against the present weights.
"""

import argparse
import math
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from multiprocessing import Pool, pool
from random import Random
from typing import Any

from colosseum.ai.colosseum.kit import EXPERT as COLOSSEUM_EXPERT
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.player import Player
from colosseum.ai.roma.kit import QUICK as ROMA_QUICK
from colosseum.ai.roma.player import RomaPlayer
from colosseum.games import GAMES, find
from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Event

NAMES = ("Aquila", "Lupa", "Sol", "Laurus")
SHAKE = 0.25
"""How far weights are shaken: the spread of their logarithms."""
SURE = 1.5
"""Standard errors beyond which a weight is moved."""
LONGEST_STEP = 0.25
A_TENTH = math.log(1.1)


@dataclass(frozen=True)
class Subject:
    """What of a game is tuned, and by what. Habits are the game's own, with its `weights`."""

    present: Any
    """The habits that are tuned: the best that search nothing."""
    player: Callable[[Any, int], Player[Any]]
    scores: Callable[[Any], list[int]]
    """What every seat of a finished game has reached."""


SUBJECTS = {
    "colosseum": Subject(
        COLOSSEUM_EXPERT,
        ColosseumPlayer,
        lambda game: [impresario.best for impresario in game.state.impresarios],
    ),
    "roma": Subject(ROMA_QUICK, RomaPlayer, lambda game: game.state.points),
}


@dataclass(frozen=True)
class Table:
    """One game: its name, a seed, and what each seat plays with."""

    game: str
    seed: int
    habits: tuple[Any, ...]


@dataclass(frozen=True)
class Sample:
    """How a seat's weights were shaken, and how much more than the others it scored."""

    shaken: dict[str, float]
    margin: float


def play(table: Table) -> list[int]:
    """What every seat scores."""
    subject = SUBJECTS[table.game]
    game: Any = find(table.game).game.new(NAMES[: len(table.habits)], table.seed)
    chance = Chance(~table.seed)
    players = [subject.player(habits, seat) for seat, habits in enumerate(table.habits)]
    past: list[Event] = []
    while decision := game.decision:
        view = game.view(decision.seat, chance.below(1 << 32))
        past += game.apply(players[decision.seat].choose(view, past).action).events
    return subject.scores(game)


def margin(scores: list[int], seat: int) -> float:
    others = scores[:seat] + scores[seat + 1 :]
    return scores[seat] - statistics.mean(others)


class Tuning:
    """The tuning of one game, on all cores."""

    def __init__(self, game: str, workers: pool.Pool) -> None:
        self.game = game
        self.subject = SUBJECTS[game]
        self.present = self.subject.present
        self.players = find(game).usual_players
        self.weights = [field.name for field in fields(self.present.weights)]
        self._workers = workers

    def shifted(self, logs: dict[str, float]) -> Any:
        """The present habits with weights shifted by these logarithms."""
        weights = self.present.weights
        changes = {
            name: round(getattr(weights, name) * math.exp(by), 4) for name, by in logs.items()
        }
        return replace(self.present, weights=replace(weights, **changes))

    def shaken_games(self, seed: int, minutes: float) -> list[Sample]:
        """Play games until time is up, in batches, so that all cores stay busy."""
        rng = Random(seed)
        samples: list[Sample] = []
        end = time.monotonic() + 60 * minutes
        while time.monotonic() < end:
            logs = [
                [
                    {name: rng.gauss(0.0, SHAKE) for name in self.weights}
                    for _ in range(self.players)
                ]
                for _ in range(64)
            ]
            tables = [
                Table(self.game, rng.randrange(10**9), tuple(map(self.shifted, seats)))
                for seats in logs
            ]
            for seats, scores in zip(logs, self._play(tables), strict=True):
                samples += [Sample(log, margin(scores, seat)) for seat, log in enumerate(seats)]
        return samples

    def _play(self, tables: list[Table]) -> list[list[int]]:
        return self._workers.map(play, tables, chunksize=4)

    def step(self, samples: list[Sample]) -> dict[str, float]:
        """Which weights to move, and how far: the surer, the further."""
        moves = {}
        for name in self.weights:
            rise, error = slope(samples, name)
            print(f"{name:18} {rise * A_TENTH:+.3f} ± {error * A_TENTH:.3f}")
            if abs(rise) > SURE * error:
                moves[name] = math.copysign(min(LONGEST_STEP, LONGEST_STEP * abs(rise) / 3), rise)
        return moves

    def duel(self, challenger: Any, games: int, seeds: Iterator[int]) -> str:
        """Play the challenger in each seat in turn against the present weights in the others."""
        chosen = [next(seeds) for _ in range(games // self.players)]
        places = [(seed, seat) for seed in chosen for seat in range(self.players)]
        tables = [
            Table(
                self.game,
                seed,
                tuple(
                    challenger if other == seat else self.present for other in range(self.players)
                ),
            )
            for seed, seat in places
        ]
        results = self._play(tables)
        margins = [margin(scores, seat) for scores, (_, seat) in zip(results, places, strict=True)]
        error = statistics.stdev(margins) / math.sqrt(len(margins))
        return f"{games} games: {statistics.mean(margins):+.2f} ± {error:.2f}"


def slope(samples: list[Sample], name: str) -> tuple[float, float]:
    """Score for each unit of the weight's logarithm, and the standard error."""
    square = sum(sample.shaken[name] ** 2 for sample in samples)
    product = sum(sample.shaken[name] * sample.margin for sample in samples)
    spread = statistics.pstdev(sample.margin for sample in samples)
    return product / square, spread / math.sqrt(square)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=int, default=200, metavar="GAMES")
    parser.add_argument("--processes", type=int, help="how many cores; by default all")
    options = parser.parse_args()
    with Pool(options.processes) as workers:
        tuning = Tuning(options.game, workers)
        samples = tuning.shaken_games(options.seed, options.minutes)
        print(f"{len(samples) // tuning.players} games")
        challenger = tuning.shifted(tuning.step(samples))
        print(challenger.weights)
        seeds = iter(range(options.seed * 10**6, sys.maxsize))
        print(tuning.duel(challenger, options.check, seeds))


if __name__ == "__main__":
    main()
