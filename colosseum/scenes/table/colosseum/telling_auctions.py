"""How an auction becomes lines of the log: its opening, all its bids in one line, its winner."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.display_names import market_name
from colosseum.rules.colosseum.state import Bidding
from colosseum.scenes.parts.icon_words import Part, Quiet, Strong, Together, filled
from colosseum.scenes.parts.log import Entry, Line
from colosseum.scenes.table.colosseum.telling_parts import Lines, coins, holdings, tokens
from colosseum.tutor.colosseum.marks import Market, Plaque
from colosseum.tutor.marks import Mark
from colosseum.words.translation import say, tr

_BIDS_TOLD: Final = 12
"""The latest bids, in the words of a long auction."""
InAuction: TypeAlias = ev.BidMade | ev.SteppedOut | ev.CouldNotBid


class AuctionTelling:
    """Follows one auction after another."""

    def __init__(self, lines: Lines, bidding: Bidding | None) -> None:
        """`bidding` is the auction under way, if the game begins with one."""
        self._lines = lines
        self._market = bidding.market if bidding else 0
        self._bids = [(bidding.leader, bidding.coins)] if bidding else []
        """In the current auction, each with its bidder."""

    def opened(self, event: ev.MarketOpened, assets: Sequence[Asset]) -> Line:
        self._market, self._bids = event.market, [(event.seat, event.coins)]
        name = Strong(say(market_name(event.market)))
        # Translators: in the log, after the emblem of the player. {market} is “Market IV”, {tokens}
        # are pictures.
        parts = filled("opens {market} {tokens}", market=name, tokens=tokens(assets))
        about = (Market(event.market),)
        return self._lines.line(event, event.seat, parts, (coins(event.coins),), about)

    def went_on(self, event: InAuction, latest: Entry | None) -> Line:
        """The line of all bids: the latest one with this added, or a new one."""
        bid = self._bid(event)
        earlier: tuple[Part, ...] = ()
        about: tuple[Mark, ...] = (Market(self._market),)
        words = self._lines.words(event)
        if latest is not None:
            assert isinstance(latest, Line)
            earlier, about = (*latest.parts, " "), latest.about
            words = f"{latest.words} {words}"
        if Plaque(event.seat) not in about:
            about = (*about, Plaque(event.seat))
        names = self._lines.names
        bids = ", ".join(f"{names[seat]} {n}" for seat, n in self._bids[-_BIDS_TOLD:])
        # Translators: {bids} are names with numbers: “Lupa 9, Sol 10”.
        short = tr("Bids for {market}: {bids}", market=market_name(self._market), bids=bids)
        return Line(words, None, (*earlier, bid), (), about, short)

    def _bid(self, event: InAuction) -> Part:
        emblem = self._lines.emblem(event.seat)
        if isinstance(event, ev.BidMade):
            self._bids.append((event.seat, event.coins))
            return Together((emblem, Strong(str(event.coins))))
        if isinstance(event, ev.SteppedOut):
            # Translators: in the log, after the emblem of a player who has stepped out of the
            # auction.
            return Together((emblem, " ", Quiet(tr("out"))))
        return Together((emblem, " ", Quiet(tr("too few coins"))))

    def won(self, event: ev.MarketWon, paid: int | None) -> Line:
        """The winner's line; `paid` if the price has just been paid."""
        name = Strong(say(market_name(event.market)))
        # Translators: in the log, after the emblem of the player. {market} is “Market IV”, {tokens}
        # are pictures.
        parts = filled("wins {market} {tokens}", market=name, tokens=tokens(event.tokens))
        rivals = [(seat, bid) for seat, bid in self._bids if seat != event.seat]
        if rivals:
            seat, bid = rivals[-1]
            rival = Together((self._lines.emblem(seat), Strong(str(bid))))
            # Translators: follows “wins Market IV”: the emblem of the last rival, and their bid.
            parts = (*parts, " ", *filled("over {rival}", rival=rival))
        about = (Market(event.market), *holdings(event.seat, event.tokens))
        price = () if paid is None else (coins(paid),)
        self._bids = []
        return self._lines.line(event, event.seat, parts, price, about)
