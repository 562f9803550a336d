"""Lessons as data: what a file may say."""

import pytest

from tests.tutor.conftest import Writer


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("title: Loges", "heading: Loges", "1-loges.yaml, line 1, top: “title” is missing."),
        ("say: Look.", "tell: Look.", "1-loges.yaml, line 9, steps.1: “say” is missing."),
        ("kind: Nice", "sort: Nice", "1-loges.yaml, line 13, steps.2.sort: is not a field known"),
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
