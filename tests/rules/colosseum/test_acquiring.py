"""Phase 2, acquiring asset tokens: markets are auctioned one by one."""

from random import Random

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.events import (
    BidMade,
    CoinsPaid,
    CoinsReceived,
    CouldNotBid,
    EmperorLeft,
    MarketOpened,
    MarketRefilled,
    MarketWon,
    MedalEarned,
    Passed,
    PhaseBegan,
    StarMoved,
    SteppedOut,
)
from colosseum.rules.colosseum.state import Impresario
from tests.rules.colosseum.scenario import decider, happened, offered, play, refusal, table

TOTALS = {
    "gladiator": 20,
    "comedian": 12,
    "musician": 12,
    "priest": 11,
    "horse": 12,
    "lion": 10,
    "ship": 11,
    "chariot": 10,
    "cage": 10,
    "torch": 12,
    "scenery": 10,
    "decoration": 10,
    "joker": 4,
    "action": 4,
    "emperor": 4,
}


def market_day(*players: str, **fields: object) -> Game:
    """Phase 2 begins with the first seat; market 1 offers a lion, a cage and a torch."""
    told = {"first": 1, "markets": "[lion + cage + torch]"} | fields
    lines = ["phase: acquiring", "players:", *[f"  - {{{player}}}" for player in players]]
    lines += [f"{name.replace('_', ' ')}: {value}" for name, value in told.items()]
    return table("\n".join(lines))


def three(**fields: object) -> Game:
    """A market day for three players who have 30 coins each."""
    return market_day(*["coins: 30"] * 3, **fields)


def all_but(**kept: int) -> str:
    """Every token that exists but these: when they are gone, the bag is nearly empty."""
    gone = {asset: total - kept.get(asset, 0) for asset, total in TOTALS.items()}
    return " + ".join(f"{count} {asset}" for asset, count in gone.items() if count)


def player(game: Game, seat: int) -> Impresario:
    return game.state.impresarios[seat - 1]


def tokens(game: Game, seat: int) -> dict[str, int]:
    """What a player holds, by name."""
    held = player(game, seat).tokens
    return {str(asset): held[asset] for asset in Asset if held[asset]}


def in_markets(game: Game) -> list[int]:
    """How many tokens are in each market."""
    return [len(market) for market in game.state.markets]


# AUC-1


@pytest.mark.rule("AUC-1")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_player_of_the_turn_is_active_first(first: int) -> None:
    assert decider(three(first=first)) == ("open", first)


@pytest.mark.rule("AUC-1")
@pytest.mark.parametrize("market", [1, 2, 3, 4, 5])
def test_the_active_player_names_any_full_market(market: int) -> None:
    game = three()
    record = play(game, f"open market {market} at 8")
    assert happened(record, MarketOpened) == [f"seat 1 opens market {market} at 8"]
    assert decider(game) == ("bid", 2)


@pytest.mark.rule("AUC-1")
@pytest.mark.parametrize(
    ("bid", "reason"),
    [
        (0, "The opening bid must be 8 coins or more."),
        (7, "The opening bid must be 8 coins or more."),
        (8, None),
        (12, None),
        (13, "You have only 12 coins."),
    ],
)
def test_the_opening_bid_is_8_coins_or_more_and_no_more_than_she_has(
    bid: int, reason: str | None
) -> None:
    game = market_day("coins: 12", "coins: 30", "coins: 30")
    line = f"open market 1 at {bid}"
    assert offered(game, line) == (reason is None)
    assert game.why_not(game.read_action(line)) == reason


@pytest.mark.rule("AUC-1")
@pytest.mark.parametrize(("market", "name"), [(0, "0"), (6, "VI")])
def test_there_are_only_five_markets(market: int, name: str) -> None:
    assert refusal(three(), f"open market {market} at 8") == f"There is no market {name}."


@pytest.mark.rule("AUC-1", "AUC-6")
def test_or_the_active_player_passes_on_opening() -> None:
    game = three()
    record = play(game, "pass")
    assert happened(record, Passed) == ["seat 1 passes"]
    assert decider(game) == ("open", 2)


@pytest.mark.rule("AUC-1")
@pytest.mark.parametrize(
    ("coins", "reason"),
    [(0, "You have only 0 coins."), (1, "You have only 1 coin."), (7, "You have only 7 coins.")],
)
def test_with_fewer_than_8_coins_a_player_can_only_pass(coins: int, reason: str) -> None:
    game = market_day(f"coins: {coins}", "coins: 30", "coins: 30")
    assert str(game.choices().only) == "pass"
    assert refusal(game, "open market 1 at 8") == reason


@pytest.mark.rule("AUC-1")
def test_8_coins_are_just_enough_to_open() -> None:
    game = market_day("coins: 8", "coins: 30", "coins: 30")
    play(game, "open market 1 at 8", "pass", "pass")
    assert player(game, 1).coins == 0


