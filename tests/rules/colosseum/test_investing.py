"""Phase 1, investing: one investment, perhaps a second, or none."""

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Move
from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.rules.colosseum.events import (
    ActionSpent,
    ArenaExpanded,
    CoinsPaid,
    DiceRolled,
    EventProduced,
    LogeBuilt,
    MedalEarned,
    MedalsPlayed,
    Passed,
    ProgrammeBought,
    TicketBought,
)
from colosseum.rules.colosseum.state import Impresario
from colosseum.rules.kernel import IllegalAction
from tests.rules.colosseum.scenario import decider, happened, offered, play, refusal, table


def investing(mine: str, *others: str, **fields: object) -> Game:
    """The first seat invests, holding this; two others are at the table."""
    entries = [mine, *others, *["coins: 30"] * (2 - len(others))]
    lines = ["phase: investing", "first: 1", "players:"]
    lines += [f"  - {{{entry}}}" for entry in entries]
    return table("\n".join(lines + [f"{name}: {value}" for name, value in fields.items()]))


def me(game: Game) -> Impresario:
    return game.state.impresarios[0]


def all_offered(game: Game) -> list[str]:
    return [str(action) for action in game.choices().actions]


def on_to_producing(game: Game) -> None:
    """Everyone passes until the first player may roll."""
    while decider(game)[0] != "roll":
        play(game, "pass")


def move_somebody_far_away(game: Game) -> None:
    """Use the one die on a noble who can reach no arena of these tests."""
    squares = {
        action.squares
        for action in game.choices().actions
        if isinstance(action, Move) and action.noble is Noble.CONSUL_2
    }
    play(game, f"move consul-2 by {min(squares)}")


# INV-1


@pytest.mark.rule("INV-1")
def test_there_are_four_kinds_of_investment() -> None:
    game = investing("coins: 14")
    assert all_offered(game) == [
        "pass",
        *[f"buy programme {number}" for number in (11, 12, 13, 14)],
        "expand clockwise",
        "expand anticlockwise",
        "buy a season ticket",
        "build a loge",
    ]


@pytest.mark.rule("INV-1")
@pytest.mark.parametrize(
    ("line", "price", "kind", "text"),
    [
        ("buy programme 20", 25, ProgrammeBought, "seat 1 buys programme 20"),
        ("expand clockwise", 10, ArenaExpanded, "seat 1 expands clockwise to square 10"),
        ("buy a season ticket", 10, TicketBought, "seat 1 buys a season ticket"),
        ("build a loge", 5, LogeBuilt, "seat 1 builds a loge"),
    ],
)
def test_an_investment_is_paid_to_the_bank(line: str, price: int, kind: type, text: str) -> None:
    game = investing("coins: 30")
    record = play(game, line)
    assert happened(record, kind) == [text]
    assert happened(record, CoinsPaid) == [f"seat 1 pays {price}"]
    assert me(game).coins == 30 - price


@pytest.mark.rule("INV-1")
@pytest.mark.parametrize(
    "line", ["buy programme 11", "expand clockwise", "buy a season ticket", "build a loge"]
)
def test_without_medals_or_an_action_token_there_is_only_one_investment(line: str) -> None:
    game = investing("coins: 100")
    play(game, line)
    assert decider(game) == ("invest", 2)


@pytest.mark.rule("INV-1", "TURN-2")
def test_a_player_may_pass_instead() -> None:
    game = investing("coins: 30")
    assert happened(play(game, "pass"), Passed) == ["seat 1 passes"]
    assert me(game).coins == 30
    assert decider(game) == ("invest", 2)


@pytest.mark.rule("INV-1")
@pytest.mark.parametrize(
    "line",
    [
        "open market 1 at 8",
        "bid 9",
        "trade with 2: torch for 3 coins",
        "counter: torch for 3 coins",
        "accept",
        "refuse",
        "roll",
        "move emperor by 2",
        "send emperor by -1",
        "produce 1 with 2 gladiator",
        "discard torch",
        "ask for torch",
    ],
)
def test_actions_of_other_phases_wait_for_their_moment(line: str) -> None:
    game = investing("coins: 30, medals: 1, tokens: torch + 2 gladiator, programmes: [1, 6]")
    assert refusal(game, line) == f"You cannot do this now: “{line}”."


