"""Investing: in whatever raises the final event most."""

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.valuation import worth_after
from colosseum.ai.player import Option
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import CashMedal, ExchangeAction, Pass
from colosseum.rules.kernel import Action
from colosseum.rules.sentences import Sentence

_CASHING = 0.3
"""How much more than its worth cashing in a medal must bring."""


def investments(view: Game, habits: Habits) -> list[Option]:
    """Value every investment, passing, and cashing in a medal if that allows a better one."""
    options = _affordable(view, habits)
    if CashMedal() in view.choices().actions:
        richer = view.copy()
        richer.apply(CashMedal())
        best = max(_affordable(richer, habits), key=lambda option: option.value)
        if not isinstance(best.action, Pass):
            reason = Sentence("If I cash in a medal, I can invest better: {why}", why=best.reason)
            options.append(Option(CashMedal(), best.value - _CASHING, reason))
    return options


def _affordable(view: Game, habits: Habits) -> list[Option]:
    actions = [
        action
        for action in view.choices().actions
        if not isinstance(action, CashMedal | ExchangeAction)
    ]
    worths = {str(action): worth_after(view, action, habits.weights) for action in actions}
    without = worths[str(Pass())]
    return [
        Option(action, worth, _reason(action, without, worth))
        for action, worth in zip(actions, worths.values(), strict=True)
    ]


def _reason(action: Action, without: float, worth: float) -> Sentence:
    if isinstance(action, Pass):
        return Sentence("If I save my coins, my final event should draw {n}.", n=round(without))
    if round(worth) <= round(without):
        return Sentence("With it, my final event should draw about {n}.", n=round(worth))
    return Sentence(
        "With it, my final event should draw {after} spectator; without it, {before}.",
        "With it, my final event should draw {after} spectators; without it, {before}.",
        after=round(worth),
        count=round(worth),
        before=round(without),
    )
