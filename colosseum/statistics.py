"""What came of all games: each finished game is written down once, a JSON object a line."""

import json
import logging
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Self

from colosseum import paths, storage
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.events import BestRaised, DiceRolled, EventProduced, TurnBegan
from colosseum.rules.colosseum.scoring import Score
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.seats import HUMAN, Seat
from colosseum.storage import StorageError

log = logging.getLogger(__name__)

OPPONENTS: Final = ("random", "novice", "impresario", "grand")
"""Weakest first."""
_MOST_BYTES: Final = 64 * 1024 * 1024
"""Room for tens of thousands of games."""


@dataclass(frozen=True, slots=True)
class Production:
    """An event that somebody produced."""

    seat: SeatIndex
    turn: int
    number: int
    """The programme's."""
    score: Score


class Chronicle:
    """What a game was like, gathered by playing it again."""

    def __init__(self, journal: Journal[Game]) -> None:
        game = journal.beginning()
        players = range(len(game.seats))
        self.productions: list[Production] = []
        self.bests: list[list[int]] = [[] for _ in players]
        """Of each seat, the best event by the end of each turn that has begun."""
        self.dice: list[int] = [0] * len(RULES.faces)
        """How often each face was rolled."""
        self._turn = game.state.turn
        self._now = [impresario.best for impresario in game.state.impresarios]
        for event in game.opening:
            self._note(event)
        for _, record in journal.replay():
            for event in record.events:
                self._note(event)
        self._end_turn()

    def _note(self, event: Event) -> None:
        match event:
            case TurnBegan(turn) if turn > self._turn:
                self._end_turn()
                self._turn = turn
            case EventProduced(seat, number, score=score):
                self.productions.append(Production(seat, self._turn, number, score))
            case BestRaised(seat, best):
                self._now[seat] = best
            case DiceRolled(faces=faces):
                for face in faces:
                    self.dice[face] += 1

    def _end_turn(self) -> None:
        for bests, best in zip(self.bests, self._now, strict=True):
            bests.append(best)


@dataclass(frozen=True, slots=True)
class Entry:
    """One finished game as it is written down."""

    game: str
    """A digest: the same game is not counted twice."""
    date: str
    levels: tuple[str, ...]
    winners: tuple[SeatIndex, ...]
    events: tuple[tuple[SeatIndex, int, int, int], ...]
    """Seat, turn, programme and spectators of each."""
    bests: tuple[tuple[int, ...], ...]
    dice: tuple[int, ...]

    @classmethod
    def of(cls, journal: Journal[Game], seats: Sequence[Seat]) -> Self:
        assert journal.game.outcome is not None, "only finished games count"
        told = Chronicle(journal)
        return cls(
            game=_digest(journal),
            date=time.strftime("%Y-%m-%d"),
            levels=tuple(seat.player for seat in seats),
            winners=journal.game.outcome.winners,
            events=tuple((p.seat, p.turn, p.number, p.score.total) for p in told.productions),
            bests=tuple(map(tuple, told.bests)),
            dice=tuple(told.dice),
        )

    @classmethod
    def read(cls, line: str) -> Self:
        """`ValueError` if the line is none of ours."""
        data = json.loads(line)
        match data:
            case {
                "game": str(game),
                "date": str(date),
                "levels": [*levels],
                "winners": [*winners],
                "events": [*events],
                "bests": [*bests],
                "dice": [*dice],
            } if len(dice) == len(RULES.faces) and len(bests) == len(levels):
                return cls(
                    game,
                    date,
                    tuple(map(str, levels)),
                    _numbers(winners, len(levels) - 1),
                    tuple(_event(event, len(levels)) for event in events),
                    tuple(_numbers(best) for best in bests),
                    _numbers(dice),
                )
        raise ValueError("it is no game")

    @property
    def people(self) -> tuple[SeatIndex, ...]:
        return tuple(seat for seat, level in enumerate(self.levels) if level == HUMAN)

    @property
    def strongest_opponent(self) -> str | None:
        """None in a game among people."""
        found = [level for level in OPPONENTS if level in self.levels]
        return found[-1] if found else None


