"""Auctions: what a market is worth, to oneself and to the others."""

from colosseum.ai.option import Option
from colosseum.ai.valuation import Outlook
from colosseum.ai.weights import Weights
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Bid, OpenMarket, Pass
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.kernel import Sentence


def with_market(outlook: Outlook, tokens: tuple[Asset, ...], price: int) -> float:
    """Her worth once she has won these tokens for that price."""
    me = outlook.me
    held = me.tokens[:]
    medals = me.medals
    for token in tokens:
        if token is Asset.EMPEROR:
            medals += 1
        else:
            held[token] += 1
    return outlook.prospect(held, me.coins - price, medals, acquired=True).worth


def limit(outlook: Outlook, tokens: tuple[Asset, ...], alternative: float) -> int:
    """The most that she should bid: there she is as well off as with the alternative."""
    low, high = 0, outlook.me.coins
    while low < high:
        middle = (low + high + 1) // 2
        if with_market(outlook, tokens, middle) >= alternative:
            low = middle
        else:
            high = middle - 1
    return low


def without(outlook: Outlook) -> float:
    me = outlook.me
    return outlook.prospect(me.tokens, me.coins, me.medals).worth


def openings(view: Game, weights: Weights) -> list[Option]:
    state = view.state
    least = RULES.opening_bid
    mine = Outlook(state, state.seat, weights)
    nothing = without(mine)
    options = [Option(Pass(), nothing, Sentence("No market is worth {least} coins.", least=least))]
    if state.me.coins < least:
        return options
    rivals = [
        Outlook(state, seat, weights)
        for seat in state.clockwise_from(state.seat)
        if seat != state.seat and seat not in state.shut_out
    ]
    for place, tokens in enumerate(state.markets):
        if not tokens:
            continue
        top = limit(mine, tokens, nothing)
        if top < least:
            continue
        price = least
        for rival in rivals:
            price = max(price, min(limit(rival, tokens, without(rival)) + 1, top))
        value = with_market(mine, tokens, price)
        reason = Sentence("Market {market} is worth {top} coins to me.", market=place + 1, top=top)
        options.append(Option(OpenMarket(place, least), value, reason))
    return options


def bids(view: Game, weights: Weights) -> list[Option]:
    state = view.state
    bidding = state.bidding
    assert bidding is not None
    tokens = state.markets[bidding.market]
    mine = Outlook(state, state.seat, weights)
    nothing = without(mine)
    options = [Option(Pass(), nothing, Sentence("It is not worth {bid} coins.", bid=bidding.coins + 1))]
    if state.me.coins > bidding.coins:
        top = limit(mine, tokens, nothing)
        price = bidding.coins + 1
        if price <= top:
            reason = Sentence("It is worth {top} coins to me.", top=top)
            options.append(Option(Bid(price), with_market(mine, tokens, price) + 1e-6, reason))
    return options
