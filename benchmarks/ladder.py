"""How strong the levels are, one against several of the level below.

    python3 dev.py bench ladder [--games 400] [--only grand]

Seats are rotated: every seed is played from each seat. Intervals are Wilson's, 95%.
"""

import argparse
import time
from dataclasses import dataclass

from colosseum.ai.tournament import pairings, play_all, summary
from colosseum.rules.colosseum import Options

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
    """The share of games to win; the interval's lower end must reach it if it is the fair share."""


def steps() -> list[Step]:
    """With 4 players the shares wanted; with 3 and 5, more than the fair share."""
    found = [Step(level, others, 4, wanted) for level, others, wanted in STEPS]
    found += [Step(level, others, n, 1 / n) for n in (3, 5) for level, others, _ in STEPS]
    return found


def climb(step: Step, games: int, seed: int) -> None:
    levels = [step.level, *[step.others] * (step.players - 1)]
    games -= games % step.players
    started = time.perf_counter()
    report = summary(list(play_all(pairings(levels, games, seed, Options(), rotate=True))))
    level = report["levels"][step.level]
    low, high = level["95 % interval"]
    took = level["milliseconds a decision"]
    print(
        f"{step.level} v {step.players - 1} {step.others}: "
        f"{level['share of games won']:.1%} ({low:.1%} to {high:.1%}) of {games}, "
        f"wanted {step.wanted:.0%}; best event {level['mean best event']:.1f} "
        f"v {report['levels'][step.others]['mean best event']:.1f}; "
        f"p50 {took['p50']:.1f} p95 {took['p95']:.1f} p99 {took['p99']:.1f} "
        f"max {took['max']:.0f} ms; {time.perf_counter() - started:.0f} s",
        flush=True,
    )


def alike(level: str, games: int, seed: int) -> None:
    """Four players of one level: how good, and how lively, their games are."""
    report = summary(list(play_all(pairings([level] * 4, games, seed, Options(), rotate=False))))
    mine = report["levels"][level]
    winner = report["winner's mean best event"]
    took = mine["milliseconds a decision"]
    print(
        f"four {level}: winner's best event {winner:.1f}, "
        f"{mine['programmes above 20 produced']} programmes from 21 to 30, "
        f"{report['events a game']:.1f} events and {report['deals a game']:.1f} deals a game, "
        f"deals in {report['games with a deal']:.0%} of {games} games; "
        f"p50 {took['p50']:.1f} p95 {took['p95']:.1f} p99 {took['p99']:.1f} ms, "
        f"{report['seconds of thought a game']:.2f} s a game",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="only steps of this level")
    parser.add_argument("--players", type=int, help="only steps with this many players")
    options = parser.parse_args()
    for step in steps():
        if options.only in (None, step.level) and options.players in (None, step.players):
            climb(step, options.games, options.seed)
    for level in ("novice", "impresario", "grand"):
        if options.only in (None, level) and options.players in (None, 4):
            alike(level, options.games // 4, options.seed)


if __name__ == "__main__":
    main()