@pytest.mark.rule("INV-1")
def test_a_refused_investment_changes_nothing() -> None:
    game = investing("coins: 4")
    before = game.copy()
    action = game.read_action("build a loge")
    with pytest.raises(IllegalAction, match="A loge costs 5 coins; you have 4"):
        game.apply(action)
    assert game == before


# INV-2


@pytest.mark.rule("INV-2", "MED-1", "MED-2")
def test_a_second_investment_for_2_medals_on_top_of_its_price() -> None:
    game = investing("coins: 30, medals: 3")
    play(game, "build a loge")
    assert decider(game) == ("invest", 1)
    in_supply = game.state.medals_left
    record = play(game, "buy a season ticket with medals")
    assert happened(record, MedalsPlayed) == ["seat 1 plays 2 medals"]
    assert happened(record, CoinsPaid) == ["seat 1 pays 10"]
    assert (me(game).coins, me(game).medals) == (30 - 5 - 10, 1)
    assert game.state.medals_left == in_supply + 2, "a played medal returns to the supply"


@pytest.mark.rule("INV-2", "AST-2")
def test_a_second_investment_for_an_action_token_on_top_of_its_price() -> None:
    game = investing("coins: 30, tokens: 2 action")
    play(game, "build a loge")
    record = play(game, "buy a season ticket with an action token")
    assert happened(record, ActionSpent) == ["seat 1 spends an action token"]
    assert me(game).coins == 30 - 5 - 10
    assert me(game).tokens[Asset.ACTION] == 1
    assert game.state.gone[Asset.ACTION] == 1, "the token leaves the game"


@pytest.mark.rule("INV-2")
@pytest.mark.parametrize("holding", ["medals: 2", "tokens: action"])
def test_just_enough_for_a_second_investment(holding: str) -> None:
    game = investing(f"coins: 30, {holding}")
    play(game, "build a loge")
    assert decider(game) == ("invest", 1)


@pytest.mark.rule("INV-2")
def test_one_medal_is_too_few_for_a_second_investment() -> None:
    game = investing("coins: 30, medals: 1")
    play(game, "build a loge")
    assert decider(game) == ("invest", 2)


@pytest.mark.rule("INV-2")
@pytest.mark.parametrize("surcharge", ["with medals", "with an action token"])
def test_the_first_investment_costs_no_more_than_its_price(surcharge: str) -> None:
    game = investing("coins: 30, medals: 2, tokens: action")
    assert refusal(game, f"build a loge {surcharge}") == (
        "Your first investment of the turn costs only its price."
    )


@pytest.mark.rule("INV-2", "INV-7")
def test_the_second_investment_costs_more_than_its_price() -> None:
    game = investing("coins: 30, medals: 2")
    play(game, "build a loge")
    assert refusal(game, "buy a season ticket") == (
        "On top of its price, a second investment costs 2 medals or an action token."
    )


@pytest.mark.rule("INV-2", "INV-7")
@pytest.mark.parametrize("medals", [0, 1])
def test_too_few_medals_beside_an_action_token(medals: int) -> None:
    game = investing(f"coins: 30, medals: {medals}, tokens: action")
    play(game, "build a loge")
    assert refusal(game, "buy a season ticket with medals") == (
        f"A second investment costs 2 medals; you have {medals}."
    )


@pytest.mark.rule("INV-2", "INV-7")
def test_no_action_token_beside_medals() -> None:
    game = investing("coins: 30, medals: 2")
    play(game, "build a loge")
    assert refusal(game, "buy a season ticket with an action token") == (
        "You have no action token to pay for a second investment."
    )


@pytest.mark.rule("INV-2")
def test_with_both_the_player_chooses_what_the_second_investment_costs() -> None:
    game = investing("coins: 20, medals: 2, tokens: action")
    play(game, "buy a season ticket")
    assert all_offered(game) == [
        "pass",
        "expand clockwise with medals",
        "expand anticlockwise with medals",
        "buy a season ticket with medals",
        "build a loge with medals",
        "expand clockwise with an action token",
        "expand anticlockwise with an action token",
        "buy a season ticket with an action token",
        "build a loge with an action token",
        "cash a medal",
        "exchange an action token",
    ]


