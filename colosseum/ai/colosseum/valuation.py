"""The worth of holdings: the final event that the best plan with them leads to.

A plan is a programme for the last turn. It needs investments (the programme itself, expansions),
coins to pay for them, and assets, some of which are still to come. Earlier events, season tickets,
stars, nobles, podiums and medals count too. Every price an opponent puts on something (a market, a
token, a deal, a noble's move) is the difference between two such values.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

from colosseum.ai.colosseum.weights import Weights
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import ASSETS, RULES, STANDARD, Asset, Programme
from colosseum.rules.colosseum.prospects import missing
from colosseum.rules.colosseum.scoring import nobles_inside
from colosseum.rules.colosseum.state import Impresario, Phase, State
from colosseum.rules.kernel import Action, SeatIndex

_JOKER = Asset.JOKER
_ACTION = Asset.ACTION
_LAST_TURN = RULES.turns
_REACH = max(map(max, RULES.faces))
_NEVER = -1e9
_WITHIN_REACH = 14.0
_HOPELESS = 4.0
"""Spectators lost for each asset missing beyond those that the programme lists."""
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
        self.is_last_turn = state.turn == _LAST_TURN
        self.has_performed = _has_performed(state, seat)
        turns_after = _LAST_TURN - state.turn
        self.events_left = turns_after + (not self.has_performed)
        self.investments_left = turns_after + _can_still_invest(state, seat)
        self.markets_left = turns_after + _can_still_acquire(state, seat)
        self._coin, self._spendable = self._coin_value()
        self._rivals_most = [self._most_elsewhere(asset) for asset in STANDARD]
        self._now = self._programmes_now()
        self._later_income = self._income()
        # The last turn's market need not be bought, so the plan does not pay for it.
        self._market_price = 0.0 if self.is_last_turn else weights.market_price
        self._produced = set(self.me.produced)
        self._hoped = self._hopes()
        self._discarded = weights.discarded_token * max(0, self.events_left - 1)
        self._supply = _supply_shares(state.bag, tuple(state.markets))
        self.plans = self._promising(self._plans())

    # Prospects

    def _coin_value(self) -> tuple[float, float]:
        """A spare coin's value, and how many can be spent well."""
        weights = self.weights
        turns = max(self.investments_left, self.markets_left)
        if not turns:
            return 0.001, math.inf
        coin = weights.coin_late if self.is_last_turn else weights.coin
        return coin, weights.spendable * turns

    def _income(self) -> float:
        """Coins from the events between this turn's and the final one."""
        weights = self.weights
        return sum(
            weights.income + weights.income_growth * (turn - 1)
            for turn in range(self.state.turn + 1, _LAST_TURN)
        )

    def _most_elsewhere(self, asset: Asset) -> float:
        """The most tokens a rival has, less a half if this seat keeps the star in a tie.

        For an asset without a star, more than anyone can have.
        """
        if asset not in RULES.star_assets:
            return math.inf
        most = 0
        for seat, other in enumerate(self.state.impresarios):
            if seat != self.seat and other.tokens[asset] > most:
                most = other.tokens[asset]
        return most - 0.5 if self.state.stars[asset] == self.seat else most

    def _star(self, asset: Asset, held: int) -> float:
        """Spectators the asset's star should draw at the final event, with `held` tokens."""
        most = self._rivals_most[asset]
        least = RULES.star_tokens
        if held >= least and held > most:
            sure = 1.0 if self.is_last_turn else self.weights.star_now
            return sure * RULES.star_spectators
        if held + 1 >= least and held + 1 > most and self.markets_left:
            return self.weights.star_near * RULES.star_spectators
        return 0.0

    def _star_table(self, tokens: list[int]) -> list[float]:
        table = [0.0] * len(STANDARD)
        for asset in RULES.star_assets:
            if tokens[asset] > 1:
                table[asset] = self._star(asset, tokens[asset])
        return table

    def _programmes_now(self) -> list[tuple[Programme, float, int]]:
        """Programmes for this turn's event, with what each adds to the final one and its coins."""
        if self.has_performed or self.is_last_turn:
            return []
        me = self.me
        produced = set(me.produced)
        extras = RULES.ticket_spectators * me.tickets + RULES.podium_spectators * me.podiums
        found = []
        for number in me.held:
            programme = RULES.programmes[number - 1]
            if programme.arena <= me.arena_size:
                new = number not in produced
                coins = extras + RULES.earlier_spectators * (len(produced) - (not new))
                found.append((programme, 0.5 * RULES.earlier_spectators * new, coins))
        return found

    # Plans

    def _plans(self) -> list[Plan]:
        me = self.me
        last = me.produced[-1] if me.produced else 0
        common = self._common()
        plans = [self._plan(RULES.programmes[n - 1], True, common) for n in me.held]
        if self.investments_left:
            plans += [
                self._plan(RULES.programmes[number - 1], False, common)
                for number in self.state.catalogue
                if number > last
            ]
        return [plan for plan in plans if plan is not None]

    def _common(self) -> float:
        """Spectators that every plan draws."""
        me, weights = self.me, self.weights
        return (
            RULES.ticket_spectators * me.tickets
            + RULES.podium_spectators * me.podiums
            + (weights.loge * self.events_left if me.loge else 0.0)
            + self._podium_hope()
            + self._nobles()
        )

    def _plan(self, programme: Programme, owned: bool, common: float) -> Plan | None:
        weights = self.weights
        expansions = max(0, programme.arena - self.me.arena_size)
        spare = self.investments_left - expansions - (not owned)
        if spare < 0:
            return None
        cost = expansions * RULES.expansion_price + (0 if owned else programme.price)
        return Plan(
            programme,
            common
            + RULES.earlier_spectators * self._earlier_events(programme.number)
            + weights.spare_investment * spare,
            cost + self._market_price * self.markets_left - self._later_income,
            self._ease(programme),
        )

    def _ease(self, programme: Programme) -> float:
        tokens, needs, supply = self.me.tokens, programme.needs, self._supply
        share = 0.0
        for asset in programme.kinds:
            if tokens[asset] < needs[asset]:
                share += supply[asset]
        most = self.weights.most_ease
        return 1.0 + self.weights.ease * (min(most, share / _USUAL_SHARE) - 1.0)

    def _hopes(self) -> dict[int, float]:
        """The chance of each unproduced programme to be produced before the end."""
        me = self.me
        hopes = {}
        for number in me.held:
            if number not in me.produced:
                programme = RULES.programmes[number - 1]
                ready = missing(me.tokens, programme) < len(programme.spectators)
                sure = ready and programme.arena <= me.arena_size
                hopes[number] = 1.0 if sure else self.weights.unlikely_event
        return hopes

    def _earlier_events(self, number: int) -> float:
        """Other programmes expected to be produced before the last turn."""
        produced = len(self._produced) - (number in self._produced)
        likely = sum(self._hoped.values()) - self._hoped.get(number, 0.0)
        return produced + min(float(max(0, self.events_left - 1)), likely)

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
        weights = self.weights
        now_worth, now_coins = self._now_worth(tokens)
        money = float(coins + now_coins)
        markets = self.markets_left
        if acquired:
            markets -= 1
            money += self._market_price
        stars = self._star_table(tokens)
        best, second, chosen = _NEVER, _NEVER, None
        for plan in self.plans:
            worth = self._plan_worth(plan, tokens, stars, markets, money)
            if worth > best:
                best, second, chosen = worth, best, plan
            elif worth > second:
                second = worth
        best += weights.second_plan * max(second - best, -_WITHIN_REACH)
        best += now_worth + weights.medal * medals + weights.action_token * tokens[_ACTION]
        return Prospect(chosen, best)

    def _plan_worth(
        self,
        plan: Plan,
        tokens: list[int],
        stars: list[float],
        markets: int,
        money: float,
    ) -> float:
        programme = plan.programme
        coming = self.weights.tokens_a_market * markets * plan.ease - self._discarded
        lacking = programme.assets - tokens[_JOKER] - coming
        drawn_by_stars = 0.0
        needs = programme.needs
        for asset in programme.kinds:
            need = needs[asset]
            held = tokens[asset]
            lacking -= held if held < need else need
            drawn_by_stars += stars[asset]
        worth = plan.base + drawn_by_stars + self._coins_worth(money - plan.cost)
        values = programme.spectators
        if lacking <= 0:
            return worth + values[0]
        whole = int(lacking)
        if whole >= len(values) - 1:
            return worth + values[-1] - _HOPELESS * (lacking - (len(values) - 1))
        return worth + values[whole] + (lacking - whole) * (values[whole + 1] - values[whole])

    def _promising(self, plans: list[Plan]) -> list[Plan]:
        """Leave out the plans that no single deal or market could make the best."""
        me = self.me
        money = float(me.coins + self._now_worth(me.tokens)[1])
        stars = self._star_table(me.tokens)
        worths = [
            self._plan_worth(plan, me.tokens, stars, self.markets_left, money) for plan in plans
        ]
        least = max(worths, default=0.0) - _WITHIN_REACH
        return [plan for plan, worth in zip(plans, worths, strict=True) if worth >= least]

    def _coins_worth(self, spare: float) -> float:
        if spare < 0:
            return self.weights.short_coin * spare
        if spare <= self._spendable:
            return self._coin * spare
        return self._coin * (self._spendable + _BEYOND * (spare - self._spendable))

    def _now_worth(self, tokens: list[int]) -> tuple[float, int]:
        """Value this turn's event: what it adds to the final one, and the coins it brings."""
        best, adds, brings = 0.0, 0.0, 0
        for programme, bonus, extras in self._now:
            lacking = max(0, missing(tokens, programme))
            if lacking < len(programme.spectators):
                coins = extras + programme.spectators[lacking]
                worth = bonus + self.weights.coin * coins
                if worth > best:
                    best, adds, brings = worth, bonus, coins
        return adds, brings

    def as_it_is(self) -> Prospect:
        """Value the seat's holdings as they are."""
        me = self.me
        if self.is_last_turn and self.has_performed:
            return Prospect(None, me.best + 1e-3 * me.coins)
        found = self.prospect(me.tokens, me.coins, me.medals)
        return found if found.worth >= me.best else Prospect(found.plan, float(me.best))

    def worth(self) -> float:
        return self.as_it_is().worth


