"""What translators get, and what the game gets back from them."""

import ast
import gettext
import json
import re
from functools import cache
from pathlib import Path

import pytest

from tests.gathered_texts import AWKWARD_ONE, texts
from tools import catalogues

PO = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""
LATIN = """\
msgid "New game"
msgstr "Ludus novus"

msgid "{count} lion"
msgid_plural "{count} lions"
msgstr[0] "{count} leo"
msgstr[1] "{count} leones"

#, fuzzy
msgid "Quit"
msgstr "Vale?"
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with nothing to read yet."""
    (tmp_path / "colosseum").mkdir()
    (tmp_path / "assets" / "lessons" / "colosseum").mkdir(parents=True)
    return tmp_path


def found(project: Path, source: str) -> list[tuple[str | tuple[str, ...], list[str]]]:
    """The texts of a module, in its order, with their comments."""
    (project / "colosseum" / "module.py").write_text(source)
    messages = [message for message in catalogues.gathered(project) if message.id]
    return [
        (tuple(m.id) if isinstance(m.id, list | tuple) else m.id, m.auto_comments) for m in messages
    ]


def write_latin(locale: Path, translations: str) -> Path:
    folder = locale / "la" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "colosseum.po").write_text(PO + translations, encoding="utf-8")
    return folder / "colosseum.mo"


# --- Gathering


def test_the_template_is_up_to_date() -> None:
    kept = catalogues.TEMPLATE.read_text(encoding="utf-8")

    assert kept == catalogues.template(texts()), "run: python3 dev.py catalogues"


def test_texts_are_found_in_all_four_kinds_of_calls(project: Path) -> None:
    source = """
tr("a {x}", x=1)
text.ntr("{count} b", "{count} bs", 2)
Sentence("c")
Sentence("{count} lion", "{count} lions", count=2)
Pattern("{coins} d", "{coins} ds", "coins")
tr("outer {inner}", inner=tr("inner"), other="not this")
print("not this")
tr(not_this)
tr("long "
   "one")
"""
    assert [text for text, _ in found(project, source)] == [
        "a {x}",
        ("{count} b", "{count} bs"),
        "c",
        ("{count} lion", "{count} lions"),
        ("{coins} d", "{coins} ds"),
        "outer {inner}",
        "inner",
        "long one",
    ]


def test_a_text_with_a_plural_somewhere_has_it_everywhere(project: Path) -> None:
    source = 'tr("{count} lion", count=1)\nntr("{count} lion", "{count} lions", 2)'

    assert [text for text, _ in found(project, source)] == [("{count} lion", "{count} lions")]


def test_comments_for_translators_come_along(project: Path) -> None:
    source = """
# Translators: a verb, on a button
tr("Bid")
# no comment for anyone else
tr("Pass")
"""
    assert found(project, source) == [("Bid", ["Translators: a verb, on a button"]), ("Pass", [])]


def test_texts_are_found_in_lessons_and_in_the_rulebook(project: Path) -> None:
    lesson = """
title: A
picture: not this
steps:
  # Translators: said by the teacher,
  # who is patient
  - say: C
    show: {widgets: [not this]}
  # not for translators
  - task: E
    do: {action: not this}
"""
    (project / "assets" / "lessons" / "colosseum" / "1-a.yaml").write_text(lesson)

    assert found(project, "") == [
        ("A", []),
        ("C", ["Translators: said by the teacher,", "who is patient"]),
        ("E", []),
    ]


def test_the_template_is_sorted_and_says_where_but_neither_line_nor_date(project: Path) -> None:
    package = project / "colosseum"
    (package / "one.py").write_text('tr("B “quoted” \\"text\\"")\ntr("A")', encoding="utf-8")
    two = 'tr("A")\nntr("{count} c", "{count} cs", 1)\ntr("{n}% of all", n=1)'
    (package / "two.py").write_text(two)

    assert catalogues.template(catalogues.gathered(project)) == catalogues.HEADER + (
        """\
#: colosseum/one.py colosseum/two.py
msgid "A"
msgstr ""

#: colosseum/one.py
msgid "B “quoted” \\"text\\""
msgstr ""

#: colosseum/two.py
#, python-brace-format
msgid "{count} c"
msgid_plural "{count} cs"
msgstr[0] ""
msgstr[1] ""

#: colosseum/two.py
#, python-brace-format
msgid "{n}% of all"
msgstr ""
"""
    )


