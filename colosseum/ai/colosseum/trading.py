"""Trading: offers from which both players gain, and answers to offers."""

from dataclasses import dataclass, field
from itertools import combinations

from colosseum.ai.colosseum import reasons
from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.valuation import Outlook
from colosseum.ai.colosseum.weights import Weights
from colosseum.ai.player import Option
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Accept, Bundle, Counter, Offer, Pass, Refuse
from colosseum.rules.colosseum.data import HOLDABLE, RULES, Asset, Programme
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import bundle_words, quantity
from colosseum.rules.colosseum.prospects import after_deal
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.sentences import Sentence

_CLOSER_LOOKS = 6
_PAIRED = 6
_USUALLY_LEFT = 2
"""Turns left in the middle of a game."""
_LEADER = 1.5


@dataclass(slots=True)
class Memory:
    """The deals a player has offered this turn: few, and none twice."""

    turn: int = 0
    offers: list[Offer] = field(default_factory=list)

    def begin(self, turn: int) -> None:
        if turn != self.turn:
            self.turn = turn
            self.offers.clear()


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
        self.loss = [-self._change(asset, -1) if me.tokens[asset] else 1e9 for asset in HOLDABLE]

    def _worth(self, tokens: list[int], coins: int) -> float:
        return self.outlook.prospect(tokens, coins, self._medals).worth

    def _change(self, asset: Asset, by: int) -> float:
        tokens = self._tokens
        tokens[asset] += by
        changed = self._worth(tokens, self._coins)
        tokens[asset] -= by
        return changed - self.worth


class Terms:
    """A deal between two seats, and what it changes for each of them."""

    def __init__(
        self, state: State, seat: SeatIndex, other: SeatIndex, give: Bundle, take: Bundle
    ) -> None:
        self._before, self._after = state, after_deal(state, seat, other, give, take)
        self._seat, self._other = seat, other

    def mine(self, weights: Weights) -> float:
        return self._change(self._seat, weights)

    def theirs(self, weights: Weights) -> float:
        return self._change(self._other, weights)

    def gain(self, plan: Programme | None) -> Sentence | None:
        """What the player gains, in words."""
        return reasons.gain(self._before, self._after, self._seat, plan)

    def loss(self) -> Sentence | None:
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


def offers(view: Game, habits: Habits, memory: Memory) -> list[Option]:
    """Value the best few deals with any rival, and finishing trading."""
    state, weights = view.state, habits.weights
    memory.begin(state.turn)
    options = [Option(Pass(), 0.0, Sentence("I can’t see a deal worth making."))]
    if len(memory.offers) >= habits.offers:
        return options
    me = Trader(Outlook(state, state.seat, weights))
    partners = {
        seat: Trader(Outlook(state, seat, weights))
        for seat in state.clockwise_from(state.seat)
        if seat != state.seat
    }
    leader = _leader(state, weights)
    drafts = [d for seat, other in partners.items() for d in _drafts(me, seat, other)]
    drafts.sort(key=lambda draft: -(draft.mine + draft.theirs))
    for draft in drafts[:_CLOSER_LOOKS]:
        offer = _balanced(draft, me, partners[draft.partner], weights)
        if offer is None or offer in memory.offers:
            continue
        terms = Terms(state, state.seat, offer.partner, offer.give, offer.take)
        mine, theirs = terms.mine(weights), terms.theirs(weights)
        fed = _feeding(weights, offer.partner == leader, theirs)
        value = mine - fed - _spared(state, offer.give, offer.take, weights) - weights.bargain
        if theirs >= weights.bargain and value > 0:
            reason = terms.gain(me.plan) or Sentence(
                "I’d rather have {take} than {give}.",
                take=bundle_words(offer.take),
                give=bundle_words(offer.give),
            )
            options.append(Option(offer, value, reason))
    return options


def _leader(state: State, weights: Weights) -> SeatIndex | None:
    """The strongest rival, if stronger than the deciding player."""
    worths = [Outlook(state, seat, weights).worth() for seat in range(len(state.impresarios))]
    leader = worths.index(max(worths))
    return leader if leader != state.seat else None


def _feeding(weights: Weights, is_leader: bool, gain: float) -> float:
    """The cost to the player of a rival's gain from the deal; higher if the rival leads."""
    return weights.rival * (_LEADER if is_leader else 1.0) * max(0.0, gain)


def _spared(state: State, give: Bundle, take: Bundle, weights: Weights) -> float:
    """What the extra tokens given away might still have been worth; less as the game goes on."""
    turns = (RULES.turns - state.turn) / _USUALLY_LEFT
    return weights.spare_token * turns * max(0, len(give.tokens) - len(take.tokens))


