"""A puzzle that someone solves: one of the collection, or a mistake of their own."""

from dataclasses import dataclass
from datetime import date

from colosseum.play.puzzles import collection, mistakes, solved
from colosseum.play.puzzles.collection import Puzzle
from colosseum.play.puzzles.mistakes import Exercise


@dataclass(frozen=True, slots=True)
class PuzzleTask:
    puzzle: Puzzle
    number: int
    """Its place among those it is shown with, from 1."""
    exercise: Exercise | None = None
    """The mistake that it is made of, if it is one."""
    today: date | None = None

    def record(self, *, right: bool) -> None:
        """Keep what was answered: progress, and nothing else."""
        if self.exercise is None:
            solved.record(self.puzzle, right=right)
        elif self.today is not None:
            mistakes.record(self.exercise, self.today, right=right)

    def next(self) -> "PuzzleTask | None":
        """What to solve after it: the next of the same game, or the next mistake."""
        if self.exercise is None:
            return task_after(self.puzzle.game, self.puzzle)
        assert self.today is not None
        left = [it for it in mistakes_due(self.today) if it.puzzle.name != self.puzzle.name]
        return next(iter(left), None)


def task_of(puzzle: Puzzle) -> PuzzleTask:
    return PuzzleTask(puzzle, collection.puzzles(puzzle.game).index(puzzle) + 1)


def task_after(game: str, puzzle: Puzzle | None = None) -> PuzzleTask | None:
    """The next of a game's puzzles that is not solved."""
    found = solved.recorded().next_of(collection.puzzles(game), puzzle)
    return None if found is None else task_of(found)


def mistakes_due(today: date) -> list[PuzzleTask]:
    due = [it for it in mistakes.recorded().values() if it.is_due(today)]
    return [PuzzleTask(it.mistake.puzzle, place, it, today) for place, it in enumerate(due, 1)]
