"""Phase 4: roll, move the nobles, produce an event and count its spectators."""

from random import Random

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Produce
from colosseum.rules.colosseum.data import NOBLES, Asset, Noble
from colosseum.rules.colosseum.events import (
    BestRaised,
    CoinsReceived,
    DiceRolled,
    EventProduced,
    MedalEarned,
    MedalsPlayed,
    NobleMoved,
    Passed,
    PhaseBegan,
)
from colosseum.rules.colosseum.scoring import Score
from tests.rules.colosseum.scenario import called, decider, happened, offered, play, refusal, table


def rolled(roll: str, nobles: str = "", medals: int = 0, others: int = 0) -> Game:
    """Aquila has rolled; she and Lupa hold this many medals."""
    return table(f"""
        phase: producing
        step: move
        seat: 1
        queue: [2, 3]
        roll: {roll}
        nobles: {{{nobles}}}
        players:
          - {{loge: yes, medals: {medals}}}
          - {{medals: {others}}}
          - {{}}
    """)


def ready(aquila: str, nobles: str = "", lupa: str = "") -> Game:
    """Aquila has moved the nobles and may produce; her arena is on 8-9 by default."""
    return table(f"""
        turn: 3
        phase: producing
        step: produce
        seat: 1
        queue: [2, 3]
        nobles: {{{nobles}}}
        players:
          - {{{aquila}}}
          - {{{lupa}}}
          - {{}}
    """)


def counted(game: Game, line: str) -> Score:
    """The spectators of an event, line by line."""
    (event,) = (event for event in play(game, line).events if isinstance(event, EventProduced))
    return event.score


# NOB-1: rolling


@pytest.mark.rule("NOB-1")
@pytest.mark.parametrize(("loge", "dice"), [("no", 1), ("yes", 2)])
def test_one_die_is_rolled_or_two_with_a_loge(loge: str, dice: int) -> None:
    game = table(f"""
        phase: producing
        first: 1
        players: [{{loge: {loge}}}, {{}}, {{}}]
    """)
    record = play(game, "roll")
    (roll,) = (event for event in record.events if isinstance(event, DiceRolled))
    assert (roll.seat, len(roll.faces)) == (0, dice)
    assert record.chance == (roll,)
    assert decider(game) == ("move", 1)


@pytest.mark.rule("NOB-1")
def test_players_produce_in_turn_order_from_the_first_player() -> None:
    game = table("""
        phase: producing
        first: 2
        players: [{}, {}, {}]
    """)
    for seat in (2, 3, 1):
        assert decider(game) == ("roll", seat)
        record = play(game, "pass")
    assert happened(record, PhaseBegan)[0] == "phase closing begins"


@pytest.mark.rule("NOB-1")
def test_reading_a_player_who_wants_no_event_may_still_roll_and_move() -> None:
    game = rolled("II", "emperor: 6")
    play(game, "move emperor by 2")
    record = play(game, "pass")
    assert happened(record, Passed) == ["seat 1 passes"]
    assert game.state.nobles[Noble.EMPEROR] == 8
    assert decider(game) == ("roll", 2)


@pytest.mark.rule("NOB-1")
def test_reading_a_player_may_pass_the_whole_phase() -> None:
    game = table("""
        phase: producing
        first: 1
        players: [{tokens: 2 gladiator + decoration, programmes: [1]}, {}, {}]
    """)
    before = game.state.nobles[:]
    play(game, "pass")
    assert game.state.nobles == before
    assert decider(game) == ("roll", 2)


@pytest.mark.rule("NOB-1")
def test_no_event_comes_before_the_dice() -> None:
    game = table("""
        phase: producing
        first: 1
        players: [{medals: 1, tokens: 2 gladiator + decoration, programmes: [1]}, {}, {}]
    """)
    assert (
        refusal(game, "produce 1 with 2 gladiator")
        == "This is not the moment to “produce 1 with 2 gladiator”."
    )
    assert refusal(game, "send emperor by 1") == "This is not the moment to “send emperor by 1”."


# NOB-2: one die


@pytest.mark.rule("NOB-2")
@pytest.mark.parametrize(
    ("face", "squares"),
    [
        ("I-III", {1, 2, 3}),
        ("II", {2}),
        ("III", {3}),
        ("IV", {4}),
        ("V", {5}),
        ("VI", {6}),
    ],
)
def test_a_die_moves_a_noble_by_its_number(face: str, squares: set[int]) -> None:
    game = rolled(face)
    assert {n for n in range(13) if offered(game, f"move consul-2 by {n}")} == squares


