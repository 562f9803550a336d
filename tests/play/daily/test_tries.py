"""One game a day counts: begun once, kept when it is over, and told again from the saved game."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from colosseum.play.course import Course
from colosseum.play.daily import pars, tries
from colosseum.play.daily.challenges import of_day
from colosseum.play.daily.diary import Diary
from colosseum.play.daily.tries import Try, counts
from colosseum.play.seats import seats_of
from colosseum.play.session import Session
from colosseum.rules.journal import Journal
from tests.daily_games import DAY, begun, renamed, result, saved, score

TODAY = date(2026, 11, 17)


@pytest.fixture(autouse=True)
def file(home: Path) -> Path:
    return home / "data" / "challenges.jsonl"


def ago(days: int) -> date:
    return TODAY - timedelta(days=days)


def over(*scores: tuple[date, int]) -> dict[date, Try]:
    return {day: Try(day, f"{day}", score, 1) for day, score in scores}


# What counts


def test_the_first_game_of_today_counts_and_no_other() -> None:
    challenge = of_day(TODAY)
    sessions = [tries.begin(challenge, TODAY) for _ in range(3)]
    names = [session.journal.stage for session in sessions]
    assert names == ["challenge-2026-11-17", *["challenge-2026-11-17-again"] * 2]
    assert {session.game.origin["seed"] for session in sessions} == {challenge.seed}
    past = tries.begin(of_day(ago(1)), TODAY)
    assert past.journal.stage == "challenge-2026-11-16-again"


def test_a_clock_turned_back_brings_no_past_day_back() -> None:
    tries.begin(of_day(TODAY), TODAY)
    known = tries.recorded()
    assert not counts(ago(2), ago(2), known)
    assert counts(TODAY + timedelta(days=1), TODAY + timedelta(days=1), known)


def test_a_clock_that_was_years_ahead_bars_nothing() -> None:
    far = date(2031, 1, 1)
    tries.begin(of_day(far), far)
    known = tries.recorded()
    assert counts(TODAY, TODAY, known)
    assert Diary(known, {}, TODAY).tries == {}


# What is kept


def test_a_finished_game_is_kept_once_and_read_back(file: Path) -> None:
    found = tries.record(result())
    tries.record(result())
    assert found is not None
    assert (found.day, found.score) == (DAY, score())
    assert tries.recorded() == {DAY: found}
    assert len(file.read_text().splitlines()) == 1


def test_free_games_branches_and_games_of_another_seed_do_not_count() -> None:
    journal = result()
    assert tries.record(renamed(journal, f"{journal.stage}-again")) is None
    assert tries.record(renamed(journal, "challenge-2026-11-30")) is None
    assert tries.record(begun()) is None
    branch = journal.played_on_from(len(journal.records) - 1)
    branch.apply(journal.records[-1].action)
    branch.stage = journal.stage
    assert tries.record(branch) is None
    assert tries.recorded() == {}


def test_lost_lines_are_told_again_from_the_saved_games(file: Path) -> None:
    saved(result())
    tries.begin(of_day(TODAY), TODAY).close()
    file.unlink()
    tries.gather()
    found = tries.recorded()
    assert found == {DAY: tries.record(result()), TODAY: Try(TODAY)}
    content = file.read_text()
    tries.gather()
    assert file.read_text() == content
    assert tries.saved_game(found[DAY]) is not None
    assert tries.saved_game(found[TODAY]) is not None
    assert tries.saved_game(Try(DAY, "another")) is None


def test_damaged_lines_are_skipped(file: Path) -> None:
    found = tries.record(result())
    wrong = ['{"day": "2026-13-01"}', '{"day": 1}', "nonsense", '{"day": "x", "score": -1}']
    wrong.append('{"day": "0001-01-01", "digest": "a", "score": 1, "place": 1}')
    file.write_text("\n".join((*wrong, file.read_text())))
    assert tries.recorded() == {DAY: found}
    pars_file = file.with_name("pars.jsonl")
    pars_file.write_text('{"day": "2026-11-28", "par": -3}\n[]\n')
    pars.keep(DAY, 20)
    pars.keep(DAY, 30)
    assert pars.recorded() == {DAY: 20}


def test_a_table_ends_with_the_result_recorded() -> None:
    journal = result()
    *_, last = journal.records
    before = Journal(journal.beginning(), journal.notes, stage=journal.stage)
    for record in journal.records[:-1]:
        before.apply(record.action)
    session = Session(before, seats_of(before), None)
    Course(session, lambda: 0.0).act(last.action)
    assert tries.recorded()[DAY].score == score()


# What it comes to


def test_days_in_a_row_end_with_a_missed_day_and_wait_for_today() -> None:
    days = over(*((ago(days), 10) for days in (1, 2, 3, 5, 6, 7, 8, 10)))
    diary = Diary(days, {}, TODAY)
    assert (diary.streak, diary.longest) == (3, 4)
    assert Diary(days | over((TODAY, 10)), {}, TODAY).streak == 4
    assert Diary(days, {}, TODAY + timedelta(days=1)).streak == 0
    assert Diary(days | {TODAY: Try(TODAY)}, {}, TODAY).streak == 3
    assert Diary({}, {}, TODAY).longest == 0


def test_results_are_held_against_par() -> None:
    days = over((ago(1), 23), (ago(2), 18), (ago(3), 10), (ago(4), 30))
    found = {ago(1): 18, ago(2): 18, ago(3): 20, TODAY: 7}
    diary = Diary(days, found, TODAY)
    assert diary.differences == {ago(1): 5, ago(2): 0, ago(3): -10}
    assert diary.best == (ago(1), 5)
    assert (diary.above, round(diary.average, 2)) == (1, -1.67)
    assert diary.without_par == [ago(4)]
