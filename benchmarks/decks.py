"""Whether the opponents' decks for Arena: Roma II are of about the same strength.

    python3 dev.py bench decks [--level impresario] [--games 40] [--only livia] [--part 1/4]

Every two decks play against each other, in as many games as asked, each seed from both seats. Who
plays has no character, so that only the decks differ. A part of the pairs takes a part of the time;
with the same seed, all parts together are the whole. Intervals are Wilson's, 95%.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from colosseum.ai.characters import KEYS
from colosseum.ai.tournament import Pairing, play_all, wilson
from colosseum.games import find
from colosseum.play.roma.deck_data import opponents_decks
from colosseum.rules.roma.options import CARDS_PLAYED, DECKS
from colosseum.rules.roma.ways import Way

LEAST: Final = 0.40
MOST: Final = 0.60
"""The share of its games that a deck should win."""

Pair = tuple[str, str]


@dataclass
class Score:
    """How one deck has done against another."""

    won: float = 0.0
    games: int = 0

    def add(self, won: float) -> None:
        self.won += won
        self.games += 1

    @property
    def share(self) -> float:
        return self.won / self.games


@dataclass
class Scores:
    """How every deck has done against every other."""

    by_pair: dict[Pair, Score] = field(default_factory=dict)

    def add(self, pair: Pair, winners: Sequence[int]) -> None:
        for seat, who in enumerate(pair):
            won = 1 / len(winners) if seat in winners else 0.0
            self.by_pair.setdefault((who, pair[1 - seat]), Score()).add(won)

    def of(self, who: str) -> Score:
        """Against all others together."""
        mine = [score for (one, _), score in self.by_pair.items() if one == who]
        return Score(sum(it.won for it in mine), sum(it.games for it in mine))


def pairs(only: str = "", part: tuple[int, int] = (1, 1)) -> list[Pair]:
    """The pairs to play, or the first of two parts, say: every second one."""
    number, parts = part
    return [pair for pair in combinations(KEYS, 2) if only in ("", *pair)][number - 1 :: parts]


def games_of(pair: Pair, level: str, games: int, seed: int) -> list[tuple[Pair, Pairing]]:
    """Each seed twice, with the seats exchanged."""
    found = []
    for number in range(games):
        seated = pair if number % 2 == 0 else (pair[1], pair[0])
        lists = dict(zip(DECKS, (opponents_decks()[who].text for who in seated), strict=True))
        options = {CARDS_PLAYED: Way.OWN_DECKS.value, **lists}
        found.append((seated, Pairing((level, level), seed + number // 2, options)))
    return found


def play(
    chosen: Sequence[Pair], level: str, games: int, seed: int, processes: int | None
) -> Scores:
    jobs = [job for pair in chosen for job in games_of(pair, level, games, seed)]
    scores = Scores()
    results = play_all(find("roma").ai, [pairing for _, pairing in jobs], processes)
    for (seated, _), result in zip(jobs, results, strict=True):
        scores.add(seated, result.winners)
    return scores


def table(scores: Scores) -> list[str]:
    """A row for each deck: its share against each other, and against all with its interval."""
    played = [who for who in KEYS if any(who in pair for pair in scores.by_pair)]
    lines = [" " * 10 + "".join(f"{who:>9}" for who in played)]
    for who in played:
        cells = [scores.by_pair.get((who, other)) for other in played]
        shares = "".join(f"{cell.share:9.0%}" if cell else " " * 9 for cell in cells)
        whole = scores.of(who)
        low, high = wilson(whole.won, whole.games)
        verdict = "as wanted" if LEAST <= whole.share <= MOST else "NOT as wanted"
        lines.append(
            f"{who:10}{shares}   {whole.share:6.1%} ({low:.1%} to {high:.1%}) "
            f"of {whole.games}, {verdict}"
        )
    return lines


def part_of(words: str) -> tuple[int, int]:
    """“2/4” is the second of four parts."""
    number, _, parts = words.partition("/")
    if not 1 <= int(number) <= int(parts):
        raise ValueError(words)
    return int(number), int(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="impresario", choices=find("roma").levels)
    parser.add_argument("--games", type=int, default=40, help="for each pair of decks")
    parser.add_argument("--only", default="", choices=KEYS)
    parser.add_argument("--part", type=part_of, default=(1, 1), metavar="K/N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, help="one for each core by default")
    options = parser.parse_args()
    chosen = pairs(options.only, options.part)
    started = time.perf_counter()
    scores = play(chosen, options.level, options.games, options.seed, options.processes)
    print(f"{len(chosen)} pairs of decks at {options.level}, {options.games} games each")
    print("\n".join(table(scores)))
    print(f"{time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
