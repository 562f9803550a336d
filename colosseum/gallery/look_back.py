"""Looking back at a finished game, without the minute that it takes."""

from typing import Any, Final

from colosseum import games
from colosseum.play import seats
from colosseum.play.session import Session
from colosseum.program.app import App
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action
from colosseum.scenes import routes
from colosseum.scenes.parts import latest_findings
from colosseum.tutor.looking_back import Finding, Findings, Moment, moments

_SEAT: Final = 0
_ROUNDS: Final = 24


def found(app: App, over: Session) -> None:
    journal = _with_seats(over)
    _open(app, journal, first_impressions(journal))


def first_impressions(journal: Journal[Any]) -> Findings:
    """What an expert thinks at first, as if it had been played on."""
    differing, agreeing = moments(games.find(journal.game.name).ai, journal, _SEAT)
    costly = [
        _finding(moment, moment.other, moment.expert, is_clear=place < 2)
        for place, moment in enumerate(_largest(differing, 3))
    ]
    good = [_finding(moment, moment.expert, moment.other) for moment in _largest(agreeing, 2)]
    return Findings(tuple(costly), tuple(good))


def nothing(app: App) -> None:
    _open(app, _with_seats(games.gallery(games.OLDEST).finished()), Findings((), ()))


def waiting(app: App) -> None:
    journal = _with_seats(games.gallery(games.OLDEST).finished())
    latest_findings.kept.clear()
    app.start_over(routes.look_back(app, journal))


def _open(app: App, journal: Journal[Any], findings: Findings) -> None:
    latest_findings.kept[journal.text(), _SEAT] = findings
    app.start_over(routes.look_back(app, journal))


def _with_seats(over: Session) -> Journal[Any]:
    over.journal.notes.update(seats.noted(over.seats))
    return over.journal


def _largest(of: list[Moment], most: int) -> list[Moment]:
    return sorted(of, key=lambda moment: -moment.guess)[:most]


def _finding(moment: Moment, taken: Action, other: Action, *, is_clear: bool = True) -> Finding:
    number, guess = len(moment.past), moment.guess
    return Finding(number, taken, other, moment.reason, guess, guess / 5, _ROUNDS, is_clear)
