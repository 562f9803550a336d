"""Which rules the books of docs/rules number, and which of them tests cite."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


def numbered_rules(book: str) -> dict[str, str]:
    """The rules of one book, by id."""
    text = (ROOT / "docs" / "rules" / book).read_text(encoding="utf-8")
    return {
        match["id"]: match["text"]
        for match in re.finditer(r"^- \*\*(?P<id>[A-Z]+-\d+)\*\* (?P<text>.+)$", text, re.MULTILINE)
    }


@cache
def cited_rules() -> dict[str, set[str]]:
    """For each id cited by `@pytest.mark.rule`, the names of the tests that cite it."""
    cited: dict[str, set[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "mark.rule(" in text else ():
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for rule in mark.args:
                        cited.setdefault(ast.literal_eval(rule), set()).add(node.name)
    return cited
