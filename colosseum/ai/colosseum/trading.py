"""Trading: offers from which both players gain, and answers to offers.

Nobody gains by haggling. Whoever is asked wants a fair share of what the deal brings both players,
wants more of it from a player who has often offered too little, and stops listening for the rest of
the phase after a few refusals.
"""

import math
from bisect import bisect_left
from dataclasses import dataclass
from itertools import combinations

from colosseum.ai.colosseum import reasons
from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.memory import Memory
from colosseum.ai.colosseum.valuation import Outlook
from colosseum.ai.colosseum.weights import Weights
from colosseum.ai.player import Option
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Accept, Bundle, Counter, Offer, Pass, Refuse
from colosseum.rules.colosseum.data import HOLDABLE, RULES, Asset, Programme
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import bundle_words, quantity
from colosseum.rules.colosseum.offers_so_far import Talk
from colosseum.rules.colosseum.prospects import after_deal
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import SeatIndex
from colosseum.words.sentences import Sentence

_CLOSER_LOOKS = 6
_PAIRED = 6
_USUALLY_LEFT = 2
"""Turns left in the middle of a game."""
_LEADER = 1.5
_MOST_WANTED = 0.8
"""The greatest share of a deal's gains that anyone wants."""
_MOST_OFFERS = 2
"""The most deals that anyone offers the same player in a phase."""
_NOT_HELD = 1e9
_PRECIOUS = 0.01
"""What a coin must be worth to be part of an offer; in the end, coins only break ties."""


