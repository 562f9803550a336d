"""Whether the regrets that looking back finds add up to what better decisions gain.

    python3 dev.py bench looking_back [--game roma] [--games 40] [--seed 1] [--processes 1]

A Novice plays against Grand Impresarios. Looking back estimates what each of the Novice's decisions
cost; then the expert plays the same seed in the Novice's place. The sum of the regrets should be
within the interval of what the expert gains, and looking back take less than 60 seconds of a core.
"""

import argparse
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from statistics import mean, stdev
from typing import Any

from colosseum import games
from colosseum.ai.tournament import play_game
from colosseum.games import GameKit
from colosseum.rules.chance import Chance
from colosseum.rules.journal import Journal
from colosseum.tutor.looking_back import Findings, LookingBack


@dataclass(frozen=True, slots=True)
class Pair:
    """A seed played twice: by a Novice, and by the expert in the Novice's place."""

    gain: float
    """What the expert reached more than the Novice."""
    regret: float
    """What the Novice's decisions cost together, by looking back."""
    findings: Findings
    seconds: float
    """How long looking back took, of one core."""


def measured(game: str, seed: int) -> Pair:
    kit = games.find(game)
    seat = seed % kit.usual_players
    levels = ["grand"] * kit.usual_players
    levels[seat] = "novice"
    novice = play_game(kit.ai, levels, seed)
    expert = with_expert(kit, levels, seat, seed)
    yardstick = kit.ai.playing_on.yardstick
    started = time.process_time()
    looking = LookingBack(kit.ai, novice, seat)
    while not looking.is_done:
        looking.step()
    return Pair(
        gain=yardstick(expert.game, seat) - yardstick(novice.game, seat),
        regret=sum(moment.regret.mean for moment in looking.differing),
        findings=looking.findings(),
        seconds=time.process_time() - started,
    )


def with_expert(kit: GameKit, levels: Sequence[str], seat: int, seed: int) -> Journal[Any]:
    """The same game with the expert in that seat."""
    journal: Journal[Any] = Journal(kit.game.new([f"Seat {n}" for n in range(len(levels))], seed))
    chance = Chance(~seed)
    players = [kit.ai.opponent(level, chance.below(1 << 32)) for level in levels]
    while decision := journal.game.decision:
        view = journal.game.view(decision.seat, chance.below(1 << 32))
        if decision.seat == seat:
            action = kit.ai.expert(view, journal.records).action
        else:
            past = kit.ai.past(journal.records, decision.seat)
            action = players[decision.seat].choose(view, past).action
        journal.apply(action)
    return journal


def interval(numbers: Sequence[float]) -> str:
    """The mean and its 95% interval."""
    if len(numbers) < 2:
        return f"{mean(numbers):.1f}"
    error = 1.96 * stdev(numbers) / math.sqrt(len(numbers))
    return f"{mean(numbers):.1f} [{mean(numbers) - error:.1f} to {mean(numbers) + error:.1f}]"


def show(pairs: Sequence[Pair]) -> None:
    costs = [[finding.difference for finding in pair.findings.costly] for pair in pairs]
    print(f"{len(pairs)} games: the expert gains {interval([pair.gain for pair in pairs])}")
    print(f"    all regrets together: {interval([pair.regret for pair in pairs])}")
    print(f"    those told: {interval([sum(found) for found in costs])}, ", end="")
    print(f"{mean(len(found) for found in costs):.1f} a game; ", end="")
    print(f"and {mean(len(pair.findings.good) for pair in pairs):.1f} good decisions")
    seconds = [pair.seconds for pair in pairs]
    print(f"    {mean(seconds):.1f} s a game, at most {max(seconds):.1f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=games.GAMES, default="colosseum")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, help="how many cores; by default all")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.games)
    pairs: list[Pair] = []
    with get_context("spawn").Pool(options.processes) as workers:
        for pair in workers.imap_unordered(partial(measured, options.game), seeds):
            pairs.append(pair)
            show(pairs)


if __name__ == "__main__":
    main()
