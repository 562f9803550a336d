"""Who may import whom. The tables are the law; the rest of this file only reads them.

A part is a module or a folder of `colosseum/`. A module belongs to the deepest part that holds it:
`colosseum/rules/kernel.py` to `rules`, `colosseum/rules/colosseum/engine.py` to `rules.colosseum`.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

GAMES = {"rules.colosseum", "rules.roma"}
RULES = {"rules"} | GAMES
AI = {"ai", "ai.colosseum"}
TABLE = {"paths", "settings", "text", "sound", "widgets", "scenes", "app", "session"}
EVERYTHING = RULES | AI | TABLE | {"__init__", "games", "tutor", "statistics", "lineup"}

# The parts that each part may import, besides itself.
ARROWS: dict[str, set[str]] = {
    "__init__": set(),
    "rules": set(),  # what any game shares knows none of them,
    "rules.colosseum": {"rules"},  # and no game knows another
    "rules.roma": {"rules"},
    "ai": {"rules"},
    "ai.colosseum": {"ai", "rules", "rules.colosseum"},
    "tutor": RULES | AI | {"paths"},
    "session": RULES | {"__init__", "ai", "games", "paths", "settings", "text"},
    "statistics": RULES | {"session", "paths"},
    "paths": set(),
    "settings": {"paths"},
    "text": {"paths"},
    "sound": {"paths", "settings"},
    "widgets": {"paths", "text"},
    "lineup": RULES | {"paths", "text", "session", "scenes", "statistics"},
    "games": RULES | AI,
    "scenes": EVERYTHING,  # but not the insides of another scene
    "app": {"__init__", "scenes", "widgets", "session", "paths", "settings", "text", "sound"},
    "startup": EVERYTHING,
    "gallery": EVERYTHING | {"gallery_learning"},
    "gallery_learning": EVERYTHING,
    "selftest": EVERYTHING | {"gallery"},
    "__main__": EVERYTHING | {"startup", "gallery", "selftest"},
}

# What each part may import that is neither ours nor the standard library's.
OUTSIDE: dict[str, set[str]] = {
    "rules": {"yaml"},
    "rules.colosseum": {"yaml"},
    "rules.roma": {"yaml"},
    "tutor": {"yaml"},
    "paths": {"platformdirs"},
    "sound": {"pygame"},
    "widgets": {"pygame", "yaml"},
    "scenes": {"pygame", "yaml"},
    "app": {"pygame"},
    "startup": {"pygame"},
    "gallery": {"pygame"},
    "selftest": {"pygame"},
    "__main__": {"pygame", "platformdirs", "yaml"},
}

# Where all chance comes from a seed: of the module `random` only the class `Random` is welcome.
SEEDED = RULES | AI

PACKAGE = Path(__file__).resolve().parents[1] / "colosseum"


class Import(NamedTuple):
    line: int
    target: str  # the module, and the name taken from it if any: "colosseum.rules.kernel.Record"


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def part_of(name: str) -> str:
    """The part that holds a module, or a name within one; "__init__" for the package's own."""
    inner = name.split(".")[1:]
    for length in range(len(inner), 0, -1):
        if (part := ".".join(inner[:length])) in ARROWS:
            return part
    is_part = inner and f"colosseum.{inner[0]}" in MODULES
    return inner[0] if is_part else "__init__"


def imports(module: str, tree: ast.AST, *, is_package: bool) -> Iterator[Import]:
    """Every import anywhere in a module, relative ones spelt out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [node.module] if node.module else []
            if node.level:
                above = module.split(".")
                base = above[: len(above) - node.level + is_package] + base
            yield from (Import(node.lineno, ".".join([*base, a.name])) for a in node.names)


def is_inside_of_another_scene(module: str, target: str) -> bool:
    """Scenes may name each other, but neither a scene's submodules nor its private names."""
    here, there = module.split("."), target.split(".")
    if there[1:3] == ["scenes", "parts"]:
        return False
    if here[1:2] != ["scenes"] or there[1:2] != ["scenes"] or here[2:3] == there[2:3]:
        return False
    is_private = any(name.startswith("_") for name in there[2:])
    return is_private or len(there) > 4 or ".".join(there[:4]) in MODULES


def global_random(tree: ast.AST) -> Iterator[Import]:
    """Uses of the generator that the whole process shares."""
    names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
        if alias.name == "random"
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "random" and not node.level:
            used = [alias.name for alias in node.names]
        elif (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id in names
        ):
            used = [node.attr]
        else:
            continue
        yield from (Import(node.lineno, f"random.{name}") for name in used if name != "Random")


