"""A game in retrospect: its events, the best of them by turn, and the dice."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.events import (
    BestRaised,
    DiceRolled,
    EventProduced,
    TurnBegan,
)
from colosseum.rules.colosseum.game import Game
from colosseum.rules.colosseum.offers_so_far import talks_this_turn
from colosseum.rules.colosseum.scoring import Score
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event, Record, SeatIndex


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
