"""Leaves out of a text who the player is: the names of folders, of the user and the computer."""

import getpass
import os
import platform
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final
from unicodedata import normalize

from colosseum.files import paths

_SHORTEST_NAME: Final = 2
"""Letters. A name of one would be found in every line, and tells nobody anything."""
_KINDS: Final = ("NFC", "NFD")
"""Systems write ë as one letter or as two."""
_SOMEONES_HOME: Final = re.compile(
    r"""(?:/home|/Users|[A-Z]:[\\/]+Users)[\\/]+(?:[^\\/\n"']{1,60}(?=[\\/])|[^\\/\s"']+)""",
    re.IGNORECASE,
)
_QUOTED_PATH: Final = re.compile(
    r"""(["'])(?:[A-Z]:)?[\\/](?:(?!\1)[^\n])*[\\/]|(“)(?:[A-Z]:)?[\\/][^”\n]*[\\/]""",
    re.IGNORECASE,
)
_PLAIN_PATH: Final = re.compile(
    r"""(?<![\w\\/.~)'"“])(?:[A-Z]:[\\/]|/|\\\\)(?:[^\s\\/]+[\\/]+)+""", re.IGNORECASE
)
_DISK: Final = re.compile(
    r"""(?<![\w\\/])(?:/media|/mnt|/run/media|/Volumes|[A-Z]:)[\\/](?:[^\n\\/]{0,80}[\\/])+""",
    re.IGNORECASE,
)
"""Any other path, up to its last name. Spaces are part of it if it is quoted, or on a disk of its
own: then what looks like a path may take some words with it."""


def anonymous(text: str) -> str:
    """The text without the names of this player's folders, user and computer."""
    for place, instead in _known_places():
        text = place.sub(instead, text)
    text = _SOMEONES_HOME.sub("~", text)
    text = _QUOTED_PATH.sub(r"\1\2(folder)/", text)
    text = _DISK.sub("(folder)/", text)
    text = _PLAIN_PATH.sub("(folder)/", text)
    for name, instead in _known_names():
        text = name.sub(instead, text)
    return text


def _known_places() -> Iterator[tuple[re.Pattern[str], str]]:
    """Folders that may be named, however they are written; those inside others come first."""
    found: dict[str, str] = {}
    for place, instead in _places():
        with suppress(OSError, RuntimeError):
            for each in (place, place.resolve()):
                if len(each.parts) > 1:
                    found.setdefault(str(each), instead)
    for written in sorted(found, key=len, reverse=True):
        forms = {written, written.replace("\\", "\\\\"), written.replace("\\", "/")}
        forms |= {normalize(kind, form) for kind in _KINDS for form in forms}
        any_form = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
        yield re.compile(f"(?:{any_form})(?![\\w.-])", re.IGNORECASE), found[written]


def _places() -> Iterator[tuple[Path, str]]:
    for folder in (paths.data_folder, paths.config_folder, paths.log_folder):
        yield folder(), "(player)"
    with suppress(paths.MissingAsset):
        yield paths.assets(), "(program)/assets"
    yield Path(__file__).parents[2], "(program)"
    yield Path(sys.executable).parent, "(program)"
    for prefix in {sys.prefix, sys.base_prefix}:
        yield Path(prefix), "(python)"
    yield Path(tempfile.gettempdir()), "(temporary)"
    for variable in ("HOME", "USERPROFILE"):
        if value := os.environ.get(variable):
            yield Path(value), "~"
    with suppress(RuntimeError):  # some users have no home
        yield Path.home(), "~"


def _known_names() -> Iterator[tuple[re.Pattern[str], str]]:
    """What the user and the computer are called, the longest first."""
    found = dict.fromkeys(_computer_names(), "(computer)") | dict.fromkeys(_user_names(), "(user)")
    for name in sorted(found, key=len, reverse=True):
        forms = "|".join(re.escape(normalize(kind, name)) for kind in _KINDS)
        is_word = f"(?<![^\\W_])(?:{forms})(?![^\\W_])"
        if len(name) >= _SHORTEST_NAME:
            yield re.compile(is_word, re.IGNORECASE), found[name]


def _user_names() -> Iterator[str]:
    yield from filter(None, map(os.environ.get, ("USER", "USERNAME", "LOGNAME", "USERDOMAIN")))
    with suppress(Exception):  # whatever the system's database of users runs into
        yield getpass.getuser()
    with suppress(RuntimeError):
        yield Path.home().name
    if sys.platform != "win32":
        import pwd

        with suppress(KeyError):
            known = pwd.getpwuid(os.getuid())
            yield from filter(None, (known.pw_name, known.pw_gecos.partition(",")[0]))


def _computer_names() -> Iterator[str]:
    for name in (platform.node(), *map(os.environ.get, ("HOSTNAME", "COMPUTERNAME"))):
        if name:
            yield from {name, name.partition(".")[0]}
