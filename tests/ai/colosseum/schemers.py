"""Players as good as an Impresario who try one trick on top, to see whether it pays.

Against three Impresarios a quarter of the games is a fair share. A trick pays if it wins more than
the same player without it, on the same seeds: `WITHOUT` says who that is.
`python3 dev.py bench exploiters` measures them.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import ClassVar, Final

from colosseum.ai.colosseum.acquiring import Buyer
from colosseum.ai.colosseum.deals import Table, Terms, lacking, with_coins
from colosseum.ai.colosseum.levels import IMPRESARIO
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.colosseum.trading import Draft, drafts
from colosseum.ai.player import Player
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import (
    Accept,
    Bid,
    Bundle,
    BuyTicket,
    Counter,
    Offer,
    Pass,
    Refuse,
)
from colosseum.rules.colosseum.data import HOLDABLE
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import Action, SeatIndex
from tests.ai import exploiting

_WEIGHTS: Final = IMPRESARIO.weights
_WORTHWHILE: Final = 0.3
"""The least a schemer wants to gain by a deal, in spectators."""


class Schemer(exploiting.Exploiter[Game]):
    def __init__(self, seed: int) -> None:
        super().__init__(ColosseumPlayer(IMPRESARIO, seed))


def _gain(state: State, other: SeatIndex, give: Bundle, take: Bundle) -> float:
    """What a deal brings the deciding player."""
    return Terms(Table(state, _WEIGHTS), other, give, take).mine


class Dealer(Schemer):
    """Makes every deal it can, at a fair price, and accepts whatever gains it something."""

    OFFERS = 60
    """How many in a turn."""
    SHARES: ClassVar[tuple[float, ...]] = (0.5,)
    """The partner's share of what both gain, offer by offer."""
    DRAFTS = 12
    """How many of the best deals it tries."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._turn = 0
        self._made: list[Offer] = []

    def trick(self, view: Game) -> Action | None:
        state = view.state
        if state.step == "settle":
            return self._settled(view)
        if state.step != "trade":
            return None
        if state.turn != self._turn:
            self._turn = state.turn
            self._made.clear()
        if len(self._made) < self.OFFERS:
            for offer in self.offers(state):
                if self.may_make(offer) and view.why_not(offer) is None:
                    self._made.append(offer)
                    return offer
        return Pass()

    def _settled(self, view: Game) -> Action:
        deal = view.state.deal
        assert deal is not None
        if view.why_not(Accept()) is not None:
            return Refuse()
        gain = _gain(view.state, deal.partner, deal.give, deal.take)
        return Accept() if gain > _WORTHWHILE else Refuse()

    def may_make(self, offer: Offer) -> bool:
        return offer not in self._made

    def offers(self, state: State) -> Iterator[Offer]:
        """Deal after deal, each from the least it would give to the most."""
        table = Table(state, _WEIGHTS)
        me = table.trader(state.seat)
        found = [d for seat in _others(state) for d in drafts(me, seat, table.trader(seat))]
        found.sort(key=lambda draft: -draft.both)
        for draft in found[: self.DRAFTS]:
            for share in self.SHARES:
                give, take = _priced(table, draft, share)
                is_whole = (give.tokens or give.coins) and (take.tokens or take.coins)
                if is_whole and Terms(table, draft.partner, give, take).mine > _WORTHWHILE:
                    yield Offer(draft.partner, give, take)


def _others(state: State) -> list[SeatIndex]:
    return [seat for seat in state.clockwise_from(state.seat) if seat != state.seat]


def _priced(table: Table, draft: Draft, share: float) -> tuple[Bundle, Bundle]:
    """The draft with the coins that leave the partner that share, as far as there are any."""
    me, other = table.trader(table.state.seat), table.trader(draft.partner)
    a_coin = (1.0 - share) * other.coin + share * me.coin
    coins = math.ceil(lacking(draft.theirs, draft.mine, share) / a_coin)
    most, least = table.state.me.coins, -table.state.impresarios[draft.partner].coins
    return with_coins(draft.give, draft.take, max(least, min(most, coins)))


class Haggler(Dealer):
    """Begins every deal with an offer that leaves the partner next to nothing, and raises it.

    It never gives up: not after refusals, and not until it would gain nothing itself.
    """

    SHARES = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8)


class Prober(Dealer):
    """Asks everyone for everything stingily first, and comes back with a little more."""

    SHARES = (0.1, 0.3, 0.5)

    def offers(self, state: State) -> Iterator[Offer]:
        found = list(super().offers(state))
        for step in range(len(self.SHARES)):
            yield from found[step :: len(self.SHARES)]


class Nag(Dealer):
    """Makes the same stingy offers over and over, to whoever has refused them."""

    SHARES = (0.1, 0.3)
    TIMES = 6

    def may_make(self, offer: Offer) -> bool:
        return self._made.count(offer) < self.TIMES


class Baiter(Dealer):
    """Dangles what another player needs at a dear price, and comes down until it is taken."""

    PRICES = (30, 20, 14, 10, 7, 5)

    def offers(self, state: State) -> Iterator[Offer]:
        table = Table(state, _WEIGHTS)
        for partner in _others(state):
            needed = table.trader(partner).gain
            for bait in HOLDABLE:
                give = Bundle((bait,))
                if state.me.tokens[bait] and needed[bait] > _WORTHWHILE:
                    for coins in self.PRICES:
                        take = Bundle((), coins)
                        if Terms(table, partner, give, take).mine > _WORTHWHILE:
                            yield Offer(partner, give, take)


class Screw(Schemer):
    """Whoever asks it for a deal is asked for more, whatever they offer."""

    SHARE = 0.65

    def trick(self, view: Game) -> Action | None:
        state = view.state
        if state.step != "answer":
            return None
        deal = state.deal
        assert deal is not None
        table = Table(state, _WEIGHTS)
        for more in range(1, state.impresarios[deal.active].coins + 1):
            coins = deal.take.coins - deal.give.coins - more
            sides = with_coins(deal.take.tokens, deal.give.tokens, coins)
            terms = Terms(table, deal.active, *sides)
            if lacking(terms.mine, terms.theirs, self.SHARE) <= 0:
                return Counter(*sides) if terms.theirs > 0 < terms.mine else None
        return None


class Refuser(Schemer):
    """Makes no deal with anyone, like a person who does not care for trading."""

    def trick(self, view: Game) -> Action | None:
        if view.state.step == "trade":
            return Pass()
        return Refuse() if view.state.step in ("answer", "settle") else None


class Denier(Schemer):
    """Bids against whoever leads the bidding as long as the market would help them."""

    MOST = 22
    """Coins beyond which it lets go."""

    def trick(self, view: Game) -> Action | None:
        bidding = view.state.bidding
        if view.state.step != "bid" or bidding is None:
            return None
        limit = Buyer(view.state, bidding.leader, IMPRESARIO).limit(
            view.state.markets[bidding.market]
        )
        bid = bidding.coins + 1
        return Bid(bid) if bidding.coins < limit and bid <= self.MOST else None


class Presser(Schemer):
    """Drives up the price of every market to just below what the leading bidder should pay."""

    MARGIN = 2
    """Coins that it leaves the leader, so as not to be left with the market."""

    def trick(self, view: Game) -> Action | None:
        bidding = view.state.bidding
        if view.state.step != "bid" or bidding is None:
            return None
        limit = Buyer(view.state, bidding.leader, IMPRESARIO).limit(
            view.state.markets[bidding.market]
        )
        bid = bidding.coins + 1
        return Bid(bid) if bid <= limit - self.MARGIN else None


class TicketBuyer(Schemer):
    """Buys a season ticket whenever it can."""

    def trick(self, view: Game) -> Action | None:
        return BuyTicket() if view.state.step == "invest" else None


SCHEMERS: Final[Mapping[str, Callable[[int], Player[Game]]]] = MappingProxyType(
    {
        "dealer": Dealer,
        "haggler": Haggler,
        "prober": Prober,
        "nag": Nag,
        "baiter": Baiter,
        "screw": Screw,
        "denier": Denier,
        "presser": Presser,
        "tickets": TicketBuyer,
        "refuser": Refuser,
    }
)
WITHOUT: Final[Mapping[str, str]] = MappingProxyType(
    {"haggler": "dealer", "prober": "dealer", "nag": "dealer"}
)
"""The same player without the trick; the others are Impresarios without it."""
