"""What may import what. The tables are the law; the rest of this file only checks them.

A room is a module or a folder of `colosseum/`. Inside a room, what belongs to one game is in a
folder of that game's name: `rules/colosseum/data.py` is in the room `rules` and of the game
`colosseum`; `rules/kernel.py` is of no game.
"""

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

GAMES = {"colosseum", "roma"}
WITHOUT_A_WINDOW = {"words", "formats", "files", "rules", "ai", "tutor", "games", "play"}

# Layers, the lowest first: the rooms that each room may import, besides itself. `games` alone
# also looks up: it finds a game's kits in the rooms above it, when they are asked for.
ROOMS: dict[str, set[str]] = {
    "__init__": set(),
    "words": set(),
    "formats": {"words"},
    "files": {"words", "formats"},
    "sound": {"files"},
    "widgets": {"words", "files"},
    "access": {"words", "widgets"},
    "rules": {"words", "formats"},
    "ai": {"words", "rules"},
    "tutor": {"words", "formats", "files", "rules", "ai"},
    "games": {"words", "rules", "ai", "tutor", "play", "scenes", "gallery"},
    "play": {"__init__", "words", "formats", "files", "rules", "ai", "games"},
    "scenes": WITHOUT_A_WINDOW - {"formats"} | {"__init__", "sound", "widgets"},
    "program": {"words", "files", "sound", "widgets", "access", "play", "scenes"},
    "gallery": WITHOUT_A_WINDOW - {"formats"} | {"widgets", "scenes", "program"},
    "selftest": {
        *("words", "files", "widgets", "tutor", "games", "play"),
        *("scenes", "program", "gallery"),
    },
    "__main__": {"__init__", "words", "ai", "games", "play", "program", "selftest"},
}

# What rooms may import that is neither ours nor the standard library's.
OUTSIDE: dict[str, set[str]] = {
    "formats": {"yaml"},
    "files": {"platformdirs"},
    "sound": {"pygame"},
    "widgets": {"pygame"},
    "access": {"accesskit", "pygame"},
    "rules": {"yaml"},
    "scenes": {"pygame", "yaml"},
    "program": {"pygame"},
    "gallery": {"pygame"},
    "selftest": {"pygame"},
}

# Games: outside a game's folders only this module knows which games there are.
KNOWS_GAMES = "colosseum.games"

# Scenes: what a scene may import of `scenes/` besides its own folder.
SHARED_BY_SCENES = {"scene", "routes", "parts"}
OPENS_SCENES = "colosseum.scenes.routes"

# Lazy imports: where an import inside a function may close a circle.
LAZY = {
    "colosseum.scenes.routes",
    "colosseum.games",
    "colosseum.__main__",
    "colosseum.program.startup",
}

# Chance: where of the module `random` only the class `Random` is welcome.
SEEDED = {"rules", "ai"}

PACKAGE = Path(__file__).resolve().parents[1] / "colosseum"


class Import(NamedTuple):
    line: int
    target: str  # the module, and the name taken from it if any: "colosseum.rules.kernel.Record"


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def source_of(module: str) -> str:
    return MODULES[module].read_text(encoding="utf-8")


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(source_of(module))


def room_of(name: str) -> str:
    """The room that holds a module, or a name within one; "__init__" for the package's own."""
    inner = name.split(".")[1:2]
    return inner[0] if inner and f"colosseum.{inner[0]}" in {*MODULES, *PLANNED} else "__init__"


PLANNED = {f"colosseum.{room}" for room in ROOMS}


def game_of(name: str) -> str | None:
    """The game in whose folder a module is."""
    return next((part for part in name.split(".")[2:] if part in GAMES), None)


def module_of(target: str) -> str:
    """The module among ours that an import names, itself or by a name inside it."""
    while target not in MODULES and "." in target:
        target = target.rpartition(".")[0]
    return target


# Reading imports


