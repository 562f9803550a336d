"""How a level of Arena: Roma II fares against another in one way of playing, and who begins.

    python3 dev.py bench ways own_decks grand impresario [--games 400] [--seed 500000]

Every seed is played from both seats. With own decks both bring decks of the cast, every two of them
in turn and from either seat. Intervals are Wilson's, 95%.
"""

import argparse
from itertools import combinations

from colosseum.ai.characters import KEYS
from colosseum.ai.tournament import Pairing, play_all, wilson
from colosseum.games import find
from colosseum.play.roma.deck_data import opponents_decks
from colosseum.rules.options import OptionValue
from colosseum.rules.roma.options import CARDS_PLAYED, DECKS
from colosseum.rules.roma.ways import Way


def options_for(way: str, seed: int) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {CARDS_PLAYED: way}
    if Way(way) is Way.OWN_DECKS:
        pairs = list(combinations(KEYS, 2))
        pair = pairs[seed % len(pairs)]
        if seed // len(pairs) % 2:
            pair = pair[::-1]
        decks = opponents_decks()
        options |= {name: decks[who].text for name, who in zip(DECKS, pair, strict=True)}
    return options


def show(what: str, won: float, games: int) -> None:
    low, high = wilson(won, games)
    print(f"{what}: {won / games:.1%} ({low:.1%} to {high:.1%}) of {games}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", choices=[way.value for way in Way])
    parser.add_argument("level")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--processes", type=int, help="as many as there are cores by default")
    asked = parser.parse_args()
    games = [
        Pairing(levels, seed, options_for(asked.way, seed))
        for seed in range(asked.seed, asked.seed + asked.games // 2)
        for levels in ((asked.level, asked.other), (asked.other, asked.level))
    ]
    won = first = 0.0
    results = play_all(find("roma").ai, games, asked.processes)
    for pairing, result in zip(games, results, strict=True):
        share = 1 / len(result.winners)
        won += share * (pairing.levels.index(asked.level) in result.winners)
        began = [counts.was_first for counts in result.counts].index(True)
        first += share * (began in result.winners)
    show(f"{asked.level} v {asked.other}, {asked.way}", won, len(games))
    show("the first player", first, len(games))


if __name__ == "__main__":
    main()
