"""How often winners lay each card of Arena: Roma II, measured by how many of it there are.

    python3 dev.py bench cards [--option cards=mixed] [--level impresario] [--games 400]
                               [--seed 500000] [--processes 1]

A card that winners lay exactly as often as chance would have it counts 1; one that nobody wants,
less than a third. Beside it: how many times it was laid, and by winners.
"""

import argparse
from collections import Counter

from colosseum.ai.tournament import Result, pairings, play_all
from colosseum.games import find
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.options import CARDS_PLAYED
from colosseum.rules.roma.ways import Way

TOO_FEW = 1 / 3
"""A card that is laid less often than its copies by this factor needs a reason."""


def copies(way: Way) -> Counter[str]:
    """How many of each card there are; with decks by lot, in both sets together."""
    if way is Way.ARENA:
        return Counter({card.key: card.in_arena for card in RULES.cards})
    if way is Way.ROMA:
        return Counter({card.key: card.in_roma for card in RULES.cards})
    return Counter({card.key: card.copies for card in RULES.cards})


def report(results: list[Result], way: Way) -> None:
    laid: Counter[str] = Counter()
    by_winners: Counter[str] = Counter()
    for result in results:
        for seat, counts in enumerate(result.counts):
            keys = [CARDS[card].key for card in counts.laid]
            laid.update(keys)
            if result.winners == (seat,):
                by_winners.update(keys)
    there = +copies(way)
    fair = by_winners.total() / there.total()
    rates = {key: by_winners[key] / (number * fair) for key, number in there.items()}
    for key in sorted(rates, key=rates.__getitem__):
        mark = "  too few" if rates[key] < TOO_FEW else ""
        print(f"{key:22} {rates[key]:5.2f}  {by_winners[key]:5} of {laid[key]:5}{mark}")
    first = sum(it.won for result in results for it in result.counts if it.was_first)
    print(f"{len(results)} games; the first player won {first / len(results):.1%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]")
    parser.add_argument("--level", default="impresario")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--processes", type=int)
    options = parser.parse_args()
    kit = find("roma")
    named = kit.options_named(options.option)
    games = pairings([options.level] * 2, options.games, options.seed, named, rotate=False)
    report(list(play_all(kit.ai, games, options.processes)), Way(named.get(CARDS_PLAYED, "arena")))


if __name__ == "__main__":
    main()
