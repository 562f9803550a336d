"""The par: what the Grand Impresario reaches, played in another process and kept."""

import time
from collections.abc import Iterator
from datetime import date
from itertools import islice
from pathlib import Path

import pytest

from colosseum.ai import characters
from colosseum.play.career.stand_in import begun, played
from colosseum.play.daily import pars
from colosseum.play.daily.challenges import PAR_LEVEL, of_day
from colosseum.play.daily.pars import ParProcess
from tests.daily_games import DAY, result, score

pytestmark = pytest.mark.usefixtures("home")
_PATIENCE = 60.0


@pytest.fixture
def process(home: Path) -> Iterator[ParProcess]:
    pars._so_far.clear()
    found = ParProcess(DAY)
    yield found
    found.close()
    pars._so_far.clear()


def polled(process: ParProcess, actions: int) -> None:
    """Until it has done so much, or is ready."""
    until = time.monotonic() + _PATIENCE
    while process.is_busy and len(process._actions) < actions and time.monotonic() < until:
        process.poll()
        time.sleep(0.01)
    assert not process.has_failed


def test_another_process_plays_the_same_and_goes_on_where_it_was(process: ParProcess) -> None:
    challenge = of_day(DAY)
    table = challenge.table
    journal = begun(table, PAR_LEVEL, challenge.seed)
    expected = [*islice(played(table, PAR_LEVEL, journal), 12)]
    polled(process, 4)
    process.close()
    assert str(process.standing)
    again = ParProcess(DAY)
    polled(again, 12)
    again.close()
    assert again._actions[:12] == expected


def test_a_par_is_kept_once_found(process: ParProcess) -> None:
    process.close()
    pars._so_far[DAY] = [str(record.action) for record in result().records]
    found = ParProcess(DAY)
    polled(found, 10_000)
    found.close()
    assert found.par == score()
    assert pars.recorded() == {DAY: score()}


def test_whose_turn_it_is_there_is_said_by_the_names_that_people_know() -> None:
    """At Roma's table: the keys of levels and characters are nobody's names."""
    challenge = next(
        challenge
        for day in range(1, 10)
        if (challenge := of_day(date(2026, 11, day))).table.game == "roma"
    )
    journal = begun(challenge.table, PAR_LEVEL, challenge.seed)
    rival = next(rival for rival in challenge.table.seats if rival is not None)
    known = {"Grand Impresario", characters.find(rival.character).name}
    named = set()
    for _ in islice(played(challenge.table, PAR_LEVEL, journal), 30):
        standing = pars._standing(challenge, journal.game)
        if journal.game.state.turn:
            named.add(standing.partition(", ")[2])
    assert named <= known
    assert named
