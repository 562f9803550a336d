"""What a player of Roma has missed: the opponent's last turn, in icons and prices."""

from collections.abc import Sequence

from colosseum.play.seats import Seat
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.scenes.parts.icon_words import Emblem, Part
from colosseum.scenes.parts.log import Entry, Line
from colosseum.scenes.table.recap_card import Cell, Recap
from colosseum.scenes.table.roma.telling import Telling


class Gathering:
    """Follows the events, and starts again whenever the player's own turn begins to act."""

    def __init__(self, game: Game, seats: Sequence[Seat], seat: SeatIndex) -> None:
        self._telling = Telling(game, seats)
        self._seats = seats
        self._mine = seat
        self._turn = game.state.turn
        self._entries: list[Entry] = []
        self._own: list[Entry] = [self._telling.heading()]
        self._is_theirs = False
        self._has_begun = self._has_had_turn = False

    def hear(self, event: Event) -> None:
        if isinstance(event, ev.TurnBegan):
            self._turn = event.turn
            if event.seat != self._mine:
                self._entries = []
                self._has_had_turn = self._has_begun
            self._has_begun |= event.seat == self._mine
            self._is_theirs = event.seat != self._mine
        # What the player does is told too, since lines go on, but not kept.
        entries = self._entries if self._is_theirs else self._own
        self._telling.tell(event, entries)

    def recap(self) -> Recap:
        rival = 1 - self._mine
        lines = [entry for entry in self._entries if isinstance(entry, Line)]
        rows = ((rival, tuple(map(self._cell, lines))),) if lines else ()
        return Recap(self._turn, rows, not self._has_had_turn)

    def _cell(self, line: Line) -> Cell:
        """The row is the rival's: what happened to the player says so by the emblem."""
        mine = self._seats[self._mine].colour
        whose: tuple[Part, ...] = (Emblem(mine), " ") if line.colour == mine else ()
        parts: list[Part] = [*whose, *line.parts, *((" ", *line.right) if line.right else ())]
        return Cell(tuple(parts), line.words, line.about)
