"""A lesson at the real table: a position, a teacher, and opponents who follow a script."""

from collections.abc import Callable, Sequence
from typing import Final

from colosseum.play.seats import HUMAN, Seat
from colosseum.play.session import Session
from colosseum.rules.kernel import Action
from colosseum.scenes import routes
from colosseum.scenes.parts.keys import BACK, with_key
from colosseum.scenes.parts.question import Question
from colosseum.scenes.parts.teacher_speech import Speech, button_box
from colosseum.scenes.scene import Window
from colosseum.scenes.table.marks import with_marks
from colosseum.scenes.table.table_script import ScriptedTable
from colosseum.tutor.attempt import Attempt
from colosseum.tutor.lessons import LEARNER, Lesson, LessonStep, lessons
from colosseum.tutor.progress import Progress
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.press_guard import GUARD
from colosseum.widgets.widget import Area, Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import tr

_OTHERS: Final = "novice"


def session_of(attempt: Attempt) -> Session:
    """The learner and the scripted opponents; nothing is saved."""
    names = attempt.game.seats
    seats = [
        Seat(name, HUMAN if seat == LEARNER else _OTHERS, seat) for seat, name in enumerate(names)
    ]
    return Session(attempt.journal, seats, None)


class LessonScript:
    """Explains, sets one task after another, and plays for the opponents."""

    no_advice = Sentence("In a lesson, your teacher advises you.")
    no_recap = Sentence("In a lesson you see everything as it happens.")

    def __init__(self, window: Window, attempt: Attempt) -> None:
        """Starts wherever the attempt is."""
        self.window = window
        self.attempt = attempt
        self.aside = ""
        """The reply to the last action that was not the requested one, to be translated."""
        self._was_waiting = False

    @property
    def lesson(self) -> Lesson:
        return self.attempt.lesson

    def begin(self, table: ScriptedTable) -> None:
        self.table = table

    @property
    def is_waiting(self) -> bool:
        """Whether something still moves, or it is an opponent's turn."""
        return self.table.is_moving or self.attempt.is_answering

    @property
    def explained(self) -> LessonStep | None:
        """The step being explained; None while the opponents play."""
        return None if self.is_waiting else self.attempt.step

    @property
    def about(self) -> Sequence[object]:
        step = self.explained
        return step.about if step is not None else ()

    # What the learner does

    def consider(self, action: Action, do: Callable[[], None]) -> None:
        """What is requested or taken without asking happens; the rest gets a friendly reply."""
        if action == self.table.course.automatic_choice():
            do()
            return
        step = self.attempt.step
        asked = self.attempt.is_asked_for(action)
        if asked or (step is not None and step.goes_on):
            self.aside = "" if asked else self._friendly_reply(step)
            do()
            self.attempt.acted()
        else:
            self.aside = self._friendly_reply(step)
            self.table.course.forget_orders()
        self.table.rebuild()

    def answer(self) -> Action | None:
        return self.attempt.answer()

    def _friendly_reply(self, step: LessonStep | None) -> str:
        if step is not None and step.kind:
            return step.kind
        return Sentence("You can do that in a moment. Read on first.")

    def _read_on(self) -> None:
        self.aside = ""
        self.attempt.go_on()
        self.table.rebuild()

    def skip_step(self) -> None:
        """Take the requested action for the learner."""
        action = self.attempt.suggestion()
        if action is None:
            self._read_on()
        else:
            self.table.act(action)

    def again(self) -> None:
        self.window.replace(routes.lesson(self.window, self.lesson))

    def leave(self) -> None:
        """A stray press asks first: a lesson left halfway begins again from the start."""
        if self._only_finish_is_left:
            self._note_as_done()
        if self.attempt.place == 0 or self._only_finish_is_left:
            self._to_the_list()
        else:
            routes.confirm(self.window, _leaving, self._to_the_list)

    @property
    def _only_finish_is_left(self) -> bool:
        """Whether everything asked for is done, and the last words are there to be read."""
        step = self.explained
        return step is not None and step.task is None and self._is_last

    @property
    def _is_last(self) -> bool:
        return self.attempt.place == len(self.lesson.steps) - 1

    def _to_the_list(self) -> None:
        self.window.pop()

    def update(self) -> None:
        if self.is_waiting != self._was_waiting:
            self._was_waiting = self.is_waiting
            self.table.rebuild()
        if self.attempt.is_over and not self.is_waiting:
            self._end()

    def _note_as_done(self) -> None:
        Progress.load(self.lesson.kit.name, "lessons").see(self.lesson.name)

    def _end(self) -> None:
        self._note_as_done()
        self.window.push(routes.lesson_end(self.window, self.lesson, self._following()))

    def _following(self) -> Lesson | None:
        """The next lesson, if there is one."""
        all_lessons = lessons(self.lesson.kit)
        places = [lesson.name for lesson in all_lessons]
        place = places.index(self.lesson.name) + 1
        return all_lessons[place] if place < len(places) else None

    # What can be pressed

    def arrange(self, widgets: list[Widget]) -> list[Widget]:
        found = [*widgets]
        step = self.explained
        reads = step is not None and step.task is None
        if reads:
            _demote_primary(found)
        if step is not None:
            about = (*step.about, *self.ready(found))
            found = with_marks(about, found, self.table.kit.outline)
        speech = Area("speech", self.box)
        speech.stays_in_sight = True
        found.append(speech)
        return found + (self._buttons(reads, step is not None) if self._has_buttons else [])

    def ready(self, widgets: Sequence[Widget]) -> list[Action]:
        """What a button would do now, if that is what the step asks for."""
        offered = [it for widget in widgets if widget.enabled for it in widget.about]
        actions = [it for it in offered if isinstance(it, Action)]
        return [action for action in actions if self.attempt.is_asked_for(action)]

    def _buttons(self, reads: bool, asks: bool) -> list[Widget]:
        """Each has a place of its own, so that a press never means two things."""
        next_words = tr("Finish") if self._is_last else tr("Next")
        go_on = self._button(0, "read on", next_words, self._read_on, "")
        go_on.kind = Kind.PRIMARY
        go_on.comes_first = reads
        go_on.disabled_because = None if reads else self._why_not_next(asks)
        skip = self._button(
            1, "skip step", tr("Skip"), self.skip_step, tr("Have this step done for you.")
        )
        skip.pause = GUARD
        for button in (go_on, skip):
            button.question = (self, self.attempt.place)
        again = self._button(2, "again", tr("Restart"), self.again, tr("Start this lesson again."))
        leave = self._button(
            3,
            "lessons",
            tr("Lessons"),
            self.leave,
            with_key(tr("Go back to the list of lessons."), BACK),
        )
        return [go_on, *([skip] if asks and not reads else []), again, leave]

    def _button(self, place: int, key: str, words: str, do: Callable[[], None], tip: str) -> Button:
        made = Button(key, button_box(self.box, place), words, do, tip=tip, size=17, inset=8)
        made.tip_beside = self.box  # the pointer rests here while the next words are read
        return made

    def _why_not_next(self, asks: bool) -> str:
        if asks:
            return tr("First do what is asked, or skip it.")
        return tr("First watch what happens.")

    # What can be seen

    @property
    def speech(self) -> Speech:
        step = self.explained
        aside = tr(self.aside) if self.aside else ""
        count = len(self.lesson.steps)
        place = min(count, self.attempt.place + 1)
        head = f"{tr(self.lesson.title)} · {place}/{count}"
        if step is not None:
            request = tr(step.request) if step.request else ""
            return Speech(head, aside or self._after_praise(tr(step.say)), request, bool(aside))
        before = self.attempt.before
        meanwhile = tr(before.meanwhile) if before is not None and before.meanwhile else ""
        said = self._after_praise(meanwhile)
        if self.attempt.is_over and before is not None:
            said = said or tr(before.say)
        return Speech(head, aside or said or tr("Watch what happens."))

    def _after_praise(self, words: str) -> str:
        """The words, after what there is to say of the learner's last action."""
        praise = tr(self.attempt.praise) if self.attempt.praise else ""
        return f"{praise} {words}".strip()

    @property
    def box(self) -> Box:
        """Where the teacher speaks: there is less room while an event is shown."""
        return self.table.display.in_sight(self.table.kit.layout.speech)

    @property
    def _has_buttons(self) -> bool:
        return self.box == self.table.kit.layout.speech

    def paint(self, brush: Brush) -> None:
        self.speech.paint(brush, self.box, has_buttons=self._has_buttons)


def _leaving() -> Question:
    explanation = tr("It begins again from the start next time.")
    return Question(tr("Exit this lesson?"), tr("Exit"), explanation, tr("Continue"))


def _demote_primary(widgets: list[Widget]) -> None:
    """Demote the primary buttons while there is something to read first."""
    for widget in widgets:
        if isinstance(widget, Button) and widget.kind is Kind.PRIMARY:
            widget.kind = Kind.PLAIN
