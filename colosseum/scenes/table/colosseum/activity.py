"""What each player is doing now, in a word or two on their plaque."""

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.display_names import roman
from colosseum.rules.kernel import Event
from colosseum.text import ntr, tr


def doing_after(before: list[str], event: Event) -> list[str]:
    """The plaques' words once this event has happened."""
    if isinstance(event, ev.PhaseBegan | ev.TurnBegan):
        return [""] * len(before)
    words = _words(event)
    seat = getattr(event, "seat", None)
    if words is None or seat is None:
        return before
    after = before[:]
    after[seat] = words
    return after


def _words(event: Event) -> str | None:
    match event:
        case ev.Passed():
            return tr("passes")
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
    return None
