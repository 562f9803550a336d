"""How large the parts of the house may grow, and what the type checker is asked to overlook."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LONGEST_FUNCTION = 50
LONGEST_MODULE = 400
MOST_IGNORED = 8
OVERLOOKED = "# type: " + "ignore"


def sources(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


@pytest.mark.parametrize("folder", ["colosseum", "tools", "art", "benchmarks", "build", "training"])
def test_functions_fit_on_a_screen_and_modules_have_one_subject(folder: str) -> None:
    too_long = []
    for file in sources(folder):
        source = file.read_text(encoding="utf-8")
        if (lines := len(source.splitlines())) > LONGEST_MODULE:
            too_long.append(f"{file.relative_to(ROOT)} has {lines} lines")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.end_lineno is not None:
                lines = node.end_lineno - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    too_long.append(f"{file.relative_to(ROOT)}: {node.name} has {lines} lines")
    assert too_long == []


def test_the_type_checker_overlooks_little() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in sources("colosseum", "tests", "tools", "art", "benchmarks", "build", "training")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if OVERLOOKED in line
    ]
    assert len(found) <= MOST_IGNORED, found
