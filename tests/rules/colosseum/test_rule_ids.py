"""Every numbered rule has a test, and every reading has its own."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]


def numbered_rules() -> dict[str, str]:
    """The numbered rules in docs/rules, by id."""
    text = (ROOT / "docs" / "rules" / "colosseum.md").read_text(encoding="utf-8")
    return {
        match["id"]: match["text"]
        for match in re.finditer(r"^- \*\*(?P<id>[A-Z]+-\d+)\*\* (?P<text>.+)$", text, re.MULTILINE)
    }


def cited_rules() -> dict[str, set[str]]:
    """For each id cited by `@pytest.mark.rule`, the names of the tests that cite it."""
    cited: dict[str, set[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for rule in mark.args:
                        cited.setdefault(ast.literal_eval(rule), set()).add(node.name)
    return cited


def test_there_are_62_rules_and_the_variant_among_them() -> None:
    rules = numbered_rules()
    assert len(rules) == 62
    assert "VAR-1" in rules


def test_every_rule_is_cited_by_a_test() -> None:
    assert sorted(numbered_rules().keys() - cited_rules().keys()) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert sorted(cited_rules().keys() - numbered_rules().keys()) == []


def test_every_reading_has_its_own_test() -> None:
    cited = cited_rules()
    without = [
        rule
        for rule, text in numbered_rules().items()
        if "[reading" in text
        and not any(name.startswith("test_reading") for name in cited.get(rule, ()))
    ]
    assert without == []
