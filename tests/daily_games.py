"""Games of the challenge of a day: a person who plays at random against the day's real rival."""

from copy import copy
from datetime import date
from functools import cache
from random import Random
from typing import Any, Final

from colosseum.ai.opponents import chosen_at_table
from colosseum.play import saves
from colosseum.play.career.seating import seats_at
from colosseum.play.daily.challenges import Challenge, of_day
from colosseum.play.seats import noted
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action

DAY: Final = date(2026, 11, 28)
"""Arena: Roma II against a quick rival."""


@cache
def _actions(day: date) -> tuple[Action, ...]:
    challenge, journal, rng = of_day(day), begun(day), Random(1)
    while (decision := journal.game.decision) is not None:
        rival = challenge.table.seats[decision.seat]
        if rival is None:
            action = journal.game.choices().pick(rng)
        else:
            ai = challenge.kit.ai
            action = chosen_at_table(ai, journal, rival.level, rival.character).action
        journal.apply(action)
    return tuple(record.action for record in journal.records)


def begun(day: date = DAY) -> Journal[Any]:
    challenge = of_day(day)
    return _at(challenge, challenge.seed)


def _at(challenge: Challenge, seed: int) -> Journal[Any]:
    seats = seats_at(challenge.table)
    game = challenge.table.begin([seat.name for seat in seats], seed)
    return Journal(game, noted(seats), stage=challenge.table.name)


def result(day: date = DAY) -> Journal[Any]:
    """The game that counts for a day, played to its end; not saved."""
    journal = begun(day)
    for action in _actions(day):
        journal.apply(action)
    return journal


def score() -> int:
    """What the person reaches in it: that changes whenever the rival plays otherwise."""
    challenge = of_day(DAY)
    return challenge.kit.deeds(result(), challenge.table.you).score


def renamed(journal: Journal[Any], stage: str) -> Journal[Any]:
    other = copy(journal)
    other.stage = stage
    return other


def saved(journal: Journal[Any], name: str = "result") -> None:
    saves.save(journal, saves.folder() / f"{name}.journal")
