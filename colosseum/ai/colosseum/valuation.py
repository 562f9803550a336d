"""The worth of holdings: the final event that the best plan with them leads to.

A plan is a programme for the last turn. It needs investments (the programme itself, expansions),
coins to pay for them, and assets, some of which are still to come. Earlier events, season tickets,
stars, nobles, podiums and medals count too. Every price an opponent puts on something (a market, a
token, a deal, a noble's move) is the difference between two such values.
"""

import math
from dataclasses import dataclass
from functools import cached_property

from colosseum.ai.colosseum.drawing_curves import CURVES
from colosseum.ai.colosseum.needs import NEEDS
from colosseum.ai.colosseum.noble_places import noble_shares
from colosseum.ai.colosseum.star_hopes import StarHopes
from colosseum.ai.colosseum.still_to_come import (
    can_still_acquire,
    can_still_invest,
    for_sale,
    has_performed,
    second_investments,
    supply,
)
from colosseum.ai.colosseum.weights import Weights
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES, Asset, Programme
from colosseum.rules.colosseum.scoring import nobles_inside
from colosseum.rules.colosseum.state import Impresario, Phase, State
from colosseum.rules.kernel import Action, SeatIndex

# Plain numbers: lists are indexed with them much faster than with members of an enumeration.
_JOKER = int(Asset.JOKER)
_ACTION = int(Asset.ACTION)
_LAST_TURN = RULES.turns
_NEVER = -1e9
_WITHIN_REACH = 14.0
_USUAL_SHARE = 0.3
"""The share of all tokens to come that a plan can usually use."""
_BEYOND = 0.25
"""The share of its value that a coin keeps when there is little left to spend it on."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A programme for the final event, and everything about it that tokens do not change."""

    programme: Programme
    base: float
    """Spectators besides those that the programme and stars draw."""
    cost: float
    """Coins it will take, markets included, less those that later events bring."""
    ease: float
    """How readily the tokens it lacks turn up; usually 1."""


# While plans are compared, they are plain tuples of the same, since there are many.
_Plan = tuple[Programme, float, float, float]


@dataclass(frozen=True, slots=True)
class Prospect:
    """The best plan with certain tokens and coins, and its worth."""

    plan: Plan | None
    worth: float


