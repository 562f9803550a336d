"""What all steps of Colosseum share, and the actions that may be taken in each of them."""

from typing import ClassVar

from colosseum.rules import stepped_game
from colosseum.rules.colosseum.actions import AnyTimeAction, CashMedal, ExchangeAction, Pass
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
from colosseum.rules.kernel import Action, Event, SeatIndex
from colosseum.words.sentences import Sentence

PASS = Pass()
_CASH = CashMedal()
_EXCHANGE = ExchangeAction()
_ACTION = Asset.ACTION
_ANYTIME = ((), (_CASH,), (_EXCHANGE,), (_CASH, _EXCHANGE))


class Step(stepped_game.Step[State]):
    """A kind of decision; its choices are those besides what may be done at any time."""

    kind: ClassVar[DecisionKind]
    help: ClassVar[Sentence]

    def words(self, state: State) -> Sentence:
        return self.help


def not_now(action: Action) -> Sentence:
    return Sentence("You cannot do this now: “{action}”.", action=str(action))


def at_any_time(state: State) -> tuple[Action, ...]:
    """The actions that medals and action tokens allow at any of the player's decisions (MED-3)."""
    me = state.impresarios[state.seat]
    if me.tokens[_ACTION] and state.medals_left:
        return _ANYTIME[3 if me.medals else 2]
    return _ANYTIME[1 if me.medals else 0]


def why_not_at_any_time(state: State, action: AnyTimeAction) -> Sentence | None:
    me = state.me
    if isinstance(action, CashMedal):
        return None if me.medals else Sentence("You have no medals.")
    if not me.tokens[Asset.ACTION]:
        return Sentence("You have no action token.")
    return None if state.medals_left else Sentence("There are no medals left in the supply.")


def apply_at_any_time(state: State, action: AnyTimeAction, events: list[Event]) -> None:
    if isinstance(action, CashMedal):
        play_medals(state, 1, events)
        receive(state, state.seat, RULES.medal_coins, events)
    else:
        spend_action(state, 1, events)
        earn_medal(state, state.seat, events)


def pay(state: State, coins: int, events: list[Event]) -> None:
    """Let the deciding player pay the bank."""
    state.impresarios[state.seat].coins -= coins
    events.append(CoinsPaid(state.seat, coins))


def receive(state: State, seat: SeatIndex, coins: int, events: list[Event]) -> None:
    state.impresarios[seat].coins += coins
    events.append(CoinsReceived(seat, coins))


def play_medals(state: State, medals: int, events: list[Event]) -> None:
    """Return medals to the supply (MED-2)."""
    state.me.medals -= medals
    events.append(MedalsPlayed(state.seat, medals))


def earn_medal(state: State, seat: SeatIndex, events: list[Event]) -> None:
    """Earn a medal, while the supply lasts (MED-2)."""
    if state.medals_left:
        state.impresarios[seat].medals += 1
        events.append(MedalEarned(seat))


def spend_action(state: State, tokens: int, events: list[Event]) -> None:
    """Take action tokens out of the game (AST-2)."""
    for _ in range(tokens):
        state.me.tokens[Asset.ACTION] -= 1
        state.gone[Asset.ACTION] += 1
        events.append(ActionSpent(state.seat))
