"""Which language to speak before the player has chosen one: the first the system asks for."""

import logging
import os
import re
from collections.abc import Collection, Iterator
from typing import Final

import pygame

log = logging.getLogger(__name__)

_LOCALE: Final = re.compile(r"([a-z]{2,3})(?:[_-]([A-Za-z]{2,4}))?(?:[.@].*)?", re.IGNORECASE)
"""A language, perhaps its country, and what we do not need: “fr_BE.UTF-8@euro”."""
_NO_LANGUAGE: Final = ("C", "POSIX")


def preferred_language(offered: Collection[str]) -> str:
    """The first language the system asks for that is on offer; English if none is."""
    for language, country in _wanted():
        for name in (f"{language}_{country}", language):
            if name in offered:
                return name
    return "en"


def _wanted() -> Iterator[tuple[str, str]]:
    """Languages with their countries, the dearest first."""
    for name in _in_variables() or _in_system():
        if found := _LOCALE.fullmatch(name):
            yield found[1].lower(), (found[2] or "").upper()


def _in_variables() -> list[str]:
    """What the variables of Unix ask for, in gettext's order; nothing if none is set."""
    chosen = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if chosen.partition(".")[0] in _NO_LANGUAGE:
        return ["en"]
    return [name for name in (*os.environ.get("LANGUAGE", "").split(":"), chosen) if name]


def _in_system() -> list[str]:
    """What Windows and macOS say, where a program started by a click has no variables."""
    try:
        locales = pygame.system.get_pref_locales()
    except pygame.error as error:
        log.warning("The system does not say its language: %s.", error)
        return []
    return [f"{it['language']}_{it['country'] or ''}".rstrip("_") for it in locales]