@pytest.mark.rule("INV-2")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("buy programme 12", "buy programme 11"),
        ("expand clockwise", "expand clockwise"),
        ("expand clockwise", "expand anticlockwise"),
        ("buy a season ticket", "buy a season ticket"),
    ],
)
@pytest.mark.parametrize("surcharge", ["with medals", "with an action token"])
def test_the_same_kind_may_be_taken_twice(first: str, second: str, surcharge: str) -> None:
    game = investing("coins: 30, medals: 2, tokens: action")
    play(game, first)
    assert offered(game, f"{second} {surcharge}")
    play(game, f"{second} {surcharge}")
    assert decider(game) == ("invest", 2)


@pytest.mark.rule("INV-2", "INV-6")
def test_but_a_loge_is_not_built_twice() -> None:
    game = investing("coins: 30, medals: 2")
    play(game, "build a loge")
    assert refusal(game, "build a loge with medals") == "Your arena already has a loge."


@pytest.mark.rule("INV-2")
@pytest.mark.parametrize("surcharge", ["with medals", "with an action token"])
def test_reading_two_investments_a_turn_is_the_limit(surcharge: str) -> None:
    game = investing("coins: 90, medals: 6, tokens: 3 action")
    play(game, "build a loge", f"buy a season ticket {surcharge}")
    assert decider(game) == ("invest", 2), "rich as she is, there is no third investment"


@pytest.mark.rule("INV-2")
def test_a_player_may_decline_the_second_investment() -> None:
    game = investing("coins: 30, medals: 2")
    record = play(game, "build a loge", "pass")
    assert happened(record, MedalsPlayed) == []
    assert me(game).medals == 2
    assert decider(game) == ("invest", 2)


@pytest.mark.rule("INV-2")
@pytest.mark.parametrize("last", ["pass", "buy a season ticket with medals"])
def test_the_next_player_makes_her_first_investment_for_its_price(last: str) -> None:
    game = investing("coins: 30, medals: 2", "coins: 30, medals: 2")
    play(game, "build a loge", last)
    assert offered(game, "build a loge")
    assert not offered(game, "build a loge with medals")


@pytest.mark.rule("INV-2", "INV-7")
@pytest.mark.parametrize(
    ("coins", "reason"),
    [
        (14, "A season ticket costs 10 coins; you have 9."),
        (15, None),
    ],
)
def test_the_second_investment_must_be_paid_as_well(coins: int, reason: str | None) -> None:
    game = investing(f"coins: {coins}, medals: 2")
    play(game, "build a loge")
    assert game.why_not(game.read_action("buy a season ticket with medals")) == reason
    assert offered(game, "buy a season ticket with medals") == (reason is None)


@pytest.mark.rule("INV-2", "AST-2", "MED-3")
def test_an_action_token_exchanged_for_the_second_medal_pays_as_well() -> None:
    game = investing("coins: 30, medals: 1, tokens: action")
    play(game, "build a loge")
    assert not offered(game, "buy a season ticket with medals")
    record = play(game, "exchange an action token")
    assert happened(record, MedalEarned) == ["seat 1 earns a medal"]
    play(game, "buy a season ticket with medals")
    assert me(game).medals == 0


@pytest.mark.rule("INV-2", "MED-1", "MED-3")
def test_cashing_in_a_medal_in_between_may_leave_too_few() -> None:
    game = investing("coins: 30, medals: 2")
    play(game, "build a loge", "cash a medal")
    assert decider(game) == ("invest", 1)
    assert all_offered(game) == ["pass", "cash a medal"]
    assert me(game).coins == 30 - 5 + 6


@pytest.mark.rule("INV-2", "INV-7", "MED-2", "AST-2")
@pytest.mark.parametrize(
    ("mine", "line", "reason"),
    [
        ("medals: 0", "cash a medal", "You have no medals."),
        ("medals: 18", "exchange an action token", "You have no action token."),
        (
            "medals: 18, tokens: action",
            "exchange an action token",
            "There are no medals left in the supply.",
        ),
    ],
)
def test_why_a_medal_cannot_be_cashed_in_or_an_action_token_exchanged(
    mine: str, line: str, reason: str
) -> None:
    assert refusal(investing(mine), line) == reason


# INV-3