@pytest.mark.rule("AUC-1")
@pytest.mark.parametrize(
    "line",
    [
        "bid 9",
        "buy a season ticket",
        "buy programme 11",
        "expand clockwise",
        "build a loge with medals",
        "trade with 2: torch for 9 coins",
        "accept",
        "roll",
        "discard torch",
    ],
)
def test_other_actions_wait_while_a_market_may_be_opened(line: str) -> None:
    game = market_day("coins: 30, medals: 2, tokens: torch", "coins: 30", "coins: 30")
    assert refusal(game, line) == f"You cannot do this now: “{line}”."


@pytest.mark.rule("AUC-1", "AUC-2")
@pytest.mark.parametrize("seed", range(20))
def test_any_bid_picked_from_what_is_offered_is_allowed(seed: int) -> None:
    rng = Random(seed)
    game = market_day("coins: 10", "coins: 14", "coins: 12")
    while game.decision is not None and game.decision.kind in ("open", "bid"):
        action = game.choices().pick(rng)
        assert offered(game, str(action))
        play(game, str(action))


@pytest.mark.rule("AUC-1", "AUC-2")
def test_every_bid_from_the_lowest_to_the_highest_may_be_picked() -> None:
    game = market_day("coins: 10", "coins: 11", "coins: 30")
    picked = {str(game.choices().pick(Random(seed))) for seed in range(400)}
    openings = {f"open market {market} at {bid}" for market in range(1, 6) for bid in (8, 9, 10)}
    assert picked == {"pass", *openings}
    play(game, "open market 1 at 8")
    picked = {str(game.choices().pick(Random(seed))) for seed in range(100)}
    assert picked == {"pass", "bid 9", "bid 10", "bid 11"}


# AUC-2


@pytest.mark.rule("AUC-2")
def test_bidding_goes_clockwise_round_the_table() -> None:
    game = three(first=2)
    play(game, "open market 1 at 8")
    for bid, seat in enumerate((3, 1, 2, 3, 1, 2), start=9):
        assert decider(game) == ("bid", seat)
        assert happened(play(game, f"bid {bid}"), BidMade) == [f"seat {seat} bids {bid}"]


@pytest.mark.rule("AUC-2")
@pytest.mark.parametrize("bid", [8, 11])
def test_each_bid_is_higher_than_the_last(bid: int) -> None:
    game = three()
    play(game, "open market 1 at 11")
    assert refusal(game, f"bid {bid}") == "You must bid more than 11 coins."
    assert offered(game, "bid 12")
    assert offered(game, "bid 30")


@pytest.mark.rule("AUC-2")
@pytest.mark.parametrize(
    ("coins", "reason"),
    [(0, "You have only 0 coins."), (1, "You have only 1 coin."), (9, "You have only 9 coins.")],
)
def test_nobody_bids_more_coins_than_they_have(coins: int, reason: str) -> None:
    game = market_day("coins: 30", f"coins: {coins}", "coins: 30")
    play(game, "open market 1 at 9")
    assert refusal(game, "bid 10") == reason
    assert str(game.choices().only) == "pass"


@pytest.mark.rule("AUC-2")
def test_a_player_may_bid_all_their_coins() -> None:
    game = market_day("coins: 30", "coins: 10", "coins: 30")
    play(game, "open market 1 at 9")
    assert offered(game, "bid 10")
    play(game, "bid 10", "pass", "pass")
    assert player(game, 2).coins == 0
    assert tokens(game, 2) == {"lion": 1, "cage": 1, "torch": 1}


@pytest.mark.rule("AUC-2")
def test_a_player_who_steps_out_cannot_rejoin_that_auction() -> None:
    game = three()
    record = play(game, "open market 1 at 8", "pass")
    assert happened(record, SteppedOut) == ["seat 2 steps out"]
    play(game, "bid 9", "bid 10")
    assert decider(game) == ("bid", 3), "the second seat is not asked again"


@pytest.mark.rule("AUC-2")
def test_who_steps_out_for_want_of_coins_is_said() -> None:
    game = market_day("coins: 30", "coins: 9", "coins: 10")
    record = play(game, "open market 1 at 9", "pass")
    assert happened(record, CouldNotBid) == ["seat 2 steps out, unable to bid 10"]
    record = play(game, "pass")
    assert happened(record, CouldNotBid) == [], "10 coins would have been enough"


@pytest.mark.rule("AUC-2", "AUC-6")
def test_but_may_join_the_next_auction() -> None:
    game = three()
    play(game, "open market 1 at 8", "pass", "bid 9", "pass")
    play(game, "open market 2 at 8")
    assert decider(game) == ("bid", 2)


