"""Many random games, every invariant checked after every action.

python3 dev.py bench soak [--games 10000]
"""

import argparse
import time
from random import Random

from colosseum.rules.colosseum import Game

TABLES = [(players, intense) for players in (3, 4, 5) for intense in (False, True)]
NAMES = ("Aquila", "Lupa", "Sol", "Laurus", "Delphinus")


def play(seed: int) -> int:
    """Play one game and count its actions. Anything unsound ends the run and names the seed."""
    players, intense = TABLES[seed % len(TABLES)]
    game = Game.new(NAMES[:players], seed, {"intense_auctions": intense})
    rng = Random(seed)
    actions = 0
    while game.decision is not None:
        action = game.choices().pick(rng)
        game.apply(action)
        actions += 1
        if complaints := game.status():
            raise SystemExit(f"seed {seed}, after “{action}”: {' '.join(complaints)}")
    if game.state.turn != 5 or game.outcome is None:
        raise SystemExit(f"seed {seed}: the game did not end in turn 5")
    return actions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    games = parser.parse_args().games
    started = time.perf_counter()
    actions = 0
    for seed in range(games):
        actions += play(seed)
        if seed % 1000 == 999:
            print(f"{seed + 1} games, {actions} actions", flush=True)
    print(f"{games} games, {actions} actions, no exception, no violated invariant,")
    print(f"{time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
