"""Cards that bring, take or remove victory points; Forum has a module of its own."""

from abc import abstractmethod

from colosseum.rules.kernel import Action, Event, Pattern
from colosseum.rules.roma.actions import DECLINE, Buy, buy
from colosseum.rules.roma.cards.asking import ChoosesPlace, RollsBattleDie
from colosseum.rules.roma.cards.card import CARDS, Card, ask, buildings, card, characters
from colosseum.rules.roma.cards.defence import defence
from colosseum.rules.roma.cards.forums import forums
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.common_effects import discard, gain, take_points
from colosseum.rules.roma.data import Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import PointsRemoved
from colosseum.rules.roma.roma_events import RivalPaid
from colosseum.rules.roma.state import Activation, State
from colosseum.rules.roma.versions import may_be_left
from colosseum.words.sentences import Sentence


@card
class Aquaeductus(Card):
    key = "aquaeductus"
    face = Pattern("the supply loses {amount} {points}")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "Remove {amount} victory point from the supply and from the game.",
            "Remove {amount} victory points from the supply and from the game.",
            amount=self.amount,
            count=self.amount,
        )

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        points = min(self.amount, state.supply)
        happen(state, PointsRemoved(points), events)


@card
class CarrusBovinus(Card):
    key = "carrus-bovinus"
    face = Pattern("tops you up to {amount} {points}")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "If you have fewer than {amount} victory point, gain enough to have {amount}.",
            "If you have fewer than {amount} victory points, gain enough to have {amount}.",
            amount=self.amount,
            count=self.amount,
        )

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        gain(state, state.seat, max(self.amount - state.points[state.seat], 0), events)


@card
class Legat(Card):
    key = "legat"
    face = Pattern("1 {points} per empty enemy place")
    text = Sentence("Gain 1 victory point for each of your opponent’s empty places.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        gain(state, state.seat, len(state.free_places(1 - state.seat)), events)


@card
class Mercator(Card):
    """Who buys all of the rival's points ends the game."""

    key = "mercator"
    face = Pattern("buys enemy {points} at {amount} {coins}")
    asks = (DecisionKind.BUY,)
    question = Sentence("Choose how many victory points to buy, or decline.")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "You may buy victory points from your opponent, for {amount} sesterce each.",
            "You may buy victory points from your opponent, for {amount} sesterces each.",
            amount=self.amount,
            count=self.amount,
        )

    def _most(self, state: State) -> int:
        return min(state.money[state.seat] // self.amount, state.points[1 - state.seat])

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        if self._most(state):
            ask(state, DecisionKind.BUY, activation)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        return (*map(buy, range(1, self._most(state) + 1)), DECLINE)

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        if isinstance(action, Buy):
            happen(state, RivalPaid(state.seat, action.points * self.amount), events)
            take_points(state, action.points, events)


@card
class Mercatus(Card):
    key = "mercatus"
    face = Pattern("takes 1 {points} per enemy Forum")
    text = Sentence("Take 1 victory point from your opponent for each of their Forums.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        take_points(state, len(forums(state.sides[1 - state.seat])), events)


@card
class Pictor(Card):
    key = "pictor"
    face = Pattern("1 {points} a building, for both")
    text = Sentence("Both players gain 1 victory point for each of their own buildings.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        for seat in (state.seat, 1 - state.seat):
            gain(state, seat, len(buildings(state.sides[seat])), events)


class Sacrifice(ChoosesPlace):
    """Discard a card of one's own and gain its defence."""

    asks = (DecisionKind.OWN_CARD,)
    question = Sentence("Choose the card to discard. You gain its defence in victory points.")

    @abstractmethod
    def worth(self, state: State, place: Place) -> int:
        """What the card there brings."""

    def chosen(
        self, state: State, activation: Activation, place: Place, events: list[Event]
    ) -> None:
        points = self.worth(state, place)
        discard(state, state.seat, place, events)
        gain(state, state.seat, points, events)


@card
class Offertorium(Sacrifice):
    """It must be done if it can (ROM-13)."""

    key = "offertorium"
    face = Pattern("turns a character into {points}")
    text = Sentence("Discard one of your characters and gain its defence in victory points.")

    def places(self, state: State, activation: Activation) -> list[Place]:
        return characters(state.sides[state.seat])

    def worth(self, state: State, place: Place) -> int:
        """The printed defence (ROM-25)."""
        return CARDS[state.sides[state.seat][place]].defence


@card
class Praedator(Sacrifice):
    key = "praedator"
    face = Pattern("turns a building into {points}")
    question_or_not = Sentence(
        "Choose the card to discard, or decline. You gain its defence in victory points."
    )
    text = Sentence("You may discard one of your buildings and gain its defence in victory points.")

    def is_optional(self, state: State) -> bool:
        return may_be_left(state.version)

    def words_to_ask(self, state: State) -> Sentence:
        return self.question_or_not if self.is_optional(state) else self.question

    def places(self, state: State, activation: Activation) -> list[Place]:
        return buildings(state.sides[state.seat])

    def worth(self, state: State, place: Place) -> int:
        """With all that changes it (ROM-25)."""
        return defence(state, state.seat, place)


@card
class Taberna(Card):
    key = "taberna"
    face = Pattern("1 {points} per enemy character")
    text = Sentence("Gain 1 victory point for each of your opponent’s characters.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        gain(state, state.seat, len(characters(state.sides[1 - state.seat])), events)


@card
class Templarius(RollsBattleDie):
    key = "templarius"
    face = Pattern("half the roll in {points}")
    asks = (DecisionKind.REPEAT,)
    text = Sentence("Roll the battle die and gain half of it in victory points, rounded up.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        self.roll(state, activation, events)

    def rolled(self, state: State, activation: Activation, events: list[Event]) -> None:
        gain(state, state.seat, (activation.roll + 1) // 2, events)


@card
class Triremis(Card):
    key = "triremis"
    face = Pattern("+{amount} {points} with more characters")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "Gain {amount} victory point if you have more characters than your opponent.",
            "Gain {amount} victory points if you have more characters than your opponent.",
            amount=self.amount,
            count=self.amount,
        )

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        mine, theirs = (characters(state.sides[seat]) for seat in (state.seat, 1 - state.seat))
        if len(mine) > len(theirs):
            gain(state, state.seat, self.amount, events)


@card
class TribunusPlebis(Card):
    key = "tribunus-plebis"
    face = Pattern("takes {amount} {points} from the enemy")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "Take {amount} victory point from your opponent.",
            "Take {amount} victory points from your opponent.",
            amount=self.amount,
            count=self.amount,
        )

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        take_points(state, self.amount, events)