@pytest.mark.rule("NOB-2")
@pytest.mark.parametrize("squares", [1, 2, 3])
def test_the_face_i_iii_moves_a_noble_as_far_as_the_player_chooses(squares: int) -> None:
    game = rolled("I-III", "senator-1: 20")
    record = play(game, f"move senator-1 by {squares}")
    assert happened(record, NobleMoved) == [
        f"seat 1 moves senator-1 by {squares} to square {20 + squares}"
    ]


@pytest.mark.rule("NOB-2")
@pytest.mark.parametrize("noble", [str(noble) for noble in NOBLES])
def test_any_noble_may_be_moved(noble: str) -> None:
    assert offered(rolled("IV"), f"move {noble} by 4")


@pytest.mark.rule("NOB-2")
def test_the_board_is_a_ring_and_nobles_walk_clockwise() -> None:
    game = rolled("V", "senator-3: 33")
    play(game, "move senator-3 by 5")
    assert game.state.nobles[Noble.SENATOR_3] == 2
    assert decider(game) == ("produce", 1)


@pytest.mark.rule("NOB-2")
@pytest.mark.parametrize("roll", ["V", "II V"])
def test_every_die_must_move_a_noble(roll: str) -> None:
    game = rolled(roll)
    assert refusal(game, "pass") == "Each die you rolled must move a noble."


@pytest.mark.rule("NOB-2", "NOB-3")
def test_the_second_die_must_move_a_noble_too() -> None:
    game = rolled("II V")
    play(game, "move emperor by 2")
    assert decider(game) == ("move", 1)
    assert refusal(game, "pass") == "Each die you rolled must move a noble."


@pytest.mark.rule("NOB-2")
@pytest.mark.parametrize(
    "line",
    [
        "move emperor by 4",
        "move emperor by 6",
        "move emperor by 0",
        "move emperor by 5 with die 2",
        "move emperor by 5 with both dice",
        "move emperor by 10 with both dice",
    ],
)
def test_a_die_allows_only_its_own_number(line: str) -> None:
    assert refusal(rolled("V"), line) == "The dice do not allow that move."


@pytest.mark.rule("NOB-2")
def test_nothing_is_produced_before_the_dice_have_moved_nobles() -> None:
    assert (
        refusal(rolled("V"), "produce 1 with gladiator")
        == "This is not the moment to “produce 1 with gladiator”."
    )


# NOB-3: two dice


@pytest.mark.rule("NOB-3")
@pytest.mark.parametrize(
    "lines",
    [
        ("move emperor by 2", "move consul-1 by 5 with die 2"),
        ("move consul-1 by 5 with die 2", "move emperor by 2"),
    ],
)
def test_two_dice_move_two_different_nobles_in_either_order(lines: tuple[str, str]) -> None:
    game = rolled("II V")
    play(game, lines[0])
    assert decider(game) == ("move", 1)
    play(game, lines[1])
    assert decider(game) == ("produce", 1)
    assert game.state.nobles[Noble.EMPEROR] == 2
    assert game.state.nobles[Noble.CONSUL_1] == 17


@pytest.mark.rule("NOB-3")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("move emperor by 2", "move emperor by 5 with die 2"),
        ("move emperor by 5 with die 2", "move emperor by 2"),
    ],
)
def test_one_noble_is_not_moved_by_one_die_and_then_by_the_other(first: str, second: str) -> None:
    game = rolled("II V")
    play(game, first)
    assert refusal(game, second) == "The second die must move another noble."


@pytest.mark.rule("NOB-3")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("move senator-1 by 2", "The dice do not allow that move."),
        ("move senator-1 by 5", "The dice do not allow that move."),
        ("move senator-1 by 7 with both dice", "The dice do not allow that move."),
        ("move emperor by 7 with both dice", "The second die must move another noble."),
    ],
)
def test_a_die_is_used_only_once(line: str, reason: str) -> None:
    game = rolled("II V")
    play(game, "move emperor by 2")
    assert refusal(game, line) == reason


