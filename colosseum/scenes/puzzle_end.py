"""A puzzle is answered: whether it was the best choice, why, and what each choice is worth."""

from collections.abc import Callable
from typing import Final

from colosseum import games
from colosseum.play.puzzles import mistakes
from colosseum.play.puzzles.answers import Answer
from colosseum.play.puzzles.mistakes import TWICE
from colosseum.rules.kernel import Game
from colosseum.rules.same_effect import comes_to_the_same
from colosseum.scenes import routes
from colosseum.scenes.parts.option_table import OptionRow, paint_options, rows_of, table_height
from colosseum.scenes.parts.puzzle_task import PuzzleTask
from colosseum.scenes.parts.puzzle_words import heading
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import Scene, Window
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import (
    BODY,
    GOLD,
    GREEN,
    INK,
    ITALIC,
    MEDIUM,
    PAPER,
    SMALL,
    STONE,
    STRONG,
    TERRACOTTA,
    TITLE,
)
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import ntr, say, tr

_WIDTH: Final = 980.0
_SIDE: Final = 40.0
_REASON: Final = 112.0
_ABOVE: Final = 110.0
"""What is above the reason,"""
_BELOW: Final = 122.0
"""and below the table."""
_SEED: Final = 0


class PuzzleEndScene(Scene):
    over = True

    def __init__(self, window: Window, task: PuzzleTask, answer: Answer) -> None:
        super().__init__(window)
        self.task = task
        self.answer = answer
        game = task.puzzle.begin()
        self.reason = _reason(task, game)
        """Why the best is the best, in the expert's words."""
        self.rows: list[OptionRow] = rows_of(task.puzzle, game, answer)
        self.next_task = task.next()
        high = _ABOVE + _REASON + 18 + table_height(len(self.rows)) + _BELOW
        self._box = centred(WHOLE.center, _WIDTH, high)
        self._inside = Box(
            self._box.left + _SIDE, self._box.top + _ABOVE, _WIDTH - 2 * _SIDE, _REASON
        )
        """Where the reason is; the rest is as wide."""
        self.window.sounds.play(Effect.MEDAL if answer.is_right else Effect.REFUSE)

    # What can be pressed

    def widgets(self) -> list[Widget]:
        made: list[tuple[str, str, Callable[[], None]]] = [
            ("puzzles", tr("Puzzles"), self._to_the_list),
            ("again", tr("Try again"), self._again),
        ]
        if self.next_task is not None:
            made.append(("next", tr("Next puzzle"), self._next))
        main = "next" if self.next_task is not None and self.answer.is_right else "again"
        if self.next_task is None and self.answer.is_right:
            main = "puzzles"
        line = Box(self._inside.left, self._box.bottom - 76, self._inside.width, 54)
        boxes = row(line, 3, 16)[-len(made) :]
        return [
            Button(key, box, words, do, kind=Kind.PRIMARY if key == main else Kind.PLAIN, size=20)
            for box, (key, words, do) in zip(boxes, made, strict=True)
        ]

    def _again(self) -> None:
        self._open(self.task)

    def _next(self) -> None:
        assert self.next_task is not None
        self._open(self.next_task)

    def _open(self, task: PuzzleTask) -> None:
        self.window.start_over(routes.puzzle(self.window, task))

    def _to_the_list(self) -> None:
        self.window.start_over(routes.puzzles(self.window, self.task))

    def back(self) -> None:
        self._to_the_list()

    # The picture

    def paint_under(self, brush: Brush) -> None:
        brush.shade(170)
        draw_panel(brush, self._box)
        brush.encloses(heading(self.task), self._box, is_told=True)
        self._paint_head(brush)
        self._paint_reason(brush)
        inside = self._inside
        table = Box(inside.left, inside.bottom + 18, inside.width, table_height(len(self.rows)))
        paint_options(brush, table, self.rows)
        foot = Box(table.left, table.bottom + 8, table.width, 26)
        brush.text(self._played_words(), foot, SMALL.but(size=16.5), where="puzzle end")

    def _paint_head(self, brush: Brush) -> None:
        right, box, left = self.answer.is_right, self._box, self._inside.left
        middle = (left + 36, box.top + 58)
        brush.disc(middle, 34, GREEN if right else TERRACOTTA, edge=GOLD, edge_width=2.5)
        brush.picture("icon-tick" if right else "icon-close", centred(middle, 40))
        head = Box(left + 88, box.top + 18, self._inside.width - 88, 26)
        brush.text(heading(self.task), head, MEDIUM.but(size=18, colour=TERRACOTTA), where="head")
        title = Box(head.left, head.bottom, head.width, 52)
        brush.text(self._title(), title, TITLE.but(size=32, colour=INK), where="puzzle end")

    def _title(self) -> str:
        if not self.answer.is_right:
            return tr("There is something better")
        if self.task.exercise is None:
            return tr("Right: the best there is")
        known = mistakes.recorded().get(self.task.puzzle.name)
        if known is not None and known.solved >= TWICE:
            return tr("Right again: this one is behind you")
        return tr("Right: it comes back once more")

    def _paint_reason(self, brush: Brush) -> None:
        brush.slab(self._inside, (PAPER, STONE), radius=10, edge=GOLD, edge_width=2)
        inside = self._inside.inflate(-36, -18)
        best = Box(inside.left, inside.top, inside.width, 30)
        brush.text(self.rows[0].words, best, STRONG.but(size=21), where="puzzle end")
        why = Box(inside.left, best.bottom + 2, inside.width, inside.bottom - best.bottom - 2)
        style = ITALIC.but(size=19, valign="top") if self.reason else BODY.but(valign="top")
        words = say(self.reason) if self.reason is not None else self._no_reason()
        brush.text(words, why, style, lines=3, where="puzzle end")

    def _no_reason(self) -> str:
        return tr("Not even an expert sees it at a glance. Only playing on shows it.")

    def _played_words(self) -> str:
        rounds = self.task.puzzle.rounds
        return ntr(
            "Found by simulating the rest of the game {count} time after each of the best choices.",
            "Found by simulating the rest of the game {count} times after each of the best "
            "choices.",
            rounds,
        )


def _reason(task: PuzzleTask, game: Game) -> Sentence | None:
    assert game.decision is not None
    view = game.view(game.decision.seat, _SEED)
    best = task.puzzle.best.action
    for option in games.find(task.puzzle.game).ai.expert(view, ()).alternatives:
        if comes_to_the_same(view, option.action, best):
            return option.reason
    return None
