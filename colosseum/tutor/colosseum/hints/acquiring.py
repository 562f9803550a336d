"""Hints on auctions: who may bid, for how long, and with what."""

from typing import Final

from colosseum.rules.colosseum.actions import CashMedal, Pass
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import coins
from colosseum.rules.colosseum.prospects import most_raised
from colosseum.rules.kernel import SeatIndex
from colosseum.tutor.colosseum.hints.situation import Seated, situation
from colosseum.tutor.colosseum.marks import ActionButton, Amount, Market, Plaque, Quantity
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.words.sentences import Sentence

_A_LITTLE_MORE: Final = 3
"""How many coins above the highest bid are worth paying to end an auction."""


def _means(at: Seated, seat: SeatIndex) -> int:
    """The most a rival can bid: medals and action tokens become coins before it (AST-2, MED-3)."""
    rival = at.state.impresarios[seat]
    return rival.coins + RULES.medal_coins * (rival.medals + rival.tokens[Asset.ACTION])


def _all_others_out(at: Seated) -> bool:
    return len(at.state.shut_out) == len(at.state.impresarios) - 1


@situation("alone-at-the-minimum", "AUC-7", pressing=Pressing.NOW, urges=Market)
def _alone(at: Seated) -> Remark | None:
    least = RULES.opening_bid
    if not at.decides(DecisionKind.OPEN) or not _all_others_out(at) or at.me.coins < least:
        return None
    full = tuple(market for market, tokens in enumerate(at.state.markets) if tokens)
    words = Sentence(
        "Everyone else has won a market, so nobody can outbid you: take the one left for {price}.",
        "Everyone else has won a market, so nobody can outbid you: take your pick of {count} for "
        "{price}.",
        count=len(full),
        price=coins(least),
    )
    return words, tuple(map(Market, full))


@situation("nobody-can-pay-more", "AUC-2", pressing=Pressing.NOW, urges=Market)
def _nobody_can_pay(at: Seated) -> Remark | None:
    bidding = at.state.bidding
    if not at.decides(DecisionKind.BID) or bidding is None:
        return None
    most = max(_means(at, seat) for seat in bidding.still_in if seat != at.seat)
    bid = max(bidding.coins + 1, most)
    is_useful = most_raised(at.state, at.seat, at.state.markets[bidding.market]) is not None
    if bid > at.me.coins or bid - bidding.coins > _A_LITTLE_MORE or not is_useful:
        return None
    words = Sentence(
        "Nobody still in can pay more than {most}: bid {bid} to win this market.",
        most=coins(most),
        bid=bid,
    )
    return words, (Market(bidding.market), Amount(Quantity.BID))


@situation("winner-is-out", "AUC-3")
def _winner_is_out(at: Seated) -> Remark | None:
    bidding = at.state.bidding
    others = [market for market, tokens in enumerate(at.state.markets) if tokens]
    if not at.decides(DecisionKind.BID) or bidding is None or at.state.intense or len(others) < 2:
        return None
    words = Sentence(
        "If you win this market, for {bid} or more, you are done bidding this phase: the other "
        "one is left to a rival.",
        "If you win this market, for {bid} or more, you are done bidding this phase: the other "
        "{count} are left to your rivals.",
        bid=coins(bidding.coins + 1),
        count=len(others) - 1,
    )
    return words, (Market(bidding.market),)


@situation("intense-winner-returns", "VAR-1", pressing=Pressing.KNOW)
def _intense(at: Seated) -> Remark | None:
    if (
        not at.decides(DecisionKind.OPEN, DecisionKind.BID)
        or not at.state.intense
        or not at.state.shut_out
    ):
        return None
    winner = at.state.shut_out[-1]
    words = Sentence(
        "In intense auctions {name} sits out after winning, but can bid again as soon as the "
        "next player is due to open.",
        name=at.name(winner),
    )
    return words, (Plaque(winner),)


@situation("another-market-to-open", "AUC-5", pressing=Pressing.KNOW)
def _another(at: Seated) -> Remark | None:
    state = at.state
    empty = tuple(market for market, tokens in enumerate(state.markets) if not tokens)
    if not at.decides(DecisionKind.OPEN) or not empty or not state.shut_out:
        return None
    words = Sentence(
        "{name} won the market you opened: open the one left or pass, and then the sold ones "
        "refill.",
        "{name} won the market you opened: open another of the {count} left; sold ones refill "
        "once you win or pass.",
        name=at.name(state.shut_out[-1]),
        count=len(state.markets) - len(empty),
    )
    return words, (*map(Market, empty), Plaque(state.shut_out[-1]))


@situation("pass-and-still-bid", "AUC-6", urges=ActionButton)
def _pass_and_bid(at: Seated) -> Remark | None:
    state = at.state
    if not at.decides(DecisionKind.OPEN) or _all_others_out(at) or not any(state.markets):
        return None
    if any(most_raised(at.state, at.seat, tokens) for tokens in state.markets):
        return None
    words = Sentence(
        "The market left improves none of your programmes: pass, and you can still bid if others "
        "open it.",
        "None of the {count} markets improves any of your programmes: pass, and you can still "
        "bid when others open one.",
        count=len(list(filter(None, state.markets))),
    )
    return words, (ActionButton(Pass),)


@situation("medal-for-a-bid", "MED-1", "MED-3", "AUC-2", urges=ActionButton)
def _medal_for_bid(at: Seated) -> Remark | None:
    state, me = at.state, at.me
    if not at.decides(DecisionKind.OPEN, DecisionKind.BID) or not me.medals:
        return None
    bid = state.bidding.coins + 1 if state.bidding else RULES.opening_bid
    if not me.coins < bid <= me.coins + RULES.medal_coins * me.medals:
        return None
    words = Sentence(
        "You have {coins}, too few to bid {bid}: cash in a medal for {count} coin.",
        "You have {coins}, too few to bid {bid}: cash in a medal for {count} coins.",
        coins=coins(me.coins),
        bid=bid,
        count=RULES.medal_coins,
    )
    return words, (ActionButton(CashMedal),)


SITUATIONS: Final[tuple[Situation, ...]] = (
    _alone,
    _nobody_can_pay,
    _medal_for_bid,
    _winner_is_out,
    _pass_and_bid,
    _another,
    _intense,
)
