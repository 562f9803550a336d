"""The career in pictures: the map at three times, sheets, and what a game has earned."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

from colosseum.files import paths, storage
from colosseum.gallery.picture import Picture, Show
from colosseum.play import identity
from colosseum.play.career.attempts import Attempt
from colosseum.play.career.stages import Stage, Table, stages
from colosseum.play.identity import Identity
from colosseum.play.session import Session
from colosseum.program.app import App
from colosseum.scenes import routes
from colosseum.scenes.career.scene import CareerScene

_HALF_WAY = {"colosseum": 4, "roma": 5}
"""How many stages are won on each road."""


def pictures() -> Iterator[Picture]:
    yield Picture("career-fresh", _map([]))
    yield Picture("career-half-way", _map(_half_way(), "ships-on-the-sand"))
    yield Picture("career-roma", _map(_half_way(), "widows-patience"))
    yield Picture("career-locked", _map(_half_way(), "capitol"))
    yield Picture("career-match", _map(_all_but("capitol"), "capitol"))
    yield Picture("career-all-done", _map(_all_but(""), "two-crowns"))
    yield Picture("career-laurels", lambda app: app.start_over(routes.laurels(app)))
    yield Picture("career-identity", _identity)
    yield Picture("career-goals", _goals)
    yield Picture("career-end", _end)


def _map(played: Iterable[Attempt], chosen: str = "") -> Show:
    def show(app: App) -> None:
        _keep(played)
        found = next((stage for stage in stages() if stage.name == chosen), None)
        app.start_over(CareerScene(app, found))

    return show


def _identity(app: App) -> None:
    """Someone half-way, who has chosen a portrait."""
    _keep(_half_way())
    identity.save(Identity("Aquila", 0, "zenobia"))
    app.start_over(routes.identity(app))
    app.step([], 0.0)
    identity.save(Identity())


def _keep(played: Iterable[Attempt]) -> None:
    lines = "".join(attempt.line() + "\n" for attempt in played)
    storage.write(_file(), lines)


def _file() -> Path:
    return paths.data_folder() / "career.jsonl"


def _won(stage: Stage, laurels: int) -> Iterator[Attempt]:
    goals = [goal for table in stage.tables for goal in table.goals]
    for table in stage.tables:
        reached = [goal.name for goal in table.goals if goals.index(goal) < laurels]
        names = tuple({"win", *reached})
        yield Attempt(table.name, f"{table.name} won", 1, tuple(sorted(names)), ())


def _half_way() -> list[Attempt]:
    found: list[Attempt] = []
    for road, count in _HALF_WAY.items():
        own = [stage for stage in stages() if stage.road == road]
        for place, stage in enumerate(own[:count]):
            found += _won(stage, 3 if place < 2 else 2)
    ships = next(stage for stage in stages() if stage.name == "ships-on-the-sand").tables[0]
    figures = (("spectators at least: 62", 54), ("programme at least: 21", 23))
    found.append(Attempt(ships.name, "lost", 2, ("programme at least: 21",), figures))
    return found


def _all_but(left: str) -> list[Attempt]:
    return [it for stage in stages() if stage.name != left for it in _won(stage, 9)]


def _begun(table: Table) -> Session:
    return Session.at_stage(table, 7)


def _goals(app: App) -> None:
    _keep([])
    session = _begun(stages()[0].tables[0])
    app.start_over(routes.table(app, session))
    app.push(routes.stage_goals(app, session))


def _end(app: App) -> None:
    """A quick game on the Forum, played at random."""
    _keep([])
    session = _begun(next(stage for stage in stages() if stage.name == "first-stones").tables[0])
    rng = Random(5)
    while session.decision is not None:
        session.journal.apply(session.game.choices().pick(rng))
    app.start_over(routes.results(app, session))
    app.push(routes.stage_end(app, session))
