"""A lesson under way: the current step, what it asks for, and what the others do."""

from collections import deque
from typing import Any

from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action, Game
from colosseum.tutor.lessons import LEARNER, Lesson, LessonStep


class Attempt:
    """The lesson's game with its script. It needs no window: a scene shows it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.journal: Journal[Any] = Journal(lesson.begin())
        self.place = 0
        """The current step; past the last one once all are done."""
        self.praise = ""
        """What there is to say of the step before, to be translated."""
        self._script: deque[Action] = deque()

    @property
    def game(self) -> Game:
        game: Game = self.journal.game
        return game

    @property
    def step(self) -> LessonStep | None:
        """The current step; None once the lesson is over."""
        steps = self.lesson.steps
        return steps[self.place] if self.place < len(steps) else None

    @property
    def before(self) -> LessonStep | None:
        """The step before the current one."""
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
        """Whether this legal action of the learner is what the step asks for."""
        step = self.step
        if step is None or step.task is None:
            return False
        later = self.game.copy()
        return step.task.is_met(later.apply(action), later)

    def suggestion(self) -> Action | None:
        """An action the step asks for: the lesson's example, or another if that is illegal now."""
        step = self.step
        if step is None or step.example is None:
            return None
        for action in (step.example, *self.game.choices().actions):
            if self.game.why_not(action) is None and self.is_asked_for(action):
                return action
        return None

    def acted(self) -> None:
        """End the step after the learner's action, unless it takes several."""
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
            if step is not None:
                self.praise = step.praise_for(self.journal.records[-1], self.game)

    def go_on(self) -> None:
        """End the step: the others act, and the next step begins."""
        step = self.step
        if step is not None:
            self._script.extend(step.answers)
            self.place += 1
            self.praise = step.praise

    def skip_to(self, place: int) -> None:
        """Play up to that step as the lesson suggests."""
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
        """Whether the next step needs the learner, so that it must become their turn."""
        return self.step is not None and self.step.task is not None

    def answer(self) -> Action | None:
        """Choose the deciding player's action; None if that is the learner.

        The script may no longer fit what the learner has done. Then the others keep out of the way.
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
