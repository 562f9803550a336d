"""A person's rating in a game, from games against levels whose ratings our ladders gave.

Simpler than Glicko-2, and for a reason: there the strength of everyone is unknown and changes. Here
the opponents' is known and fixed, so one number is left to find. It is the most likely one for all
games played, where older games count less, since people learn; and the curve tells how sure it is.
Nothing is stored: the finished games say it all, and games played before count.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.games import GameKit
from colosseum.play.statistics import Entry

_SLOPE: Final = math.log(10) / 400
_USUAL: Final = 1200.0
_SPREAD: Final = 350.0
"""What is believed of someone who has not played yet."""
_HALF_LIFE: Final = 60
"""Games after which one counts half."""
_LOWEST, _HIGHEST = 0.0, 3000.0
LEAST_GAMES: Final = 5
"""Before that, a rating would say little."""


@dataclass(frozen=True, slots=True)
class Rating:
    value: int
    error: int
    """How far it may well be off, two times out of three."""
    games: int


@dataclass(frozen=True, slots=True)
class _Result:
    share: float
    """Of the victory: 1 for a win, 0 for a loss, and parts of it where several win."""
    rivals: float
    """How strong the rivals are together, as a sum of 10^(rating / 400)."""
    weight: float

    def chance(self, mine: float) -> float:
        """Of winning for someone as strong as 10^(rating / 400)."""
        return mine / (mine + self.rivals)


def rating_of(kit: GameKit, entries: Sequence[Entry]) -> Rating | None:
    """The rating that all games of one person alone against rated opponents give.

    None if there are too few.
    """
    levels = _levels(kit)
    counted = _counted(entries, levels)
    if len(counted) < LEAST_GAMES:
        return None
    results = [
        _result(entry, levels, 0.5 ** (age / _HALF_LIFE))
        for age, entry in enumerate(reversed(counted))
    ]
    value = _most_likely(results)
    return Rating(round(value), round(_error(results, value)), len(counted))


def history(kit: GameKit, entries: Sequence[Entry], latest: int) -> list[int]:
    """The ratings after each of the latest games that counted; fewer if there are not as many."""
    counted = _counted(entries, _levels(kit))
    first = max(LEAST_GAMES, len(counted) - latest + 1)
    found = [rating_of(kit, counted[:games]) for games in range(first, len(counted) + 1)]
    return [rating.value for rating in found if rating is not None]


def games_to_go(kit: GameKit, entries: Sequence[Entry]) -> int:
    """How many more games there have to be before they give a rating."""
    return max(0, LEAST_GAMES - len(_counted(entries, _levels(kit))))


def _levels(kit: GameKit) -> dict[str, int]:
    return {level.name: level.rating for level in kit.ai.levels if level.rating is not None}


def _counted(entries: Sequence[Entry], levels: Mapping[str, int]) -> list[Entry]:
    return [entry for entry in entries if _counts(entry, levels)]


def _counts(entry: Entry, levels: Mapping[str, int]) -> bool:
    others = [level for seat, level in enumerate(entry.levels) if seat not in entry.people]
    return len(entry.people) == 1 and all(level in levels for level in others)


def _result(entry: Entry, levels: Mapping[str, int], weight: float) -> _Result:
    (me,) = entry.people
    share = 1 / len(entry.winners) if me in entry.winners else 0.0
    others = [level for seat, level in enumerate(entry.levels) if seat != me]
    return _Result(share, sum(math.exp(_SLOPE * levels[level]) for level in others), weight)


def _most_likely(results: Iterable[_Result]) -> float:
    """Where the likelihood is highest: its slope only falls, so halving finds the place."""
    found = [*results]
    low, high = _LOWEST, _HIGHEST
    for _ in range(40):
        middle = (low + high) / 2
        mine = math.exp(_SLOPE * middle)
        slope = sum(it.weight * (it.share - it.chance(mine)) for it in found) * _SLOPE
        if slope - (middle - _USUAL) / _SPREAD**2 > 0:
            low = middle
        else:
            high = middle
    return low


def _error(results: Iterable[_Result], value: float) -> float:
    mine = math.exp(_SLOPE * value)
    bend = sum(it.weight * (p := it.chance(mine)) * (1 - p) for it in results) * _SLOPE**2
    return 1 / math.sqrt(bend + 1 / _SPREAD**2)