def test_no_text_escapes_the_template() -> None:
    """Babel reads a module word by word and can miss a call inside another's arguments."""
    known = texts()
    for file, called, node in calls():
        if called in catalogues.CALLS:
            has_context = called in catalogues.CONTEXT_CALLS
            match node.args[:2] if has_context else [None, *node.args[:1]]:
                case [None, ast.Constant(value=str(text))] if text:
                    assert text in known, f"{file.name}:{node.lineno}"
                case [ast.Constant(value=str(context)), ast.Constant(value=str(text))]:
                    assert known.get(text, context), f"{file.name}:{node.lineno}"


def test_what_the_log_fills_in_is_written_where_it_is_filled() -> None:
    """A pattern picked from a table never reaches the template, and stays English."""
    for file, called, node in calls():
        if called == "filled":
            assert isinstance(node.args[0], ast.Constant), f"{file.name}:{node.lineno}"


SAID_AGAIN = {"text.py", "icon_words.py"}
"""Modules that say what was written elsewhere."""


def test_no_text_is_kept_in_a_variable() -> None:
    """Nor does a pattern that has a name: "{file} cannot be used" stayed English that way."""
    for file, called, node in calls():
        if called in catalogues.CALLS and node.args:
            named = isinstance(node.args[0], ast.Name)
            assert not named or file.name in SAID_AGAIN, f"{file.name}:{node.lineno}"


