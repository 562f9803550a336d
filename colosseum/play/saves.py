"""Saved games: one journal a file, whose header names its game.

The header also sums up who plays and where the game stands, so that hundreds of games can be
listed without replaying any.
"""

import logging
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from colosseum import games
from colosseum.files import file_lock, paths, storage
from colosseum.files.file_lock import FileLock
from colosseum.files.storage import FailedRead, StorageError
from colosseum.files.visible_file import write_visible
from colosseum.formats.bounded_json import parse
from colosseum.games import GameKit, UnknownGame
from colosseum.play.summary import SavedGame, read_summary, summary_of
from colosseum.rules.journal import (
    Journal,
    JournalError,
    NewerVersion,
    read_header,
    read_moment,
    read_stage,
    rules_version,
)
from colosseum.words.sentences import GameError, Sentence

log = logging.getLogger(__name__)

SUFFIX: Final = ".journal"
_PREVIOUS: Final = ".previous"
_LONGEST_NAME: Final = 60
"""Letters in the name of a file that replaces one whose name is longer than the system allows."""
_LONG: Final = 5_000
"""Actions that no real game has: one with more may be too long to be loaded again."""
_OLD: Final = 60.0
"""Seconds after which no one is still writing a file."""


ORDER: Final = "order"
"""The note that says how many games had been opened before this one was.

File times will not do: a clock can be turned back.
"""
_LAST_ORDER: Final = 10**9
"""Only a stranger's game can get there; then the file times have to do."""
_IN_USE: Final = Sentence("This game is open in another window.")
_damaged: set[Path] = set()
"""Files found damaged and not replaced yet; one must not become the previous save."""


class GameInUse(GameError):
    """A game that another window plays."""


class NotDamaged(JournalError):
    """A game that cannot be loaded, though nothing is wrong with its file."""


# Which games there are


def folder() -> Path:
    folder = paths.data_folder() / "games"
    try:
        paths.make_folder(folder)
    except OSError as error:
        log.error("The folder %s cannot be created: %s.", folder, error.strerror)
    return folder


def new_file() -> Path:
    """Where a game that begins now is saved: a name that is not taken yet."""
    first = folder() / f"{time.strftime('%Y-%m-%d %H.%M.%S')}{SUFFIX}"
    file, number = first, 2
    while storage.exists(file) or storage.exists(file_lock.lock_file(file)):
        file = first.with_stem(f"{first.stem} ({number})")
        number += 1
    return file


def saved_games() -> list[Path]:
    """All saved games, the one opened last first; `StorageError` if they cannot be listed."""
    return sorted(_files(), key=lambda file: (_order(file), last_written(file), file), reverse=True)


def _files() -> set[Path]:
    """The file of every game, even where only its previous save is left."""
    place = folder()
    try:
        names = storage.names_in(place)
    except FailedRead as error:
        words = Sentence("Your saved games cannot be listed: {reason}.", reason=error.reason)
        raise StorageError(words, error.reason) from error
    games = {name.removesuffix(_PREVIOUS) for name in names}
    return {place / name for name in games if name.endswith(SUFFIX)}


def next_order() -> int:
    """The note for a game that is opened now; the first one, if the others cannot be listed."""
    with suppress(StorageError):
        return min(max(map(_order, _files()), default=0) + 1, _LAST_ORDER)
    return 1


def _order(file: Path) -> int:
    """A game's place among those opened; of a damaged file, that of the save before it."""
    for each in (file, previous(file)):
        with suppress(FailedRead):
            if order := _noted_order(each, last_written(each)):
                return order
    return 0


@lru_cache(maxsize=2000)
def _noted_order(file: Path, changed: float) -> int:
    """What a game's header notes, read once for each change; 0 if it notes nothing."""
    try:
        text = storage.read(file)
        header = parse(text.partition("\n")[0]) if text else None
    except FailedRead:
        raise  # it may well succeed the next time
    except (StorageError, ValueError):
        return 0
    match header:
        case {"notes": {"order": int(order)}} if 0 < order <= _LAST_ORDER:
            return order
    return 0


def last_written(file: Path) -> float:
    """When a game was last written, in seconds since 1970; 0 if it is gone."""
    for each in (file, previous(file)):
        with suppress(OSError):
            return each.lstat().st_mtime_ns / 1e9
    return 0.0


def latest_unfinished() -> Iterator[SavedGame | None]:
    """Look for the game to continue at a table, a file at a time: None for files that are not it.

    Older games come after it. Damaged files are skipped, and named in a notice.
    """
    try:
        files = saved_games()
    except StorageError as error:
        storage.note(error.words)
        return
    for file in files:
        yield _if_unfinished(file)


def _if_unfinished(file: Path) -> SavedGame | None:
    try:
        game = saved_game(file)
        return None if game.is_over or is_in_use(file) else game
    except Exception as error:  # one file must not keep the others from being found
        storage.note(why_unusable(file, error))
        return None


def why_unusable(file: Path, error: Exception) -> Sentence:
    """What to say about a file when using it failed, however it failed."""
    if isinstance(error, GameError):
        log.warning("%s", error)
        return error.words
    log.error("%s cannot be used.", storage.name_of(file), exc_info=error)
    return Sentence("{file} cannot be used.", file=storage.name_of(file))


def delete(file: Path) -> None:
    """Delete a saved game, its previous save, and what a crash left unfinished.

    `GameInUse` if another window plays it, `StorageError` if the system refuses.
    """
    held = claim(file)
    for each in (previous(file), file):
        storage.delete(each)
    _tidy(file)
    del held


# Whose game it is


