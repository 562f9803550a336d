"""How strong the levels are, one against several of the level below.

    python3 dev.py bench ladder [--games 400] [--only grand]

Seats are rotated: every seed is played from each seat. Intervals are Wilson's, 95%.
"""

import argparse
import time
from dataclasses import dataclass
from typing import Any

from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.tournament import pairings, play_all, summary

STEPS = [
    ("novice", "random", 0.70),
    ("impresario", "novice", 0.50),
    ("grand", "impresario", 0.40),
]


@dataclass(frozen=True)
class Step:
    level: str
    others: str
    players: int
    wanted: float
    """The share of games to be won; where it is the fair share, the interval's lower end counts."""


def steps() -> list[Step]:
    """With 4 players the shares wanted; with 3 and 5, more than the fair share."""
    found = [Step(level, others, 4, wanted) for level, others, wanted in STEPS]
    found += [Step(level, others, n, 1 / n) for n in (3, 5) for level, others, _ in STEPS]
    return found


def played(levels: list[str], games: int, seed: int, *, rotate: bool) -> dict[str, Any]:
    started = time.perf_counter()
    results = list(play_all(KIT, pairings(levels, games, seed, {}, rotate)))
    return summary(KIT, results, time.perf_counter() - started)


def level_of(report: dict[str, Any], name: str) -> dict[str, Any]:
    return next(level for level in report["levels"] if level["name"] == name)


def times(level: dict[str, Any]) -> str:
    return f"p50 {level['p50_ms']:.1f} p95 {level['p95_ms']:.1f} p99 {level['p99_ms']:.1f}"


def climb(step: Step, games: int, seed: int) -> None:
    levels = [step.level, *[step.others] * (step.players - 1)]
    games -= games % step.players
    report = played(levels, games, seed, rotate=True)
    level, others = (level_of(report, name) for name in (step.level, step.others))
    print(
        f"{step.level} v {step.players - 1} {step.others}: "
        f"{level['win_rate']:.1%} ({level['low']:.1%} to {level['high']:.1%}) of {games}, "
        f"wanted {step.wanted:.0%}; best event {level['mean_best_event']:.1f} "
        f"v {others['mean_best_event']:.1f}; {times(level)} "
        f"max {level['max_ms']:.0f} ms; {report['seconds']:.0f} s",
        flush=True,
    )


def among_equals(level: str, games: int, seed: int) -> None:
    """Four of a level among themselves: how good, and how lively, their games are."""
    report = played([level] * 4, games, seed, rotate=False)
    mine = level_of(report, level)
    print(
        f"four {level}: winner's best event {report['mean_winning_event']:.1f}, "
        f"{mine['programmes_above_20']} programmes from 21 to 30, "
        f"{report['events_per_game']:.1f} events and {report['deals_per_game']:.1f} deals a game, "
        f"deals in {report['deal_rate']:.0%} of {games} games; {times(mine)} ms, "
        f"{report['thinking_seconds_per_game']:.2f} s a game",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="steps of this level only")
    parser.add_argument("--players", type=int, help="steps with this many players only")
    options = parser.parse_args()
    for step in steps():
        if options.only in (None, step.level) and options.players in (None, step.players):
            climb(step, options.games, options.seed)
    for level in ("novice", "impresario", "grand"):
        if options.only in (None, level) and options.players in (None, 4):
            among_equals(level, options.games // 4, options.seed)


if __name__ == "__main__":
    main()
