"""Games between opponents without a table, and their results."""

import math
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeVar

from colosseum.ai import characters
from colosseum.ai.kit import OpponentKit
from colosseum.rules.chance import Chance
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event, Game
from colosseum.rules.options import OptionValue

G = TypeVar("G", bound=Game)


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game to be played: who sits where, and from which seed."""

    levels: tuple[str, ...]
    """“impresario”, or “impresario:livia” for a character of that level."""
    seed: int
    options: Mapping[str, OptionValue]

    @property
    def seats(self) -> tuple[tuple[str, str], ...]:
        """Each seat's level and character; "" for no one in particular."""
        return tuple((level, who) for level, _, who in (s.partition(":") for s in self.levels))


@dataclass(frozen=True, slots=True)
class Result:
    """One game in numbers."""

    levels: tuple[str, ...]
    winners: tuple[int, ...]
    actions: int
    counts: tuple[Any, ...]
    """The game's own measures, seat by seat."""
    seconds: tuple[tuple[str, float], ...]
    """Each decision's level, and how long it took."""
    characters: tuple[str, ...] = ()


def play_game(
    kit: OpponentKit[G],
    levels: Sequence[str],
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
) -> Journal[G]:
    """Play one whole game; the same levels and seed always play it the same way."""
    return _play(kit, Pairing(tuple(levels), seed, options or {}), [], time.perf_counter)


def _play(
    kit: OpponentKit[G],
    pairing: Pairing,
    seconds: list[tuple[str, float]],
    clock: Callable[[], float],
) -> Journal[G]:
    seats = pairing.seats
    names = [f"{(who or level).capitalize()} {n}" for n, (level, who) in enumerate(seats, 1)]
    journal = Journal(kit.game.new(names, pairing.seed, pairing.options))
    # A separate stream: opponents must not be able to follow the table's chance.
    chance = Chance(~pairing.seed)
    players = [kit.opponent(level, chance.below(1 << 32), who) for level, who in seats]
    pasts: list[list[Event]] = [[] for _ in seats]
    while decision := journal.game.decision:
        seat = decision.seat
        view = journal.game.view(seat, chance.below(1 << 32))
        started = clock()
        action = players[seat].choose(view, pasts[seat]).action
        seconds.append((seats[seat][0], clock() - started))
        record = journal.apply(action)
        for other, past in enumerate(pasts):
            past += kit.past([record], other)
    return journal


def result(
    kit: OpponentKit[G], pairing: Pairing, clock: Callable[[], float] = time.perf_counter
) -> Result:
    """Play a game and count; the clock times decisions."""
    seconds: list[tuple[str, float]] = []
    journal = _play(kit, pairing, seconds, clock)
    outcome = journal.game.outcome
    assert outcome is not None
    return Result(
        levels=tuple(level for level, _ in pairing.seats),
        winners=outcome.winners,
        actions=len(journal.records),
        counts=kit.measures.count(journal),
        seconds=tuple(seconds),
        characters=tuple(who for _, who in pairing.seats),
    )


def pairings(
    levels: Sequence[str], games: int, seed: int, options: Mapping[str, OptionValue], rotate: bool
) -> list[Pairing]:
    """Plan games with consecutive seeds; rotated, a seed is played once from every seat."""
    found = []
    for number in range(games):
        turned = number % len(levels) if rotate else 0
        order = (*levels[turned:], *levels[:turned])
        found.append(Pairing(order, seed + (number // len(levels) if rotate else number), options))
    return found


def play_all(
    kit: OpponentKit[G], games: Sequence[Pairing], processes: int | None = None
) -> Iterator[Result]:
    """Play them on all cores, in order."""
    for level, who in {seat: None for pairing in games for seat in pairing.seats}:
        kit.opponent(level, 0, who)  # complain before anything is played
    play = partial(result, kit)
    processes = min(processes or os.cpu_count() or 1, len(games))
    if processes == 1:
        yield from map(play, games)
        return
    # Spawned, not forked: the same on every system, and safe beside a window.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, games, chunksize=max(1, min(8, len(games) // processes // 4)))


def summary(kit: OpponentKit[G], played: Sequence[Result], seconds: float) -> dict[str, Any]:
    """Sum up the games as `simulate --json` prints them; `seconds` is how long they took."""
    games = len(played)
    actions = sum(r.actions for r in played)
    return {
        "games": games,
        "seconds": seconds,
        "actions_per_second": actions / seconds,
        "actions_per_game": actions / games,
        "thinking_seconds_per_game": sum(took for r in played for _, took in r.seconds) / games,
        **kit.measures.of_games([r.counts for r in played]),
        "levels": [
            _level_summary(kit, level.name, played)
            for level in kit.known
            if any(level.name in r.levels for r in played)
        ],
        "characters": [
            _character_summary(kit, who, played)
            for who in characters.KEYS
            if any(who in r.characters for r in played)
        ],
    }


def _level_summary(kit: OpponentKit[G], level: str, played: Sequence[Result]) -> dict[str, Any]:
    """Sum up one level over all its seats."""
    seats = [(r, seat) for r in played for seat, name in enumerate(r.levels) if name == level]
    return {
        **_seats_summary(kit, level, seats),
        **_times([took for r in played for name, took in r.seconds if name == level]),
    }


def _character_summary(kit: OpponentKit[G], who: str, played: Sequence[Result]) -> dict[str, Any]:
    """Sum up one character over all its seats, at any level."""
    seats = [(r, seat) for r in played for seat, name in enumerate(r.characters) if name == who]
    return _seats_summary(kit, who, seats)


def _seats_summary(
    kit: OpponentKit[G], name: str, seats: Sequence[tuple[Result, int]]
) -> dict[str, Any]:
    """Sum up these seats; a shared victory counts in equal parts."""
    wins = sum(1 / len(r.winners) for r, seat in seats if seat in r.winners)
    games = len({id(r) for r, _ in seats})
    low, high = wilson(wins, games)
    return {
        "name": name,
        "seats": len(seats),
        "wins": wins,
        "win_rate": wins / games,
        "low": low,
        "high": high,
        **kit.measures.of_level([r.counts[seat] for r, seat in seats]),
    }


def _times(seconds: Sequence[float]) -> dict[str, float]:
    """Sum up how long decisions took, in milliseconds: median, two percentiles and the longest."""
    ranked = sorted(seconds)
    return {
        f"{name}_ms": 1000 * ranked[min(len(ranked) - 1, int(part * len(ranked)))]
        for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0))
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a win rate, by Wilson's score."""
    z = 1.96
    share = wins / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    spread *= z / (1 + z * z / games)
    low = centre - spread if wins else 0.0
    return low, centre + spread if wins < games else 1.0