def faults(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """Everything in a module's imports that the tables do not allow, a sentence each."""
    tree = ast.parse(source)
    part = part_of(module)
    if part not in ARROWS:
        return [f"{module}: the part {part} has no row in the table of arrows"]
    found = []
    for line, target in imports(module, tree, is_package=is_package):
        top = target.split(".")[0]
        if top == "colosseum":
            other = part_of(target)
            if other not in ARROWS[part] | {part}:
                found.append(f"{module}:{line}: {part} may not import {other} ({target})")
            elif is_inside_of_another_scene(module, target):
                found.append(f"{module}:{line}: {target} is the inside of another scene")
        elif top not in sys.stdlib_module_names and top not in OUTSIDE.get(part, set()):
            found.append(f"{module}:{line}: {part} may not import {top}")
    if part in SEEDED:
        found += [f"{module}:{line}: {name} is not seeded" for line, name in global_random(tree)]
    return found


@pytest.mark.parametrize("module", MODULES)
def test_every_import_follows_an_arrow(module: str) -> None:
    path = MODULES[module]
    source = path.read_text(encoding="utf-8")
    assert faults(module, source, is_package=path.name == "__init__.py") == []


def test_the_arrows_lead_somewhere() -> None:
    assert set().union(*ARROWS.values()) <= set(ARROWS)
    assert set(OUTSIDE) <= set(ARROWS)
    assert set(ARROWS) >= SEEDED


@pytest.mark.parametrize("part", ["rules", *sorted(GAMES | AI), "tutor", "session"])
def test_what_plays_without_a_window_never_meets_pygame(part: str) -> None:
    reached, waiting = set(), [part]
    while waiting:
        if (other := waiting.pop()) not in reached:
            reached.add(other)
            waiting += ARROWS[other]
    assert not [other for other in reached if "pygame" in OUTSIDE.get(other, set())]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("colosseum.rules.kernel", "import json, yaml\nfrom random import Random"),
        ("colosseum.rules.kernel", "import random\nchance: random.Random = random.Random(7)"),
        ("colosseum.rules.colosseum.game", "from colosseum.rules.kernel import Record"),
        ("colosseum.rules.colosseum.game", "from . import data\nfrom ..kernel import Record"),
        ("colosseum.ai.colosseum.player", "from colosseum.ai.search import play_on"),
        ("colosseum.ai.colosseum.player", "from colosseum.rules.colosseum import Game"),
        ("colosseum.session", "from colosseum import __version__, paths"),
        ("colosseum.scenes.table", "import pygame\nfrom colosseum.scenes.results import Results"),
        ("colosseum.__main__", "def play():\n    from colosseum.app import App"),
    ],
)
def test_the_reader_of_the_tables_lets_pass(module: str, source: str) -> None:
    assert faults(module, source) == []


@pytest.mark.parametrize(
    ("module", "source", "fault"),
    [
        ("colosseum.rules.kernel", "import pygame", "may not import pygame"),
        ("colosseum.rules.kernel", "import numpy.random", "may not import numpy"),
        ("colosseum.rules.kernel", "from colosseum import paths", "may not import paths"),
        ("colosseum.rules.kernel", "import colosseum.paths", "may not import paths"),
        ("colosseum.rules.kernel", "import colosseum", "may not import __init__"),
        ("colosseum.rules.kernel", "from . import colosseum", "may not import rules.colosseum"),
        ("colosseum.rules.kernel", "from .colosseum.data import X", "not import rules.colosseum"),
        ("colosseum.rules.colosseum.data", "from ...ai import x", "may not import ai"),
        ("colosseum.rules.roma.data", "from colosseum.rules.colosseum import X", "rules.colosseum"),
        ("colosseum.ai.search", "from colosseum.rules.colosseum import X", "rules.colosseum"),
        ("colosseum.ai.search", "from .colosseum import levels", "may not import ai.colosseum"),
        ("colosseum.ai.search", "def f():\n    import pygame", "may not import pygame"),
        ("colosseum.ai.search", "from random import choice", "random.choice is not seeded"),
        ("colosseum.ai.search", "import random as r\nr.shuffle([])", "random.shuffle is not"),
        ("colosseum.session", "from colosseum.app import App", "may not import app"),
        ("colosseum.widgets.button", "from colosseum import settings", "may not import settings"),
        ("colosseum.scenes.table", "from .results import _rows", "inside of another scene"),
        ("colosseum.scenes.table", "from .results.rows import Row", "inside of another scene"),
        ("colosseum.app", "from colosseum.__main__ import main", "may not import __main__"),
    ],
)
def test_the_reader_of_the_tables_finds(module: str, source: str, fault: str) -> None:
    (only,) = faults(module, source)
    assert fault in only