def claim(file: Path) -> FileLock:
    """Keep other windows from playing a game, for as long as the lock is held; or `GameInUse`."""
    held = file_lock.lock(file)
    if held is None:
        raise GameInUse(_IN_USE)
    return held


def claim_new_file() -> tuple[Path, FileLock]:
    """A file for a new game that no other window takes."""
    while True:
        file = new_file()
        held = file_lock.lock(file)
        if held is not None and not storage.exists(file):
            return file, held


def is_in_use(file: Path) -> bool:
    """Whether another window plays a game."""
    return file_lock.is_locked_elsewhere(file)


def _tidy(file: Path) -> None:
    """Delete what windows that were killed left of a game that is ours now."""
    for remains in storage.remains_of(file):
        storage.discard(remains)


def tidy_up() -> None:
    """Delete what windows that were killed left of anything that no window writes now."""
    for remains in storage.remains_in(folder()):
        game = remains.name.partition(SUFFIX)[0] + SUFFIX
        if not is_in_use(remains.with_name(game)):
            storage.discard(remains)
    for place in (paths.config_folder(), paths.data_folder()):
        for remains in storage.remains_in(place):
            if time.time() - last_written(remains) > _OLD:
                storage.discard(remains)


# Saving and loading


def save(journal: Journal[Any], file: Path) -> None:
    """Write a game, and keep the previous file; `StorageError` if that is not possible."""
    keep = None if file in _damaged else previous(file)
    storage.write(file, _text(journal), keep=keep)
    _damaged.discard(file)


def _text(journal: Journal[Any]) -> str:
    """What is written; `StorageError` if it is too long to be loaded again."""
    text = journal.text(summary_of(journal))
    if len(journal.records) > _LONG:
        try:
            read_header(text)
        except JournalError as error:
            raise StorageError(error.words) from error
    return text


def save_elsewhere(journal: Journal[Any], file: Path) -> Path:
    """Save a game where it usually is not; `StorageError` if nothing can be written anywhere."""
    name = f"{paths.APP_NAME} {file.name[-_LONGEST_NAME:]}"
    return write_visible(name, _text(journal))


def previous(file: Path) -> Path:
    """Where `save` keeps the previous file."""
    return file.with_name(file.name + _PREVIOUS)


def load(file: Path) -> Journal[Any]:
    """Replay a saved game of any kind; `JournalError` says in one sentence why it cannot be."""
    text, header, kit = _read(file)
    try:
        return Journal.of_text(kit.game, text)
    except JournalError as error:
        is_whole = header.get("digest") is not None
        raise _unloadable(file, error, damaged=not is_whole) from error


def _read(file: Path) -> tuple[str, dict[str, Any], GameKit]:
    """The text of a file, its header, and its game's kit."""
    try:
        text = storage.read(file)
    except FailedRead as error:
        raise NotDamaged(error.words) from error
    except StorageError as error:
        raise JournalError(error.words) from error
    if text is None:
        raise JournalError(Sentence("There is no file {file}.", file=storage.name_of(file)))
    try:
        header = read_header(text)
        kit = games.find(header["game"])
        rules_version(header, kit.game)
        read_moment(header)
        read_stage(header)
    except GameError as error:
        is_newer = isinstance(error, NewerVersion | UnknownGame)
        raise _unloadable(file, error, damaged=not is_newer) from error
    return text, header, kit


def header_of(file: Path) -> dict[str, Any]:
    """A saved game's header, or that of its previous save; nothing is replayed."""
    try:
        return _read(file)[1]
    except NotDamaged:
        raise
    except JournalError:
        if not storage.exists(previous(file)):
            raise
        return _read(previous(file))[1]


def _unloadable(file: Path, error: GameError, *, damaged: bool) -> JournalError:
    kind = JournalError if damaged else NotDamaged
    return kind(
        Sentence(
            "{file} cannot be loaded: {reason}", file=storage.name_of(file), reason=error.words
        )
    )


def recover(file: Path) -> tuple[Journal[Any], JournalError | None]:
    """The saved game; or the previous save, and what is wrong with the file.

    `NotDamaged` if there is nothing to recover from: the file is as it was saved.
    """
    try:
        return load(file), None
    except NotDamaged:
        raise
    except JournalError as error:
        if not storage.exists(previous(file)):
            raise
        return load(previous(file)), error


def resume(file: Path) -> Journal[Any]:
    """The saved game to continue; the previous save replaces a damaged file."""
    journal, trouble = recover(file)
    _tidy(file)
    if trouble is not None:
        log.warning("%s The previous save is used.", trouble)
        _damaged.add(file)
        storage.copy_aside(file, ".damaged")
        try:
            save(journal, file)
        except StorageError as error:
            log.error("The game could not be saved: %s", error)
    return journal


# What a list shows


def saved_game(file: Path) -> SavedGame:
    """What a list shows of a file, or of its previous save if the file is damaged.

    It is in the header, so nothing is replayed unless an older version saved the game.
    """
    try:
        return _look(file)
    except NotDamaged:
        raise
    except JournalError:
        if not storage.exists(previous(file)):
            raise
        return replace(_look(previous(file)), file=file)


def _look(file: Path) -> SavedGame:
    _, header, kit = _read(file)
    try:
        return read_summary(file, header, kit)
    except ValueError:
        return _look_by_replay(file, last_written(file))


@lru_cache(maxsize=1000)
def _look_by_replay(file: Path, changed: float) -> SavedGame:
    """What the summary would say, at the cost of a replay: only once for each change."""
    journal = load(file)
    summary, rules = summary_of(journal), journal.game.rules_version
    header = {
        "rules": rules,
        "notes": journal.notes,
        "summary": summary,
        "moment": journal.moment,
        "stage": journal.stage,
    }
    return read_summary(file, header, games.find(journal.game.name))