def _numbers(values: Any, most: int | None = None) -> tuple[int, ...]:
    if not all(type(value) is int and value >= 0 for value in values):
        raise ValueError("not only numbers")
    if most is not None and any(value > most for value in values):
        raise ValueError("a number is too large")
    return tuple(values)


def _event(values: Any, players: int) -> tuple[int, int, int, int]:
    seat, turn, number, spectators = _numbers(values)
    if seat >= players or not 1 <= number <= len(RULES.programmes):
        raise ValueError("an event of nobody or of no programme")
    return seat, turn, number, spectators


def _digest(journal: Journal[Game]) -> str:
    """The same for the same game, whatever the table notes beside it."""
    actions = "\n".join(str(record.action) for record in journal.records)
    header = json.dumps(journal.game.header(), sort_keys=True)
    return sha256(f"{header}\n{actions}".encode()).hexdigest()[:24]


# The file


def _file() -> Path:
    return paths.data_folder() / "statistics.jsonl"


def record(journal: Journal[Game], seats: Sequence[Seat]) -> None:
    """Write a finished game down, unless it is already."""
    entry = Entry.of(journal, seats)
    if any(other.game == entry.game for other in entries()):
        return
    try:
        storage.append(_file(), json.dumps(asdict(entry)))
    except StorageError as error:
        log.error("The game could not be added to the statistics: %s", error)


def entries() -> list[Entry]:
    """All games on record; a line that cannot be read is passed over."""
    try:
        text = storage.read(_file(), _MOST_BYTES) or ""
    except StorageError as error:
        log.warning("The statistics cannot be read: %s", error)
        return []
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(Entry.read(line))
        except (ValueError, RecursionError) as error:
            log.warning("Line %s of the statistics is passed over: %s.", number, error)
    return found


# Numbers


@dataclass(frozen=True, slots=True)
class Tally:
    """Games and how many of them people won."""

    games: int = 0
    wins: int = 0


@dataclass(frozen=True, slots=True)
class Best:
    number: int
    spectators: int
    date: str


class Statistics:
    """What people did in all games; dice are everybody's."""

    def __init__(self, games: Iterable[Entry]) -> None:
        self._entries = [entry for entry in games if entry.people]
        self.games = len(self._entries)
        self.wins = sum(map(_is_won, self._entries))

    def by_opponent(self) -> dict[str, Tally]:
        """Games by the level of the strongest opponent; those among people count for none."""
        found = {}
        for level in OPPONENTS:
            games = [entry for entry in self._entries if entry.strongest_opponent == level]
            if games:
                found[level] = Tally(len(games), sum(map(_is_won, games)))
        return found

    def best(self) -> Best | None:
        found = [
            Best(number, spectators, entry.date)
            for entry in self._entries
            for seat, _, number, spectators in entry.events
            if seat in entry.people
        ]
        return max(found, key=lambda best: best.spectators, default=None)

    def favourite(self) -> tuple[int, int] | None:
        """The programme that people produced most often, and how often."""
        numbers = Counter(
            number
            for entry in self._entries
            for seat, _, number, _ in entry.events
            if seat in entry.people
        )
        return min(numbers.items(), key=lambda item: (-item[1], item[0]), default=None)

    def dice(self) -> list[int]:
        return [sum(faces) for faces in zip(*(e.dice for e in self._entries), strict=True)] or [
            0
        ] * len(RULES.faces)

    def average_by_turn(self) -> list[float]:
        """The best event by the end of each turn, on average over people and games."""
        courses = [entry.bests[seat] for entry in self._entries for seat in entry.people]
        return [
            sum(bests) / len(bests)
            for turn in range(RULES.turns)
            if (bests := [course[turn] for course in courses if len(course) > turn])
        ]


def _is_won(entry: Entry) -> bool:
    return any(seat in entry.people for seat in entry.winners)