@pytest.mark.rule("NOB-3")
def test_both_dice_may_move_one_noble_by_their_sum_as_one_move() -> None:
    game = rolled("II V")
    record = play(game, "move emperor by 7 with both dice")
    assert happened(record, NobleMoved) == ["seat 1 moves emperor by 7 to square 7"]
    assert decider(game) == ("produce", 1)


@pytest.mark.rule("NOB-2", "NOB-3")
@pytest.mark.parametrize(
    ("roll", "sums"),
    [
        ("II V", {7}),
        ("VI VI", {12}),
        ("I-III V", {6, 7, 8}),
        ("IV I-III", {5, 6, 7}),
        ("I-III I-III", {2, 3, 4, 5, 6}),
    ],
)
def test_the_sum_counts_i_iii_as_the_player_chooses(roll: str, sums: set[int]) -> None:
    game = rolled(roll)
    allowed = {n for n in range(14) if offered(game, f"move senator-2 by {n} with both dice")}
    assert allowed == sums


@pytest.mark.rule("NOB-2", "NOB-3")
@pytest.mark.parametrize("squares", [1, 2, 3])
def test_the_second_die_too_lets_its_player_choose(squares: int) -> None:
    game = rolled("V I-III")
    play(game, "move emperor by 5", f"move consul-2 by {squares} with die 2")
    assert game.state.nobles[Noble.CONSUL_2] == 26 + squares


# NOB-4: medals for resting nobles


@pytest.mark.rule("NOB-4")
def test_a_senator_ending_on_a_resting_square_earns_a_medal() -> None:
    game = rolled("IV", "senator-1: 8")
    record = play(game, "move senator-1 by 4")
    assert happened(record, MedalEarned) == ["seat 1 earns a medal"]
    assert game.state.impresarios[0].medals == 1


@pytest.mark.rule("NOB-4")
def test_a_consul_only_pausing_on_a_resting_square_between_two_dice_earns_none() -> None:
    game = rolled("IV II", "consul-1: 8")
    record = play(game, "move consul-1 by 6 with both dice")
    assert happened(record, MedalEarned) == []
    assert game.state.impresarios[0].medals == 0


@pytest.mark.rule("NOB-4")
def test_a_sum_that_ends_on_a_resting_square_earns_one_medal() -> None:
    game = rolled("IV II", "consul-1: 6")
    record = play(game, "move consul-1 by 6 with both dice")
    assert happened(record, MedalEarned) == ["seat 1 earns a medal"]


@pytest.mark.rule("NOB-4")
@pytest.mark.parametrize("square", [0, 6, 12, 19, 26, 30])
def test_every_resting_square_counts_for_every_noble(square: int) -> None:
    game = rolled("II", f"emperor: {(square - 2) % 36}")
    play(game, "move emperor by 2")
    assert game.state.impresarios[0].medals == 1


@pytest.mark.rule("NOB-4")
def test_other_squares_earn_nothing() -> None:
    rests = (0, 6, 12, 19, 26, 30)
    for square in set(range(36)) - set(rests):
        game = rolled("II", f"emperor: {(square - 2) % 36}")
        assert happened(play(game, "move emperor by 2"), MedalEarned) == []


@pytest.mark.rule("NOB-4")
def test_each_of_two_dice_may_earn_a_medal() -> None:
    game = rolled("IV II", "consul-1: 8, senator-1: 10")
    play(game, "move consul-1 by 4", "move senator-1 by 2 with die 2")
    assert game.state.impresarios[0].medals == 2


@pytest.mark.rule("NOB-4")
def test_any_number_of_nobles_may_share_a_square() -> None:
    game = rolled("IV II", "consul-1: 8, senator-1: 10, emperor: 12")
    play(game, "move consul-1 by 4", "move senator-1 by 2 with die 2")
    nobles = game.state.nobles
    assert [nobles[n] for n in (Noble.EMPEROR, Noble.CONSUL_1, Noble.SENATOR_1)] == [12] * 3


@pytest.mark.rule("NOB-4", "MED-2")
@pytest.mark.parametrize(("held", "earned"), [(16, 2), (17, 1), (18, 0)])
def test_medals_are_earned_while_the_supply_lasts(held: int, earned: int) -> None:
    game = rolled("IV II", "consul-1: 8, senator-1: 10", others=held)
    play(game, "move consul-1 by 4", "move senator-1 by 2 with die 2")
    assert game.state.impresarios[0].medals == earned


# NOB-5: medals that move nobles


