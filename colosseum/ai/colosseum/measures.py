"""The measures of a Colosseum tournament: events, programmes, openings and deals."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.ai.kit import Measures
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import BuildLoge, BuyProgramme, BuyTicket, Expand
from colosseum.rules.colosseum.events import BidMade, DealStruck, MarketOpened, MarketWon
from colosseum.rules.journal import Journal

OPENINGS: Final = {
    BuyProgramme: "programme",
    Expand: "expansion",
    BuyTicket: "ticket",
    BuildLoge: "loge",
}
"""What a seat can invest in first."""


@dataclass(frozen=True, slots=True)
class SeatCounts:
    """One seat's game in numbers."""

    best_event: int
    """Spectators."""
    programmes: tuple[int, ...]
    """The programmes the seat produced, in order."""
    deals: int
    """How many it struck, no matter who offered them."""
    opening: str = ""
    """Its first investment."""
    won: bool = False
    bids: tuple[int, ...] = ()
    """How many bids, no matter whose, each market took that the seat won."""


def count(journal: Journal[Game]) -> tuple[SeatCounts, ...]:
    """Count a finished game, seat by seat."""
    traders = Counter(
        seat
        for record in journal.records
        for event in record.events
        if isinstance(event, DealStruck)
        for seat in (event.seat, event.partner)
    )
    first: dict[int, str] = {}
    for record in journal.records:
        if type(record.action) in OPENINGS:
            first.setdefault(record.seat, OPENINGS[type(record.action)])
    outcome = journal.game.outcome
    winners = outcome.winners if outcome is not None else ()
    bids = _bids(journal)
    return tuple(
        SeatCounts(
            impresario.best,
            impresario.produced,
            traders[seat],
            first.get(seat, ""),
            seat in winners,
            tuple(bids[seat]),
        )
        for seat, impresario in enumerate(journal.game.state.impresarios)
    )


def _bids(journal: Journal[Game]) -> list[list[int]]:
    """Count the bids for each market, the opening one included, by the seat that won it."""
    found: list[list[int]] = [[] for _ in journal.game.seats]
    bids = 0
    for record in journal.records:
        for event in record.events:
            match event:
                case MarketOpened():
                    bids = 1
                case BidMade():
                    bids += 1
                case MarketWon(seat=seat):
                    found[seat].append(bids)
    return found


def of_games(games: Sequence[Sequence[SeatCounts]]) -> Mapping[str, float]:
    """Means over games; `deal_rate` is the share of games in which a deal was struck.

    Shares of all seats' openings and of the winners' last programmes say how varied games are. Of
    the bids for a market, there is the median, and what nine markets in ten do not exceed.
    """
    bids = sorted(number for game in games for seat in game for number in seat.bids) or [0]
    events = [sum(len(seat.programmes) for seat in game) for game in games]
    deals = [sum(seat.deals for seat in game) / 2 for game in games]
    return {
        "mean_winning_event": sum(max(seat.best_event for seat in game) for game in games)
        / len(games),
        "events_per_game": sum(events) / len(games),
        "deals_per_game": sum(deals) / len(games),
        "deal_rate": sum(number > 0 for number in deals) / len(games),
        **_openings([seat for game in games for seat in game]),
        **_last_programmes([seat for game in games for seat in game if seat.won]),
        "bids_per_auction_p50": bids[len(bids) // 2],
        "bids_per_auction_p90": bids[9 * len(bids) // 10],
    }


def _openings(seats: Sequence[SeatCounts]) -> dict[str, float]:
    found = Counter(seat.opening for seat in seats)
    return {f"openings_{name}": found[name] / len(seats) for name in OPENINGS.values()}


def _last_programmes(winners: Sequence[SeatCounts]) -> dict[str, float]:
    found = Counter(seat.programmes[-1] for seat in winners if seat.programmes)
    shares = {f"winners_last_{number}": found[number] / len(winners) for number in sorted(found)}
    return {"programmes_that_won": len(found), **shares}


def of_level(seats: Sequence[SeatCounts]) -> Mapping[str, float]:
    """Average how good the events of a level's seats were, and how varied."""
    last = Counter(seat.programmes[-1] for seat in seats if seat.programmes)
    return {
        "mean_best_event": sum(seat.best_event for seat in seats) / len(seats),
        "programmes_above_20": len({n for seat in seats for n in seat.programmes if n > 20}),
        "favourite_last_programme": last.most_common(1)[0][0] if last else 0,
    }


MEASURES: Final = Measures(count=count, of_games=of_games, of_level=of_level)
