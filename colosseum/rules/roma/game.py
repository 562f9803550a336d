"""The game itself: whose decision it is, what may be chosen, and what comes of it."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, Self

from colosseum.rules.chance import Chance
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
from colosseum.rules.roma import position_text
from colosseum.rules.roma.actions import ACTIONS
from colosseum.rules.roma.data import RULES, CardNumber
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import EVENTS, End
from colosseum.rules.roma.invariants import violated
from colosseum.rules.roma.setting_up import set_up
from colosseum.rules.roma.state import Cards, State, without
from colosseum.rules.roma.steps import STEPS
from colosseum.rules.roma.turn import end_if_decided, why_ended, winners
from colosseum.words.sentences import GameError, Sentence

BEGINNERS_RULES: Final = "beginners_rules"
_OVER = Sentence("The game is over.")
_ACT: Final = DecisionKind.ACT
_NOTHING_TO_DO: Final = Choices(())


class Game:
    """One game of Arena: Roma II.

    >>> game = Game.new(("Aquila", "Lupa"), seed=7)
    >>> game.decision.kind
    <DecisionKind.EXCHANGE: 'exchange'>
    """

    name: ClassVar[str] = "roma"
    players: ClassVar[range] = range(2, 3)

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
        """A game between two named players; all chance comes from the seed."""
        if len(seats) not in cls.players:
            raise GameError(
                Sentence("Arena: Roma II is for 2 players, not {count}.", count=len(seats))
            )
        chosen = {BEGINNERS_RULES: False, **(options or {})}
        if len(chosen) > 1:
            raise GameError(f"Arena: Roma II has no such option: {', '.join([*chosen][1:])}.")
        events: list[Event] = []
        state = set_up(seed, chosen[BEGINNERS_RULES], events)
        game = cls(tuple(seats), state, {"seats": list(seats), "seed": seed, "options": chosen})
        game.opening = tuple(events)
        return game

    @classmethod
    def from_position(cls, text: str, source: str = "position") -> Self:
        """A game that goes on from a position; see `position`."""
        seats, state, events = position_text.read(text, source)
        game = cls(seats, state, {"position": text})
        game.opening = tuple(events)
        return game

    def position(self) -> str:
        """The position as a text from which the game can go on: all but the pile's order."""
        return position_text.write(self.seats, self.state)

    @property
    def options(self) -> dict[str, bool]:
        return {BEGINNERS_RULES: self.state.beginners}

    @classmethod
    def read_action(cls, text: str) -> Action:
        return ACTIONS.read(text)

    @classmethod
    def read_event(cls, text: str) -> Event:
        return EVENTS.read(text)

    @property
    def decision(self) -> Decision | None:
        state = self.state
        if not state.step:
            return None
        return _decision(state.step, state.seat, STEPS[state.step].words(state))

    def choices(self) -> Choices:
        state = self.state
        return Choices(STEPS[state.step].choices(state)) if state.step else _NOTHING_TO_DO

    def why_not(self, action: Action) -> Sentence | None:
        state = self.state
        return STEPS[state.step].why_not(state, action) if state.step else _OVER

    def apply(self, action: Action) -> Record:
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(reason)
        state = self.state
        seat, step = state.seat, state.step
        assert step is not None, "a finished game allows no action"
        events: list[Event] = []
        STEPS[step].apply(state, action, events)
        if state.step is _ACT:
            end_if_decided(state, events)
        return Record(seat, action, tuple(events))

    @property
    def outcome(self) -> Outcome | None:
        if self.state.step:
            return None
        return Outcome(winners(self.state), self._why_over())

    def _why_over(self) -> Sentence:
        match why_ended(self.state):
            case End.NO_POINTS:
                loser = self.state.points.index(0)
                return Sentence("{name} has no victory points left.", name=self.seats[loser])
            case End.NO_SUPPLY:
                return Sentence("The supply has no victory points left.")
        return Sentence(
            "Each player has had {count} turn.",
            "Each player has had {count} turns.",
            count=RULES.most_turns,
        )

    def copy(self) -> Self:
        copy = type(self)(self.seats, self.state.copy(), self.origin)
        copy.opening = self.opening
        return copy

    def view(self, seat: SeatIndex, seed: int) -> Self:
        """Deal again what the seat cannot know, and only that (ROM-15).

        That is the pile, the cards of the other's hand that the seat has not seen, those put aside
        for the exchange, and cards that the other is looking at.
        """
        state = self.state.copy()
        other = 1 - seat
        unseen = state.hands[other]
        for card in state.known[other]:
            unseen = without(unseen, card)
        drawn = state.drawn if state.seat == other else ()
        cards = sorted(state.pile + unseen + state.gifts[other] + drawn)
        state.chance = Chance(seed)
        state.chance.shuffle(cards)
        state.hands[other] = tuple(sorted(state.known[other] + _dealt(cards, len(unseen))))
        state.gifts[other] = _dealt(cards, len(state.gifts[other]))
        if drawn:
            state.drawn = _dealt(cards, len(drawn))
        state.pile = tuple(cards)
        return type(self)(self.seats, state, None)

    def status(self) -> list[str]:
        return violated(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.seats == other.seats and self.state == other.state

    __hash__ = None  # type: ignore[assignment]


def _dealt(cards: list[CardNumber], count: int) -> Cards:
    """Take `count` cards from the end of a mixed list."""
    dealt = tuple(sorted(cards[len(cards) - count :]))
    del cards[len(cards) - count :]
    return dealt


@cache
def _decision(kind: DecisionKind, seat: SeatIndex, words: Sentence) -> Decision:
    return Decision(kind, seat, words)