@pytest.mark.rule("AUC-2")
def test_the_opener_may_be_outbid_and_step_out() -> None:
    game = three()
    play(game, "open market 1 at 8", "bid 9", "bid 10", "pass")
    assert decider(game) == ("bid", 2)
    record = play(game, "pass")
    assert happened(record, MarketWon) == ["seat 3 wins market 1: lion + cage + torch"]


@pytest.mark.rule("AUC-2")
def test_it_ends_when_all_but_one_are_out() -> None:
    game = market_day(*["coins: 30"] * 5)
    record = play(game, "open market 1 at 8", "bid 9", "pass", "pass", "pass")
    assert happened(record, MarketWon) == []
    record = play(game, "pass")
    assert happened(record, MarketWon) == ["seat 2 wins market 1: lion + cage + torch"]


@pytest.mark.rule("AUC-2")
def test_when_nobody_bids_higher_the_opening_bid_wins() -> None:
    game = three()
    record = play(game, "open market 1 at 8", "pass", "pass")
    assert happened(record, CoinsPaid) == ["seat 1 pays 8"]
    assert happened(record, MarketWon) == ["seat 1 wins market 1: lion + cage + torch"]


@pytest.mark.rule("AUC-2")
@pytest.mark.parametrize(
    "line", ["open market 2 at 9", "buy a season ticket", "refuse", "roll", "ask for torch"]
)
def test_other_actions_wait_while_a_bid_is_due(line: str) -> None:
    game = three()
    play(game, "open market 1 at 8")
    assert refusal(game, line) == f"You cannot do this now: “{line}”."


@pytest.mark.rule("AUC-2", "MED-1", "MED-3")
def test_reading_a_medal_may_be_cashed_in_during_an_auction_before_bidding() -> None:
    game = market_day("coins: 30", "coins: 5, medals: 1", "coins: 30")
    play(game, "open market 1 at 10")
    assert not offered(game, "bid 11")
    record = play(game, "cash a medal")
    assert happened(record, CoinsReceived) == ["seat 2 receives 6"]
    assert decider(game) == ("bid", 2), "it is still her bid"
    assert not offered(game, "bid 12")
    play(game, "bid 11", "pass", "pass")
    assert player(game, 2).coins == 0


@pytest.mark.rule("AUC-1", "MED-3")
def test_a_medal_may_be_cashed_in_before_opening() -> None:
    game = market_day("coins: 2, medals: 1", "coins: 30", "coins: 30")
    play(game, "cash a medal")
    assert decider(game) == ("open", 1)
    assert offered(game, "open market 1 at 8")


@pytest.mark.rule("AUC-2", "AST-2", "MED-3")
def test_an_action_token_may_become_a_medal_and_coins_during_an_auction() -> None:
    game = market_day("coins: 30", "coins: 5, tokens: action", "coins: 30")
    play(game, "open market 1 at 10", "exchange an action token", "cash a medal", "bid 11")
    assert game.state.gone[Asset.ACTION] == 1
    assert player(game, 2).medals == 0


@pytest.mark.rule("AUC-2", "MED-3")
def test_nobody_cashes_in_a_medal_while_another_player_decides() -> None:
    game = market_day("coins: 30", "coins: 30", "coins: 30, medals: 1")
    play(game, "open market 1 at 10")
    assert refusal(game, "cash a medal") == "You have no medals."


# AUC-3


@pytest.mark.rule("AUC-3")
def test_the_winner_pays_the_bank_and_takes_the_three_tokens() -> None:
    game = three()
    record = play(game, "open market 1 at 8", "bid 11", "pass", "pass")
    assert happened(record, CoinsPaid) == ["seat 2 pays 11"]
    assert [player(game, seat).coins for seat in (1, 2, 3)] == [30, 19, 30]
    assert tokens(game, 2) == {"lion": 1, "cage": 1, "torch": 1}
    assert game.state.markets[0] == ()


@pytest.mark.rule("AUC-3")
def test_the_winner_bids_no_more_in_this_phase() -> None:
    game = three()
    play(game, "open market 1 at 8", "bid 9", "pass", "pass", "open market 2 at 8")
    assert decider(game) == ("bid", 3), "the second seat has won and is passed over"


@pytest.mark.rule("AUC-3", "AUC-4")
def test_the_winner_opens_no_more_markets_in_this_phase() -> None:
    game = three()
    play(game, "open market 1 at 8", "bid 9", "pass", "pass", "pass")
    assert decider(game) == ("open", 3)


@pytest.mark.rule("AUC-3")
def test_next_turn_the_winner_takes_part_again() -> None:
    game = three()
    play(game, "open market 1 at 8", "pass", "pass", "pass", "pass")
    while decider(game)[0] != "open":
        play(game, "pass" if offered(game, "pass") else str(game.choices().actions[0]))
    assert decider(game) == ("open", 2)
    play(game, "pass", "pass")
    assert decider(game) == ("open", 1)


