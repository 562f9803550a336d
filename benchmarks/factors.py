"""Try several changes of an opponent at once.

    python3 dev.py bench factors loge=1.5 coin_early=0 rounds=6 [--game roma] [--games 200]

Names are weights or habits of the expert, as `bench tune` has it. In every game each seat draws at
random which of the changes it plays with, so that each game says something about all of them. What
is printed is how much each change gains, in score and in shares of victory, with standard errors.
"""

import argparse
import math
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from multiprocessing import Pool
from random import Random
from typing import Any

from benchmarks.tune import SUBJECTS, Table, margin, play
from colosseum.games import GAMES, find


@dataclass(frozen=True)
class Change:
    name: str
    value: float

    @classmethod
    def of_text(cls, text: str) -> "Change":
        name, _, value = text.partition("=")
        return cls(name, float(value))

    def made(self, habits: Any) -> Any:
        """The habits with this change, of a weight or a habit."""
        if self.name in {field.name for field in fields(habits.weights)}:
            return replace(habits, weights=replace(habits.weights, **{self.name: self.value}))
        kind = type(getattr(habits, self.name))
        return replace(habits, **{self.name: kind(self.value)})


@dataclass(frozen=True)
class Seat:
    """The changes a seat played with, how far it was ahead of the others, and what it won."""

    drawn: tuple[bool, ...]
    margin: float
    won: float


def drawn_habits(present: Any, changes: Sequence[Change], drawn: Sequence[bool]) -> Any:
    for change, is_made in zip(changes, drawn, strict=True):
        if is_made:
            present = change.made(present)
    return present


def seats_of(drawn: Sequence[tuple[bool, ...]], scores: list[int]) -> list[Seat]:
    best = max(scores)
    shares = [(score == best) / scores.count(best) for score in scores]
    return [Seat(drawn[seat], margin(scores, seat), share) for seat, share in enumerate(shares)]


def effect(seats: Sequence[Seat], number: int, value: str) -> tuple[float, float]:
    """How much a change adds to a figure of the seats that drew it, and the standard error."""
    with_it = [getattr(seat, value) for seat in seats if seat.drawn[number]]
    without = [getattr(seat, value) for seat in seats if not seat.drawn[number]]
    error = math.hypot(
        statistics.stdev(with_it) / math.sqrt(len(with_it)),
        statistics.stdev(without) / math.sqrt(len(without)),
    )
    return statistics.mean(with_it) - statistics.mean(without), error


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("changes", nargs="+", type=Change.of_text, metavar="NAME=VALUE")
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, help="how many cores; by default all")
    options = parser.parse_args()
    present, players = SUBJECTS[options.game].present, find(options.game).usual_players
    rng = Random(options.seed)
    draws = [
        [tuple(rng.random() < 0.5 for _ in options.changes) for _ in range(players)]
        for _ in range(options.games)
    ]
    tables = [
        Table(
            options.game,
            options.seed * 10**6 + number,
            tuple(drawn_habits(present, options.changes, drawn) for drawn in seats),
        )
        for number, seats in enumerate(draws)
    ]
    started = time.perf_counter()
    with Pool(options.processes) as workers:
        results = workers.map(play, tables, chunksize=1)
    pairs = zip(draws, results, strict=True)
    seats = [seat for drawn, scores in pairs for seat in seats_of(drawn, scores)]
    for number, change in enumerate(options.changes):
        score, score_error = effect(seats, number, "margin")
        won, won_error = effect(seats, number, "won")
        print(
            f"{change.name}={change.value:g}: {score:+.2f} ± {score_error:.2f}, "
            f"victories {won:+.1%} ± {won_error:.1%}"
        )
    print(f"{options.games} games, {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
