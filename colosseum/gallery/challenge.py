"""The challenge of the day in pictures: a month well played, a first day, the end of a game."""

from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, date, datetime, timedelta
from random import Random

from colosseum.files import paths, storage
from colosseum.gallery.picture import Picture, Show
from colosseum.play.daily import pars, tries
from colosseum.play.daily.challenges import of_day
from colosseum.play.daily.tries import Try
from colosseum.program.app import App
from colosseum.scenes import routes

_TODAY = date(2026, 11, 17)
_ROMA = date(2026, 11, 18)
_PAR = 20
_BEFORE: tuple[int | None, ...] = (
    *(5, 8, 0, -7, 3, 2, None, -5, 4, None, 1, -9, 0, 13, -2, 3),
    *(-4, 1, 6, None, 2, -3),
)
"""What each day before today brought against par, the latest first."""


def pictures() -> Iterator[Picture]:
    yield Picture("challenge", _month(_TODAY, _played(), _TODAY - timedelta(days=1)))
    yield Picture("challenge-done", _month(_ROMA, _played() | {_TODAY: 7, _ROMA: 0}))
    yield Picture("challenge-fresh", _month(_TODAY, {}))
    yield Picture("challenge-end", _end)


def _played() -> dict[date, int | None]:
    return {_TODAY - timedelta(days=ago): it for ago, it in enumerate(_BEFORE, 1)}


def _month(today: date, played: Mapping[date, int | None], chosen: date | None = None) -> Show:
    def show(app: App) -> None:
        _keep(today, played)
        app.start_over(routes.challenge(app, chosen, _at(today)))

    return show


def _at(day: date) -> Callable[[], datetime]:
    return lambda: datetime(day.year, day.month, day.day, 14, 30, tzinfo=UTC)


def _keep(today: date, played: Mapping[date, int | None]) -> None:
    """Files of someone who has played these days, with every par found."""
    results = {day: it for day, it in played.items() if it is not None}
    lines = [Try(day, f"{day}", _PAR + it, 1).line() for day, it in sorted(results.items())]
    storage.write(paths.data_folder() / "challenges.jsonl", "".join(f"{it}\n" for it in lines))
    storage.write(paths.data_folder() / "pars.jsonl", "")
    for day in {today, today - timedelta(days=1), *results}:
        pars.keep(day, _PAR)


def _end(app: App) -> None:
    """A quick game that counts, played at random."""
    _keep(_ROMA, _played())
    session = tries.begin(of_day(_ROMA), _ROMA)
    rng = Random(5)
    while session.decision is not None:
        session.journal.apply(session.game.choices().pick(rng))
    tries.record(session.journal)
    app.start_over(routes.results(app, session))
    app.push(routes.challenge_end(app, session))
