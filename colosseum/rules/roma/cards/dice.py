"""Cards about action dice, where they may be laid, and the money they bring."""

from colosseum.rules.kernel import Action, Event, Pattern
from colosseum.rules.roma.actions import DECLINE, ChangeDie, change_die
from colosseum.rules.roma.cards.asking import ChoosesPlace
from colosseum.rules.roma.cards.card import AlwaysOn, Card, ask, card
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.data import RULES, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import DiceReduced
from colosseum.rules.roma.roma_events import DieChanged, SymbolBlocked
from colosseum.rules.roma.state import Activation, State
from colosseum.words.sentences import Sentence


@card
class Consul(Card):
    key = "consul"
    face = Pattern("changes a die by {amount}")
    asks = (DecisionKind.CHANGE_DIE,)
    question = Sentence("Choose a die and what it becomes, or decline.")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "You may make one of your unused dice {amount} higher or lower.", amount=self.amount
        )

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        if state.dice:
            ask(state, DecisionKind.CHANGE_DIE, activation)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        changes = [
            change_die(die, new)
            for die in dict.fromkeys(state.dice)
            for new in (die - self.amount, die + self.amount)
            if 1 <= new <= RULES.faces
        ]
        return (*changes, DECLINE)

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        if isinstance(action, ChangeDie):
            happen(state, DieChanged(state.seat, action.die, action.new_die), events)


@card
class FonsBacchi(AlwaysOn):
    key = "fons-bacchi"
    face = Pattern("rolls your dice again")
    rerolls = 1
    text = Sentence(
        "Always on: once, at the start of your turn, you may roll any of your action dice again."
    )


@card
class Philosophus(Card):
    key = "philosophus"
    face = Pattern("one fewer enemy die")
    text = Sentence("Your opponent rolls one fewer action die next turn.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        """However often he acts, it is one die (ROM-18)."""
        if not state.fewer_dice:
            happen(state, DiceReduced(1 - state.seat), events)


@card
class Praetorianus(ChoosesPlace):
    """The block outlasts him, and what lies there can still be called or copied (ROM-28)."""

    key = "praetorianus"
    face = Pattern("blocks an enemy symbol")
    asks = (DecisionKind.SYMBOL,)
    question = Sentence("Choose the symbol to block for your opponent’s next turn, or decline.")
    text = Sentence("You may block one of your opponent’s symbols: no die can go there next turn.")

    def is_optional(self, state: State) -> bool:
        return True

    def places(self, state: State, activation: Activation) -> list[Place]:
        blocked = state.blocked[1 - state.seat]
        return [place for place in state.places if place not in blocked]

    def chosen(
        self, state: State, activation: Activation, place: Place, events: list[Event]
    ) -> None:
        happen(state, SymbolBlocked(1 - state.seat, place), events)


@card
class Telonium(AlwaysOn):
    key = "telonium"
    face = Pattern("Money brings +{amount} {coins}")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "Always on: each die you use on Money brings {amount} more sesterce.",
            "Always on: each die you use on Money brings {amount} more sesterces.",
            amount=self.amount,
            count=self.amount,
        )

    @property
    def more_money(self) -> int:
        return self.amount
