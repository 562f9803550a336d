"""Unfinished choices are kept by what they are."""

from dataclasses import dataclass

from colosseum.scenes.table.drafts import Drafts


@dataclass(frozen=True)
class Deal:
    coins: int


@dataclass(frozen=True)
class Event:
    coins: int


def test_the_latest_draft_of_each_type_is_found() -> None:
    drafts = Drafts()
    drafts.keep(Deal(1))
    drafts.keep(Event(2))
    drafts.keep(Deal(3))
    assert drafts.find(Deal) == Deal(3)
    assert drafts.find(Event) == Event(2)


def test_there_is_no_draft_of_what_was_not_begun() -> None:
    assert Drafts().find(Deal) is None
