"""The player's progress in each game, kept as JSON in the player's data folder."""

import logging
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from colosseum.files import paths, storage
from colosseum.files.storage import StorageError

log = logging.getLogger(__name__)

_ONCE_ALONE = "colosseum"
"""The game that files without a game's name belong to."""


@dataclass
class Progress:
    """Names of hints, or of lessons, in the order in which they were first seen."""

    game: str
    what: str = "hints"
    seen: list[str] = field(default_factory=list)

    @classmethod
    def load(cls, game: str, what: str = "hints") -> Self:
        """Read the player's progress; start afresh if no file can be used."""
        seen = storage.load(_file_to_read(game, what), lambda data: _names(data, what))
        return cls(game, what, seen or [])

    def has_seen(self, name: str) -> bool:
        return name in self.seen

    def see(self, name: str) -> None:
        """Remember a hint or a lesson, now and for later games."""
        if not self.has_seen(name):
            by_others = type(self).load(self.game, self.what).seen  # another window may be open
            self.seen = [*dict.fromkeys([*by_others, *self.seen, name])]
            self._save()

    def forget(self) -> None:
        """Forget all of them, so that they are shown again."""
        self.seen.clear()
        self._save()

    def _save(self) -> None:
        """Write the file; a folder that cannot be written to is no reason to stop."""
        try:
            storage.write_json(_file(self.game, self.what), {f"{self.what} seen": self.seen})
        except StorageError as error:
            log.warning("What was learnt could not be saved: %s", error)
            storage.note(error.words)


def _file(game: str, what: str) -> Path:
    return paths.data_folder() / f"{what}-{game}.json"


def _file_to_read(game: str, what: str) -> Path:
    """The game's own file, or one from before there was a second game."""
    file = _file(game, what)
    if game == _ONCE_ALONE and storage.is_missing(file):
        return paths.data_folder() / f"{what}.json"
    return file


def _names(data: Any, what: str) -> list[str]:
    """Read the list of names, each once; `ValueError` if there is none."""
    names = data.get(f"{what} seen") if isinstance(data, dict) else None
    if isinstance(names, list) and all(isinstance(name, str) for name in names):
        return list(dict.fromkeys(names))
    raise ValueError(f"it lists no {what}")
