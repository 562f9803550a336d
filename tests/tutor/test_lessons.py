"""Lessons as data: what a file may say, how a task is checked, how an attempt goes on."""

from pathlib import Path

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.kernel import GameError
from colosseum.rules.yaml_fields import Field, FieldError
from colosseum.tutor.attempt import Attempt
from colosseum.tutor.lessons import LEARNER, Lesson, lessons, read_lesson
from colosseum.tutor.tasks import Task, read_task

LESSON = """\
title: Loges
summary: A loge.
picture: loge
position: |
  phase: investing
  first: 1
  players: [{coins: 20}, {coins: 5}, {}]
steps:
  - say: Look.
  - say: Build one.
    task: Build a loge.
    do: {action: build a loge}
    kind: Nice too.
    then: [buy a season ticket, build a loge]
  - say: Open a market.
    task: Open any.
    do: {action: open market * at *}
    example: open market 1 at 8
"""


@pytest.fixture
def written(tmp_path: Path) -> "Writer":
    return Writer(tmp_path / "1-loges.yaml")


class Writer:
    def __init__(self, file: Path) -> None:
        self.file = file

    def lesson(self, text: str = LESSON) -> Lesson:
        self.file.write_text(text, encoding="utf-8")
        return read_lesson(self.file)

    def refusal(self, old: str, new: str) -> str:
        assert old in LESSON
        with pytest.raises(GameError) as refused:
            self.lesson(LESSON.replace(old, new, 1))
        return str(refused.value)


# The six