@pytest.mark.rule("AUC-3", "STAR-1")
def test_a_star_may_come_with_the_tokens() -> None:
    game = market_day("coins: 30", "coins: 30, tokens: 2 lion", "coins: 30")
    record = play(game, "open market 1 at 8", "bid 9", "pass", "pass")
    assert happened(record, StarMoved) == ["star lion goes from nobody to seat 2"]


# AUC-4


@pytest.mark.rule("AUC-4", "AUC-8")
def test_when_the_active_player_wins_her_market_refills() -> None:
    game = three()
    record = play(game, "open market 1 at 8", "pass", "pass")
    (refilled,) = happened(record, MarketRefilled)
    assert refilled.startswith("market 1 refills: ")
    assert in_markets(game) == [3] * 5


@pytest.mark.rule("AUC-4")
@pytest.mark.parametrize(("first", "following"), [(1, 2), (2, 3), (3, 1)])
def test_the_next_player_clockwise_becomes_active(first: int, following: int) -> None:
    game = three(first=first)
    play(game, "open market 1 at 8", "pass", "pass")
    assert decider(game) == ("open", following)


@pytest.mark.rule("AUC-4")
def test_players_who_have_won_are_passed_over() -> None:
    game = market_day(*["coins: 30"] * 5)
    play(game, "open market 1 at 8", "bid 9", "pass", "pass", "pass", "pass")
    play(game, "open market 2 at 8", "bid 9", "pass", "pass", "pass")
    play(game, "open market 3 at 8", "pass", "pass")
    assert decider(game) == ("open", 4), "the second and third seats have won"


@pytest.mark.rule("AUC-4", "AUC-5")
def test_when_the_active_player_wins_at_last_every_empty_market_refills() -> None:
    game = three()
    play(game, "open market 4 at 8", "bid 9", "pass", "pass")
    record = play(game, "open market 2 at 8", "pass")
    refilled = [text.split(":")[0] for text in happened(record, MarketRefilled)]
    assert refilled == ["market 2 refills", "market 4 refills"]


# AUC-5


@pytest.mark.rule("AUC-5")
def test_when_someone_else_wins_nothing_refills() -> None:
    game = three()
    record = play(game, "open market 1 at 8", "bid 9", "pass", "pass")
    assert happened(record, MarketRefilled) == []
    assert in_markets(game) == [0, 3, 3, 3, 3]


@pytest.mark.rule("AUC-5")
def test_the_active_player_opens_another_full_market_or_passes() -> None:
    game = three()
    play(game, "open market 1 at 8", "bid 9", "pass", "pass")
    assert decider(game) == ("open", 1)
    assert refusal(game, "open market 1 at 8") == "Market I is empty."
    assert offered(game, "open market 2 at 8")
    assert offered(game, "pass")


@pytest.mark.rule("AUC-5")
def test_all_empty_markets_refill_at_once_when_she_passes() -> None:
    game = market_day(*["coins: 30"] * 4)
    play(game, "open market 1 at 8", "bid 9", "pass", "pass", "pass")
    play(game, "open market 5 at 8", "bid 9", "pass", "pass")
    assert in_markets(game) == [0, 3, 3, 3, 0]
    record = play(game, "pass")
    assert len(happened(record, MarketRefilled)) == 2
    assert in_markets(game) == [3] * 5


@pytest.mark.rule("AUC-5")
def test_passing_with_all_markets_full_draws_nothing() -> None:
    game = three()
    bag = game.state.bag
    assert happened(play(game, "pass"), MarketRefilled) == []
    assert game.state.bag == bag


# AUC-6


@pytest.mark.rule("AUC-6")
def test_a_player_who_passes_on_opening_may_still_bid_and_win() -> None:
    game = three()
    play(game, "pass", "open market 1 at 8", "pass")
    assert decider(game) == ("bid", 1)
    play(game, "bid 9", "pass")
    assert tokens(game, 1) == {"lion": 1, "cage": 1, "torch": 1}


@pytest.mark.rule("AUC-6", "AUC-7")
def test_but_opens_no_market_this_turn() -> None:
    game = three()
    play(game, "pass", "pass")
    record = play(game, "pass")
    assert happened(record, PhaseBegan) == ["phase trading begins"]


@pytest.mark.rule("AUC-6")
def test_stepping_out_of_anothers_auction_does_not_cost_the_chance_to_open() -> None:
    game = three()
    play(game, "open market 1 at 8", "pass", "pass")
    assert decider(game) == ("open", 2)
    play(game, "open market 2 at 8", "pass")
    assert decider(game) == ("open", 3)


# AUC-7


@pytest.mark.rule("AUC-7")
def test_the_phase_ends_when_everyone_has_had_the_chance_or_has_won() -> None:
    game = three()
    play(game, "open market 1 at 8", "bid 9", "pass", "pass", "pass")
    assert decider(game) == ("open", 3)
    record = play(game, "open market 1 at 8", "bid 9", "pass", "pass")
    assert happened(record, MarketRefilled), "the third seat passed, and market 1 refills"
    assert happened(record, PhaseBegan) == ["phase trading begins"]


