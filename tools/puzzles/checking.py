"""Searches some puzzles again: in other worlds, among all choices, with ten times the work."""

import time
from random import Random
from typing import Any, Final

from colosseum import games
from colosseum.play.puzzles.collection import Puzzle, puzzles
from colosseum.rules.same_effect import comes_to_the_same
from tools.puzzles.finding import different
from tools.puzzles.measuring import Measured, close_ones, play_worlds, ranked
from tools.puzzles.sources import SOURCES, Source

_FIRST_WORLD: Final = 5_000_000
_TIMES: Final = 10
_GLANCE: Final = 8
"""Rounds for every legal choice, before those far behind are left out."""
_FAR: Final = 5.0
"""How many errors behind that is."""
_LOOKS: Final = 10
"""How often those far behind are left out."""


def check(count: int, seed: int) -> None:
    """Draw some at random, of both games together, and say how many are found again."""
    every = [puzzle for name in games.GAMES for puzzle in puzzles(name)]
    agreed = 0
    drawn = Random(seed).sample(every, min(count, len(every)))
    for done, puzzle in enumerate(drawn, 1):
        started = time.process_time()
        best = searched(puzzle)
        agrees = comes_to_the_same(_view(puzzle), best[0].action, puzzle.best.action)
        agreed += agrees
        gap = best[0].ahead_of(best[1])
        print(
            f"{puzzle.game} {puzzle.name} {puzzle.kind}: {best[0].action}"
            f"{'' if agrees else f' instead of {puzzle.best.action}'},"
            f" {gap.mean:.1f} ± {gap.error:.1f} ahead, {len(best[0].played)} rounds,"
            f" {time.process_time() - started:.0f} s; {agreed} of {done}",
            flush=True,
        )


def _view(puzzle: Puzzle) -> Any:
    game = puzzle.begin()
    assert game.decision is not None
    return game.view(game.decision.seat, 0)


def searched(puzzle: Puzzle) -> list[Measured]:
    """All legal choices, the best first, after ten times the rounds that found the puzzle."""
    source, position = SOURCES[puzzle.game], puzzle.begin()
    options = _all(source, puzzle, position)
    rounds = _TIMES * puzzle.rounds
    play_worlds(source.play_on, position, options, _worlds(0, _GLANCE))
    begun, left = _GLANCE, options
    for look in range(1, _LOOKS + 1):
        left = close_ones(left, _FAR)
        upto = max(begun, rounds * look // _LOOKS)
        play_worlds(source.play_on, position, left, _worlds(begun, upto))
        begun = upto
    others = [option for option in options if option not in left]
    return [*ranked(left), *ranked(others)]


def _all(source: Source, puzzle: Puzzle, position: Any) -> list[Measured]:
    view = _view(puzzle)
    known = [option.action for option in puzzle.options]
    return [Measured(it) for it in different(view, [*known, *position.choices().actions])]


def _worlds(first: int, last: int) -> range:
    return range(_FIRST_WORLD + first, _FIRST_WORLD + last)