@cache
def imports_of(module: str, *, lazy: bool = True) -> list[Import]:
    return list(imports(module, tree_of(module), lazy=lazy))


def imports(module: str, tree: ast.AST, *, lazy: bool = True) -> Iterator[Import]:
    """Every import of a module, relative ones spelt out; without lazy ones those at its top."""
    for node in ast.walk(tree) if lazy else _outside_functions(tree):
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [node.module] if node.module else []
            if node.level:
                above = module.split(".")
                is_package = module in MODULES and MODULES[module].name == "__init__.py"
                base = above[: len(above) - node.level + is_package] + base
            yield from (Import(node.lineno, ".".join([*base, a.name])) for a in node.names)


def _outside_functions(tree: ast.AST) -> Iterator[ast.AST]:
    """What Python runs when it loads a module."""
    for node in ast.iter_child_nodes(tree):
        is_for_types = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        if not is_for_types and not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
            yield from _outside_functions(node)


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
        used: list[str] = []
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.ImportFrom) and node.module == "random" and not node.level:
            used = [alias.name for alias in node.names]
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            used = [node.attr] if node.value.id in names else []
        yield from (Import(line, f"random.{name}") for name in used if name != "Random")


# The rules


def faults(module: str, source: str) -> list[str]:
    """Everything in a module's imports that the tables do not allow, a sentence each."""
    tree = ast.parse(source)
    room = room_of(module)
    if room not in ROOMS:
        return [f"{module}: the room {room} has no row in the table"]
    found = []
    for line, target in imports(module, tree):
        top = target.split(".")[0]
        if top == "colosseum":
            found += [f"{module}:{line}: {fault}" for fault in wrong_ways(module, target)]
        elif top not in sys.stdlib_module_names and top not in OUTSIDE.get(room, set()):
            found.append(f"{module}:{line}: {room} may not import {top}")
    if room in SEEDED:
        found += [f"{module}:{line}: {name} is not seeded" for line, name in global_random(tree)]
    return found


def wrong_ways(module: str, target: str) -> Iterator[str]:
    """The walls between two modules of ours that an import breaks."""
    here, there = room_of(module), room_of(target)
    if there not in ROOMS[here] | {here}:
        yield f"{here} may not import {there} ({target})"
    elif game_of(target) not in {None, game_of(module)} and module != KNOWS_GAMES:
        yield f"{target} belongs to a game that {module} does not"
    elif is_another_scene(module, target) and module != OPENS_SCENES:
        yield f"{target} is another scene: open it through routes"


def is_another_scene(module: str, target: str) -> bool:
    here, there = module.split("."), target.split(".")
    if here[1:2] != ["scenes"] or there[1:2] != ["scenes"] or len(there) < 3:
        return False
    return there[2] not in {here[2], *SHARED_BY_SCENES}


@pytest.mark.parametrize("module", MODULES)
def test_every_import_keeps_to_the_tables(module: str) -> None:
    assert faults(module, source_of(module)) == []


def test_the_tables_name_rooms_of_each_other() -> None:
    assert set().union(*ROOMS.values()) <= set(ROOMS)
    assert set(OUTSIDE) <= set(ROOMS)


def test_every_room_imports_only_rooms_below_it() -> None:
    below: set[str] = set()
    for room, others in ROOMS.items():
        assert others <= below or room == "games", room
        below.add(room)


@pytest.mark.parametrize("room", ROOMS)
def test_every_permission_is_used(room: str) -> None:
    targets = [
        target for module in MODULES if room_of(module) == room for _, target in imports_of(module)
    ]
    ours = {room_of(target) for target in targets if target.split(".")[0] == "colosseum"}
    others = {target.split(".")[0] for target in targets}
    assert ROOMS[room] - ours == set()
    assert OUTSIDE.get(room, set()) - others == set()


# Circles


