"""A lesson at the real table: a position, a teacher, and others who play by a script."""

from collections.abc import Callable
from typing import Final

from colosseum.rules.kernel import Action, Sentence
from colosseum.scenes.lesson_end import LessonEndScene
from colosseum.scenes.parts.teacher_speech import Speech, button_box
from colosseum.scenes.scene import Window
from colosseum.scenes.table import TableScene, marks_round
from colosseum.session import HUMAN, Move, Seat, Session
from colosseum.text import tr
from colosseum.tutor.attempt import Attempt
from colosseum.tutor.lessons import LEARNER, Lesson, LessonStep, lessons
from colosseum.tutor.progress import Progress
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.widget import Widget

_OTHERS: Final = "novice"


class LessonSession(Session):
    """Others do what the script says; nothing is saved, and nothing needs to be taken back."""

    def __init__(self, attempt: Attempt) -> None:
        names = attempt.game.seats
        seats = [
            Seat(name, HUMAN if seat == LEARNER else _OTHERS, seat)
            for seat, name in enumerate(names)
        ]
        super().__init__(attempt.journal, seats, None)
        self._attempt = attempt

    def poll(self) -> Move | None:
        action = self._attempt.answer()
        return None if action is None else Move(self.journal.apply(action), Sentence(""))

    @property
    def can_undo(self) -> bool:
        return False


class LessonScene(TableScene):
    hints_come_up = False

    def __init__(self, window: Window, lesson: Lesson, attempt: Attempt | None = None) -> None:
        """From the beginning, or wherever an attempt is."""
        self.lesson = lesson
        self.attempt = attempt or Attempt(lesson)
        self._aside = ""
        """Said about the last thing that was done instead of what was asked."""
        self._was_waiting = False
        super().__init__(window, LessonSession(self.attempt))

    @property
    def is_waiting(self) -> bool:
        """Whether something still moves, or the others have something to do."""
        return self.view.busy or self.attempt.is_answering

    @property
    def told(self) -> LessonStep | None:
        """The step that is told now; None while the table goes on by itself."""
        return None if self.is_waiting else self.attempt.step

    # What the learner does

    def act(self, action: Action) -> None:
        """Only what is asked for happens; of anything else that is allowed, a kind word tells."""
        if self.game.why_not(action) is not None or action == self.game.choices().only:
            super().act(action)
            return
        step = self.attempt.step
        asked = self.attempt.is_asked_for(action)
        if asked or (step is not None and step.goes_on):
            self._aside = "" if asked else self._kind_word(step)
            super().act(action)
            self.attempt.acted()
        else:
            self._aside = self._kind_word(step)
            self.declining = False
        self.rebuild()

    def _kind_word(self, step: LessonStep | None) -> str:
        if step is not None and step.kind:
            return tr(step.kind)
        return tr("That is allowed. But read on first, please.")

    def _read_on(self) -> None:
        self._aside = ""
        self.attempt.go_on()
        self.rebuild()

    def skip_step(self) -> None:
        """Do what is asked for without being asked again."""
        action = self.attempt.suggestion()
        if action is None:
            self._read_on()
        else:
            self.act(action)

    def again(self) -> None:
        self.window.replace(LessonScene(self.window, self.lesson))

    def back(self) -> None:
        self.window.pop()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.is_waiting != self._was_waiting:
            self._was_waiting = self.is_waiting
            self.rebuild()
        if self.attempt.is_over and not self.is_waiting:
            self._end()

    def _end(self) -> None:
        Progress.load(self.lesson.kit.name, "lessons").see(self.lesson.name)
        self.window.push(LessonEndScene(self.window, self.lesson, self._following()))

    def _following(self) -> Lesson | None:
        """The next lesson, if there is one."""
        all_lessons = lessons(self.lesson.kit)
        places = [lesson.name for lesson in all_lessons]
        place = places.index(self.lesson.name) + 1
        return all_lessons[place] if place < len(places) else None

    # What can be pressed

    def widgets(self) -> list[Widget]:
        found = super().widgets()
        step = self.told
        reads = step is not None and step.task is None
        if reads:
            _step_back(found)
        found += self._buttons(reads, step is not None)
        if step is not None:
            asked = (place for place, widget in enumerate(found) if widget.comes_first)
            found.insert(next(asked, len(found)), marks_round(step.about, found))
        return found

    def _buttons(self, reads: bool, asks: bool) -> list[Widget]:
        made: list[tuple[str, str, Callable[[], None], str]] = []
        if reads:
            last = self.attempt.place == len(self.lesson.steps) - 1
            made.append(("read on", tr("Finish") if last else tr("Go on"), self._read_on, ""))
        elif asks:
            tip = tr("The step is done for you.")
            made.append(("skip step", tr("Skip"), self.skip_step, tip))
        made.append(("again", tr("Again"), self.again, tr("From the beginning.")))
        made.append(("lessons", tr("Lessons"), self.back, tr("Back to the list (Esc).")))
        places = range(3 - len(made), 3)
        buttons = [
            Button(
                key,
                button_box(place),
                words,
                do,
                kind=Kind.PRIMARY if key == "read on" else Kind.PLAIN,
                tip=tip,
                size=17,
            )
            for place, (key, words, do, tip) in zip(places, made, strict=True)
        ]
        buttons[0].comes_first = reads
        return [*buttons]

    # What can be seen

    @property
    def speech(self) -> Speech:
        step = self.told
        count = len(self.lesson.steps)
        place = min(count, self.attempt.place + 1)
        head = f"{tr(self.lesson.title)} · {place}/{count}"
        if step is not None:
            request = tr(step.request) if step.request else ""
            return Speech(head, self._aside or tr(step.say), request, bool(self._aside))
        before = self.attempt.before
        praise = tr(before.praise) if before is not None and before.praise else ""
        return Speech(head, self._aside or praise or tr("Watch what happens."))

    def paint_under(self, brush: Brush) -> None:
        super().paint_under(brush)
        self.speech.paint(brush)

    def _words(self) -> str:
        """The teacher explains; below the panel stands only what is refused or asked for."""
        return super()._words() if self._notice or self.guidance.hint is not None else ""


def _step_back(widgets: list[Widget]) -> None:
    """While something is to be read, nothing else is the next thing to do."""
    for widget in widgets:
        if isinstance(widget, Button) and widget.kind is Kind.PRIMARY:
            widget.kind = Kind.PLAIN
