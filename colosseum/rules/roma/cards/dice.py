"""Cards about action dice and the money they bring."""

from colosseum.rules.kernel import Event, Pattern
from colosseum.rules.roma.cards.card import AlwaysOn, Card, card
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.events import DiceReduced
from colosseum.rules.roma.state import Activation, State
from colosseum.words.sentences import Sentence


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
    face = Pattern("one enemy die fewer")
    text = Sentence("Your opponent rolls one action die fewer next turn.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        """However often he acts, it is one die (ROM-18)."""
        if not state.fewer_dice:
            happen(state, DiceReduced(1 - state.seat), events)


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
