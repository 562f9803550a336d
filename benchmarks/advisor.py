"""How well a player does against three Novices by always taking the advisor's first choice.

    python3 benchmarks/advisor.py [games]

The advisor should win at least half of 100 games, and answer within 50 ms.
"""

import sys
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from colosseum.tutor import advisor
from tests.tutor.colosseum import newcomer

GAMES = 100


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    taken: list[float] = []

    def timed(*question: Any) -> advisor.Advice:
        started = time.perf_counter()
        advice = advisor.advise(*question)
        taken.append(time.perf_counter() - started)
        return advice

    with patch.object(newcomer, "advise", timed):
        won = sum(newcomer.share_of_victory(seed) for seed in range(games))
    taken.sort()
    print(f"won {won:g} of {games} games ({won / games:.1%})")
    print(f"{len(taken)} answers: median {1000 * taken[len(taken) // 2]:.1f} ms, ", end="")
    print(f"99th percentile {1000 * taken[int(0.99 * len(taken))]:.1f} ms, ", end="")
    print(f"longest {1000 * taken[-1]:.1f} ms")


if __name__ == "__main__":
    main()
