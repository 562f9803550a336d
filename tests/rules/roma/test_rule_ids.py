"""Every numbered rule has a test, and every reading has its own."""

import re
from pathlib import Path

import pytest

from colosseum.rules.roma.data import RULES, CardSet
from tests.rules.cited_rules import cited_rules, numbered_rules

CARD = re.compile(
    r"^\| (?P<name>[A-Z][A-Za-z ]+) \| (?P<numbers>\d+/\d+) \| (?P<copies>\d)~? \|", re.M
)


def all_rules() -> dict[str, str]:
    return numbered_rules("arena-roma.md") | numbered_rules("roma-cards.md")


def test_there_are_30_rules() -> None:
    assert list(all_rules()) == [f"ROM-{number}" for number in range(1, 31)]


def test_every_rule_is_cited_by_a_test() -> None:
    assert sorted(all_rules().keys() - cited_rules().keys()) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    cited = {rule for rule in cited_rules() if rule.startswith("ROM-")}
    assert sorted(cited - all_rules().keys()) == []


def test_every_reading_has_its_own_test() -> None:
    cited = cited_rules()
    without = [
        rule
        for rule, text in all_rules().items()
        if "reading" in text
        and not any(name.startswith("test_reading") for name in cited.get(rule, ()))
    ]
    assert without == []


@pytest.mark.parametrize(
    ("book", "cards"), [("arena-roma.md", CardSet.ARENA), ("roma-cards.md", CardSet.ROMA)]
)
def test_the_table_of_cards_says_what_the_data_says(book: str, cards: CardSet) -> None:
    text = (Path(__file__).parents[3] / "docs" / "rules" / book).read_text("utf-8")
    printed = sorted(match.groups() for match in CARD.finditer(text))
    assert printed == sorted(
        (card.name, f"{card.price}/{card.defence}", str(card.copies_in(cards)))
        for card in RULES.cards
        if card.copies_in(cards)
    )
