"""Cards that bring or remove victory points."""

from colosseum.rules.kernel import Action, Event, Pattern
from colosseum.rules.roma.actions import UseDie, use_die
from colosseum.rules.roma.cards.asking import ChoosesPlace, RollsBattleDie
from colosseum.rules.roma.cards.card import CARDS, Card, Needs, ask, buildings, card, characters
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.common_effects import discard, gain
from colosseum.rules.roma.data import Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import DieUsed, PointsRemoved
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
    face = Pattern("refills you to {amount} {points}")

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
class Forum(Card):
    key = "forum"
    face = Pattern("a second die in {points}")
    needs = Needs.SECOND_DIE
    asks = (DecisionKind.SECOND_DIE,)
    question = Sentence("Choose the second die. You gain its number in victory points.")
    text = Sentence("Use a second unused die and gain its number in victory points.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        """Without a second die nothing happens (ROM-13)."""
        if len({*state.dice}) > 1:
            ask(state, DecisionKind.SECOND_DIE, activation)
        elif state.dice:
            self._count(state, state.dice[0], events)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        return tuple(map(use_die, sorted({*state.dice})))

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        assert isinstance(action, UseDie)
        self._count(state, action.die, events)

    def _count(self, state: State, die: int, events: list[Event]) -> None:
        happen(state, DieUsed(state.seat, die), events)
        gain(state, state.seat, die, events)


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

    def chosen(
        self, state: State, activation: Activation, place: Place, events: list[Event]
    ) -> None:
        points = CARDS[state.sides[state.seat][place]].defence
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
    face = Pattern("half the battle die in {points}")
    asks = (DecisionKind.REPEAT,)
    text = Sentence("Roll the battle die and gain half of it in victory points, rounded up.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        self.roll(state, activation, events)

    def rolled(self, state: State, activation: Activation, events: list[Event]) -> None:
        gain(state, state.seat, (activation.roll + 1) // 2, events)


@card
class Triremis(Card):
    key = "triremis"
    face = Pattern("in the majority +{amount} {points}")

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
