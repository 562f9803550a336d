"""What is true of every sound position; a sentence names each thing that is not."""

from collections import Counter
from collections.abc import Iterator

from colosseum.rules.colosseum.data import ASSETS, RULES, STANDARD, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.stars import rightful_holder
from colosseum.rules.colosseum.state import Bidding, Phase, State


def violated(state: State) -> list[str]:
    """Every violated invariant of a state."""
    return [
        complaint
        for check in (_tokens, _supplies, _programmes, _arenas, _impresarios, _stars, _moment)
        for complaint in check(state)
    ]


def _tokens(state: State) -> Iterator[str]:
    counts = Counter[Asset](state.bag)
    counts.update(state.face_down)
    for market in state.markets:
        counts.update(market)
    holdings = [impresario.tokens for impresario in state.impresarios]
    known = map(sum, zip(state.gone, *holdings, strict=True))
    for asset, others, total in zip(ASSETS, known, RULES.totals, strict=True):
        found = counts[asset] + others
        if found != total:
            yield f"There are {found} {asset} tokens instead of {total}."
    players = len(state.impresarios)
    dealt = RULES.markets * RULES.market_tokens + players * RULES.deal[players]
    if len(state.face_down) > sum(RULES.green) - dealt:
        yield f"{len(state.face_down)} tokens lie face down."
    for number, market in enumerate(state.markets, 1):
        if len(market) > RULES.market_tokens:
            yield f"Market {number} holds {len(market)} tokens; {RULES.market_tokens} fit."


def _supplies(state: State) -> Iterator[str]:
    if state.medals_left < 0:
        yield f"There are more than {RULES.medal_supply} medals."
    if state.tickets_left < 0:
        yield f"There are more than {RULES.ticket_supply} season tickets."
    podiums = sum(impresario.podiums for impresario in state.impresarios)
    if podiums > RULES.podium_supply:
        yield f"There are {podiums} podiums instead of {RULES.podium_supply} at most."


def _programmes(state: State) -> Iterator[str]:
    places = Counter(state.catalogue)
    for impresario in state.impresarios:
        places.update(impresario.held)
    for number, count in sorted(places.items()):
        if count > 1:
            yield f"Programme {number} is in {count} places."
    for seat, impresario in enumerate(state.impresarios, 1):
        for number in impresario.produced:
            if number not in impresario.held:
                yield f"Seat {seat} produced programme {number} without holding it."


def _arenas(state: State) -> Iterator[str]:
    owners: dict[int, int] = {}
    for seat, impresario in enumerate(state.impresarios, 1):
        if not RULES.start_arena <= impresario.arena_size <= RULES.largest_arena:
            yield f"The arena of seat {seat} has {impresario.arena_size} squares."
        for square in impresario.arena:
            if square in owners:
                yield f"Square {square} is in the arenas of seats {owners[square]} and {seat}."
            owners[square] = seat


def _impresarios(state: State) -> Iterator[str]:
    for seat, impresario in enumerate(state.impresarios, 1):
        if impresario.coins < 0:
            yield f"Seat {seat} has {impresario.coins} coins."
        if impresario.medals < 0:
            yield f"Seat {seat} has {impresario.medals} medals."
        if min(impresario.tokens) < 0:
            yield f"Seat {seat} has fewer than no tokens of a kind."
        if impresario.tokens[Asset.EMPEROR]:
            yield f"Seat {seat} holds an emperor token."


def _stars(state: State) -> Iterator[str]:
    if state.step == DecisionKind.DISCARD:
        return  # stars wait until all have discarded (CLO-2)
    for asset in STANDARD:
        holder = state.stars[asset]
        rightful = None
        if asset in RULES.star_assets:
            rightful = rightful_holder(state.impresarios, asset, holder)
        if holder != rightful:
            yield f"The {asset} star is not where it belongs."


def _moment(state: State) -> Iterator[str]:
    if not 1 <= state.turn <= RULES.turns:
        yield f"Turn {state.turn} does not exist."
    if state.turn == RULES.turns and state.phase is Phase.CLOSING:
        yield "There are no closing ceremonies in the last turn."
    if state.investments >= RULES.most_investments:
        yield f"{state.investments} investments are made, and another is due."
    if state.step == DecisionKind.OPEN and state.seat in state.shut_out:
        yield f"Seat {state.seat + 1} opens a market although shut out."
    if state.bidding is not None:
        yield from _auction(state, state.bidding)
    if state.deal is not None:
        answering = state.deal.partner if state.step == DecisionKind.ANSWER else state.deal.active
        if state.seat != answering:
            yield f"Seat {state.seat + 1} cannot answer the offer."
    if state.step == DecisionKind.DISCARD:
        yield from _discards(state)
    if state.step == DecisionKind.DONATION and state.podium_owner in (None, state.seat):
        yield "A donation is due, but not from another player."
    if (state.bidding is not None) != (state.step == DecisionKind.BID):
        yield "A bid is due without an auction, or an auction runs without one."
    if (state.deal is not None) != (state.step in (DecisionKind.ANSWER, DecisionKind.SETTLE)):
        yield "An answer is due without an offer, or an offer lies without one."
    if bool(state.roll) != (state.step == DecisionKind.MOVE):
        yield "Nobles are to move without dice, or dice lie without a move."


def _auction(state: State, bidding: Bidding) -> Iterator[str]:
    if not {state.seat, bidding.leader} <= {*bidding.still_in}:
        yield "Somebody bids who has stepped out."
    if state.impresarios[bidding.leader].coins < bidding.coins:
        yield f"Seat {bidding.leader + 1} has bid more than she has."
    if not state.markets[bidding.market]:
        yield "An empty market is under the hammer."


def _discards(state: State) -> Iterator[str]:
    for seat in (state.seat, *state.queue):
        impresario = state.impresarios[seat]
        performed = impresario.performed
        if not performed:
            yield f"Seat {seat + 1} has nothing to discard."
        if any(performed.count(asset) > impresario.tokens[asset] for asset in performed):
            yield f"Seat {seat + 1} used tokens in her event that she does not hold."
