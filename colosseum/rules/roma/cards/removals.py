"""Cards that remove the opponent's cards without a battle."""

from abc import abstractmethod

from colosseum.rules.kernel import Event, Pattern
from colosseum.rules.roma.cards.asking import AimsAtOneKind, ChoosesPlace
from colosseum.rules.roma.cards.card import CARDS, Card, card
from colosseum.rules.roma.cards.defence import defence
from colosseum.rules.roma.cards.forums import forums
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.common_effects import discard, pay
from colosseum.rules.roma.data import EMPTY, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.roma_events import CardReturned
from colosseum.rules.roma.state import Activation, State
from colosseum.words.sentences import Sentence


class RemovesOpposite(Card):
    """Discards the opposite card if it is of the right kind."""

    @abstractmethod
    def removes(self, target: Card, defence: int) -> bool:
        """Whether that card is discarded while it has that defence."""

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        opponent, place = 1 - state.seat, activation.place
        target = state.sides[opponent][place]
        if target != EMPTY and self.removes(CARDS[target], defence(state, opponent, place)):
            discard(state, opponent, place, events)


@card
class Aries(RemovesOpposite):
    key = "aries"
    face = Pattern("fells the opposite building")
    text = Sentence("Discard the opposite building.")

    def removes(self, target: Card, defence: int) -> bool:
        return target.is_building


@card
class Veneficus(RemovesOpposite):
    key = "veneficus"
    face = Pattern("fells the opposite character")
    text = Sentence("Discard the opposite character.")

    def removes(self, target: Card, defence: int) -> bool:
        return not target.is_building


@card
class ElephantusMilitaris(RemovesOpposite):
    key = "elephantus-militaris"
    face = Pattern("fells opposite if defence ≤\N{NO-BREAK SPACE}{amount}")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "Discard the opposite card if its defence is {amount} or less.", amount=self.amount
        )

    def removes(self, target: Card, defence: int) -> bool:
        return defence <= self.amount


@card
class Equitatus(Card):
    key = "equitatus"
    face = Pattern("fells enemy Forums")
    text = Sentence("Discard all of your opponent’s Forums.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        opponent = 1 - state.seat
        for place in forums(state.sides[opponent]):
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


class RemovesWithItself(AimsAtOneKind):
    """Discards one of the opponent's cards, and whoever carries this out (ROM-29)."""

    asks = (DecisionKind.TARGET,)
    question = Sentence("Choose the card to discard. The card that acts is discarded too.")

    def chosen(
        self, state: State, activation: Activation, place: Place, events: list[Event]
    ) -> None:
        discard(state, 1 - state.seat, place, events)
        discard(state, state.seat, activation.place, events)


@card
class Nero(RemovesWithItself):
    key = "nero"
    aims_at_buildings = True
    face = Pattern("fells a building and himself")
    text = Sentence("Discard any one of your opponent’s buildings, and Nero too.")


@card
class Sicarius(RemovesWithItself):
    key = "sicarius"
    aims_at_buildings = False
    face = Pattern("fells a character and himself")
    text = Sentence("Discard any one of your opponent’s characters, and Sicarius too.")


@card
class Gladiator(AimsAtOneKind):
    key = "gladiator"
    aims_at_buildings = False
    face = Pattern("sends a character back")
    asks = (DecisionKind.TARGET,)
    question = Sentence("Choose the character that goes back to your opponent’s hand.")
    text = Sentence("Return any one of your opponent’s characters to their hand.")

    def chosen(
        self, state: State, activation: Activation, place: Place, events: list[Event]
    ) -> None:
        opponent = 1 - state.seat
        happen(state, CardReturned(opponent, state.sides[opponent][place], place), events)
