"""Gather every text a player may read, and compile what translators made of them.

    python3 dev.py catalogues               gather, bring every language up to date, compile
    python3 dev.py catalogues --new LANGUAGE    begin a language as well, such as pt or pt_BR

Gathering writes the template `assets/locale/colosseum.pot`, which translators start from. Babel
finds the texts in calls of `tr`, `ntr`, `ptr`, `Sentence`, `Pattern` and `filled`, and in certain
fields of the lessons, the rulebook and the career, each with the comment above it that begins with
"Translators:". The template holds neither dates nor line numbers, so it changes only when a text
does.

A language's `assets/locale/<language>/LC_MESSAGES/colosseum.po` is brought up to date with it: new
texts come in untranslated, and those that are gone stay at the end, behind `#~`. Nothing is guessed
from similar texts. Its header is left alone; `X-Complete: yes` there makes the tests strict.

Compiling turns each `assets/locale/<language>/LC_MESSAGES/colosseum.po` into the `.mo` beside it,
which is what the game reads, and writes `assets/locale/languages.json`: the languages on offer,
each by its own name. A language is on offer once half of its texts are translated. Building the
game compiles too.
"""

import ast
import json
import sys
from argparse import ArgumentParser
from collections.abc import Collection, Iterator, Sequence
from datetime import UTC, datetime
from io import BytesIO
from itertools import takewhile
from pathlib import Path
from string import Formatter
from typing import IO, Any

import yaml
from babel import Locale, UnknownLocaleError
from babel.messages import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.plurals import get_plural
from babel.messages.pofile import PoFileError, read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "assets" / "locale"
TEMPLATE = LOCALE / "colosseum.pot"
OFFERED_FROM = 0.5
"""The share of texts that must be translated before players are offered a language."""
_NO_DAY = datetime(2000, 1, 1, tzinfo=UTC)
"""A compiled catalogue must have dates; with today's, no two releases would be the same."""
CONTEXT_CALLS = ("ptr", "in_context")
"""They begin with a context."""
CALLS = ("tr", "ntr", "Sentence", "Pattern", "filled", *CONTEXT_CALLS)
FIELDS = {
    "lessons": ("title", "summary", "say", "task", "kind", "praise", "meanwhile"),
    "rulebook": ("title", "summary", "words", "note", "heading"),
    "career": ("title", "story", "start"),
    "rules.yaml": ("name",),
}
"""Folders and files of assets, and which of their fields are words for players."""
COMMENTS = ("Translators:",)
NEW_HEADER = """\
# Colosseum in {name}. docs/translating.md says how to translate.
msgid ""
msgstr ""
"Project-Id-Version: Colosseum\\n"
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals={number}; plural={rule};\\n"
"X-Complete: no\\n"

"""
HEADER = """\
# Every text of Colosseum. Written by tools/catalogues.py.
msgid ""
msgstr ""
"Project-Id-Version: Colosseum\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""

KINDS: dict[str, tuple[Any, ...]] = {"": (1,), "plural": (1, 2), "context": ((1, "c"), 2)}
"""What the texts of a call are, as Babel writes it."""

Found = tuple[int, str, tuple[str, ...], list[str]]
"""A line, which of `KINDS` it is, the texts, and translators' comments."""


class BadTranslation(Exception):
    """What is wrong with a catalogue, in a sentence for its translator."""


