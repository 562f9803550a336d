"""The game itself: whose decision it is, what may be chosen, and what then happens."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, Self

from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import position_text
from colosseum.rules.colosseum.actions import ACTIONS, AnyTimeAction
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.decision_step import (
    apply_at_any_time,
    at_any_time,
    why_not_at_any_time,
)
from colosseum.rules.colosseum.events import EVENTS, GameEnded, PhaseBegan, TurnBegan
from colosseum.rules.colosseum.invariants import violated
from colosseum.rules.colosseum.outcome import outcome
from colosseum.rules.colosseum.phases import BEGIN, NEXT, STEPS, is_last_phase
from colosseum.rules.colosseum.setup import set_up
from colosseum.rules.colosseum.state import Phase, State
from colosseum.rules.kernel import (
    Action,
    Choices,
    Decision,
    Event,
    IllegalAction,
    Outcome,
    Record,
    SeatIndex,
)
from colosseum.words.sentences import GameError, Sentence, quoted

_OVER = Sentence("The game is over.")


INTENSE_AUCTIONS: Final = "intense_auctions"


class Game:
    """One game of Colosseum.

    >>> game = Game.new(("Aquila", "Lupa", "Sol"), seed=7)
    >>> game.decision.kind, game.seats[game.decision.seat]
    ('invest', 'Sol')
    """

    name: ClassVar[str] = "colosseum"
    players: ClassVar[range] = range(RULES.least_players, RULES.most_players + 1)

    __slots__ = ("opening", "origin", "seats", "state")

    def __init__(self, seats: tuple[str, ...], state: State, origin: dict[str, Any] | None) -> None:
        self.seats = seats
        self.state = state
        self.origin = origin
        """None in a view, which must not give the seed away."""
        self.opening: tuple[Event, ...] = ()
        """What happened before the first decision."""

    @classmethod
    def new(
        cls, seats: Sequence[str], seed: int, options: Mapping[str, bool] | None = None
    ) -> Self:
        """A game with these players, clockwise; all chance comes from the seed."""
        if len(seats) not in cls.players:
            raise GameError(
                Sentence(
                    "Colosseum is for {least} to {count} player, not {number}.",
                    "Colosseum is for {least} to {count} players, not {number}.",
                    least=RULES.least_players,
                    count=RULES.most_players,
                    number=len(seats),
                )
            )
        chosen = {INTENSE_AUCTIONS: False, **(options or {})}
        if len(chosen) > 1:
            raise GameError(f"Colosseum has no such option: {quoted(', '.join([*chosen][1:]))}.")
        origin = {"seats": list(seats), "seed": seed, "options": chosen}
        state = set_up(len(seats), seed, chosen[INTENSE_AUCTIONS])
        return cls(tuple(seats), state, origin)._opened([])

    @classmethod
    def from_position(cls, text: str, source: str = "position") -> Self:
        """A game that goes on from a position; see `position`."""
        seats, state, events = position_text.read(text, source)
        return cls(seats, state, {"position": text})._opened(events)

    def _opened(self, events: list[Event]) -> Self:
        self._advance(events)
        self.opening = tuple(events)
        return self

    def position(self) -> str:
        """The position as a text from which the game can go on."""
        return position_text.write(self.seats, self.state)

    @property
    def options(self) -> dict[str, bool]:
        return {INTENSE_AUCTIONS: self.state.intense}

    @classmethod
    def read_action(cls, text: str) -> Action:
        return ACTIONS.read(text)

    @classmethod
    def read_event(cls, text: str) -> Event:
        return EVENTS.read(text)

    @property
    def decision(self) -> Decision | None:
        state = self.state
        return _decision(state.step, state.seat) if state.step else None

    def choices(self) -> Choices:
        state = self.state
        if not state.step:
            return Choices(())
        choices = STEPS[state.step].choices(state)
        anytime = at_any_time(state)
        return Choices(choices.actions + anytime, choices.ranges) if anytime else choices

    def why_not(self, action: Action) -> Sentence | None:
        state = self.state
        if not state.step:
            return _OVER
        if isinstance(action, AnyTimeAction):
            return why_not_at_any_time(state, action)
        return STEPS[state.step].why_not(state, action)

    def apply(self, action: Action) -> Record:
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(reason)
        state = self.state
        seat, step = state.seat, state.step
        assert step is not None, "a finished game allows no action"
        events: list[Event] = []
        if isinstance(action, AnyTimeAction):
            apply_at_any_time(state, action, events)
        else:
            STEPS[step].apply(state, action, events)
            if not state.step:
                self._advance(events)
        return Record(seat, action, tuple(events))

    def _advance(self, events: list[Event]) -> None:
        """Go on to the next decision, through phases that need none, or to the end."""
        state = self.state
        while not state.step:
            if is_last_phase(state):
                events.append(GameEnded(outcome(state).winners))
                return
            if state.phase is Phase.CLOSING:
                state.turn += 1
                state.first = (state.first + 1) % len(state.impresarios)
                events.append(TurnBegan(state.turn, state.first))
            state.phase = NEXT[state.phase]
            events.append(PhaseBegan(state.phase))
            BEGIN[state.phase](state, events)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.state.step else outcome(self.state)

    def copy(self) -> Self:
        copy = type(self)(self.seats, self.state.copy(), self.origin)
        copy.opening = self.opening
        return copy

    def view(self, seat: SeatIndex, seed: int) -> Self:
        """All holdings are public (SET-5), so every seat sees everything but what is still to come.

        The face-down token is the one green token nobody sees anywhere else, so its
        face can be worked out; the bag's order and the dice cannot.
        """
        view = type(self)(self.seats, self.state.copy(), None)
        chance = Chance(seed)
        bag = sorted(view.state.bag)
        chance.shuffle(bag)
        view.state.bag = tuple(bag)
        view.state.chance = chance
        return view

    def status(self) -> list[str]:
        return violated(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.seats == other.seats and self.state == other.state

    __hash__ = None  # type: ignore[assignment]


@cache
def _decision(kind: DecisionKind, seat: SeatIndex) -> Decision:
    step = STEPS[kind]
    return Decision(kind, seat, step.help)
