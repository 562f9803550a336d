"""Puzzles in pictures: the page half done, mistakes that came back, a puzzle and its answer."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

from colosseum import games
from colosseum.files import paths, storage
from colosseum.gallery.picture import Picture, settled
from colosseum.play.puzzles import collection, mistakes, solved
from colosseum.play.puzzles.answers import judged
from colosseum.play.puzzles.collection import Puzzle
from colosseum.play.puzzles.mistakes import Mistake
from colosseum.program.app import App
from colosseum.scenes import routes
from colosseum.scenes.career.puzzles_scene import MINE, PuzzlesScene
from colosseum.scenes.parts.puzzle_task import task_of

_TODAY = date(2026, 11, 17)


def pictures() -> Iterator[Picture]:
    yield Picture("puzzles", _half_done)
    yield Picture("puzzles-mistakes", _mistakes)
    yield Picture("puzzle-solved", lambda app: _answered(app, games.GAMES[0], right=True))
    yield Picture("puzzle-missed", lambda app: _answered(app, games.GAMES[-1], right=False))


def _now() -> datetime:
    return datetime(_TODAY.year, _TODAY.month, _TODAY.day, 14, 30, tzinfo=UTC)


def _forget() -> None:
    for name in ("puzzles.jsonl", "mistakes.jsonl"):
        storage.write(paths.data_folder() / name, "")


def _half_done(app: App) -> None:
    _forget()
    for place, puzzle in enumerate(collection.puzzles(games.GAMES[0])):
        if place % 3 < 2:
            solved.record(puzzle, right=place % 5 != 1)
    app.start_over(routes.puzzles(app, now=_now))


def _mistakes(app: App) -> None:
    """A week after someone has looked back at a few games."""
    _forget()
    found = [_mistake(puzzle, ago) for ago, puzzle in _some_of_both()]
    mistakes.keep(found)
    once = mistakes.recorded()[found[0].key]
    mistakes.record(once, _TODAY - timedelta(days=4), right=True)
    scene = PuzzlesScene(app, None, _now)
    app.start_over(scene)
    settled(app)
    scene.open_page(MINE)


def _some_of_both() -> Iterator[tuple[int, Puzzle]]:
    for game, days in zip(games.GAMES, ((8, 5, 1), (9, 4, 2)), strict=True):
        yield from zip(days, collection.puzzles(game), strict=False)


def _mistake(puzzle: Puzzle, ago: int) -> Mistake:
    best, other = puzzle.options[:2]
    made = Mistake.of(
        _TODAY - timedelta(days=ago), puzzle.begin(), str(other.action), str(best.action)
    )
    return made.costing(puzzle.margin, puzzle.error, puzzle.rounds)


def _answered(app: App, game: str, *, right: bool) -> None:
    _forget()
    puzzle = collection.puzzles(game)[0 if right else -1]
    task = task_of(puzzle)
    app.start_over(routes.puzzle(app, task))
    settled(app)
    option = puzzle.options[0 if right else 1]
    answer = judged(puzzle, puzzle.begin(), option.action)
    assert answer is not None
    app.push(routes.puzzle_end(app, task, answer))