def _drafts(me: Trader, seat: SeatIndex, other: Trader) -> list[Draft]:
    """Find swaps, purchases and sales of single tokens that could leave both players better off."""
    mine = [a for a in HOLDABLE if me.loss[a] < 1e8]
    theirs = [a for a in HOLDABLE if other.loss[a] < 1e8]
    drafts = [
        Draft(seat, (a,), (b,), me.gain[b] - me.loss[a], other.gain[a] - other.loss[b])
        for a in mine
        for b in theirs
        if a != b
    ]
    drafts += [Draft(seat, (), (b,), me.gain[b], -other.loss[b]) for b in theirs]
    drafts += [Draft(seat, (a,), (), -me.loss[a], other.gain[a]) for a in mine]
    drafts = [draft for draft in drafts if draft.mine + draft.theirs > 0.5]
    return drafts + _pairs(drafts)


def _pairs(drafts: list[Draft]) -> list[Draft]:
    """Join two of the best drafts with one partner into a single offer, since offers are few."""
    best = sorted(drafts, key=lambda draft: -(draft.mine + draft.theirs))[:_PAIRED]
    pairs: dict[tuple[tuple[Asset, ...], tuple[Asset, ...]], Draft] = {}
    for one, two in combinations(best, 2):
        give, take = tuple(sorted(one.give + two.give)), tuple(sorted(one.take + two.take))
        # A sale and a purchase are a swap, which is a draft already.
        if len({*give, *take}) == len(give) + len(take) > 2:
            mine, theirs = one.mine + two.mine, one.theirs + two.theirs
            pairs.setdefault((give, take), Draft(one.partner, give, take, mine, theirs))
    return list(pairs.values())


def _balanced(draft: Draft, me: Trader, other: Trader, weights: Weights) -> Offer | None:
    """Add the coins that give the partner a fair share; None if there are too few."""
    share = max(1.5 * weights.bargain, 0.4 * (draft.mine + draft.theirs))
    if draft.theirs < share:
        coins = round((share - draft.theirs) / other.coin + 0.49)
        give, take = Bundle(draft.give, coins), Bundle(draft.take)
        possible = coins <= me.outlook.me.coins and bool(take.tokens)
    else:
        coins = int((draft.theirs - share) / other.coin)
        coins = min(coins, other.outlook.me.coins)
        give, take = Bundle(draft.give), Bundle(draft.take, coins)
        possible = bool(give.tokens and (take.tokens or coins))
    return Offer(draft.partner, give, take) if possible else None


def answers(view: Game, habits: Habits) -> list[Option]:
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
    options = [Option(Refuse(), 0.0, _refusal(me, give, terms.loss()))]
    mine, theirs = terms.mine(weights), terms.theirs(weights)
    value = mine - _feeding(weights, them == _leader(state, weights), theirs)
    value -= _spared(state, give, take, weights)
    reason = terms.gain(me.plan)
    if reason is None and value > 0:
        reason = Sentence("That’s a good deal for me: {take}.", take=bundle_words(take))
    elif reason is None:
        words = {"take": bundle_words(take), "give": bundle_words(give)}
        reason = Sentence("I’d get {take}, but give {give}.", **words)
    options.append(Option(Accept(), value - 0.4 * weights.bargain, reason))
    if answering and value < 0.4 * weights.bargain:
        options += _counters(view, me, them, give, take, weights.bargain - mine, weights)
    return options


def _refusal(me: Trader, give: Bundle, lost: Sentence | None = None) -> Sentence:
    if not give.tokens:
        return Sentence(
            "I’d rather keep my {count} coin.",
            "I’d rather keep my {count} coins.",
            count=give.coins,
        )
    dearest = max(give.tokens, key=lambda token: me.loss[token])
    if lost is not None:
        asset = quantity(dearest, give.tokens.count(dearest))
        return Sentence("I can’t spare {asset}: {why}", asset=asset, why=lost)
    if me.loss[dearest] > 1:
        return Sentence("I can’t spare {asset}.", asset=quantity(dearest, 1))
    return Sentence("That’s too little for {give}.", give=bundle_words(give))


def _counters(
    view: Game,
    me: Trader,
    them: SeatIndex,
    give: Bundle,
    take: Bundle,
    wanted: float,
    weights: Weights,
) -> list[Option]:
    """Ask for more coins for the same tokens, if the rival still gains."""
    asked = Bundle(take.tokens, take.coins + int(wanted / me.coin) + 1)
    counter = Counter(give, asked)
    if not give.tokens or view.why_not(counter) is not None:
        return []
    terms = Terms(view.state, view.state.seat, them, give, asked)
    if terms.theirs(weights) < weights.bargain or terms.mine(weights) <= 0:
        return []
    why = terms.loss()
    reason = Sentence("I want more than that for {give}.", give=bundle_words(give))
    if why is not None:
        reason = Sentence(
            "I want more than that for {give}: {why}", give=bundle_words(give), why=why
        )
    return [Option(counter, 0.3 * weights.bargain, reason)]
