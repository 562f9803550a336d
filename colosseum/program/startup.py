"""Starting the window, and saying in one sentence when something is wrong."""

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pygame

from colosseum.files import catalogues, paths, settings, storage
from colosseum.files.paths import MissingAsset
from colosseum.files.refusals import reason_of
from colosseum.files.settings import Settings
from colosseum.files.storage import StorageError
from colosseum.program.app import App
from colosseum.program.interruptions import heard_by, words_after_a_signal
from colosseum.program.stopping import stop
from colosseum.program.system_language import preferred_language
from colosseum.scenes.title import TitleScene
from colosseum.widgets.pictures import DamagedPicture
from colosseum.words.sentences import GameError
from colosseum.words.translation import say, tr

log = logging.getLogger(__name__)

_LOG_BYTES = 500_000


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
        stop(app, words, log_file)
        return 1
    except pygame.error as error:
        log.exception("The window is gone.")
        stop(app, tr("Colosseum has lost its window: {reason}.", reason=error), log_file)
        return 1
    except Exception as error:
        log.exception("The game stopped.")
        words = tr("Sorry, something went wrong and Colosseum had to close.")
        if isinstance(error, OSError):
            words = tr("Colosseum had to close: {reason}.", reason=reason_of(error))
        stop(app, words, log_file)
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
    """The player's settings; before there are any, in the system's language and as it looks."""
    chosen = settings.load()
    if storage.is_missing(_settings_file()):
        chosen.language = preferred_language(catalogues.languages())
        _follow_system(chosen)
    return chosen


def _follow_system(chosen: Settings) -> None:
    from colosseum.program.system_wishes import wishes  # needed once, and not quick to import

    wished = wishes()
    chosen.animations = not wished.less_motion
    chosen.high_contrast = wished.high_contrast


def _settings_file() -> Path:
    return paths.config_folder() / "settings.json"


def _is_first_time() -> bool:
    """Whether no one has played here before: no games, nothing learnt."""
    folder = paths.data_folder()
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
        file = paths.log_folder() / paths.LOG_NAME
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
