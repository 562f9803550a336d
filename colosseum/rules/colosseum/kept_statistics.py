"""What the statistics keep of a finished game, and all games together."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any, Self

from colosseum.rules.colosseum.chronicle import Chronicle
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.game import Game
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.statistics_record import read_numbers


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The part of a chronicle that the statistics keep."""

    events: tuple[tuple[SeatIndex, int, int, int], ...]
    """The seat, turn, programme and spectators of each event."""
    bests: tuple[tuple[int, ...], ...]
    dice: tuple[int, ...]

    @classmethod
    def of(cls, journal: Journal[Game]) -> Self:
        chronicle = Chronicle(journal)
        return cls(
            events=tuple((p.seat, p.turn, p.number, p.score.total) for p in chronicle.productions),
            bests=tuple(map(tuple, chronicle.bests)),
            dice=tuple(chronicle.dice),
        )

    @classmethod
    def read(cls, data: Any, players: int) -> Self:
        """Read what `data` wrote; `ValueError` if it is not a game of that many players."""
        match data:
            case {"events": [*events], "bests": [*bests], "dice": [*dice]} if (
                len(dice) == len(RULES.faces) and len(bests) == players
            ):
                return cls(
                    tuple(_event(event, players) for event in events),
                    tuple(read_numbers(best) for best in bests),
                    read_numbers(dice),
                )
        raise ValueError("it is not a game of Colosseum")

    def data(self) -> dict[str, Any]:
        return asdict(self)


def _event(values: Any, players: int) -> tuple[int, int, int, int]:
    seat, turn, number, spectators = read_numbers(values)
    if seat >= players or not 1 <= number <= len(RULES.programmes):
        raise ValueError("an event of no one or of no programme")
    return seat, turn, number, spectators


@dataclass(frozen=True, slots=True)
class Best:
    """The event that drew the most spectators."""

    number: int
    spectators: int
    date: str


class Totals:
    """All games together: what human players did, and everyone's dice."""

    def __init__(self, games: Iterable[tuple[str, tuple[SeatIndex, ...], PlayedGame]]) -> None:
        """For each game its date, the seats of human players, and what it left."""
        self._games = tuple(games)

    def best(self) -> Best | None:
        found = [
            Best(number, spectators, date)
            for date, people, game in self._games
            for seat, _, number, spectators in game.events
            if seat in people
        ]
        return max(found, key=lambda best: best.spectators, default=None)

    def by_programme(self) -> list[tuple[int, list[int]]]:
        """The spectators that human players drew with each programme, the most produced first."""
        found: dict[int, list[int]] = {}
        for _, people, game in self._games:
            for seat, _, number, spectators in game.events:
                if seat in people:
                    found.setdefault(number, []).append(spectators)
        return sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))

    def favourite(self) -> tuple[int, int] | None:
        """The programme that human players produced most often, and how often."""
        return next(((number, len(drawn)) for number, drawn in self.by_programme()), None)

    def dice(self) -> list[int]:
        """How often each face was rolled."""
        rolled = [game.dice for _, _, game in self._games]
        return [sum(dice[face] for dice in rolled) for face in range(len(RULES.faces))]

    def average_by_turn(self) -> list[float]:
        """The best event by the end of each turn, averaged over human players and games."""
        courses = [game.bests[seat] for _, people, game in self._games for seat in people]
        return [
            sum(bests) / len(bests)
            for turn in range(RULES.turns)
            if (bests := [course[turn] for course in courses if len(course) > turn])
        ]
