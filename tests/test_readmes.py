"""The README of each language: the same downloads and the same tour."""

import re
from pathlib import Path

import pytest

from tests import languages
from tools.packing import ROOT

ENGLISH = (ROOT / "README.md").read_text(encoding="utf-8")
CODE = re.compile("`[^`]+`")
PICTURE = re.compile(r"!\[([^\]]+)\]\(([^)]+)\)")
LINK = re.compile(r"[^!]\[[^\]]+\]\((?!https?:)([^)]+)\)")

every_language = pytest.mark.parametrize("language", languages.COMPLETE)


def read(language: str) -> str:
    return (ROOT / f"README.{language}.md").read_text(encoding="utf-8")


def downloads(readme: str) -> list[str]:
    """What the table of the systems tells to click or to type."""
    rows = [line for line in readme.splitlines() if re.match(r"\|.*olosseum[-_]…", line)]
    return [name for row in rows for name in CODE.findall(row)]


@every_language
def test_every_language_has_the_downloads(language: str) -> None:
    english = [it.replace("INSTALL.", f"INSTALL.{language}.") for it in downloads(ENGLISH)]
    assert downloads(read(language)) == english


@every_language
def test_every_language_has_the_tour_in_its_own_pictures(language: str) -> None:
    shown = [Path(file) for _, file in PICTURE.findall(read(language))]
    assert [file.name for file in shown] == [
        Path(file).name for _, file in PICTURE.findall(ENGLISH)
    ]
    for file in shown:
        assert (ROOT / file).exists(), file
        assert file.suffix == ".gif" or file.parent.name == language


@pytest.mark.parametrize("file", sorted(ROOT.glob("README*.md")), ids=lambda file: file.name)
def test_what_a_readme_leads_to_is_there(file: Path) -> None:
    words = file.read_text(encoding="utf-8")
    for target in LINK.findall(words):
        assert (ROOT / target).exists(), target
    others = {other.name for other in ROOT.glob("README*.md")} - {file.name}
    assert others <= set(LINK.findall(words))
