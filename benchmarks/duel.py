"""How often one level beats another in many games, which can be played in several sittings.

    python3 dev.py bench duel caesar grand --games 400 --seed 500000 --results FILE
    python3 dev.py bench duel grand impresario@2c0f917 --game colosseum --results FILE

The second plays against the Impresarios of that commit. Every seed is played from each seat. Each
game is a line of the file; those that are there already are not played again, so a run that was
stopped goes on. Decisions are timed by the processor's own clock, so that a busy machine changes
nothing; an earlier commit's are not. `--option cards=mixed` sets an option of the game.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from benchmarks.earlier import with_earlier
from colosseum.ai.tournament import Pairing, pairings, result, wilson
from colosseum.games import GAMES, GameKit, find


@dataclass(frozen=True)
class Game:
    """One game as the file keeps it."""

    levels: tuple[str, ...]
    seed: int
    winners: tuple[int, ...]
    milliseconds: tuple[tuple[str, float], ...]
    """Each decision's level, and how long it took."""

    @classmethod
    def of_line(cls, line: str) -> "Game":
        levels, seed, winners, times = json.loads(line)
        timed = tuple((level, took) for level, took in times)
        return cls(tuple(levels), seed, tuple(winners), timed)

    def line(self) -> str:
        return json.dumps([self.levels, self.seed, self.winners, self.milliseconds])

    def won(self, level: str) -> float:
        """A shared victory counts in equal parts."""
        return sum(self.levels[seat] == level for seat in self.winners) / len(self.winners)


def play(name: str, pairing: Pairing) -> Game:
    kit = with_earlier(find(name).ai, dict.fromkeys(pairing.levels))
    played = result(kit, pairing, time.process_time)
    times = tuple((level, round(1000 * took, 1)) for level, took in played.seconds)
    return Game(pairing.levels, pairing.seed, played.winners, times)


def kept(file: Path) -> list[Game]:
    return list(map(Game.of_line, file.read_text().splitlines())) if file.exists() else []


def left(planned: Sequence[Pairing], done: Sequence[Game]) -> list[Pairing]:
    known = {(game.levels, game.seed) for game in done}
    return [one for one in planned if (one.levels, one.seed) not in known]


def play_all(kit: GameKit, games: Sequence[Pairing], processes: int) -> Iterator[Game]:
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(partial(play, kit.name), one) for one in games]):
            yield done.result()


def show(games: Sequence[Game], level: str) -> None:
    wins = sum(game.won(level) for game in games)
    low, high = wilson(wins, len(games))
    print(f"{level}: {wins:g} of {len(games)}, {wins / len(games):.1%} ({low:.1%} to {high:.1%})")
    for name in dict.fromkeys(games[0].levels):
        times = sorted(ms for game in games for who, ms in game.milliseconds if who == name)
        shown = [f"p{part} {times[len(times) * part // 100]:.0f}" for part in (50, 95, 99)]
        print(f"    {name}: {', '.join(shown)}, longest {times[-1]:.0f} ms of {len(times)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level")
    parser.add_argument("other")
    parser.add_argument("--game", choices=GAMES, default="roma")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]")
    parser.add_argument("--results", type=Path, required=True, help="for these options only")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    kit = find(options.game)
    named = kit.options_named(options.option)
    players = [options.level, *[options.other] * (kit.usual_players - 1)]
    planned = pairings(players, options.games, options.seed, named, rotate=True)
    games = kept(options.results)
    with options.results.open("a") as file:
        for game in play_all(kit, left(planned, games), options.processes):
            print(game.line(), file=file, flush=True)
            games.append(game)
    show(games, options.level)


if __name__ == "__main__":
    main()
