"""Every word a player sees goes through here.

`tr`, `ntr` and `ptr` translate a pattern and fill in its values; `say` does the same for sentences
from the rules and the opponents. `files/catalogues.py` chooses the language.
"""

import gettext
import re
from functools import lru_cache
from typing import Final

from colosseum.words.sentences import Sentence

BOLD: Final = "\ue000"
"""Begins and ends bold words in what is drawn. Patterns and translations write `**` instead, which
could be part of a name as well; nobody can type this letter."""
_WRITTEN_BOLD: Final = "**"
_VALUE: Final = re.compile(r"{(\w*)([^}]*)")
_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def use(catalogue: gettext.NullTranslations) -> None:
    """Take words from this catalogue from now on."""
    global _catalogue
    _catalogue = catalogue


def tr(pattern: str, /, **values: object) -> str:
    """The pattern in the player's language, filled in."""
    try:
        words = _catalogue.gettext(pattern)
        if words == pattern:
            # Python 3.11.2, unlike 3.11.7, overlooks what the catalogue holds with a plural.
            words = _catalogue.ngettext(pattern, pattern, 1)
    except ArithmeticError:  # a catalogue brings its own formula for plurals
        words = pattern
    return _filled(words, pattern, _all_said(values)) if values else _marked(words)


def ptr(context: str, pattern: str, /, **values: object) -> str:
    """The same for what is one word in English, but not in every language.

    The context says in a few words which of its meanings it has here. Translators read it.
    """
    words = _catalogue.pgettext(context, pattern)
    return _filled(words, pattern, _all_said(values)) if values else _marked(words)


def ntr(pattern: str, plural: str, /, count: int, **values: object) -> str:
    """The same where a number decides between singular and plural."""
    original = pattern if count == 1 else plural
    words = pattern_for(count, pattern, plural)
    return _filled(words, original, {"count": count, **_all_said(values)})


def pattern_for(count: int, pattern: str, plural: str, /) -> str:
    """The pattern for a number in the player's language, not yet filled in."""
    try:
        return _catalogue.ngettext(pattern, plural, count)
    except ArithmeticError:
        return pattern if count == 1 else plural


def say(sentence: Sentence) -> str:
    """A sentence in the player's language: its pattern translated, and its values filled in."""
    values = dict(sentence.values)
    if sentence.context:
        return ptr(sentence.context, sentence.pattern, **values)
    if sentence.plural is None:
        return tr(sentence.pattern, **values)
    count = values.pop("count")
    assert isinstance(count, int)
    return ntr(sentence.pattern, sentence.plural, count, **values)


def said(words: str) -> str:
    """What may be a sentence, in the player's language; a name or a number as it is."""
    return say(words) if isinstance(words, Sentence) else words


def percent(share: float) -> str:
    """A share of one, such as 0.5, as people write it."""
    # Translators: a share, such as 50%, with the space your language puts before the sign.
    return tr("{number}%", number=round(100 * share))


def decimal(number: float) -> str:
    """A number with one digit after the point, as people write it."""
    whole, tenth = divmod(round(abs(number) * 10), 10)
    # Translators: a number such as 3.5, with the sign that your language puts between them.
    words = tr("{whole}.{tenth}", whole=whole, tenth=tenth)
    return f"−{words}" if number < 0 and (whole or tenth) else words


def signed(number: float) -> str:
    """The same with a sign before it, unless it is nothing."""
    return f"+{decimal(number)}" if round(number * 10) > 0 else decimal(number)


def _filled(words: str, original: str, values: dict[str, object]) -> str:
    """The words with the values in their places; the original if a translator named others."""
    if words != original and not _names_only(words, frozenset(values)):
        words = original
    return _marked(words).format(**values)


def bold(words: str) -> str:
    """The words in bold letters, where there are such."""
    return f"{BOLD}{words}{BOLD}"


def _marked(words: str) -> str:
    """Mark what is bold before names are filled in."""
    return words.replace(_WRITTEN_BOLD, BOLD)


@lru_cache(maxsize=2000)
def _names_only(words: str, names: frozenset[str]) -> bool:
    """Whether a translation can be filled in: it names values, and does nothing else in braces."""
    found = _VALUE.findall(words)
    return words.count("}") == len(found) and all(
        name in names and not more for name, more in found
    )


def _all_said(values: dict[str, object]) -> dict[str, object]:
    return {
        name: said(value) if isinstance(value, str) else value for name, value in values.items()
    }
