"""Trading: fair deals, few offers, and nothing for a leader."""

import pytest

from colosseum.ai.colosseum.kit import KIT
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Accept, Bundle, Counter, Offer, Refuse
from colosseum.rules.colosseum.data import Asset
from tests.ai.colosseum.positions import CIRCUS, NEARLY, position
from tests.ai.colosseum.seated import SEEDS, THINKING, decide, good, usually
from tests.rules.colosseum.scenario import play


def asked(
    give: str, take: str, aquila: str, lupa: str = "", *, turn: int = 5, sol: str = ""
) -> Game:
    """Lupa offers Aquila to give this and take that."""
    return position(
        f"""phase: trading
        step: answer
        seat: 1
        queue: [3]
        offer: {{active: 2, partner: 1, give: {give}, take: {take}}}""",
        aquila,
        turn=turn,
        lupa=lupa or "programmes: [5, 6], coins: 30, tokens: 2 chariot + torch",
        sol=sol or "programmes: [3, 8]",
    )


@good
def test_a_deal_that_completes_the_programme_for_a_spare_token_is_accepted(level: str) -> None:
    game = asked(
        "chariot", "torch", f"coins: 10, programmes: [20], tokens: {NEARLY} + chariot + torch"
    )
    assert usually(game, level) == Accept()


@good
@pytest.mark.parametrize("coins", [1, 3])
@pytest.mark.parametrize("turn", [3, 5])
def test_a_token_that_the_plan_needs_does_not_go_for_a_coin(
    level: str, turn: int, coins: int
) -> None:
    give = f"{coins} coin{'s' if coins > 1 else ''}"
    game = asked(give, "chariot", f"coins: 10, programmes: [1, 20], tokens: {CIRCUS}", turn=turn)
    for seed in SEEDS:
        choice = decide(game, level, seed)
        assert choice.action != Accept()
        assert "chariot" in choice.reason
        (refusal,) = (option for option in choice.alternatives if option.action == Refuse())
        assert "chariot" in refusal.reason


@good
def test_who_offers_too_little_for_a_spare_token_is_asked_for_more(level: str) -> None:
    """Lupa lacks one horse for her event, and has coins; Aquila has one to spare."""
    game = asked(
        "1 coin",
        "horse",
        f"coins: 10, programmes: [20], tokens: {CIRCUS} + horse",
        "programmes: [4, 10], coins: 30, tokens: 4 gladiator + 2 horse",
        turn=4,
    )
    action = usually(game, level)
    assert isinstance(action, Counter)
    assert action.give == Bundle((Asset.HORSE,))
    assert action.take.coins > 1


@good
def test_what_the_last_event_does_not_need_is_sold_for_a_fair_price(level: str) -> None:
    """To one who is far behind, nothing is lost by it."""
    game = asked(
        "12 coins",
        "torch",
        f"coins: 10, programmes: [20], tokens: {CIRCUS} + torch",
        "programmes: [5, 6], coins: 30",
        turn=4,
    )
    assert usually(game, level) == Accept()


AHEAD = "coins: 30, arena: 20-23, programmes: [6, 25], best: 40, podiums: 3, tickets: 2, tokens: "
HUNTERS = "3 gladiator + comedian + 2 lion + 2 cage + torch + 2 scenery + decoration"
BEHIND = "coins: 10, programmes: [1, 4], best: 15, tokens: 2 gladiator + 2 horse + lion"


@good
@pytest.mark.parametrize("turn", [4, 5])
def test_a_clear_leader_is_not_fed_for_a_coin(level: str, turn: int) -> None:
    """Lupa lacks one lion for her event of 42; Aquila has no use for hers."""
    game = asked("1 coin", "lion", BEHIND, AHEAD + HUNTERS, turn=turn)
    assert usually(game, level) != Accept()


def test_the_more_a_leader_makes_of_a_token_the_less_is_its_sale_worth() -> None:
    values = []
    for tokens in (HUNTERS, HUNTERS + " + lion"):
        choice = decide(asked("3 coins", "lion", BEHIND, AHEAD + tokens), "grand")
        values += [option.value for option in choice.alternatives if option.action == Accept()]
    hungry, sated = values
    assert hungry < sated


def refused_again_and_again(game: Game, level: str, seed: int) -> list[Offer]:
    """Every offer of one player in the phase, when the partner always refuses."""
    seat = game.state.seat
    player = KIT.opponent(level, seed)
    offers: list[Offer] = []
    while game.decision and game.decision.kind == "trade" and game.state.seat == seat:
        action = player.choose(game.view(seat, len(offers))).action
        if isinstance(action, Offer):
            offers.append(action)
            assert len(offers) < 10
            play(game, str(action), "refuse")
        else:
            game.apply(action)
    return offers


def bazaar() -> Game:
    """Everybody has what another needs."""
    return position(
        "phase: trading\n        step: trade\n        seat: 1\n        queue: [2, 3]",
        f"coins: 60, programmes: [20], tokens: {NEARLY} + 2 comedian + cage",
        lupa="coins: 60, programmes: [2, 6], tokens: 2 chariot + decoration + horse + 2 lion",
        sol="coins: 60, programmes: [8, 9], tokens: chariot + 2 comedian + 2 scenery + 2 musician",
    )


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_phase_sees_at_most_two_offers_of_one_player_and_none_twice(
    level: str, seed: int
) -> None:
    offers = refused_again_and_again(bazaar(), level, seed)
    assert len(offers) == len(set(offers)) <= 2


@good
def test_who_needs_something_that_others_can_spare_does_offer_a_deal(level: str) -> None:
    offers = refused_again_and_again(bazaar(), level, 1)
    assert offers
    assert "chariot" in str(offers[0].take)


def test_memory_ends_with_the_phase() -> None:
    """A new turn, a new chance: what was refused may be offered once more."""
    player = KIT.opponent("grand", 1)
    counts = []
    for turn in (4, 5):
        game = bazaar()
        game.state.turn = turn
        offers = 0
        while isinstance(action := player.choose(game.view(0, 1)).action, Offer):
            play(game, str(action), "refuse")
            offers += 1
        counts.append(offers)
    assert min(counts) > 0