@pytest.mark.rule("NOB-5", "MED-1")
@pytest.mark.parametrize("squares", [1, 2, 3, -1, -2, -3])
def test_a_medal_moves_a_noble_up_to_three_squares_forwards_or_backwards(squares: int) -> None:
    game = ready("medals: 1", "consul-1: 20")
    record = play(game, f"send consul-1 by {squares}")
    assert happened(record, MedalsPlayed) == ["seat 1 plays 1 medal"]
    assert happened(record, NobleMoved) == [
        f"seat 1 moves consul-1 by {squares} to square {20 + squares}"
    ]
    assert game.state.impresarios[0].medals == 0
    assert decider(game) == ("produce", 1)


@pytest.mark.rule("NOB-5")
@pytest.mark.parametrize(
    ("start", "squares", "end"), [(1, -3, 34), (0, -1, 35), (34, 3, 1), (35, 1, 0)]
)
def test_a_medal_move_goes_round_the_ring_both_ways(start: int, squares: int, end: int) -> None:
    game = ready("medals: 1", f"consul-1: {start}")
    play(game, f"send consul-1 by {squares}")
    assert game.state.nobles[Noble.CONSUL_1] == end


@pytest.mark.rule("NOB-5")
@pytest.mark.parametrize(("start", "squares"), [(10, 2), (15, -3)])
def test_a_medal_move_onto_a_resting_square_earns_no_medal(start: int, squares: int) -> None:
    game = ready("medals: 1", f"senator-2: {start}")
    record = play(game, f"send senator-2 by {squares}")
    assert game.state.nobles[Noble.SENATOR_2] == 12
    assert happened(record, MedalEarned) == []
    assert game.state.impresarios[0].medals == 0


@pytest.mark.rule("NOB-5")
def test_any_number_of_medals_may_move_the_same_noble_or_others() -> None:
    game = ready("medals: 4", "emperor: 1, consul-1: 12")
    play(game, "send emperor by 3", "send emperor by 3", "send emperor by 1")
    play(game, "send consul-1 by -3")
    assert game.state.nobles[Noble.EMPEROR] == 8
    assert game.state.nobles[Noble.CONSUL_1] == 9
    assert refusal(game, "send emperor by 1") == "You have no medal."


@pytest.mark.rule("NOB-5")
@pytest.mark.parametrize("squares", [0, 4, -4])
def test_a_medal_moves_a_noble_no_further(squares: int) -> None:
    game = ready("medals: 1")
    assert (
        refusal(game, f"send emperor by {squares}")
        == "A medal moves a noble 1 to 3 squares, forward or backward."
    )


@pytest.mark.rule("NOB-5")
def test_medal_moves_come_after_all_dice_moves() -> None:
    game = rolled("II V", medals=1)
    moment = "This is not the moment to “send emperor by 1”."
    assert refusal(game, "send emperor by 1") == moment
    play(game, "move emperor by 2")
    assert refusal(game, "send emperor by 1") == moment
    play(game, "move consul-1 by 5 with die 2")
    assert offered(game, "send emperor by 1")


@pytest.mark.rule("NOB-5")
def test_a_medal_earned_by_the_dice_can_move_a_noble_at_once() -> None:
    game = rolled("II", "emperor: 4")
    play(game, "move emperor by 2", "send emperor by 2")
    assert game.state.nobles[Noble.EMPEROR] == 8


# EVT-1: one event, in an arena that is large enough

CIRCUS = "produce 20 with 3 gladiator + 3 horse + 3 chariot + decoration"
FOR_CIRCUS = "tokens: 3 gladiator + 3 horse + 3 chariot + decoration, programmes: [1, 20]"


@pytest.mark.rule("EVT-1")
def test_an_arena_can_be_too_small_for_a_programme() -> None:
    game = ready(FOR_CIRCUS)
    assert refusal(game, CIRCUS) == "Your arena has 2 squares; Circus Maximus needs 3."


@pytest.mark.rule("EVT-1")
@pytest.mark.parametrize("arena", ["8-10", "8-11", "7-10"])
def test_an_arena_of_the_required_size_or_larger_will_do(arena: str) -> None:
    assert offered(ready(f"{FOR_CIRCUS}, arena: {arena}"), CIRCUS)


