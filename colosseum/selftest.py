"""Checks that the box is complete: every file, every screen, and each game played to the end.

For machines that build the game, and for players whose game does not start. It neither reads nor
changes the player's own files.
"""

import gettext
import logging
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from typing import Final

import pygame

from colosseum import games
from colosseum.files import catalogues, paths
from colosseum.files.settings import Settings
from colosseum.gallery.picture import settled
from colosseum.gallery.pictures import own_folders, pictures
from colosseum.games import GameKit
from colosseum.play import saves
from colosseum.play.seats import USUAL_NAMES, Seat
from colosseum.play.session import Session
from colosseum.program.app import App
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.lessons import read_lesson
from colosseum.tutor.look_back_process import LookBackProcess
from colosseum.tutor.rulebook import read_page
from colosseum.widgets import letter_pictures
from colosseum.widgets.pictures import Pictures
from colosseum.widgets.theme import CREAM
from colosseum.words import translation

_SIZE: Final = (1280, 720)
_SEED: Final = 3
_FRAME: Final = 1 / 60
_PATIENCE: Final = 300.0
"""The most seconds a game between opponents may take; it usually takes a few."""


class Broken(Exception):
    """Something a check found wrong."""


def expect(truth: bool, otherwise: str) -> None:
    """Like `assert`, but it cannot be optimised away."""
    if not truth:
        raise Broken(otherwise)


class Report:
    """What was checked, and what is wrong."""

    def __init__(self) -> None:
        self.passed = 0
        self.failures: list[str] = []

    @contextmanager
    def check(self, what: str) -> Iterator[None]:
        """Record anything raised as a failure, and go on to the next check."""
        try:
            yield
        except Exception:
            self.failures.append(f"FAILED {what}\n{traceback.format_exc()}")
        else:
            self.passed += 1

    def text(self) -> str:
        return "\n".join([*self.failures, f"{self.passed} passed, {len(self.failures)} failed"])


def run(file: Path | None) -> int:
    """Check everything, print the result, and write it to the file; returns the exit code."""
    report = Report()
    with (
        tempfile.TemporaryDirectory() as folder,
        paths.all_within(Path(folder)),
        report.check("from the window to the last screen"),
    ):
        _check_all(report)
    print(report.text())
    if file is not None:
        file.write_text(report.text() + "\n", encoding="utf-8")
    return 1 if report.failures else 0


def _check_all(report: Report) -> None:
    app = App(Settings(muted=True, speed="instant"), _SIZE)
    _check_files(report)
    for name in games.GAMES:
        _check_game(report, app, games.find(name))
    _check_screens(report, app)
    app.close()


# The files


def _check_files(report: Report) -> None:
    """Check every file of each kind, since a broken one that is seldom used goes unnoticed."""
    pictures = Pictures()
    for file in _assets("sprites", "svg"):
        with report.check(f"picture {file.name}"):
            name = file.relative_to(paths.asset("sprites")).with_suffix("").as_posix()
            picture = pictures.drawn(name, 96, 96)
            expect(picture.get_bounding_rect().size != (0, 0), "nothing can be seen")
    for file in _assets("fonts", "ttf"):
        with report.check(f"font {file.name}"):
            letters = letter_pictures.line("Colosseum – ‘’ × 152", file.stem, 24, CREAM)
            expect(letters.get_bounding_rect().width > 100, "the letters are empty")
    for file in _assets("sounds", "ogg"):
        with report.check(f"sound {file.name}"):
            expect(pygame.mixer.Sound(file).get_length() > 0, "it is empty")
    _check_catalogues(report)
    _check_words(report)


def _check_words(report: Report) -> None:
    """Check the rulebook and the lessons."""
    for file in _assets("rulebook", "yaml"):
        with report.check(f"rulebook {file.name}"):
            read_page(file)
    for name in games.GAMES:
        for file in _assets(f"lessons/{name}", "yaml"):
            with report.check(f"lesson {file.name}"):
                read_lesson(file, games.tutor(name))


def _check_catalogues(report: Report) -> None:
    for file in (paths.assets() / "locale").rglob("*.mo"):
        with report.check(f"catalogue {file.parts[-3]}"), file.open("rb") as stream:
            gettext.GNUTranslations(stream)
    for language in catalogues.languages():
        with report.check(f"language {language}"):
            catalogues.use(language)
            expect(bool(translation.tr("Quit")), "it has no words")
    catalogues.use("en")


def _assets(folder: str, suffix: str) -> list[Path]:
    found = sorted(paths.asset(folder).rglob(f"*.{suffix}"))
    expect(bool(found), f"there is nothing in {folder}")
    return found


# The games


class _Complaints(logging.Handler):
    """Remembers what a player would find in the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


def _check_game(report: Report, app: App, kit: GameKit) -> None:
    complaints = _Complaints()
    logging.getLogger("colosseum").addHandler(complaints)
    count = kit.game.players[0]
    levels = islice(cycle(kit.levels), count)
    named = zip(USUAL_NAMES[:count], levels, strict=True)
    seats = [Seat(name, level, place) for place, (name, level) in enumerate(named)]
    session = Session.new(kit, seats, _SEED)
    with report.check(f"a whole game of {kit.title}"):
        _play_at_table(app, session)
    with report.check(f"opponents of {kit.title} in a separate process"):
        # A quick choice replaces one that fails, and only the log shows it.
        expect(not complaints.heard, "\n".join(complaints.heard))
    logging.getLogger("colosseum").removeHandler(complaints)
    with report.check(f"the journal of {kit.title}, saved and read back"):
        assert session.file is not None
        saved = saves.load(session.file)
        expect(saved.text() == session.journal.text(), "it came back changed")
        expect(not saved.game.status(), f"rules are violated: {saved.game.status()}")
    with report.check(f"looking back at {kit.title} in a separate process"):
        _begin_to_look_back(session)


def _begin_to_look_back(session: Session) -> None:
    """Look back until a first decision has been played on: the rest is more of the same."""
    process = LookBackProcess(session.kit.ai, session.journal, seat=0)
    end = time.monotonic() + _PATIENCE
    try:
        while not process.progress:
            process.poll()
            expect(not process.has_failed, "the process failed")
            expect(time.monotonic() < end, "it does not begin")
            time.sleep(0.001)
    finally:
        process.close()


def _play_at_table(app: App, session: Session) -> None:
    """Play until the results replace the table."""
    app.start_over(TableScene(app, session))
    end = time.monotonic() + _PATIENCE
    while isinstance(app.scene, TableScene):
        expect(time.monotonic() < end, "it does not end")
        app.step(pygame.event.get(), _FRAME)
        time.sleep(0.005)  # a window that hurries takes time from the opponents
    expect(session.decision is None, "the table was left before the end")


# The screens


def _check_screens(report: Report, app: App) -> None:
    app.settings.speed = "normal"  # some screens show things in motion
    with own_folders():
        for picture in pictures():
            with report.check(f"screen {picture.name}"):
                app.paintbox.overflows.clear()
                picture.show(app)
                settled(app)
                check_screen(app)


def check_screen(app: App) -> None:
    """Check that something can be seen in the window, and that its words have room."""
    expect(_colours(app.picture()) > 10, "it is empty")
    expect(not app.paintbox.overflows, f"no room for {app.paintbox.overflows}")


def _colours(picture: pygame.Surface) -> int:
    across, down = picture.get_size()
    points = ((x, y) for x in range(0, across, 40) for y in range(0, down, 40))
    return len({tuple(picture.get_at(point)) for point in points})
