"""Cards that discard the opponent's cards without a battle."""

from abc import abstractmethod

from colosseum.rules.kernel import Event, Pattern
from colosseum.rules.roma.cards.asking import ChoosesPlace
from colosseum.rules.roma.cards.card import CARDS, Card, card
from colosseum.rules.roma.common_effects import discard, pay
from colosseum.rules.roma.data import EMPTY, RULES, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.state import Activation, State
from colosseum.words.sentences import Sentence


class RemovesOpposite(Card):
    """Discards the opposite card if it is of the right kind."""

    @abstractmethod
    def removes(self, target: Card) -> bool: ...

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        opponent = 1 - state.seat
        target = state.sides[opponent][activation.place]
        if target != EMPTY and self.removes(CARDS[target]):
            discard(state, opponent, activation.place, events)


@card
class Aries(RemovesOpposite):
    key = "aries"
    face = Pattern("fells the opposite building")
    text = Sentence("Discard the opposite building.")

    def removes(self, target: Card) -> bool:
        return target.is_building


@card
class Veneficus(RemovesOpposite):
    key = "veneficus"
    face = Pattern("fells the opposite character")
    text = Sentence("Discard the opposite character.")

    def removes(self, target: Card) -> bool:
        return not target.is_building


@card
class ElephantusMilitaris(RemovesOpposite):
    key = "elephantus-militaris"
    face = Pattern("fells the opposite up to {amount}")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "Discard the opposite card if its defence is {amount} or less.", amount=self.amount
        )

    def removes(self, target: Card) -> bool:
        return target.defence <= self.amount


@card
class Equitatus(Card):
    key = "equitatus"
    face = Pattern("fells enemy Forums")
    text = Sentence("Discard all of your opponent’s Forums.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        opponent, forum = 1 - state.seat, RULES.number("forum")
        for place in state.occupied(opponent):
            if state.sides[opponent][place] == forum:
                discard(state, opponent, place, events)


@card
class StatuaJovis(ChoosesPlace):
    key = "statua-jovis"
    face = Pattern("for {amount} {coins} fells any card")
    asks = (DecisionKind.TARGET,)
    question = Sentence("Choose the card to discard, or decline and pay nothing.")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "You may pay {amount} sesterce to discard any one of your opponent’s cards.",
            "You may pay {amount} sesterces to discard any one of your opponent’s cards.",
            amount=self.amount,
            count=self.amount,
        )

    def is_optional(self, state: State) -> bool:
        return True

    def places(self, state: State, activation: Activation) -> list[Place]:
        return state.occupied(1 - state.seat) if state.money[state.seat] >= self.amount else []

    def chosen(
        self, state: State, activation: Activation, place: Place, events: list[Event]
    ) -> None:
        pay(state, self.amount, events)
        discard(state, 1 - state.seat, place, events)
