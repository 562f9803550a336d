"""A game that goes from decision to decision in steps: what our games share of the protocol `Game`.

A step is one kind of decision. A game names its steps, sets up its state and says what happens
between two decisions; everything else is here.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from colosseum.rules.chance import Chance
from colosseum.rules.kernel import (
    Action,
    Choices,
    Decision,
    DecisionKind,
    Event,
    IllegalAction,
    Outcome,
    Record,
    SeatIndex,
)
from colosseum.rules.notation import Grammar
from colosseum.rules.options import GameOption, OptionValue, agreed, to_keep
from colosseum.words.sentences import GameError, Sentence

_OVER = Sentence("The game is over.")
_NOTHING_TO_DO = Choices(())


class SteppedState(Protocol):
    """What every game's state says about the decision that is due."""

    version: int
    """Of the numbers and rules it is played by."""
    seat: SeatIndex
    """Who decides."""

    @property
    def step(self) -> DecisionKind | None:
        """The kind of decision; None once the game is over."""
        ...

    def copy(self) -> Self: ...


S = TypeVar("S", bound=SteppedState)


class Beginning(NamedTuple):
    """What a new game begins with."""

    players: int
    seed: int
    options: Mapping[str, OptionValue]
    """All of them."""
    version: int
    """Of the rules."""


class Step(ABC, Generic[S]):
    """A kind of decision. It holds no data: everything that lasts is in the state."""

    @abstractmethod
    def words(self, state: S) -> Sentence:
        """What is asked of the player who decides."""

    @abstractmethod
    def choices(self, state: S) -> Choices:
        """Everything that may be done."""

    @abstractmethod
    def why_not(self, state: S, action: Action) -> Sentence | None: ...

    @abstractmethod
    def apply(self, state: S, action: Action, events: list[Event]) -> None:
        """Carry out an action that is allowed."""


def not_now(action: Action) -> Sentence:
    """Why an action that belongs to another kind of decision is refused."""
    return Sentence("You cannot do this now: “{action}”.", action=str(action))


class PositionText(Protocol):
    """How a game's positions are written: a module with these functions."""

    def read(
        self, text: str, source: str, version: int | None
    ) -> tuple[tuple[str, ...], Any, list[Event]]:
        """Read names, state, and what has happened up to the first decision.

        The version of the rules is for a text that names none; None stands for the newest.
        """
        ...

    def write(self, names: tuple[str, ...], state: Any) -> str: ...


