"""Your own mistakes: those that have come back, and those that still rest."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import Final

from colosseum import games
from colosseum.play.puzzles.mistakes import TWICE, Exercise
from colosseum.scenes.career.month import LEFT, PANEL, WIDE
from colosseum.scenes.parts.day_words import day_of_month
from colosseum.scenes.parts.puzzle_task import PuzzleTask
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, column
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    PAPER,
    PURPLE,
    SMALL,
    STONE,
    STRONG,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, tr

MOST_ROWS: Final = 8
_ROWS: Final = Box(LEFT, PANEL.top + 128, WIDE, 520)
_WORDS: Final = Box(LEFT, PANEL.top + 76, WIDE, 46)
_FOOT: Final = Box(LEFT, PANEL.bottom - 62, WIDE, 46)


def mistake_buttons(
    due: Sequence[PuzzleTask], chosen: PuzzleTask | None, choose: Callable[[PuzzleTask], None]
) -> list[Widget]:
    """One for each that has come back; the oldest first."""
    name = None if chosen is None else chosen.puzzle.name
    return [
        _row(task, box, partial(choose, task), is_chosen=task.puzzle.name == name)
        for task, box in zip(due, column(_ROWS, MOST_ROWS, 9, tallest=56), strict=False)
    ]


def _row(task: PuzzleTask, box: Box, choose: Callable[[], None], *, is_chosen: bool) -> Widget:
    assert task.exercise is not None
    exercise = task.exercise

    def paint(brush: Brush, look: Look) -> None:
        if is_chosen or look.lit:
            glow = GOLD if is_chosen else GOLD_LIGHT
            brush.slab(box.inflate(8, 8), glow, radius=13, opacity=220 if is_chosen else 130)
        brush.slab(box, (PAPER, STONE), radius=10, edge=UMBER_LIGHT, edge_width=1.4)
        _paint_row(brush, box, exercise)

    found = Area(f"mistake-{task.number}", box, paint, on_press=choose)
    found.chosen = is_chosen
    return found


def _paint_row(brush: Brush, box: Box, exercise: Exercise) -> None:
    mistake = exercise.mistake
    kit, tutor = games.find(mistake.game), games.tutor(mistake.game)
    brush.picture(kit.mark, centred((box.left + 30, box.centery), 34))
    when = Box(box.left + 60, box.top, 300, box.height)
    words = tr("Found on {day}", day=day_of_month(mistake.day))
    brush.text(words, when, STRONG.but(size=18), where="mistakes")
    pattern = tutor.words.cost
    assert pattern.plural is not None
    cost = ntr(pattern.singular, pattern.plural, max(1, round(mistake.cost)))
    room = Box(when.right, box.top + 6, box.right - when.right - 110, box.height - 12)
    brush.text(cost, room, BODY.but(size=17), lines=2, where="mistakes")
    for place in range(TWICE):
        middle = (box.right - 66 + place * 38, box.centery)
        is_solved = place < exercise.solved
        brush.disc(middle, 14, GREEN if is_solved else STONE, edge=FADED, edge_width=1.6)
        if is_solved:
            brush.picture("icon-tick", centred(middle, 18))


def paint_mistakes(brush: Brush, exercises: Sequence[Exercise], today: date) -> None:
    due = [it for it in exercises if it.is_due(today)]
    words = tr(
        "Mistakes found when you look back at your games return here until you have solved each "
        "one twice."
    )
    brush.text(words, _WORDS, BODY.but(size=18), lines=2, where="mistakes")
    brush.line((_WORDS.left, _WORDS.bottom), (_WORDS.right, _WORDS.bottom), GOLD, 1.6)
    if not due:
        _paint_nothing(brush)
    brush.text(_rest_words(exercises, today), _FOOT, SMALL.but(size=17), lines=2, where="mistakes")


def _paint_nothing(brush: Brush) -> None:
    middle = (_ROWS.centerx, _ROWS.top + 150)
    brush.disc(middle, 74, PURPLE, edge=GOLD, edge_width=2)
    brush.picture("icon-recap", centred(middle, 84))
    below = Box(_ROWS.left + 160, middle[1] + 92, _ROWS.width - 320, 90)
    words = tr("Nothing is due today. Choose “Look back” after a game to find more.")
    brush.text(words, below, BODY.but(size=21, align="centre"), lines=3, where="mistakes")


def _rest_words(exercises: Sequence[Exercise], today: date) -> str:
    done = sum(it.is_done for it in exercises)
    resting = [it.days_left(today) for it in exercises if not it.is_done and not it.is_due(today)]
    parts = []
    if resting:
        parts.append(
            ntr(
                "{count} more comes back in the next few days.",
                "{count} more come back in the next few days.",
                len(resting),
            )
        )
    if done:
        parts.append(
            ntr("{count} mistake is behind you.", "{count} mistakes are behind you.", done)
        )
    hidden = sum(it.is_due(today) for it in exercises) - MOST_ROWS
    if hidden > 0:
        parts.append(ntr("{count} more is due.", "{count} more are due.", hidden))
    return " ".join(parts)
