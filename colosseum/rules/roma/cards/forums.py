"""Forum, and what helps one that lies beside it (ROM-26)."""

from dataclasses import replace
from typing import ClassVar, NamedTuple

from colosseum.rules.kernel import Action, Event, Pattern, SeatIndex
from colosseum.rules.roma.actions import DECLINE, UseDie, use_die
from colosseum.rules.roma.cards.card import CARDS, AlwaysOn, Card, Needs, ask, card
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.common_effects import gain
from colosseum.rules.roma.data import EMPTY, NEIGHBOURS, CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import DieUsed
from colosseum.rules.roma.roma_events import DieAdded
from colosseum.rules.roma.state import Activation, State
from colosseum.words.sentences import Sentence


class ForumHelp(NamedTuple):
    """What the cards beside a Forum do for it."""

    points: int
    third_die: bool
    """Whether the third unused die may be spent as well."""


def forums(side: tuple[CardNumber, ...]) -> list[Place]:
    """The places of one side with a Forum."""
    return [at for at, card in enumerate(side) if card != EMPTY and isinstance(CARDS[card], Forum)]


def forum_help(state: State, seat: SeatIndex, place: Place) -> ForumHelp:
    """Of the cards beside a place. Only a Forum that is there is helped, not a copy of one."""
    side = state.sides[seat]
    if place not in forums(side):
        return ForumHelp(0, third_die=False)
    beside = [CARDS[side[it]] for it in NEIGHBOURS[place] if side[it] != EMPTY]
    points = sum([it.forum_points for it in beside])
    return ForumHelp(points, any(it.adds_third_die for it in beside))


@card
class Forum(Card):
    key = "forum"
    face = Pattern("a second die in {points}")
    needs = Needs.SECOND_DIE
    asks = (DecisionKind.SECOND_DIE, DecisionKind.EXTRA_DIE)
    question = Sentence("Choose the second die. You gain its number in victory points.")
    text = Sentence("Use a second unused die and gain its number in victory points.")
    _third: ClassVar[Sentence] = Sentence("Use your third die for the Forum too, or decline.")

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        """Without a second die nothing happens (ROM-13)."""
        if len({*state.dice}) > 1:
            ask(state, DecisionKind.SECOND_DIE, activation)
        elif state.dice:
            self._use(state, activation, state.dice[0], events)

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        dice = tuple(map(use_die, dict.fromkeys(state.dice)))
        return (*dice, DECLINE) if activation.spent else dice

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        if not isinstance(action, UseDie):
            self._count(state, activation, activation.spent, events)
        elif activation.spent:
            happen(state, DieAdded(state.seat, action.die), events)
            self._count(state, activation, activation.spent + action.die, events)
        else:
            self._use(state, activation, action.die, events)

    def _use(self, state: State, activation: Activation, die: int, events: list[Event]) -> None:
        """The second die; a Templum beside the Forum lets its player add the third."""
        happen(state, DieUsed(state.seat, die), events)
        if state.dice and forum_help(state, state.seat, activation.place).third_die:
            ask(state, DecisionKind.EXTRA_DIE, replace(activation, spent=die))
        else:
            self._count(state, activation, die, events)

    def _count(self, state: State, activation: Activation, dice: int, events: list[Event]) -> None:
        """All of it is one gain."""
        helped = forum_help(state, state.seat, activation.place)
        gain(state, state.seat, dice + helped.points, events)

    def words_to_ask(self, state: State) -> Sentence:
        return self._third if state.step == DecisionKind.EXTRA_DIE else self.question


@card
class Basilica(AlwaysOn):
    key = "basilica"
    face = Pattern("a Forum beside it: +{amount} {points}")

    @property
    def text(self) -> Sentence:
        return Sentence(
            "Always on: a Forum beside it brings {amount} more victory point.",
            "Always on: a Forum beside it brings {amount} more victory points.",
            amount=self.amount,
            count=self.amount,
        )

    @property
    def forum_points(self) -> int:
        return self.amount


@card
class Templum(AlwaysOn):
    key = "templum"
    face = Pattern("a third die for a Forum")
    adds_third_die = True
    text = Sentence("Always on: a Forum beside it may use your third unused die too.")
