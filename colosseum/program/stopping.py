"""An error has stopped the program: write a report, and tell the player in one message.

What only a report needs is imported when there is one, because the title must appear at once.
"""

import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from textwrap import fill
from typing import Final

import pygame

from colosseum.files import settings
from colosseum.program.app import App
from colosseum.program.interruptions import fate_of_the_game
from colosseum.scenes.parts.window_facts import library_facts, window_facts
from colosseum.widgets import clipboard
from colosseum.words.translation import tr

log = logging.getLogger(__name__)

_WIDTH: Final = 80
"""Letters in a line of the box."""
_WITHOUT_A_SCREEN: Final = ("dummy", "offscreen")


def stop(app: App | None, words: str, log_file: Path | None) -> None:
    """Say what went wrong, what became of the game, and where the report is."""
    words = f"{words} {fate_of_the_game(app)}".strip()
    write, report = _try_to_report(app)
    if report is None and log_file is not None:
        words += "\n" + tr("Details are in {file}.", file=log_file)
    told = _told(words, report)
    print(told, file=sys.stderr)
    if write is None or not _is_told_in_window(app, words, lambda: report or write()):
        _tell_in_box(told, report)
    pygame.quit()


def _try_to_report(app: App | None) -> tuple[Callable[[], Path] | None, Path | None]:
    """What writes a report of all that is open now, and the report if it has done so already."""
    write = None
    try:
        write = _writer(app)
        return write, write()
    except Exception:  # whatever it is, it must not hide what went wrong before
        log.exception("There is no report.")
        return write, None


def _writer(app: App | None) -> Callable[[], Path]:
    from colosseum.play.problem_report import write_report

    if app is None:
        return partial(write_report, library_facts(), settings.load(), None)
    return partial(write_report, window_facts(app), app.settings, app.open_journal)


def _told(words: str, report: Path | None) -> str:
    if report is None:
        return words
    where = tr("A report to send to the makers is in {file}.", file=report)
    return "\n".join((words, where, tr("Nothing has been sent.")))


def _is_told_in_window(app: App | None, words: str, write: Callable[[], Path]) -> bool:
    """Show the message in the window that is still there, until the player closes it."""
    if app is None or not _has_screen():
        return False
    try:
        from colosseum.scenes.problem_report import ProblemReportScene

        app.close()
        app.run(ProblemReportScene(app, write, words))
    except Exception:
        log.exception("The window cannot be used any more.")
        return False
    return True


def _tell_in_box(words: str, report: Path | None) -> None:
    """Show the message in a box of the system, where there is one."""
    copy = [tr("Copy the path")] if report is not None else []
    with suppress(pygame.error):
        pygame.display.init()  # the error may have come before the window
        while _has_screen():
            pressed = pygame.display.message_box(
                "Colosseum",
                _wrapped(words),
                message_type="error",
                buttons=(tr("Quit"), *copy),
                escape_button=0,
            )
            if pressed != 1:
                break
            clipboard.copy(str(report))


def _has_screen() -> bool:
    return pygame.display.get_init() and pygame.display.get_driver() not in _WITHOUT_A_SCREEN


def _wrapped(words: str) -> str:
    """Lines that fit the screen: where SDL draws the box itself, it breaks none."""
    lines = words.splitlines()
    return "\n".join(
        fill(line, _WIDTH, break_long_words=False, break_on_hyphens=False) for line in lines
    )
