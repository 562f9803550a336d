"""Whether the characters are equally strong, differ in style, are recognised, and vary games.

    python3 dev.py bench characters [--game roma] [--level impresario] [--games 300] [--seed 1]

The cast is shuffled and dealt to tables again and again, so that all play the same number of games
against everyone else. Intervals are Wilson's, 95%. Styles differ if chance alone would hardly ever
spread what characters do so far: χ² with its probability, where each seat of each game counts. They
are recognised if naive Bayes, taught by the first half of the games, names those of the second.
"""

import argparse
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

from benchmarks.recognition import TURNS, Traits, early_colosseum, early_roma, recognised
from colosseum.ai.characters import KEYS
from colosseum.ai.tournament import play_game, wilson
from colosseum.games import GAMES, GameKit, find
from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import events as ev
from colosseum.rules.journal import Journal
from colosseum.rules.roma import events as roma_ev

NEAR_FAIR: Final = 0.05
"""How far a character's share of victories may be from the fair one."""
MOST_OF_ONE_OPENING: Final = 0.40
MOST_OF_ONE_ENDING: Final = 0.25
LEAST_ENDINGS: Final = 15
RECOGNISED: Final[Mapping[str, float]] = {"colosseum": 0.60, "roma": 0.50}
"""The share of seats whose character is to be told from the first turns."""
SURE: Final = 0.01
"""Below this probability a difference is no accident."""


@dataclass(frozen=True)
class Seen:
    """What one seat did in one game."""

    opening: str
    """What it did first,"""
    ending: str
    """and last."""
    habits: Mapping[str, Counter[str]]
    """How often it did each of several things, by what they are about."""
    traits: Traits
    """What it did in the first turns."""


@dataclass(frozen=True)
class Played:
    cast: tuple[str, ...]
    winners: tuple[int, ...]
    seen: tuple[Seen, ...]

    def share(self, seat: int) -> float:
        return 1 / len(self.winners) if seat in self.winners else 0.0


# Colosseum

INVESTMENTS: Final = {
    ev.ProgrammeBought: "programme",
    ev.ArenaExpanded: "expansion",
    ev.TicketBought: "ticket",
    ev.LogeBuilt: "loge",
}
BANDS: Final = (9, 12, 16)
"""Bids up to these, and above."""


def seen_in_colosseum(journal: Journal[Any]) -> tuple[Seen, ...]:
    """First investments, last programmes, and how seats invest, trade and bid."""
    seats = range(len(journal.game.seats))
    investments: list[list[str]] = [[] for _ in seats]
    bids: list[Counter[str]] = [Counter() for _ in seats]
    deals = Counter[int]()
    auction: dict[int, int] = {}
    traits = early_colosseum(journal)
    for event in (event for record in journal.records for event in record.events):
        match event:
            case ev.ProgrammeBought() | ev.ArenaExpanded() | ev.TicketBought() | ev.LogeBuilt():
                investments[event.seat].append(INVESTMENTS[type(event)])
            case ev.MarketOpened() | ev.BidMade():
                auction[event.seat] = event.coins
            case ev.MarketWon():
                for seat in seats:
                    bids[seat][band(auction[seat]) if seat in auction else "none"] += 1
                auction = {}
            case ev.DealStruck():
                deals.update((event.seat, event.partner))
    return tuple(
        Seen(
            opening=investments[seat][0] if investments[seat] else "nothing",
            ending=str((*impresario.produced, 0)[len(impresario.produced) - 1]),
            habits={
                "investments": Counter(investments[seat]),
                "deals": Counter([f"{min(deals[seat], 6)} deals"]),
                "bids": bids[seat],
            },
            traits=traits[seat],
        )
        for seat, impresario in enumerate(journal.game.state.impresarios)
    )


def band(coins: int) -> str:
    return next((f"up to {most}" for most in BANDS if coins <= most), f"above {BANDS[-1]}")


# Arena: Roma II


def seen_in_roma(journal: Journal[Any]) -> tuple[Seen, ...]:
    """The first card played and the last one activated, and what dice are used for."""
    found = []
    traits = early_roma(journal)
    for seat in range(2):
        events = [
            event
            for record in journal.records
            for event in record.events
            if getattr(event, "seat", None) == seat
        ]
        played = [str(event.card) for event in events if isinstance(event, roma_ev.CardPlayed)]
        used = [str(event.card) for event in events if isinstance(event, roma_ev.CardActivated)]
        dice = Counter(str(event.symbol) for event in events if isinstance(event, roma_ev.DieLaid))
        attacks = sum(isinstance(event, roma_ev.BattleBegan) for event in events)
        habits = {
            "dice": dice,
            "attacks": Counter([f"{min(attacks, 8)} attacks"]),
            "cards": Counter([f"{min(len(played), 12)} cards"]),
        }
        found.append(Seen((*played, "none")[0], ("none", *used)[-1], habits, traits[seat]))
    return tuple(found)


WATCH: Final[Mapping[str, Callable[[Journal[Any]], tuple[Seen, ...]]]] = {
    "colosseum": seen_in_colosseum,
    "roma": seen_in_roma,
}

# Playing