@pytest.mark.rule("EVT-1")
@pytest.mark.parametrize("number", [2, 20, 31])
def test_only_a_programme_the_player_holds_can_be_produced(number: int) -> None:
    game = ready("tokens: 2 gladiator, programmes: [1]", lupa="programmes: [2]")
    assert (
        refusal(game, f"produce {number} with 2 gladiator") == f"You do not own programme {number}."
    )


@pytest.mark.rule("EVT-1")
def test_one_event_at_most_then_the_next_player_rolls() -> None:
    game = ready("tokens: 2 gladiator + decoration + 2 horse, programmes: [1, 4]")
    play(game, "produce 1 with 2 gladiator + decoration")
    assert decider(game) == ("roll", 2)


@pytest.mark.rule("EVT-1")
def test_after_the_nobles_there_is_no_second_roll() -> None:
    game = ready("tokens: 2 gladiator, programmes: [1]")
    assert refusal(game, "roll") == "This is not the moment to “roll”."


@pytest.mark.rule("EVT-1", "EVT-2")
@pytest.mark.parametrize(
    "aquila", ["tokens: torch, programmes: [1, 6]", "tokens: 3 gladiator + horse, programmes: [20]"]
)
def test_without_medals_or_anything_to_produce_a_player_can_only_finish(aquila: str) -> None:
    assert str(ready(aquila).choices().only) == "pass"


# EVT-2: the assets


@pytest.mark.rule("EVT-2")
def test_too_few_assets_draw_nobody() -> None:
    game = ready(f"{FOR_CIRCUS}, arena: 8-10")
    assert (
        refusal(game, "produce 20 with 3 gladiator")
        == "Circus Maximus needs at least 4 of its 10 assets; you use 3."
    )
    assert offered(game, "produce 20 with 3 gladiator + horse")


@pytest.mark.rule("EVT-2")
def test_even_the_humblest_programme_needs_an_asset() -> None:
    game = ready("tokens: gladiator, programmes: [1]")
    assert (
        refusal(game, "produce 1 with nothing")
        == "Tribute to Munus needs at least 1 of its 3 assets; you use 0."
    )
    assert offered(game, "produce 1 with gladiator")


@pytest.mark.rule("EVT-2")
def test_the_player_may_keep_assets_out_of_the_event() -> None:
    game = ready("tokens: 2 gladiator + decoration, programmes: [1]")
    assert counted(game, "produce 1 with gladiator + decoration").programme == 5


@pytest.mark.rule("EVT-2", "AST-1")
def test_a_joker_never_performs_as_itself() -> None:
    game = ready("tokens: gladiator + joker, programmes: [1]")
    reason = refusal(game, "produce 1 with gladiator + joker")
    assert reason == "Say for each joker what it stands for."


@pytest.mark.rule("EVT-2")
@pytest.mark.parametrize(
    ("line", "asset"),
    [
        ("produce 1 with 3 gladiator", "gladiator"),
        ("produce 1 with 2 gladiator + torch", "torch"),
        ("produce 1 with 2 gladiator, jokers as gladiator", "gladiator"),
        ("produce 1 with gladiator, jokers as torch", "torch"),
        ("produce 1 with gladiator, jokers as emperor", "emperor"),
    ],
)
def test_more_than_the_programme_needs_is_refused(line: str, asset: str) -> None:
    game = ready("tokens: 3 gladiator + torch + joker, programmes: [1]")
    assert (
        refusal(game, line) == f"Tribute to Munus does not need so much of this: {called(asset)}."
    )


@pytest.mark.rule("EVT-2")
@pytest.mark.parametrize(
    ("line", "asset"),
    [
        ("produce 4 with 2 gladiator + horse", "gladiator"),
        ("produce 4 with gladiator + 2 horse", "horse"),
    ],
)
def test_only_tokens_the_player_holds_take_part(line: str, asset: str) -> None:
    game = ready("tokens: gladiator + horse, programmes: [4]")
    assert refusal(game, line) == f"You do not have enough of this: {called(asset)}."


@pytest.mark.rule("EVT-2", "AST-1")
def test_jokers_stand_in_for_the_assets_the_player_chooses() -> None:
    game = ready("tokens: gladiator + 2 joker, programmes: [1]")
    record = play(game, "produce 1 with gladiator, jokers as gladiator + decoration")
    assert happened(record, EventProduced) == [
        "seat 1 produces 1 with gladiator, jokers as gladiator + decoration:"
        " 7 + 0 + 0 + 0 + 0 + 0 + 0"
    ]


