"""The languages as they are now, compiled for the tests, and how to notice English among them."""

import gettext
import re
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame
from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from colosseum.ai.characters import CAST
from colosseum.rules.roma.data import RULES
from colosseum.widgets.text_rendering import Lettering
from colosseum.widgets.theme import Colour
from tests.unpainted import room_for
from tools import catalogues

FILES: Final = {
    file.parts[-3]: file for file in sorted(catalogues.LOCALE.glob("*/LC_MESSAGES/colosseum.po"))
}
COMPLETE: Final = [
    language
    for language, file in FILES.items()
    if '"X-Complete: yes\\n"' in file.read_text(encoding="utf-8")
]
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_NO_WORDS: Final = re.compile(r"{[^}]*}|[\w-]+(\.\w+)+|[A-Z]+-\d+")
"""Values, names of files, and the rules' numbers."""


@cache
def read(language: str) -> Catalog:
    with FILES[language].open("rb") as stream:
        return read_po(stream)


@cache
def compiled(language: str) -> bytes:
    stream = BytesIO()
    write_mo(stream, read(language))
    return stream.getvalue()


@cache
def _catalogue(language: str) -> gettext.GNUTranslations:
    return gettext.GNUTranslations(BytesIO(compiled(language)))


def read_catalogue(folder: Path, language: str) -> gettext.NullTranslations:
    """What the game reads, though nothing has been compiled."""
    return _catalogue(language) if language in FILES else gettext.NullTranslations()


@cache
def _words_of_english_alone(language: str) -> frozenset[str]:
    english, other = set[str](), set[str]()
    for message in read(language):
        ids = [message.id] if isinstance(message.id, str) else message.id
        own = [message.string] if isinstance(message.string, str) else message.string or ()
        english.update(word for each in ids for word in _words(each))
        other.update(word for each in own for word in _words(each))
    names = {character.name.lower() for character in CAST}
    names |= {word for card in RULES.cards for word in _words(card.name)}  # Latin everywhere
    return frozenset(english - other - names)


def _words(text: str) -> set[str]:
    return set(_WORD.findall(_NO_WORDS.sub(" ", text).lower()))


@cache
def english_in(text: str, language: str) -> set[str]:
    """The words of a text that the game uses in English but never in this language."""
    return _words(text) & _words_of_english_alone(language)


class Reader(Lettering):
    """Remembers all words and leaves their places empty: drawing them takes most of the time."""

    def __init__(self) -> None:
        super().__init__()
        self.words: set[str] = set()

    def render(self, words: str, face: str, pixels: int, colour: Colour) -> pygame.Surface:
        self.words.add(words)
        return room_for(words, face, pixels)
