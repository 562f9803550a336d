"""A game in retrospect: the course of the victory points, the dice, and what each card brought."""

from collections import Counter
from collections.abc import Sequence

from colosseum.rules.kernel import Event, Record, SeatIndex
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.events import (
    CardActivated,
    DiceRerolled,
    DiceRolled,
    PointsGained,
    PointsReturned,
    TurnBegan,
)
from colosseum.rules.roma.game import Game
from colosseum.rules.roma.roma_events import PointsTaken


class Chronicle:
    """One game from its first event to its last so far. Cards are named by their keys."""

    def __init__(self, game: Game, records: Sequence[Record]) -> None:
        """The game as it began, and what has happened since."""
        self.points: list[list[int]] = [[points] for points in game.state.points]
        """For each seat, its points at the beginning and after each turn of either player."""
        self.dice: list[int] = [0] * RULES.faces
        """How often the action dice showed each number, the lowest first."""
        self.activated: list[Counter[str]] = [Counter() for _ in game.seats]
        """For each seat, how often each of its cards acted."""
        self.earned: list[Counter[str]] = [Counter() for _ in game.seats]
        """For each seat, the points it gained by each card, actions that it copied included."""
        asking = game.state.activation
        self._acting = CARDS[asking.card].key if asking else ""
        if game.state.turn:
            self._begin_turn()
        for event in game.opening:
            self._note_dice(event)
        for record in records:
            for event in record.events:
                self._note(event, record.seat)

    def _note(self, event: Event, seat: SeatIndex) -> None:
        """Note an event that follows from an action of this seat."""
        match event:
            case TurnBegan():
                self._begin_turn()
            case PointsReturned(owner, points):
                self.points[owner][-1] -= points
            case PointsGained(owner, points):
                self.points[owner][-1] += points
                if owner == seat:
                    self.earned[seat][self._acting] += points
            case PointsTaken(owner, points):
                self.points[owner][-1] += points
                self.points[1 - owner][-1] -= points
                self.earned[owner][self._acting] += points
            case CardActivated(card=card):
                self._acting = CARDS[card].key
                self.activated[seat][self._acting] += 1
            case _:
                self._note_dice(event)

    def _begin_turn(self) -> None:
        for course in self.points:
            course.append(course[-1])

    def _note_dice(self, event: Event) -> None:
        match event:
            case DiceRolled(dice=dice) | DiceRerolled(new=dice):
                for die in dice:
                    self.dice[die - 1] += 1


# For the statistics
