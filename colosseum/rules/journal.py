"""A game and how it came about: save file, replay, undo and bug report in one.

The file is JSON lines. The first is the header: the journal's version, which game, how it began,
how many actions follow and their digest. Then one action a line. Loading replays them.
"""

import json
import os
import shutil
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from colosseum.rules.kernel import Action, Game, GameError, Record, SeatIndex
from colosseum.rules.notation import UnreadableLine

VERSION: Final = 1
MOST_BYTES: Final = 4 * 1024 * 1024

G = TypeVar("G", bound=Game)


class JournalError(GameError):
    """A file that is not one of our journals, or is damaged."""


class Journal(Generic[G]):
    """A game under way, with every record since it began."""

    def __init__(self, game: G, notes: Mapping[str, Any] | None = None) -> None:
        self._header = game.header()
        self.game = game
        self.records: list[Record] = []
        self.notes = dict(notes or {})
        """What the table wants to remember, such as who sits where; the rules ignore it."""

    def apply(self, action: Action) -> Record:
        record = self.game.apply(action)
        self.records.append(record)
        return record

    def can_undo(self, seat: SeatIndex) -> bool:
        """Whether the last action was this seat's own, and showed nobody anything hidden."""
        return bool(self.records) and self.records[-1].seat == seat and not self.records[-1].chance

    def undo(self) -> Record:
        """Undo the last action; `game` is another object then."""
        if not self.records:
            raise JournalError("There is nothing to take back.")
        undone = self.records.pop()
        self.game = self.beginning()
        for record in self.records:
            self.game.apply(record.action)
        return undone

    def beginning(self) -> G:
        """A new copy of the game, before its first action."""
        return type(self.game).start(self._header)

    def replay(self) -> Iterator[tuple[G, Record]]:
        """The game again from its beginning: after each action, the game and the record."""
        game = self.beginning()
        for record in self.records:
            yield game, game.apply(record.action)

    def text(self) -> str:
        actions = "".join(
            _line({"seat": record.seat + 1, "action": str(record.action)})
            for record in self.records
        )
        header = {
            "journal": VERSION,
            "game": self.game.name,
            **self._header,
            "notes": self.notes,
            "actions": len(self.records),
            "digest": _digest(actions),
        }
        return _line(header) + actions

    def save(self, file: Path) -> None:
        """Write the file whole or not at all, and keep the one before it."""
        unfinished = file.with_name(file.name + ".unfinished")
        with unfinished.open("w", encoding="utf-8", newline="\n") as stream:
            stream.write(self.text())
            stream.flush()
            os.fsync(stream.fileno())
        if file.exists():
            shutil.copyfile(file, previous(file))  # a copy: there is a file at every moment
        unfinished.replace(file)

    @classmethod
    def load(cls, game_type: type[G], file: Path) -> "Journal[G]":
        """Read and replay a file; `JournalError` says in one sentence why it cannot be."""
        try:
            with file.open("rb") as stream:
                content = stream.read(MOST_BYTES + 1)
        except OSError as error:
            raise JournalError(f"{file.name} cannot be opened: {error.strerror}.") from error
        if len(content) > MOST_BYTES:
            raise JournalError(f"{file.name} is too large to be a saved game.")
        try:
            return cls.of_text(game_type, content.decode("utf-8"))
        except UnicodeDecodeError:
            raise JournalError(f"{file.name} is not a saved game.") from None
        except JournalError as error:
            raise JournalError(f"{file.name} cannot be loaded: {error}") from error

    @classmethod
    def of_text(cls, game_type: type[G], text: str) -> "Journal[G]":
        first, _, actions = text.partition("\n")
        header = _read_header(game_type, first)
        count, digest = header.get("actions"), header.get("digest")
        lines = actions.splitlines()
        if (count is not None and count != len(lines)) or digest not in (None, _digest(actions)):
            raise JournalError("It is damaged or cut short.")
        try:
            game = game_type.start(header)
        except GameError as error:
            raise JournalError(f"Its first line is wrong. {error}") from error
        notes = header.get("notes", {})
        journal = cls(game, notes if isinstance(notes, dict) else {})
        for number, line in enumerate(lines, 2):
            journal._replay_line(number, line)
        return journal

    def _replay_line(self, number: int, line: str) -> None:
        entry = _read_line(line)
        seat, text = entry.get("seat"), entry.get("action")
        decision = self.game.decision
        if not isinstance(text, str) or decision is None or seat != decision.seat + 1:
            raise JournalError(f"Line {number} does not belong here.")
        try:
            self.apply(self.game.read_action(text))
        except (UnreadableLine, GameError) as error:
            raise JournalError(f"Line {number}: {error}") from error


def previous(file: Path) -> Path:
    """Where `Journal.save` keeps the file before the last one."""
    return file.with_name(file.name + ".previous")


def recover(game_type: type[G], file: Path) -> tuple[Journal[G], JournalError | None]:
    """The saved game, or the one before it along with what is wrong with the file itself."""
    try:
        return Journal.load(game_type, file), None
    except JournalError as error:
        if not previous(file).exists():
            raise
        return Journal.load(game_type, previous(file)), error


def _line(entry: Mapping[str, Any]) -> str:
    return json.dumps(entry, ensure_ascii=False) + "\n"


def _digest(actions: str) -> str:
    return sha256(actions.encode()).hexdigest()


def _read_line(line: str) -> dict[str, Any]:
    """The JSON object on a line; an empty one if there is none."""
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return entry if isinstance(entry, dict) else {}


def _read_header(game_type: type[G], line: str) -> dict[str, Any]:
    header = _read_line(line)
    version = header.get("journal")
    if not isinstance(version, int):
        raise JournalError("It is not a saved game.")
    if version > VERSION:
        raise JournalError("It was saved by a newer version of this game.")
    if header.get("game") != game_type.name:
        raise JournalError("It was saved by another game.")
    return header