@pytest.mark.rule("EVT-2", "AST-1")
def test_a_joker_may_stand_in_for_a_token_the_player_holds() -> None:
    game = ready("tokens: 2 gladiator + decoration + joker, programmes: [1]")
    assert counted(game, "produce 1 with 2 gladiator, jokers as decoration").programme == 7
    assert game.state.impresarios[0].performed == (
        Asset.GLADIATOR,
        Asset.GLADIATOR,
        Asset.JOKER,
    )


@pytest.mark.rule("EVT-2", "AST-1")
def test_jokers_count_towards_the_fewest_assets() -> None:
    game = ready("tokens: 3 gladiator + joker, programmes: [20], arena: 8-10")
    assert not offered(game, "produce 20 with 3 gladiator")
    assert counted(game, "produce 20 with 3 gladiator, jokers as chariot").programme == 5


@pytest.mark.rule("EVT-2", "AST-1")
@pytest.mark.parametrize(
    ("tokens", "reason"),
    [
        ("gladiator", "You have no joker."),
        ("gladiator + joker", "You have 1 joker."),
        ("gladiator + 2 joker", "You have 2 jokers."),
    ],
)
def test_a_player_cannot_use_more_jokers_than_they_hold(tokens: str, reason: str) -> None:
    game = ready(f"tokens: {tokens}, programmes: [7]")
    assert refusal(game, "produce 7 with gladiator, jokers as 2 gladiator + scenery") == reason


@pytest.mark.rule("EVT-2")
@pytest.mark.parametrize(
    "tokens",
    [
        "2 gladiator + decoration",
        "gladiator + 2 joker",
        "3 joker",
        "horse + 4 joker",
        "3 gladiator + 3 horse + 3 chariot + decoration + joker",
    ],
)
def test_any_event_picked_from_the_choices_may_be_produced(tokens: str) -> None:
    game = ready(f"tokens: {tokens}, programmes: [1, 10, 20], arena: 8-11, medals: 2")
    rng = Random(3)
    for _ in range(30):
        event = game.choices().ranges[0].pick(rng)
        assert isinstance(event, Produce)
        assert game.why_not(event) is None


# EVT-3: again


@pytest.mark.rule("EVT-3")
def test_a_programme_may_be_produced_again_in_a_later_turn() -> None:
    game = ready("tokens: 2 gladiator + decoration, programmes: [1], produced: [1], best: 7")
    assert counted(game, "produce 1 with 2 gladiator + decoration").programme == 7
    assert game.state.impresarios[0].produced == (1, 1)


# SCO-1 … SCO-8: spectators


@pytest.mark.rule("SCO-1", "EVT-2")
def test_circus_maximus_with_a_horse_and_a_chariot_missing_draws_24_of_its_32() -> None:
    game = ready(f"{FOR_CIRCUS}, arena: 8-10")
    full = game.copy()
    incomplete = "produce 20 with 3 gladiator + 2 horse + 2 chariot + decoration"
    assert counted(game, incomplete).programme == 24
    assert counted(full, CIRCUS).programme == 32


@pytest.mark.rule("SCO-1")
@pytest.mark.parametrize(
    ("cast", "drawn"),
    [
        ("3 gladiator + scenery + decoration", 11),
        ("3 gladiator + decoration", 9),
        ("2 gladiator + scenery", 7),
        ("gladiator + decoration", 5),
        ("scenery", 2),
    ],
)
def test_each_missing_asset_costs_spectators_whichever_it_is(cast: str, drawn: int) -> None:
    game = ready("tokens: 3 gladiator + scenery + decoration, programmes: [7]")
    assert counted(game, f"produce 7 with {cast}").programme == drawn


@pytest.mark.rule("SCO-2")
def test_the_third_event_of_a_player_who_produced_two_others_adds_10() -> None:
    game = ready("tokens: 2 gladiator, programmes: [1, 4, 7], produced: [1, 4]")
    score = counted(game, "produce 7 with 2 gladiator")
    assert (score.programme, score.earlier, score.total) == (5, 10, 15)


