"""The obvious: what nobody who plays well would miss.

Aquila always decides. Unless a test says otherwise she has three squares, 8 to 10, and plans
Circus Maximus, programme 20: 3 gladiators, 3 horses, 3 chariots and a decoration draw 32, with one
asset missing 28, with two 24.
"""

from collections.abc import Iterator

import pytest

from colosseum.ai.colosseum.levels import opponent
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import (
    Accept,
    Bid,
    Bundle,
    Counter,
    Expand,
    Offer,
    OpenMarket,
    Pass,
    Produce,
    Refuse,
    Roll,
)
from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.rules.colosseum.events import EventProduced
from colosseum.rules.colosseum.producing import producible
from colosseum.rules.kernel import Record
from tests.ai.colosseum.seated import (
    GOOD,
    SEEDS,
    THINKING,
    Moment,
    chosen,
    decide,
    game_of,
    seat_down,
    usual,
    usually,
)
from tests.rules.colosseum.scenario import play, table

#: A level that looks ahead takes long over whole games; here it has time only for a glance.
TICK = 1 / 32

good = pytest.mark.parametrize("level", GOOD)

CIRCUS = "3 gladiator + 3 horse + 3 chariot + decoration"
FAR = "{emperor: 18, consul-1: 18, consul-2: 18, senator-1: 18, senator-2: 18, senator-3: 18}"


def position(
    moment: str,
    aquila: str,
    *,
    lupa: str = "programmes: [5, 6]",
    sol: str = "programmes: [3, 8]",
    turn: int = 5,
    nobles: str = FAR,
) -> Game:
    """Three impresarios in a turn, the last by default; Aquila's arena is on 8-10."""
    arena = "" if "arena:" in aquila else "arena: 8-10, "
    return table(f"""
        turn: {turn}
        first: 1
        nobles: {nobles}
        players:
          - {{{arena}{aquila}}}
          - {{{lupa}}}
          - {{{sol}}}
        {moment}
    """)


def turn_of(game: Game, level: str, seed: int = 1) -> list[Record]:
    """Let an opponent decide until the decision is someone else's."""
    game = game.copy()
    seat = game.state.seat
    player = opponent(level, seed)
    records = []
    while game.decision and game.state.seat == seat:
        records.append(game.apply(player.choose(game.view(seat, seed)).action))
    return records


def actions_of(game: Game, level: str) -> tuple[str, ...]:
    """What a level usually does until the decision is someone else's."""
    turns = (turn_of(game, level, seed) for seed in SEEDS)
    return usual(level, (tuple(str(record.action) for record in turn) for turn in turns))


def drawn(game: Game, level: str) -> int:
    """The spectators of the event that a level usually produces there."""
    return usual(
        level,
        (
            event.score.total
            for seed in SEEDS
            for record in turn_of(game, level, seed)
            for event in record.events
            if isinstance(event, EventProduced)
        ),
    )


# The final event

STAGE = "phase: producing\n        step: produce\n        seat: 1\n        queue: [2, 3]"


@good
@pytest.mark.parametrize(
    ("aquila", "action"),
    [
        pytest.param(
            f"programmes: [1, 20], tokens: {CIRCUS}",
            f"produce 20 with {CIRCUS}",
            id="the greater one",
        ),
        pytest.param(
            "programmes: [7, 10], tokens: 3 gladiator + scenery + decoration",
            "produce 7 with 3 gladiator + scenery + decoration",
            id="a full small one before a poor great one",
        ),
        pytest.param(
            "programmes: [1, 7], produced: [7], best: 11, "
            "tokens: 3 gladiator + scenery + decoration",
            "produce 1 with 2 gladiator + decoration",
            id="a new small one before a great one again, for the earlier event counts then",
        ),
        pytest.param(
            "programmes: [1, 7], tokens: 3 gladiator + scenery + joker",
            "produce 7 with 3 gladiator + scenery, jokers as decoration",
            id="with the joker",
        ),
    ],
)
def test_the_final_event_is_the_one_that_draws_most(level: str, aquila: str, action: str) -> None:
    assert chosen(position(STAGE, aquila), level) == action


@pytest.mark.parametrize("seed", SEEDS)
@good
def test_a_smaller_event_is_still_worth_its_coins_at_the_end(level: str, seed: int) -> None:
    """Coins decide ties."""
    game = position(STAGE, "programmes: [1], best: 40, produced: [1], tokens: 2 gladiator")
    assert str(decide(game, level, seed).action) == "produce 1 with 2 gladiator"


