"""What a player has learnt so far, kept as JSON in the player's data folder."""

import logging
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from colosseum import paths, storage
from colosseum.storage import StorageError

log = logging.getLogger(__name__)


@dataclass
class Progress:
    """Names of hints, or of lessons, in the order in which they were seen first."""

    seen: list[str] = field(default_factory=list)
    what: str = "hints"

    @classmethod
    def load(cls, what: str = "hints") -> Self:
        """As it was left; from the beginning where there is no file that can be used."""
        return cls(storage.load(_file(what), lambda data: _names(data, what)) or [], what)

    def has_seen(self, name: str) -> bool:
        return name in self.seen

    def see(self, name: str) -> None:
        """Remember a hint or a lesson, now and for later games."""
        if not self.has_seen(name):
            self.seen.append(name)
            self._save()

    def forget(self) -> None:
        """See all of them again."""
        self.seen.clear()
        self._save()

    def _save(self) -> None:
        """A folder that cannot be written is no reason to stop."""
        try:
            storage.write_json(_file(self.what), {f"{self.what} seen": self.seen})
        except StorageError as error:
            log.warning("What was learnt could not be saved: %s", error)


def _file(what: str) -> Path:
    return paths.data_folder() / f"{what}.json"


def _names(data: Any, what: str) -> list[str]:
    """`ValueError` if it is no list of names; each name counts once."""
    names = data.get(f"{what} seen") if isinstance(data, dict) else None
    if isinstance(names, list) and all(isinstance(name, str) for name in names):
        return list(dict.fromkeys(names))
    raise ValueError(f"it lists no {what}")
