"""The log: what happened, grouped as the game groups it, and why opponents did it.

The log knows no game. A game's teller turns events into entries: words, pictures, prices, and what
each line is about on the table.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeAlias

from colosseum.play.seats import Seat
from colosseum.rules.kernel import Event, Record
from colosseum.scenes.parts.icon_words import Part, Quiet
from colosseum.tutor.marks import Mark
from colosseum.words.sentences import Sentence
from colosseum.words.translation import tr


@dataclass(frozen=True, slots=True)
class Heading:
    """What the lines below it belong to."""

    words: str
    note: str


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened."""

    words: str
    """In sentences."""
    colour: int | None
    """Whose emblem it begins with, by the number of their colour; None if nobody did it."""
    parts: tuple[Part, ...]
    right: tuple[Part, ...] = ()
    """The price or the result."""
    about: tuple[Mark, ...] = ()
    """What to light on the table."""
    short: str = ""
    """The words for the tooltip, where all of them would be too many."""

    @property
    def tip(self) -> str:
        return self.short or self.words


Entry: TypeAlias = Heading | Line


class Teller(Protocol):
    """Turns one game's events into entries, in the order in which they are told."""

    def heading(self) -> Heading:
        """What the next lines belong to."""

    def tell(self, event: Event, entries: list[Entry]) -> None:
        """Add what the event is worth, or extend what was told before."""


MakeTeller: TypeAlias = Callable[[Any, Sequence[Seat]], Teller]
"""Makes a teller for a game at its beginning, and its players."""


@dataclass(frozen=True, slots=True)
class _Thought:
    """An opponent's reason for an action."""

    place: int
    """The number of the entry it comes before."""
    seat: int
    reason: Sentence
    line: Line
    """The same in the player's language."""


class Log:
    """Everything that has been told."""

    def __init__(self, make_teller: MakeTeller, seats: Sequence[Seat]) -> None:
        self._make_teller = make_teller
        self._seats = seats

    def begin(self, beginning: Any, records: Iterable[Record] = ()) -> None:
        """Start again with the game as it began, and these records."""
        self.beginning = beginning
        self.events: list[Event] = []
        """What has been told, including what got no line of its own."""
        self._teller = self._make_teller(beginning, self._seats)
        self.entries: list[Entry] = [self._teller.heading()]
        self._thoughts: list[_Thought] = []
        for record in records:
            for event in record.events:
                self.add(event)

    def add(self, event: Event) -> None:
        self.events.append(event)
        self._teller.tell(event, self.entries)

    def add_thought(self, seat: int, reason: Sentence) -> None:
        """Add an opponent's reason for the next action."""
        line = self._thought_line(seat, reason)
        self._thoughts.append(_Thought(len(self.entries), seat, reason, line))

    def retell(self) -> None:
        """Tell everything again in the player's language, which has changed."""
        self._teller = self._make_teller(self.beginning, self._seats)
        self.entries[:] = [self._teller.heading()]
        for event in self.events:
            self._teller.tell(event, self.entries)
        self._thoughts = [
            replace(it, line=self._thought_line(it.seat, it.reason)) for it in self._thoughts
        ]

    def seat_in(self, colour: int) -> Seat:
        """The player in this colour."""
        return next(seat for seat in self._seats if seat.colour == colour)

    def with_thoughts(self) -> list[Entry]:
        """All entries, each action after its reason."""
        found = [*self.entries]
        for thought in reversed(self._thoughts):
            found.insert(thought.place, thought.line)
        return found

    def _thought_line(self, seat: int, reason: Sentence) -> Line:
        who = self._seats[seat]
        words = tr("“{reason}”", reason=reason)
        sentence = tr("{name} thinks: {words}", name=who.name, words=words)
        return Line(sentence, who.colour, (Quiet(words),))

    @property
    def lines(self) -> list[str]:
        """What happened in words, without headings."""
        return [entry.words for entry in self.entries if isinstance(entry, Line)]
