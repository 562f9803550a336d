"""The languages as they are now, compiled for the tests, and how to notice English among them."""

import gettext
import re
from collections.abc import Callable
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame
from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from colosseum.ai.characters import CAST
from colosseum.files.catalogues import LONGER
from colosseum.play.seats import USUAL_NAMES
from colosseum.rules.roma.data import RULES
from colosseum.widgets import letter_spacing
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
_VOWEL: Final = re.compile("[aeiou]")
_ROMAN: Final = re.compile("[ivx]+")
WIDEST: Final = "x-widest"
"""Each text in whichever language takes most room for it."""
LONGEST_WORDS: Final = "x-longest-words"
"""Each text in whichever language has the longest word in it."""


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


def _room(text: str) -> int:
    return letter_spacing.width(text, "AlegreyaSans-Regular", 20)


def _longest_word(text: str) -> int:
    return max(map(_room, text.split()), default=0)


class _Most(gettext.NullTranslations):
    """All languages at once: what has room in these words has room in each of them."""

    def __init__(self, measure: Callable[[str], int]) -> None:
        super().__init__()
        self.measure = measure
        self.all = [gettext.NullTranslations(), *map(_catalogue, COMPLETE)]

    @cache  # noqa: B019 - there are two of these, as long as the tests run
    def gettext(self, message: str) -> str:
        return max((one.gettext(message) for one in self.all), key=self.measure)

    @cache  # noqa: B019
    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return max((one.ngettext(msgid1, msgid2, n) for one in self.all), key=self.measure)

    @cache  # noqa: B019
    def pgettext(self, context: str, message: str) -> str:
        return max((one.pgettext(context, message) for one in self.all), key=self.measure)


@cache
def _most(language: str) -> _Most:
    return _Most(_room if language == WIDEST else _longest_word)


def read_catalogue(folder: Path, language: str) -> gettext.NullTranslations:
    """What the game reads, though nothing has been compiled."""
    if language in (WIDEST, LONGEST_WORDS):
        return _most(language)
    return _catalogue(language) if language in FILES else gettext.NullTranslations()


@cache
def _words_of_english_alone(language: str) -> frozenset[str]:
    names = {character.name.lower() for character in CAST}
    names |= {word for card in RULES.cards for word in _words(card.name)}  # Latin everywhere
    if language == LONGER:
        # Each vowel has an accent there: whatever has none was not translated.
        names |= {name.lower() for name in USUAL_NAMES} | {"colosseum", "roma"}
        words = _english() - names
        return frozenset(it for it in words if _VOWEL.search(it) and not _ROMAN.fullmatch(it))
    return frozenset(_english() - _said_in(language) - names)


@cache
def _english() -> frozenset[str]:
    ids = (message.id for message in read(COMPLETE[0]))
    texts = ([each] if isinstance(each, str) else each for each in ids)
    return frozenset(word for each in texts for text in each for word in _words(text))


def _said_in(language: str) -> set[str]:
    own = (message.string or () for message in read(language))
    texts = ([each] if isinstance(each, str) else each for each in own)
    return {word for each in texts for text in each for word in _words(text)}


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
        self.smallest: dict[str, int] = {}
        """The fewest pixels of which letters these words are written in."""

    def render(self, words: str, face: str, pixels: int, colour: Colour) -> pygame.Surface:
        self.words.add(words)
        self.smallest[words] = min(pixels, self.smallest.get(words, pixels))
        return room_for(words, face, pixels)
