"""Closing ceremonies: which token to discard, and which to ask for."""

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.valuation import worth_after
from colosseum.ai.player import Option
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import AskFor, Discard
from colosseum.rules.sentences import Sentence


def discards(view: Game, habits: Habits) -> list[Option]:
    """Value every token that can be discarded."""
    return [
        Option(
            action,
            worth := worth_after(view, action, habits.weights),
            Sentence("I’ll miss it least: my final event should still draw {n}.", n=round(worth)),
        )
        for action in view.choices().actions
        if isinstance(action, Discard)
    ]


def donations(view: Game, habits: Habits) -> list[Option]:
    """Value every asset that the podium's new owner can be asked for."""
    return [
        Option(
            action,
            worth := worth_after(view, action, habits.weights),
            Sentence(
                "With it, my final event should draw {count} spectator.",
                "With it, my final event should draw {count} spectators.",
                count=round(worth),
            ),
        )
        for action in view.choices().actions
        if isinstance(action, AskFor)
    ]