@good
def test_all_medals_are_played_on_the_final_event(level: str) -> None:
    action = usually(position(STAGE, f"programmes: [20], medals: 3, tokens: {CIRCUS}"), level)
    assert isinstance(action, Produce)
    assert action.medals == 3


@good
@pytest.mark.parametrize("turn", [2, 4])
def test_before_the_final_event_medals_are_kept(level: str, turn: int) -> None:
    """Three coins, and spectators who may not count in the end, are worth less than a medal."""
    game = position(STAGE, f"programmes: [1, 20], medals: 2, tokens: {CIRCUS}", turn=turn)
    action = usually(game, level)
    assert isinstance(action, Produce)
    assert action.medals == 0


@good
def test_action_tokens_become_medals_for_the_final_event(level: str) -> None:
    game = position(STAGE, f"programmes: [20], medals: 1, tokens: {CIRCUS} + 2 action")
    assert drawn(game, level) == 32 + 4 + 4 + 3 * 3  # gladiators' and horses' stars


# Nobles

MOVE = (
    "phase: producing\n        step: move\n        seat: 1\n        queue: [2, 3]\n        roll: "
)


def emperor_after(game: Game, level: str, seed: int) -> int:
    """The Emperor's square once a level has made its moves."""
    after = game.copy()
    after.apply(decide(game, level, seed).action)
    return after.state.nobles[Noble.EMPEROR]


@good
@pytest.mark.parametrize(("emperor", "roll"), [(5, "III"), (6, "IV"), (4, "VI"), (7, "I-III")])
def test_the_emperor_comes_to_the_final_event_if_the_die_allows(
    level: str, emperor: int, roll: str
) -> None:
    nobles = FAR.replace("emperor: 18", f"emperor: {emperor}")
    game = position(MOVE + roll, f"programmes: [20], tokens: {CIRCUS}", nobles=nobles)
    assert usual(level, (emperor_after(game, level, seed) in (8, 9, 10) for seed in SEEDS))


@good
def test_he_comes_even_if_another_could_earn_a_medal(level: str) -> None:
    nobles = FAR.replace("emperor: 18", "emperor: 6").replace("senator-1: 18", "senator-1: 27")
    game = position(MOVE + "III", f"programmes: [20], tokens: {CIRCUS}", nobles=nobles)
    assert chosen(game, level) == "move emperor by 3"


@good
def test_he_stays_in_the_arena_if_another_can_move(level: str) -> None:
    nobles = FAR.replace("emperor: 18", "emperor: 9")
    game = position(MOVE + "VI", f"programmes: [20], tokens: {CIRCUS}", nobles=nobles)
    assert usual(level, (emperor_after(game, level, seed) == 9 for seed in SEEDS))


@good
def test_two_dice_bring_the_emperor_and_a_consul(level: str) -> None:
    nobles = FAR.replace("emperor: 18", "emperor: 5").replace("consul-1: 18", "consul-1: 3")
    game = position(
        MOVE + "III VI", f"programmes: [20], loge: yes, tokens: {CIRCUS}", nobles=nobles
    )
    assert drawn(game, level) == 32 + 4 + 4 + 7 + 5


@good
@pytest.mark.parametrize(
    ("nobles", "medals", "extra"),
    [
        pytest.param("emperor: 6", 1, 7, id="the Emperor for the only medal"),
        pytest.param("emperor: 12", 1, 7, id="the Emperor backwards"),
        pytest.param("consul-2: 5", 1, 5, id="a consul for the only medal"),
        pytest.param("emperor: 7", 2, 7 + 3, id="the Emperor, and the other medal played"),
        pytest.param("emperor: 7, consul-1: 11", 2, 7 + 5, id="both"),
        pytest.param("emperor: 3", 1, 3, id="out of reach"),
    ],
)
def test_a_medal_brings_a_noble_who_draws_more_than_the_medal(
    level: str, nobles: str, medals: int, extra: int
) -> None:
    squares = FAR
    for told in nobles.split(", "):
        squares = squares.replace(f"{told.split(':')[0]}: 18", told)
    game = position(STAGE, f"programmes: [20], medals: {medals}, tokens: {CIRCUS}", nobles=squares)
    assert drawn(game, level) == 32 + 4 + 4 + extra