@pytest.mark.rule("INV-3")
def test_a_bought_programme_is_held_and_no_longer_for_sale() -> None:
    game = investing("coins: 30, programmes: [1, 6]")
    play(game, "buy programme 20")
    assert me(game).held == (1, 6, 20)
    assert 20 not in game.state.catalogue
    assert len(game.state.catalogue) == 19


@pytest.mark.rule("INV-3", "INV-7")
@pytest.mark.parametrize(
    ("number", "name", "price"),
    [
        (11, "Amphitrite’s Anger", 13),
        (20, "Circus Maximus", 25),
        (30, "Caesar’s Triumphal March", 40),
    ],
)
def test_the_price_of_a_programme_must_be_paid(number: int, name: str, price: int) -> None:
    exactly = investing(f"coins: {price}")
    play(exactly, f"buy programme {number}")
    assert me(exactly).coins == 0
    one_too_few = investing(f"coins: {price - 1}")
    assert refusal(one_too_few, f"buy programme {number}") == (
        f"{name} costs {price} coins; you have {price - 1}."
    )


@pytest.mark.rule("INV-3")
def test_with_nothing_produced_any_programme_may_be_bought() -> None:
    game = investing("coins: 40, programmes: [1, 6, 25]")
    for number in set(range(11, 31)) - {25}:
        assert offered(game, f"buy programme {number}")


@pytest.mark.rule("INV-3", "INV-7")
@pytest.mark.parametrize(("number", "allowed"), [(11, False), (12, False), (14, True), (30, True)])
def test_the_number_must_be_higher_than_the_one_produced_last(number: int, allowed: bool) -> None:
    game = investing("coins: 40, programmes: [1, 6, 13], produced: [1, 13]")
    line = f"buy programme {number}"
    if allowed:
        assert offered(game, line)
    else:
        assert refusal(game, line) == (
            "You last produced programme 13, so you can only buy a higher number."
        )


@pytest.mark.rule("INV-3", "EVT-3")
def test_only_the_last_event_counts_even_if_it_repeats_a_lower_programme() -> None:
    game = investing("coins: 40, programmes: [1, 6, 13], produced: [1, 13, 1]")
    assert offered(game, "buy programme 11")
    assert offered(game, "buy programme 12")


@pytest.mark.rule("INV-3")
def test_a_programme_held_but_not_produced_does_not_count() -> None:
    game = investing("coins: 40, programmes: [1, 6, 20], produced: [1]")
    assert offered(game, "buy programme 11")


@pytest.mark.rule("INV-3")
def test_what_others_produced_does_not_count() -> None:
    game = investing("coins: 40", "programmes: [2, 20], produced: [20]")
    assert offered(game, "buy programme 11")


@pytest.mark.rule("INV-3")
@pytest.mark.parametrize(("number", "squares"), [(20, 3), (21, 4), (30, 4)])
def test_a_programme_may_need_a_larger_arena_than_the_buyer_has(number: int, squares: int) -> None:
    game = investing("coins: 40")
    assert len(me(game).arena) < squares
    play(game, f"buy programme {number}")
    assert number in me(game).held


@pytest.mark.rule("INV-3", "INV-7")
@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (0, "There is no programme 0."),
        (31, "There is no programme 31."),
        (20, "You already own Circus Maximus."),
        (6, "You already own Venatio."),
        (7, "Another player owns The Last of the Samnites."),
        (21, "Another player owns The Dialogues of Pluto."),
        (5, "Naumachia is not in this game."),
    ],
)
def test_why_a_programme_is_not_for_sale(number: int, reason: str) -> None:
    game = investing("coins: 40, programmes: [1, 6, 20]", "programmes: [2, 7, 21]")
    assert refusal(game, f"buy programme {number}") == reason


# INV-4


@pytest.mark.rule("INV-4", "INV-7")
def test_an_expansion_costs_10_coins() -> None:
    exactly = investing("coins: 10")
    play(exactly, "expand clockwise")
    assert me(exactly).coins == 0
    one_too_few = investing("coins: 9")
    for side in ("clockwise", "anticlockwise"):
        assert (
            refusal(one_too_few, f"expand {side}")
            == "An arena expansion costs 10 coins; you have 9."
        )


