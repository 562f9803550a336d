"""A lesson under way: where the learner is, what she may do, and what the others answer."""

from collections import deque
from typing import Any

from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action, Game
from colosseum.tutor.lessons import LEARNER, Lesson, LessonStep


class Attempt:
    """The lesson's game with its script. It is window-free: a scene shows what it says."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.journal: Journal[Any] = Journal(lesson.begin())
        self.place = 0
        """The step that is under way; past the last one when all is done."""
        self._script: deque[Action] = deque()

    @property
    def game(self) -> Game:
        game: Game = self.journal.game
        return game

    @property
    def step(self) -> LessonStep | None:
        """What is told or asked now; None once the lesson is over."""
        steps = self.lesson.steps
        return steps[self.place] if self.place < len(steps) else None

    @property
    def before(self) -> LessonStep | None:
        """The step that was done last."""
        return self.lesson.steps[self.place - 1] if self.place else None

    @property
    def is_over(self) -> bool:
        return self.step is None

    @property
    def is_answering(self) -> bool:
        """Whether the others still have something to do before the next step."""
        decision = self.game.decision
        is_theirs = decision is not None and decision.seat != LEARNER
        return is_theirs and (bool(self._script) or self._asks)

    def is_asked_for(self, action: Action) -> bool:
        """Whether a legal action of the learner's is what the step asks for."""
        step = self.step
        if step is None or step.task is None:
            return False
        later = self.game.copy()
        return step.task.is_met(later.apply(action), later)

    def suggestion(self) -> Action | None:
        """An action that is asked for: the lesson's own, or any, if that is not allowed now."""
        step = self.step
        if step is None or step.example is None:
            return None
        for action in (step.example, *self.game.choices().actions):
            if self.game.why_not(action) is None and self.is_asked_for(action):
                return action
        return None

    def acted(self) -> None:
        """The learner has done what the step asks for: it is over, unless it takes more."""
        step, decision = self.step, self.game.decision
        takes_more = (
            step is not None
            and step.until
            and decision is not None
            and decision.seat == LEARNER
            and decision.kind != step.until
        )
        if not takes_more:
            self.go_on()

    def go_on(self) -> None:
        """The step is done, or read: the others answer, and then the next one comes."""
        step = self.step
        if step is not None:
            self._script.extend(step.answers)
            self.place += 1

    def skip_to(self, place: int) -> None:
        """Everything before that step, done as the lesson suggests."""
        while self.place < place:
            action = self.suggestion()
            if action is None:
                self.go_on()
            else:
                self.journal.apply(action)
                self.acted()
            while (answer := self.answer()) is not None:
                self.journal.apply(answer)

    # The others

    @property
    def _asks(self) -> bool:
        """Whether the next step needs the learner: then it must become her turn."""
        return self.step is not None and self.step.task is not None

    def answer(self) -> Action | None:
        """What the seat does whose decision it is; None while it waits for the learner.

        Where the learner went her own way the script may not fit any more. Then the others keep
        out of her way.
        """
        decision = self.game.decision
        if decision is None or decision.seat == LEARNER:
            return None
        if self._script:
            action = self._script.popleft()
            return action if self.game.why_not(action) is None else self._keeping_out()
        return self._keeping_out() if self._asks else None

    def _keeping_out(self) -> Action:
        for action in self.lesson.kit.passive:
            if self.game.why_not(action) is None:
                return action
        return self.game.choices().actions[0]
