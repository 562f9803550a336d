"""What a tournament of Colosseum counts."""

from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.colosseum.measures import SeatCounts, count, of_games, of_level
from colosseum.ai.tournament import play_game
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import BuildLoge, BuyTicket, Pass
from colosseum.rules.colosseum.events import (
    BidMade,
    DealStruck,
    EventProduced,
    MarketOpened,
    MarketWon,
)
from colosseum.rules.journal import Journal


def test_a_seat_counts_what_the_journal_shows() -> None:
    journal = play_game(KIT, ("novice", "random", "impresario"), 8)
    seats = count(journal)
    impresarios = journal.game.state.impresarios
    assert [seat.best_event for seat in seats] == [player.best for player in impresarios]
    assert [seat.programmes for seat in seats] == [player.produced for player in impresarios]
    events = [event for record in journal.records for event in record.events]
    produced = [event for event in events if isinstance(event, EventProduced)]
    assert sum(len(seat.programmes) for seat in seats) == len(produced)
    deals = [event for event in events if isinstance(event, DealStruck)]
    assert deals, "none to count"
    assert sum(seat.deals for seat in seats) == 2 * len(deals), "two seats strike a deal"
    assert journal.game.outcome is not None
    winners = [number for number, seat in enumerate(seats) if seat.won]
    assert winners == [*journal.game.outcome.winners]
    bids = [event for event in events if isinstance(event, MarketOpened | BidMade)]
    won = [event for event in events if isinstance(event, MarketWon)]
    assert sum(len(seat.bids) for seat in seats) == len(won)
    assert sum(sum(seat.bids) for seat in seats) == len(bids)


def test_a_seat_counts_its_first_investment() -> None:
    journal = Journal(Game.new(("Aquila", "Lupa", "Sol"), 1))
    ticket, nothing, loge = (
        journal.apply(action).seat for action in (BuyTicket(), Pass(), BuildLoge())
    )
    openings = [seat.opening for seat in count(journal)]
    assert (openings[ticket], openings[nothing], openings[loge]) == ("ticket", "", "loge")


GAMES = [
    (
        SeatCounts(80, (1, 23), 2, "loge", won=True, bids=(1, 2, 9)),
        SeatCounts(60, (2, 22), 1, "ticket", bids=(3,)),
        SeatCounts(50, (2, 21), 1, "loge"),
    ),
    (
        SeatCounts(40, (1,), 0, "loge"),
        SeatCounts(60, (2, 22), 0, "programme", won=True),
        SeatCounts(50, (), 0),
    ),
]


def test_games_have_means() -> None:
    assert of_games(GAMES) == {
        "mean_winning_event": 70,
        "events_per_game": 4.5,
        "deals_per_game": 1,
        "deal_rate": 0.5,
        "openings_programme": 1 / 6,
        "openings_expansion": 0,
        "openings_ticket": 1 / 6,
        "openings_loge": 1 / 2,
        "programmes_that_won": 2,
        "winners_last_22": 0.5,
        "winners_last_23": 0.5,
        "bids_per_auction_p50": 3,
        "bids_per_auction_p90": 9,
    }


def test_a_level_has_the_means_of_its_seats_and_its_programmes() -> None:
    assert of_level([GAMES[0][1], GAMES[0][2], GAMES[1][1], GAMES[1][2]]) == {
        "mean_best_event": 55,
        "programmes_above_20": 2,
        "favourite_last_programme": 22,
    }


def test_a_level_that_never_produced_an_event_has_no_favourite() -> None:
    assert of_level([SeatCounts(0, (), 0)])["favourite_last_programme"] == 0
