"""Laurels come from journals alone: what is earned, what it opens, and what never counts."""

from pathlib import Path

import pytest

from colosseum import games
from colosseum.play import saves
from colosseum.play.career import attempts
from colosseum.play.career.attempts import Attempt
from colosseum.play.career.progress import RANKS, Career
from colosseum.play.career.stages import Stage, Table, find_table, stages
from colosseum.play.seats import Lineup, noted, seats_of
from colosseum.play.session import Session
from tests.games import finished_stage

STAGES = {stage.name: stage for stage in stages()}
ROMA = STAGES["first-stones"]


@pytest.fixture(autouse=True)
def file(home: Path) -> Path:
    return home / "data" / "career.jsonl"


def attempt(table: Table, *reached: str, place: int = 1, digest: str = "") -> Attempt:
    return Attempt(table.name, digest or f"{table.name} {reached}", place, reached, ())


def won(*won_stages: Stage) -> Career:
    return Career([attempt(table, "win") for stage in won_stages for table in stage.tables])


# Recording


def test_a_finished_game_is_recorded_once_and_read_back() -> None:
    session = finished_stage(ROMA.tables[0])
    found = attempts.record(session.journal)
    attempts.record(session.journal)
    assert found is not None
    assert attempts.recorded() == [found]


def test_a_line_that_is_lost_is_told_again_from_the_saved_game(file: Path) -> None:
    found = attempts.record(finished_stage(ROMA.tables[0]).journal)
    file.unlink()
    assert list(attempts.gather()) == [0]
    assert attempts.recorded() == [found]
    assert list(attempts.gather()) == [0]
    assert len(file.read_text().splitlines()) == 1


def test_what_was_earned_stays_when_the_saved_game_is_deleted() -> None:
    session = finished_stage(ROMA.tables[0])
    found = attempts.record(session.journal)
    assert session.file is not None
    session._held = None
    saves.delete(session.file)
    assert attempts.recorded() == [found]


def test_a_game_played_on_from_a_moment_earns_nothing() -> None:
    session = finished_stage(ROMA.tables[0])
    branch = Session.played_on_from(session.journal, len(session.journal.records) - 1)
    branch.journal.apply(session.journal.records[-1].action)
    branch.save()
    assert branch.decision is None
    branch.close()
    assert attempts.record(branch.journal) is None
    list(attempts.gather())
    assert len(attempts.recorded()) == 1  # the game itself, which nobody had recorded


def test_a_running_game_and_one_against_others_earn_nothing() -> None:
    session = Session.at_stage(ROMA.tables[0], 3)
    assert attempts.record(session.journal) is None
    finished = finished_stage(ROMA.tables[0]).journal
    person = seats_of(finished)[0]
    finished.notes = noted([person, person])
    assert attempts.record(finished) is None


def test_damaged_lines_are_skipped(file: Path) -> None:
    found = attempts.record(finished_stage(ROMA.tables[0]).journal)
    content = file.read_text()
    file.write_text(f'{{"table": 1}}\nnonsense\n{content}{content}[]\n')
    assert attempts.recorded() == [found]


def test_a_person_keeps_their_name_unless_a_rival_has_it() -> None:
    lineup = Lineup.usual(games.find("roma"))
    for name, expected in (("Nora", "Nora"), ("Titus", "Aquila")):
        lineup.rename(0, name)
        lineup.remember()
        assert Session.at_stage(ROMA.tables[0], 1).seats[0].name == expected


# What it comes to


def test_at_first_only_the_first_stage_of_each_road_is_open() -> None:
    career = Career([])
    assert [stage.name for stage in career.next_stages] == ["opening-day", "first-stones"]
    assert career.laurels == 0
    assert career.rank is RANKS[0]


def test_winning_opens_the_next_and_other_laurels_do_not() -> None:
    first, second = STAGES["opening-day"], STAGES["misers-purse"]
    lost = Career([attempt(first.tables[0], "spectators at least: 45", place=2)])
    assert lost.laurels_of(first) == (False, True, False)
    assert not lost.is_open(second)
    assert won(first).is_open(second)


def test_laurels_of_several_attempts_add_up_and_none_counts_twice() -> None:
    first = STAGES["opening-day"]
    (table,) = first.tables
    games_played = [
        attempt(table, "win", digest="1"),
        attempt(table, "events at least: 5", place=3, digest="2"),
        attempt(table, "win", digest="3"),
    ]
    for order in (games_played, games_played[::-1]):
        career = Career(order)
        assert career.laurels_of(first) == (True, False, True)
        assert career.laurels == 2
        assert career.times_played(first) == 3
        assert career.best_place(table) == 1


def test_both_roads_lead_to_where_they_meet() -> None:
    roads = {road: [stage for stage in stages() if stage.road == road] for road in games.GAMES}
    meeting, capitol = stages()[-2:]
    assert not won(*roads["colosseum"]).is_open(meeting)
    career = won(*roads["colosseum"], *roads["roma"])
    assert career.is_open(meeting)
    assert not career.is_open(capitol)


def test_a_match_goes_on_at_the_table_that_is_not_won() -> None:
    match = stages()[-2]
    first, second = match.tables
    assert Career([]).next_table(match) is first
    half = Career([attempt(first, "win")])
    assert half.next_table(match) is second
    assert not half.is_won(match)
    assert Career([attempt(first, "win"), attempt(second, "win")]).is_won(match)


@pytest.mark.parametrize(
    ("laurels", "rank"),
    [
        (0, "Citizen"),
        (8, "Citizen"),
        (9, "Quaestor"),
        (27, "Aedile"),
        (28, "Praetor"),
        (47, "Consul"),
        (48, "Censor"),
    ],
)
def test_ranks_come_with_laurels(laurels: int, rank: str) -> None:
    parts = [
        attempt(table, goal.name)
        for stage in stages()
        for laurel in stage.laurels
        for table, goal in laurel.parts
    ]
    goals = [laurel for stage in stages() for laurel in stage.laurels]
    earned = sum(len(laurel.parts) for laurel in goals[:laurels])
    career = Career(parts[:earned])
    assert career.laurels == laurels
    assert career.rank.title == rank
    assert (career.next_rank is None) == (laurels == 48)


def test_an_unknown_table_is_none_of_ours() -> None:
    assert find_table("nowhere") is None