@pytest.mark.rule("SCO-2", "EVT-3")
@pytest.mark.parametrize(
    ("produced", "number", "earlier"),
    [
        ("[]", 1, 0),  # programmes held but never produced do not count
        ("[1]", 1, 0),  # nor does the programme produced again
        ("[1]", 7, 5),
        ("[1, 1]", 7, 5),  # an earlier programme counts once
        ("[1, 7]", 1, 5),
        ("[1, 7]", 7, 5),
        ("[1, 7, 1]", 4, 10),
        ("[1, 4, 7, 11]", 1, 15),
    ],
)
def test_each_other_programme_produced_earlier_adds_5(
    produced: str, number: int, earlier: int
) -> None:
    game = ready(f"tokens: 2 gladiator, programmes: [1, 4, 7, 11], produced: {produced}")
    assert counted(game, f"produce {number} with 2 gladiator").earlier == earlier


@pytest.mark.rule("SCO-3")
@pytest.mark.parametrize(("tickets", "drawn"), [(0, 0), (1, 5), (3, 15)])
def test_each_season_ticket_adds_5(tickets: int, drawn: int) -> None:
    game = ready(f"tokens: gladiator, programmes: [1], tickets: {tickets}")
    score = counted(game, "produce 1 with gladiator")
    assert (score.tickets, score.total) == (drawn, 3 + drawn)


@pytest.mark.rule("SCO-4")
def test_three_stars_held_of_which_two_are_used_add_8() -> None:
    game = ready("tokens: 3 gladiator + 3 horse + 3 lion, programmes: [4]")
    score = counted(game, "produce 4 with 2 gladiator + 2 horse")
    assert (score.programme, score.stars, score.total) == (9, 8, 17)


@pytest.mark.rule("SCO-4")
@pytest.mark.parametrize(
    ("cast", "drawn"), [("2 gladiator + horse", 4), ("gladiator + 2 horse", 4), ("2 horse", 0)]
)
def test_a_star_counts_once_and_only_if_its_performer_takes_part(cast: str, drawn: int) -> None:
    game = ready("tokens: 3 gladiator + 2 horse, programmes: [4]")
    assert counted(game, f"produce 4 with {cast}").stars == drawn


@pytest.mark.rule("SCO-4")
def test_a_star_held_by_another_does_not_count() -> None:
    game = ready("tokens: 3 gladiator, programmes: [4]", lupa="tokens: 4 gladiator")
    assert counted(game, "produce 4 with 2 gladiator").stars == 0


@pytest.mark.rule("SCO-4", "AST-1")
def test_a_joker_standing_in_for_a_performer_does_not_count_for_its_star() -> None:
    game = ready("tokens: 3 gladiator + 2 horse + joker, programmes: [4]")
    assert counted(game.copy(), "produce 4 with 2 horse, jokers as gladiator").stars == 0
    assert counted(game, "produce 4 with gladiator + 2 horse, jokers as gladiator").stars == 4


@pytest.mark.rule("SCO-5")
@pytest.mark.parametrize(
    ("nobles", "drawn"),
    [
        ("emperor: 8", 7),
        ("consul-1: 9", 5),
        ("consul-1: 8, consul-2: 8", 10),
        ("senator-1: 9", 3),
        ("senator-1: 8, senator-2: 9, senator-3: 9", 9),
        ("emperor: 8, consul-1: 9, senator-3: 8", 15),
        ("emperor: 7, consul-1: 10", 0),
        ("emperor: 21, consul-1: 33", 0),  # in other arenas
    ],
)
def test_nobles_inside_the_arena_draw_spectators(nobles: str, drawn: int) -> None:
    game = ready("tokens: gladiator, programmes: [1], arena: 8-9", nobles)
    assert counted(game, "produce 1 with gladiator").nobles == drawn


@pytest.mark.rule("SCO-5")
def test_an_arena_may_span_the_end_of_the_ring() -> None:
    game = ready(
        "tokens: gladiator, programmes: [1], arena: 34-1",
        "emperor: 0, consul-1: 34, consul-2: 1, senator-1: 2, senator-2: 33",
    )
    assert counted(game, "produce 1 with gladiator").nobles == 7 + 5 + 5


@pytest.mark.rule("SCO-5", "NOB-5")
def test_only_where_the_nobles_are_now_counts() -> None:
    game = ready("tokens: gladiator, programmes: [1], medals: 2", "emperor: 9, consul-1: 10")
    play(game, "send emperor by 1", "send consul-1 by -1")
    assert counted(game, "produce 1 with gladiator").nobles == 5


