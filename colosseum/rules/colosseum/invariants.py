"""What is true of every sound position; each violation gets a sentence."""

from collections import Counter
from collections.abc import Iterator

from colosseum.rules.colosseum.data import ASSETS, RULES, STANDARD, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.stars import rightful_holder
from colosseum.rules.colosseum.state import Bidding, Phase, State
from colosseum.words.roman_numerals import roman


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
        yield f"{len(state.face_down)} tokens are face down, which is too many."
    for number, market in enumerate(state.markets, 1):
        if len(market) > RULES.market_tokens:
            yield (
                f"Market {roman(number)} has {len(market)} tokens; "
                f"there is room for {RULES.market_tokens}."
            )


def _supplies(state: State) -> Iterator[str]:
    if state.medals_left < 0:
        yield f"There are more than {RULES.medal_supply} medals."
    if state.tickets_left < 0:
        yield f"There are more than {RULES.ticket_supply} season tickets."
    podiums = sum(impresario.podiums for impresario in state.impresarios)
    if podiums > RULES.podium_supply:
        yield f"There are {podiums} podiums, but only {RULES.podium_supply} exist."


def _programmes(state: State) -> Iterator[str]:
    places = Counter(state.catalogue)
    for impresario in state.impresarios:
        places.update(impresario.held)
    for number, count in sorted(places.items()):
        if count > 1:
            yield f"Programme {number} is in {count} places."
    for seat, impresario in enumerate(state.impresarios, 1):
        if len(impresario.produced) > RULES.turns:
            yield f"Player {seat} produced more events than there are turns."
        for number in impresario.produced:
            if number not in impresario.held:
                yield f"Player {seat} produced programme {number} without holding it."


def _arenas(state: State) -> Iterator[str]:
    owners: dict[int, int] = {}
    for seat, impresario in enumerate(state.impresarios, 1):
        if not RULES.start_arena <= impresario.arena_size <= RULES.largest_arena:
            yield f"The arena of player {seat} has {impresario.arena_size} squares."
        for square in impresario.arena:
            if square in owners:
                yield f"Square {square} is in the arenas of players {owners[square]} and {seat}."
            owners[square] = seat


def _impresarios(state: State) -> Iterator[str]:
    for seat, impresario in enumerate(state.impresarios, 1):
        if impresario.coins < 0:
            yield f"Player {seat} has {impresario.coins} coins."
        if impresario.medals < 0:
            yield f"Player {seat} has {impresario.medals} medals."
        if min(impresario.tokens) < 0:
            yield f"Player {seat} has a negative number of tokens."
        if impresario.tokens[Asset.EMPEROR]:
            yield f"Player {seat} holds an Emperor token."


def _stars(state: State) -> Iterator[str]:
    for asset in STANDARD:
        holder = state.stars[asset]
        if state.step == DecisionKind.DISCARD:
            # Stars move only once everyone has discarded (CLO-2), one token each.
            least = RULES.star_tokens - 1
            if holder is not None and state.impresarios[holder].tokens[asset] < least:
                yield f"The {asset} star is with a player who never had enough tokens for it."
            continue
        rightful = None
        if asset in RULES.star_assets:
            rightful = rightful_holder(state.impresarios, asset, holder)
        if holder != rightful:
            yield f"The {asset} star is with the wrong player."


def _moment(state: State) -> Iterator[str]:
    if not 1 <= state.turn <= RULES.turns:
        yield f"There is no turn {state.turn}."
    if state.turn == RULES.turns and state.phase is Phase.CLOSING:
        yield "There are no closing ceremonies in the last turn."
    if len({*state.queue}) < len(state.queue):
        yield "A player waits for their turn twice."
    if state.investments >= RULES.most_investments:
        yield f"Another investment is due after {state.investments}, the most there can be."
    if state.step == DecisionKind.OPEN and state.seat in state.shut_out:
        yield f"Player {state.seat + 1} is to open a market but is shut out."
    if state.bidding is not None:
        yield from _auction(state, state.bidding)
    if state.deal is not None:
        answering = state.deal.partner if state.step == DecisionKind.ANSWER else state.deal.active
        if state.seat != answering:
            yield f"Player {state.seat + 1} cannot answer the offer."
    if state.step == DecisionKind.DISCARD:
        yield from _discards(state)
    if state.step == DecisionKind.DONATION and state.podium_owner in (None, state.seat):
        yield "A donation is due, but not from another player."
    if (state.bidding is not None) != (state.step == DecisionKind.BID):
        yield "A bid is due without an auction, or there is an auction without a bid due."
    if (state.deal is not None) != (state.step in (DecisionKind.ANSWER, DecisionKind.SETTLE)):
        yield "An answer is due without an offer, or there is an offer without an answer due."
    if bool(state.roll) != (state.step == DecisionKind.MOVE):
        yield "A move is due without dice, or there are dice without a move due."


def _auction(state: State, bidding: Bidding) -> Iterator[str]:
    if not {state.seat, bidding.leader} <= {*bidding.still_in}:
        yield "Someone is bidding who has stepped out."
    if state.impresarios[bidding.leader].coins < bidding.coins:
        yield f"Player {bidding.leader + 1} has bid more coins than they have."
    if not state.markets[bidding.market]:
        yield "An empty market is being auctioned."


def _discards(state: State) -> Iterator[str]:
    for seat in (state.seat, *state.queue):
        impresario = state.impresarios[seat]
        performed = impresario.performed
        if not performed:
            yield f"Player {seat + 1} has nothing to discard."
        if any(performed.count(asset) > impresario.tokens[asset] for asset in performed):
            yield f"Player {seat + 1} used tokens in their event that they do not hold."
