"""Games between opponents without a table, and what came of them."""

import math
import os
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from colosseum.ai.colosseum.kit import KIT
from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.events import DealStruck, EventProduced
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Record


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game to be played: who sits where, and from which seed."""

    levels: tuple[str, ...]
    seed: int
    options: Mapping[str, bool]


@dataclass(frozen=True, slots=True)
class Result:
    """One game in numbers, seat by seat."""

    levels: tuple[str, ...]
    winners: tuple[int, ...]
    best: tuple[int, ...]
    events: int
    deals: int
    actions: int
    programmes: tuple[tuple[int, ...], ...]
    """What each seat produced."""
    seconds: tuple[tuple[str, float], ...]
    """Each decision's level, and how long it took."""


def play_game(
    levels: Sequence[str], seed: int, options: Mapping[str, bool] | None = None
) -> Journal[Game]:
    """One whole game; the same levels and seed always play the same."""
    return _play(Pairing(tuple(levels), seed, options or {}), [])


def _play(pairing: Pairing, seconds: list[tuple[str, float]]) -> Journal[Game]:
    levels = pairing.levels
    names = [f"{level.capitalize()} {number}" for number, level in enumerate(levels, 1)]
    journal = Journal(Game.new(names, pairing.seed, pairing.options))
    # A stream of its own: opponents must not be able to follow the table's chance.
    chance = Chance(~pairing.seed)
    players = [KIT.opponent(level, chance.below(1 << 32)) for level in levels]
    while decision := journal.game.decision:
        view = journal.game.view(decision.seat, chance.below(1 << 32))
        started = time.perf_counter()
        action = players[decision.seat].choose(view).action
        seconds.append((levels[decision.seat], time.perf_counter() - started))
        journal.apply(action)
    return journal


def result(pairing: Pairing) -> Result:
    """Play a game and count."""
    seconds: list[tuple[str, float]] = []
    journal = _play(pairing, seconds)
    outcome = journal.game.outcome
    assert outcome is not None
    impresarios = journal.game.state.impresarios
    return Result(
        levels=pairing.levels,
        winners=outcome.winners,
        best=tuple(impresario.best for impresario in impresarios),
        events=_number_of(EventProduced, journal.records),
        deals=_number_of(DealStruck, journal.records),
        actions=len(journal.records),
        programmes=tuple(impresario.produced for impresario in impresarios),
        seconds=tuple(seconds),
    )


def _number_of(kind: type, records: list[Record]) -> int:
    return sum(isinstance(event, kind) for record in records for event in record.events)


def pairings(
    levels: Sequence[str], games: int, seed: int, options: Mapping[str, bool], rotate: bool
) -> list[Pairing]:
    """Consecutive seeds; rotated, every seed is played once from each seat."""
    found = []
    for number in range(games):
        turned = number % len(levels) if rotate else 0
        order = (*levels[turned:], *levels[:turned])
        found.append(Pairing(order, seed + (number // len(levels) if rotate else number), options))
    return found


def play_all(games: Sequence[Pairing], processes: int | None = None) -> Iterator[Result]:
    """Play them on all cores, in order."""
    for level in {level: None for pairing in games for level in pairing.levels}:
        KIT.level(level)
    processes = min(processes or os.cpu_count() or 1, len(games))
    if processes == 1:
        yield from map(result, games)
        return
    # Spawned, not forked: alike on every system, and safe beside a window.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(result, games, chunksize=max(1, min(8, len(games) // processes // 4)))


def summary(played: Sequence[Result]) -> dict[str, Any]:
    """The games taken together; the README explains the keys, since `simulate` prints them."""
    games = len(played)
    return {
        "games": games,
        "winner_best_event": sum(max(r.best) for r in played) / games,
        "events_per_game": sum(r.events for r in played) / games,
        "deals_per_game": sum(r.deals for r in played) / games,
        "deal_rate": sum(r.deals > 0 for r in played) / games,
        "actions_per_game": sum(r.actions for r in played) / games,
        "thinking_seconds_per_game": sum(took for r in played for _, took in r.seconds) / games,
        "levels": [
            _level_summary(level, played)
            for level in sorted({level for r in played for level in r.levels})
        ],
    }


def _level_summary(level: str, played: Sequence[Result]) -> dict[str, Any]:
    """One level over all the seats it took; a shared victory counts in equal parts."""
    seats = [(r, seat) for r in played for seat, name in enumerate(r.levels) if name == level]
    wins = sum(1 / len(r.winners) for r, seat in seats if seat in r.winners)
    chances = len({id(r) for r, _ in seats})
    low, high = wilson(wins, chances)
    seconds = sorted(took for r in played for name, took in r.seconds if name == level)
    last = Counter(r.programmes[seat][-1] for r, seat in seats if r.programmes[seat])
    return {
        "name": level,
        "seats": len(seats),
        "wins": wins,
        "win_rate": wins / chances,
        "low": low,
        "high": high,
        "best_event": sum(r.best[seat] for r, seat in seats) / len(seats),
        "programmes_above_20": len({n for r, seat in seats for n in r.programmes[seat] if n > 20}),
        "favourite_last_programme": last.most_common(1)[0][0] if last else 0,
        "milliseconds": {
            name: 1000 * seconds[min(len(seconds) - 1, int(part * len(seconds)))]
            for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0))
        },
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score."""
    z = 1.96
    share = wins / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    spread *= z / (1 + z * z / games)
    low = centre - spread if wins else 0.0
    return low, centre + spread if wins < games else 1.0
