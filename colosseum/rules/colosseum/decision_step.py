"""What all steps of Colosseum share: what may be done in each of them, and what often happens."""

from abc import abstractmethod
from typing import ClassVar

from colosseum.rules import stepped_game
from colosseum.rules.colosseum.actions import AnyTimeAction, CashMedal, ExchangeAction, Pass
from colosseum.rules.colosseum.changes import happen
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.events import (
    ActionSpent,
    CoinsPaid,
    CoinsReceived,
    MedalEarned,
    MedalsPlayed,
)
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import Action, Choices, Event, SeatIndex
from colosseum.words.sentences import Sentence

PASS = Pass()
_CASH = CashMedal()
_EXCHANGE = ExchangeAction()
_ACTION = int(Asset.ACTION)
_ANYTIME = ((), (_CASH,), (_EXCHANGE,), (_CASH, _EXCHANGE))


class Step(stepped_game.Step[State]):
    """A kind of decision, with what may be done at any decision of one's own (MED-3).

    A step says only what belongs to it alone.
    """

    kind: ClassVar[DecisionKind]
    help: ClassVar[Sentence]

    def words(self, state: State) -> Sentence:
        return self.help

    def choices(self, state: State) -> Choices:
        choices = self._choices(state)
        me = state.impresarios[state.seat]
        if not (me.medals or me.tokens[_ACTION]):
            return choices
        return Choices(choices.actions + _at_any_time(state), choices.ranges)

    def why_not(self, state: State, action: Action) -> Sentence | None:
        if isinstance(action, AnyTimeAction):
            return _why_not_at_any_time(state, action)
        return self._why_not(state, action)

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        if isinstance(action, AnyTimeAction):
            _apply_at_any_time(state, action, events)
        else:
            self._apply(state, action, events)

    @abstractmethod
    def _choices(self, state: State) -> Choices: ...

    @abstractmethod
    def _why_not(self, state: State, action: Action) -> Sentence | None: ...

    @abstractmethod
    def _apply(self, state: State, action: Action, events: list[Event]) -> None: ...


def _at_any_time(state: State) -> tuple[Action, ...]:
    """The actions that medals and action tokens allow at any of the player's decisions (MED-3)."""
    me = state.impresarios[state.seat]
    if me.tokens[_ACTION] and state.medals_left:
        return _ANYTIME[3 if me.medals else 2]
    return _ANYTIME[1 if me.medals else 0]


def _why_not_at_any_time(state: State, action: AnyTimeAction) -> Sentence | None:
    me = state.me
    if isinstance(action, CashMedal):
        return None if me.medals else Sentence("You have no medals.")
    if not me.tokens[Asset.ACTION]:
        return Sentence("You have no action token.")
    return None if state.medals_left else Sentence("There are no medals left in the supply.")


def _apply_at_any_time(state: State, action: AnyTimeAction, events: list[Event]) -> None:
    if isinstance(action, CashMedal):
        play_medals(state, 1, events)
        receive(state, state.seat, RULES.medal_coins, events)
    else:
        spend_action(state, 1, events)
        earn_medal(state, state.seat, events)


def pay(state: State, coins: int, events: list[Event]) -> None:
    """Let the deciding player pay the bank."""
    happen(state, CoinsPaid(state.seat, coins), events)


def receive(state: State, seat: SeatIndex, coins: int, events: list[Event]) -> None:
    happen(state, CoinsReceived(seat, coins), events)


def play_medals(state: State, medals: int, events: list[Event]) -> None:
    """Return medals to the supply (MED-2)."""
    happen(state, MedalsPlayed(state.seat, medals), events)


def earn_medal(state: State, seat: SeatIndex, events: list[Event]) -> None:
    """Earn a medal, while the supply lasts (MED-2)."""
    if state.medals_left:
        happen(state, MedalEarned(seat), events)


def spend_action(state: State, tokens: int, events: list[Event]) -> None:
    """Take action tokens out of the game (AST-2)."""
    for _ in range(tokens):
        happen(state, ActionSpent(state.seat), events)
