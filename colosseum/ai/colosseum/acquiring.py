"""Acquiring: what a market is worth to a player, and to the rivals.

Bids jump part of the way to what the strongest rival should pay: one coin at a time would only take
longer.
"""

from functools import cached_property

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.reasons import gain
from colosseum.ai.colosseum.valuation import Outlook
from colosseum.ai.player import Option
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Bid, OpenMarket, Pass
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.prospects import after_gain, with_tokens
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import SeatIndex
from colosseum.words.sentences import Sentence

_LEAST = RULES.opening_bid


class Buyer:
    """A player in an auction: what they have, and what they would have."""

    def __init__(self, state: State, seat: SeatIndex, habits: Habits) -> None:
        self.outlook = Outlook(state, seat, habits.weights)
        self.coins = self.outlook.me.coins
        self.worth = self._worth((), 0, acquired=False)

    def _worth(self, tokens: tuple[Asset, ...], price: int, *, acquired: bool) -> float:
        held, medals = self._holdings(tokens)
        return self.outlook.prospect(held, self.coins - price, medals, acquired=acquired).worth

    def _holdings(self, tokens: tuple[Asset, ...]) -> tuple[list[int], int]:
        me = self.outlook.me
        return with_tokens(me.tokens, tokens), me.medals + tokens.count(Asset.EMPEROR)

    def with_market(self, tokens: tuple[Asset, ...], price: int) -> float:
        """Their worth once they have won these tokens for that price."""
        return self._worth(tokens, price, acquired=True)

    def limit(self, tokens: tuple[Asset, ...], alternative: float | None = None) -> int:
        """The highest bid worth making: at that price the alternative is just as good."""
        least = self.worth if alternative is None else alternative
        low, high = 0, self.coins
        while low < high:
            middle = (low + high + 1) // 2
            if self.with_market(tokens, middle) >= least:
                low = middle
            else:
                high = middle - 1
        return low

    def price_of(self, market: int) -> int:
        """The highest bid that they should make for a market: they can choose another one."""
        patience = self.outlook.weights.patience
        others = [worth - patience for place, worth in self._cheap.items() if place != market]
        return self.limit(self.outlook.state.markets[market], max([self.worth, *others]))

    @cached_property
    def _cheap(self) -> dict[int, float]:
        """Their worth with each market, if nobody else bid for it."""
        if self.coins < _LEAST:
            return {}
        markets = enumerate(self.outlook.state.markets)
        return {place: self.with_market(tokens, _LEAST) for place, tokens in markets if tokens}

    def reason(self, tokens: tuple[Asset, ...], limit: int) -> Sentence:
        """Say how high to bid, and what the tokens do for the plan."""
        why = self._use(tokens)
        if not limit:
            return why or Sentence(
                "These tokens don’t improve my programme.",
                "These tokens improve none of my {count} programmes.",
                count=len(self.outlook.me.held),
            )
        if why is None:
            return Sentence(
                "It’s worth up to {count} coin to me.",
                "It’s worth up to {count} coins to me.",
                count=limit,
            )
        return Sentence(
            "It’s worth up to {count} coin to me: {why}",
            "It’s worth up to {count} coins to me: {why}",
            count=limit,
            why=why,
        )

    def _use(self, tokens: tuple[Asset, ...]) -> Sentence | None:
        held, medals = self._holdings(tokens)
        outlook = self.outlook
        plan = outlook.prospect(held, self.coins - _LEAST, medals, acquired=True).plan
        later = after_gain(outlook.state, outlook.seat, tokens)
        programme = plan.programme if plan is not None else None
        return gain(outlook.state, later, outlook.seat, programme)

    def refusal(self, tokens: tuple[Asset, ...], bid: int, limit: int) -> Sentence:
        """Say why not to bid that much."""
        if bid <= min(limit, self.coins):
            return Sentence(
                "Another market may give me more for my coin.",
                "Another market may give me more for my {count} coins.",
                count=self.coins,
            )
        why = self._use(tokens)
        if why is None:
            return Sentence(
                "I’d pay {count} coin for tokens that improve none of my programmes.",
                "I’d pay {count} coins for tokens that improve none of my programmes.",
                count=bid,
            )
        return Sentence(
            "It’s worth less than {count} coin to me: {why}",
            "It’s worth less than {count} coins to me: {why}",
            count=bid,
            why=why,
        )