def test_there_is_a_lesson_for_each_phase_and_one_for_a_whole_turn() -> None:
    names = [lesson.name for lesson in lessons()]
    assert names == ["investing", "acquiring", "trading", "producing", "closing", "turn"]


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
def test_doing_what_is_asked_reaches_the_end(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    for place, step in enumerate(lesson.steps):
        attempt.skip_to(place)
        assert attempt.place == place
        if step.task is not None:
            decision = attempt.game.decision
            assert decision is not None
            assert decision.seat == LEARNER, "a task comes only on the learner's turn"
            assert attempt.suggestion() is not None
            assert step.request
            assert step.kind, "another action is possible, so there is a reply to it"
    attempt.skip_to(len(lesson.steps))
    assert attempt.is_over
    assert attempt.game.status() == []


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
def test_words_and_task_leave_room_for_longer_languages(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert len(step.say) + len(step.request) <= 160, step.say


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
def test_the_script_is_played_as_it_is_written(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    attempt.skip_to(len(lesson.steps))
    played = [str(r.action) for r in attempt.journal.records if r.seat != LEARNER]
    assert played == [str(action) for step in lesson.steps for action in step.answers]


@pytest.mark.parametrize("market", range(1, 6))
@pytest.mark.parametrize("investment", ["buy a season ticket", "expand clockwise", "build a loge"])
def test_a_whole_turn_can_be_played_in_your_own_way(market: int, investment: str) -> None:
    attempt = Attempt(lessons()[-1])
    for line in (investment, f"open market {market} at 9", "pass", "counter: lion for 9 coins"):
        while (answer := attempt.answer()) is not None:
            attempt.journal.apply(answer)
        action = attempt.game.read_action(line)
        if attempt.game.why_not(action) is not None:  # there may be no lion to give
            action = attempt.game.read_action("refuse")
        assert attempt.is_asked_for(action), line
        attempt.journal.apply(action)
        attempt.acted()
    attempt.skip_to(len(attempt.lesson.steps))
    assert attempt.is_over


# An attempt


def test_a_step_is_over_when_the_rules_say_so(written: Writer) -> None:
    attempt = Attempt(written.lesson())
    attempt.go_on()
    assert attempt.is_asked_for(Game.read_action("build a loge"))
    assert not attempt.is_asked_for(Game.read_action("buy a season ticket"))


def test_the_others_pass_where_the_script_does_not_fit(written: Writer) -> None:
    """The second player cannot afford a ticket; the third follows the script."""
    attempt = Attempt(written.lesson())
    attempt.skip_to(2)
    assert [str(record.action) for record in attempt.journal.records] == [
        "build a loge",
        "pass",
        "build a loge",
    ]


def test_the_others_play_until_the_learner_is_asked(written: Writer) -> None:
    attempt = Attempt(written.lesson(LESSON.replace("[buy a season ticket, build a loge]", "[]")))
    attempt.skip_to(2)
    assert [str(record.action) for record in attempt.journal.records][1:] == ["pass", "pass"]


def test_a_step_of_several_actions_ends_with_its_decision() -> None:
    attempt = Attempt(lessons()[-1])
    moves = next(at for at, step in enumerate(attempt.lesson.steps) if step.until)
    attempt.skip_to(moves)
    for _ in range(2):
        assert attempt.place == moves
        action = attempt.suggestion()
        assert action is not None
        attempt.journal.apply(action)
        attempt.acted()
    assert attempt.place == moves + 1


# Tasks


def asked(text: str) -> Task:
    return read_task(Field.of_text(text, "task"))


@pytest.mark.parametrize(
    ("task", "line", "met"),
    [
        ("{action: build a loge}", "build a loge", True),
        ("{action: build a loge}", "buy a season ticket", False),
        ("{action: expand *}", "expand clockwise", True),
        ("{any of: [{action: pass}, {action: build *}]}", "build a loge", True),
        ("{any of: [{action: pass}, {action: build *}]}", "expand clockwise", False),
        ("{noble inside: consul-1}", "expand clockwise", True),
        ("{noble inside: consul-1}", "expand anticlockwise", False),
        ("{coins at least: 25}", "build a loge", True),
        ("{coins at least: 25}", "buy a season ticket", False),
        ("{action: build *, coins at least: 26}", "build a loge", False),
        ("{medals at least: 3}", "exchange an action token", True),
        ("{star: lion}", "build a loge", True),
        ("{star: ship}", "build a loge", False),
        ("{tokens: 2 lion + action}", "build a loge", True),
        ("{tokens: 4 lion}", "build a loge", False),
        ("{spectators at least: 1}", "build a loge", False),
    ],
)
def test_a_task_looks_at_the_action_and_its_result(task: str, line: str, met: bool) -> None:
    game = Game.from_position(
        "{phase: investing, first: 1, nobles: {consul-1: 10},"
        " players: [{medals: 2, tokens: 3 lion + action}, {}, {}]}"
    )
    record = game.apply(game.read_action(line))
    assert asked(task).is_met(record, game) == met


@pytest.mark.parametrize(
    ("task", "complaint"),
    [
        ("{}", "task, line 1, top: asks for nothing."),
        ("{luck: yes}", "task, line 1, luck: is not something that can be asked for;"),
        ("{action: fly}", "task, line 1, action: expected an action"),
        ("{star: unicorn}", "task, line 1, star: expected an asset with a star, found “unicorn”."),
        ("{spectators at least: many}", "expected a whole number, found “many”."),
        ("{any of: [{luck: yes}]}", "task, line 1, any of.1.luck:"),
    ],
)
def test_a_meaningless_task_is_named(task: str, complaint: str) -> None:
    with pytest.raises(FieldError, match=r".") as refused:
        asked(task)
    assert complaint in str(refused.value)


# Files


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("title: Loges", "heading: Loges", "1-loges.yaml, line 1, top: “title” is missing."),
        ("say: Look.", "tell: Look.", "1-loges.yaml, line 9, steps.1: “say” is missing."),
        ("kind: Nice", "sort: Nice", "1-loges.yaml, line 13, steps.2.sort: is not a field known"),
        ("[buy a season ticket", "[sing", "steps.2.then.1: expected an action such as bid 9"),
        ("phase: investing", "phase: sleeping", "loges, position, line 1, phase: expected a phase"),
        ("    example: open market 1 at 8\n", "", "steps.3: “example” is missing."),
        ("- say: Look.", "- {say: Look., show: {markets: [6]}}", "show.markets.1: expected a num"),
        ("kind: Nice too.", "otherwise: never", "otherwise: expected again or go on"),
    ],
)
def test_a_mistake_in_a_lesson_is_named(
    written: Writer, old: str, new: str, complaint: str
) -> None:
    assert complaint in written.refusal(old, new)