@pytest.mark.rule("AUC-7")
def test_the_phase_ends_after_the_last_opener_though_winners_sit_behind_her() -> None:
    game = three(first=3)
    play(game, "open market 1 at 8", "pass", "bid 9", "pass")
    play(game, "open market 2 at 8", "bid 9", "pass")
    record = play(game, "pass")
    assert happened(record, PhaseBegan) == ["phase trading begins"]
    assert in_markets(game) == [3] * 5


@pytest.mark.rule("AUC-7")
def test_the_last_player_left_bids_alone_and_wins_at_once() -> None:
    game = three()
    play(game, "open market 1 at 8", "pass", "pass", "open market 2 at 8", "pass")
    record = play(game, "open market 3 at 8")
    assert happened(record, CoinsPaid) == ["seat 3 pays 8"]
    assert len(happened(record, MarketWon)) == 1
    assert happened(record, PhaseBegan) == ["phase trading begins"]


@pytest.mark.rule("AUC-7")
def test_the_last_player_left_pays_the_minimum_and_no_more() -> None:
    game = three()
    play(game, "open market 1 at 8", "pass", "pass", "open market 2 at 8", "pass")
    assert refusal(game, "open market 3 at 9") == "Nobody can bid against you: open at 8 coins."
    assert refusal(game, "open market 3 at 7") == "The opening bid must be 8 coins or more."


@pytest.mark.rule("AUC-7", "AUC-5")
def test_the_active_player_bids_alone_once_all_others_have_won() -> None:
    game = three()
    play(game, "open market 1 at 8", "bid 9", "pass", "pass")
    play(game, "open market 2 at 8", "bid 9", "pass")
    assert refusal(game, "open market 3 at 9") == "Nobody can bid against you: open at 8 coins."
    record = play(game, "open market 3 at 8")
    assert happened(record, CoinsPaid) == ["seat 1 pays 8"]
    assert happened(record, PhaseBegan) == ["phase trading begins"]


@pytest.mark.rule("AUC-7")
def test_even_alone_she_may_pass() -> None:
    game = three()
    play(game, "open market 1 at 8", "pass", "pass", "open market 2 at 8", "pass", "pass")
    assert tokens(game, 3) == {}
    assert decider(game) == ("trade", 1)


@pytest.mark.rule("AUC-7")
def test_alone_with_7_coins_she_can_only_pass() -> None:
    game = market_day("coins: 30", "coins: 30", "coins: 7")
    play(game, "open market 1 at 8", "pass", "pass", "open market 2 at 8", "pass")
    assert str(game.choices().only) == "pass"
    assert refusal(game, "open market 3 at 8") == "You have only 7 coins."


# AUC-8


@pytest.mark.rule("AUC-8")
def test_a_market_refills_from_the_bag() -> None:
    game = three()
    in_bag = len(game.state.bag)
    play(game, "open market 1 at 8", "pass", "pass")
    assert len(game.state.markets[0]) == 3
    assert len(game.state.bag) == in_bag - 3


@pytest.mark.rule("AUC-8")
def test_what_the_bag_gives_is_chance() -> None:
    drawn: set[str] = set()
    for seed in range(10):
        record = play(three(seed=seed), "open market 1 at 8", "pass", "pass")
        drawn.update(map(str, record.chance))
    assert len(drawn) > 5
    assert all(text.startswith("market 1 refills: ") for text in drawn)


@pytest.mark.rule("AUC-8", "SET-3")
@pytest.mark.parametrize("seed", range(5))
def test_the_face_down_green_token_is_drawn_before_the_bag(seed: int) -> None:
    game = three(
        seed=seed,
        markets="[lion + 2 cage, 3 horse, 3 ship, 3 priest, 3 musician]",
        face_down="scenery",
        gone=all_but(lion=1, cage=2, horse=3, ship=3, priest=3, musician=3, torch=12, scenery=1),
    )
    record = play(game, "open market 1 at 8", "pass", "pass")
    assert happened(record, MarketRefilled) == ["market 1 refills: 2 torch + scenery"]
    assert game.state.face_down == ()
    record = play(game, "open market 2 at 8", "pass")
    assert happened(record, MarketRefilled) == ["market 2 refills: 3 torch"]


@pytest.mark.rule("AUC-8")
def test_of_two_empty_markets_the_first_gets_the_face_down_token() -> None:
    game = three(
        markets="[nothing, lion + 2 cage, nothing, nothing, nothing]",
        face_down="scenery",
        gone=all_but(lion=1, cage=2, torch=5, scenery=1),
    )
    record = play(game, "open market 2 at 8", "pass", "pass")
    assert happened(record, MarketRefilled) == [
        "market 1 refills: 2 torch + scenery",
        "market 2 refills: 3 torch",
    ]


