"""Players as good as an Impresario who try one trick on top, to see whether it pays.

Against three Impresarios a quarter of the games is a fair share; a trick pays if it wins more.
`python3 dev.py bench exploiters` measures them.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from colosseum.ai.colosseum.levels import IMPRESARIO
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.colosseum.valuation import Outlook
from colosseum.ai.player import Player
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import (
    Bid,
    Bundle,
    BuyTicket,
    Offer,
    Pass,
    Refuse,
)
from colosseum.rules.colosseum.data import HOLDABLE, Asset
from colosseum.rules.colosseum.prospects import with_tokens
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import Action, SeatIndex
from tests.ai import exploiting

_WEIGHTS: Final = IMPRESARIO.weights
_WORTHWHILE: Final = 0.3
"""The least a schemer wants to gain by a deal, in spectators."""


class Schemer(exploiting.Exploiter[Game]):
    def __init__(self, seed: int) -> None:
        super().__init__(ColosseumPlayer(IMPRESARIO, seed))


class Holdings:
    """What a seat has, and what a token or a coin more or less would change for it."""

    def __init__(self, state: State, seat: SeatIndex) -> None:
        self._outlook = Outlook(state, seat, _WEIGHTS)
        self.me = self._outlook.me
        self._worth = self._with((), (), 0)
        self.coin = max(1e-3, self.change(Bundle(), Bundle((), 5)) / 5)
        self.gain: dict[tuple[Asset, ...], float] = {(): 0.0}
        self.loss: dict[tuple[Asset, ...], float] = {(): 0.0}
        for asset in HOLDABLE:
            self.gain[asset,] = self.change(Bundle(), Bundle((asset,)))
            if self.me.tokens[asset]:
                self.loss[asset,] = -self.change(Bundle((asset,)), Bundle())

    def _with(self, more: tuple[Asset, ...], fewer: tuple[Asset, ...], coins: int) -> float:
        tokens = with_tokens(self.me.tokens, more)
        for asset in fewer:
            tokens[asset] -= 1
        return self._outlook.prospect(tokens, self.me.coins + coins, self.me.medals).worth

    def change(self, give: Bundle, take: Bundle) -> float:
        return self._with(take.tokens, give.tokens, take.coins - give.coins) - self._worth


class Dealer(Schemer):
    """Makes the offers on its list one after another, up to so many a turn."""

    OFFERS = 40

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._turn = 0
        self._made: list[Offer] = []

    def trick(self, view: Game) -> Action | None:
        state = view.state
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

    def may_make(self, offer: Offer) -> bool:
        return offer not in self._made

    def offers(self, state: State) -> Iterator[Offer]:
        raise NotImplementedError


class Haggler(Dealer):
    """Starts every deal with an offer that leaves the partner nothing, and raises it slowly."""

    SHARES = tuple(step / 20 for step in range(13))
    """The partner's share of what both gain, offer by offer."""

    def offers(self, state: State) -> Iterator[Offer]:
        me = Holdings(state, state.seat)
        others = {seat: Holdings(state, seat) for seat in _others(state)}
        drafts = [draft for seat in others for draft in _drafts(me, seat, others[seat])]
        for draft in sorted(drafts, key=lambda draft: -draft.surplus):
            coin = others[draft.partner].coin
            for share in self.SHARES:
                coins = math.ceil((share * draft.surplus - draft.theirs) / coin)
                give, take = Bundle(draft.give, max(0, coins)), Bundle(draft.take, max(0, -coins))
                yield Offer(draft.partner, give, take)


class Draft(NamedTuple):
    """Tokens that two players could exchange, and what that changes for both, coins aside."""

    partner: SeatIndex
    give: tuple[Asset, ...]
    take: tuple[Asset, ...]
    mine: float
    theirs: float

    @property
    def surplus(self) -> float:
        return self.mine + self.theirs


def _drafts(me: Holdings, seat: SeatIndex, other: Holdings) -> Iterator[Draft]:
    """Swaps, purchases and sales of single tokens from which both together gain."""
    mine: list[tuple[Asset, ...]] = [(), *((a,) for a in HOLDABLE if me.me.tokens[a])]
    theirs: list[tuple[Asset, ...]] = [(), *((a,) for a in HOLDABLE if other.me.tokens[a])]
    for give in mine:
        for take in theirs:
            if give != take:
                changes = [
                    one.gain[to] - one.loss[away]
                    for one, to, away in ((me, take, give), (other, give, take))
                ]
                if sum(changes) > _WORTHWHILE:
                    yield Draft(seat, give, take, *changes)


def _others(state: State) -> list[SeatIndex]:
    return [seat for seat in state.clockwise_from(state.seat) if seat != state.seat]


class Nag(Haggler):
    """Makes the same stingy offers over and over, to whoever has refused them."""

    SHARES = (0.1, 0.3)
    TIMES = 6

    def may_make(self, offer: Offer) -> bool:
        return self._made.count(offer) < self.TIMES


class Baiter(Dealer):
    """Dangles what another player needs at a dear price, and comes down until it is taken."""

    PRICES = (30, 20, 14, 10, 7, 5)

    def offers(self, state: State) -> Iterator[Offer]:
        me = Holdings(state, state.seat)
        for partner in _others(state):
            other = Holdings(state, partner)
            for bait in HOLDABLE:
                give = Bundle((bait,))
                if me.me.tokens[bait] and other.change(Bundle(), give) > _WORTHWHILE:
                    for coins in self.PRICES:
                        if me.change(give, Bundle((), coins)) > _WORTHWHILE:
                            yield Offer(partner, give, Bundle((), coins))


class Refuser(Schemer):
    """Makes no deal with anyone, like a person who does not care for trading."""

    def trick(self, view: Game) -> Action | None:
        if view.state.step == "trade":
            return Pass()
        return Refuse() if view.state.step in ("answer", "settle") else None


class Denier(Refuser):
    """Bids against whoever leads as long as the market would help them, and makes no deal."""

    MOST = 22
    """Coins beyond which it lets go."""

    def trick(self, view: Game) -> Action | None:
        state = view.state
        if state.step != "bid":
            return super().trick(view)
        bidding = state.bidding
        assert bidding is not None
        leader = Holdings(state, bidding.leader)
        helped = leader.change(Bundle((), bidding.coins), Bundle(_tokens(state, bidding.market)))
        bid = bidding.coins + 1
        return Bid(bid) if helped > _WORTHWHILE and bid <= self.MOST else None


def _tokens(state: State, market: int) -> tuple[Asset, ...]:
    return tuple(token for token in state.markets[market] if token in HOLDABLE)


class TicketBuyer(Schemer):
    """Buys a season ticket whenever it can."""

    def trick(self, view: Game) -> Action | None:
        return BuyTicket() if view.state.step == "invest" else None


SCHEMERS: Final[Mapping[str, Callable[[int], Player[Game]]]] = MappingProxyType(
    {
        "haggler": Haggler,
        "nag": Nag,
        "baiter": Baiter,
        "refuser": Refuser,
        "denier": Denier,
        "tickets": TicketBuyer,
    }
)
