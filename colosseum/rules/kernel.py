"""What every game here provides: who decides, what they may do, and what comes of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from colosseum.rules.notation import Line
from colosseum.rules.options import GameOption, OptionValue
from colosseum.words.sentences import GameError, Sentence

SeatIndex: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern for a sentence; with a plural, `counted` names the value that decides."""

    singular: str
    plural: str | None = None
    counted: str = "count"


LONGEST_NAME: Final = 60
"""Letters in a player's name; nobody can type as many."""


def player_name(text: str) -> str:
    """The text, if a player can be called that; `ValueError` unless it is a line of letters."""
    if not text.isprintable() or len(text) > LONGEST_NAME:
        raise ValueError("a name is one line")
    return text


class IllegalAction(GameError):
    """An action that the rules forbid now; its text is the reason."""


class PositionError(GameError):
    """A position that contradicts itself."""


class Action(Line):
    """A player's decision: the intent, not the outcome."""

    __slots__ = ()


class Event(Line):
    """One thing that changed."""

    __slots__ = ()
    by_chance: ClassVar[bool] = False
    is_heading: ClassVar[bool] = False
    """Whether the log shows it as a heading rather than a sentence."""

    def seen_by(self, seat: SeatIndex) -> Self:
        """The event as that seat sees it: secrets of another seat are left out."""
        return self


class DecisionKind(StrEnum):
    """A kind of decision; each game lists its own."""

    # Enum's own hash runs Python code; steps are looked up at every action.
    __hash__ = str.__hash__


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that is due: who makes it, and of what kind."""

    kind: DecisionKind
    seat: SeatIndex
    help: Sentence


class Record(NamedTuple):
    """An action applied: who did it, what it was, and every event that followed, in order."""

    seat: SeatIndex
    action: Action
    events: tuple[Event, ...]

    @property
    def chance(self) -> tuple[Event, ...]:
        """The events that dice or the bag decided: nobody could foresee them, so no undo."""
        return tuple(event for event in self.events if event.by_chance)


class Range(Protocol):
    """A family of actions too large to list, such as all bids from 9 to 27."""

    def __contains__(self, action: object) -> bool: ...

    def pick(self, rng: Random) -> Action: ...


class Choices:
    """Everything that may be done now: single actions one by one, the others as ranges.

    They are valid until the next action is applied.
    """

    __slots__ = ("actions", "ranges")

    def __init__(self, actions: tuple[Action, ...], ranges: tuple[Range, ...] = ()) -> None:
        self.actions = actions
        self.ranges = ranges

    def __contains__(self, action: object) -> bool:
        return action in self.actions or any(action in family for family in self.ranges)

    @property
    def only(self) -> Action | None:
        """The only thing to do, where there is no real choice."""
        return self.actions[0] if len(self.actions) == 1 and not self.ranges else None

    def pick(self, rng: Random) -> Action:
        """Pick one at random; a range is as likely as a single action."""
        actions, ranges = self.actions, self.ranges
        index = int(rng.random() * (len(actions) + len(ranges)))
        return actions[index] if index < len(actions) else ranges[index - len(actions)].pick(rng)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: who won, and why."""

    winners: tuple[SeatIndex, ...]
    reason: Sentence


class Game(Protocol):
    """A game, as tables, opponents and journals see it."""

    name: ClassVar[str]
    newest_rules: ClassVar[int]
    """The version of its numbers and rules by which new games are played."""
    players: ClassVar[range]
    """How many seats a game can have."""
    known_options: ClassVar[tuple[GameOption, ...]]
    seats: tuple[str, ...]
    opening: tuple[Event, ...]
    """The events before the first decision."""
    origin: dict[str, Any] | None
    """What the game began from: its seats, seed and options by these names, or its position.

    None in a view, which must not give the seed away.
    """

    @classmethod
    def new(
        cls,
        seats: Sequence[str],
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        version: int | None = None,
    ) -> Self:
        """Start a game with these named players; all chance comes from the seed.

        Options left out are as usual. Without a version, the newest rules are played by.
        """
        ...

    @staticmethod
    def differences(version: int) -> Sentence | None:
        """How that version of the rules differs from the newest; None if it is the newest."""
        ...

    @property
    def rules_version(self) -> int:
        """The version of the numbers and rules it is played by, from its beginning to its end."""
        ...

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """Every option of the game, by name."""
        ...

    @classmethod
    def from_position(cls, text: str, source: str = ..., version: int | None = None) -> Self:
        """Start a game from a position written as YAML; `GameError` says what is wrong.

        The version is for a text that names none.
        """
        ...

    def position(self) -> str:
        """Write the position as text from which the game can go on: everything public."""
        ...

    @classmethod
    def read_action(cls, text: str) -> Action: ...

    @classmethod
    def read_event(cls, text: str) -> Event: ...

    @property
    def decision(self) -> Decision | None:
        """The decision that is due; None once the game is over."""
        ...

    @property
    def outcome(self) -> Outcome | None: ...

    def choices(self) -> Choices: ...

    def why_not(self, action: Action) -> Sentence | None:
        """Say why the action may not be taken now; None if it may."""
        ...

    def apply(self, action: Action) -> Record:
        """Take the action; `IllegalAction` if it may not be taken, and then nothing changes."""
        ...

    def copy(self) -> Self: ...

    def view(self, seat: SeatIndex, seed: int) -> Self:
        """A copy in which everything that the seat cannot know is redealt from the seed."""
        ...

    def with_other_luck(self, seed: int) -> Self:
        """A copy with the same in every hand, in which chance decides what is to come otherwise."""
        ...

    def is_like(self, other: Self) -> bool:
        """Whether the same can come of both."""
        ...

    def status(self) -> list[str]:
        """List every violated invariant; none in a sound game."""
        ...


G = TypeVar("G", bound=Game, contravariant=True)


class Wording(Protocol[G]):
    """A game's wording: a module with these functions."""

    def event_words(self, event: Event, names: Sequence[str]) -> Sentence:
        """Say what happened, with the players by these names."""
        ...

    def action_words(self, game: G, action: Action) -> Sentence:
        """Word the action as an instruction to the deciding player."""
        ...

    def standing_words(self, game: G) -> Sentence:
        """Say how far the game has got, in a few words."""
        ...
