"""A language that writes all letters in another script.

It is made from the template for translators, so an English letter gives away a text that is joined
from plain strings, that translators never see, or that was said before the language changed. Only
Roman numerals are the same everywhere.
"""

import json
import re
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from colosseum.files import catalogues, paths

LANGUAGE: Final = "el"
_FULL_WIDTH: Final = 0xFF21
_LETTERS: Final = {
    ord(letter): chr(ord(letter) - ord("A") + _FULL_WIDTH)
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
}


def transcribed(pattern: str) -> str:
    """The pattern in the other script; what is filled in keeps its name."""
    parts = re.split(r"(\{[^}]*\})", pattern)
    return "".join(part if part.startswith("{") else part.translate(_LETTERS) for part in parts)


def is_english(words: str) -> bool:
    """Whether there is a Latin letter, Roman numerals apart."""
    return re.search("[A-Za-z]", re.sub(r"\b[IVX]+\b", "", words)) is not None


def write_language(assets: Path) -> None:
    """Add a catalogue that translates the whole template, and put it on offer."""
    folder = assets / "locale" / LANGUAGE / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / f"{catalogues.DOMAIN}.mo").write_bytes(_compiled(paths.assets()))
    offered = json.dumps({LANGUAGE: transcribed("Another")})
    (assets / "locale" / "languages.json").write_text(offered, encoding="utf-8")


@cache
def _compiled(assets: Path) -> bytes:
    with (assets / "locale" / "colosseum.pot").open("rb") as stream:
        catalogue = read_po(stream)
    for message in catalogue:
        if message.id:
            message.string = (
                transcribed(message.id)
                if isinstance(message.id, str)
                else tuple(map(transcribed, message.id))
            )
    file = BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()
