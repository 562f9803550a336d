"""A report in one file, for the player to send: version, system, settings, log and a game.

Nothing in it is personal but the names at the table. It is plain text, so that everyone can read
what they send.
"""

import json
import logging
import platform
import sys
import time
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from colosseum import __version__, games
from colosseum.files import paths, storage
from colosseum.files.redaction import anonymous
from colosseum.files.settings import Settings
from colosseum.files.storage import StorageError
from colosseum.files.visible_file import write_visible
from colosseum.play import saves
from colosseum.play.summary import summary_of
from colosseum.rules.journal import Journal, JournalError, NewerVersion, read_header

log = logging.getLogger(__name__)

_MOST_OF_LOG: Final = 100_000
"""Letters: what happened last matters most."""
_GAME: Final = "## Game"
"""All after this line is a saved game."""


def write_report(
    facts: Mapping[str, object], settings: Settings, journal: Journal[Any] | None
) -> Path:
    """Write a report where people find it; `StorageError` if that is possible nowhere.

    `facts` are what the window knows of itself. Without an open game, the one opened last is in it.
    """
    name = f"{paths.APP_NAME} report {time.strftime('%Y-%m-%d %H.%M.%S')}.txt"
    return write_visible(name, report_text(facts, settings, journal))


def report_text(
    facts: Mapping[str, object], settings: Settings, journal: Journal[Any] | None
) -> str:
    parts = {
        "What happened": "(Please write here what you did, and what you expected instead.)",
        "Version and system": _lines({**_system(), **facts}),
        "Settings": json.dumps(asdict(settings), indent=2),
        "Log": _end_of_log(),
    }
    head = f"# A report to the makers of Colosseum {__version__}\n\n"
    body = "".join(f"## {heading}\n\n{words}\n\n" for heading, words in parts.items())
    return f"{anonymous(head + body)}{_GAME}\n\n{_game(journal)}"


def journal_in(report: str) -> str:
    """The saved game in a report."""
    return report.rpartition(f"\n{_GAME}\n\n")[2]


def _lines(facts: Mapping[str, object]) -> str:
    return "\n".join(f"{name}: {value}" for name, value in facts.items())


def _system() -> dict[str, object]:
    return {
        "Written": time.strftime("%Y-%m-%d %H:%M:%S %z"),
        "Colosseum": f"{__version__}, {'a download' if hasattr(sys, 'frozen') else 'for Python'}",
        "Rules": _rules(),
        "System": platform.platform(),
        "Machine": platform.machine(),
        "Python": platform.python_version(),
    }


def _rules() -> str:
    try:
        kits = [games.find(name) for name in games.GAMES]
    except Exception as error:  # their numbers are in files too
        return f"unknown: {error}"
    return ", ".join(f"{kit.name} {kit.game.newest_rules}" for kit in kits)


def _end_of_log() -> str:
    """The end of the log, and of the one before it if there is room."""
    text = ""
    for name in (f"{paths.LOG_NAME}.1", paths.LOG_NAME):
        try:
            text += storage.read(paths.log_folder() / name, mend=True) or ""
        except StorageError as error:
            text += f"{error}\n"
    return text[-_MOST_OF_LOG:].strip() or "(There is none.)"


def _game(journal: Journal[Any] | None) -> str:
    """The game as it would be saved; without one, the file of the game opened last."""
    if journal is not None:
        try:
            return journal.text(summary_of(journal))
        except Exception:  # it may well be what the report is about
            log.exception("The game cannot be summed up.")
            return journal.text()
    try:
        files = saves.saved_games()
        text = storage.read(files[0], mend=True) if files else None
    except StorageError as error:
        return f"({anonymous(str(error))})\n"
    return "(There is none.)\n" if text is None else _as_found(text)


def _as_found(text: str) -> str:
    """A file as it is, if it is a saved game; one that is damaged may hold anything."""
    try:
        read_header(text)
    except NewerVersion:
        return text
    except JournalError as error:
        return f"({error})\n{anonymous(text)}"
    return text
