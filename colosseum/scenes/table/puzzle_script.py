"""A puzzle at the real table: one decision, and what it is worth."""

from collections.abc import Callable, Sequence
from typing import Final

from colosseum.play.puzzles.answers import judged
from colosseum.rules.kernel import Action
from colosseum.scenes import routes
from colosseum.scenes.parts.keys import BACK, with_key
from colosseum.scenes.parts.puzzle_task import PuzzleTask
from colosseum.scenes.parts.puzzle_words import asked_words, heading
from colosseum.scenes.parts.teacher_speech import Speech, button_box
from colosseum.scenes.scene import Window
from colosseum.scenes.table.table_script import ScriptedTable
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say, tr

_NO_NUMBERS: Final = Sentence("This choice was not measured. Try another one.")


class PuzzleScript:
    """Asks for one decision. It is judged and not taken: the table stays as it is."""

    no_advice = Sentence("In a puzzle you decide alone.")
    no_recap = Sentence("A puzzle begins here: nothing has happened yet.")

    def __init__(self, window: Window, task: PuzzleTask) -> None:
        self.window = window
        self.task = task
        self.aside: Sentence | None = None
        """The reply to a choice that nobody has measured."""

    def begin(self, table: ScriptedTable) -> None:
        self.table = table

    @property
    def about(self) -> Sequence[object]:
        return ()

    # What the player does

    def consider(self, action: Action, do: Callable[[], None]) -> None:
        """Judge the decision, and say what it is worth."""
        if action == self.table.course.automatic_choice():
            do()
            return
        self.table.course.forget_orders()
        answer = judged(self.task.puzzle, self.table.game, action)
        if answer is None:
            self.aside = _NO_NUMBERS
            self.table.rebuild()
            return
        self.aside = None
        self.task.record(right=answer.is_right)
        self.window.push(routes.puzzle_end(self.window, self.task, answer))

    def answer(self) -> Action | None:
        return None

    def update(self) -> None:
        pass

    def leave(self) -> None:
        self.window.start_over(routes.puzzles(self.window, self.task))

    # What can be seen

    def arrange(self, widgets: list[Widget]) -> list[Widget]:
        if not self._has_buttons:
            return widgets
        leave = Button(
            "puzzles",
            button_box(self.box, 0),
            tr("Puzzles"),
            self.leave,
            tip=with_key(tr("Go back to the list of puzzles."), BACK),
            size=17,
            inset=8,
        )
        leave.tip_beside = self.box
        return [*widgets, leave]

    @property
    def speech(self) -> Speech:
        words = asked_words(self.table.game)
        if self.aside is not None:
            return Speech(heading(self.task), say(self.aside), words, is_aside=True)
        return Speech(heading(self.task), tr("One choice is clearly the best. Which?"), words)

    @property
    def box(self) -> Box:
        return self.table.display.in_sight(self._usual_box)

    @property
    def _usual_box(self) -> Box:
        return self.table.kit.layout.speech_box(len(self.table.game.seats))

    @property
    def _has_buttons(self) -> bool:
        return self.box == self._usual_box

    def paint(self, brush: Brush) -> None:
        self.speech.paint(brush, self.box, has_buttons=self._has_buttons)