def openings(view: Game, habits: Habits) -> list[Option]:
    """Value passing, and every market worth opening, at the price it should fetch."""
    state = view.state
    me = Buyer(state, state.seat, habits)
    if me.coins < _LEAST:
        poor = Sentence(
            "A market opens at {count} coin, and I have {n}.",
            "A market opens at {count} coins, and I have {n}.",
            count=_LEAST,
            n=me.coins,
        )
        return [Option(Pass(), me.worth, poor)]
    options = []
    rivals = _rivals(state, habits, state.seat)
    for place, tokens in enumerate(state.markets):
        limit = me.limit(tokens) if tokens else 0
        if limit >= _LEAST:
            price = min(limit, _price(place, rivals))
            value = me.with_market(tokens, price)
            bid = _LEAST + _jump(_LEAST, price, habits)
            if price > _LEAST:  # someone may bid against it
                bid = _rounded(bid, limit, habits)
            options.append(Option(OpenMarket(place, bid), value, me.reason(tokens, limit)))
    passing = _why_pass(state, is_dear=not options)
    return [Option(Pass(), me.worth, passing), *options]


def _why_pass(state: State, *, is_dear: bool) -> Sentence:
    """Say why to open no market, without denying what some are worth."""
    if is_dear:
        return Sentence(
            "No market is worth {count} coin to me.",
            "No market is worth {count} coins to me.",
            count=_LEAST,
        )
    values = {"count": state.me.coins}
    if any(seat not in state.shut_out for seat in state.queue):
        return Sentence(
            "I keep my coin, and can still bid when others open a market.",
            "I keep my {count} coins, and can still bid when others open a market.",
            **values,
        )
    return Sentence("I keep my coin.", "I keep my {count} coins.", **values)


def bids(view: Game, habits: Habits) -> list[Option]:
    """Value stepping out, and a higher bid."""
    state = view.state
    bidding = state.bidding
    assert bidding is not None
    tokens = state.markets[bidding.market]
    me = Buyer(state, state.seat, habits)
    alternative = _alternative(state, me, habits)
    bid = bidding.coins + 1
    limit = me.limit(tokens, alternative)
    options = [Option(Pass(), alternative, me.refusal(tokens, bid, limit))]
    if bid <= me.coins:
        if habits.jump and limit > bid:
            rivals = [Buyer(state, seat, habits) for seat in bidding.still_in if seat != state.seat]
            bid += _jump(bid, min(limit, _price(bidding.market, rivals)), habits)
            bid = _rounded(bid, limit, habits)
        value = me.with_market(tokens, bid)
        options.append(Option(Bid(bid), value, me.reason(tokens, limit)))
    return options


def _jump(bid: int, price: int, habits: Habits) -> int:
    """How many coins more to bid at once when a market should fetch that price."""
    return max(0, int(habits.jump * (price - bid)))


def _rounded(bid: int, limit: int, habits: Habits) -> int:
    """The bid as the player likes it, if that is still worth it."""
    rounded = -(-bid // habits.bid_step) * habits.bid_step
    return rounded if rounded <= limit else bid


def _rivals(state: State, habits: Habits, *apart_from: SeatIndex) -> list[Buyer]:
    if not habits.foresight:
        return []
    return [
        Buyer(state, seat, habits)
        for seat in range(len(state.impresarios))
        if seat not in apart_from and seat not in state.shut_out
    ]


def _price(market: int, rivals: list[Buyer]) -> int:
    """The bid that beats all rivals."""
    return max([_LEAST, *(rival.price_of(market) + 1 for rival in rivals)])


def _alternative(state: State, me: Buyer, habits: Habits) -> float:
    """The player's worth without this market: with another one, at the price it should fetch.

    The leading bidder's gain counts against that. So a player drives up a rival's price, but
    never beyond what winning the market is worth.
    """
    bidding = state.bidding
    assert bidding is not None
    if not habits.foresight:
        return me.worth
    rivals = _rivals(state, habits, state.seat, bidding.leader)
    worths = [me.worth]
    for place, tokens in enumerate(state.markets):
        if tokens and place != bidding.market:
            price = _price(place, rivals)
            if price <= me.coins:
                worths.append(me.with_market(tokens, price) - habits.weights.patience)
    leader = Buyer(state, bidding.leader, habits)
    tokens = state.markets[bidding.market]
    gain = leader.with_market(tokens, bidding.coins) - leader.worth
    return max(worths) - habits.weights.denial * max(0.0, gain)
