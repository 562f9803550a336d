"""What a lesson asks for is checked by the rules."""

import pytest

from colosseum.formats.yaml_fields import Field, FieldError
from colosseum.tutor.roma.kit import TUTOR
from colosseum.tutor.tasks import Task, read_task
from tests.tutor.roma.positions import acting


def asked(text: str) -> Task:
    return read_task(Field.of_text(text, "task"), TUTOR.game, TUTOR.tasks)


@pytest.mark.parametrize(
    ("task", "line", "met"),
    [
        ("{action: activate 2}", "activate 2", True),
        ("{action: play forum on *}", "play forum on 5", True),
        ("{action: play forum on *}", "play bestia on 5", False),
        ("{points at least: 11}", "activate 2", True),
        ("{points at least: 11}", "take money with 2", False),
        ("{empty places at most: 5}", "play forum on 5", True),
        ("{empty places at most: 5}", "play forum on 2", False),
        ("{any of: [{action: end the turn}, {points at least: 11}]}", "end the turn", True),
    ],
)
def test_a_task_looks_at_the_action_and_at_what_came_of_it(task: str, line: str, met: bool) -> None:
    game = acting(
        "points: 10, money: 5, hand: forum + bestia, places: {2: taberna}", "places: {1: tuba}"
    )
    record = game.apply(game.read_action(line))
    assert asked(task).is_met(record, game) == met


@pytest.mark.parametrize(
    ("task", "complaint"),
    [
        ("{spectators at least: 3}", "task, line 1, spectators at least: cannot be asked for;"),
        ("{points at least: many}", "expected a whole number, found “many”."),
        ("{action: bid 3}", "task, line 1, action: expected an action"),
    ],
)
def test_a_task_that_means_nothing_is_named(task: str, complaint: str) -> None:
    with pytest.raises(FieldError, match=r".") as refused:
        asked(task)
    assert complaint in str(refused.value)
