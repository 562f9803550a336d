"""Whether luck is fair, and how much of the results it explains, in many games.

    python3 dev.py bench luck --game roma --results FILE [--games 400] [--level impresario]

Equal opponents play; each game counts the luck of one seat, every seat in turn. The mean of luck
should be 0 within its interval. Without it, results should vary less: the share is told, and how
much of a result comes with one of luck (1 is just right). Each game is a line of the file; those
that are there already are not played again, so a run that was stopped goes on.
"""

import argparse
import json
import math
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from statistics import correlation, linear_regression, mean, stdev, variance

from colosseum.ai.tournament import play_game
from colosseum.games import GAMES, GameKit, find
from colosseum.tutor.luck import CountingLuck


@dataclass(frozen=True)
class Game:
    """One seat's game as the file keeps it."""

    seed: int
    result: float
    luck: float
    strokes: int


def play(kit: GameKit, level: str, seed: int) -> Game:
    seat = seed % kit.usual_players
    journal = play_game(kit.ai, [level] * kit.usual_players, seed)
    counting = CountingLuck(kit.ai, journal, seat)
    while not counting.is_done:
        counting.step()
    result = kit.ai.playing_on.yardstick(journal.game, seat)
    return Game(seed, result, round(counting.total, 3), len(counting.strokes))


def kept(file: Path) -> list[Game]:
    lines = file.read_text().splitlines() if file.exists() else []
    return [Game(*json.loads(line)) for line in lines]


def interval(numbers: Sequence[float]) -> str:
    """The mean and its 95% interval."""
    error = 1.96 * stdev(numbers) / math.sqrt(len(numbers))
    middle = mean(numbers)
    return f"{middle:.2f} [{middle - error:.2f} to {middle + error:.2f}]"


def show(games: Sequence[Game]) -> None:
    results, lucks = [game.result for game in games], [game.luck for game in games]
    without = [game.result - game.luck for game in games]
    share = 1 - variance(without) / variance(results)
    print(f"{len(games)} games, {mean(game.strokes for game in games):.0f} strokes of luck each")
    print(f"    results: {interval(results)}, deviation {stdev(results):.1f}")
    print(f"    luck: {interval(lucks)}, deviation {stdev(lucks):.1f}")
    print(f"    without luck, results vary {share:.0%} less")
    slope = linear_regression(lucks, results).slope
    print(f"    {slope:.2f} of a result for 1 of luck; r = {correlation(lucks, results):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="colosseum")
    parser.add_argument("--level", default="impresario")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=400_000)
    parser.add_argument("--results", type=Path, required=True, help="of this game and level only")
    asked = parser.parse_args()
    games = kept(asked.results)
    known = {game.seed for game in games}
    with asked.results.open("a") as file:
        for seed in range(asked.seed, asked.seed + asked.games):
            if seed not in known:
                games.append(play(find(asked.game), asked.level, seed))
                print(json.dumps(astuple(games[-1])), file=file, flush=True)
    show(games)


if __name__ == "__main__":
    main()
