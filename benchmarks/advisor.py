"""How well a player does against Novices by always taking the advisor's first choice.

    python3 dev.py bench advisor [--game roma] [--games 200]

Against three of them in Colosseum, the advisor should win at least half of 100 games; against one
in Roma, at least 65% of 200.
"""

import argparse
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

from colosseum.tutor import advisor
from colosseum.tutor.colosseum.kit import TUTOR as COLOSSEUM
from colosseum.tutor.kit import TutorKit
from colosseum.tutor.roma.kit import TUTOR as ROMA
from tests.tutor import newcomer

TUTORS: Final = {kit.name: kit for kit in (COLOSSEUM, ROMA)}
GAMES: Final = {"colosseum": 100, "roma": 200}
"""How many games the figures are for."""


@contextmanager
def timed() -> Iterator[list[float]]:
    """The seconds that each of the advisor's answers takes."""
    taken: list[float] = []

    def advise(*question: Any) -> advisor.Advice:
        started = time.perf_counter()
        advice = advisor.advise(*question)
        taken.append(time.perf_counter() - started)
        return advice

    with patch.object(newcomer, "advise", advise):
        yield taken


def measure(kit: TutorKit, games: int) -> None:
    with timed() as taken:
        won = sum(newcomer.share_of_victory(kit, seed) for seed in range(games))
    taken.sort()
    print(f"won {won:g} of {games} games of {kit.name} ({won / games:.1%})")
    print(f"{len(taken)} answers: median {1000 * taken[len(taken) // 2]:.1f} ms, ", end="")
    print(f"99th percentile {1000 * taken[int(0.99 * len(taken))]:.1f} ms, ", end="")
    print(f"longest {1000 * taken[-1]:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=TUTORS, default="colosseum")
    parser.add_argument("--games", type=int)
    options = parser.parse_args()
    measure(TUTORS[options.game], options.games or GAMES[options.game])


if __name__ == "__main__":
    main()
