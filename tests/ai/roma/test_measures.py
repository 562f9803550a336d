"""What a tournament of Arena: Roma II counts."""

import pytest

from colosseum.ai.roma.kit import KIT
from colosseum.ai.roma.measures import SeatCounts, count, of_games, of_level
from colosseum.ai.tournament import play_game
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.events import CardActivated, CardPlayed
from colosseum.rules.roma.outcome import End, why_ended

FORUM, BESTIA, TUBA = map(RULES.number, ("forum", "bestia", "tuba"))


def test_a_seat_counts_what_the_journal_shows() -> None:
    journal = play_game(KIT, ("novice", "random"), 8)
    seats = count(journal)
    state = journal.game.state
    assert [seat.points for seat in seats] == state.points
    assert [seat.was_first for seat in seats] == [state.first == 0, state.first == 1]
    assert {(seat.end, seat.turns) for seat in seats} == {(why_ended(state), state.turn)}
    assert sum(seat.won for seat in seats) == 1
    events = [event for record in journal.records for event in record.events]
    played = [event.card for event in events if isinstance(event, CardPlayed) and event.seat == 0]
    used = [event.card for event in events if isinstance(event, CardActivated) and event.seat == 0]
    assert seats[0].laid == tuple(played)
    assert seats[0].activated == tuple(used)


def seat(points: int, won: float, *, first: bool = False, end: End = End.NO_SUPPLY) -> SeatCounts:
    """A winner lays three cards and uses one of them; a loser lays one and uses none."""
    laid, used = ((FORUM, FORUM, BESTIA), (FORUM,)) if won == 1 else ((TUBA,), ())
    return SeatCounts(points, won, first, end, 12, laid, used)


GAMES = [
    (seat(20, 1.0, first=True), seat(8, 0.0)),
    (seat(0, 0.0, first=True, end=End.NO_POINTS), seat(12, 1.0, end=End.NO_POINTS)),
    (seat(9, 0.5, end=End.TURNS), seat(9, 0.5, first=True, end=End.TURNS)),
    (seat(19, 1.0), seat(15, 0.0, first=True)),
]


def test_games_have_rates_and_means() -> None:
    found = of_games(GAMES)
    ends = [found[f"{end}_rate"] for end in ("supply_end", "points_end", "turn_limit")]
    assert ends == [0.5, 0.25, 0.25]
    assert found["turns_per_game"] == 12
    assert found["mean_winning_points"] == 15
    assert found["mean_losing_points"] == 8
    assert found["first_player_win_rate"] == 1.5 / 4


def test_cards_have_their_shares_in_what_winners_did() -> None:
    found = of_games(GAMES)
    assert found["winners_laid_forum"] == pytest.approx(2 / 3)
    assert found["winners_laid_bestia"] == pytest.approx(1 / 3)
    assert found["winners_used_forum"] == 1
    assert found["winners_laid_tuba"] == 0, "only losers laid it"
    assert found["winners_used_via_cassia"] == 0


def test_a_level_has_the_means_of_its_seats() -> None:
    assert of_level([GAMES[0][0], GAMES[0][1]]) == {
        "mean_points": 14,
        "cards_laid_per_game": 2,
        "cards_used_per_game": 0.5,
    }
