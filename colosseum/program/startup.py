"""Starting the window, and saying in one sentence when something is wrong."""

import logging
import sys
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from textwrap import fill

import pygame

from colosseum.files import catalogues, paths, settings, storage
from colosseum.files.paths import MissingAsset
from colosseum.files.refusals import reason_of
from colosseum.files.settings import Settings
from colosseum.files.storage import StorageError
from colosseum.program.app import App
from colosseum.program.interruptions import fate_of_the_game, heard_by, words_after_a_signal
from colosseum.program.system_language import preferred_language
from colosseum.scenes.title import TitleScene
from colosseum.widgets.pictures import DamagedPicture
from colosseum.words.sentences import GameError
from colosseum.words.translation import say, tr

log = logging.getLogger(__name__)

_LOG_BYTES = 500_000
_WIDTH = 80
"""Letters in a line of the box."""


class NoWindow(Exception):
    """No window could be opened; the message is a sentence for the player."""


def play(file: Path | None = None) -> int:
    """Open the title screen, then the saved game in a file; returns the exit code."""
    log_file = _start_log()
    app: App | None = None
    try:
        is_first = _is_first_time()
        app = _open()
        with heard_by(app):
            app.run(TitleScene(app, is_first, file))
    except (NoWindow, MissingAsset, DamagedPicture, GameError) as error:
        log.error("%s", error)
        words = say(error.words) if isinstance(error, GameError) else str(error)
        _tell(f"{words} {fate_of_the_game(app)}".strip(), log_file)
        return 1
    except pygame.error as error:
        log.exception("The window is gone.")
        words = tr("Colosseum has lost its window: {reason}.", reason=error)
        _tell(f"{words} {fate_of_the_game(app)}".strip(), log_file)
        return 1
    except Exception as error:
        log.exception("The game stopped.")
        words = tr("Sorry, something went wrong and Colosseum had to close.")
        if isinstance(error, OSError):
            words = tr("Colosseum had to close: {reason}.", reason=reason_of(error))
        _tell(f"{words} {fate_of_the_game(app)}".strip(), log_file)
        return 1
    return _end(app)


def _end(app: App) -> int:
    """Close the window; the exit code says which signal asked for it, if one did."""
    code = 0
    if app.stopped_by is not None:
        print(words_after_a_signal(app), file=sys.stderr)
        code = 128 + app.stopped_by
    app.close()
    pygame.quit()
    return code


def _open() -> App:
    try:
        return App(_settings())
    except pygame.error as error:
        raise NoWindow(
            tr("Colosseum cannot open a window: {reason}. It needs a display.", reason=error)
        ) from error


def _settings() -> Settings:
    """The player's settings; before there are any, in the system's language."""
    chosen = settings.load()
    if storage.is_missing(_settings_file()):
        chosen.language = preferred_language(catalogues.languages())
    return chosen


def _settings_file() -> Path:
    return paths.config_folder() / "settings.json"


def _is_first_time() -> bool:
    """Whether no one has played here before: no settings, no games, nothing learnt."""
    folder = paths.data_folder()
    if not storage.is_missing(_settings_file()):
        return False
    try:
        learnt = any(name.startswith(("hints", "lessons")) for name in storage.names_in(folder))
        return not learnt and not storage.names_in(folder / "games")
    except StorageError:
        return False


def _start_log() -> Path | None:
    """Log to the player's folder; carry on without a log if that is not possible."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    logging.raiseExceptions = False  # a full disk is no reason to print tracebacks
    try:
        file = paths.log_folder() / "colosseum.log"
        if storage.exists(file) and not file.is_file():
            storage.set_aside(file)  # opening a pipe would wait for ever
        handler = RotatingFileHandler(
            file,
            maxBytes=_LOG_BYTES,
            backupCount=1,
            encoding="utf-8",
            errors="backslashreplace",
            delay=True,
        )
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        root.addHandler(handler)
    except OSError:
        root.addHandler(logging.NullHandler())
        return None
    return file


def _wrapped(words: str) -> str:
    """Lines that fit the screen: where SDL draws the box itself, it breaks none."""
    lines = words.splitlines()
    return "\n".join(
        fill(line, _WIDTH, break_long_words=False, break_on_hyphens=False) for line in lines
    )


def _tell(words: str, log_file: Path | None) -> None:
    """Show a message in a box and on the terminal, where there are any."""
    if log_file is not None:
        words += "\n" + tr("Details are in {file}.", file=log_file)
    print(words, file=sys.stderr)
    with suppress(pygame.error):
        pygame.display.init()  # the error may have come before the window
        if pygame.display.get_driver() not in ("dummy", "offscreen"):
            pygame.display.message_box("Colosseum", _wrapped(words), message_type="error")
    pygame.quit()