class Outlook:
    """A seat's future, worked out once so that many holdings can be compared."""

    def __init__(self, state: State, seat: SeatIndex, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.me: Impresario = state.impresarios[seat]
        self._held = state.programmes_of(seat)
        self._needs, self._curves = NEEDS[state.version - 1], CURVES[state.version - 1]
        self.is_last_turn = state.turn == _LAST_TURN
        self.has_performed = has_performed(state, seat)
        turns_after = min(_LAST_TURN - state.turn, weights.horizon)
        self.events_left = turns_after + (not self.has_performed)
        can_invest = can_still_invest(state, seat)
        paid = can_invest and seat == state.seat and state.investments > 0
        self.investments_left = turns_after + (can_invest and not paid)
        self._extra_costs = second_investments(state, seat, weights, turns_after + can_invest)
        self.markets_left = turns_after + can_still_acquire(state, seat)
        self._coin, self._spendable = self._coin_value()
        self._medal = weights.medal_in(state.turn)
        self._action_token = weights.action_token_in(state.turn)
        self._stars = StarHopes(state, seat, weights, can_win=self.markets_left > 0)
        self._now = self._programmes_now()
        self._later_income = self._income(turns_after)
        self._turns_between = max(0, turns_after - 1)
        self._usual_income = weights.income + weights.income_growth * (state.turn - 1)
        # The last turn's market need not be bought, so the plan does not pay for it.
        self._market_price = 0.0 if self.is_last_turn else weights.market_price
        self._discarded = weights.discarded_token * max(0, self.events_left - 1)
        self._fixed_cost = self._market_price * self.markets_left - self._later_income
        self._means, self._beyond_means, self._least_for_market = self._limits()
        self._produced = set(self.me.produced)
        self._hopes = self._chances()
        self._hoped = sum(self._hopes.values())
        self._plans = self._possible_plans()

    # What is to come

    def _coin_value(self) -> tuple[float, float]:
        """A spare coin's value, and how many can be spent well."""
        weights = self.weights
        turns = max(self.investments_left, self.markets_left)
        if not turns:
            return 0.001, math.inf
        return weights.coin_in(self.state.turn), weights.spendable * turns

    def _limits(self) -> tuple[float, float, float]:
        """How many coins a plan may lack, what more would cost, and how many the market takes."""
        weights = self.weights
        if not self.is_last_turn:
            return -self._market_price * self.markets_left, weights.beyond_means, -math.inf
        least = RULES.opening_bid if weights.beyond_last else -math.inf
        return -RULES.medal_coins * self.me.medals, weights.beyond_last, least

    def _income(self, turns_after: int) -> float:
        """Coins from the events between this turn's and the final one."""
        weights = self.weights
        income = 0.0
        for turn in range(self.state.turn + 1, self.state.turn + turns_after):
            income += weights.income + weights.income_growth * (turn - 1)
        return income

    def _programmes_now(self) -> list[tuple[Programme, float, int]]:
        """Programmes for this turn's event, with what each adds to the final one and its coins."""
        if self.is_last_turn:
            return []
        me = self.me
        produced = set(me.produced)
        extras = RULES.ticket_spectators * me.tickets + RULES.podium_spectators * me.podiums
        found = []
        for programme in self._held:
            if programme.arena <= me.arena_size:
                new = programme.number not in produced
                coins = extras + RULES.earlier_spectators * (len(produced) - (not new))
                found.append((programme, 0.5 * RULES.earlier_spectators * new, coins))
        return found

    # Plans

    def _possible_plans(self) -> list[_Plan]:
        """Every plan that there are enough investments for."""
        common, ease = self._common(), self._ease()
        plans = [plan for held in self._held if (plan := self._own(held, common, ease))]
        if self.investments_left + len(self._extra_costs) > 1:
            plans += self._to_buy(common, ease)
        return plans

    def _ease(self) -> list[float]:
        """For each programme, how readily the tokens it lacks turn up."""
        stock, total = supply(self.state)
        weight, usual, most = self.weights.ease, total * _USUAL_SHARE, self.weights.most_ease
        shares = [count / usual for count in self._needs.sought(self.me.tokens, stock)]
        return [1.0 + weight * ((share if share < most else most) - 1.0) for share in shares]

    def _own(self, programme: Programme, common: float, ease: list[float]) -> _Plan | None:
        """The plan to produce a programme that is held; None if the arena stays too small."""
        number = programme.number
        expansions = max(0, programme.arena - self.me.arena_size)
        spare = self.investments_left - expansions
        if spare <= -len(self._extra_costs):
            return None
        produced = len(self._produced) - (number in self._produced)
        likely = self._hoped - self._hopes.get(number, 0.0)
        base = self._base(common, produced, likely, spare) + self._large(programme)
        cost = self._fixed_cost + expansions * RULES.expansion_price
        return programme, base, cost, ease[number - 1]

    def _to_buy(self, common: float, ease: list[float]) -> list[_Plan]:
        """The plans to buy a programme; they differ in little besides its arena and price."""
        me, fixed, investments = self.me, self._fixed_cost, self.investments_left - 1
        last = me.produced[-1] if me.produced else 0
        contest = self._contest()
        bases = [
            self._base(common, len(self._produced), self._hoped, investments - expansions)
            for expansions in range(investments + len(self._extra_costs))
        ]
        return [
            (
                programme,
                bases[expansions] - contest[programme.number - 1] + self._large(programme),
                fixed + cost,
                ease[programme.number - 1],
            )
            for programme, expansions, cost in for_sale(self.state, last, me.arena_size)
            if expansions < len(bases)
        ]

    def _contest(self) -> list[float]:
        """What each programme may cost because a rival has as much reason to buy it."""
        mine = self._needs.used(self.me.tokens)
        theirs = [
            self._needs.used(other.tokens)
            for seat, other in enumerate(self.state.impresarios)
            if seat != self.seat
        ]
        contest = self.weights.contest
        return [
            contest * (most - own + 1) if most >= own else 0.0
            for own, most in zip(mine, map(max, *theirs), strict=True)
        ]

    def _base(self, common: float, produced: int, likely: float, spare: int) -> float:
        """Spectators besides those that the programme itself and stars draw."""
        earlier = produced + min(max(0, self.events_left - 1), likely)
        return common + RULES.earlier_spectators * earlier + self._spare(spare)

    def _large(self, programme: Programme) -> float:
        is_large = programme.arena == RULES.largest_arena
        return self.weights.large_programme if is_large else 0.0

    def _spare(self, investments: int) -> float:
        """What investments are worth that a plan leaves free; what they cost if it lacks some."""
        if investments <= 0:
            return -self._extra_costs[-investments]
        weights = self.weights
        worth = weights.spare_investment * investments
        if self.me.loge:
            return worth
        loge = weights.loge_later * weights.loge * (self.events_left - 1)
        return worth + max(0.0, loge - weights.spare_investment)

    def _common(self) -> float:
        """Spectators that every plan draws."""
        me, weights = self.me, self.weights
        return (
            RULES.ticket_spectators * me.tickets
            + RULES.podium_spectators * me.podiums
            + (weights.loge * self.events_left if me.loge else 0.0)
            + weights.square * self.events_left * (me.arena_size - RULES.start_arena)
            + self._podium_hope()
            + self._nobles()
        )

    def _chances(self) -> dict[int, float]:
        """The chance of each unproduced programme to be produced before the end."""
        me = self.me
        hopes = {}
        used = self._needs.used(me.tokens)
        for programme in self._held:
            if (number := programme.number) not in me.produced:
                missing = programme.assets - me.tokens[_JOKER] - used[number - 1]
                ready = missing < len(programme.spectators)
                sure = ready and programme.arena <= me.arena_size
                hopes[number] = 1.0 if sure else self.weights.unlikely_event
        return hopes

    def _podium_hope(self) -> float:
        """Spectators expected from this turn's podium, for a player ahead after producing."""
        if self.is_last_turn or not self.has_performed or self.state.phase is Phase.CLOSING:
            return 0.0
        best = self.me.best
        ahead = all(best >= other.best for other in self.state.impresarios)
        return self.weights.podium_hope * RULES.podium_spectators * ahead

    def _nobles(self) -> float:
        if self.is_last_turn and self.state.phase >= Phase.PRODUCING:
            return float(nobles_inside(self.state, self.seat))
        inside, near = noble_shares(self.me, self.state.nobles)
        return self.weights.noble_inside * inside + self.weights.noble_near * near

    # Worth

    def prospect(
        self, tokens: list[int], coins: int, medals: int, *, acquired: bool = False
    ) -> Prospect:
        """The best plan with these holdings, everything else being as it is.

        `acquired` says that they include the market that could still be won this turn.
        """
        used = self._needs.used(tokens)
        now_worth, income = self._now_worth(tokens[_JOKER], used)
        money = coins + income
        markets = self.markets_left
        if acquired:
            markets -= 1
            money += self._market_price
        plans = self._promising
        worths = self._plan_worths(plans, tokens, used, markets, money)
        return self._best(plans, worths, now_worth, medals, tokens)

    def _best(
        self, plans: list[_Plan], worths: list[float], now: float, medals: int, tokens: list[int]
    ) -> Prospect:
        weights = self.weights
        best, second, chosen = _NEVER, _NEVER, None
        if worths:
            best = max(worths)
            place = worths.index(best)
            chosen = Plan(*plans[place])
            second = max(worths[:place] + worths[place + 1 :], default=_NEVER)
        best += weights.second_plan * max(second - best, -_WITHIN_REACH)
        best += now + self._medal * medals + self._action_token * tokens[_ACTION]
        return Prospect(chosen, best)

    def _plan_worths(
        self, plans: list[_Plan], tokens: list[int], used: bytes, markets: int, money: float
    ) -> list[float]:
        """What each plan leads to. Most thinking happens here, hence the haste."""
        stars = self._stars.drawn_with(tokens)
        jokers, discarded = tokens[_JOKER], self._discarded
        coming = self.weights.tokens_a_market * markets
        short_coin, coin, spendable = self.weights.short_coin, self._coin, self._spendable
        means, beyond_means, market = self._means, self._beyond_means, self._least_for_market
        curves = self._curves
        found = []
        for programme, base, cost, ease in plans:
            spare = money - cost
            if spare < 0:
                coins = short_coin * spare
                if spare < means:
                    coins += beyond_means * (spare - means)
            elif spare <= spendable:
                coins = coin * spare
            else:
                coins = coin * (spendable + _BEYOND * (spare - spendable))
            if stars:
                drawn_by_stars = 0.0
                for asset, drawn in stars:
                    if programme.needs[asset]:
                        drawn_by_stars += drawn
                base += drawn_by_stars
            place = programme.number - 1
            more = coming if spare >= market else 0.0
            short = programme.assets - jokers - (more * ease - discarded) - used[place]
            whole = int(short) if short > 0 else 0
            value, slope = curves[place][whole]
            found.append(base + coins + value + ((short - whole) * slope if short > 0 else 0.0))
        return found

    @cached_property
    def _holding(self) -> tuple[list[float], float]:
        """What plans lead to with the holdings as they are, and what this turn's event adds."""
        me = self.me
        used = self._needs.used(me.tokens)
        adds, income = self._now_worth(me.tokens[_JOKER], used)
        money = me.coins + income
        return self._plan_worths(self._plans, me.tokens, used, self.markets_left, money), adds

    @cached_property
    def _promising(self) -> list[_Plan]:
        """Leave out the plans that no single deal or market could make the best."""
        worths, _ = self._holding
        least = max(worths, default=0.0) - _WITHIN_REACH
        return [plan for plan, worth in zip(self._plans, worths, strict=True) if worth >= least]

    def _now_worth(self, jokers: int, used: bytes) -> tuple[float, float]:
        """Value this turn's event: what it adds to the final one, and the coins it brings.

        Events like it are expected in the turns between.
        """
        best, adds, brings = 0.0, 0.0, 0
        for programme, bonus, extras in self._now:
            lacking = max(0, programme.assets - jokers - used[programme.number - 1])
            if lacking < len(programme.spectators):
                coins = extras + programme.spectators[lacking]
                worth = bonus + self._coin * coins
                if worth > best:
                    best, adds, brings = worth, bonus, coins
        later = self.weights.own_income * self._turns_between * (brings - self._usual_income)
        if self.has_performed:
            return 0.0, later
        return adds, brings + later

    def programmes_in_reach(self) -> set[int]:
        """The programmes that a promising plan would end with."""
        return {plan[0].number for plan in self._promising}

    def as_it_is(self) -> Prospect:
        """Value the seat's holdings as they are."""
        me = self.me
        if self.is_last_turn and self.has_performed:
            return Prospect(None, me.best + 1e-3 * me.coins)
        worths, now = self._holding
        found = self._best(self._plans, worths, now, me.medals, me.tokens)
        return found if found.worth >= me.best else Prospect(found.plan, float(me.best))

    def worth(self) -> float:
        return self.as_it_is().worth


def prospect_after(view: Game, action: Action, weights: Weights) -> Prospect:
    """Value the deciding player's holdings once the action is taken."""
    seat = view.state.seat
    after = view.copy()
    after.apply(action)
    return Outlook(after.state, seat, weights).as_it_is()


def worth_after(view: Game, action: Action, weights: Weights) -> float:
    return prospect_after(view, action, weights).worth