@pytest.mark.rule("AUC-8")
@pytest.mark.parametrize(
    ("torches", "refilled", "markets"),
    [
        (6, ["market 1 refills: 3 torch", "market 2 refills: 3 torch"], [3, 3]),
        (5, ["market 1 refills: 3 torch", "market 2 refills: 2 torch"], [3, 2]),
        (4, ["market 1 refills: 3 torch", "market 2 refills: torch"], [3, 1]),
        (3, ["market 1 refills: 3 torch"], [3, 0]),
        (1, ["market 1 refills: torch"], [1, 0]),
        (0, [], [0, 0]),
    ],
)
def test_reading_if_the_bag_runs_dry_a_market_stays_short_or_empty(
    torches: int, refilled: list[str], markets: list[int]
) -> None:
    game = three(
        markets="[lion + 2 cage, nothing, 3 horse, 3 ship, 3 chariot]",
        gone=all_but(lion=1, cage=2, horse=3, ship=3, chariot=3, torch=torches),
    )
    record = play(game, "open market 1 at 8", "pass", "pass")
    assert happened(record, MarketRefilled) == refilled
    assert in_markets(game) == [*markets, 3, 3, 3]
    assert game.state.bag == ()


@pytest.mark.rule("AUC-8")
def test_reading_a_market_that_stays_empty_cannot_be_opened() -> None:
    game = three(
        markets="[lion + cage + torch, 3 horse, nothing, nothing, nothing]",
        gone=all_but(lion=1, cage=1, torch=1, horse=3),
    )
    play(game, "open market 1 at 8", "pass", "pass")
    assert refusal(game, "open market 1 at 8") == "Market I is empty."
    assert refusal(game, "open market 3 at 8") == "Market III is empty."
    assert offered(game, "open market 2 at 8")


@pytest.mark.rule("AUC-8", "AUC-1")
def test_a_market_that_stays_short_can_be_opened_and_gives_what_it_has() -> None:
    game = three(
        markets="[lion + torch, nothing, nothing, nothing, nothing]",
        gone=all_but(lion=1, torch=1),
    )
    record = play(game, "open market 1 at 8", "bid 9", "pass", "pass")
    assert happened(record, MarketWon) == ["seat 2 wins market 1: lion + torch"]


@pytest.mark.rule("AUC-8", "AUC-3")
def test_the_face_down_token_may_be_all_that_fills_a_market() -> None:
    game = three(
        markets="[lion + cage + torch, nothing, nothing, nothing, nothing]",
        face_down="scenery",
        gone=all_but(lion=1, cage=1, torch=1, scenery=1),
    )
    record = play(game, "open market 1 at 8", "pass", "pass")
    assert happened(record, MarketRefilled) == ["market 1 refills: scenery"]


@pytest.mark.rule("AUC-8", "TURN-2")
def test_with_all_markets_empty_everyone_can_only_pass() -> None:
    game = three(markets="[nothing, nothing, nothing, nothing, nothing]", gone=all_but())
    for _ in range(3):
        assert str(game.choices().only) == "pass"
        play(game, "pass")
    assert decider(game) == ("trade", 1)


# AUC-9


@pytest.mark.rule("AUC-9", "MED-2")
def test_an_emperor_token_is_replaced_by_a_medal_as_soon_as_it_is_won() -> None:
    game = three(markets="[lion + torch + emperor]")
    record = play(game, "open market 1 at 8", "bid 9", "pass", "pass")
    assert happened(record, EmperorLeft) == ["seat 2 gives up an emperor token"]
    assert happened(record, MedalEarned) == ["seat 2 earns a medal"]
    assert player(game, 2).medals == 1
    assert tokens(game, 2) == {"lion": 1, "torch": 1}
    assert game.state.gone[Asset.EMPEROR] == 1


@pytest.mark.rule("AUC-9", "MED-2")
@pytest.mark.parametrize(("held", "earned"), [(15, 3), (16, 2), (17, 1), (18, 0)])
def test_while_medals_last_each_emperor_token_gives_one(held: int, earned: int) -> None:
    game = market_day("coins: 30", "coins: 30", f"coins: 30, medals: {held}", markets="[3 emperor]")
    record = play(game, "open market 1 at 8", "pass", "pass")
    assert len(happened(record, EmperorLeft)) == 3
    assert len(happened(record, MedalEarned)) == earned
    assert player(game, 1).medals == earned
    assert game.state.gone[Asset.EMPEROR] == 3, "without a medal the token is simply lost"


@pytest.mark.rule("AUC-9", "MED-3")
def test_a_medal_from_an_emperor_token_can_be_used_at_once() -> None:
    game = market_day("coins: 8", "coins: 7", "coins: 7", markets="[3 emperor]")
    play(game, "open market 1 at 8", "pass", "pass", "pass", "pass")
    assert decider(game) == ("trade", 1)
    play(game, "cash a medal")
    assert player(game, 1).coins == 6