@pytest.mark.rule("SCO-6")
@pytest.mark.parametrize(("podiums", "drawn"), [(0, 0), (1, 3), (4, 12)])
def test_each_podium_adds_3(podiums: int, drawn: int) -> None:
    game = ready(f"tokens: gladiator, programmes: [1], podiums: {podiums}")
    score = counted(game, "produce 1 with gladiator")
    assert (score.podiums, score.total) == (drawn, 3 + drawn)


@pytest.mark.rule("SCO-7", "MED-1")
@pytest.mark.parametrize(
    ("medals", "drawn"), [("", 0), (", 1 medal", 3), (", 2 medals", 6), (", 5 medals", 15)]
)
def test_each_medal_played_on_the_event_adds_3(medals: str, drawn: int) -> None:
    game = ready("tokens: gladiator, programmes: [1], medals: 5")
    score = counted(game, f"produce 1 with gladiator{medals}")
    assert (score.medals, score.total) == (drawn, 3 + drawn)
    assert game.state.impresarios[0].medals == 5 - drawn // 3


@pytest.mark.rule("SCO-7")
@pytest.mark.parametrize(
    ("held", "line", "reason"),
    [
        (0, "produce 1 with gladiator, 1 medal", "You have no medal."),
        (1, "produce 1 with gladiator, 2 medals", "You have 1 medal."),
        (2, "produce 1 with gladiator, 3 medals", "You have 2 medals."),
    ],
)
def test_a_player_cannot_play_more_medals_than_they_hold(held: int, line: str, reason: str) -> None:
    game = ready(f"tokens: gladiator, programmes: [1], medals: {held}")
    assert refusal(game, line) == reason


@pytest.mark.rule("SCO-7")
def test_a_negative_number_of_medals_is_refused() -> None:
    game = ready("tokens: gladiator, programmes: [1], medals: 1")
    action = Produce(1, (Asset.GLADIATOR,), (), -1)
    assert game.why_not(action) == "You have 1 medal."
    assert action not in game.choices()


@pytest.mark.rule("SCO-7")
def test_medals_may_move_nobles_and_add_spectators_in_the_same_turn() -> None:
    game = ready("tokens: gladiator, programmes: [1], medals: 3", "emperor: 11")
    play(game, "send emperor by -2")
    score = counted(game, "produce 1 with gladiator, 2 medals")
    assert (score.nobles, score.medals, score.total) == (7, 6, 16)


@pytest.mark.rule("SCO-1", "SCO-2", "SCO-3", "SCO-4", "SCO-5", "SCO-6", "SCO-7", "SCO-8")
def test_all_spectators_are_added_up() -> None:
    game = ready(
        "coins: 2, tokens: 3 gladiator + decoration, programmes: [1, 4], produced: [4],"
        " best: 12, tickets: 2, podiums: 1, medals: 1",
        "emperor: 8, senator-1: 9",
    )
    record = play(game, "produce 1 with 2 gladiator + decoration, 1 medal")
    assert happened(record, EventProduced) == [
        "seat 1 produces 1 with 2 gladiator + decoration, 1 medal: 7 + 5 + 10 + 4 + 10 + 3 + 3"
    ]
    assert happened(record, BestRaised) == ["seat 1 reaches 42"]
    assert happened(record, CoinsReceived) == ["seat 1 receives 42"]
    assert game.state.impresarios[0].coins == 44


@pytest.mark.rule("SCO-8")
@pytest.mark.parametrize(("best", "after"), [(0, 7), (6, 7), (7, 7), (8, 8), (40, 40)])
def test_the_marker_only_moves_up_but_every_event_earns_coins(best: int, after: int) -> None:
    game = ready(f"coins: 10, tokens: 2 gladiator + decoration, programmes: [1], best: {best}")
    record = play(game, "produce 1 with 2 gladiator + decoration")
    aquila = game.state.impresarios[0]
    assert aquila.best == after
    assert happened(record, BestRaised) == (["seat 1 reaches 7"] if after > best else [])
    assert aquila.coins == 17


@pytest.mark.rule("SCO-8")
def test_the_tokens_of_an_event_stay_with_their_owner() -> None:
    game = ready("tokens: 2 gladiator + decoration + joker, programmes: [1]")
    play(game, "produce 1 with 2 gladiator, jokers as decoration")
    tokens = game.state.impresarios[0].tokens
    assert [tokens[a] for a in (Asset.GLADIATOR, Asset.DECORATION, Asset.JOKER)] == [2, 1, 1]
