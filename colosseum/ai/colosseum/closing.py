"""Closing ceremonies: which token to discard, and which to ask for."""

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.reasons import gain, loss
from colosseum.ai.colosseum.valuation import prospect_after, worth_after
from colosseum.ai.player import Option
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import AskFor, Discard
from colosseum.rules.colosseum.data import Programme
from colosseum.rules.colosseum.prospects import after_gain, after_loss
from colosseum.rules.colosseum.state import State
from colosseum.words.sentences import Sentence


def discards(view: Game, habits: Habits) -> list[Option]:
    """Value every token that can be discarded."""
    valued = [
        (action, worth_after(view, action, habits.weights))
        for action in view.choices().actions
        if isinstance(action, Discard)
    ]
    most = max(worth for _, worth in valued)
    return [
        Option(action, worth, _missing(view.state, action, is_best=worth == most))
        for action, worth in valued
    ]


def _missing(state: State, action: Discard, *, is_best: bool) -> Sentence:
    lost = loss(state, after_loss(state, state.seat, action.asset), state.seat)
    if lost is None:
        return Sentence(
            "My programme draws as many without it.",
            "My {count} programmes draw as many without it.",
            count=len(state.me.held),
        )
    return Sentence("I’d miss it least: {why}", why=lost.words) if is_best else lost.words


def donations(view: Game, habits: Habits) -> list[Option]:
    """Value every asset that the podium's new owner can be asked for."""
    found = []
    for action in view.choices().actions:
        if isinstance(action, AskFor):
            prospect = prospect_after(view, action, habits.weights)
            plan = prospect.plan.programme if prospect.plan is not None else None
            found.append(Option(action, prospect.worth, _wanting(view.state, action, plan)))
    return found


def _wanting(state: State, action: AskFor, plan: Programme | None) -> Sentence:
    later = after_gain(state, state.seat, (action.asset,))
    return gain(state, later, state.seat, plan) or Sentence(
        "My programme doesn’t need it now, but a later one may.",
        "None of my {count} programmes needs it now, but a later one may.",
        count=len(state.me.held),
    )
