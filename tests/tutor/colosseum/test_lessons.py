"""The six lessons of Colosseum, and the ways through the last of them."""

import pytest

from colosseum.tutor.attempt import Attempt
from colosseum.tutor.colosseum.kit import TUTOR
from colosseum.tutor.lessons import lessons


def test_there_is_a_lesson_for_each_phase_and_one_for_a_whole_turn() -> None:
    names = [lesson.name for lesson in lessons(TUTOR)]
    assert names == ["investing", "acquiring", "trading", "producing", "closing", "turn"]


@pytest.mark.parametrize("market", range(1, 6))
@pytest.mark.parametrize("investment", ["buy a season ticket", "expand clockwise", "build a loge"])
def test_a_whole_turn_can_be_gone_through_in_ones_own_way(market: int, investment: str) -> None:
    attempt = Attempt(lessons(TUTOR)[-1])
    for line in (investment, f"open market {market} at 9", "pass", "counter: lion for 9 coins"):
        while (answer := attempt.answer()) is not None:
            attempt.journal.apply(answer)
        action = attempt.game.read_action(line)
        if attempt.game.why_not(action) is not None:  # not everyone has a lion
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