@pytest.mark.rule("AUC-9")
def test_jokers_and_action_tokens_are_kept() -> None:
    game = three(markets="[joker + action + torch]")
    play(game, "open market 1 at 8", "pass", "pass")
    assert tokens(game, 1) == {"torch": 1, "joker": 1, "action": 1}


# The booklet's example with 4 players


ALLIE, BEATRIX, CHARLIE, DAVID = 1, 2, 3, 4


@pytest.fixture
def four() -> Game:
    """Allie is active first."""
    return market_day(
        "name: Allie, coins: 30",
        "name: Beatrix, coins: 30",
        "name: Charlie, coins: 30",
        "name: David, coins: 30",
        markets="[lion + cage + torch, 3 horse, 3 ship, 3 priest, 3 musician]",
    )


def until_david_is_active(game: Game) -> None:
    play(game, "open market 1 at 8", "bid 9", "pass", "pass", "pass")
    play(game, "open market 2 at 8", "bid 10", "pass", "pass")
    play(game, "pass")


@pytest.mark.rule("AUC-1", "AUC-3", "AUC-5")
def test_example_allie_opens_an_auction_that_beatrix_wins(four: Game) -> None:
    record = play(four, "open market 1 at 8", "bid 9", "pass", "pass", "pass")
    assert happened(record, MarketWon) == ["seat 2 wins market 1: lion + cage + torch"]
    assert in_markets(four) == [0, 3, 3, 3, 3], "Beatrix's market is left empty"
    assert decider(four) == ("open", ALLIE)


@pytest.mark.rule("AUC-3", "AUC-5")
def test_example_allie_opens_another_one_that_charlie_wins(four: Game) -> None:
    play(four, "open market 1 at 8", "bid 9", "pass", "pass", "pass")
    play(four, "open market 2 at 8")
    assert decider(four) == ("bid", CHARLIE), "Beatrix has won and takes no part"
    record = play(four, "bid 10", "pass", "pass")
    assert happened(record, MarketWon) == ["seat 3 wins market 2: 3 horse"]
    assert in_markets(four) == [0, 0, 3, 3, 3], "we now have 2 empty markets"


@pytest.mark.rule("AUC-4", "AUC-5", "AUC-6")
def test_example_allie_passes_for_good_and_david_becomes_active(four: Game) -> None:
    play(four, "open market 1 at 8", "bid 9", "pass", "pass", "pass")
    play(four, "open market 2 at 8", "bid 10", "pass", "pass")
    record = play(four, "pass")
    assert len(happened(record, MarketRefilled)) == 2
    assert in_markets(four) == [3] * 5, "the 2 empty markets are refilled at once"
    assert decider(four) == ("open", DAVID)


@pytest.mark.rule("AUC-3", "AUC-6")
def test_example_only_allie_can_still_join_in_the_bidding(four: Game) -> None:
    until_david_is_active(four)
    play(four, "open market 3 at 8")
    assert decider(four) == ("bid", ALLIE)
    play(four, "bid 9")
    assert decider(four) == ("bid", DAVID), "Beatrix and Charlie have won"


@pytest.mark.rule("AUC-6", "AUC-7")
def test_example_allie_may_win_davids_auction(four: Game) -> None:
    until_david_is_active(four)
    play(four, "open market 3 at 8", "bid 9", "pass")
    assert tokens(four, ALLIE) == {"ship": 3}
    assert decider(four) == ("open", DAVID)
    record = play(four, "open market 4 at 8")
    assert happened(record, CoinsPaid) == ["seat 4 pays 8"], "David is alone now"
    assert happened(record, PhaseBegan) == ["phase trading begins"]


@pytest.mark.rule("AUC-6", "AUC-7")
@pytest.mark.parametrize("allies_bids", [["pass"], ["bid 9", "bid 10", "pass"]])
def test_example_or_allie_ends_the_turn_with_no_new_tokens(
    four: Game, allies_bids: list[str]
) -> None:
    until_david_is_active(four)
    record = play(four, "open market 3 at 8", *allies_bids)
    assert happened(record, MarketWon) == ["seat 4 wins market 3: 3 ship"]
    assert happened(record, PhaseBegan) == ["phase trading begins"]
    assert tokens(four, ALLIE) == {}
    assert player(four, ALLIE).coins == 30


# VAR-1


A, B, C = 1, 2, 3


def intense_auctions(purse_of_b: int = 60) -> Game:
    """The variant with players A, B and C."""
    return market_day(
        "name: A, coins: 60",
        f"name: B, coins: {purse_of_b}",
        "name: C, coins: 60",
        markets="[lion + cage + torch, 3 horse, 3 ship, 3 priest, 3 musician]",
        intense_auctions="yes",
    )


