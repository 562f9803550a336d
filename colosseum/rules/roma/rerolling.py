"""Phase 2: rolling dice again, a triple or those that a card allows (ROM-5)."""

from itertools import combinations

from colosseum.rules.kernel import Action, Choices, Event
from colosseum.rules.roma.actions import (
    KEEP_DICE,
    REROLL_TRIPLE,
    KeepDice,
    Reroll,
    RerollTriple,
    reroll,
)
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.common_effects import roll_die
from colosseum.rules.roma.decision_step import Step
from colosseum.rules.roma.events import DiceRerolled
from colosseum.rules.roma.state import State
from colosseum.rules.roma.turn import begin_actions, is_triple, offer_reroll
from colosseum.rules.stepped_game import not_now
from colosseum.words.sentences import Sentence

_ROLL_AGAIN = Sentence("Roll again, or keep your dice.")


class RollAgain(Step):
    def words(self, state: State) -> Sentence:
        return _ROLL_AGAIN

    def choices(self, state: State) -> Choices:
        found: list[Action] = [KEEP_DICE]
        if state.may_reroll_triple and is_triple(state):
            found.append(REROLL_TRIPLE)
        if state.rerolls:
            dice = state.dice
            for count in range(1, len(dice) + 1):
                found += map(reroll, sorted({*combinations(dice, count)}))
        return Choices(tuple(found))

    def why_not(self, state: State, action: Action) -> Sentence | None:
        match action:
            case KeepDice():
                return None
            case RerollTriple():
                return self._why_not_triple(state)
            case Reroll(dice):
                if not state.rerolls:
                    return Sentence("None of your cards lets you roll dice again.")
                if not dice:
                    return Sentence("Choose at least one die.")
                if any(dice.count(die) > state.dice.count(die) for die in dice):
                    return Sentence("You have not rolled these dice.")
                return None
        return not_now(action)

    def _why_not_triple(self, state: State) -> Sentence | None:
        if not is_triple(state):
            return Sentence("You have not rolled a triple.")
        if not state.may_reroll_triple:
            return Sentence("You have already rolled your triple again.")
        return None

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        if isinstance(action, KeepDice):
            begin_actions(state)
            return
        if isinstance(action, Reroll):
            old = action.dice
            state.rerolls -= 1
        else:
            old = state.dice
            state.may_reroll_triple = False
        new = tuple(sorted([roll_die(state) for _ in old]))
        happen(state, DiceRerolled(state.seat, old, new), events)
        offer_reroll(state)
