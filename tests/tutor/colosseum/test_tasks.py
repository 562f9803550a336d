"""What a lesson asks for is checked by the rules."""

import pytest

from colosseum.formats.yaml_fields import Field, FieldError
from colosseum.rules.colosseum import Game
from colosseum.tutor.colosseum.kit import TUTOR
from colosseum.tutor.tasks import Task, read_task


def asked(text: str) -> Task:
    return read_task(Field.of_text(text, "task"), TUTOR.game, TUTOR.tasks)


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
def test_a_task_looks_at_the_action_and_at_what_came_of_it(task: str, line: str, met: bool) -> None:
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
        ("{luck: yes}", "task, line 1, luck: cannot be asked for;"),
        ("{action: fly}", "task, line 1, action: expected an action"),
        ("{star: unicorn}", "task, line 1, star: expected an asset with a star, found “unicorn”."),
        ("{spectators at least: many}", "expected a whole number, found “many”."),
        ("{any of: [{luck: yes}]}", "task, line 1, any of.1.luck:"),
    ],
)
def test_a_task_that_means_nothing_is_named(task: str, complaint: str) -> None:
    with pytest.raises(FieldError, match=r".") as refused:
        asked(task)
    assert complaint in str(refused.value)
