"""Two commits side by side, so that a change cannot make the game slower unseen.

    python3 dev.py bench commits COMMIT [--game roma] [--valuation | --level impresario]

Both play the same random games from the same seeds, or value the same positions, or let two
opponents of a level play, in turns and in fresh processes; processor time is compared, since the
machine may be busy with something else. The shortest runs are those it disturbed least.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 7
GAMES = 60
PLAYERS = {"colosseum": 4, "roma": 2}

_PLAY = f"""
import time
from random import Random
from colosseum.rules.{{game}} import Game
start = time.process_time()
actions = 0
for seed in range({GAMES}):
    rng = Random(seed)
    game = Game.new(("A", "B", "C", "D")[:{{players}}], seed)
    while game.decision is not None:
        game.apply(game.choices().pick(rng))
        actions += 1
print(time.process_time() - start, actions)
"""

_THINK = """
import time
from colosseum.ai.tournament import play_game
from colosseum.games import find
kit = find("{game}").ai
start = time.process_time()
actions = sum(len(play_game(kit, ["{level}"] * {players}, seed).records) for seed in range(4))
print(time.process_time() - start, actions)
"""

_VALUE = f"""
import time
from random import Random
from colosseum.ai.colosseum.valuation import Outlook
from colosseum.ai.colosseum.weights import Weights
from colosseum.rules.colosseum import Game
states = []
for seed in range({GAMES // 3}):
    rng = Random(seed)
    game = Game.new(("A", "B", "C", "D"), seed)
    while game.decision is not None:
        states.append(game.state.copy())
        game.apply(game.choices().pick(rng))
weights = Weights()
start = time.process_time()
for state in states:
    for seat in range(4):
        Outlook(state, seat, weights).worth()
print(time.process_time() - start, 4 * len(states))
"""


def run(program: str, checkout: Path) -> tuple[float, int]:
    """Seconds of processor time, and how often something was done."""
    environment = os.environ | {"PYTHONPATH": str(checkout)}
    command = [sys.executable, "-c", program]
    done = subprocess.run(
        command, cwd=checkout, env=environment, capture_output=True, text=True, check=True
    )
    seconds, times = done.stdout.split()
    return float(seconds), int(times)


def program(game: str, level: str, valuation: bool) -> str:
    if valuation:
        return _VALUE
    return (_THINK if level else _PLAY).format(game=game, level=level, players=PLAYERS[game])


def main() -> None:
    parser = argparse.ArgumentParser(description="Two commits side by side.")
    parser.add_argument("commit", help="what this checkout is compared with")
    parser.add_argument("--game", choices=PLAYERS, default="colosseum")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--valuation", action="store_true", help="value positions of Colosseum")
    kind.add_argument("--level", default="", help="let opponents of this level play")
    options = parser.parse_args()
    commit: str = options.commit
    chosen = program(options.game, options.level, options.valuation)
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--detach", "--quiet", str(other), commit], check=True)
        try:
            pairs = [(run(chosen, ROOT), run(chosen, other)) for _ in range(options.rounds)]
        finally:
            subprocess.run([*git, "remove", "--force", str(other)], check=True)
    done = "values" if options.valuation else "actions"
    print(f"{pairs[0][0][1]} {done} here, {pairs[0][1][1]} at {commit}")
    ours, theirs = ([it[0] for it in side] for side in zip(*pairs, strict=True))
    for name, of in (("median", statistics.median), ("shortest", min)):
        ratio = of(ours) / of(theirs)
        print(f"time here: {ratio:.3f} times that of {commit} ({name} of {len(pairs)} rounds)")


if __name__ == "__main__":
    main()
