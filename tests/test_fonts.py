"""Every letter of every language can be drawn, in titles too."""

from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.pofile import read_po

from colosseum.files import paths
from tests.font_letters import letters_of
from tools import catalogues

FONTS = sorted((paths.assets() / "fonts").glob("*.ttf"))
CATALOGUES = [catalogues.TEMPLATE, *sorted(catalogues.LOCALE.glob("*/LC_MESSAGES/colosseum.po"))]
LETTERS = {
    "English": "abcdefghijklmnopqrstuvwxyz ’‘“”–…×−",
    "French": "àâæçéèêëîïôœùûüÿ \u00a0«»’–",
    "Dutch": "áéèëíïóöúüĳ ‘’“”„–",
    "Romanian": "ăâîșț „”«»’–",
}
NARROW_SPACE = "\u202f"
"""No font has it, nor needs it: letter_spacing says how wide it is."""
ONLY_IN_TEXT = {"→"}
"""What no title has."""

every_font = pytest.mark.parametrize("file", FONTS, ids=lambda file: file.stem)


def missing(words: str, file: Path) -> set[str]:
    needed = {*words} - {"\n", NARROW_SPACE}
    if file.stem.startswith("Cinzel"):
        needed -= ONLY_IN_TEXT
    return needed - letters_of(file)


@every_font
@pytest.mark.parametrize("language", LETTERS)
def test_a_font_has_the_letters_of_a_language(file: Path, language: str) -> None:
    letters = LETTERS[language]
    assert missing(letters + letters.upper(), file) == set()


@every_font
def test_a_font_has_the_letters_of_every_text(file: Path) -> None:
    for source in CATALOGUES:
        with source.open("rb") as stream:
            assert missing(words_in(read_po(stream)), file) == set(), source


def words_in(catalogue: Catalog) -> str:
    """Every letter of the texts and of their translations."""
    found: set[str] = set()
    for message in catalogue:
        for forms in (message.id, message.string or ()):
            found.update(*([forms] if isinstance(forms, str) else forms))
    return "".join(found)


def test_a_letter_that_no_font_has_is_found() -> None:
    assert missing("aは", FONTS[0]) == {"は"}
