"""Words about puzzles: what they are called, how hard they are, what is asked."""

from typing import Final

from colosseum.play.puzzles.collection import Difficulty
from colosseum.rules.kernel import Game
from colosseum.scenes.parts.puzzle_task import PuzzleTask
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say, tr

DIFFICULTIES: Final = {
    # Translators: easy puzzles.
    Difficulty.EASY: Sentence.in_context("puzzles", "Easy"),
    # Translators: puzzles of medium difficulty.
    Difficulty.MEDIUM: Sentence.in_context("puzzles", "Tricky"),
    # Translators: hard puzzles.
    Difficulty.HARD: Sentence.in_context("puzzles", "Hard"),
}
"""What groups of puzzles are called."""
_DIFFICULTY: Final = {
    Difficulty.EASY: Sentence.in_context("one puzzle", "Easy"),
    Difficulty.MEDIUM: Sentence.in_context("one puzzle", "Tricky"),
    Difficulty.HARD: Sentence.in_context("one puzzle", "Hard"),
}


def name_of(task: PuzzleTask) -> str:
    """“Puzzle 12”, or that it is a mistake."""
    if task.exercise is not None:
        return tr("Your own mistake")
    return tr("Puzzle {number}", number=task.number)


def heading(task: PuzzleTask) -> str:
    """The name, and how hard it is."""
    if task.exercise is not None:
        return name_of(task)
    return f"{name_of(task)} · {difficulty_of(task)}"


def difficulty_of(task: PuzzleTask) -> str:
    return say(_DIFFICULTY[task.puzzle.difficulty])


def asked_words(game: Game) -> str:
    """What there is to decide."""
    return "" if game.decision is None else say(game.decision.help)