class Trader:
    """A player in a possible deal: their outlook, and the worth of one token more or less."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        me = outlook.me
        self._tokens = me.tokens
        self._coins = me.coins
        self._medals = me.medals
        found = outlook.prospect(me.tokens, me.coins, me.medals)
        self.worth = found.worth
        self.plan = found.plan.programme if found.plan is not None else None
        self.coin = max(1e-3, (self._worth(me.tokens, me.coins + 5) - self.worth) / 5)
        self.gain = [self._change(asset, 1) for asset in HOLDABLE]
        self.loss = [
            -self._change(asset, -1) if me.tokens[asset] else _NOT_HELD for asset in HOLDABLE
        ]

    def _worth(self, tokens: list[int], coins: int) -> float:
        return self.outlook.prospect(tokens, coins, self._medals).worth

    def _change(self, asset: Asset, by: int) -> float:
        tokens = self._tokens
        tokens[asset] += by
        changed = self._worth(tokens, self._coins)
        tokens[asset] -= by
        return changed - self.worth

    def estimate(self, give: Bundle, take: Bundle) -> float:
        """What a deal changes for the player, token by token."""
        gains = sum(self.gain[asset] for asset in take.tokens)
        losses = sum(self.loss[asset] for asset in give.tokens)
        return gains - losses + self.coin * (take.coins - give.coins)


class Terms:
    """A deal between two seats, and what it changes for each of them."""

    def __init__(
        self, state: State, seat: SeatIndex, other: SeatIndex, give: Bundle, take: Bundle
    ) -> None:
        self._before, self._after = state, after_deal(state, seat, other, give, take)
        self._seat, self._other = seat, other
        self._give, self._take = give, take

    def mine(self, weights: Weights) -> float:
        spared = _spared(self._before, self._give, self._take, weights)
        return self._change(self._seat, weights) - spared

    def theirs(self, weights: Weights) -> float:
        spared = _spared(self._before, self._take, self._give, weights)
        return self._change(self._other, weights) - spared

    def gain(self, plan: Programme | None) -> Sentence | None:
        """What the player gains, in words."""
        return reasons.gain(self._before, self._after, self._seat, plan)

    def loss(self) -> reasons.Loss | None:
        """What the player loses, in words."""
        return reasons.loss(self._before, self._after, self._seat)

    def _change(self, seat: SeatIndex, weights: Weights) -> float:
        after = Outlook(self._after, seat, weights).worth()
        return after - Outlook(self._before, seat, weights).worth()


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
    state, weights = view.state, habits.weights
    partners = _willing(state, habits, memory)
    deals: list[Option] = []
    if partners and memory.asked(state.turn, state.seat) < habits.offers:
        deals = _deals(state, weights, memory, partners)
    reason = (
        Sentence("Without a deal I keep my tokens, and no rival gains anything.")
        if deals
        else Sentence("I can’t see a deal worth making.")
    )
    return [Option(Pass(), 0.0, reason), *deals]


def _deals(
    state: State, weights: Weights, memory: Memory, partners: dict[SeatIndex, Trader]
) -> list[Option]:
    """Value the deals from which both players gain."""
    options = []
    me = Trader(Outlook(state, state.seat, weights))
    leader = _leader(state, weights)
    drafts = [d for seat, other in partners.items() for d in _drafts(me, seat, other, weights)]
    drafts.sort(key=lambda draft: -draft.both)
    for draft in drafts[:_CLOSER_LOOKS]:
        offer = _balanced(draft, me, partners[draft.partner], weights, memory)
        if offer is None:
            continue
        terms = Terms(state, state.seat, offer.partner, offer.give, offer.take)
        mine, theirs = terms.mine(weights), terms.theirs(weights)
        value = mine - _feeding(weights, offer.partner == leader, theirs) - weights.bargain
        if theirs >= weights.bargain and _lacking(theirs, mine, weights.fair_share) <= 0 < value:
            reason = terms.gain(me.plan) or Sentence(
                "I’d rather have {take} than {give}.",
                take=bundle_words(offer.take),
                give=bundle_words(offer.give),
            )
            options.append(Option(offer, value, reason))
    return options


def _willing(state: State, habits: Habits, memory: Memory) -> dict[SeatIndex, Trader]:
    """The rivals worth asking: those who refuse everything are left in peace."""
    return {
        seat: Trader(Outlook(state, seat, habits.weights))
        for seat in state.clockwise_from(state.seat)
        if seat != state.seat
        and memory.reluctance(seat) < habits.persistence
        and memory.asked(state.turn, state.seat, seat) < _MOST_OFFERS
    }


def _leader(state: State, weights: Weights) -> SeatIndex | None:
    """The strongest rival, if stronger than the deciding player."""
    worths = [Outlook(state, seat, weights).worth() for seat in range(len(state.impresarios))]
    leader = worths.index(max(worths))
    return leader if leader != state.seat else None


def _feeding(weights: Weights, is_leader: bool, gain: float) -> float:
    """The cost to the player of a rival's gain from the deal; higher if the rival leads."""
    return weights.rival * (_LEADER if is_leader else 1.0) * max(0.0, gain)


def _spare(state: State, weights: Weights) -> float:
    """What a token given away might still have been worth; less as the game goes on."""
    return weights.spare_token * (RULES.turns - state.turn) / _USUALLY_LEFT


def _spared(state: State, give: Bundle, take: Bundle, weights: Weights) -> float:
    return _spare(state, weights) * max(0, len(give.tokens) - len(take.tokens))


def _lacking(mine: float, theirs: float, share: float) -> float:
    """What a player lacks to have this share of what a deal brings both."""
    return share * (mine + theirs) - mine


def _drafts(me: Trader, seat: SeatIndex, other: Trader, weights: Weights) -> list[Draft]:
    """Find swaps, purchases and sales of single tokens that could leave both players better off."""
    mine = [a for a in HOLDABLE if me.loss[a] < _NOT_HELD]
    theirs = [a for a in HOLDABLE if other.loss[a] < _NOT_HELD]
    spare = _spare(me.outlook.state, weights)
    drafts = [
        Draft(seat, (a,), (b,), me.gain[b] - me.loss[a], other.gain[a] - other.loss[b])
        for a in mine
        for b in theirs
        if a != b
    ]
    drafts += [Draft(seat, (), (b,), me.gain[b], -other.loss[b] - spare) for b in theirs]
    drafts += [Draft(seat, (a,), (), -me.loss[a] - spare, other.gain[a]) for a in mine]
    drafts = [draft for draft in drafts if draft.both > 0.5]
    return drafts + _pairs(drafts)


