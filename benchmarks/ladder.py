"""How strong the levels are, one against several of the level below.

    python3 dev.py bench ladder [--games 400] [--only grand]

Seats are rotated: every seed is played from each seat. Intervals are Wilson's, 95 %.
"""

import argparse
import time
from dataclasses import dataclass

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
    """The share of games to be won; by the interval's lower end where it is the fair share."""


def steps() -> list[Step]:
    """With 4 players the figures wanted, with 3 and 5 more than the fair share."""
    found = [Step(level, others, 4, wanted) for level, others, wanted in STEPS]
    found += [Step(level, others, n, 1 / n) for n in (3, 5) for level, others, _ in STEPS]
    return found


def climb(step: Step, games: int, seed: int) -> None:
    levels = [step.level, *[step.others] * (step.players - 1)]
    games -= games % step.players
    started = time.perf_counter()
    report = summary(list(play_all(pairings(levels, games, seed, {}, rotate=True))))
    by_name = {level["name"]: level for level in report["levels"]}
    level, others = by_name[step.level], by_name[step.others]
    took = level["milliseconds"]
    print(
        f"{step.level} v {step.players - 1} {step.others}: "
        f"{level['win_rate']:.1%} ({level['low']:.1%} to {level['high']:.1%}) of {games}, "
        f"wanted {step.wanted:.0%}; best event {level['best_event']:.1f} "
        f"v {others['best_event']:.1f}; "
        f"p50 {took['p50']:.1f} p95 {took['p95']:.1f} p99 {took['p99']:.1f} "
        f"max {took['max']:.0f} ms; {time.perf_counter() - started:.0f} s",
        flush=True,
    )


def alike(level: str, games: int, seed: int) -> None:
    """Four of a level among themselves: how good, and how lively, their games are."""
    report = summary(list(play_all(pairings([level] * 4, games, seed, {}, rotate=False))))
    (mine,) = report["levels"]
    winner = report["winner_best_event"]
    took = mine["milliseconds"]
    print(
        f"four {level}: winner's best event {winner:.1f}, "
        f"{mine['programmes_above_20']} programmes from 21 to 30, "
        f"{report['events_per_game']:.1f} events and {report['deals_per_game']:.1f} deals a game, "
        f"deals in {report['deal_rate']:.0%} of {games} games; "
        f"p50 {took['p50']:.1f} p95 {took['p95']:.1f} p99 {took['p99']:.1f} ms, "
        f"{report['thinking_seconds_per_game']:.2f} s a game",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="steps of this level only")
    parser.add_argument("--players", type=int, help="steps with so many players only")
    options = parser.parse_args()
    for step in steps():
        if options.only in (None, step.level) and options.players in (None, step.players):
            climb(step, options.games, options.seed)
    for level in ("novice", "impresario", "grand"):
        if options.only in (None, level) and options.players in (None, 4):
            alike(level, options.games // 4, options.seed)


if __name__ == "__main__":
    main()
