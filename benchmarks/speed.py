"""Random games of each of ours, side by side with catanatron in one process.

    python3 dev.py bench

Only ratios mean anything: all take turns, and the median over the rounds is reported. Times are of
the processor, since the machine may be busy with something else.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random
from typing import NamedTuple

import catanatron

from colosseum.games import GAMES, GameKit, find
from colosseum.rules.kernel import Game

ROUNDS = 25
ACTIONS = 10_000
"""That each plays in a round, finishing its last game."""
COPIES = 2000

NAMES = ("Aquila", "Lupa", "Sol", "Laurus")
THEIRS = "catanatron"


class Round(NamedTuple):
    actions_a_second: float
    games_a_second: float
    microseconds_a_copy: float


def new_game(kit: GameKit, seed: int) -> Game:
    return kit.game.new(NAMES[: kit.usual_players], seed)


def play_ours(kit: GameKit, seed: int) -> int:
    game = new_game(kit, seed)
    rng = Random(seed)
    actions = 0
    while game.decision is not None:
        game.apply(game.choices().pick(rng))
        actions += 1
    return actions


def their_game() -> catanatron.Game:
    return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])


def play_theirs(seed: int) -> int:
    random.seed(seed)
    game = their_game()
    game.play()
    return len(game.state.actions)


def ours_half_way(kit: GameKit) -> Game:
    game, rng = new_game(kit, 1), Random(1)
    for _ in range(play_ours(kit, 1) // 2):
        game.apply(game.choices().pick(rng))
    return game


def theirs_half_way() -> catanatron.Game:
    game = their_game()
    for _ in range(400):
        game.play_tick()
    return game


def measure(play: Callable[[int], int], copy: Callable[[], object], seeds: Iterator[int]) -> Round:
    games = actions = 0
    started = time.process_time()
    while actions < ACTIONS:
        actions += play(next(seeds))
        games += 1
    seconds = time.process_time() - started
    return Round(actions / seconds, games / seconds, seconds_a_copy(copy) * 1e6)


def seconds_a_copy(copy: Callable[[], object]) -> float:
    started = time.process_time()
    for _ in range(COPIES):
        copy()
    return (time.process_time() - started) / COPIES


def main() -> None:
    measures = {THEIRS: partial(measure, play_theirs, theirs_half_way().copy, count())}
    for kit in map(find, GAMES):
        measures[kit.title] = partial(
            measure, partial(play_ours, kit), ours_half_way(kit).copy, count()
        )
    rounds: dict[str, list[Round]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, measured in measures.items():
            rounds[name].append(measured())
        print(".", end="", flush=True)
    print()
    for name in measures:
        if name != THEIRS:
            report(name, rounds[name], rounds[THEIRS])


def report(name: str, ours: list[Round], theirs: list[Round]) -> None:
    print(f"{name:24}{'here':>12}{THEIRS:>12}{'ratio':>8}")
    for place, measure in enumerate(Round._fields):
        pairs = [(our[place], their[place]) for our, their in zip(ours, theirs, strict=True)]
        ratio = statistics.median(our / their for our, their in pairs)
        our, their = (statistics.median(side) for side in zip(*pairs, strict=True))
        print(f"{measure.replace('_', ' '):24}{our:>12.2f}{their:>12.2f}{ratio:>8.2f}")


if __name__ == "__main__":
    main()
