"""The schemers' tricks are what they say; benchmarks/exploiters.py has what they win by them."""

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Counter, Offer
from tests.ai.colosseum.positions import NEARLY, position
from tests.ai.colosseum.schemers import SCHEMERS
from tests.rules.colosseum.scenario import play


def to_trade(aquila: str, lupa: str) -> Game:
    """Aquila trades; only Lupa has something for her."""
    moment = "phase: trading\n        step: trade\n        seat: 1\n        queue: [2, 3]"
    return position(moment, aquila, lupa=lupa, turn=4)


def in_want_of_a_chariot() -> Game:
    return to_trade(
        f"coins: 30, programmes: [20], tokens: {NEARLY} + chariot",
        "coins: 10, programmes: [5, 6], tokens: chariot",
    )


def refused(name: str, game: Game) -> list[Offer]:
    """All that a schemer offers in a phase in which everyone refuses."""
    schemer = SCHEMERS[name](1)
    offers = []
    while isinstance(action := schemer.choose(game.view(0, 1)).action, Offer):
        offers.append(action)
        play(game, str(action), "refuse")
    assert str(action) == "pass"
    return offers


def test_the_haggler_starts_low_and_raises_its_offer() -> None:
    offers = refused("haggler", in_want_of_a_chariot())
    bought = [offer.give.coins for offer in offers if not offer.give.tokens]
    first = bought[: bought.index(max(bought)) + 1]
    assert len(first) > 3
    assert first == sorted(set(first))


def test_the_nag_repeats_itself() -> None:
    offers = refused("nag", in_want_of_a_chariot())
    assert max(map(offers.count, offers)) == 6


def test_the_baiter_comes_down() -> None:
    game = to_trade(
        "coins: 30, programmes: [5, 6], tokens: chariot",
        f"coins: 40, programmes: [20], tokens: {NEARLY} + chariot",
    )
    asked = [offer.take.coins for offer in refused("baiter", game)]
    assert asked == [30, 20, 14, 10, 7, 5]


def contested(bid: int) -> Game:
    """Lupa leads with that bid for a market that Aquila has no use for."""
    return position(
        f"""phase: acquiring
        step: bid
        seat: 1
        queue: [3]
        shut out: []
        markets: [2 chariot + torch, nothing, nothing, nothing, nothing]
        auction: {{opener: 2, market: 1, coins: {bid}, leader: 2, still in: [2, 1]}}""",
        "coins: 60, programmes: [5, 6]",
        lupa=f"arena: 18-20, coins: 60, programmes: [20], tokens: {NEARLY}",
        turn=4,
    )


@pytest.mark.parametrize(("bid", "action"), [(12, "bid 13"), (22, "pass")])
def test_the_denier_bids_for_what_the_leading_bidder_needs(bid: int, action: str) -> None:
    assert str(SCHEMERS["denier"](1).choose(contested(bid).view(0, 1)).action) == action


def test_the_presser_stops_before_it_would_win_the_market() -> None:
    """Lupa should pay much for the chariots that she lacks."""
    bids = [
        bid
        for bid in range(8, 60)
        if str(SCHEMERS["presser"](1).choose(contested(bid).view(0, 1)).action) == f"bid {bid + 1}"
    ]
    assert bids == list(range(8, 8 + len(bids)))
    assert 3 < len(bids) < 50


def test_the_screw_asks_for_more_than_it_is_offered() -> None:
    game = position(
        """phase: trading
        step: answer
        seat: 1
        queue: [3]
        offer: {active: 2, partner: 1, give: 12 coins, take: chariot}""",
        "programmes: [5, 6], tokens: chariot",
        lupa=f"arena: 18-20, coins: 60, programmes: [20], tokens: {NEARLY} + chariot",
        turn=4,
    )
    action = SCHEMERS["screw"](1).choose(game.view(0, 1)).action
    assert isinstance(action, Counter)
    assert action.take.coins > 12


def test_who_refuses_everything_refuses_a_gift() -> None:
    game = position(
        """phase: trading
        step: answer
        seat: 1
        queue: [3]
        offer: {active: 2, partner: 1, give: chariot + 20 coins, take: torch}""",
        f"programmes: [20], tokens: {NEARLY} + torch",
        lupa="coins: 30, programmes: [5, 6], tokens: chariot",
    )
    assert str(SCHEMERS["refuser"](1).choose(game.view(0, 1)).action) == "refuse"


def test_the_ticket_buyer_buys_a_ticket() -> None:
    moment = "phase: investing\n        step: invest\n        seat: 1\n        queue: [2, 3]"
    game = position(moment, "coins: 60, programmes: [1, 20]", turn=2)
    assert str(SCHEMERS["tickets"](1).choose(game.view(0, 1)).action) == "buy a season ticket"
