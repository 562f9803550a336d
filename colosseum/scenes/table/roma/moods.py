"""The moments of Arena: Roma II that move players: first turns, battles, fallen cards, points."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from colosseum.play.seats import Seat
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.roma_events import CardReturned, PointsTaken
from colosseum.scenes.parts import spoken_lines
from colosseum.scenes.parts.faces import Expression
from colosseum.scenes.parts.spoken_lines import Lines
from colosseum.scenes.table.reactions import Reaction
from colosseum.scenes.table.roma.spoken_lines import VOICES, Voice

_MANY: Final = 3
"""From this many victory points on, they are worth a word."""
_TURNS: Final = 3
"""There is only one to speak, and not in every turn."""
_FIRST_TURNS: Final = 2
"""One of each player."""

PLEASED, ANGRY = Expression.PLEASED, Expression.ANGRY


class RomaMoods:
    def __init__(self, game: Game, seats: Sequence[Seat]) -> None:
        self._seats = seats
        self._turn = game.state.turn
        self._points = list(game.state.points)

    @property
    def stage(self) -> Hashable:
        return self._turn // _TURNS

    def hear(self, event: Event) -> list[Reaction]:
        feel = _FEELINGS.get(type(event))
        return feel(self, event) if feel is not None else []

    def _moved(
        self, seat: SeatIndex, expression: Expression, says: Callable[[Voice], Lines]
    ) -> Reaction:
        voice = VOICES.get(self._seats[seat].character)
        return Reaction(seat, expression, says(voice) if voice else ())

    def _turn_began(self, event: ev.TurnBegan) -> list[Reaction]:
        self._turn = event.turn
        if event.turn > _FIRST_TURNS:
            return []
        return [self._moved(event.seat, PLEASED, lambda voice: voice.opening)]

    def _battle(self, event: ev.BattleDecided) -> list[Reaction]:
        if event.won:
            return [self._moved(event.seat, PLEASED, lambda voice: voice.battle_won)]
        return [self._moved(event.seat, ANGRY, lambda voice: voice.battle_lost)]

    def _card_lost(self, event: ev.CardDiscarded) -> list[Reaction]:
        return [self._moved(event.seat, ANGRY, lambda voice: voice.card_lost)]

    def _gained(self, event: ev.PointsGained) -> list[Reaction]:
        mine, theirs = self._points[event.seat], self._points[1 - event.seat]
        self._points[event.seat] += event.points
        voice = spoken_lines.VOICES.get(self._seats[event.seat].character)
        if voice is not None and mine < theirs < mine + event.points:
            return [Reaction(event.seat, PLEASED, voice.lead)]
        if event.points >= _MANY:
            return [self._moved(event.seat, PLEASED, lambda voice: voice.points_won)]
        return []

    def _taken(self, event: PointsTaken) -> list[Reaction]:
        self._points[event.seat] += event.points
        self._points[1 - event.seat] -= event.points
        return [self._moved(1 - event.seat, ANGRY, lambda voice: voice.points_lost)]

    def _sent_back(self, event: CardReturned) -> list[Reaction]:
        return [self._moved(event.seat, ANGRY, lambda voice: voice.card_lost)]

    def _returned(self, event: ev.PointsReturned) -> list[Reaction]:
        self._points[event.seat] -= event.points
        return [self._moved(event.seat, ANGRY, lambda voice: voice.points_lost)]


_FEELINGS: Final[dict[type[Event], Callable[[RomaMoods, Any], list[Reaction]]]] = {
    ev.TurnBegan: RomaMoods._turn_began,
    ev.BattleDecided: RomaMoods._battle,
    ev.CardDiscarded: RomaMoods._card_lost,
    ev.PointsGained: RomaMoods._gained,
    ev.PointsReturned: RomaMoods._returned,
    PointsTaken: RomaMoods._taken,
    CardReturned: RomaMoods._sent_back,
}
