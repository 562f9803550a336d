"""Phase 3: deals between the active player and one other at a time."""

from random import Random

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Bundle, Counter, Offer, Pass
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.events import (
    DealStruck,
    OfferMade,
    OfferRefused,
    Passed,
    PhaseBegan,
    StarMoved,
)
from colosseum.rules.notation import UnreadableLine
from tests.rules.colosseum.scenario import decider, happened, offered, play, refusal, table


def trading(aquila: str = "", lupa: str = "", sol: str = "", first: int = 1) -> Game:
    """The start of phase 3: three players with these holdings, Aquila first by default."""
    return table(f"""
        phase: trading
        first: {first}
        players:
          - {{{aquila}}}
          - {{{lupa}}}
          - {{{sol}}}
    """)


# TRD-1: one active player after another


@pytest.mark.rule("TRD-1")
def test_players_become_active_in_turn_order_and_each_only_once() -> None:
    game = trading(first=2)
    for seat in (2, 3, 1):
        assert decider(game) == ("trade", seat)
        record = play(game, "pass")
        assert happened(record, Passed) == [f"seat {seat} passes"]
    assert happened(record, PhaseBegan) == ["phase producing begins"]
    assert decider(game) == ("roll", 2)


@pytest.mark.rule("TRD-1")
def test_the_active_player_makes_one_deal_after_another_with_any_player() -> None:
    game = trading("tokens: 3 torch", "tokens: lion", "tokens: cage")
    play(game, "trade with 2: torch for lion", "accept")
    play(game, "trade with 3: torch for cage", "accept")
    play(game, "trade with 2: torch for 4 coins", "accept")
    assert decider(game) == ("trade", 1)
    aquila = game.state.impresarios[0]
    assert [aquila.tokens[a] for a in (Asset.TORCH, Asset.LION, Asset.CAGE)] == [0, 1, 1]
    assert aquila.coins == 34


@pytest.mark.rule("TRD-1")
def test_the_player_asked_deals_only_with_the_active_player() -> None:
    game = trading("tokens: torch", "tokens: lion", "tokens: cage")
    play(game, "trade with 2: torch for lion")
    assert decider(game) == ("answer", 2)
    assert (
        refusal(game, "trade with 3: lion for cage")
        == "You cannot do this now: “trade with 3: lion for cage”."
    )


@pytest.mark.rule("TRD-1")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("trade with 1: torch for lion", "You cannot trade with yourself."),
        ("trade with 4: torch for lion", "There is no player 4."),
        ("trade with 0: torch for lion", "There is no player 0."),
        ("accept", "You cannot do this now: “accept”."),
    ],
)
def test_a_deal_needs_another_player(line: str, reason: str) -> None:
    assert refusal(trading("tokens: torch + lion"), line) == reason


# TRD-2: what can be traded


@pytest.mark.rule("TRD-2")
def test_a_deal_moves_coins_and_tokens_at_once() -> None:
    game = trading("tokens: 2 torch", "tokens: lion + cage")
    record = play(game, "trade with 2: 2 torch + 5 coins for lion", "accept")
    assert happened(record, DealStruck) == ["seat 1 trades with seat 2: 2 torch + 5 coins for lion"]
    aquila, lupa, _ = game.state.impresarios
    assert (aquila.coins, aquila.tokens[Asset.TORCH], aquila.tokens[Asset.LION]) == (25, 0, 1)
    assert (lupa.coins, lupa.tokens[Asset.TORCH], lupa.tokens[Asset.LION]) == (35, 2, 0)
    assert lupa.tokens[Asset.CAGE] == 1


@pytest.mark.rule("TRD-2")
def test_both_sides_of_a_deal_may_give_coins() -> None:
    game = trading("tokens: torch", "tokens: lion")
    play(game, "trade with 2: torch + 1 coin for lion + 3 coins", "accept")
    aquila, lupa, _ = game.state.impresarios
    assert (aquila.coins, lupa.coins) == (32, 28)


