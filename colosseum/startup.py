"""Starting the window, and telling the player in one sentence when something is wrong."""

import logging
import sys
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pygame

from colosseum import paths, settings
from colosseum.app import App
from colosseum.paths import MissingAsset
from colosseum.rules.kernel import GameError
from colosseum.scenes.title import TitleScene
from colosseum.text import tr
from colosseum.widgets.pictures import DamagedPicture

log = logging.getLogger(__name__)

_LOG_BYTES = 500_000


class NoWindow(Exception):
    """The system gives us no window; the message is a sentence for the player."""


def play() -> int:
    """Open the title; returns the exit code."""
    log_file = _start_log()
    try:
        is_first = _is_first_time()
        app = _open()
        app.run(TitleScene(app, is_first))
    except (NoWindow, MissingAsset, DamagedPicture, GameError) as error:
        log.error("%s", error)
        _tell(str(error), log_file)
        return 1
    except Exception:
        log.exception("The game stopped.")
        words = tr("Something went wrong, and the game had to stop. Your game is saved.")
        _tell(words, log_file)
        return 1
    return 0


def _open() -> App:
    try:
        return App(settings.load())
    except pygame.error as error:
        raise NoWindow(
            tr("Colosseum cannot open a window: {reason}. It needs a screen.", reason=error)
        ) from error


def _is_first_time() -> bool:
    """Whether no one has ever played here: no settings, no games, nothing learnt."""
    folder = paths.data_folder()
    if (paths.config_folder() / "settings.json").exists():
        return False
    return not any(any(folder.glob(kept)) for kept in ("hints*.json", "lessons*.json", "games/*"))


def _start_log() -> Path | None:
    """Write what happens to the player's folder; go on without it if that is not possible."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        file = paths.log_folder() / "colosseum.log"
        handler = RotatingFileHandler(
            file, maxBytes=_LOG_BYTES, backupCount=1, encoding="utf-8", delay=True
        )
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        root.addHandler(handler)
    except OSError:
        root.addHandler(logging.NullHandler())
        return None
    return file


def _tell(words: str, log_file: Path | None) -> None:
    """In a message box where there can be one, and on the terminal where there is one."""
    if log_file is not None:
        words += "\n" + tr("Details are in {file}.", file=log_file)
    print(words, file=sys.stderr)
    with suppress(pygame.error):
        pygame.display.init()  # the trouble may have come before the window
        if pygame.display.get_driver() not in ("dummy", "offscreen"):
            pygame.display.message_box("Colosseum", words, message_type="error")
    pygame.quit()
