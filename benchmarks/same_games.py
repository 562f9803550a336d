"""Whether a seed gives the same games on a busy machine as on a quiet one.

    python3 dev.py bench same_games [--game roma] [--games 3]

Each level plays among its equals twice, the second time while every core does something else. The
journals must be the same, byte for byte.
"""

import argparse
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context

from colosseum.ai.tournament import play_game
from colosseum.games import GAMES, GameKit, find


def _spin() -> None:
    while True:
        pass


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keep the machine busy with this many processes that do nothing useful."""
    spinning = [get_context("spawn").Process(target=_spin, daemon=True) for _ in range(processes)]
    for process in spinning:
        process.start()
    try:
        yield
    finally:
        for process in spinning:
            process.kill()


def journals(kit: GameKit, level: str, games: int) -> list[str]:
    levels = [level] * kit.usual_players
    return [play_game(kit.ai, levels, seed).text() for seed in range(1, games + 1)]


def compare(kit: GameKit, level: str, games: int, processes: int) -> bool:
    """Play the games twice and say whether they were the same."""
    started = time.perf_counter()
    alone = journals(kit, level, games)
    halfway = time.perf_counter()
    with busy(processes):
        beside = journals(kit, level, games)
    longer = (time.perf_counter() - halfway) / (halfway - started)
    same = sum(one == other for one, other in zip(alone, beside, strict=True))
    print(f"{level}: {same} of {games} the same, in {longer:.1f} times the time", flush=True)
    return same == games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--busy", type=int, default=2 * (os.cpu_count() or 1))
    options = parser.parse_args()
    kit = find(options.game)
    results = [compare(kit, level, options.games, options.busy) for level in kit.levels]
    raise SystemExit(not all(results))


if __name__ == "__main__":
    main()
