"""Deals: what each would change for the players who make it, and what share of that is fair."""

from colosseum.ai.colosseum import reasons
from colosseum.ai.colosseum.valuation import Outlook
from colosseum.ai.colosseum.weights import Weights
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import HOLDABLE, RULES, Asset, Programme
from colosseum.rules.colosseum.offers_so_far import Talk
from colosseum.rules.colosseum.prospects import after_deal
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import SeatIndex
from colosseum.words.sentences import Sentence

NOT_HELD = 1e9
_USUALLY_LEFT = 2
"""Turns left in the middle of a game."""
_LEADER = 1.5


class Trader:
    """A player in a possible deal: their outlook, and the worth of one token more or less."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        me = outlook.me
        self._tokens = me.tokens
        self._coins = me.coins
        self._medals = me.medals
        found = outlook.prospect(me.tokens, me.coins, me.medals)
        self._worth_now = found.worth
        self.plan = found.plan.programme if found.plan is not None else None
        self.coin = max(1e-3, (self._worth(me.tokens, me.coins + 5) - found.worth) / 5)
        self.gain = [self._change(asset, 1) for asset in HOLDABLE]
        self.loss = [
            -self._change(asset, -1) if me.tokens[asset] else NOT_HELD for asset in HOLDABLE
        ]

    def _worth(self, tokens: list[int], coins: int) -> float:
        return self.outlook.prospect(tokens, coins, self._medals).worth

    def _change(self, asset: Asset, by: int) -> float:
        tokens = self._tokens
        tokens[asset] += by
        changed = self._worth(tokens, self._coins)
        tokens[asset] -= by
        return changed - self._worth_now

    def estimate(self, give: Bundle, take: Bundle) -> float:
        """What a deal changes for the player, token by token."""
        gains = sum(self.gain[asset] for asset in take.tokens)
        losses = sum(self.loss[asset] for asset in give.tokens)
        return gains - losses + self.coin * (take.coins - give.coins)


class Table:
    """All who could make a deal, as one of them sees it; everyone is looked at only once."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self._outlooks: dict[SeatIndex, Outlook] = {}
        self._worths: dict[SeatIndex, float] = {}
        self._traders: dict[SeatIndex, Trader] = {}

    def outlook(self, seat: SeatIndex) -> Outlook:
        if seat not in self._outlooks:
            self._outlooks[seat] = Outlook(self.state, seat, self.weights)
        return self._outlooks[seat]

    def worth(self, seat: SeatIndex) -> float:
        if seat not in self._worths:
            self._worths[seat] = self.outlook(seat).worth()
        return self._worths[seat]

    def trader(self, seat: SeatIndex) -> Trader:
        if seat not in self._traders:
            self._traders[seat] = Trader(self.outlook(seat))
        return self._traders[seat]

    def feeding(self, rival: SeatIndex, gain: float) -> float:
        """The cost to the deciding player of a rival's gain; higher if the rival leads."""
        worths = [self.worth(seat) for seat in range(len(self.state.impresarios))]
        leads = worths[rival] == max(worths)
        return self.weights.rival * (_LEADER if leads else 1.0) * max(0.0, gain)


class Terms:
    """A deal between the deciding player and another, and what it changes for each of them."""

    def __init__(self, table: Table, other: SeatIndex, give: Bundle, take: Bundle) -> None:
        state = table.state
        self._before, self._after = state, after_deal(state, state.seat, other, give, take)
        self._table = table
        self.mine = self._change(state.seat) - self._spared(give, take)
        self.theirs = self._change(other) - self._spared(take, give)

    def _change(self, seat: SeatIndex) -> float:
        after = Outlook(self._after, seat, self._table.weights).worth()
        return after - self._table.worth(seat)

    def _spared(self, give: Bundle, take: Bundle) -> float:
        more = max(0, len(give.tokens) - len(take.tokens))
        return spare(self._before, self._table.weights) * more

    def gain(self, plan: Programme | None) -> Sentence | None:
        """What the deciding player gains, in words."""
        return reasons.gain(self._before, self._after, self._before.seat, plan)

    def loss(self) -> reasons.Loss | None:
        """What the deciding player loses, in words."""
        return reasons.loss(self._before, self._after, self._before.seat)


def spare(state: State, weights: Weights) -> float:
    """What a token given away might still have been worth; less as the game goes on."""
    return weights.spare_token * (RULES.turns - state.turn) / _USUALLY_LEFT


def lacking(mine: float, theirs: float, share: float) -> float:
    """What a player lacks to have this share of what a deal brings both."""
    return share * (mine + theirs) - mine


def with_coins(
    give: tuple[Asset, ...], take: tuple[Asset, ...], coins: int
) -> tuple[Bundle, Bundle]:
    """Both sides of a deal in which this many coins are given, or taken if they are negative."""
    return Bundle(give, max(0, coins)), Bundle(take, max(0, -coins))


def is_better(other: Trader, give: Bundle, take: Bundle, talk: Talk, weights: Weights) -> bool:
    """Whether a player is better off with these terms than with those that they refused."""
    more = other.estimate(take, give) - other.estimate(talk.take, talk.give)
    if give.tokens == talk.give.tokens:
        return more > 0
    return more >= weights.bargain
