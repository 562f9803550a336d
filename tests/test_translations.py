"""The catalogue of every language: up to date, and whole once its header says so."""

import re
from collections.abc import Iterator

import pytest
from babel.messages import Message

from tests.gathered_texts import texts
from tests.languages import COMPLETE, FILES, compiled, read
from tools import catalogues

every_language = pytest.mark.parametrize("language", FILES)
complete_languages = pytest.mark.parametrize("language", COMPLETE)


def translated(language: str) -> Iterator[tuple[Message, str, str]]:
    """Every text with its translation; for each plural form, the English plural."""
    for message in read(language):
        if message.id and isinstance(message.id, str):
            yield message, message.id, str(message.string)
        elif message.id:
            for form in message.string or ():
                yield message, message.id[1], form


@every_language
def test_a_catalogue_holds_the_texts_there_are(language: str) -> None:
    file = FILES[language]
    kept = file.read_text(encoding="utf-8")

    assert kept == catalogues.updated(file, texts()), "run: python3 dev.py catalogues"


def test_the_languages_we_promise_are_complete() -> None:
    """A catalogue that does not say so in its header would be tested by nothing else."""
    assert set(COMPLETE) >= {"fr", "nl", "ro"}


@complete_languages
def test_every_text_is_translated_and_nobody_is_unsure(language: str) -> None:
    assert [message.id for message in read(language) if message.fuzzy and message.id] == []
    assert [english for _, english, words in translated(language) if not words] == []


@complete_languages
def test_every_number_has_its_form(language: str) -> None:
    catalogue = read(language)
    for message in catalogue:
        if not isinstance(message.id, str):
            assert len(message.string or ()) == catalogue.num_plurals, message.id


@complete_languages
def test_translations_name_the_same_values(language: str) -> None:
    """One thing may do without its number in a first form, where English does without it."""
    for message, english, words in translated(language):
        allowed = [catalogues.fields_of(english)]
        if not isinstance(message.id, str) and words == (message.string or ("",))[0]:
            allowed.append(catalogues.fields_of(message.id[0]))
        assert catalogues.fields_of(words) in allowed, message.id


@complete_languages
def test_translations_keep_the_marks_of_the_text(language: str) -> None:
    """Bold words, line breaks, and the spaces and stops at the ends of what is joined.

    Only a month cut short ends with a stop in some languages and without in others.
    """
    for message, english, words in translated(language):
        assert words.count("**") == english.count("**"), message.id
        assert words.count("\n") == english.count("\n"), message.id
        for side in (0, -1):
            assert (words[side : side + 1 or None] == " ") == (
                english[side : side + 1 or None] == " "
            ), message.id
        if message.context != "month for short":
            assert (words[-1:] in ".?…") == (english[-1:] in ".?…"), message.id


@complete_languages
def test_no_straight_quotes_and_no_foreign_letters(language: str) -> None:
    """Romanian has a comma below ș and ț, never a cedilla."""
    for message, _, words in translated(language):
        assert not set(words) & set("\"'ŞşŢţ"), message.id


def test_french_marks_never_begin_a_line() -> None:
    """A no-break space before : and inside « », a narrow one before ; ? and !"""
    loose = re.compile(r"(?<!\u00a0):(?=\s|$)|(?<!\u202f)[;?!]|«(?!\u00a0)|(?<!\u00a0)»")
    for message, _, words in translated("fr"):
        assert not loose.search(words.replace("Arena: Roma II", "")), message.id


def test_french_elides_nothing_before_a_name() -> None:
    """It would say “le paquet de Octavia”: nobody knows how a name begins that is filled in."""
    names = "name|seat|other|partner|giver|taker|card|target|programme|set"
    for message, _, words in translated("fr"):
        assert not re.search(rf"\b(de|que|jusque|lorsque) {{({names})}}", words), message.id


def test_all_languages_together_take_less_than_a_megabyte_and_a_half() -> None:
    assert sum(len(compiled(language)) for language in FILES) < 1_500_000