@pytest.mark.rule("TRD-2", "TRD-3")
def test_a_token_may_even_be_swapped_for_one_of_the_same_kind() -> None:
    game = trading("tokens: lion", "tokens: lion")
    assert offered(game, "trade with 2: lion for lion + 1 coin")
    assert offered(game, "trade with 2: lion for lion")


@pytest.mark.rule("TRD-2")
def test_jokers_and_action_tokens_change_hands_like_any_token() -> None:
    game = trading("tokens: joker", "tokens: action")
    play(game, "trade with 2: joker for action", "accept")
    aquila, lupa, _ = game.state.impresarios
    assert (aquila.tokens[Asset.JOKER], aquila.tokens[Asset.ACTION]) == (0, 1)
    assert (lupa.tokens[Asset.JOKER], lupa.tokens[Asset.ACTION]) == (1, 0)


@pytest.mark.rule("TRD-2")
@pytest.mark.parametrize("what", ["medal", "2 medals", "programme", "star", "loge", "promise"])
def test_nothing_but_coins_and_tokens_can_even_be_offered(what: str) -> None:
    with pytest.raises(UnreadableLine, match="is not an action of this game"):
        Game.read_action(f"trade with 2: {what} for lion")


# TRD-3: a fair deal


@pytest.mark.rule("TRD-3")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("trade with 2: 5 coins for 3 coins", "At least one token must change hands."),
        ("trade with 2: nothing for nothing", "At least one token must change hands."),
        ("trade with 2: nothing for lion", "You must give something in return."),
        ("trade with 2: 0 coins for lion", "You must give something in return."),
        ("trade with 2: torch for nothing", "Lupa must give something in return."),
    ],
)
def test_reading_each_side_gives_something_and_a_token_changes_hands(
    line: str, reason: str
) -> None:
    assert refusal(trading("tokens: torch", "tokens: lion"), line) == reason


@pytest.mark.rule("TRD-3")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("trade with 2: 2 coins for lion", "You have only 1 coin."),
        ("trade with 3: 2 coins for torch", "You have only 1 coin."),
        ("trade with 2: torch for 6 coins", "Lupa has only 5 coins."),
        ("trade with 3: torch for 2 coins", "Sol has only 1 coin."),
        ("trade with 2: 2 torch for lion", "You do not have 2 torches."),
        ("trade with 2: cage for lion", "You do not have 1 cage."),
        ("trade with 2: torch for 3 lion", "Lupa does not have 3 lions."),
        (
            "trade with 2: torch for emperor",
            "Lupa does not have 1 Emperor token.",
        ),
    ],
)
def test_nobody_gives_what_they_do_not_have(line: str, reason: str) -> None:
    game = trading("coins: 1, tokens: torch", "coins: 5, tokens: 2 lion", "coins: 1")
    assert refusal(game, line) == reason


@pytest.mark.rule("TRD-3")
def test_a_player_who_has_spent_everything_cannot_offer_coins() -> None:
    game = trading("coins: 0, tokens: torch", "tokens: lion")
    assert refusal(game, "trade with 2: torch + 1 coin for lion") == "You have only 0 coins."


@pytest.mark.rule("TRD-3")
def test_a_player_may_give_everything_in_a_deal() -> None:
    game = trading("coins: 1, tokens: torch", "coins: 5, tokens: 2 lion")
    assert offered(game, "trade with 2: torch + 1 coin for 2 lion + 5 coins")
    play(game, "trade with 2: torch + 1 coin for 2 lion + 5 coins", "accept")
    lupa = game.state.impresarios[1]
    assert (lupa.coins, sum(lupa.tokens)) == (1, 1)


@pytest.mark.rule("TRD-3")
@pytest.mark.parametrize(
    ("give", "take"),
    [(Bundle((Asset.TORCH,)), Bundle((), -3)), (Bundle((), -3), Bundle((Asset.LION,)))],
)
def test_nobody_owes_coins_after_a_deal(give: Bundle, take: Bundle) -> None:
    game = trading("tokens: torch", "tokens: lion")
    action = Offer(1, give, take)
    assert game.why_not(action) == "Nobody can give a negative number of coins."
    assert action not in game.choices()


