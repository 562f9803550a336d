"""The catalogue of every language: up to date, and whole once its header says so."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel.messages import Catalog, Message
from babel.messages.pofile import read_po

from tests.gathered_texts import texts
from tools import catalogues

LANGUAGES = sorted(catalogues.LOCALE.glob("*/LC_MESSAGES/colosseum.po"))
COMPLETE = [file for file in LANGUAGES if '"X-Complete: yes\\n"' in file.read_text("utf-8")]

every_language = pytest.mark.parametrize("file", LANGUAGES, ids=lambda file: file.parts[-3])
complete_languages = pytest.mark.parametrize("file", COMPLETE, ids=lambda file: file.parts[-3])


@cache
def read(file: Path) -> Catalog:
    with file.open("rb") as stream:
        return read_po(stream)


def translated(file: Path) -> Iterator[tuple[Message, str, str]]:
    """Every text with its translation; for each plural form, the English plural."""
    for message in read(file):
        if message.id and isinstance(message.id, str):
            yield message, message.id, str(message.string)
        elif message.id:
            for form in message.string or ():
                yield message, message.id[1], form


@every_language
def test_a_catalogue_holds_the_texts_there_are(file: Path) -> None:
    kept = file.read_text(encoding="utf-8")

    assert kept == catalogues.updated(file, texts()), "run: python3 dev.py catalogues"


@complete_languages
def test_every_text_is_translated_and_nobody_is_unsure(file: Path) -> None:
    assert [message.id for message in read(file) if message.fuzzy and message.id] == []
    assert [english for _, english, words in translated(file) if not words] == []


@complete_languages
def test_every_number_has_its_form(file: Path) -> None:
    catalogue = read(file)
    for message in catalogue:
        if not isinstance(message.id, str):
            assert len(message.string or ()) == catalogue.num_plurals, message.id


@complete_languages
def test_translations_name_the_same_values(file: Path) -> None:
    for message, english, words in translated(file):
        assert catalogues.fields_of(words) == catalogues.fields_of(english), message.id


@complete_languages
def test_translations_keep_the_marks_of_the_text(file: Path) -> None:
    """Bold words, line breaks, and the spaces and stops at the ends of what is joined."""
    for message, english, words in translated(file):
        assert words.count("**") == english.count("**"), message.id
        assert words.count("\n") == english.count("\n"), message.id
        for side in (0, -1):
            assert (words[side : side + 1 or None] == " ") == (
                english[side : side + 1 or None] == " "
            ), message.id
        assert (words[-1:] in ".?…") == (english[-1:] in ".?…"), message.id


@complete_languages
def test_no_straight_quotes_and_no_foreign_letters(file: Path) -> None:
    """Romanian has a comma below ș and ț, never a cedilla."""
    for message, _, words in translated(file):
        assert not set(words) & set("\"'ŞşŢţ"), message.id
