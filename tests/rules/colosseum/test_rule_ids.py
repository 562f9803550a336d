"""Every numbered rule has a test, and every reading has its own."""

from tests.rules import cited_rules as books
from tests.rules.cited_rules import cited_rules


def numbered_rules() -> dict[str, str]:
    return books.numbered_rules("colosseum.md")


def test_there_are_62_rules_and_the_variant_among_them() -> None:
    rules = numbered_rules()
    assert len(rules) == 62
    assert "VAR-1" in rules


def test_every_rule_is_cited_by_a_test() -> None:
    assert sorted(numbered_rules().keys() - cited_rules().keys()) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    other_game = {*books.numbered_rules("arena-roma.md"), *books.numbered_rules("roma-cards.md")}
    assert sorted(cited_rules().keys() - numbered_rules().keys() - other_game) == []


def test_every_reading_has_its_own_test() -> None:
    cited = cited_rules()
    without = [
        rule
        for rule, text in numbered_rules().items()
        if "[reading" in text
        and not any(name.startswith("test_reading") for name in cited.get(rule, ()))
    ]
    assert without == []
