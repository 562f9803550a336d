"""Lessons of any game: what a file may say, and the way to the end."""

import pytest

from colosseum import games
from colosseum.tutor.attempt import Attempt
from colosseum.tutor.lessons import LEARNER, Lesson, lessons
from tests.tutor.conftest import Writer

every_lesson = pytest.mark.parametrize(
    "lesson",
    [lesson for name in games.GAMES for lesson in lessons(games.tutor(name))],
    ids=lambda lesson: f"{lesson.kit.name}-{lesson.name}",
)


@every_lesson
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


@every_lesson
def test_the_script_is_played_as_it_is_written(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    attempt.skip_to(len(lesson.steps))
    played = [str(r.action) for r in attempt.journal.records if r.seat != LEARNER]
    assert played == [str(action) for step in lesson.steps for action in step.answers]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("title: Loges", "heading: Loges", "1-loges.yaml, line 1, top: “title” is missing."),
        ("say: Look.", "tell: Look.", "1-loges.yaml, line 9, steps.1: “say” is missing."),
        ("kind: Nice", "sort: Nice", "1-loges.yaml, line 13, steps.2.sort: is not a known field"),
        ("[buy a season ticket", "[sing", "steps.2.then.1: expected an action such as pass"),
        ("phase: investing", "phase: sleeping", "loges, position, line 1, phase: expected a phase"),
        ("    example: open market 1 at 8\n", "", "steps.3: “example” is missing."),
        (
            "- say: Look.",
            "- {say: Look., show: [market 1, market 6]}",
            "1-loges.yaml, line 9, steps.1.show.2: expected something on the table, "
            "found “market 6”.",
        ),
        ("kind: Nice, too.", "otherwise: never", "otherwise: expected again or go on"),
    ],
)
def test_a_mistake_in_a_lesson_is_named(
    written: Writer, old: str, new: str, complaint: str
) -> None:
    assert complaint in written.refusal(old, new)
