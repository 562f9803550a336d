"""Random play of two commits side by side, so that a change cannot make the rules slower unseen.

    python3 dev.py bench commits COMMIT

Both play the same games from the same seeds, in turns and in fresh processes; processor time is
compared, since the machine may be busy with something else.
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


def play(checkout: Path) -> tuple[float, int]:
    """Seconds of processor time, and actions."""
    environment = os.environ | {"PYTHONPATH": str(checkout)}
    command = [sys.executable, "-c", _PLAY]
    run = subprocess.run(
        command, cwd=checkout, env=environment, capture_output=True, text=True, check=True
    )
    seconds, actions = run.stdout.split()
    return float(seconds), int(actions)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play of two commits side by side.")
    parser.add_argument("commit", help="what this checkout is compared with")
    commit: str = parser.parse_args().commit
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--detach", "--quiet", str(other), commit], check=True)
        try:
            pairs = [(play(ROOT), play(other)) for _ in range(ROUNDS)]
        finally:
            subprocess.run([*git, "remove", "--force", str(other)], check=True)
    ours = statistics.median(mine[0] for mine, _ in pairs)
    theirs = statistics.median(before[0] for _, before in pairs)
    print(f"{pairs[0][0][1]} actions here, {pairs[0][1][1]} at {commit}")
    print(f"time here: {ours / theirs:.3f} times that of {commit} (median of {ROUNDS} rounds each)")


if __name__ == "__main__":
    main()
