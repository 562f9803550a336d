"""What an answer to a puzzle is worth."""

from dataclasses import dataclass

from colosseum.play.puzzles.collection import Puzzle, Rated
from colosseum.rules.kernel import Action, Game
from colosseum.rules.same_effect import comes_to_the_same

_SEED = 0


@dataclass(frozen=True, slots=True)
class Answer:
    """What someone decided, and which of the measured choices that is."""

    action: Action
    rated: Rated | None
    """None if it was not worth measuring."""
    is_right: bool


def judged(puzzle: Puzzle, game: Game, action: Action) -> Answer | None:
    """Judge a legal action in the puzzle's game; None if there are no numbers for it.

    A choice that was left out of the list looked worse at once. But where so many choices are
    possible that nobody lists them, such as bids, one may be as good as another.
    """
    assert game.decision is not None
    rated = _rated(puzzle, game.view(game.decision.seat, _SEED), action)
    if rated is None and action not in game.choices().actions:
        return None
    return Answer(action, rated, rated is puzzle.best)


def _rated(puzzle: Puzzle, view: Game, action: Action) -> Rated | None:
    measured = {option.action: option for option in puzzle.options}
    near = puzzle.kit.near(action, tuple(measured))
    if near is not None:
        return measured[near]
    for option in puzzle.options:
        if comes_to_the_same(view, option.action, action):
            return option
    return None