@good
@pytest.mark.parametrize("turn", [1, 3])
def test_a_die_that_can_do_nothing_else_earns_a_medal(level: str, turn: int) -> None:
    """A Senator ends on the resting square 30."""
    nobles = FAR.replace("senator-2: 18", "senator-2: 26")
    game = position(
        MOVE + "IV", "arena: 8-9, programmes: [1], tokens: 2 gladiator", turn=turn, nobles=nobles
    )
    assert chosen(game, level) == "move senator-2 by 4"


def test_nobles_are_parked_where_the_next_roll_can_bring_them_in() -> None:
    """This die can do nothing else: the Emperor comes close, or he does not."""
    nobles = FAR.replace("emperor: 18", "emperor: 1")
    game = position(
        MOVE + "V", "arena: 8-9, programmes: [1], tokens: 2 gladiator", turn=3, nobles=nobles
    )
    assert chosen(game, "grand") == "move emperor by 5"


def test_the_emperor_is_moved_away_from_the_leader_before_her_final_event() -> None:
    """Aquila's dice can do nothing for her, but they can cost Lupa, on 21-22, seven spectators."""
    nobles = FAR.replace("18", "34").replace("emperor: 34", "emperor: 21")
    game = position(
        MOVE + "VI",
        "arena: 8-9, programmes: [1], tokens: 2 gladiator",
        lupa=f"programmes: [5, 20], best: 40, podiums: 3, arena: 20-22, tokens: {CIRCUS}",
        nobles=nobles,
    )
    assert chosen(game, "grand") == "move emperor by 6"


# Auctions

NEARLY = "3 gladiator + 3 horse + chariot + decoration"


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
def test_in_the_last_turn_coins_go_on_what_completes_the_programme(level: str, bid: int) -> None:
    """Two chariots draw eight more spectators."""
    game = under_the_hammer(
        "2 chariot + torch", bid, f"coins: 40, programmes: [20], tokens: {NEARLY}"
    )
    action = usually(game, level)
    assert isinstance(action, Bid)
    assert bid < action.coins <= 40


@good
@pytest.mark.parametrize("coins", [5, 20])
def test_nobody_bids_more_than_they_have(level: str, coins: int) -> None:
    game = under_the_hammer(
        "2 chariot + torch", 20, f"coins: {coins}, programmes: [20], tokens: {NEARLY}"
    )
    choice = decide(game, level)
    assert [option.action for option in choice.alternatives] == [Pass()]


@good
@pytest.mark.parametrize("bid", [8, 12, 30])
def test_in_the_last_turn_nobody_bids_for_what_they_cannot_use(level: str, bid: int) -> None:
    game = under_the_hammer(
        "torch + ship + priest", bid, f"coins: 40, programmes: [20], tokens: {CIRCUS}"
    )
    assert chosen(game, level) == "pass"


@good
def test_nobody_bids_for_what_they_already_have(level: str) -> None:
    """The plan has all it needs; more would draw nobody."""
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
def test_the_market_the_plan_needs_is_opened(level: str, turn: int) -> None:
    game = to_open("[]", f"coins: 40, programmes: [1, 20], tokens: {NEARLY}", turn)
    action = usually(game, level)
    assert isinstance(action, OpenMarket)
    assert action.market == 2


@good
def test_bidding_alone_she_pays_no_more_than_she_must(level: str) -> None:
    game = to_open("[2, 3]", f"coins: 40, programmes: [20], tokens: {NEARLY}")
    assert chosen(game, level) == "open market 3 at 8"


@good
def test_in_the_last_turn_no_market_is_opened_that_brings_nothing(level: str) -> None:
    game = to_open("[2, 3]", f"coins: 40, programmes: [20], tokens: {CIRCUS}")
    assert chosen(game, level) == "pass"


def test_a_market_is_let_go_if_a_better_one_is_cheaper() -> None:
    """Winners sit out the rest of the phase: one chariot for 16 would cost her the two for 8."""
    game = position(
        """phase: acquiring
        step: bid
        seat: 1
        queue: [1]
        shut out: [3]
        markets: [chariot + 2 torch, 2 chariot + priest, 2 torch + priest, 2 cage + priest,
                  comedian + torch + lion]
        auction: {opener: 2, market: 1, coins: 15, leader: 2, still in: [2, 1]}""",
        f"coins: 40, programmes: [20], tokens: {NEARLY}",
        lupa="programmes: [5, 6], coins: 60",
    )
    assert chosen(game, "grand") == "pass"


