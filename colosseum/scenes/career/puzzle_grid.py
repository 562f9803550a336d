"""A game's puzzles in three groups, the easier ones above: what is solved, and what is left."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from colosseum.play.puzzles import collection
from colosseum.play.puzzles.collection import Difficulty, Puzzle
from colosseum.play.puzzles.solved import Solved, State
from colosseum.scenes.career.month import LEFT, PANEL, WIDE
from colosseum.scenes.parts.puzzle_task import PuzzleTask, task_of
from colosseum.scenes.parts.puzzle_words import DIFFICULTIES
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    CREAM,
    FADED,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    INK,
    NUMBER,
    PAPER,
    SMALL,
    STONE,
    STONE_DARK,
    TERRACOTTA,
    TITLE,
    UMBER_LIGHT,
    mixed,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say, tr

_ACROSS: Final = 13
_GAP: Final = 8.0
_SIZE: Final = (WIDE - (_ACROSS - 1) * _GAP) / _ACROSS
_HIGH: Final = 66.0
_HEAD: Final = 36.0
_TOP: Final = PANEL.top + 76
_GROUP: Final = 203.0
_LEGEND: Final = Box(LEFT, PANEL.bottom - 40, WIDE, 28)
_FOUND_BY: Final = {
    Difficulty.EASY: Sentence("Most beginners see it."),
    Difficulty.MEDIUM: Sentence("Some beginners see it."),
    Difficulty.HARD: Sentence("Beginners miss it."),
}
_STATES: Final = {
    State.OPEN: Sentence("to solve"),
    State.MISSED: Sentence("not solved yet"),
    State.SOLVED: Sentence("solved"),
}


def _groups(game: str) -> list[tuple[Difficulty, list[Puzzle]]]:
    every = collection.puzzles(game)
    found = [(hard, [it for it in every if it.difficulty is hard]) for hard in Difficulty]
    return [(hard, some) for hard, some in found if some]


def _head_box(place: int) -> Box:
    return Box(LEFT, _TOP + place * _GROUP, WIDE, 28)


def _cells(place: int, count: int) -> list[Box]:
    """Where the puzzles of a group are; three lines of them are lower than two."""
    down = max(2, -(-count // _ACROSS))
    high = min(_HIGH, (_GROUP - _HEAD - 12 - (down - 1) * _GAP) / down)
    top = _TOP + place * _GROUP + _HEAD
    return [
        Box(LEFT + it % _ACROSS * (_SIZE + _GAP), top + it // _ACROSS * (high + _GAP), _SIZE, high)
        for it in range(count)
    ]


# What can be pressed


def puzzle_buttons(
    game: str,
    solved: Solved,
    chosen: PuzzleTask | None,
    choose: Callable[[PuzzleTask], None],
) -> list[Widget]:
    found: list[Widget] = []
    for place, (_, puzzles) in enumerate(_groups(game)):
        for puzzle, box in zip(puzzles, _cells(place, len(puzzles)), strict=True):
            task, state = task_of(puzzle), solved.state(puzzle)
            is_chosen = chosen is not None and chosen.puzzle == puzzle
            found.append(_cell(task, box, state, partial(choose, task), is_chosen=is_chosen))
    return found


def _cell(
    task: PuzzleTask, box: Box, state: State, choose: Callable[[], None], *, is_chosen: bool
) -> Widget:
    def paint(brush: Brush, look: Look) -> None:
        if is_chosen or look.lit:
            glow = GOLD if is_chosen else GOLD_LIGHT
            brush.slab(box.inflate(8, 8), glow, radius=13, opacity=220 if is_chosen else 130)
        _paint_cell(brush, box, task.number, state)

    # Translators: {state} is “to solve”, “not solved yet” or “solved”.
    tip = tr("Puzzle {number}: {state}.", number=task.number, state=say(_STATES[state]))
    found = Area(f"puzzle-{task.number}", box, paint, on_press=choose, tip=tip)
    found.chosen = is_chosen
    return found


def _paint_cell(brush: Brush, box: Box, number: int, state: State) -> None:
    is_solved = state is State.SOLVED
    fill = (PAPER, STONE) if is_solved else (STONE, mixed(STONE, STONE_DARK, 0.8))
    edge = GOLD if is_solved else UMBER_LIGHT
    brush.slab(box, fill, radius=10, edge=edge, edge_width=2 if is_solved else 1.2)
    if is_solved:
        brush.picture("laurel", centred(box.center, min(box.height, 62)))
    style = NUMBER.but(size=21 if is_solved else 25, colour=INK if is_solved else FADED)
    brush.text(str(number), box.inflate(-8, -8), style.but(align="centre"), where="puzzles")
    _paint_mark(brush, (box.right - 11, box.bottom - 11), state)


def _paint_mark(brush: Brush, middle: tuple[float, float], state: State) -> None:
    """A tick or a cross, so that nobody needs the colours."""
    if state is State.OPEN:
        return
    brush.disc(middle, 10, GREEN if state is State.SOLVED else TERRACOTTA, edge=CREAM)
    picture = "icon-tick" if state is State.SOLVED else "icon-close"
    brush.picture(picture, centred(middle, 13))


# What can be seen


def paint_groups(brush: Brush, game: str, solved: Solved) -> None:
    for place, (difficulty, puzzles) in enumerate(_groups(game)):
        _paint_head(brush, _head_box(place), difficulty, count_of(solved, puzzles))
    _paint_legend(brush)


def count_of(solved: Solved, puzzles: Sequence[Puzzle]) -> str:
    return tr("{count} of {all} solved", count=solved.count(puzzles), all=len(puzzles))


def _paint_head(brush: Brush, box: Box, difficulty: Difficulty, count: str) -> None:
    style, words = TITLE.but(size=21), say(DIFFICULTIES[difficulty])
    wide = brush.text_width(words, style) + 4
    brush.text(words, Box(box.left, box.top, wide, box.height), style, where="puzzles")
    about = Box(box.left + wide + 14, box.top + 2, box.width - wide - 214, box.height)
    brush.text(say(_FOUND_BY[difficulty]), about, SMALL.but(size=17), where="puzzles")
    right = Box(box.right - 190, box.top + 2, 190, box.height)
    brush.text(count, right, SMALL.but(size=17, align="right"), where="puzzles")
    brush.line((box.left, box.bottom + 1), (box.right, box.bottom + 1), GOLD, 1.6)


def _paint_legend(brush: Brush) -> None:
    left = _LEGEND.left
    for state in (State.SOLVED, State.MISSED):
        _paint_mark(brush, (left + 10, _LEGEND.centery), state)
        words, style = say(_STATES[state]), SMALL.but(size=16.5)
        wide = brush.text_width(words, style) + 4
        brush.text(words, Box(left + 27, _LEGEND.top, wide, _LEGEND.height), style, where="legend")
        left += wide + 60