@pytest.mark.rule("INV-4")
@pytest.mark.parametrize(
    ("before", "side", "after"),
    [
        ("8-9", "clockwise", (8, 9, 10)),
        ("8-9", "anticlockwise", (7, 8, 9)),
        ("8-10", "clockwise", (8, 9, 10, 11)),
        ("8-10", "anticlockwise", (7, 8, 9, 10)),
    ],
)
def test_the_player_chooses_the_end(before: str, side: str, after: tuple[int, ...]) -> None:
    game = investing(f"coins: 10, arena: {before}")
    play(game, f"expand {side}")
    assert me(game).arena == after


@pytest.mark.rule("INV-4")
@pytest.mark.parametrize(
    ("before", "side", "square", "after"),
    [
        ("33-34", "clockwise", 35, (33, 34, 35)),
        ("34-35", "clockwise", 0, (34, 35, 0)),
        ("35-0", "clockwise", 1, (35, 0, 1)),
        ("35-0", "anticlockwise", 34, (34, 35, 0)),
        ("0-1", "anticlockwise", 35, (35, 0, 1)),
        ("35-1", "anticlockwise", 34, (34, 35, 0, 1)),
    ],
)
def test_an_arena_grows_across_the_end_of_the_ring(
    before: str, side: str, square: int, after: tuple[int, ...]
) -> None:
    game = investing(f"coins: 10, arena: {before}", "arena: 8-9", "arena: 21-22")
    record = play(game, f"expand {side}")
    assert me(game).arena == after
    assert happened(record, ArenaExpanded) == [f"seat 1 expands {side} to square {square}"]


@pytest.mark.rule("INV-4", "INV-2")
@pytest.mark.parametrize(
    ("sides", "after"),
    [
        (("clockwise", "clockwise"), (8, 9, 10, 11)),
        (("anticlockwise", "anticlockwise"), (6, 7, 8, 9)),
        (("clockwise", "anticlockwise"), (7, 8, 9, 10)),
    ],
)
def test_both_expansions_may_be_at_the_same_end(
    sides: tuple[str, str], after: tuple[int, ...]
) -> None:
    game = investing("coins: 20, medals: 2")
    play(game, f"expand {sides[0]}", f"expand {sides[1]} with medals")
    assert me(game).arena == after


@pytest.mark.rule("INV-4", "INV-7")
def test_an_arena_of_4_squares_cannot_grow() -> None:
    game = investing("coins: 30, arena: 8-11")
    for side in ("clockwise", "anticlockwise"):
        assert refusal(game, f"expand {side}") == (
            "Your arena already has 4 squares, the most it can have."
        )


@pytest.mark.rule("INV-4", "INV-7")
@pytest.mark.parametrize(
    ("mine", "neighbour", "blocked", "free"),
    [
        ("8-9", "10-11", "clockwise", "anticlockwise"),
        ("8-9", "5-7", "anticlockwise", "clockwise"),
        ("34-35", "0-1", "clockwise", "anticlockwise"),
        ("0-1", "34-35", "anticlockwise", "clockwise"),
        ("0-1", "32-35", "anticlockwise", "clockwise"),
    ],
)
def test_where_arenas_meet_neither_can_grow(
    mine: str, neighbour: str, blocked: str, free: str
) -> None:
    game = investing(f"arena: {mine}", f"arena: {neighbour}", "arena: 21-22")
    assert refusal(game, f"expand {blocked}") == "There is already an arena on that square."
    assert offered(game, f"expand {free}")


@pytest.mark.rule("INV-4")
def test_an_arena_may_grow_up_to_the_very_next_one() -> None:
    game = investing("arena: 8-9", "arena: 11-12", "arena: 21-22")
    play(game, "expand clockwise")
    assert me(game).arena == (8, 9, 10)
    assert refusal(game, "expand anticlockwise") == "There is already an arena on that square."


@pytest.mark.rule("INV-4", "INV-7")
def test_an_arena_between_two_others_cannot_grow_at_all() -> None:
    game = investing("coins: 10, arena: 8-9", "arena: 10-11", "arena: 6-7")
    assert all_offered(game) == ["pass", "buy a season ticket", "build a loge"]