# Investing

INVEST = "phase: investing\n        step: invest\n        seat: 1\n        queue: [2, 3]"
SAFARI = "4 gladiator + 3 lion + 2 cage + 2 scenery"


@good
def test_the_last_chance_to_expand_is_taken_if_the_programme_needs_it(level: str) -> None:
    game = position(INVEST, f"coins: 30, programmes: [1, 23], tokens: {SAFARI}")
    assert isinstance(usually(game, level), Expand)


@good
def test_the_last_chance_to_buy_the_programme_is_taken_if_the_assets_are_there(level: str) -> None:
    game = position(INVEST, f"coins: 30, arena: 8-11, programmes: [1], tokens: {SAFARI}")
    assert chosen(game, level) == "buy programme 23"


@good
def test_an_action_token_pays_for_the_second_half_of_the_plan(level: str) -> None:
    game = position(INVEST, f"coins: 37, programmes: [1], tokens: {SAFARI} + action")
    first, second = actions_of(game, level)
    assert first in ("expand clockwise", "expand anticlockwise", "buy programme 23")
    assert second.endswith(" with an action token")
    assert {first.split()[0], second.split()[0]} == {"expand", "buy"}
    assert "programme 23" in first + second


@good
def test_a_medal_is_cashed_if_its_coins_make_the_plan_possible(level: str) -> None:
    game = position(INVEST, f"coins: 22, medals: 1, arena: 8-11, programmes: [1], tokens: {SAFARI}")
    assert actions_of(game, level) == ("cash a medal", "buy programme 23")


@good
def test_a_season_ticket_is_the_last_investment_if_nothing_is_missing(level: str) -> None:
    game = position(INVEST, f"coins: 30, programmes: [20], tokens: {CIRCUS}")
    assert chosen(game, level) == "buy a season ticket"


# Closing ceremonies


@good
def test_the_token_discarded_is_the_one_needed_least(level: str) -> None:
    game = position(
        "phase: closing\n        step: discard\n        seat: 1\n        podium owner: 1",
        "programmes: [1, 20], produced: [1], best: 7, coins: 20, podiums: 1, "
        "performed: 2 gladiator + decoration, "
        "tokens: 3 gladiator + 3 horse + 2 chariot + 2 decoration",
        turn=4,
    )
    assert chosen(game, level) == "discard decoration"


@good
def test_a_joker_is_not_discarded_if_a_spare_token_can_be(level: str) -> None:
    game = position(
        "phase: closing\n        step: discard\n        seat: 1\n        podium owner: 1",
        "programmes: [2, 20], produced: [2], best: 7, coins: 20, podiums: 1, "
        "performed: comedian + joker + decoration, "
        "tokens: comedian + joker + 3 gladiator + 3 horse + chariot + decoration",
        turn=4,
    )
    assert chosen(game, level) == "discard comedian"


@good
def test_the_donation_asked_for_is_the_one_needed_most(level: str) -> None:
    game = position(
        "phase: closing\n        step: donation\n        seat: 1\n        podium owner: 2",
        "programmes: [20], coins: 20, tokens: 3 gladiator + 3 horse + decoration",
        lupa="programmes: [5, 6], podiums: 1, best: 30, "
        "tokens: 2 torch + priest + chariot + horse + gladiator + decoration + comedian",
        turn=4,
    )
    assert chosen(game, level) == "ask for chariot"


# Trading


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
def test_too_low_an_offer_for_a_spare_token_is_countered(level: str) -> None:
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
def test_what_the_final_event_does_not_need_is_sold_for_a_fair_price(level: str) -> None:
    """Selling to a player far behind loses nothing."""
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
def test_a_clear_leader_cannot_buy_for_a_coin(level: str, turn: int) -> None:
    """Lupa lacks one lion for her event of 42; Aquila has no use for hers."""
    game = asked("1 coin", "lion", BEHIND, AHEAD + HUNTERS, turn=turn)
    assert usually(game, level) != Accept()


