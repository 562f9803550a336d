"""Whether two actions come to the same, such as a move by either of two equal dice."""

from collections.abc import Sequence

from colosseum.rules.kernel import Action, Game


def comes_to_the_same(view: Game, one: Action, other: Action) -> bool:
    """Whether two legal actions have the same effect in a view."""
    if one == other:
        return True
    games = view.copy(), view.copy()
    games[0].apply(one)
    games[1].apply(other)
    return games[0].is_like(games[1])


def itself(action: Action, others: Sequence[Action]) -> Action | None:
    """The action, if it is among the others: for games in which no other is nearly the same."""
    return action if action in others else None