def _pairs(drafts: list[Draft]) -> list[Draft]:
    """Join two of the best drafts with one partner into a single offer, since offers are few."""
    best = sorted(drafts, key=lambda draft: -draft.both)[:_PAIRED]
    pairs: dict[tuple[tuple[Asset, ...], tuple[Asset, ...]], Draft] = {}
    for one, two in combinations(best, 2):
        give, take = tuple(sorted(one.give + two.give)), tuple(sorted(one.take + two.take))
        # A sale and a purchase are a swap, which is a draft already.
        if len({*give, *take}) == len(give) + len(take) > 2:
            mine, theirs = one.mine + two.mine, one.theirs + two.theirs
            pairs.setdefault((give, take), Draft(one.partner, give, take, mine, theirs))
    return list(pairs.values())


def _balanced(
    draft: Draft, me: Trader, other: Trader, weights: Weights, memory: Memory
) -> Offer | None:
    """Add the coins that leave the partner a fair share; None if there are too few.

    A wish once refused comes back only if the partner gets more than before.
    """
    refused = memory.same_wish(draft.partner, draft.give, draft.take)
    share = min(_MOST_WANTED, weights.offered_share + weights.concession * len(refused))
    most = me.outlook.me.coins
    coins = 0
    if me.coin > _PRECIOUS:
        # The same coin may be worth more to one than to the other.
        a_coin = (1.0 - share) * other.coin + share * me.coin
        fair = _lacking(draft.theirs, draft.mine, share) / a_coin
        least = (weights.left_bargain * weights.bargain - draft.theirs) / other.coin
        coins = max(-other.outlook.me.coins, math.ceil(max(fair, least)))
    give, take = _with_coins(draft.give, draft.take, coins)
    if coins > most or not (give.tokens or give.coins) or not (take.tokens or take.coins):
        return None
    better = all(_is_better(other, give, take, talk, weights) for talk in refused)
    return Offer(draft.partner, give, take) if better else None


def _with_coins(
    give: tuple[Asset, ...], take: tuple[Asset, ...], coins: int
) -> tuple[Bundle, Bundle]:
    """Both sides of a deal in which so many coins are given, or taken if they are negative."""
    return Bundle(give, max(0, coins)), Bundle(take, max(0, -coins))


def _is_better(other: Trader, give: Bundle, take: Bundle, talk: Talk, weights: Weights) -> bool:
    """Whether these terms are better for the partner than those refused."""
    more = other.estimate(take, give) - other.estimate(talk.take, talk.give)
    if give.tokens == talk.give.tokens:
        return more > 0
    return more >= weights.bargain


def answers(view: Game, habits: Habits, memory: Memory) -> list[Option]:
    """Value accepting, refusing, and asking for more if that is still fair."""
    state, weights = view.state, habits.weights
    deal = state.deal
    assert deal is not None
    answering = view.decision is not None and view.decision.kind == DecisionKind.ANSWER
    them = deal.active if answering else deal.partner
    give, take = (deal.take, deal.give) if answering else (deal.give, deal.take)
    me = Trader(Outlook(state, state.seat, weights))
    if view.why_not(Accept()) is not None:
        return [Option(Refuse(), 0.0, _refusal(me, give))]
    terms = Terms(state, state.seat, them, give, take)
    mine, theirs = terms.mine(weights), terms.theirs(weights)
    refused = memory.refused(them, state.seat) if answering else []
    lacking = _lacking(mine, theirs, _wanted_share(weights, refused)) if theirs > 0 else 0.0
    value = mine - _feeding(weights, them == _leader(state, weights), theirs)
    value -= weights.accepted_bargain * weights.bargain
    if lacking > 0:
        value = min(value, -lacking)
    accepting = Option(Accept(), value, _acceptance(me, terms, give, take, value))
    if answering and _is_tired(state.turn, habits, refused):
        return _tired_of(accepting, state.turn, refused, weights)
    options = [Option(Refuse(), 0.0, _refusal(me, give, terms.loss())), accepting]
    if answering and value < 0:
        share = _wanted_share(weights, refused)
        options += _counters(view, them, give, take, share, weights)
    return options