def python_texts(
    file: IO[bytes], keywords: object, tags: Collection[str], options: object
) -> Iterator[Found]:
    """Find the calls that hold texts, with their plurals, contexts and comments.

    Babel's own extractor would take a named value for a plural.
    """
    source = file.read().decode("utf-8")
    lines = source.splitlines()
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        if _called(call) not in CALLS or not call.args:
            continue
        comments = _comment_above(lines, call.lineno - 1, tags)
        comments = comments or _comment_above(lines, call.args[0].lineno - 1, tags)
        texts = tuple(takewhile(bool, map(_text, call.args[:2])))
        if _called(call) in CONTEXT_CALLS and len(texts) == 2:
            yield call.lineno, "context", texts, comments
        elif texts:
            yield call.lineno, "plural" if len(texts) == 2 else "", texts, comments


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def _text(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def yaml_texts(
    file: IO[bytes], keywords: object, tags: Collection[str], options: dict[str, Any]
) -> Iterator[Found]:
    """Find texts in the fields of a YAML file that `options` names."""
    lines = file.read().decode("utf-8").splitlines()
    if root := yaml.compose("\n".join(lines), yaml.SafeLoader):
        for line, text in _scalars(root, options["fields"]):
            yield line, "", (text,), _comment_above(lines, line - 1, tags)


def _scalars(node: yaml.Node, fields: Collection[str]) -> Iterator[tuple[int, str]]:
    """Each text in one of the fields, at any depth, with the line of its field's name."""
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _scalars(item, fields)
    elif isinstance(node, yaml.MappingNode):
        for name, value in node.value:
            if name.value in fields and value.tag == "tag:yaml.org,2002:str":
                yield name.start_mark.line + 1, value.value
            else:
                yield from _scalars(value, fields)


def _comment_above(lines: list[str], place: int, tags: Collection[str]) -> list[str]:
    """The comment that ends just above a line, from the line that begins with a tag."""
    comment: list[str] = []
    for line in reversed(lines[:place]):
        if not line.lstrip().startswith("#"):
            break
        comment.insert(0, line.strip("# "))
        if comment[0].startswith(tuple(tags)):
            return comment
    return []


def gathered(root: Path = ROOT) -> Catalog:
    """Every text of the package and of its assets.

    A text with a plural in one place and without in another gets the plural: gettext knows it once.
    """
    catalogue = Catalog(charset="utf-8")
    for file in sorted((root / "colosseum").rglob("*.py")):
        _add_texts(catalogue, root, file, python_texts, {})
    for name, fields in FIELDS.items():
        place = root / "assets" / name
        for file in [place] if place.is_file() else sorted(place.rglob("*.yaml")):
            _add_texts(catalogue, root, file, yaml_texts, {"fields": fields})
    for message in catalogue:
        # A percentage such as "{n}% of" looks like an old format to Babel; we use braces only.
        message.flags.discard("python-format")
    return catalogue


def _add_texts(
    catalogue: Catalog, root: Path, file: Path, method: Any, options: dict[str, Any]
) -> None:
    place = file.relative_to(root).as_posix()
    for line, text, comments, context in extract_from_file(method, file, KINDS, COMMENTS, options):
        catalogue.add(text, locations=[(place, line)], auto_comments=comments, context=context)


def template(texts: Catalog) -> str:
    file = BytesIO()
    write_po(file, texts, width=0, omit_header=True, sort_output=True, include_lineno=False)
    return HEADER + file.getvalue().decode("utf-8").rstrip("\n") + "\n"


def begin_language(language: str, locale: Path = LOCALE) -> Path:
    """Begin a language with nothing translated; what there is already stays."""
    source = locale / language / "LC_MESSAGES" / "colosseum.po"
    if source.exists():
        return source
    try:
        name = Locale.parse(language).english_name
    except (ValueError, UnknownLocaleError) as error:
        raise BadTranslation(
            f"There is no language “{language}”: use a code such as pt."
        ) from error
    number, rule = get_plural(language)[:2]
    source.parent.mkdir(parents=True)
    header = NEW_HEADER.format(name=name, language=language, number=number, rule=rule)
    source.write_text(header, encoding="utf-8", newline="\n")
    return source


def update_catalogues(texts: Catalog, locale: Path = LOCALE) -> None:
    """Give each language the texts there are now, without touching its header."""
    for source in sorted(locale.glob("*/LC_MESSAGES/colosseum.po")):
        source.write_text(updated(source, texts), encoding="utf-8", newline="\n")


def updated(source: Path, texts: Catalog) -> str:
    """A language's catalogue with the texts there are now."""
    header = source.read_text(encoding="utf-8").split("\n\n", 1)[0].rstrip("\n")
    catalogue = _read(source)
    catalogue.update(texts, no_fuzzy_matching=True)
    file = BytesIO()
    write_po(file, catalogue, width=0, omit_header=True, sort_output=True, include_lineno=False)
    return f"{header}\n\n" + file.getvalue().decode("utf-8").strip("\n") + "\n"


def compile_catalogues(locale: Path = LOCALE) -> list[Path]:
    """Compile the catalogue of every language there is; the files written."""
    written = []
    offered = {}
    for source in sorted(locale.glob("*/LC_MESSAGES/colosseum.po")):
        catalogue = _read(source)
        catalogue.creation_date = catalogue.revision_date = _NO_DAY
        target = source.with_suffix(".mo")
        with target.open("wb") as file:
            write_mo(file, catalogue)
        written.append(target)
        if translated_share(catalogue) >= OFFERED_FROM:
            language = source.parts[-3]
            offered[language] = own_name(language)
    words = json.dumps(offered, ensure_ascii=False, indent=2)
    (locale / "languages.json").write_text(words + "\n", encoding="utf-8", newline="\n")
    return written


def translated_share(catalogue: Catalog) -> float:
    """How much of a catalogue players would read in its language."""
    messages = [message for message in catalogue if message.id]
    done = [it for it in messages if not it.fuzzy and _is_translated(it.string)]
    return len(done) / max(1, len(messages))


def _is_translated(words: str | Collection[str] | None) -> bool:
    return bool(words) and (isinstance(words, str) or all(words or ()))


def own_name(language: str) -> str:
    """What its speakers call a language, as a title: “Français”."""
    try:
        name = Locale.parse(language).display_name or language
    except (ValueError, UnknownLocaleError):
        name = language
    return name[0].upper() + name[1:]


def _read(source: Path) -> Catalog:
    """A catalogue whose translations can all be filled in."""
    try:
        with source.open("rb") as file:
            catalogue = read_po(file, abort_invalid=True)
    except PoFileError as error:
        raise BadTranslation(f"{source}: {error}") from error
    for message in catalogue:
        if message.id and not message.fuzzy and not _can_be_filled_in(message):
            raise BadTranslation(
                f"{source}, line {message.lineno}: use only the names in braces that the "
                "English text has, with both their braces."
            )
    return catalogue


def _can_be_filled_in(message: Message) -> bool:
    try:
        return fields_of(message.string or "") <= fields_of(message.id)
    except ValueError:  # a brace without its partner
        return False


def fields_of(texts: str | Collection[str]) -> set[str]:
    """The names in braces."""
    patterns = [texts] if isinstance(texts, str) else texts
    return {
        name for text in patterns for _, name, _, _ in Formatter().parse(text) if name is not None
    }


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description="Gather all texts, and compile their translations.")
    parser.add_argument("--new", metavar="LANGUAGE", help="begin a language, such as pt")
    options = parser.parse_args(arguments)
    texts = gathered()
    TEMPLATE.write_text(template(texts), encoding="utf-8", newline="\n")
    try:
        if options.new:
            begin_language(options.new)
        update_catalogues(texts)
        compiled = compile_catalogues()
    except BadTranslation as trouble:
        print(trouble, file=sys.stderr)
        return 1
    print(f"{TEMPLATE.relative_to(ROOT)} is up to date; catalogues compiled: {len(compiled)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
