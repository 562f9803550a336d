"""How an attempt at a lesson goes on, whatever the learner does."""

from colosseum.rules.colosseum import Game
from colosseum.tutor.attempt import Attempt
from tests.tutor.conftest import LESSON, Writer


def test_a_step_is_over_when_the_rules_say_so(written: Writer) -> None:
    attempt = Attempt(written.lesson())
    attempt.go_on()
    assert attempt.is_asked_for(Game.read_action("build a loge"))
    assert not attempt.is_asked_for(Game.read_action("buy a season ticket"))


def test_others_keep_out_of_the_way_where_the_script_does_not_fit(written: Writer) -> None:
    """The second player cannot pay a ticket; the third one follows the script."""
    attempt = Attempt(written.lesson())
    attempt.skip_to(2)
    assert [str(record.action) for record in attempt.journal.records] == [
        "build a loge",
        "pass",
        "build a loge",
    ]


def test_others_go_on_until_the_learner_is_asked(written: Writer) -> None:
    attempt = Attempt(written.lesson(LESSON.replace("[buy a season ticket, build a loge]", "[]")))
    attempt.skip_to(2)
    assert [str(record.action) for record in attempt.journal.records][1:] == ["pass", "pass"]
