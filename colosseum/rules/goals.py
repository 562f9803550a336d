"""Goals of a game, in a small YAML language: what one player is to reach.

    {win: yes}
    {spectators at least: 60}           a figure of the game, and how large it must become
    {turns at most: 20}                 or how small it must stay until the game is won

Each game has figures of its own; `win` is known to all. A goal looks at a player's deeds, which a
game tells from a journal: nothing else is kept, so a goal can be asked about any game ever saved.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, TypeAlias

from colosseum.formats.yaml_fields import Field
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import SeatIndex
from colosseum.words.sentences import Sentence

_WIN: Final = "win"


class Deeds(Protocol):
    """What one player has done in a game so far; each game knows more of it."""

    is_over: bool
    is_won: bool

    @property
    def place(self) -> int:
        """The player's place among all of them, the first being 1."""
        ...

    @property
    def score(self) -> int:
        """What the players of this game count when it is over."""
        ...


DeedsTeller: TypeAlias = Callable[[Journal[Any], SeatIndex], Deeds]
"""Tells a player's deeds from the journal of a game."""


class Goal(Protocol):
    @property
    def name(self) -> str:
        """As files write it: what was reached is kept by it."""
        ...

    @property
    def words(self) -> Sentence:
        """What is to be done, as an instruction to the player."""
        ...

    def is_reached(self, deeds: Any) -> bool: ...

    def so_far(self, deeds: Any) -> int | None:
        """How large the figure is that the goal asks for; None where it asks for none."""
        ...


@dataclass(frozen=True, slots=True)
class Figure:
    """Something to count in a game, and how a goal for it is worded."""

    count: Callable[[Any], int]
    words: Callable[[int], Sentence]
    most: int
    """No goal may ask for more."""
    is_upper_limit: bool = False
    """Whether the player must win with no more than the number, instead of reaching it."""


@dataclass(frozen=True, slots=True)
class Win:
    name: ClassVar[str] = _WIN

    @property
    def words(self) -> Sentence:
        return Sentence("Win the game")

    def is_reached(self, deeds: Deeds) -> bool:
        return deeds.is_won

    def so_far(self, deeds: Deeds) -> None:
        return None


@dataclass(frozen=True, slots=True)
class Reach:
    """A figure that must become as large as this at least, whoever wins."""

    kind: str
    figure: Figure
    least: int

    @property
    def name(self) -> str:
        return f"{self.kind}: {self.least}"

    @property
    def words(self) -> Sentence:
        return self.figure.words(self.least)

    def is_reached(self, deeds: Deeds) -> bool:
        return self.figure.count(deeds) >= self.least

    def so_far(self, deeds: Deeds) -> int:
        return self.figure.count(deeds)


@dataclass(frozen=True, slots=True)
class WinWithin:
    """A victory in which a figure has stayed as small as this."""

    kind: str
    figure: Figure
    most: int

    @property
    def name(self) -> str:
        return f"{self.kind}: {self.most}"

    @property
    def words(self) -> Sentence:
        return self.figure.words(self.most)

    def is_reached(self, deeds: Deeds) -> bool:
        return deeds.is_won and self.figure.count(deeds) <= self.most

    def so_far(self, deeds: Deeds) -> None:
        return None


def read_goal(field: Field, figures: Mapping[str, Figure]) -> Goal:
    """Read a goal from a mapping of one field; `FieldError` names what is wrong with it."""
    fields = [*field.mapping()]
    if len(fields) != 1:
        raise field.error(f"expected one goal, found {len(fields)}.")
    ((name, value),) = fields
    if name == _WIN:
        if not value.flag():
            raise value.error("nobody sets out to lose.")
        return Win()
    if name not in figures:
        known = ", ".join((_WIN, *figures))
        raise value.error(f"is no goal; expected one of {known}.")
    figure = figures[name]
    if figure.is_upper_limit:
        return WinWithin(name, figure, value.number(0, figure.most))
    return Reach(name, figure, value.number(1, figure.most))
