"""How strong the levels are, one against several of the level below, and how their games go.

    python3 dev.py bench ladder [--game roma] [--games 400] [--only grand] [--option cards=mixed …]

Seats are rotated: every seed is played from each seat. Intervals are Wilson's, 95%. Then each level
plays among its equals, and the measures of the game's kit say how those games went. `--sharp` takes
the blur away from every level: whatever is left of the ladder is what levels see.
"""

import argparse
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from textwrap import fill
from typing import Any, Final

from colosseum.ai.kit import Level
from colosseum.ai.tournament import pairings, play_all, summary
from colosseum.games import GAMES, GameKit, find
from colosseum.rules.options import OptionValue

WANTED: Final = {"colosseum": (0.70, 0.45, 0.45, 0.45), "roma": (0.90, 0.70, 0.65, 0.60, 0.62)}
"""The share of games each level should win against the one below, with the usual players."""
ANY_GAME: Final = {
    *("games", "seconds", "actions_per_second", "actions_per_game", "thinking_seconds_per_game"),
    *("levels", "characters", "name", "seats", "wins", "win_rate", "low", "high"),
    *("p50_ms", "p95_ms", "p99_ms", "max_ms"),
}
"""What a summary tells of any game; all else are a game's own measures."""
GREATEST: Final = 8
"""How many of many measures of the same kind are shown."""


@dataclass(frozen=True)
class Step:
    level: str
    others: str
    players: int
    wanted: float
    """The share of games to be won; where it is the fair share, the interval's lower end counts."""


def steps(kit: GameKit) -> list[Step]:
    """With the usual players the shares wanted; with fewer or more, above the fair share."""
    usual = kit.usual_players
    pairs = list(zip(kit.levels, ("random", *kit.levels), strict=False))
    found = [
        Step(*pair, usual, wanted) for pair, wanted in zip(pairs, WANTED[kit.name], strict=True)
    ]
    found += [Step(*pair, n, 1 / n) for n in kit.game.players if n != usual for pair in pairs]
    return found


def sharp(kit: GameKit) -> GameKit:
    """The game with opponents that never blur what they see."""
    return replace(kit, ai=replace(kit.ai, levels=tuple(map(_sharp, kit.ai.levels))))


def _sharp(level: Level[Any]) -> Level[Any]:
    assert isinstance(level.seat, partial)
    (habits,) = level.seat.args
    return replace(level, seat=partial(level.seat.func, replace(habits, blur=0.0)))


@dataclass(frozen=True)
class Run:
    """How many games are played, from which seed, with which options, and on how many cores."""

    games: int
    seed: int
    options: Mapping[str, OptionValue]
    processes: int | None


def played(kit: GameKit, levels: list[str], run: Run, *, rotate: bool) -> dict[str, Any]:
    started = time.perf_counter()
    games = pairings(levels, run.games, run.seed, run.options, rotate)
    results = list(play_all(kit.ai, games, run.processes))
    return summary(kit.ai, results, time.perf_counter() - started)


def level_of(report: dict[str, Any], name: str) -> dict[str, Any]:
    return next(level for level in report["levels"] if level["name"] == name)


def times(level: dict[str, Any]) -> str:
    return f"p50 {level['p50_ms']:.1f} p95 {level['p95_ms']:.1f} p99 {level['p99_ms']:.1f}"


def own_measures(told: Mapping[str, Any]) -> dict[str, float]:
    return {name: value for name, value in told.items() if name not in ANY_GAME}


def show(told: Iterable[str]) -> None:
    """Print names with values, as many to a line as fit."""
    unbroken = [words.replace("_", " ").replace(" ", "\N{NO-BREAK SPACE}") for words in told]
    text = fill(" · ".join(unbroken), 118, initial_indent="    ", subsequent_indent="    ")
    print(text.replace("\N{NO-BREAK SPACE}", " "), flush=True)


def show_measures(measures: Mapping[str, float]) -> None:
    """Print a game's measures; of those for each of many things, such as cards, the greatest."""
    families: dict[str, dict[str, float]] = {}
    for name, value in measures.items():
        families.setdefault("_".join(name.split("_")[:2]), {})[name] = value
    small = [family for family in families.values() if len(family) <= GREATEST]
    show(f"{name} {value:.3g}" for family in small for name, value in family.items())
    for first_words, family in families.items():
        if len(family) > GREATEST:
            greatest = sorted(family.items(), key=lambda item: -item[1])[:GREATEST]
            print(f"    {first_words.replace('_', ' ')}:")
            show(f"{name[len(first_words) + 1 :]} {value:.1%}" for name, value in greatest)


def climb(kit: GameKit, step: Step, run: Run) -> None:
    levels = [step.level, *[step.others] * (step.players - 1)]
    run = replace(run, games=run.games - run.games % step.players)
    report = played(kit, levels, run, rotate=True)
    level, others = (level_of(report, name) for name in (step.level, step.others))
    print(
        f"{step.level} v {step.players - 1} {step.others}: "
        f"{level['win_rate']:.1%} ({level['low']:.1%} to {level['high']:.1%}) of {run.games}, "
        f"wanted {step.wanted:.0%}; {times(level)} max {level['max_ms']:.0f} ms; "
        f"{report['seconds']:.0f} s",
    )
    theirs = own_measures(others)
    show(f"{name} {mine:.1f} v {theirs[name]:.1f}" for name, mine in own_measures(level).items())


def among_equals(kit: GameKit, level: str, run: Run) -> None:
    """One level among itself: how good its games are, how long, and how they end."""
    report = played(kit, [level] * kit.usual_players, run, rotate=False)
    mine = level_of(report, level)
    print(
        f"{kit.usual_players} {level}, {run.games} games: "
        f"{report['actions_per_game']:.0f} actions and "
        f"{report['thinking_seconds_per_game']:.2f} s a game; {times(mine)} ms"
    )
    show_measures(own_measures(report) | own_measures(mine))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="steps of this level only")
    parser.add_argument("--players", type=int, help="steps with this many players only")
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]")
    parser.add_argument("--processes", type=int, help="as many as there are cores by default")
    parser.add_argument("--climbs", action="store_true", help="leave out games among equals")
    parser.add_argument("--sharp", action="store_true", help="take away all blur")
    options = parser.parse_args()
    kit = sharp(find(options.game)) if options.sharp else find(options.game)
    named = kit.options_named(options.option)
    run = Run(options.games, options.seed, named, options.processes)
    for step in steps(kit):
        if options.only in (None, step.level) and options.players in (None, step.players):
            climb(kit, step, run)
    for level in () if options.climbs else kit.levels:
        if options.only in (None, level) and options.players in (None, kit.usual_players):
            among_equals(kit, level, replace(run, games=run.games // 4))


if __name__ == "__main__":
    main()
