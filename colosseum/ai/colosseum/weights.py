"""What the valuation believes about the game, in named numbers.

They are measured, not guessed: `benchmarks/tune.py` plays slightly different weights against each
other, and `benchmarks/factors.py` tries out larger changes.
"""

from dataclasses import dataclass

from colosseum.rules.colosseum.data import RULES


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights in spectators at the final event, unless they say otherwise."""

    horizon: int = RULES.turns
    """How many turns after this one it plans for; at least one."""
    coin: float = 0.18
    """A spare coin in the last turn but one, while there is something to spend it on."""
    coin_early: float = 0.07
    """How much more a coin is worth in each turn before that: it can still earn others."""
    coin_late: float = 0.077
    """A spare coin in the last turn before its auctions."""
    spendable: float = 27.439
    """Spare coins that can be spent well each turn; any more count for a quarter."""
    short_coin: float = 0.45
    """A coin that a plan will lack, while there are markets to do without."""
    beyond_means: float = 1.0
    """How much more a coin costs that it lacks beyond those."""
    beyond_last: float = 5.0
    """The same in the last turn, when no event will bring any more."""
    tokens_a_market: float = 0.77
    """Tokens useful to a plan that a future market brings."""
    market_price: float = 8.9
    """Coins that a future market costs."""
    spare_token: float = 0.83
    """A token given away for coins alone: it might have served a plan not yet made."""
    ease: float = 0.5
    """How much it matters whether a plan's missing tokens are plentiful."""
    most_ease: float = 2.742
    discarded_token: float = 0.597
    """Tokens of the plan discarded in each closing phase before the final event."""
    income: float = 9.227
    """Coins from a first event; each later turn brings more."""
    income_growth: float = 7.773
    own_income: float = 0.4
    """How far later events bring as many coins more or less than usual as this turn's would."""
    spare_investment: float = 2.25
    """An investment that the plan leaves free."""
    large_programme: float = 3.5
    """What a plan for the largest arena draws more than it seems: nearly every token serves it."""
    contest: float = 0.3
    """A plan's loss for each of its tokens that a rival has more of: it may be sold first."""
    unlikely_event: float = 0.547
    """Chance that a programme held, but short of assets, is produced before the last turn."""
    star_now: float = 0.8
    """Chance of keeping a star until the final event."""
    star_near: float = 0.3
    """Chance of winning a star that is one token away."""
    loge: float = 2.0
    """What two dice add to each remaining event."""
    loge_later: float = 0.65
    """How far a player without a loge counts on building it next turn."""
    square: float = 0.4
    """What each square added to the arena adds to each remaining event."""
    medal: float = 4.58
    action_token: float = 4.2
    noble_inside: float = 0.139
    """The share of a noble's worth that is still there a turn later."""
    noble_near: float = 0.3
    """The same for a noble up to a die's throw from the arena."""
    podium_hope: float = 0.462
    """Chance of this turn's podium for a player who is ahead after producing."""
    patience: float = 1.0
    """How much less another market counts than this one, since it is not won yet."""
    denial: float = 0.111
    """The share of a rival's gain from a market that it is worth preventing."""
    rival: float = 0.253
    """How much a rival's loss is worth to the player."""
    second_plan: float = 0.2
    """How much the second-best plan counts: holdings that serve two plans are safer."""
    bargain: float = 0.3
    """The least a deal must bring to be worth offering."""
    left_bargain: float = 1.5
    """How many times the bargain an offer leaves the partner, so that it is not refused."""
    accepted_bargain: float = 0.4
    """How much of the bargain is enough to accept a deal."""
    asked_bargain: float = 0.3
    """How much of the bargain a counter-offer is worth, since it may be refused."""
    fair_share: float = 0.5
    """The share of what a deal brings both that the one who is asked gets, whoever it is."""
    settled_share: float = 0.45
    """The share with which it still accepts a counter-offer."""
    surcharge: float = 0.05
    """How much more it asks for in a counter-offer: who begins low pays for it."""
    concession: float = 0.1
    """How much more it leaves them for each time they have refused the same wish."""
    grudge: float = 0.03
    """How much more it wants from a player for each offer that was not good enough."""

    def coin_in(self, turn: int) -> float:
        """A spare coin in a turn, while there is something to spend it on."""
        if turn == RULES.turns:
            return self.coin_late
        return self.coin + self.coin_early * (RULES.turns - 1 - turn)

    def medal_in(self, turn: int) -> float:
        """A medal in a turn; in the last one it draws what it draws."""
        return min(self.medal, RULES.medal_spectators) if turn == RULES.turns else self.medal

    def action_token_in(self, turn: int) -> float:
        """An action token in a turn; in the last one it can be exchanged for a medal."""
        last = turn == RULES.turns
        return min(self.action_token, RULES.medal_spectators) if last else self.action_token
