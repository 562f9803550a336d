"""Every numbered rule has a test, and every reading has its own."""

import re
from pathlib import Path

from tests.rules.cited_rules import cited_rules, numbered_rules

CARD = re.compile(
    r"^\| (?P<name>[A-Z][A-Za-z ]+) \| (?P<numbers>\d+/\d+) \| (?P<copies>\d)~? \|", re.M
)


def test_there_are_21_rules() -> None:
    assert list(numbered_rules("arena-roma.md")) == [f"ROM-{number}" for number in range(1, 22)]


def test_every_rule_is_cited_by_a_test() -> None:
    assert sorted(numbered_rules("arena-roma.md").keys() - cited_rules().keys()) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    cited = {rule for rule in cited_rules() if rule.startswith("ROM-")}
    assert sorted(cited - numbered_rules("arena-roma.md").keys()) == []


def test_every_reading_has_its_own_test() -> None:
    cited = cited_rules()
    without = [
        rule
        for rule, text in numbered_rules("arena-roma.md").items()
        if "reading" in text
        and not any(name.startswith("test_reading") for name in cited.get(rule, ()))
    ]
    assert without == []


def test_the_table_of_cards_says_what_the_data_says() -> None:
    from colosseum.rules.roma.data import RULES

    text = (Path(__file__).parents[3] / "docs" / "rules" / "arena-roma.md").read_text("utf-8")
    printed = [match.groups() for match in CARD.finditer(text)]
    assert printed == [
        (card.name, f"{card.price}/{card.defence}", str(card.copies)) for card in RULES.cards
    ]
