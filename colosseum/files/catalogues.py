"""Which languages there are, and which one is spoken: gettext's catalogues, in `assets/locale`."""

import gettext
import json
import logging
import re
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Final

from colosseum.files import paths
from colosseum.words import translation

log = logging.getLogger(__name__)

DOMAIN = "colosseum"
ENGLISH: Final = {"en": "English"}
_A_LANGUAGE: Final = re.compile("[A-Za-z]{1,3}([_-][A-Za-z]{2,8})?")
LONGER = "x-longer"
"""Every text a third longer: the room other languages need, before anyone has translated a word.
Vowels have accents, so that a word without any has escaped the translators."""
_ACCENTS: Final = str.maketrans("aeiouAEIOU", "âêîôûÂÊÎÔÛ")
_VALUES: Final = re.compile("({[^}]*})")


class _Longer(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return _longer(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


@cache
def _longer(message: str) -> str:
    parts = _VALUES.split(message)
    accented = "".join(
        part if value else part.translate(_ACCENTS) for part, value in zip(parts, cycle((0, 1)))
    )
    return accented + "·" * max(1, round(0.3 * len(message)))


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
    """Speak this language from now on; English if there is no catalogue for it."""
    if language == LONGER:
        translation.use(_Longer())
    else:
        translation.use(read_catalogue(paths.assets() / "locale", language))


def read_catalogue(folder: Path, language: str) -> gettext.NullTranslations:
    """The catalogue of a language; an empty one, so English, if there is none or it is damaged."""
    if not _A_LANGUAGE.fullmatch(language):
        return gettext.NullTranslations()
    try:
        return gettext.translation(DOMAIN, folder, [language], fallback=True)
    except Exception as error:  # gettext raises whatever its parsing runs into
        log.warning("The catalogue for %s cannot be read: %r.", language, error)
        return gettext.NullTranslations()
