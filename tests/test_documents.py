"""The documents speak of what there is: files, modules, positions, journals."""

import re
from pathlib import Path

import pytest

import dev
from colosseum import games
from colosseum.rules import position_version
from colosseum.rules.journal import VERSION

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    ROOT / "training" / "roma" / "README.md",
    ROOT / ".github" / "PULL_REQUEST_TEMPLATE.md",
]
RESULTS = ROOT / "benchmarks" / "RESULTS.md"
PLACES = (ROOT, ROOT / "colosseum")
NAMES = {
    file.name
    for place in ("colosseum", "tests", "tools", "benchmarks", "docs", "assets", "training")
    for file in (ROOT / place).rglob("*.*")
}
PATH = re.compile(r"`([\w<>./-]+/[\w<>./-]*|[\w-]+\.(?:py|md|yaml|txt|toml))`")
LINK = re.compile(r"\]\((?!http|#)([^)#]+)")
MADE_LATER = (
    "report.txt",
    "benchmarks/NAME.py",
    "dist/",
    "build/out",
    "gallery",
    ".venv",
    ".wine",
    "INSTALL.txt",
    "assets/locale/pt",
)
"""What a command makes, or a reader would."""


def exists(name: str) -> bool:
    """Whether there is such a file or folder, in each game's folder if it names a game's."""
    if "<game>" in name:
        return all(exists(name.replace("<game>", game)) for game in games.GAMES)
    return name in NAMES or any((place / name).exists() for place in PLACES)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_every_file_that_a_document_names_is_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    named = [name for name in PATH.findall(text) if not name.startswith(MADE_LATER)]
    assert [name for name in named if not exists(name)] == []
    linked = [document.parent / link for link in LINK.findall(text)]
    assert [str(file) for file in linked if not file.exists()] == []


@pytest.mark.parametrize("document", [*DOCUMENTS, RESULTS], ids=lambda file: file.name)
def test_every_command_that_a_document_names_is_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    assert {*re.findall(r"dev\.py ([a-z]+)", text)} <= {*dev.COMMANDS}
    scripts = [f"benchmarks/{name}.py" for name in re.findall(r"[`y] ?bench ([a-z_]+)", text)]
    for module in re.findall(r"-m ((?:art|tools|training)[\w.]*\w)", text):
        name = module.replace(".", "/")
        scripts.append(f"{name}.py" if (ROOT / f"{name}.py").exists() else f"{name}/__main__.py")
    assert [script for script in scripts if not (ROOT / script).exists()] == []


def test_the_positions_in_the_guide_can_be_played() -> None:
    text = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    assert f"## Position, version {position_version.VERSION}\n" in text
    positions = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    assert len(positions) == len(games.GAMES) + 1
    for name, position in zip((*games.GAMES, "roma"), positions, strict=True):
        game = games.find(name).game.from_position(position)
        assert game.decision is not None
        assert game.status() == []


def test_the_guide_describes_the_journals_that_are_written() -> None:
    text = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    assert f"## Journal, version {VERSION}\n" in text
    keys = set(re.findall(r"^\| (`[^|]+) \|", text, re.MULTILINE))
    described = {key for row in keys for key in re.findall(r"`(\w+)`", row)}
    assert described >= {"journal", "game", "seats", "seed", "options", "position", "notes"}
    assert described >= {"summary", "actions", "digest", "seal"}
