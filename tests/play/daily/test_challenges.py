"""A day's challenge: the same for everyone, whatever their clock, their system or their Python."""

from datetime import UTC, date, datetime, timedelta, timezone

from colosseum.ai import characters
from colosseum.play.career.stages import Rival
from colosseum.play.daily import challenges
from colosseum.play.daily.challenges import Claim, claim_of, day_of, left_of, of_day

DAYS = [date(2026, 1, 1) + timedelta(days=number) for number in range(200)]


def test_a_day_always_has_the_same_challenge() -> None:
    """If this fails, players of two versions no longer play the same game."""
    challenge = of_day(date(2026, 11, 17))
    assert challenge.table.game == "colosseum"
    assert challenge.seed == 716146660
    assert challenge.table.seats == (
        Rival("titus", "grand"),
        Rival("flavia", "novice"),
        Rival("lucia", "impresario"),
        None,
    )


def test_games_alternate_and_seats_and_rivals_vary() -> None:
    found = [of_day(day) for day in DAYS]
    names = [challenge.table.game for challenge in found]
    assert names[:4] == ["colosseum", "roma", "colosseum", "roma"]
    assert len({challenge.seed for challenge in found}) == len(DAYS)
    for game, count in (("colosseum", 4), ("roma", 2)):
        tables = [challenge.table for challenge in found if challenge.table.game == game]
        assert {table.you for table in tables} == {*range(count)}
        rivals = [rival.character for table in tables for rival in table.rivals]
        assert {*rivals} == {*characters.KEYS}
        assert all(len({*table.rivals}) == count - 1 for table in tables)


def test_a_day_is_one_of_utc_wherever_the_clock_is() -> None:
    moment = datetime(2026, 11, 17, 23, 30, tzinfo=UTC)
    for hours in (-12, -5, 0, 9, 14):
        local = moment.astimezone(timezone(timedelta(hours=hours)))
        assert day_of(local) == date(2026, 11, 17)
        assert left_of(local) == timedelta(minutes=30)
    assert day_of(moment + timedelta(minutes=30)) == date(2026, 11, 18)
    assert challenges.now().tzinfo is UTC


def test_names_of_tables_claim_a_day() -> None:
    assert claim_of("challenge-2026-11-17") == Claim(date(2026, 11, 17), is_counted=True)
    assert claim_of("challenge-2026-11-17-again") == Claim(date(2026, 11, 17), is_counted=False)
    for other in ("", "opening-day", "challenge-2026-13-01", "challenge-2026-11-17-more"):
        assert claim_of(other) is None
