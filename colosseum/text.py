"""Every word a player sees goes through here.

`tr`, `ntr` and `ptr` translate a pattern and fill in its values; `say` does the same for sentences
from the rules and the opponents. Catalogues are gettext's, in `assets/locale`.
"""

import gettext
import json
import logging
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from colosseum import paths

log = logging.getLogger(__name__)

DOMAIN = "colosseum"
ENGLISH: Final = {"en": "English"}
_A_LANGUAGE: Final = re.compile("[A-Za-z]{1,3}([_-][A-Za-z]{2,8})?")
_VALUE: Final = re.compile(r"{(\w*)([^}]*)")
#: Every text a third longer: the room other languages need, before anyone has translated a word.
LONGER = "x-longer"


class _Longer(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return message + "·" * max(1, round(0.3 * len(message)))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def languages() -> dict[str, str]:
    """The languages on offer, each by its own name, English first."""
    return ENGLISH | _compiled_languages(paths.assets() / "locale")


@cache
def _compiled_languages(folder: Path) -> dict[str, str]:
    """The languages that were far enough when their catalogues were compiled."""
    try:
        data = json.loads((folder / "languages.json").read_text(encoding="utf-8"))
        found = {str(language): str(name) for language, name in data.items()}
    except FileNotFoundError:  # nothing has been compiled yet
        return {}
    except (OSError, ValueError, AttributeError, RecursionError) as error:
        log.warning("The list of languages cannot be read: %r.", error)
        return {}
    return {
        language: name
        for language, name in found.items()
        if _A_LANGUAGE.fullmatch(language) and gettext.find(DOMAIN, folder, [language])
    }


def use(language: str) -> None:
    """Switch to this language; English if there is no catalogue for it."""
    global _catalogue
    if language == LONGER:
        _catalogue = _Longer()
    else:
        _catalogue = read_catalogue(paths.assets() / "locale", language)


def read_catalogue(folder: Path, language: str) -> gettext.NullTranslations:
    """The catalogue of a language; an empty one, so English, if there is none or it is damaged."""
    if not _A_LANGUAGE.fullmatch(language):
        return gettext.NullTranslations()
    try:
        return gettext.translation(DOMAIN, folder, [language], fallback=True)
    except Exception as error:  # gettext raises whatever its parsing runs into
        log.warning("The catalogue for %s cannot be read: %r.", language, error)
        return gettext.NullTranslations()


def tr(pattern: str, /, **values: object) -> str:
    """The pattern in the player's language, filled in."""
    try:
        words = _catalogue.gettext(pattern)
        if words == pattern:
            # Python 3.11.2, unlike 3.11.7, overlooks what the catalogue holds with a plural.
            words = _catalogue.ngettext(pattern, pattern, 1)
    except ArithmeticError:  # a catalogue brings its own formula for plurals
        words = pattern
    return _filled(words, pattern, _said(values)) if values else words


def ptr(context: str, pattern: str, /, **values: object) -> str:
    """The same for what is one word in English, but not in every language.

    The context says in a few words which of its meanings it has here. Translators read it.
    """
    words = _catalogue.pgettext(context, pattern)
    return _filled(words, pattern, _said(values)) if values else words


def ntr(pattern: str, plural: str, /, count: int, **values: object) -> str:
    """The same where a number decides between singular and plural."""
    original = pattern if count == 1 else plural
    words = pattern_for(count, pattern, plural)
    return _filled(words, original, {"count": count, **_said(values)})


def pattern_for(count: int, pattern: str, plural: str, /) -> str:
    """The pattern for a number in the player's language, not yet filled in."""
    try:
        return _catalogue.ngettext(pattern, plural, count)
    except ArithmeticError:
        return pattern if count == 1 else plural


def say(sentence: str) -> str:
    """A `Sentence` in the player's language; any other text unchanged.

    A `Sentence` knows the pattern and the values it was made from.
    """
    pattern: str | None = getattr(sentence, "pattern", None)
    if pattern is None:
        return sentence
    made_from: Any = sentence
    values = dict(made_from.values)
    if made_from.context:
        return ptr(made_from.context, pattern, **values)
    if made_from.plural is None:
        return tr(pattern, **values)
    return ntr(pattern, made_from.plural, values.pop("count"), **values)


def percent(share: float) -> str:
    """A share of one, such as 0.5, as people write it."""
    # Translators: a share, such as 50%, with the space your language puts before the sign.
    return tr("{number}%", number=round(100 * share))


def date(day: str) -> str:
    """A day such as 2026-11-16, as people write it."""
    match day.split("-"):
        case [year, month, number]:
            # Translators: a date in numbers, in the order and with the signs of your language.
            return tr("{year}-{month}-{day}", year=year, month=month, day=number)
    return day  # personal files can be edited


def _filled(words: str, original: str, values: dict[str, object]) -> str:
    """The words with the values in their places; the original if a translator named others."""
    if words != original and not _names_only(words, frozenset(values)):
        words = original
    return words.format(**values)


@lru_cache(maxsize=2000)
def _names_only(words: str, names: frozenset[str]) -> bool:
    """Whether a translation can be filled in: it names values, and does nothing else in braces."""
    found = _VALUE.findall(words)
    return words.count("}") == len(found) and all(
        name in names and not more for name, more in found
    )


def _said(values: dict[str, object]) -> dict[str, object]:
    return {name: say(value) if isinstance(value, str) else value for name, value in values.items()}
