"""What is still to be had: tokens, programmes, and a seat's part in this turn."""

from functools import lru_cache

from colosseum.ai.colosseum.weights import Weights
from colosseum.rules.colosseum.data import ASSETS, RULES, VERSIONS, Asset, Programme
from colosseum.rules.colosseum.state import Phase, State
from colosseum.rules.kernel import SeatIndex


def for_sale(state: State, last: int, arena: int) -> list[tuple[Programme, int, int]]:
    """The programmes that can be bought, the expansions they need, and the price of it all."""
    return _for_sale(state.version, state.catalogue, last, arena)


@lru_cache(maxsize=1024)
def _for_sale(
    version: int, catalogue: tuple[int, ...], last: int, arena: int
) -> list[tuple[Programme, int, int]]:
    programmes = VERSIONS[version - 1].programmes
    found = []
    for number in catalogue:
        if number > last:
            programme = programmes[number - 1]
            expansions = max(0, programme.arena - arena)
            cost = programme.price + expansions * RULES.expansion_price
            found.append((programme, expansions, cost))
    return found


_counted: tuple[tuple[Asset, ...], tuple[int, ...]] = ((), (0,) * len(ASSETS))
"""The bag that was counted last: copies of a game share it."""


def supply(state: State) -> tuple[list[int], int]:
    """How many tokens of each asset are still to come, and how many in all."""
    global _counted
    bag, counts = _counted
    if bag is not state.bag:
        bag = state.bag
        counts = tuple(bag.count(asset) for asset in ASSETS)
        _counted = bag, counts
    stock = list(counts)
    for market in state.markets:
        for token in market:
            stock[token] += 1
    return stock, max(1, sum(stock))


def has_performed(state: State, seat: SeatIndex) -> bool:
    """Whether this turn's event is behind the seat, produced or passed."""
    if state.phase is Phase.CLOSING or not state.step:
        return True
    return state.phase is Phase.PRODUCING and seat != state.seat and seat not in state.queue


def can_still_invest(state: State, seat: SeatIndex) -> int:
    """1 if the seat's investment of this turn is still to come, or else 0."""
    return int(state.phase is Phase.INVESTING and (seat == state.seat or seat in state.queue))


def can_still_acquire(state: State, seat: SeatIndex) -> int:
    """1 if the seat may still win a market this turn, or else 0."""
    if state.phase is Phase.INVESTING:
        return 1
    return int(state.phase is Phase.ACQUIRING and seat not in state.shut_out)


def second_investments(state: State, seat: SeatIndex, weights: Weights, turns: int) -> list[float]:
    """What 0, 1, 2 … second investments cost, as many as there are means for (INV-2)."""
    costs = [0.0]
    me = state.impresarios[seat]
    actions, medals = me.tokens[Asset.ACTION], me.medals
    action_token, medal = weights.action_token_in(state.turn), weights.medal_in(state.turn)
    while len(costs) <= turns:
        if actions:
            actions -= 1
            costs.append(costs[-1] + action_token)
        elif medals >= RULES.second_medals:
            medals -= RULES.second_medals
            costs.append(costs[-1] + RULES.second_medals * medal)
        else:
            break
    return costs
