"""Every word a player sees goes through here.

`tr` and `ntr` translate a pattern and fill in its values; `say` does the same for sentences from
the rules and the opponents. Catalogues are gettext's, in `assets/locale`.
"""

import gettext
from typing import Any

from colosseum import paths

DOMAIN = "colosseum"
LANGUAGES = {"en": "English"}
#: Every text a third longer: the room other languages need, before anyone has translated a word.
LONGER = "x-longer"


class _Longer(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return message + "·" * max(1, round(0.3 * len(message)))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def use(language: str) -> None:
    """Switch to this language; English if there is no catalogue for it."""
    global _catalogue
    if language == LONGER:
        _catalogue = _Longer()
    else:
        folder = paths.assets() / "locale"
        _catalogue = gettext.translation(DOMAIN, folder, [language], fallback=True)


def tr(pattern: str, /, **values: object) -> str:
    """The pattern in the player's language, filled in."""
    words = _catalogue.gettext(pattern)
    if words == pattern:
        # Python 3.11.2, unlike 3.11.7, overlooks what the catalogue holds with a plural.
        words = _catalogue.ngettext(pattern, pattern, 1)
    return words.format(**_said(values)) if values else words


def ntr(pattern: str, plural: str, /, count: int, **values: object) -> str:
    """The same where a number decides between singular and plural."""
    words = _catalogue.ngettext(pattern, plural, count)
    return words.format(count=count, **_said(values))


def say(sentence: str) -> str:
    """A `Sentence` in the player's language; any other text unchanged.

    A `Sentence` knows the pattern and the values it was made from.
    """
    pattern: str | None = getattr(sentence, "pattern", None)
    if pattern is None:
        return sentence
    made_from: Any = sentence
    values = dict(made_from.values)
    if made_from.plural is None:
        return tr(pattern, **values)
    return ntr(pattern, made_from.plural, values.pop("count"), **values)


def _said(values: dict[str, object]) -> dict[str, object]:
    return {name: say(value) if isinstance(value, str) else value for name, value in values.items()}
