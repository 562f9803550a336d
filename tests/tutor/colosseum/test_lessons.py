"""The six lessons of Colosseum can be gone through to the end."""

import pytest

from colosseum.tutor.attempt import Attempt
from colosseum.tutor.colosseum.kit import TUTOR
from colosseum.tutor.lessons import LEARNER, Lesson, lessons


def test_there_is_a_lesson_for_each_phase_and_one_for_a_whole_turn() -> None:
    names = [lesson.name for lesson in lessons(TUTOR)]
    assert names == ["investing", "acquiring", "trading", "producing", "closing", "turn"]


@pytest.mark.parametrize("lesson", lessons(TUTOR), ids=lambda lesson: lesson.name)
def test_whoever_does_what_is_asked_comes_to_the_end(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    for place, step in enumerate(lesson.steps):
        attempt.skip_to(place)
        assert attempt.place == place
        if step.task is not None:
            decision = attempt.game.decision
            assert decision is not None
            assert decision.seat == LEARNER, "the learner is asked when it is her turn"
            assert attempt.suggestion() is not None
            assert step.request
            assert step.kind, "something else may be done"
    attempt.skip_to(len(lesson.steps))
    assert attempt.is_over
    assert attempt.game.status() == []


@pytest.mark.parametrize("lesson", lessons(TUTOR), ids=lambda lesson: lesson.name)
def test_the_script_is_played_as_it_is_written(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    attempt.skip_to(len(lesson.steps))
    played = [str(r.action) for r in attempt.journal.records if r.seat != LEARNER]
    assert played == [str(action) for step in lesson.steps for action in step.answers]


@pytest.mark.parametrize("market", range(1, 6))
@pytest.mark.parametrize("investment", ["buy a season ticket", "expand clockwise", "build a loge"])
def test_a_whole_turn_can_be_gone_through_in_ones_own_way(market: int, investment: str) -> None:
    attempt = Attempt(lessons(TUTOR)[-1])
    for line in (investment, f"open market {market} at 9", "pass", "counter: lion for 9 coins"):
        while (answer := attempt.answer()) is not None:
            attempt.journal.apply(answer)
        action = attempt.game.read_action(line)
        if attempt.game.why_not(action) is not None:  # not everybody has a lion
            action = attempt.game.read_action("refuse")
        assert attempt.is_asked_for(action), line
        attempt.journal.apply(action)
        attempt.acted()
    attempt.skip_to(len(attempt.lesson.steps))
    assert attempt.is_over


def test_a_step_of_several_actions_ends_with_its_decision() -> None:
    attempt = Attempt(lessons(TUTOR)[-1])
    moves = next(at for at, step in enumerate(attempt.lesson.steps) if step.until)
    attempt.skip_to(moves)
    for _ in range(2):
        assert attempt.place == moves
        action = attempt.suggestion()
        assert action is not None
        attempt.journal.apply(action)
        attempt.acted()
    assert attempt.place == moves + 1
