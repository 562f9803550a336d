"""Auctions: coins for what the plan needs, and none for anything else."""

import re
from dataclasses import replace

import pytest

from colosseum.ai.colosseum.acquiring import Buyer
from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.colosseum.levels import IMPRESARIO
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Bid, OpenMarket, Pass
from tests.ai.colosseum.positions import CIRCUS, NEARLY, position
from tests.ai.colosseum.seated import chosen, decide, good, usually


def under_the_hammer(market: str, bid: int, aquila: str, turn: int = 5) -> Game:
    """Lupa leads; Sol has stepped out."""
    return position(
        f"""phase: acquiring
        step: bid
        seat: 1
        queue: [3]
        shut out: []
        markets: [{market}, torch + ship + lion, 2 torch + priest, 2 cage + priest,
                  comedian + torch + lion]
        auction: {{opener: 2, market: 1, coins: {bid}, leader: 2, still in: [2, 1]}}""",
        aquila,
        turn=turn,
        lupa="programmes: [5, 6], coins: 60",
    )


@good
@pytest.mark.parametrize("bid", [8, 20, 33])
def test_in_the_last_turn_coins_are_for_what_completes_the_programme(level: str, bid: int) -> None:
    """Two chariots draw eight spectators more."""
    game = under_the_hammer(
        "2 chariot + torch", bid, f"coins: 40, programmes: [20], tokens: {NEARLY}"
    )
    action = usually(game, level)
    assert isinstance(action, Bid)
    assert bid < action.coins <= 40


@good
@pytest.mark.parametrize("coins", [5, 20])
def test_nobody_bids_more_than_she_holds(level: str, coins: int) -> None:
    game = under_the_hammer(
        "2 chariot + torch", 20, f"coins: {coins}, programmes: [20], tokens: {NEARLY}"
    )
    choice = decide(game, level)
    assert [option.action for option in choice.alternatives] == [Pass()]


@good
@pytest.mark.parametrize("bid", [8, 12, 30])
def test_in_the_last_turn_nobody_bids_for_what_she_cannot_use(level: str, bid: int) -> None:
    game = under_the_hammer(
        "torch + ship + priest", bid, f"coins: 40, programmes: [20], tokens: {CIRCUS}"
    )
    assert chosen(game, level) == "pass"


@good
def test_nobody_bids_for_what_she_has_already(level: str) -> None:
    """All that the plan needs is there; more of it would draw nobody."""
    game = under_the_hammer(
        "2 chariot + decoration", 12, f"coins: 40, programmes: [20], tokens: {CIRCUS}"
    )
    assert chosen(game, level) == "pass"


@good
def test_early_on_a_market_is_not_worth_everything(level: str) -> None:
    """The plan still has to be paid for."""
    game = under_the_hammer(
        "torch + ship + priest",
        26,
        "coins: 30, arena: 8-9, programmes: [1, 10], tokens: 4 gladiator + horse + decoration",
        turn=1,
    )
    assert chosen(game, level) == "pass"


def to_open(shut_out: str, aquila: str, turn: int = 5) -> Game:
    return position(
        f"""phase: acquiring
        step: open
        seat: 1
        queue: [2, 3]
        shut out: {shut_out}
        markets: [torch + ship + lion, 2 torch + priest, 2 chariot + cage, 2 cage + priest,
                  comedian + torch + lion]""",
        aquila,
        turn=turn,
    )


@good
@pytest.mark.parametrize("turn", [3, 5])
def test_the_market_that_the_plan_needs_is_opened(level: str, turn: int) -> None:
    game = to_open("[]", f"coins: 40, programmes: [1, 20], tokens: {NEARLY}", turn)
    action = usually(game, level)
    assert isinstance(action, OpenMarket)
    assert action.market == 2


@good
def test_alone_she_pays_no_more_than_she_must(level: str) -> None:
    game = to_open("[2, 3]", f"coins: 40, programmes: [20], tokens: {NEARLY}")
    assert chosen(game, level) == "open market 3 at 8"


@good
def test_in_the_last_turn_no_market_is_opened_that_brings_nothing(level: str) -> None:
    game = to_open("[2, 3]", f"coins: 40, programmes: [20], tokens: {CIRCUS}")
    assert chosen(game, level) == "pass"


def a_chariot_at_15(tokens: str) -> Game:
    """Lupa leads; two chariots can be had for less in another market."""
    return position(
        """phase: acquiring
        step: bid
        seat: 1
        queue: [1]
        shut out: [3]
        markets: [chariot + 2 torch, 2 chariot + priest, 2 torch + priest, 2 cage + priest,
                  comedian + torch + lion]
        auction: {opener: 2, market: 1, coins: 15, leader: 2, still in: [2, 1]}""",
        f"coins: 40, programmes: [20], tokens: {tokens}",
        lupa="programmes: [5, 6], coins: 60",
    )


def test_a_market_is_let_go_if_a_better_one_can_be_had_for_less() -> None:
    """The winner is out of the auctions: one chariot for 16 would cost her the two for 8."""
    game = a_chariot_at_15(NEARLY)
    assert chosen(game, "grand") == "pass"