@pytest.mark.rule("INV-4", "SCO-5")
@pytest.mark.parametrize(
    ("noble", "spectators"), [("emperor", 7), ("consul-1", 5), ("senator-3", 3)]
)
def test_a_noble_on_the_new_square_is_now_inside_the_arena(noble: str, spectators: int) -> None:
    game = investing(
        "arena: 8-9, programmes: [1], tokens: 2 gladiator + decoration",
        nobles=f"{{{noble}: 10}}",
    )
    play(game, "expand clockwise")
    on_to_producing(game)
    play(game, "roll")
    move_somebody_far_away(game)
    record = play(game, "produce 1 with 2 gladiator + decoration")
    assert happened(record, EventProduced) == [
        f"seat 1 produces 1 with 2 gladiator + decoration: 7 + 0 + 0 + 0 + {spectators} + 0 + 0"
    ]


@pytest.mark.rule("INV-4")
def test_a_noble_on_the_new_square_has_not_moved_and_earns_no_medal() -> None:
    game = investing("arena: 10-11")
    record = play(game, "expand clockwise")
    assert me(game).arena == (10, 11, 12)
    assert game.state.nobles[Noble.CONSUL_1] == 12
    assert happened(record, MedalEarned) == []


@pytest.mark.rule("INV-4", "NOB-4")
def test_a_resting_square_stays_a_resting_square_inside_an_arena() -> None:
    game = table("""
        phase: producing
        step: move
        seat: 1
        roll: II
        players: [{arena: 10-12}, {}, {}]
        nobles: {senator-1: 10}
    """)
    record = play(game, "move senator-1 by 2")
    assert me(game).holds_square(game.state.nobles[Noble.SENATOR_1])
    assert happened(record, MedalEarned) == ["seat 1 earns a medal"]


# INV-5


@pytest.mark.rule("INV-5", "INV-7")
def test_a_season_ticket_costs_10_coins() -> None:
    exactly = investing("coins: 10")
    play(exactly, "buy a season ticket")
    assert (me(exactly).coins, me(exactly).tickets) == (0, 1)
    one_too_few = investing("coins: 9")
    assert refusal(one_too_few, "buy a season ticket") == (
        "A season ticket costs 10 coins; you have 9."
    )


@pytest.mark.rule("INV-5", "SCO-3")
def test_season_tickets_draw_5_spectators_each_at_a_later_event() -> None:
    game = investing("programmes: [1], tokens: 2 gladiator + decoration, tickets: 2")
    play(game, "buy a season ticket")
    on_to_producing(game)
    play(game, "roll")
    move_somebody_far_away(game)
    record = play(game, "produce 1 with 2 gladiator + decoration")
    assert happened(record, EventProduced) == [
        "seat 1 produces 1 with 2 gladiator + decoration: 7 + 0 + 15 + 0 + 0 + 0 + 0"
    ]


@pytest.mark.rule("INV-5", "INV-7")
def test_the_tenth_season_ticket_is_the_last() -> None:
    game = investing("tickets: 5", "tickets: 3, medals: 2", "tickets: 1")
    play(game, "buy a season ticket")
    assert [impresario.tickets for impresario in game.state.impresarios] == [6, 3, 1]
    assert refusal(game, "buy a season ticket") == "All the season tickets are sold."


@pytest.mark.rule("INV-5", "INV-2", "INV-7")
def test_the_last_season_ticket_is_not_bought_twice() -> None:
    game = investing("tickets: 9, medals: 2")
    play(game, "buy a season ticket")
    assert refusal(game, "buy a season ticket with medals") == "All the season tickets are sold."


# INV-6


@pytest.mark.rule("INV-6", "INV-7")
def test_a_loge_costs_5_coins() -> None:
    exactly = investing("coins: 5")
    play(exactly, "build a loge")
    assert me(exactly).coins == 0
    assert me(exactly).loge
    one_too_few = investing("coins: 4")
    assert refusal(one_too_few, "build a loge") == "A loge costs 5 coins; you have 4."


@pytest.mark.rule("INV-6", "INV-7")
def test_a_player_has_at_most_one_loge() -> None:
    game = investing("coins: 30, loge: yes")
    assert refusal(game, "build a loge") == "Your arena already has a loge."