def noble_shares(impresario: Impresario, squares: list[int]) -> tuple[int, int]:
    """The worth of the nobles inside the arena, and of those a die's throw away from it."""
    size = impresario.arena_size
    last = impresario.arena_start + size - 1
    inside = near = 0
    for square, spectators in zip(squares, RULES.noble_spectators, strict=True):
        ahead = (last - square) % RULES.squares
        if ahead < size:
            inside += spectators
        elif ahead < size + _REACH:
            near += spectators
    return inside, near


@lru_cache(maxsize=64)
def _supply_shares(
    bag: tuple[Asset, ...], markets: tuple[tuple[Asset, ...], ...]
) -> tuple[float, ...]:
    """The share of each asset among the tokens still to come."""
    stock = [bag.count(asset) for asset in ASSETS]
    for tokens in markets:
        for token in tokens:
            stock[token] += 1
    total = max(1, sum(stock))
    return tuple(count / total for count in stock)


def _has_performed(state: State, seat: SeatIndex) -> bool:
    """Whether this turn's event is behind the seat, produced or passed."""
    if state.phase is Phase.CLOSING:
        return True
    return state.phase is Phase.PRODUCING and seat != state.seat and seat not in state.queue


def _can_still_invest(state: State, seat: SeatIndex) -> int:
    return int(state.phase is Phase.INVESTING and (seat == state.seat or seat in state.queue))


def _can_still_acquire(state: State, seat: SeatIndex) -> int:
    if state.phase is Phase.INVESTING:
        return 1
    return int(state.phase is Phase.ACQUIRING and seat not in state.shut_out)


def prospect_after(view: Game, action: Action, weights: Weights) -> Prospect:
    """Value the deciding player's holdings once the action is taken."""
    seat = view.state.seat
    after = view.copy()
    after.apply(action)
    return Outlook(after.state, seat, weights).as_it_is()


def worth_after(view: Game, action: Action, weights: Weights) -> float:
    return prospect_after(view, action, weights).worth