# Judging, steadily


def up_to(bid: int, seed: int, level: str = "novice", turn: int = 4) -> bool:
    """Whether an opponent of that seed still bids when the market is at `bid`."""
    game = under_the_hammer(
        "chariot + torch + ship", bid, f"coins: 60, programmes: [20], tokens: {NEARLY}", turn=turn
    )
    return isinstance(decide(game, level, seed).action, Bid)


def test_even_a_novice_judges_a_market_steadily() -> None:
    """However often it is asked, it steps out at one price, and so would any other Novice."""
    limits = set()
    for seed in range(5):
        willing = [up_to(bid, seed, turn=5) for bid in range(8, 60, 2)]
        assert willing == sorted(willing, reverse=True), "out is out"
        limits.add(willing.count(True))
    (limit,) = limits
    assert 0 < limit < len(willing)


def test_levels_differ_in_what_they_see_in_a_market() -> None:
    """To a Novice, coins are for this turn and the next; an Impresario thinks of later ones."""
    assert up_to(40, 1, "novice")
    assert not up_to(40, 1, "impresario")


def test_a_bidder_says_what_the_market_is_worth_to_her() -> None:
    """The limit in her reason is the one she bids by."""
    game = under_the_hammer(
        "chariot + torch + ship", 8, f"coins: 60, programmes: [20], tokens: {NEARLY}", turn=4
    )
    for seed in range(4):
        choice = decide(game, "novice", seed)
        if isinstance(choice.action, Bid):
            (limit,) = re.findall(r"up to (\d+) coin", choice.reason)
            assert up_to(int(limit) - 1, seed)
            assert not up_to(int(limit), seed)


@pytest.mark.parametrize(
    ("tokens", "words"),
    [
        (NEARLY, "Circus Maximus would draw 28 spectators instead of 24."),
        (CIRCUS, "These tokens don’t improve my programme."),
    ],
)
def test_a_bid_for_a_market_that_is_worth_nothing_names_no_limit(tokens: str, words: str) -> None:
    game = a_chariot_at_15(tokens)
    told = {str(option.action): option.reason for option in decide(game, "grand").alternatives}
    assert told["bid 16"] == words


# Jumping


def contested(bid: int, lupa: str) -> Game:
    """Aquila would pay nearly all her coins; Lupa, who leads, as much as it is worth to her."""
    return position(
        f"""phase: acquiring
        step: bid
        seat: 1
        queue: [3]
        shut out: []
        markets: [2 chariot + horse, nothing, nothing, nothing, nothing]
        auction: {{opener: 2, market: 1, coins: {bid}, leader: 2, still in: [2, 1]}}""",
        "coins: 60, programmes: [20], tokens: 3 gladiator + 2 horse + chariot + decoration",
        lupa=lupa,
        turn=5,
    )


RIVAL = (
    "arena: 18-20, coins: 40, programmes: [13], tokens: 2 gladiator + horse + scenery + decoration"
)
IDLE = "arena: 18-20, coins: 40, programmes: [2, 5]"


@good
def test_a_bid_jumps_towards_what_the_rival_will_pay_but_not_beyond(level: str) -> None:
    action = decide(contested(8, RIVAL), level).action
    assert isinstance(action, Bid)
    assert 15 < action.coins <= 40


def test_a_gambler_bids_by_fives_as_long_as_that_is_worth_it() -> None:
    bids = []
    for bid_step in (1, 5):
        habits = replace(IMPRESARIO, bid_step=bid_step)
        game = contested(8, RIVAL)
        action = ColosseumPlayer(habits, 1).choose(game.view(game.state.seat, 1)).action
        assert isinstance(action, Bid)
        bids.append(action.coins)
    assert bids[0] <= bids[1] < bids[0] + 5
    assert bids[1] % 5 == 0


@good
def test_where_the_rival_gains_nothing_one_coin_is_enough(level: str) -> None:
    assert str(decide(contested(8, IDLE), level).action) == "bid 9"


@good
def test_an_auction_between_two_who_want_it_takes_a_few_bids(level: str) -> None:
    """It goes up by some thirty coins."""
    game = contested(8, RIVAL)
    players = {seat: KIT.opponent(level, seat) for seat in (0, 1)}
    bids = 0
    while game.state.bidding is not None:
        seat = game.state.seat
        bids += isinstance(game.apply(players[seat].choose(game.view(seat, 1)).action).action, Bid)
    assert 0 < bids <= 10


def test_a_rival_who_can_have_the_same_elsewhere_pays_little_for_it() -> None:
    prices = []
    for equal in (1, 2):
        markets = ", ".join(["2 horse + scenery"] * equal + ["nothing"] * (5 - equal))
        moment = f"""phase: acquiring
        step: open
        seat: 1
        queue: [2, 3]
        markets: [{markets}]"""
        game = position(moment, "coins: 60, programmes: [20]", lupa=RIVAL, turn=4)
        prices.append(Buyer(game.state, 1, IMPRESARIO).price_of(0))
    alone, beside = prices
    assert 8 <= beside < alone / 2
