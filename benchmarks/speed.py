"""Random four-player games, side by side with catanatron in one process.

    python3 dev.py bench

Only ratios mean anything: the two take turns, and the median over the rounds is reported.
"""

import random
import statistics
import time
from collections.abc import Callable
from random import Random

import catanatron

from colosseum.rules.colosseum import Game

ROUNDS = 25
OUR_GAMES = 60
THEIR_GAMES = 4
COPIES = 2000

NAMES = ("Aquila", "Lupa", "Sol", "Laurus")


def play_ours(seed: int) -> int:
    game = Game.new(NAMES, seed)
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


def rates(play: Callable[[int], int], seeds: range) -> tuple[float, float]:
    """Actions and games per second."""
    started = time.perf_counter()
    actions = sum(map(play, seeds))
    seconds = time.perf_counter() - started
    return actions / seconds, len(seeds) / seconds


def seconds_a_copy(copy: Callable[[], object]) -> float:
    started = time.perf_counter()
    for _ in range(COPIES):
        copy()
    return (time.perf_counter() - started) / COPIES


def games_half_way() -> tuple[Game, catanatron.Game]:
    ours, theirs = Game.new(NAMES, 1), their_game()
    rng = Random(1)
    for _ in range(80):
        ours.apply(ours.choices().pick(rng))
    for _ in range(400):
        theirs.play_tick()
    return ours, theirs


def main() -> None:
    play_ours(0)
    play_theirs(0)
    ours_copied, theirs_copied = games_half_way()
    ours, theirs, copies = [], [], []
    for number in range(ROUNDS):
        ours.append(rates(play_ours, range(number * OUR_GAMES, (number + 1) * OUR_GAMES)))
        theirs.append(rates(play_theirs, range(number * THEIR_GAMES, (number + 1) * THEIR_GAMES)))
        copies.append((seconds_a_copy(ours_copied.copy), seconds_a_copy(theirs_copied.copy)))
        print(".", end="", flush=True)
    print()
    print(f"{'':24}{'Colosseum':>12}{'catanatron':>12}{'ratio':>8}")
    for what, index in (("actions a second", 0), ("games a second", 1)):
        report(what, [row[index] for row in ours], [row[index] for row in theirs], 1)
    our_copies, their_copies = ([row[i] * 1e6 for row in copies] for i in (0, 1))
    report("microseconds a copy", our_copies, their_copies, 2)


def report(what: str, ours: list[float], theirs: list[float], digits: int) -> None:
    ratio = statistics.median(our / their for our, their in zip(ours, theirs, strict=True))
    our, their = statistics.median(ours), statistics.median(theirs)
    print(f"{what:24}{our:>12.{digits}f}{their:>12.{digits}f}{ratio:>8.2f}")


if __name__ == "__main__":
    main()
