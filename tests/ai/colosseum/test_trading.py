"""Trading: fair deals, few offers, and nothing for a leader."""

import json

import pytest

from colosseum.ai.colosseum import trading
from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.colosseum.levels import APPRENTICE, NOVICE
from colosseum.ai.colosseum.memory import Memory
from colosseum.ai.colosseum.styles import styled
from colosseum.ai.opponents import prepare
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Accept, Bundle, Counter, Offer, Refuse
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.events import DealStruck, OfferMade, OfferRefused, TurnBegan
from colosseum.rules.kernel import Action, Event
from tests.ai.colosseum.positions import CIRCUS, NEARLY, position
from tests.ai.colosseum.seated import SEEDS, THINKING, decide, good, usually
from tests.rules.colosseum.scenario import play

AQUILA, LUPA, SOL = range(3)


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
    past: list[Event] = []
    while game.decision and game.decision.kind == "trade" and game.state.seat == seat:
        action = player.choose(game.view(seat, len(offers)), past).action
        past += game.apply(action).events
        if isinstance(action, Offer):
            offers.append(action)
            assert len(offers) < 10
            past += play(game, "refuse").events
    return offers


def bazaar(turn: int = 5) -> Game:
    """Everyone has what another needs."""
    return position(
        "phase: trading\n        step: trade\n        seat: 1\n        queue: [2, 3]",
        f"coins: 60, programmes: [20], tokens: {NEARLY} + 2 comedian + cage",
        lupa="coins: 60, programmes: [2, 6], tokens: 2 chariot + decoration + horse + 2 lion",
        sol="coins: 60, programmes: [8, 9], tokens: chariot + 2 comedian + 2 scenery + 2 musician",
        turn=turn,
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


def test_a_player_who_is_not_told_the_past_remembers_its_own_offers() -> None:
    """So it is where choices are played on."""
    game, player = bazaar(), KIT.opponent("grand", 1)
    offers = []
    while isinstance(action := player.choose(game.view(0, 1)).action, Offer):
        offers.append(action)
        play(game, str(action), "refuse")
    assert 0 < len(offers) == len(set(offers)) <= 2


# What is remembered


def talk(asker: int, partner: int, give: str, take: str, answer: str = "refuse") -> list[Event]:
    """What the table sees of an offer."""
    sides = Bundle.read(give), Bundle.read(take)
    end = DealStruck(asker, partner, *sides) if answer == "accept" else OfferRefused(partner)
    return [OfferMade(asker, partner, *sides), end]


NEXT_TURN: list[Event] = [TurnBegan(4, 0)]


def offered(past: list[Event], level: str = "impresario", partner: int = LUPA) -> list[Offer]:
    """The offers to a partner that Aquila considers after that."""
    choice = KIT.opponent(level, 1).choose(bazaar(turn=4).view(AQUILA, 1), past)
    actions = [option.action for option in choice.alternatives]
    return [offer for offer in actions if isinstance(offer, Offer) and offer.partner == partner]


@good
def test_whoever_refuses_six_offers_is_asked_no_more(level: str) -> None:
    """No matter who made them, and in which turn."""
    past: list[Event] = []
    for asker in (SOL, AQUILA, SOL):
        assert offered(past, level)
        past += talk(asker, LUPA, "torch", "cage") + NEXT_TURN + talk(SOL, LUPA, "torch", "cage")
    assert not offered(past + NEXT_TURN, level)
    assert offered(past + NEXT_TURN, level, SOL), "Sol has refused nothing"


def test_nobody_is_asked_more_than_twice_a_phase_by_the_same_player() -> None:
    """Even by one who offers more deals than that."""
    flavia = KIT.opponent("impresario", 1, "flavia")
    past = 2 * talk(AQUILA, LUPA, "torch", "cage")
    actions = [option.action for option in flavia.choose(bazaar(4).view(0, 1), past).alternatives]
    partners = {action.partner for action in actions if isinstance(action, Offer)}
    assert partners == {SOL}


def test_whoever_accepts_now_and_then_is_still_asked() -> None:
    refused, accepted = (talk(SOL, LUPA, "torch", "cage", end) for end in ("refuse", "accept"))
    assert offered(6 * (refused + accepted) + NEXT_TURN)


@pytest.mark.parametrize("asker", [AQUILA, SOL])
def test_a_refused_wish_comes_back_only_better(asker: int) -> None:
    """In a later turn, and no matter who had it."""
    first = offered([])[0]
    past = talk(asker, LUPA, str(first.give), str(first.take)) + NEXT_TURN
    again = [offer for offer in offered(past) if offer.take.tokens == first.take.tokens]
    same = [offer for offer in again if offer.give.tokens == first.give.tokens]
    assert same, "Aquila can afford more"
    assert all(offer.give.coins > first.give.coins for offer in same)


STINGY = talk(LUPA, AQUILA, "1 coin", "horse")
GOOD_DEAL = ("chariot", "torch", f"coins: 10, programmes: [20], tokens: {NEARLY} + chariot + torch")


@good
def test_after_three_refusals_in_a_phase_even_a_good_deal_is_refused(level: str) -> None:
    past: list[Event] = []
    for refusals in range(4):
        game = asked(*GOOD_DEAL)
        choice = KIT.opponent(level, 1).choose(game.view(0, 1), past)
        assert choice.action == (Accept() if refusals < 3 else Refuse()), refusals
        past += STINGY
    assert "3 of your offers" in choice.reason


@pytest.mark.parametrize(("refusals", "action"), [(2, "accept"), (3, "refuse")])
def test_a_new_process_remembers_what_it_is_told(refusals: int, action: str) -> None:
    """After a crash, or when a saved game is continued."""
    question = {
        "level": "impresario",
        "character": "",
        "seed": 1,
        "position": asked(*GOOD_DEAL).position(),
        "past": [str(event) for event in refusals * STINGY],
    }
    think = prepare(Game, KIT.opponent)
    assert json.loads(think(json.dumps(question)))["action"] == action


def test_another_player_or_another_turn_is_listened_to_again() -> None:
    """But who has haggled before is listened to for less long."""

    def answer(past: list[Event]) -> Action:
        return KIT.opponent("impresario", 1).choose(asked(*GOOD_DEAL).view(AQUILA, 1), past).action

    assert answer(3 * talk(SOL, AQUILA, "1 coin", "horse")) == Accept()
    assert answer(3 * STINGY + NEXT_TURN) == Accept()
    assert answer(3 * STINGY + NEXT_TURN + STINGY) == Accept()
    assert answer(3 * STINGY + NEXT_TURN + 2 * STINGY) == Refuse()


def price(past: list[Event]) -> int:
    """The coins asked for Aquila's chariot, which Lupa needs, when she offers one."""
    lupa = f"arena: 18-20, coins: 40, programmes: [20], tokens: {NEARLY} + chariot"
    game = asked("1 coin", "chariot", "programmes: [5, 6], tokens: chariot", lupa, turn=4)
    action = KIT.opponent("impresario", 1).choose(game.view(AQUILA, 1), past).action
    assert isinstance(action, Counter)
    return action.take.coins


def test_who_has_often_offered_too_little_is_asked_for_more() -> None:
    assert price(2 * STINGY + NEXT_TURN) > price([])


def test_everyone_hears_who_has_to_be_talked_up() -> None:
    """Whether Sol has refused Lupa's offers, or she has agreed to more."""
    refused = 4 * talk(LUPA, SOL, "1 coin", "horse")
    assert price(refused) > price([])
    low = OfferMade(LUPA, SOL, Bundle.read("1 coin"), Bundle.read("horse"))
    talked_up = [low, *talk(SOL, LUPA, "horse", "9 coins", "accept")]
    assert price(4 * talked_up) == price(refused)


def test_whose_offers_are_good_at_once_is_forgiven() -> None:
    assert price(2 * STINGY + 2 * talk(LUPA, SOL, "9 coins", "horse", "accept")) < price(2 * STINGY)


@good
@pytest.mark.parametrize("turn", [2, 3, 4])
def test_a_stingy_first_offer_is_never_better_than_a_fair_one(level: str, turn: int) -> None:
    """What is enough at first is less than what is asked for after an offer that was too low."""

    def answer(coins: int) -> Action:
        lupa = f"arena: 18-20, coins: 60, programmes: [20], tokens: {NEARLY} + chariot"
        give = f"{coins} coin{'s' * (coins > 1)}"
        game = asked(give, "chariot", "programmes: [5, 6], tokens: chariot", lupa, turn=turn)
        return KIT.opponent(level, 1).choose(game.view(AQUILA, 1), []).action

    answers = {coins: answer(coins) for coins in range(1, 60)}
    enough = min(coins for coins, action in answers.items() if action == Accept())
    asked_for = [action.take.coins for action in answers.values() if isinstance(action, Counter)]
    assert len(asked_for) == enough - 1
    assert min(asked_for) > enough


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("coins", [1, 2, 4, 6, 8, 10, 12])
def test_no_counter_asks_for_less_than_was_offered_or_has_coins_on_both_sides(
    coins: int, seed: int
) -> None:
    game = asked(
        f"{coins} coin{'s' * (coins > 1)}",
        "horse",
        f"coins: 10, programmes: [20], tokens: {CIRCUS} + horse",
        "programmes: [4, 10], coins: 30, tokens: 4 gladiator + 2 horse",
        turn=4,
    )
    action = decide(game, "impresario", seed).action
    assert isinstance(action, Counter)
    assert action.take.coins > coins
    assert not action.give.coins


@pytest.mark.parametrize("token", ["", "torch + "])
def test_whoever_sells_too_dear_is_offered_less(token: str) -> None:
    aquila = f"coins: 50, programmes: [20], tokens: {NEARLY} + torch"
    choice = decide(asked("chariot", f"{token}45 coins", aquila, turn=4), "impresario")
    assert isinstance(choice.action, Counter)
    assert 0 < choice.action.give.coins < 45
    assert choice.action.take.coins == 0
    assert f"{choice.action.give.coins} coins" in choice.reason


@pytest.mark.parametrize(("habits", "most"), [(APPRENTICE, 33 / 4), (NOVICE, 8)])
def test_those_who_learn_do_not_ask_for_all_of_a_player_s_coins(
    habits: Habits, most: float
) -> None:
    game = position(
        "phase: trading\n        step: trade\n        seat: 1\n        queue: [2, 3]",
        "coins: 10, programmes: [1, 6], tokens: comedian + 2 horse + torch",
        lupa="coins: 33, programmes: [20], tokens: 3 gladiator + 2 musician + 2 chariot",
        turn=3,
    )
    options = trading.offers(game, styled(habits, "flavia"), Memory())
    offers = [option.action for option in options if isinstance(option.action, Offer)]
    assert offers
    assert all(offer.take.coins <= most * len(offer.give.tokens) for offer in offers)
