"""Phase 2: markets are opened one by one and go to the highest bidder."""

from dataclasses import dataclass
from random import Random

from colosseum.rules.colosseum.actions import Bid, OpenMarket, Pass
from colosseum.rules.colosseum.changes import happen
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.decision_step import PASS, Step, earn_medal, pay
from colosseum.rules.colosseum.events import (
    BidMade,
    CouldNotBid,
    EmperorLeft,
    MarketOpened,
    MarketRefilled,
    MarketWon,
    Passed,
    SteppedOut,
)
from colosseum.rules.colosseum.stars import update as update_stars
from colosseum.rules.colosseum.state import Bidding, State
from colosseum.rules.kernel import Action, Choices, Event
from colosseum.rules.stepped_game import not_now
from colosseum.words.roman_numerals import roman
from colosseum.words.sentences import Sentence

_ONLY_PASS = Choices((PASS,))


def begin(state: State, events: list[Event]) -> None:
    state.shut_out = ()
    state.line_up(Open.kind)


@dataclass(frozen=True, slots=True)
class Openings:
    """Opening any of these markets, at any bid between these."""

    markets: tuple[int, ...]
    least: int
    most: int

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, OpenMarket)
            and action.market in self.markets
            and self.least <= action.coins <= self.most
        )

    def pick(self, rng: Random) -> OpenMarket:
        market = self.markets[int(rng.random() * len(self.markets))]
        return OpenMarket(market, self.least + int(rng.random() * (self.most - self.least + 1)))


@dataclass(frozen=True, slots=True)
class Bids:
    """Any bid between these."""

    least: int
    most: int

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Bid) and self.least <= action.coins <= self.most

    def pick(self, rng: Random) -> Bid:
        return Bid(self.least + int(rng.random() * (self.most - self.least + 1)))


class Open(Step):
    kind = DecisionKind.OPEN
    help = Sentence("Choose a market and your opening bid, or pass on opening one this turn.")

    def _choices(self, state: State) -> Choices:
        least, coins = RULES.opening_bid, state.me.coins
        markets = tuple([place for place, tokens in enumerate(state.markets) if tokens])
        if not markets or coins < least:
            return _ONLY_PASS
        return Choices((PASS,), (Openings(markets, least, least if _alone(state) else coins),))

    def _why_not(self, state: State, action: Action) -> Sentence | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, OpenMarket):
            return not_now(action)
        if not 0 <= action.market < RULES.markets:
            return Sentence("There is no market {number}.", number=roman(action.market + 1))
        if not state.markets[action.market]:
            return Sentence("Market {number} is empty.", number=roman(action.market + 1))
        if action.coins < RULES.opening_bid:
            return Sentence(
                "The opening bid must be {count} coin or more.",
                "The opening bid must be {count} coins or more.",
                count=RULES.opening_bid,
            )
        if action.coins > state.me.coins:
            return _too_poor(state)
        if action.coins > RULES.opening_bid and _alone(state):
            return Sentence(
                "Nobody can bid against you: open at {count} coin.",
                "Nobody can bid against you: open at {count} coins.",
                count=RULES.opening_bid,
            )
        return None

    def _apply(self, state: State, action: Action, events: list[Event]) -> None:
        seat = state.seat
        if isinstance(action, Pass):
            events.append(Passed(seat))
            _refill(state, events)
            _next_opener(state)
            return
        assert isinstance(action, OpenMarket)
        events.append(MarketOpened(seat, action.market, action.coins))
        shut_out = state.shut_out
        still_in = tuple([other for other in state.clockwise_from(seat) if other not in shut_out])
        state.bidding = Bidding(seat, action.market, action.coins, seat, still_in)
        if len(still_in) == 1:
            _sell(state, events)
        else:
            state.seat = still_in[1]
            state.step = Outbid.kind


class Outbid(Step):
    kind = DecisionKind.BID
    help = Sentence("Bid higher, or step out of this auction.")

    def _choices(self, state: State) -> Choices:
        assert state.bidding is not None
        least = state.bidding.coins + 1
        most = state.me.coins
        if most < least:
            return _ONLY_PASS
        return Choices((PASS,), (Bids(least, most),))

    def _why_not(self, state: State, action: Action) -> Sentence | None:
        assert state.bidding is not None
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Bid):
            return not_now(action)
        if action.coins <= state.bidding.coins:
            return Sentence(
                "You must bid more than {count} coin.",
                "You must bid more than {count} coins.",
                count=state.bidding.coins,
            )
        return _too_poor(state) if action.coins > state.me.coins else None

    def _apply(self, state: State, action: Action, events: list[Event]) -> None:
        bidding = state.bidding
        assert bidding is not None
        seat = state.seat
        still_in = bidding.still_in
        place = still_in.index(seat)
        if isinstance(action, Bid):
            events.append(BidMade(seat, action.coins))
            state.bidding = Bidding(bidding.opener, bidding.market, action.coins, seat, still_in)
            state.seat = still_in[(place + 1) % len(still_in)]
            return
        next_bid = bidding.coins + 1
        could_bid = state.me.coins >= next_bid
        events.append(SteppedOut(seat) if could_bid else CouldNotBid(seat, next_bid))
        state.seat = still_in[(place + 1) % len(still_in)]
        still_in = still_in[:place] + still_in[place + 1 :]
        state.bidding = Bidding(
            bidding.opener, bidding.market, bidding.coins, bidding.leader, still_in
        )
        if len(still_in) == 1:
            _sell(state, events)


def _alone(state: State) -> bool:
    """Whether everyone else is shut out (AUC-7)."""
    return len(state.shut_out) == len(state.impresarios) - 1


def _too_poor(state: State) -> Sentence:
    coins = state.me.coins
    return Sentence("You have only {count} coin.", "You have only {count} coins.", count=coins)


def _sell(state: State, events: list[Event]) -> None:
    """Sell the market to the highest bidder (AUC-3 … AUC-5)."""
    bidding = state.bidding
    assert bidding is not None
    winner = state.seat = bidding.leader
    tokens = state.markets[bidding.market]
    pay(state, bidding.coins, events)
    happen(state, MarketWon(winner, bidding.market, tokens), events)
    for _ in range(tokens.count(Asset.EMPEROR)):
        happen(state, EmperorLeft(winner), events)
        earn_medal(state, winner, events)
    update_stars(state, tokens, events)
    state.shut_out = (*state.shut_out, winner)
    state.bidding = None
    if winner == bidding.opener:
        _refill(state, events)
        _next_opener(state)
    else:
        state.seat = bidding.opener
        state.step = Open.kind


def _refill(state: State, events: list[Event]) -> None:
    """Refill every empty market, as long as the tokens last (AUC-8)."""
    for market, tokens in enumerate(state.markets):
        if not tokens:
            stock = state.bag + state.face_down
            drawn = tuple(sorted(stock[-RULES.market_tokens :]))
            if drawn:
                state.bag = state.bag[: len(stock) - len(drawn)]
                state.face_down = ()
                happen(state, MarketRefilled(market, drawn), events)


def _next_opener(state: State) -> None:
    """Go on to the next player who has not won (AUC-4), or just the next if intense (VAR-1)."""
    if state.intense:
        state.shut_out = ()
    while state.next_in_line(Open.kind) and state.seat in state.shut_out:
        pass