@pytest.mark.rule("VAR-1")
def test_the_variant_is_an_option_and_off_by_default() -> None:
    seats = ("Aquila", "Lupa", "Sol")
    assert not Game.new(seats, seed=7).state.intense
    assert Game.new(seats, seed=7, options={"intense_auctions": True}).state.intense
    assert not three().state.intense
    assert intense_auctions().state.intense


@pytest.mark.rule("VAR-1", "AUC-5", "AUC-7")
def test_example_with_three_players_in_intense_auctions() -> None:
    game = intense_auctions()

    # Round 1: A is active.
    play(game, "open market 1 at 8", "bid 9", "pass", "pass")
    assert tokens(game, B) == {"lion": 1, "cage": 1, "torch": 1}, "B wins the bidding"
    assert decider(game) == ("open", A)
    play(game, "open market 2 at 8")
    assert decider(game) == ("bid", C), "B cannot participate, only A and C can take part"
    assert in_markets(game)[0] == 0, "the market is not refilled"
    play(game, "bid 9", "pass")
    assert tokens(game, C) == {"horse": 3}, "C wins the bidding"
    assert in_markets(game) == [0, 0, 3, 3, 3], "we now have 2 empty markets"
    record = play(game, "pass")
    assert len(happened(record, MarketRefilled)) == 2, "A passes, and both are refilled"

    # Round 2: B is active.
    assert decider(game) == ("open", B), "though B has won"
    play(game, "open market 3 at 8")
    assert decider(game) == ("bid", C), "C has won too, and can participate"
    play(game, "pass")
    assert decider(game) == ("bid", A), "and so can A"
    play(game, "bid 9", "pass")
    assert tokens(game, A) == {"ship": 3}, "A wins the bidding"
    play(game, "open market 4 at 8")
    assert decider(game) == ("bid", C), "A can no longer take part"
    play(game, "bid 9", "pass")
    assert tokens(game, C) == {"horse": 3, "priest": 3}, "C wins the bidding"
    assert in_markets(game) == [3, 3, 0, 0, 3], "3 markets are left for bid"
    assert refusal(game, "open market 5 at 9") == "Nobody can bid against you: open at 8 coins."
    record = play(game, "open market 5 at 8")
    assert happened(record, CoinsPaid) == ["seat 2 pays 8"], "B is alone and pays 8 coins"
    assert len(happened(record, MarketRefilled)) == 3, "the 3 markets are refilled"

    # Round 3: C is active.
    assert decider(game) == ("open", C)
    play(game, "open market 1 at 8")
    assert decider(game) == ("bid", A), "A can participate"
    play(game, "bid 9")
    assert decider(game) == ("bid", B), "and B as well"


@pytest.mark.rule("VAR-1")
def test_in_the_variant_an_active_winner_bids_again_when_the_next_is_active() -> None:
    game = intense_auctions()
    play(game, "open market 1 at 8", "pass", "pass")
    assert decider(game) == ("open", B)
    play(game, "open market 2 at 8", "pass")
    assert decider(game) == ("bid", A)
    play(game, "bid 9", "pass")
    assert tokens(game, A).items() >= {"lion": 1, "cage": 1, "torch": 1, "horse": 3}.items()


@pytest.mark.rule("VAR-1", "AUC-7")
def test_in_the_variant_too_each_player_has_one_chance_to_open() -> None:
    game = intense_auctions()
    for seat, others in ((A, (B, C)), (B, (C, A)), (C, (A, B))):
        assert decider(game) == ("open", seat)
        play(game, "open market 1 at 8")
        for other in others:
            assert decider(game) == ("bid", other)
            record = play(game, "pass")
    assert happened(record, PhaseBegan) == ["phase trading begins"]


@pytest.mark.rule("VAR-1", "AUC-6")
def test_in_the_variant_too_passing_gives_up_the_chance_to_open() -> None:
    game = intense_auctions()
    record = play(game, "pass", "pass", "pass")
    assert happened(record, PhaseBegan) == ["phase trading begins"]


@pytest.mark.rule("VAR-1")
def test_without_the_variant_a_winner_still_sits_out_when_the_active_player_changes() -> None:
    game = three()
    play(game, "open market 1 at 8", "pass", "pass", "open market 2 at 8")
    assert decider(game) == ("bid", 3)
    play(game, "pass")
    assert decider(game) == ("open", 3), "the first seat was not asked"


@pytest.mark.rule("VAR-1", "AUC-2")
def test_in_the_variant_too_nobody_bids_more_than_they_have_left() -> None:
    game = intense_auctions(purse_of_b=20)
    play(game, "open market 1 at 8", "bid 12", "pass", "pass")
    play(game, "pass")
    assert refusal(game, "open market 2 at 9") == "You have only 8 coins."
    assert offered(game, "open market 2 at 8")
