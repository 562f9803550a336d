"""What scripts have drawn is kept, and they still draw the same; every picture is asked for."""

import ast
import re
from pathlib import Path

from art.career.__main__ import OUTPUT as CAREER
from art.career.__main__ import files as career
from art.faces.__main__ import OUTPUT as FACES
from art.faces.__main__ import files as faces
from art.title.__main__ import COVER, OUTPUT, files
from art.title.cover import draw_cover
from colosseum.files import paths

SPRITES = paths.asset("sprites")
CODE = Path(__file__).resolve().parents[1] / "colosseum"


def test_the_kept_title_picture_is_the_one_we_draw() -> None:
    kept = {file.name: file.read_text(encoding="utf-8") for file in OUTPUT.iterdir()}

    assert kept == files(), "run: python -m art.title"


def test_the_kept_cover_is_the_one_we_draw() -> None:
    assert COVER.read_text(encoding="utf-8") == draw_cover().text(), "run: python -m art.title"


def test_the_kept_faces_are_those_we_draw() -> None:
    kept = {file.name: file.read_text(encoding="utf-8") for file in FACES.iterdir()}

    assert kept == faces(), "run: python -m art.faces"


def test_the_kept_map_is_the_one_we_draw() -> None:
    kept = {file.name: file.read_text(encoding="utf-8") for file in CAREER.iterdir()}

    assert kept == career(), "run: python -m art.career"


def test_every_picture_is_asked_for() -> None:
    names, patterns = names_in_code()
    names |= {word for file in SPRITES.parent.rglob("*.yaml") for word in words_of(file)}
    kept = {file.relative_to(SPRITES).with_suffix("").as_posix() for file in SPRITES.rglob("*.svg")}

    def is_asked_for(picture: str) -> bool:
        """Whether its name is written somewhere, or made of a pattern and such names."""
        found = (pattern.fullmatch(picture) for pattern in patterns)
        filled = [match.groups() for match in found if match]
        return picture in names or any(
            all(part.isdigit() or part in names for part in parts) for parts in filled
        )

    assert [picture for picture in sorted(kept) if not is_asked_for(picture)] == []


def words_of(file: Path) -> list[str]:
    return re.findall(r"[\w/-]+", file.read_text(encoding="utf-8"))


def names_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """Every text that the game's code quotes, and every one that it fills in."""
    names, patterns = set[str](), set[str]()
    for file in CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Constant(value=str(text)):
                    names.add(text)
                case ast.JoinedStr():
                    patterns.add(pattern_of(node))
    # Without a word of its own, a pattern such as {row}-{column} would fit any name.
    return names, [re.compile(each) for each in patterns if re.search("[a-z]{3}", each)]


def pattern_of(text: ast.JoinedStr) -> str:
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "([^/]+?)"
        for part in text.values
    )
