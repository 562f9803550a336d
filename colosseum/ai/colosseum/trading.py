"""Trading: offers from which both players gain, and which leave the partner a fair share."""

import math
from dataclasses import dataclass
from itertools import combinations

from colosseum.ai.colosseum.deals import (
    NOT_HELD,
    Table,
    Terms,
    Trader,
    is_better,
    lacking,
    spare,
    with_coins,
)
from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.memory import Memory
from colosseum.ai.player import Option
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Bundle, Offer, Pass
from colosseum.rules.colosseum.data import HOLDABLE, Asset
from colosseum.rules.colosseum.display_names import spoken_bundle
from colosseum.rules.kernel import SeatIndex
from colosseum.words.sentences import Sentence

_CLOSER_LOOKS = 6
_PAIRED = 6
_MOST_OFFERED = 0.8
"""The greatest share of a deal's gains that anyone offers."""
_MOST_OFFERS = 2
"""The most deals that anyone offers the same player in a phase."""
_PRECIOUS = 0.01
"""What a coin must be worth to be part of an offer; in the end, coins only break ties."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A deal in the making: the tokens are settled, the coins are not."""

    partner: SeatIndex
    give: tuple[Asset, ...]
    take: tuple[Asset, ...]
    mine: float
    theirs: float

    @property
    def both(self) -> float:
        return self.mine + self.theirs


def offers(view: Game, habits: Habits, memory: Memory) -> list[Option]:
    """Value the best few deals with any rival, and finishing trading."""
    state = view.state
    table = Table(state, habits.weights)
    partners = _willing(table, habits, memory)
    deals: list[Option] = []
    if partners and memory.asked(state.turn, state.seat) < habits.offers:
        deals = _deals(table, habits, memory, partners)
    reason = (
        Sentence("Without a deal I keep my tokens, and no rival gains anything.")
        if deals
        else Sentence("I have no deal to propose.")
    )
    return [Option(Pass(), 0.0, reason), *deals]


def _deals(table: Table, habits: Habits, memory: Memory, partners: list[SeatIndex]) -> list[Option]:
    """Value the deals from which both players gain."""
    options, weights = [], table.weights
    me = table.trader(table.state.seat)
    found = [d for seat in partners for d in drafts(me, seat, table.trader(seat))]
    found.sort(key=lambda draft: -draft.both)
    for draft in found[:_CLOSER_LOOKS]:
        settled = _settled(table, draft, memory, habits)
        if settled is None:
            continue
        offer, terms = settled
        value = terms.mine - table.feeding(offer.partner, terms.theirs) - weights.bargain
        if terms.theirs >= weights.bargain and value > 0:
            reason = terms.gain(me.plan) or Sentence(
                "I’d rather have {take} than {give}.",
                take=spoken_bundle(offer.take),
                give=spoken_bundle(offer.give),
            )
            options.append(Option(offer, value, reason))
    return options


def _willing(table: Table, habits: Habits, memory: Memory) -> list[SeatIndex]:
    """The rivals worth asking: those who refuse everything are left in peace."""
    state = table.state
    return [
        seat
        for seat in state.clockwise_from(state.seat)
        if seat != state.seat
        and memory.reluctance(seat) < habits.persistence
        and memory.asked(state.turn, state.seat, seat) < _MOST_OFFERS
    ]


def drafts(me: Trader, seat: SeatIndex, other: Trader) -> list[Draft]:
    """Find swaps, purchases and sales of single tokens that could leave both players better off."""
    mine = [a for a in HOLDABLE if me.loss[a] < NOT_HELD]
    theirs = [a for a in HOLDABLE if other.loss[a] < NOT_HELD]
    spared = spare(me.outlook.state, me.outlook.weights)
    found = [
        Draft(seat, (a,), (b,), me.gain[b] - me.loss[a], other.gain[a] - other.loss[b])
        for a in mine
        for b in theirs
        if a != b
    ]
    found += [Draft(seat, (), (b,), me.gain[b], -other.loss[b] - spared) for b in theirs]
    found += [Draft(seat, (a,), (), -me.loss[a] - spared, other.gain[a]) for a in mine]
    found = [draft for draft in found if draft.both > 0.5]
    return found + _pairs(found)


def _pairs(found: list[Draft]) -> list[Draft]:
    """Join two of the best drafts with one partner into a single offer, since offers are few."""
    best = sorted(found, key=lambda draft: -draft.both)[:_PAIRED]
    pairs: dict[tuple[tuple[Asset, ...], tuple[Asset, ...]], Draft] = {}
    for one, two in combinations(best, 2):
        give, take = tuple(sorted(one.give + two.give)), tuple(sorted(one.take + two.take))
        # A sale and a purchase are a swap, which is a draft already.
        if len({*give, *take}) == len(give) + len(take) > 2:
            mine, theirs = one.mine + two.mine, one.theirs + two.theirs
            pairs.setdefault((give, take), Draft(one.partner, give, take, mine, theirs))
    return list(pairs.values())


def _settled(
    table: Table, draft: Draft, memory: Memory, habits: Habits
) -> tuple[Offer, Terms] | None:
    """Add the coins that leave the partner a fair share; None if that is not to be had.

    A wish once refused comes back only if the partner gets more than before.
    """
    weights = table.weights
    me, other = table.trader(table.state.seat), table.trader(draft.partner)
    refused = memory.same_wish(draft.partner, draft.give, draft.take)
    share = min(_MOST_OFFERED, weights.fair_share + weights.concession * len(refused))
    # The same coin may be worth more to one than to the other.
    a_coin = (1.0 - share) * other.coin + share * me.coin
    least = math.ceil((weights.left_bargain * weights.bargain - draft.theirs) / other.coin)
    coins = max(least, math.ceil(lacking(draft.theirs, draft.mine, share) / a_coin))
    for _ in range(2):
        found = _offer(table, draft, coins if me.coin > _PRECIOUS else 0, habits)
        if found is None:
            return None
        offer, terms = found
        more = lacking(terms.theirs, terms.mine, share)
        if more <= 0:
            better = (is_better(other, offer.give, offer.take, talk, weights) for talk in refused)
            return found if all(better) else None
        coins += math.ceil(more / a_coin)
    return None


def _offer(table: Table, draft: Draft, coins: int, habits: Habits) -> tuple[Offer, Terms] | None:
    """The draft with this many coins given, or taken; None if someone gives too much or nothing."""
    state = table.state
    held = state.impresarios[draft.partner].coins
    most = min(habits.demand * held, habits.dearest * max(1, len(draft.give)))
    coins = max(-int(most), coins)
    give, take = with_coins(draft.give, draft.take, coins)
    if coins > state.me.coins or not (_is_something(give) and _is_something(take)):
        return None
    return Offer(draft.partner, give, take), Terms(table, draft.partner, give, take)


def _is_something(bundle: Bundle) -> bool:
    return bool(bundle.tokens or bundle.coins)