def tables(players: int, games: int, seed: int) -> Iterator[tuple[str, ...]]:
    """Deal the cast to tables: everyone plays once before anyone plays twice."""
    chance = Chance(seed)
    waiting: list[str] = []
    for _ in range(games):
        if len(waiting) < players:
            waiting = [*KEYS]
            chance.shuffle(waiting)
        yield tuple(waiting[:players])
        waiting = waiting[players:]


def play(game: str, level: str, job: tuple[int, tuple[str, ...]]) -> Played:
    seed, cast = job
    journal = play_game(find(game).ai, [f"{level}:{who}" for who in cast], seed)
    outcome = journal.game.outcome
    assert outcome is not None
    return Played(cast, outcome.winners, WATCH[game](journal))


def play_all(
    kit: GameKit, level: str, games: int, seed: int, processes: int | None
) -> list[Played]:
    casts = tables(kit.usual_players, games, seed)
    jobs = [(seed + number, cast) for number, cast in enumerate(casts)]
    one = partial(play, kit.name, level)
    if processes == 1:
        return [*map(one, jobs)]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return [*pool.map(one, jobs, chunksize=4)]


# Measuring


def chi_square(rows: Sequence[Counter[str]]) -> tuple[float, int, float]:
    """How far rows of counts are apart: χ², degrees of freedom, and how likely by chance.

    The probability is Wilson and Hilferty's, which is close enough for telling sure from unsure.
    """
    columns = sorted({name for row in rows for name in row})
    total = sum(row.total() for row in rows)
    sums = {name: sum(row[name] for row in rows) for name in columns}
    statistic = 0.0
    for row in rows:
        for name in columns:
            expected = row.total() * sums[name] / total
            statistic += (row[name] - expected) ** 2 / expected if expected else 0.0
    freedom = max(1, (len(rows) - 1) * (len(columns) - 1))
    spread = 2 / (9 * freedom)
    z = ((statistic / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return statistic, freedom, 0.5 * math.erfc(z / math.sqrt(2))


def told(share: float, count: int) -> str:
    low, high = wilson(share * count, count)
    return f"{share:6.1%} ({low:.1%} to {high:.1%}) of {count}"


def verdict(passed: bool) -> str:
    return "as wanted" if passed else "NOT as wanted"


def show_strength(played: Sequence[Played], fair: float) -> None:
    print(f"Victories, wanted {fair - NEAR_FAIR:.0%} to {fair + NEAR_FAIR:.0%}:")
    for who in KEYS:
        shares = [game.share(game.cast.index(who)) for game in played if who in game.cast]
        share = sum(shares) / len(shares)
        fits = abs(share - fair) <= NEAR_FAIR
        print(f"  {who:10}{told(share, len(shares))}  {verdict(fits)}")


def show_variety(played: Sequence[Played]) -> None:
    openings = Counter(seen.opening for game in played for seen in game.seen)
    endings = Counter(game.seen[seat].ending for game in played for seat in game.winners)
    for words, counts, most in (
        ("Openings", openings, MOST_OF_ONE_OPENING),
        ("Winners’ last", endings, MOST_OF_ONE_ENDING),
    ):
        total = counts.total()
        fits = counts.most_common(1)[0][1] / total <= most
        print(f"{words}, none above {most:.0%}: {verdict(fits)}")
        for name, count in counts.most_common(6):
            print(f"  {name:10}{told(count / total, total)}")
    fits = len(endings) >= LEAST_ENDINGS
    print(f"Different among winners’ last: {len(endings)}, {LEAST_ENDINGS} wanted: {verdict(fits)}")


def show_styles(played: Sequence[Played]) -> None:
    for habit in played[0].seen[0].habits:
        rows = {who: Counter[str]() for who in KEYS}
        for game in played:
            for who, seen in zip(game.cast, game.seen, strict=True):
                rows[who] += seen.habits[habit]
        statistic, freedom, chance = chi_square([*rows.values()])
        sure = verdict(chance < SURE)
        print(f"{habit}: χ² {statistic:.0f} with {freedom} degrees, p {chance:.2g}: {sure}")
        for who, row in rows.items():
            shares = (f"{name} {row[name] / row.total():.0%}" for name in sorted(row))
            print(f"  {who:10}{', '.join(shares)}")


def show_recognition(game: str, played: Sequence[Played]) -> None:
    seats = [
        (who, seen.traits) for one in played for who, seen in zip(one.cast, one.seen, strict=True)
    ]
    named, of, pairs = recognised(seats)
    fits = verdict(named / of >= RECOGNISED[game])
    print(f"Recognised after {TURNS[game]} turns, {RECOGNISED[game]:.0%} wanted: {fits}")
    print(f"  {told(named / of, of)}")
    for who in KEYS:
        taken = Counter({name: pairs[who, name] for name in KEYS if pairs[who, name]})
        print(f"  {who:10}{', '.join(f'{name} {n}' for name, n in taken.most_common())}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--level", default="impresario")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, help="one for each core by default")
    options = parser.parse_args()
    kit = find(options.game)
    started = time.perf_counter()
    played = play_all(kit, options.level, options.games, options.seed, options.processes)
    print(f"{len(played)} games of {kit.usual_players} at {options.level}")
    show_strength(played, 1 / kit.usual_players)
    show_variety(played)
    show_styles(played)
    show_recognition(options.game, played)
    print(f"{time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
