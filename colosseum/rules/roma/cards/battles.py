"""Cards that start battles (ROM-10, ROM-27), and the one that repeats their rolls."""

from dataclasses import dataclass
from typing import ClassVar

from colosseum.rules.kernel import Action, Event, Pattern
from colosseum.rules.roma.actions import DECLINE, Pay, UseDie, use_die
from colosseum.rules.roma.actions import pay as pay_action
from colosseum.rules.roma.cards.asking import AimsAtOneKind, ChoosesPlace, RollsBattleDie
from colosseum.rules.roma.cards.card import AlwaysOn, ask, card, characters
from colosseum.rules.roma.cards.defence import defence, defences
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.common_effects import discard, pay
from colosseum.rules.roma.data import EMPTY, NEIGHBOURS, PLACES, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import BattleBegan, BattleDecided
from colosseum.rules.roma.roma_events import DieAdded
from colosseum.rules.roma.state import Activation, State
from colosseum.words.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Extra:
    """What the attacker may add to a roll once it has been seen."""

    most: int
    price: int
    """What that costs in sesterces; nothing if it takes a die of that number."""


class Battle(RollsBattleDie, ChoosesPlace):
    """Attack one of the opponent's cards: the roll must reach its defence."""

    asks: ClassVar[tuple[DecisionKind, ...]] = (DecisionKind.TARGET, DecisionKind.REPEAT)
    question: ClassVar[Sentence] = Sentence("Choose the card to attack.")

    @property
    def bonus(self) -> int:
        """What is added to the roll."""
        return 0

    def extra(self, state: State) -> Extra | None:
        """What may still be added after the roll, once the card acts; None if nothing may."""
        return None

    def lowest_winning_roll(self, defence: int) -> int:
        """What the battle die must show at least, as long as nothing is paid."""
        return max(defence - self.bonus, 1)

    def is_settled(self, state: State, activation: Activation) -> bool:
        """Whether no answer to what is asked after the roll changes how the battle ends."""
        missing = defence(state, 1 - state.seat, activation.target) - activation.roll - self.bonus
        if missing <= 0 or state.step == DecisionKind.REPEAT:
            return missing <= 0
        extra = self.extra(state)
        return extra is None or extra.most < missing

    def chosen(
        self, state: State, activation: Activation, place: Place, events: list[Event]
    ) -> None:
        events.append(BattleBegan(state.seat, state.sides[1 - state.seat][place], place))
        self.roll(state, activation.against(place), events)

    def rolled(self, state: State, activation: Activation, events: list[Event]) -> None:
        self.decide(state, activation, self.bonus, events)

    def decide(self, state: State, activation: Activation, added: int, events: list[Event]) -> bool:
        """Whether the battle is won; the beaten card is discarded."""
        opponent = 1 - state.seat
        needed = defence(state, opponent, activation.target)
        strength = activation.roll + added
        won = strength >= needed
        events.append(BattleDecided(state.seat, won, strength, needed))
        if won:
            discard(state, opponent, activation.target, events)
        return won


@card
class Arena(Battle):
    key = "arena"
    face = Pattern("{battle} characters in turn")
    text = Sentence(
        "Attack your opponent’s characters one by one, Bribery last, until you defeat one."
    )

    def places(self, state: State, activation: Activation) -> list[Place]:
        """The next character only: Arena's player has no choice (ROM-20)."""
        order = PLACES[PLACES.index(activation.target) + 1 :] if activation.roll else PLACES
        targets = characters(state.sides[1 - state.seat])
        return [place for place in order if place in targets][:1]

    def rolled(self, state: State, activation: Activation, events: list[Event]) -> None:
        if not self.decide(state, activation, self.bonus, events):
            self.act(state, activation, events)


@card
class Bestia(Battle):
    key = "bestia"
    # Translators: on a card, as short as can be. {battle} is a picture of swords.
    face = Pattern("{battle} the weakest")
    text = Sentence(
        "Attack your opponent’s card with the lowest defence. If several are tied, choose one."
    )

    def places(self, state: State, activation: Activation) -> list[Place]:
        found = defences(state, 1 - state.seat)
        lowest = min(found.values(), default=0)
        return [place for place, value in found.items() if value == lowest]


class OppositeBattle(Battle):
    """Attack the opposite card."""

    def places(self, state: State, activation: Activation) -> list[Place]:
        side = state.sides[1 - state.seat]
        return [activation.place] if side[activation.place] != EMPTY else []


