"""A display is no blackboard, nor is a table: others call methods, and write nothing there."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import colosseum

PACKAGE = Path(colosseum.__file__).parent
MODULES = [
    path
    for room in ("scenes", "gallery", "program")
    for path in sorted(PACKAGE.glob(f"{room}/**/*.py"))
]


def written_on(source: str) -> Iterator[str]:
    """What a module writes on a display or a table."""
    for node in ast.walk(ast.parse(source)):
        is_written = isinstance(getattr(node, "ctx", None), ast.Store | ast.Del)
        if is_written and isinstance(node, ast.Attribute | ast.Subscript):
            target = node.value if isinstance(node, ast.Subscript) else node
            if isinstance(target, ast.Attribute) and _name(target.value) in {"display", "table"}:
                yield f"{node.lineno}: {ast.unparse(node)}"


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.lstrip("_")
    return ""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_nobody_writes_on_a_view_or_a_table(path: Path) -> None:
    assert list(written_on(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        "display.faces = (1, 2)",
        "self.display.lit = ()",
        "self._display.moods[2] = 1",
        "del self.display.moods[2]",
        "self.table.display.lit += (1,)",
        "table.drafts['trade'] = 1",
        "display.a, other = 1, 2",
    ],
)
def test_what_is_written_is_found(source: str) -> None:
    assert len(list(written_on(source))) == 1


@pytest.mark.parametrize(
    "source", ["self.display = make()", "display.light(())", "self.lit = display.lit"]
)
def test_reading_and_asking_pass(source: str) -> None:
    assert list(written_on(source)) == []