@cache
def calls() -> list[tuple[Path, str, ast.Call]]:
    """Every call in the program: its module, and the name of what is called."""
    return [
        (file, _called(node), node)
        for file in sorted((catalogues.ROOT / "colosseum").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


NOUNS = [
    "actions",
    "arenas",
    "assets",
    "bids",
    "buildings",
    "cards",
    "characters",
    "coins",
    "dice",
    "events",
    "expansions",
    "games",
    "jokers",
    "laurels",
    "lions",
    "markets",
    "medals",
    "minutes",
    "nobles",
    "numbers",
    "offers",
    "places",
    "players",
    "podiums",
    "points",
    "programmes",
    "rolls",
    "rounds",
    "sesterces",
    "spectators",
    "squares",
    "stars",
    "tickets",
    "times",
    "tokens",
    "turns",
]
COUNTED = re.compile(r"{(?!seat)\w+} (?:\w+ )?(\w+)\b")
NO_PLURAL = {
    "{battle} characters in turn": "the value is a sign",
    "{count} for stars": "spectators are counted, here and below",
    "{count} for nobles": "",
    "{count} for podiums": "",
    "{count} for medals": "",
    "Give {name} two cards": "a name, and a number in words",
    "{name} rolls": "a verb",
    "{card} would bring you {mine} and {name} {theirs} for buildings: use your {die} elsewhere.": (
        "victory points are counted"
    ),
    "{card} needs no die: lay it beside Bribery, and keep I to {last} for cards that act.": (
        "the number of a place"
    ),
}
"""Texts that only look as if something were counted, and why."""


def test_whatever_is_counted_has_plural_forms() -> None:
    """A number and a plural noun are told apart in every language, each by its own rules."""
    for message in texts():
        singular = message.id if isinstance(message.id, str) else message.id[0]
        if singular and singular not in NO_PLURAL:
            found = [m.group() for m in COUNTED.finditer(singular) if m.group(1) in NOUNS]
            assert not found, (singular, message.locations)


def test_every_text_fits_its_plural_and_has_no_exclamation_mark() -> None:
    for message in texts():
        forms = [message.id] if isinstance(message.id, str) else message.id
        assert not any("!" in form for form in forms), message.locations
        singular, *plural = map(catalogues.fields_of, forms)
        # “your joker” needs no number.
        assert all(form in (singular, singular | {"count"}) for form in plural), message.id


# --- Compiling


def test_every_text_reads_well_with_a_one() -> None:
    for message in texts():
        if message.pluralizable:
            singular = message.id[0].replace("{count}", "1")
            assert not AWKWARD_ONE.search(singular), singular


def test_without_translations_there_is_nothing_to_compile(tmp_path: Path) -> None:
    assert catalogues.compile_catalogues(tmp_path) == []


def test_a_translation_reaches_the_game(tmp_path: Path) -> None:
    compiled = write_latin(tmp_path, LATIN)

    assert catalogues.compile_catalogues(tmp_path) == [compiled]

    latin = gettext.translation("colosseum", tmp_path, ["la"])
    assert latin.gettext("New game") == "Ludus novus"
    assert latin.ngettext("{count} lion", "{count} lions", 3) == "{count} leones"
    assert latin.gettext("Quit") == "Quit", "an unsure translation waits until someone is sure"


def test_what_is_compiled_does_not_depend_on_the_day(tmp_path: Path) -> None:
    """Else no two releases were the same."""
    compiled = write_latin(tmp_path, LATIN)
    catalogues.compile_catalogues(tmp_path)
    dates = re.findall(rb"-Date: (\d{4}-\d\d-\d\d)", compiled.read_bytes())
    assert dates == [b"2000-01-01", b"2000-01-01"]


@pytest.mark.parametrize("translated", ["{seat} offert {nummi}.", "{seat offert."])
def test_a_translation_that_cannot_be_filled_in_is_refused(tmp_path: Path, translated: str) -> None:
    write_latin(tmp_path, f'msgid "{{seat}} bids {{coins}}."\nmsgstr "{translated}"\n')

    with pytest.raises(catalogues.BadTranslation, match=r"colosseum\.po, line 6: .*braces"):
        catalogues.compile_catalogues(tmp_path)


def test_a_catalogue_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    write_latin(tmp_path, "msgid “New game”\n")

    with pytest.raises(catalogues.BadTranslation, match=r"colosseum\.po"):
        catalogues.compile_catalogues(tmp_path)


def test_a_language_is_on_offer_once_half_of_its_texts_are_translated(tmp_path: Path) -> None:
    half = 'msgid "One"\nmsgstr "{}"\n\nmsgid "Two"\nmsgid_plural "Twos"\nmsgstr[0] "Doi"\n{}'
    for language, words in (
        ("ro", half.format("", 'msgstr[1] "Doi"\n')),
        ("fr", half.format("", 'msgstr[1] ""\n')),
        ("nl", '#, fuzzy\nmsgid "One"\nmsgstr "Een"\n'),
        ("pt", ""),
    ):
        source = tmp_path / language / "LC_MESSAGES" / "colosseum.po"
        source.parent.mkdir(parents=True)
        source.write_text(words, encoding="utf-8")

    catalogues.compile_catalogues(tmp_path)

    offered = json.loads((tmp_path / "languages.json").read_text(encoding="utf-8"))
    assert offered == {"ro": "Română"}


@pytest.mark.parametrize(
    ("language", "name"), [("fr", "Français"), ("nl", "Nederlands"), ("ro", "Română")]
)
def test_a_language_has_its_own_name(language: str, name: str) -> None:
    assert catalogues.own_name(language) == name


# --- Languages


def test_a_new_language_begins_with_every_text_and_its_own_plurals(tmp_path: Path) -> None:
    source = catalogues.begin_language("ro", tmp_path)
    catalogues.update_catalogues(texts(), tmp_path)

    words = source.read_text(encoding="utf-8")
    assert words.startswith("# Colosseum in Romanian.")
    assert "nplurals=3" in words
    assert 'msgid "New game"\nmsgstr ""' in words


def test_there_is_no_such_language(tmp_path: Path) -> None:
    with pytest.raises(catalogues.BadTranslation, match="no language “xyzzy”"):
        catalogues.begin_language("xyzzy", tmp_path)


def test_translations_survive_new_texts_and_nothing_is_guessed(
    tmp_path: Path, project: Path
) -> None:
    write_latin(tmp_path, LATIN)
    (project / "colosseum" / "module.py").write_text('tr("New games")\ntr("New game")')

    catalogues.update_catalogues(catalogues.gathered(project), tmp_path)

    words = (tmp_path / "la" / "LC_MESSAGES" / "colosseum.po").read_text(encoding="utf-8")
    assert words.startswith(PO.rstrip("\n"))
    assert 'msgid "New game"\nmsgstr "Ludus novus"' in words
    assert 'msgid "New games"\nmsgstr ""' in words
    assert '#~ msgid "Quit"' in words


def test_a_context_tells_two_meanings_apart(project: Path) -> None:
    source = 'tr("Play")\nptr("a verb", "Play")\nSentence.in_context("a noun", "Play")'
    (project / "colosseum" / "module.py").write_text(source)

    found = [(m.context, m.id) for m in catalogues.gathered(project) if m.id]
    assert found == [(None, "Play"), ("a verb", "Play"), ("a noun", "Play")]
