"""What each player is doing now, in a word or two on their plaque."""

from typing import Final

from colosseum.rules.colosseum import events as ev
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import ntr, tr

_BRIEF: Final = (ev.Passed, ev.OfferMade, ev.OfferRefused, ev.DealStruck)
"""Over as soon as somebody does something else."""
_BIDS: Final = (ev.MarketOpened, ev.BidMade, ev.SteppedOut, ev.CouldNotBid)
"""Over when the auction is."""


def latest_after(before: list[Event | None], event: Event) -> list[Event | None]:
    """What is worth a word on each plaque, now that this event is told."""
    if isinstance(event, ev.PhaseBegan | ev.TurnBegan):
        return [None] * len(before)
    seat: SeatIndex | None = getattr(event, "seat", None)
    if seat is None or not words_for(event):
        return before
    over = (*_BRIEF, *_BIDS) if isinstance(event, ev.MarketWon | ev.MarketOpened) else _BRIEF
    after = [None if isinstance(earlier, over) else earlier for earlier in before]
    after[seat] = event
    return after


def words_for(event: Event) -> str:
    """A word or two on what the player did; none if it goes without saying."""
    match event:
        case ev.Passed():
            return tr("passes")
        case ev.CouldNotBid():
            return tr("too few coins")
        case ev.SteppedOut():
            return tr("steps out")
        case ev.MarketOpened(coins=coins) | ev.BidMade(coins=coins):
            return tr("bids {n}", n=coins)
        case ev.MarketWon(market=market):
            return tr("won market {number}", number=roman(market + 1))
        case ev.ProgrammeBought(number=number):
            return tr("buys programme {number}", number=number)
        case ev.ArenaExpanded():
            return tr("expands")
        case ev.TicketBought():
            return tr("buys a ticket")
        case ev.LogeBuilt():
            return tr("builds a loge")
        case ev.OfferMade():
            return tr("offers a deal")
        case ev.OfferRefused():
            return tr("refuses")
        case ev.DealStruck():
            return tr("struck a deal")
        case ev.EventProduced(score=score):
            return ntr("{count} spectator", "{count} spectators", score.total)
        case ev.PodiumReceived():
            return tr("wins a podium")
    return ""