def graph(modules: Iterable[str], lazy_but: set[str]) -> dict[str, set[str]]:
    """Which modules each imports; lazily too, save for these."""
    return {
        module: {
            other
            for _, target in imports_of(module, lazy=module not in lazy_but)
            if (other := module_of(target)) in MODULES and other != module
        }
        for module in modules
    }


@pytest.mark.parametrize("lazy_but", [{*MODULES}, LAZY], ids=["at the top", "anywhere"])
def test_imports_never_go_in_a_circle(lazy_but: set[str]) -> None:
    try:
        TopologicalSorter(graph(MODULES, lazy_but)).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


@cache
def imported_at_the_top() -> dict[str, set[str]]:
    return graph(MODULES, {*MODULES})


@pytest.mark.parametrize("room", sorted(WITHOUT_A_WINDOW))
def test_what_plays_without_a_window_never_loads_pygame(room: str) -> None:
    at_the_top = imported_at_the_top()
    waiting, reached = [module for module in MODULES if room_of(module) == room], set()
    while waiting:
        if (module := waiting.pop()) not in reached:
            reached.add(module)
            waiting += at_the_top[module]
    assert not [module for module in reached if "pygame" in OUTSIDE.get(room_of(module), set())]


# The reader of the tables


def test_a_game_is_found_played_and_saved_without_pygame() -> None:
    program = """
import sys
from colosseum import games
from colosseum.play import saves, session
for name in games.GAMES:
    games.find(name)
print("pygame" in sys.modules)
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout == "False\n", run.stderr


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("colosseum.rules.kernel", "import json, yaml\nfrom random import Random"),
        ("colosseum.rules.kernel", "import random\nchance: random.Random = random.Random(7)"),
        ("colosseum.rules.colosseum.game", "from colosseum.rules.kernel import Record"),
        ("colosseum.rules.colosseum.game", "from . import data\nfrom ..kernel import Record"),
        ("colosseum.ai.colosseum.player", "from colosseum.rules.colosseum import Game"),
        ("colosseum.games", "def f():\n    from colosseum.rules.roma import Game"),
        ("colosseum.__main__", "def play():\n    from colosseum.program.app import App"),
    ],
)
def test_allowed_imports_pass(module: str, source: str) -> None:
    assert faults(module, source) == []


@pytest.mark.parametrize(
    ("module", "source", "fault"),
    [
        ("colosseum.rules.kernel", "import pygame", "may not import pygame"),
        ("colosseum.rules.kernel", "import numpy.random", "may not import numpy"),
        ("colosseum.rules.kernel", "from colosseum.files import paths", "may not import files"),
        ("colosseum.rules.kernel", "import colosseum.files.paths", "may not import files"),
        ("colosseum.rules.kernel", "import colosseum", "may not import __init__"),
        ("colosseum.rules.kernel", "from . import colosseum", "belongs to a game"),
        ("colosseum.rules.kernel", "from .colosseum.data import X", "belongs to a game"),
        ("colosseum.rules.colosseum.data", "from ...ai import x", "may not import ai"),
        ("colosseum.rules.roma.data", "from colosseum.rules.colosseum import X", "to a game"),
        ("colosseum.ai.search", "from colosseum.rules.colosseum import Game", "to a game"),
        ("colosseum.ai.search", "def f():\n    import pygame", "may not import pygame"),
        ("colosseum.ai.search", "from random import choice", "random.choice is not seeded"),
        ("colosseum.ai.search", "import random as r\nr.shuffle([])", "random.shuffle is not"),
        ("colosseum.widgets.button", "from colosseum import play", "may not import play"),
        ("colosseum.scenes.title", "from .results import ResultsScene", "through routes"),
        ("colosseum.scenes.title", "def f():\n    from . import results", "through routes"),
        ("colosseum.program.app", "from colosseum.__main__ import main", "may not import __main__"),
    ],
)
def test_forbidden_imports_are_found(module: str, source: str, fault: str) -> None:
    (only,) = faults(module, source)
    assert fault in only
