"""Write the gettext template `assets/locale/colosseum.pot`: every text a player may read.

Texts are found where they are written: in calls of `tr`, `ntr`, `Sentence` and `Told`, and in
certain fields of the lessons, the rulebook and the rules. The template says neither dates nor
lines, so that it changes only when a text does.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[1]
TEMPLATE = ROOT / "assets" / "locale" / "colosseum.pot"
CALLS = {"tr", "ntr", "Sentence", "Told"}
FIELDS = {
    "lessons": {"title", "summary", "say", "task", "kind", "praise"},
    "rulebook": {"title", "summary", "words", "note", "heading"},
    "rules.yaml": {"name"},
}
"""Folders and files of assets, and which of their fields are words for players."""
HEADER = """\
# Every text of Colosseum. Written by tools/words.py.
msgid ""
msgstr ""
"Project-Id-Version: Colosseum\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"""

Text = tuple[str, str | None]
"""A text, and its plural if it has one."""


def texts(source: str) -> Iterator[Text]:
    """All texts in a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _name(node.func) in CALLS:
            words = [_words(argument) for argument in node.args[:2]]
            if words and words[0]:
                yield words[0], words[1] if len(words) > 1 else None


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _words(argument: ast.expr) -> str | None:
    is_text = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    return argument.value if is_text else None


def texts_of_assets(data: Any, fields: set[str]) -> Iterator[Text]:
    """All texts in what a YAML file says."""
    if isinstance(data, list):
        for item in data:
            yield from texts_of_assets(item, fields)
    elif isinstance(data, dict):
        for name, value in data.items():
            if isinstance(value, str) and name in fields:
                yield value, None
            else:
                yield from texts_of_assets(value, fields)


def _sources(package: Path) -> Iterator[tuple[Path, list[Text]]]:
    """The package's modules and the assets beside it, each with its texts."""
    for file in sorted(package.rglob("*.py")):
        yield file, list(texts(file.read_text(encoding="utf-8")))
    for name, fields in FIELDS.items():
        place = package.parent / "assets" / name
        for file in sorted(place.rglob("*.yaml")) or [place] * place.is_file():
            data = yaml.safe_load(file.read_text(encoding="utf-8"))
            yield file, list(texts_of_assets(data, fields))


def gathered(folder: Path) -> dict[str, tuple[str | None, set[str]]]:
    """Every text of a package and of its assets, with its plural and the files it stands in.

    A text that stands with a plural in one place and without in another gets the plural:
    gettext knows it once.
    """
    found: dict[str, tuple[str | None, set[str]]] = {}
    for file, found_there in _sources(folder):
        place = file.relative_to(folder.parent).as_posix()
        for words, plural in found_there:
            known, places = found.get(words, (None, set()))
            found[words] = (plural or known, places | {place})
    return found


def template(folder: Path = ROOT / "colosseum") -> str:
    entries = [HEADER]
    for words, (plural, places) in sorted(gathered(folder).items()):
        lines = [f"#: {place}" for place in sorted(places)]
        if "{" in words:
            lines.append("#, python-brace-format")
        lines.append(f"msgid {_quoted(words)}")
        if plural is None:
            lines.append('msgstr ""')
        else:
            lines += [f"msgid_plural {_quoted(plural)}", 'msgstr[0] ""', 'msgstr[1] ""']
        entries.append("\n".join(lines) + "\n")
    return "\n".join(entries)


def _quoted(words: str) -> str:
    escaped = words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def main() -> int:
    TEMPLATE.parent.mkdir(exist_ok=True)
    TEMPLATE.write_text(template(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