class DiagonalBattle(AimsAtOneKind, Battle):
    """Attack directly or diagonally opposite (ROM-12), with a bonus on the roll."""

    @property
    def bonus(self) -> int:
        return self.amount

    def places(self, state: State, activation: Activation) -> list[Place]:
        reach = (activation.place, *NEIGHBOURS[activation.place])
        return [place for place in super().places(state, activation) if place in reach]


@card
class Ballista(DiagonalBattle):
    key = "ballista"
    aims_at_buildings = True
    face = Pattern("{battle} a building, +{amount} to hit")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "Attack a building directly or diagonally opposite. Add {amount} to the roll.",
            amount=self.amount,
        )


@card
class Decurio(DiagonalBattle):
    key = "decurio"
    aims_at_buildings = False
    face = Pattern("{battle} a character, +{amount} to hit")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "Attack a character directly or diagonally opposite. Add {amount} to the roll.",
            amount=self.amount,
        )


@card
class Mercennarius(OppositeBattle):
    key = "mercennarius"
    face = Pattern("{battle} card opposite, {amount} {coins} for +1")
    asks = (DecisionKind.TARGET, DecisionKind.REPEAT, DecisionKind.PAY)
    _pay: ClassVar[Sentence] = Sentence("Pay to add to your roll, or pay nothing.")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "Attack the opposite card. After the roll, you may add 1 for every {amount} sesterce "
            "you pay.",
            "Attack the opposite card. After the roll, you may add 1 for every {amount} sesterces "
            "you pay.",
            amount=self.amount,
            count=self.amount,
        )

    def extra(self, state: State) -> Extra | None:
        most = state.money[state.seat] // self.amount
        return Extra(most, most * self.amount) if most else None

    def rolled(self, state: State, activation: Activation, events: list[Event]) -> None:
        if self.extra(state) is not None:
            ask(state, DecisionKind.PAY, activation)
        else:
            self.decide(state, activation, 0, events)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        if state.step == DecisionKind.PAY:
            amounts = range(0, state.money[state.seat] + 1, self.amount)
            return tuple(map(pay_action, amounts))
        return super().options(state, activation)

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        if isinstance(action, Pay):
            pay(state, action.sesterces, events)
            self.decide(state, activation, action.sesterces // self.amount, events)
        else:
            super().answer(state, activation, action, events)

    def words_to_ask(self, state: State) -> Sentence:
        return self._pay if state.step == DecisionKind.PAY else super().words_to_ask(state)


@card
class Legionarius(OppositeBattle):
    key = "legionarius"
    face = Pattern("{battle} the card opposite")
    text = Sentence("Attack the opposite card.")


@card
class Centurio(OppositeBattle):
    """The die may be spent after every roll, needed or not (ROM-27)."""

    key = "centurio"
    face = Pattern("{battle} card opposite, +\u00a0a die")
    asks = (DecisionKind.TARGET, DecisionKind.REPEAT, DecisionKind.EXTRA_DIE)
    text = Sentence(
        "Attack the opposite card. After the roll, you may use an unused die to add its number."
    )
    _add: ClassVar[Sentence] = Sentence("Choose a die to add to your roll, or decline.")

    def extra(self, state: State) -> Extra | None:
        return Extra(max(state.dice), 0) if state.dice else None

    def rolled(self, state: State, activation: Activation, events: list[Event]) -> None:
        if self.extra(state) is not None:
            ask(state, DecisionKind.EXTRA_DIE, activation)
        else:
            self.decide(state, activation, 0, events)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        if state.step == DecisionKind.EXTRA_DIE:
            return (*map(use_die, dict.fromkeys(state.dice)), DECLINE)
        return super().options(state, activation)

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        if isinstance(action, UseDie):
            happen(state, DieAdded(state.seat, action.die), events)
            self.decide(state, activation, action.die, events)
        elif action == DECLINE:
            self.decide(state, activation, 0, events)
        else:
            super().answer(state, activation, action, events)

    def words_to_ask(self, state: State) -> Sentence:
        return self._add if state.step == DecisionKind.EXTRA_DIE else super().words_to_ask(state)


@card
class Onager(AimsAtOneKind, Battle):
    key = "onager"
    aims_at_buildings = True
    face = Pattern("{battle} any building")
    text = Sentence("Attack any one of your opponent’s buildings.")


@card
class Velites(AimsAtOneKind, Battle):
    key = "velites"
    aims_at_buildings = False
    face = Pattern("{battle} any character")
    text = Sentence("Attack any one of your opponent’s characters.")


@card
class Tuba(AlwaysOn):
    key = "tuba"
    face = Pattern("rolls the battle die again")
    repeats_rolls = True
    text = Sentence("Always on: after each roll of the battle die, you may roll it again once.")