@pytest.mark.rule("TRD-3")
def test_a_player_without_tokens_can_only_buy_from_one_who_has_some() -> None:
    game = trading("", "", "tokens: lion")
    assert offered(game, "trade with 3: 1 coin for lion")
    assert not offered(game, "trade with 2: 1 coin for lion")
    assert not offered(game, "trade with 2: 1 coin for 1 coin")


@pytest.mark.rule("TRD-3")
def test_without_a_token_at_the_table_there_is_nothing_to_do_but_pass() -> None:
    assert trading().choices().only == Pass()


# TRD-4: the answer


@pytest.mark.rule("TRD-4")
def test_the_partner_is_asked_and_sees_the_offer() -> None:
    game = trading("tokens: torch", "", "tokens: lion")
    record = play(game, "trade with 3: torch for lion + 2 coins")
    assert happened(record, OfferMade) == ["seat 1 offers seat 3: torch for lion + 2 coins"]
    assert decider(game) == ("answer", 3)
    assert offered(game, "accept")
    assert offered(game, "refuse")
    assert offered(game, "counter: lion for torch")
    assert refusal(game, "pass") == "You cannot do this now: “pass”."


@pytest.mark.rule("TRD-4")
def test_a_refused_offer_changes_nothing() -> None:
    game = trading("tokens: torch", "tokens: lion")
    before = game.copy()
    record = play(game, "trade with 2: torch for lion", "refuse")
    assert happened(record, OfferRefused) == ["seat 2 refuses"]
    assert game == before


@pytest.mark.rule("TRD-4")
def test_a_counter_offer_is_worded_from_the_partners_side_and_the_active_player_may_accept() -> (
    None
):
    game = trading("tokens: 2 torch", "tokens: lion")
    record = play(game, "trade with 2: torch for lion", "counter: lion for 2 torch + 3 coins")
    assert happened(record, OfferMade) == ["seat 2 offers seat 1: lion for 2 torch + 3 coins"]
    assert decider(game) == ("settle", 1)
    record = play(game, "accept")
    assert happened(record, DealStruck) == ["seat 1 trades with seat 2: 2 torch + 3 coins for lion"]
    aquila, lupa, _ = game.state.impresarios
    assert (aquila.coins, lupa.coins) == (27, 33)
    assert (aquila.tokens[Asset.LION], lupa.tokens[Asset.TORCH]) == (1, 2)
    assert decider(game) == ("trade", 1)


@pytest.mark.rule("TRD-4")
def test_a_refused_counter_offer_changes_nothing_and_the_active_player_goes_on() -> None:
    game = trading("tokens: torch", "tokens: lion")
    before = game.copy()
    record = play(game, "trade with 2: torch for lion", "counter: lion for 9 coins", "refuse")
    assert happened(record, OfferRefused) == ["seat 1 refuses"]
    assert game == before
    assert offered(game, "trade with 2: 7 coins for lion")


@pytest.mark.rule("TRD-4")
def test_a_counter_offer_is_not_countered_again() -> None:
    game = trading("tokens: torch", "tokens: lion")
    play(game, "trade with 2: torch for lion", "counter: lion for torch + 1 coin")
    assert (
        refusal(game, "counter: torch for lion")
        == "You cannot do this now: “counter: torch for lion”."
    )


@pytest.mark.rule("TRD-3", "TRD-4")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("counter: 2 coins for 5 coins", "At least one token must change hands."),
        ("counter: nothing for torch", "You must give something in return."),
        ("counter: lion for nothing", "Aquila must give something in return."),
        ("counter: lion + 2 coins for torch", "You have only 1 coin."),
        ("counter: lion for 31 coins", "Aquila has only 30 coins."),
        ("counter: 2 lion for torch", "You do not have 2 lions."),
        ("counter: lion for 2 torch", "Aquila does not have 2 torches."),
    ],
)
def test_a_counter_offer_must_be_a_fair_deal_too(line: str, reason: str) -> None:
    game = trading("tokens: torch", "coins: 1, tokens: lion")
    play(game, "trade with 2: torch for lion")
    assert refusal(game, line) == reason