def test_the_more_a_leader_gains_from_a_token_the_less_its_sale_is_worth() -> None:
    values = []
    for tokens in (HUNTERS, HUNTERS + " + lion"):
        choice = decide(asked("3 coins", "lion", BEHIND, AHEAD + tokens), "grand")
        values += [option.value for option in choice.alternatives if option.action == Accept()]
    hungry, sated = values
    assert hungry < sated


def refused_again_and_again(game: Game, level: str, seed: int) -> list[Offer]:
    """Every offer one player makes in the phase, if everyone refuses."""
    seat = game.state.seat
    player = opponent(level, seed)
    offers = []
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
    """Everyone has what another player needs."""
    return position(
        "phase: trading\n        step: trade\n        seat: 1\n        queue: [2, 3]",
        f"coins: 60, programmes: [20], tokens: {NEARLY} + 2 comedian + cage",
        lupa="coins: 60, programmes: [2, 6], tokens: 2 chariot + decoration + horse + 2 lion",
        sol="coins: 60, programmes: [8, 9], tokens: chariot + 2 comedian + 2 scenery + 2 musician",
    )


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_player_makes_at_most_two_offers_a_phase_and_none_twice(level: str, seed: int) -> None:
    offers = refused_again_and_again(bazaar(), level, seed)
    assert len(offers) == len(set(offers)) <= 2


@good
def test_a_player_who_needs_something_others_can_spare_offers_a_deal(level: str) -> None:
    offers = refused_again_and_again(bazaar(), level, 1)
    assert offers
    assert "chariot" in str(offers[0].take)


def test_memory_ends_with_the_phase() -> None:
    """A new turn, a new chance: what was refused may be offered again."""
    player = opponent("grand", 1)
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


# Over whole games


@pytest.fixture(scope="module")
def played() -> dict[str, list[Moment]]:
    """Two games at every level that thinks, and what came up in them."""
    return {level: list(whole_games(level)) for level in THINKING}


def whole_games(level: str) -> Iterator[Moment]:
    for players, seed in ((4, 31), (3, 32)):
        for moment in game_of(seat_down([level] * players, seed), seed):
            yield moment._replace(game=moment.game.copy())


@pytest.mark.parametrize("level", THINKING)
def test_nobody_skips_an_event_they_could_profit_from(
    played: dict[str, list[Moment]], level: str
) -> None:
    """Every event brings coins, so any that can be produced is worth it."""
    skipped = []
    due = 0
    for game, view, choice in played[level]:
        if game.state.step in ("roll", "produce") and producible(view.state.me):
            due += 1
            if choice.action == Pass():
                skipped.append(f"turn {view.state.turn}, {game.state.step}: {choice.alternatives}")
    assert due > 40
    assert skipped == []


@pytest.mark.parametrize("level", THINKING)
def test_everyone_rolls(played: dict[str, list[Moment]], level: str) -> None:
    rolls = [choice.action for game, _, choice in played[level] if game.state.step == "roll"]
    assert rolls
    assert set(rolls) == {Roll()}


@pytest.mark.parametrize("level", THINKING)
def test_the_final_event_leaves_no_medal(played: dict[str, list[Moment]], level: str) -> None:
    lasts = [
        (view.state.me.medals, choice.action.medals)
        for _, view, choice in played[level]
        if isinstance(choice.action, Produce) and view.state.turn == 5
    ]
    assert lasts
    assert all(held == used for held, used in lasts)


@pytest.mark.parametrize("level", THINKING)
def test_no_bid_exceeds_the_bidders_coins(played: dict[str, list[Moment]], level: str) -> None:
    bids = [
        (choice.action.coins, view.state.me.coins)
        for _, view, choice in played[level]
        if isinstance(choice.action, Bid | OpenMarket)
    ]
    assert bids
    assert all(bid <= coins for bid, coins in bids)


@pytest.mark.parametrize("level", THINKING)
def test_offers_stay_few_and_new_in_every_phase_of_a_game(
    played: dict[str, list[Moment]], level: str
) -> None:
    made: dict[tuple[int, int, int], list[Offer]] = {}
    for _, view, choice in played[level]:
        state = view.state
        if isinstance(choice.action, Offer):
            phase = (len(view.seats), state.turn, state.seat)
            made.setdefault(phase, []).append(choice.action)
    assert made or level == "novice", "nobody ever offered anything"
    for offers in made.values():
        assert len(offers) == len(set(offers)) <= 2
