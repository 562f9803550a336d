"""Two commits side by side, so that a change cannot make the game slower unseen.

    python3 dev.py bench commits COMMIT [--valuation]

Both play the same random games from the same seeds, or value the same positions, in turns and in
fresh processes; processor time is compared, since the machine may be busy with something else.
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

_PLAY = f"""
import time
from random import Random
from colosseum.rules.colosseum import Game
start = time.process_time()
actions = 0
for seed in range({GAMES}):
    rng = Random(seed)
    game = Game.new(("A", "B", "C", "D"), seed)
    while game.decision is not None:
        game.apply(game.choices().pick(rng))
        actions += 1
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


def main() -> None:
    parser = argparse.ArgumentParser(description="Two commits side by side.")
    parser.add_argument("commit", help="what this checkout is compared with")
    parser.add_argument("--valuation", action="store_true", help="value positions, not play games")
    options = parser.parse_args()
    commit: str = options.commit
    program, done = (_VALUE, "values") if options.valuation else (_PLAY, "actions")
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--detach", "--quiet", str(other), commit], check=True)
        try:
            pairs = [(run(program, ROOT), run(program, other)) for _ in range(ROUNDS)]
        finally:
            subprocess.run([*git, "remove", "--force", str(other)], check=True)
    ours = statistics.median(mine[0] for mine, _ in pairs)
    theirs = statistics.median(before[0] for _, before in pairs)
    print(f"{pairs[0][0][1]} {done} here, {pairs[0][1][1]} at {commit}")
    print(f"time here: {ours / theirs:.3f} times that of {commit} (median of {ROUNDS} rounds each)")


if __name__ == "__main__":
    main()