@pytest.mark.rule("TRD-4", "AST-2", "MED-3")
def test_an_action_token_exchanged_after_being_asked_for_cannot_be_given() -> None:
    game = trading("tokens: torch", "tokens: action")
    play(game, "trade with 2: torch for action", "exchange an action token")
    assert decider(game) == ("answer", 2)
    assert refusal(game, "accept") == "You do not have 1 action token."
    assert offered(game, "refuse")
    assert offered(game, "counter: 2 coins for torch")


@pytest.mark.rule("TRD-4", "AST-2", "MED-3")
def test_an_action_token_exchanged_after_a_counter_offer_cannot_be_given() -> None:
    game = trading("tokens: action", "tokens: lion")
    play(game, "trade with 2: 3 coins for lion", "counter: lion for action")
    play(game, "exchange an action token")
    assert refusal(game, "accept") == "You do not have 1 action token."
    assert [str(action) for action in game.choices().actions] == ["refuse", "cash a medal"]


@pytest.mark.rule("TRD-4")
def test_a_partner_left_with_nothing_to_give_cannot_make_a_counter_offer() -> None:
    game = trading("tokens: torch", "coins: 0, tokens: action")
    play(game, "trade with 2: torch for action", "exchange an action token")
    assert not game.choices().ranges
    assert refusal(game, "counter: 1 coin for torch") == "You have only 0 coins."
    play(game, "cash a medal")
    assert offered(game, "counter: 6 coins for torch")


@pytest.mark.rule("TRD-3", "TRD-4")
@pytest.mark.parametrize(
    ("aquila", "lupa"),
    [
        ("tokens: 2 torch + joker", "tokens: lion"),
        ("tokens: torch", "coins: 0, tokens: lion"),
        ("tokens: torch", ""),
        ("", "tokens: lion + cage"),
    ],
)
def test_any_deal_picked_from_the_choices_may_be_made(aquila: str, lupa: str) -> None:
    game = trading(aquila, lupa)
    rng = Random(1)
    for _ in range(20):
        offer = game.choices().ranges[0].pick(rng)
        assert isinstance(offer, Offer)
        assert game.why_not(offer) is None
        asked = game.copy()
        asked.apply(offer)
        counter = asked.choices().ranges[0].pick(rng)
        assert isinstance(counter, Counter)
        assert asked.why_not(counter) is None


# TRD-5: stars follow every deal


@pytest.mark.rule("TRD-5", "STAR-2")
def test_a_star_moves_with_the_deal_that_gives_another_player_more() -> None:
    game = trading("tokens: 3 lion", "tokens: 3 lion", "")
    assert game.state.stars[Asset.LION] is None
    record = play(game, "trade with 2: lion for 9 coins", "accept")
    assert happened(record, StarMoved) == ["star lion goes from nobody to seat 2"]
    record = play(game, "trade with 2: 18 coins for 2 lion", "accept")
    assert happened(record, StarMoved) == ["star lion goes from seat 2 to seat 1"]


@pytest.mark.rule("TRD-5", "STAR-3")
def test_a_star_is_lost_with_the_deal_that_leaves_its_holder_too_few() -> None:
    game = trading("tokens: 3 ship + 3 horse", "tokens: torch")
    record = play(game, "trade with 2: ship + horse for torch", "accept")
    assert happened(record, StarMoved) == [
        "star horse goes from seat 1 to nobody",
        "star ship goes from seat 1 to nobody",
    ]


@pytest.mark.rule("TRD-5")
def test_a_refused_offer_moves_no_star() -> None:
    game = trading("tokens: 3 lion", "tokens: torch")
    record = play(game, "trade with 2: lion for torch", "refuse")
    assert happened(record, StarMoved) == []
    assert game.state.stars[Asset.LION] == 0