@pytest.mark.rule("INV-6")
def test_each_of_five_players_can_have_a_loge() -> None:
    game = Game.new(("Aquila", "Lupa", "Sol", "Laurus", "Delphinus"), seed=7)
    play(game, *["build a loge"] * 5)
    assert all(impresario.loge for impresario in game.state.impresarios)


@pytest.mark.rule("INV-6", "NOB-1")
@pytest.mark.parametrize(("investment", "dice"), [("build a loge", 2), ("pass", 1)])
def test_its_owner_rolls_two_dice_in_phase_4(investment: str, dice: int) -> None:
    game = investing("coins: 30")
    play(game, investment)
    on_to_producing(game)
    (roll,) = happened(play(game, "roll"), DiceRolled)
    assert len(roll.removeprefix("seat 1 rolls ").split()) == dice
    together = [line for line in all_offered(game) if line.endswith("with both dice")]
    assert bool(together) == (dice == 2)


# INV-7


@pytest.mark.rule("INV-7", "TURN-2")
def test_a_player_who_can_afford_nothing_can_only_pass() -> None:
    game = investing("coins: 4")
    assert all_offered(game) == ["pass"]
    assert str(game.choices().only) == "pass"


@pytest.mark.rule("INV-7")
@pytest.mark.parametrize(
    ("coins", "investments"),
    [
        (5, ["build a loge"]),
        (9, ["build a loge"]),
        (10, ["expand clockwise", "expand anticlockwise", "buy a season ticket", "build a loge"]),
    ],
)
def test_what_a_player_cannot_afford_is_not_offered(coins: int, investments: list[str]) -> None:
    assert all_offered(investing(f"coins: {coins}")) == ["pass", *investments]


@pytest.mark.rule("INV-7", "MED-3")
def test_a_medal_cashed_in_first_may_pay_for_an_investment() -> None:
    game = investing("coins: 4, medals: 1")
    assert not offered(game, "buy a season ticket")
    play(game, "cash a medal")
    assert (me(game).coins, me(game).medals) == (10, 0)
    play(game, "buy a season ticket")
    assert me(game).coins == 0


@pytest.mark.rule("INV-7", "AST-2", "MED-3")
@pytest.mark.parametrize(
    ("holding", "actions"),
    [
        ("medals: 1", ["cash a medal"]),
        ("tokens: action", ["exchange an action token"]),
        ("medals: 1, tokens: action", ["cash a medal", "exchange an action token"]),
        ("medals: 18, tokens: action", ["cash a medal"]),
    ],
)
def test_what_medals_and_action_tokens_allow_at_any_time_is_offered_too(
    holding: str, actions: list[str]
) -> None:
    assert all_offered(investing(f"coins: 0, {holding}")) == ["pass", *actions]


@pytest.mark.rule("INV-7")
@pytest.mark.parametrize(
    ("mine", "line", "reason"),
    [
        ("coins: 0", "buy a season ticket", "A season ticket costs 10 coins; you have 0."),
        ("coins: 1", "expand clockwise", "An arena expansion costs 10 coins; you have 1."),
        ("coins: 1", "build a loge", "A loge costs 5 coins; you have 1."),
        ("coins: 1", "buy programme 30", "Caesar’s Triumphal March costs 40 coins; you have 1."),
    ],
)
def test_the_reason_states_the_price_and_what_the_player_has(
    mine: str, line: str, reason: str
) -> None:
    assert refusal(investing(mine), line) == reason


@pytest.mark.rule("INV-7")
@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize(
    "mine",
    [
        "coins: 9, medals: 2",
        "coins: 30, tokens: action",
        "coins: 60, medals: 2, tokens: action, programmes: [1, 16], produced: [16]",
        "coins: 60, medals: 1, tokens: action, arena: 8-11, tickets: 10",
    ],
)
def test_just_what_is_not_offered_is_refused(mine: str, second: bool) -> None:
    game = investing(mine)
    if second:
        play(game, "build a loge")
    every_price = ["", " with medals", " with an action token"]
    every_investment = [
        *[f"buy programme {number}" for number in range(32)],
        "expand clockwise",
        "expand anticlockwise",
        "buy a season ticket",
        "build a loge",
    ]
    for line in (what + price for what in every_investment for price in every_price):
        assert offered(game, line) == (line in all_offered(game))
