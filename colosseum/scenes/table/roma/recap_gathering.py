"""What a player of Roma has missed: the opponent's last turn, in icons and prices."""

from collections.abc import Sequence

from colosseum.play.seats import Seat
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.scenes.parts.icon_words import Part, Quiet
from colosseum.scenes.parts.log import Entry, Line
from colosseum.scenes.table.recap_strip import Cell, Column, Recap
from colosseum.scenes.table.roma.telling import Telling
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import tr


class Gathering:
    """Follows the events, and starts again whenever the player's own turn begins to act."""

    def __init__(self, game: Game, seats: Sequence[Seat], seat: SeatIndex) -> None:
        self._telling = Telling(game, seats)
        self._seats = seats
        self._mine = seat
        self._turn = game.state.turn
        self._told_turn = game.state.turn
        self._entries: list[Entry] = [self._telling.heading()]
        self._is_theirs = False
        self._has_begun = self._has_had_turn = False

    def hear(self, event: Event) -> None:
        if isinstance(event, ev.TurnBegan):
            self._turn = event.turn
            if event.seat != self._mine:
                self._entries, self._told_turn = [], event.turn
                self._has_had_turn = self._has_begun
            self._has_begun |= event.seat == self._mine
            self._is_theirs = event.seat != self._mine
        before = len(self._entries)
        self._telling.tell(event, self._entries)
        if not self._is_theirs:
            del self._entries[before:]

    def recap(self) -> Recap:
        rival = 1 - self._mine
        lines = [entry for entry in self._entries if isinstance(entry, Line)]
        column = Column(tr("Turn"), roman(self._told_turn) if self._told_turn else "", False)
        rows = ((rival, (self._cell(lines),)),)
        return Recap(str(self._turn), (column,), rows, not self._has_had_turn)

    def _cell(self, lines: Sequence[Line]) -> Cell:
        if not lines:
            return Cell((Quiet(tr("nothing yet")),))
        parts: list[Part] = []
        for line in lines:
            parts += ["   "] if parts else []
            parts += [*line.parts, *((" ", *line.right) if line.right else ())]
        about = tuple(dict.fromkeys(mark for line in lines for mark in line.about))
        return Cell(tuple(parts), "\n".join(line.words for line in lines), about)
