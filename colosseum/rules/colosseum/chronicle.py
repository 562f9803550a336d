"""A game in retrospect: its events, the best of them by turn, and the dice."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Self

from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.events import (
    BestRaised,
    DiceRolled,
    EventProduced,
    TurnBegan,
)
from colosseum.rules.colosseum.game import Game
from colosseum.rules.colosseum.scoring import Score
from colosseum.rules.colosseum.talks import talks_this_turn
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event, Record, SeatIndex
from colosseum.rules.statistics_record import read_numbers


@dataclass(frozen=True, slots=True)
class Production:
    """An event that a player produced."""

    seat: SeatIndex
    turn: int
    number: int
    """The programme's."""
    score: Score


def productions(records: Iterable[Record], turn: int) -> list[Production]:
    """The events that players produced in these records; the turn is the one they begin in."""
    found = []
    for record in records:
        for event in record.events:
            match event:
                case TurnBegan(begun):
                    turn = begun
                case EventProduced(seat, number, score=score):
                    found.append(Production(seat, turn, number, score))
    return found


def productions_so_far(game: Game, records: Sequence[Record]) -> list[Production]:
    """The same, for the records that led to this position."""
    turns = sum(isinstance(event, TurnBegan) for record in records for event in record.events)
    return productions(records, game.state.turn - turns)


@dataclass(frozen=True, slots=True)
class Haggle:
    """An offer to another player, as it stood last: perhaps a counter-offer."""

    seat: SeatIndex
    partner: SeatIndex
    give: Bundle
    take: Bundle
    agreed: bool | None
    """None while the answer is open."""

    def of(self, seat: SeatIndex) -> "Haggle":
        """The same from one of the two players' point of view."""
        if seat == self.seat:
            return self
        return Haggle(self.partner, self.seat, self.take, self.give, self.agreed)


def haggles_this_turn(records: Sequence[Record]) -> list[Haggle]:
    """The offers of the turn in which these records end."""
    lasts = [(talk.last, talk.agreed) for talk in talks_this_turn(records)]
    return [Haggle(it.seat, it.partner, it.give, it.take, agreed) for it, agreed in lasts]


class Chronicle:
    """One game from its first event to its last."""

    def __init__(self, journal: Journal[Game]) -> None:
        game = journal.beginning()
        self.productions = productions(journal.records, game.state.turn)
        self.bests: list[list[int]] = [[] for _ in game.seats]
        """For each seat, its best event by the end of each turn that has begun."""
        self.dice: list[int] = [0] * len(RULES.faces)
        """How often each face was rolled."""
        self._turn = game.state.turn
        self._now = [impresario.best for impresario in game.state.impresarios]
        for event in game.opening:
            self._note(event)
        for record in journal.records:
            for event in record.events:
                self._note(event)
        self._end_turn()

    def _note(self, event: Event) -> None:
        match event:
            case TurnBegan(turn) if turn > self._turn:
                self._end_turn()
                self._turn = turn
            case BestRaised(seat, best):
                self._now[seat] = best
            case DiceRolled(faces=faces):
                for face in faces:
                    self.dice[face] += 1

    def _end_turn(self) -> None:
        for bests, best in zip(self.bests, self._now, strict=True):
            bests.append(best)


# For the statistics


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

    def favourite(self) -> tuple[int, int] | None:
        """The programme that human players produced most often, and how often."""
        numbers = Counter(
            number
            for _, people, game in self._games
            for seat, _, number, _ in game.events
            if seat in people
        )
        return min(numbers.items(), key=lambda item: (-item[1], item[0]), default=None)

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
