"""All pictures: the common ones, and each game's own."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from colosseum import games
from colosseum.files import paths, storage
from colosseum.files.settings import Settings
from colosseum.files.storage import StorageError
from colosseum.gallery import career, challenge, look_back, puzzles, season
from colosseum.gallery.learning import learning
from colosseum.gallery.picture import GameGallery, Picture, pressed, settled
from colosseum.play import accounts, saves, seats, statistics
from colosseum.program.app import App
from colosseum.rules.account import Account, Stroke
from colosseum.rules.journal import Journal
from colosseum.scenes import routes
from colosseum.scenes.problem_report import ProblemReportScene
from colosseum.tutor.lessons import lessons
from colosseum.tutor.progress import Progress
from colosseum.words import translation
from colosseum.words.sentences import Sentence


def pictures() -> list[Picture]:
    return [*_round_the_table(), *(picture for name in games.GAMES for picture in _of_game(name))]


def _round_the_table() -> list[Picture]:
    return [
        Picture("title", lambda app: app.start_over(routes.title(app))),
        Picture("title-trouble", _title_with_trouble),
        Picture("load", lambda app: app.start_over(routes.saved_games(app))),
        Picture("settings", _settings),
        Picture("settings-accessibility", pressed("tab-accessibility", _settings)),
        Picture("settings-keys", pressed("tab-keys", _settings)),
        Picture("report-written", lambda app: _report(app, _written)),
        Picture("report-trouble", lambda app: _report(app, _not_written)),
        Picture("report-stopped", _stopped),
        Picture("credits", lambda app: app.start_over(routes.credits(app))),
        *career.pictures(),
        Picture("statistics-opponents", pressed("page-1", _statistics)),
        *challenge.pictures(),
        *puzzles.pictures(),
        Picture("look-back-nothing", look_back.nothing),
        Picture("look-back-waiting", look_back.waiting),
    ]


def _title_with_trouble(app: App) -> None:
    """Personal files that could not be used are named once."""
    for file in ("settings.json", "hints-colosseum.json"):
        kept = f"{file}.broken"
        storage.notices.append(
            Sentence("{file} cannot be used. It is kept as {other}.", file=file, other=kept)
        )
    app.start_over(routes.title(app))


def _statistics(app: App) -> None:
    app.start_over(routes.statistics(app, games.OLDEST))


def _settings(app: App) -> None:
    app.start_over(routes.settings(app))


def _written() -> Path:
    return Path("/home/livia/Documents/Colosseum report 2026-03-14 20.15.00.txt")


def _not_written() -> Path:
    raise StorageError(Sentence("No folder can be written to."))


def _report(app: App, write: Callable[[], Path]) -> None:
    app.start_over(routes.settings(app))
    app.push(ProblemReportScene(app, write))


def _stopped(app: App) -> None:
    words = translation.tr("Sorry, something went wrong and Colosseum had to close.")
    saved = translation.tr("Your game is saved.")
    app.start_over(ProblemReportScene(app, _written, f"{words} {saved}"))


def _of_game(name: str) -> list[Picture]:
    own: GameGallery = games.gallery(name)
    own_kit = games.find(name)

    def new_game(app: App) -> None:
        app.start_over(routes.new_game(app, name))

    def all_games(app: App) -> None:
        app.start_over(routes.statistics(app, name))

    def results(app: App) -> None:
        over = own.finished()
        luckiest, unluckiest = _strokes(over.journal)
        result = own_kit.ai.playing_on.yardstick(over.game, 0)
        accounts.keep(over.journal, 0, Account(result, 3.2, -6.1, 412, luckiest, unluckiest))
        app.start_over(routes.results(app, over))

    def replay(app: App) -> None:
        over = own.finished()
        over.journal.notes.update(seats.noted(over.seats))
        app.start_over(routes.replay(app, over.journal))

    def choosing(app: App) -> None:
        new_game(app)
        assert app.scene is not None
        app.scene.page.focus_on("cast-octavia")

    def unsaved(app: App) -> None:
        """The disk is full."""
        session = next(session for session in own.saved() if session.decision is not None)
        session.unsaved = StorageError(Sentence("the disk is full"))
        app.start_over(routes.table(app, session))

    found = [
        Picture("seats", new_game),
        Picture("seats-choosing", choosing),
        *own.table(),
        Picture("unsaved", unsaved),
        *learning(name),
        *own.lessons(),
        Picture("statistics", all_games),
        Picture("statistics-things", pressed("page-2", all_games)),
        Picture("results", results),
        Picture("replay", replay),
        Picture("look-back", lambda app: look_back.found(app, own.finished())),
    ]
    prefix = "" if name == games.OLDEST else f"{name}-"
    return [Picture(f"{prefix}{picture.name}", picture.show) for picture in found]


def _strokes(journal: Journal[Any]) -> tuple[Stroke, Stroke]:
    """The first roll or draw and the last, as if they had mattered most."""
    numbers = [number for number, record in enumerate(journal.records) if record.chance]
    return Stroke(numbers[-1], 4.1), Stroke(numbers[0], -2.6)


@contextmanager
def own_folders() -> Iterator[Path]:
    """A player's folder with a few games in it, so that pictures never show real ones."""
    with tempfile.TemporaryDirectory() as folder, paths.all_within(Path(folder)):
        sessions = [session for name in games.GAMES for session in games.gallery(name).saved()]
        for number, session in enumerate(sessions):
            journal = session.journal
            journal.notes.update(seats.noted(session.seats))
            saves.save(journal, saves.folder() / f"2026-03-1{number} 20.15.00.journal")
            if session.decision is None:
                statistics.record(journal, session.seats)
                season.remember(session)
        for name in games.GAMES:
            for lesson in lessons(games.tutor(name))[:2]:
                Progress.load(name, "lessons").see(lesson.name)
        yield Path(folder)


def taken(
    size: tuple[int, int],
    settings: Settings | None = None,
    wanted: Callable[[str], bool] = lambda _: True,
) -> Iterator[tuple[str, App]]:
    """Every picture's name with the window that shows it, or only those whose name is wanted."""
    app = App(settings or Settings(muted=True), size)
    for picture in pictures():
        if not wanted(picture.name):
            continue
        app.paintbox.overflows.clear()
        picture.show(app)
        settled(app)
        yield picture.name, app
    app.close()
