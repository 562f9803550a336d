"""The decks that players build, a file each: `docs/formats.md` says what is in it.

A file that is damaged is set aside. One that cannot be read now, comes from a newer version or
holds what no deck can is left as it is, and listed with the reason.
"""

import logging
import re
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from colosseum.files import paths, storage
from colosseum.files.storage import FailedRead, StorageError
from colosseum.rules.roma.shared_decks import Deck, named, read_cards
from colosseum.words.sentences import GameError, Sentence, printable

log = logging.getLogger(__name__)

SUFFIX: Final = ".deck"
VERSION: Final = 1
MOST: Final = 60
"""Decks that are listed; more files than that are left alone."""


@dataclass(frozen=True, slots=True)
class KeptDeck:
    """A file, and the deck in it or why it cannot be used."""

    key: str
    """The name of its file, without the ending: it stays when the deck is renamed."""
    deck: Deck
    trouble: Sentence | None = None
    """Why nobody can play with it or change it."""

    @property
    def why_not(self) -> Sentence | None:
        """Why a game cannot be played with it."""
        return self.trouble or self.deck.why_not


def folder() -> Path:
    folder = paths.data_folder() / "decks"
    try:
        paths.make_folder(folder)
    except OSError as error:
        log.error("The folder %s cannot be created: %s.", folder, error.strerror)
    return folder


def decks() -> list[KeptDeck]:
    """All decks, in the order in which they were begun; `StorageError` if nobody can list them."""
    place = folder()
    try:
        names = storage.names_in(place)
    except FailedRead as error:
        words = Sentence("Your decks cannot be listed: {reason}.", reason=error.reason)
        raise StorageError(words, error.reason) from error
    files = sorted((name for name in names if name.endswith(SUFFIX)), key=_natural)
    found = (_kept(place / name) for name in files[:MOST])
    return [kept for kept in found if kept is not None]


def find(key: str) -> KeptDeck | None:
    """The deck with that key, if there is one."""
    is_name = key.isprintable() and key == Path(key).name
    return _kept(_file(key)) if key and is_name else None


def _kept(file: Path) -> KeptDeck | None:
    """What is in a file; None if there is none any more, since a damaged one is set aside."""
    key = file.name.removesuffix(SUFFIX)
    found = storage.load(file, lambda data: _read(key, data))
    if found is None and not storage.is_missing(file):
        return KeptDeck(key, Deck(printable(key), ()), _why_unread(file))
    return found


def _why_unread(file: Path) -> Sentence:
    try:
        storage.read(file)
    except StorageError as error:
        return error.words
    return Sentence("{file} cannot be used.", file=storage.name_of(file))


def _read(key: str, data: Any) -> KeptDeck:
    match data:
        case {"deck": int(version), **rest} if version > VERSION:
            name = rest.get("name")
            shown = Deck(printable(name if isinstance(name, str) else key), ())
            return KeptDeck(key, shown, Sentence("It was saved by a newer version of this game."))
        case {"deck": 1, "name": str(name), "cards": str(cards)}:
            try:
                return KeptDeck(key, Deck(named(name), read_cards(cards)))
            except GameError as error:
                return KeptDeck(key, Deck(printable(name), ()), error.words)
    raise ValueError("it is no deck")


def free_key() -> str:
    """The key of a deck that is begun now: a number after all others."""
    taken = [int(name) for name in _keys_taken() if name.isdecimal() and len(name) < 9]
    numbers = count(max(taken, default=0) + 1)
    return next(str(number) for number in numbers if not storage.exists(_file(str(number))))


def _keys_taken() -> list[str]:
    return [name.partition(".")[0] for name in storage.names_in(folder())]


def keep(key: str, deck: Deck) -> None:
    """Write a deck; `StorageError` if the system refuses."""
    storage.write_json(_file(key), {"deck": VERSION, "name": deck.name, "cards": deck.text})


def delete(key: str) -> None:
    """Delete a deck; `StorageError` if the system refuses."""
    storage.delete(_file(key))


def _file(key: str) -> Path:
    return folder() / f"{key}{SUFFIX}"


def _natural(name: str) -> list[tuple[int, str]]:
    """“10.deck” comes after “9.deck”."""
    parts = re.split(r"(\d+)", name)
    return [(int(part) if part.isdecimal() and len(part) < 9 else -1, part) for part in parts]