class SteppedGame(ABC, Generic[S]):
    """One game, under way."""

    name: ClassVar[str]
    newest_rules: ClassVar[int]
    title: ClassVar[str]
    """What the game is called in errors."""
    players: ClassVar[range]
    known_options: ClassVar[tuple[GameOption, ...]]
    steps: ClassVar[Mapping[Any, Step[Any]]]
    actions: ClassVar[Grammar[Action]]
    events: ClassVar[Grammar[Event]]
    positions: ClassVar[PositionText]

    __slots__ = ("opening", "origin", "seats", "state")

    def __init__(
        self,
        seats: tuple[str, ...],
        state: S,
        origin: dict[str, Any] | None,
        opening: tuple[Event, ...] = (),
    ) -> None:
        self.seats = seats
        self.state = state
        self.origin = origin
        """None in a view, which must not give the seed away."""
        self.opening = opening
        """What happened before the first decision."""

    # Beginning

    @classmethod
    def new(
        cls,
        seats: Sequence[str],
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
        version: int | None = None,
    ) -> Self:
        """A game with these players, clockwise; all chance comes from the seed."""
        if len(seats) not in cls.players:
            raise GameError(cls._wrong_number(len(seats)))
        chosen = agreed(cls.title, cls.known_options, options or {})
        events: list[Event] = []
        begins = Beginning(len(seats), seed, chosen, version or cls.newest_rules)
        state = cls._set_up(begins, events)
        kept = to_keep(cls.known_options, chosen)
        origin = {"seats": list(seats), "seed": seed, "options": kept}
        return cls(tuple(seats), state, origin)._opened(events)

    @classmethod
    def from_position(cls, text: str, source: str = "position", version: int | None = None) -> Self:
        """A game that goes on from a position; see `position`."""
        seats, state, events = cls.positions.read(text, source, version)
        return cls(seats, state, {"position": text})._opened(events)

    def _opened(self, events: list[Event]) -> Self:
        self._go_on(self.state, events)
        self.opening = tuple(events)
        return self

    @staticmethod
    @abstractmethod
    def _wrong_number(players: int) -> Sentence:
        """Why the game cannot be played by that many."""

    @staticmethod
    @abstractmethod
    def _set_up(begins: Beginning, events: list[Event]) -> S: ...

    @staticmethod
    @abstractmethod
    def differences(version: int) -> Sentence | None: ...

    @property
    def rules_version(self) -> int:
        return self.state.version

    def position(self) -> str:
        """The position as a text from which the game can go on: everything public."""
        return self.positions.write(self.seats, self.state)

    @property
    def options(self) -> dict[str, OptionValue]:
        """All of them: as they were agreed on, or as far as the table tells."""
        named = (self.origin or {}).get("options")
        if named is None:
            named = self._options_of(self.state)
        return agreed(self.title, self.known_options, named)

    @staticmethod
    @abstractmethod
    def _options_of(state: S) -> dict[str, OptionValue]:
        """The options that a state shows; those left out are as usual."""

    # Deciding

    @classmethod
    def read_action(cls, text: str) -> Action:
        return cls.actions.read(text)

    @classmethod
    def read_event(cls, text: str) -> Event:
        return cls.events.read(text)

    @property
    def decision(self) -> Decision | None:
        state = self.state
        step = state.step
        return _decision(step, state.seat, self.steps[step].words(state)) if step else None

    def choices(self) -> Choices:
        state = self.state
        step = state.step
        return self.steps[step].choices(state) if step else _NOTHING_TO_DO

    def why_not(self, action: Action) -> Sentence | None:
        state = self.state
        step = state.step
        return self.steps[step].why_not(state, action) if step else _OVER

    def apply(self, action: Action) -> Record:
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(reason)
        seat = self.state.seat
        return Record(seat, action, tuple(self.advance(action)))

    def advance(self, action: Action) -> list[Event]:
        """Carry out an action that is known to be allowed: for those who play many games on."""
        state = self.state
        events: list[Event] = []
        self.steps[state.step].apply(state, action, events)
        self._go_on(state, events)
        return events

    @abstractmethod
    def _go_on(self, state: S, events: list[Event]) -> None:
        """Let happen what follows without a decision, up to the next one or the end."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None: ...

    # Copies

    def copy(self) -> Self:
        return type(self)(self.seats, self.state.copy(), self.origin, self.opening)

    def view(self, seat: SeatIndex, seed: int) -> Self:
        """A copy in which everything that the seat cannot know is dealt again from the seed."""
        state = self.state.copy()
        self._deal_again(state, seat, Chance(seed))
        return type(self)(self.seats, state, None)

    def with_other_luck(self, seed: int) -> Self:
        """A copy with the same cards and tokens in every hand, but other luck to come."""
        state = self.state.copy()
        self._mix_the_future(state, Chance(seed))
        return type(self)(self.seats, state, None)

    def is_like(self, other: Self) -> bool:
        """Whether the same can come of both."""
        return self == other

    @staticmethod
    @abstractmethod
    def _mix_the_future(state: S, chance: Chance) -> None:
        """Replace what chance has still to decide, whoever may know of it."""

    @staticmethod
    @abstractmethod
    def _deal_again(state: S, seat: SeatIndex, chance: Chance) -> None:
        """Replace what the seat cannot know, and the chance to come."""

    @abstractmethod
    def status(self) -> list[str]: ...

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, SteppedGame)
            and type(self) is type(other)
            and self.seats == other.seats
            and self.state == other.state
        )

    __hash__ = None  # type: ignore[assignment]


@cache
def _decision(kind: DecisionKind, seat: SeatIndex, words: Sentence) -> Decision:
    return Decision(kind, seat, words)