def _wanted_share(weights: Weights, refused: list[Talk]) -> float:
    """The share of a deal's gains that the player wants from one with these offers refused."""
    return min(_MOST_WANTED, weights.fair_share + weights.grudge * len(refused))


def _is_tired(turn: int, habits: Habits, refused: list[Talk]) -> bool:
    """Whether the player has refused enough offers this turn; the fewer, the more before."""
    now = sum(talk.turn == turn for talk in refused)
    earlier = len(refused) - now
    return now >= max(1, habits.refusals - earlier // habits.refusals)


def _tired_of(accepting: Option, turn: int, refused: list[Talk], weights: Weights) -> list[Option]:
    reason = Sentence(
        "I’ve refused {n} of your offers this turn, and that’s enough.",
        n=sum(talk.turn == turn for talk in refused),
    )
    value = min(accepting.value, -weights.bargain)
    return [Option(Refuse(), 0.0, reason), Option(Accept(), value, accepting.reason)]


def _acceptance(me: Trader, terms: Terms, give: Bundle, take: Bundle, value: float) -> Sentence:
    reason = terms.gain(me.plan)
    if reason is not None:
        return reason
    if value > 0:
        return Sentence("That’s a good deal for me: {take}.", take=bundle_words(take))
    words = {"take": bundle_words(take), "give": bundle_words(give)}
    return Sentence("I’d get {take}, but give {give}.", **words)


def _refusal(me: Trader, give: Bundle, lost: reasons.Loss | None = None) -> Sentence:
    if not give.tokens:
        return Sentence(
            "I’d rather keep my {count} coin.",
            "I’d rather keep my {count} coins.",
            count=give.coins,
        )
    if lost is not None:
        # Translators: {asset} is “2 lions”, {why} a sentence.
        return Sentence("I can’t spare {asset}: {why}", asset=_missed(give, lost), why=lost.words)
    dearest = max(give.tokens, key=lambda token: me.loss[token])
    if me.loss[dearest] > 1:
        return Sentence("I can’t spare {asset}.", asset=quantity(dearest, 1))
    return Sentence("That’s too little for {give}.", give=bundle_words(give))


def _missed(give: Bundle, lost: reasons.Loss) -> Sentence:
    """The tokens of a deal that would be missed: the others may be spare."""
    return bundle_words(Bundle(tuple(token for token in give.tokens if token in lost.tokens)))


def _counters(
    view: Game,
    them: SeatIndex,
    give: Bundle,
    take: Bundle,
    share: float,
    weights: Weights,
) -> list[Option]:
    """Ask for a fair share in coins, for the same tokens, if the rival still gains.

    It is never worse for the player than what was offered, and has coins on one side only.
    """
    state = view.state

    def asking(more: int) -> tuple[Counter, Terms]:
        sides = _with_coins(give.tokens, take.tokens, give.coins - take.coins - more)
        return Counter(*sides), Terms(state, state.seat, them, *sides)

    def is_fair(more: int) -> bool:
        _, terms = asking(more)
        mine, theirs = terms.mine(weights), terms.theirs(weights)
        return mine >= weights.bargain and _lacking(mine, theirs, share) <= 0

    most = state.impresarios[them].coins - take.coins + give.coins
    least = bisect_left(range(1, most + 1), True, key=is_fair) + 1
    counter, terms = asking(least)
    if least > most or terms.theirs(weights) < weights.bargain or view.why_not(counter) is not None:
        return []
    return [Option(counter, weights.asked_bargain * weights.bargain, _demand(terms, counter.give))]


def _demand(terms: Terms, give: Bundle) -> Sentence:
    words = bundle_words(give)
    if give.coins:
        return Sentence("I’d give {give} for that, and no more.", give=words)
    lost = terms.loss()
    if lost is not None:
        missed = _missed(give, lost)
        return Sentence("I want more than that for {give}: {why}", give=missed, why=lost.words)
    return Sentence("I want more than that for {give}.", give=words)
