"""ROM-4 … ROM-9, ROM-11, ROM-14, ROM-17 … ROM-19: phases, actions and the end."""

import pytest

from colosseum.rules.roma.events import (
    CardDiscarded,
    CardsKept,
    DiceReduced,
    DiceRerolled,
    DiceRolled,
    DrawnDiscarded,
    GameEnded,
    MoneyPaid,
    PileShuffled,
    PointsGained,
    PointsReturned,
    TurnBegan,
)
from colosseum.rules.roma.notation import read_tally
from tests.rules.roma.scenario import (
    decider,
    happened,
    lines,
    offers,
    on,
    play,
    refusal,
    rolling,
    table,
)

FULL = "{1: bestia, 2: bestia, 3: decurio, 4: pictor, 5: portus, 6: forum, bribery: forum}"


# --- Phase 1


@pytest.mark.rule("ROM-4")
def test_an_empty_place_costs_a_point_at_the_start_of_the_turn() -> None:
    game = table("{dice: 1, players: [{}, {points: 9, places: {1: bestia, 6: forum}}]}")
    record = play(game, "end the turn")
    assert happened(record, PointsReturned) == ["seat 2 returns 5 points"]
    assert game.state.points == [10, 4]
    assert game.state.supply == 17 + 5


@pytest.mark.rule("ROM-4")
def test_a_full_side_costs_nothing() -> None:
    game = table(f"{{dice: 1, players: [{{}}, {{places: {FULL}}}]}}")
    assert not happened(play(game, "end the turn"), PointsReturned)


@pytest.mark.rule("ROM-4", "ROM-19", "ROM-11")
def test_reading_phase_1_never_takes_more_than_there_is_and_then_the_game_ends() -> None:
    game = table("{dice: 1, players: [{points: 4}, {points: 3}]}")
    record = play(game, "end the turn")
    assert lines(record) == [
        "turn 2 begins for seat 2",
        "seat 2 returns 3 points",
        "game ends, a player has no points, won by 1",
    ]
    assert game.decision is None
    assert game.state.points == [4, 0]
    assert game.outcome is not None
    assert game.outcome.reason == "Lupa has no victory points left."


# --- Phase 2


@pytest.mark.rule("ROM-5")
def test_the_dice_are_rolled_after_phase_1() -> None:
    game = rolling(table(f"{{dice: 1, players: [{{}}, {{places: {FULL}}}]}}"), 5, 2, 4)
    record = play(game, "end the turn")
    assert happened(record, DiceRolled) == ["seat 2 rolls 2 + 4 + 5"]
    assert decider(game) == ("act", 2)


@pytest.mark.rule("ROM-5")
def test_a_triple_may_be_rolled_again_once() -> None:
    game = rolling(table(f"{{dice: 1, players: [{{}}, {{places: {FULL}}}]}}"), 4, 4, 4, 2, 2, 2)
    play(game, "end the turn")
    assert decider(game) == ("reroll", 2)
    assert offers(game, "") == ["keep the dice", "roll the triple again"]
    assert refusal(game, "roll 4 again") == "None of your cards lets you roll dice again."
    assert "cannot do this now" in refusal(game, "end the turn")
    record = play(game, "roll the triple again")
    assert happened(record, DiceRerolled) == ["seat 2 rolls 4 + 4 + 4 again: 2 + 2 + 2"]
    assert decider(game) == ("act", 2)


@pytest.mark.rule("ROM-5")
def test_a_triple_may_be_kept() -> None:
    game = rolling(table(f"{{dice: 1, players: [{{}}, {{places: {FULL}}}]}}"), 4, 4, 4)
    play(game, "end the turn", "keep the dice")
    assert decider(game) == ("act", 2)
    assert game.state.dice == (4, 4, 4)


FONTES = "{1: fons-bacchi, 2: bestia, 3: decurio, 4: pictor, 5: portus, 6: forum, bribery: forum}"


@pytest.mark.rule("ROM-5", "ROM-17")
def test_fons_bacchi_rolls_any_dice_again_in_one_throw() -> None:
    game = rolling(table(f"{{dice: 1, players: [{{}}, {{places: {FONTES}}}]}}"), 1, 1, 6, 3, 5)
    play(game, "end the turn")
    assert offers(game, "") == [
        "keep the dice",
        "roll 1 again",
        "roll 6 again",
        "roll 1 + 1 again",
        "roll 1 + 6 again",
        "roll 1 + 1 + 6 again",
    ]
    assert refusal(game, "roll the triple again") == "You have not rolled a triple."
    assert refusal(game, "roll 6 + 6 again") == "You have not rolled these dice."
    assert refusal(game, "roll nothing again") == "Choose at least one die."
    record = play(game, "roll 1 + 1 again")
    assert happened(record, DiceRerolled) == ["seat 2 rolls 1 + 1 again: 3 + 5"]
    assert game.state.dice == (3, 5, 6)
    assert decider(game) == ("act", 2)


@pytest.mark.rule("ROM-5")
def test_a_triple_made_by_fons_bacchi_may_be_rolled_again() -> None:
    game = table(f"{{dice: 1, players: [{{}}, {{places: {FONTES}}}]}}")
    rolling(game, 2, 2, 6, 2, 1, 3)
    play(game, "end the turn", "roll 6 again")
    assert offers(game, "") == ["keep the dice", "roll the triple again"]
    play(game, "roll the triple again")
    assert decider(game) == ("act", 2)


@pytest.mark.rule("ROM-5")
def test_the_triple_may_be_rolled_first_and_then_any_dice() -> None:
    game = table(f"{{dice: 1, players: [{{}}, {{places: {FONTES}}}]}}")
    rolling(game, 2, 2, 2, 5, 5, 5)
    play(game, "end the turn", "roll the triple again")
    assert refusal(game, "roll the triple again") == "You have already rolled your triple again."
    play(game, "roll 5 + 5 + 5 again")
    assert decider(game) == ("act", 2)


@pytest.mark.rule("ROM-17")
def test_reading_two_fontes_bacchi_give_two_rerolls_also_beside_bribery() -> None:
    game = table(
        """
        dice: 1
        players:
          - {}
          - {places: {1: fons-bacchi, 2: bestia, 3: decurio, 4: pictor, 5: portus, 6: forum,
                      bribery: fons-bacchi}}
        """
    )
    rolling(game, 1, 2, 4, 5, 6)
    play(game, "end the turn", "roll 1 again", "roll 2 again")
    assert decider(game) == ("act", 2)
    assert game.state.dice == (4, 5, 6)


@pytest.mark.rule("ROM-17")
def test_fons_bacchi_laid_in_phase_3_gives_nothing_in_that_turn() -> None:
    game = table("{dice: 2 + 3, players: [{money: 4, hand: fons-bacchi}, {}]}")
    play(game, "play fons-bacchi on 2")
    assert decider(game) == ("act", 1)
    assert refusal(game, "activate 2") == "Fons Bacchi is always on and needs no die."


@pytest.mark.rule("ROM-17")
def test_reading_two_telonia_bring_four_more_from_the_moment_they_are_in_play() -> None:
    game = table("{dice: 1 + 1 + 6, players: [{money: 8, hand: 2 telonium}, {}]}")
    play(game, "play telonium on bribery", "take money with 1")
    assert game.state.money[0] == 4 + 1 + 2
    play(game, "play telonium on 6", "take money with 1")
    assert game.state.money[0] == 3 + 1 + 4
    assert refusal(game, "activate 6") == "Telonium is always on and needs no die."
    assert refusal(game, "bribe with 6") == "Telonium is always on and needs no die."


@pytest.mark.rule("ROM-18")
def test_after_philosophus_the_opponent_has_two_dice_in_the_next_turn_only() -> None:
    game = table(
        f"""
        dice: 2 + 2
        players:
          - {{places: {{2: philosophus, 1: forum, 3: forum, 4: pictor, 5: pictor, 6: tuba,
                        bribery: aries}}}}
          - {{places: {FULL.replace("pictor", "castra").replace("6: forum, bribery: forum", "6: ballista, bribery: ballista")}}}
        """  # noqa: E501
    )
    rolling(game, 4, 4, 1, 2, 3)
    assert happened(play(game, "activate 2"), DiceReduced) == ["seat 2 will roll fewer dice"]
    assert not happened(play(game, "activate 2"), DiceReduced)
    record = play(game, "end the turn")
    assert happened(record, DiceRolled) == ["seat 2 rolls 4 + 4"]
    record = play(game, "end the turn")
    assert happened(record, DiceRolled) == ["seat 1 rolls 1 + 2 + 3"]
    record = play(game, "end the turn")
    assert len(game.state.dice) == 3


@pytest.mark.rule("ROM-18")
def test_reading_two_equal_dice_are_no_triple() -> None:
    game = table(f"{{dice: 1, fewer dice: yes, players: [{{}}, {{places: {FULL}}}]}}")
    rolling(game, 4, 4)
    play(game, "end the turn")
    assert decider(game) == ("act", 2)


# --- Phase 3


@pytest.mark.rule("ROM-6")
def test_reading_actions_come_in_any_order_and_dice_may_stay_unused() -> None:
    game = table("{dice: 2 + 5 + 5, players: [{hand: fortuna}, {}]}")
    play(game, "take money with 5", "play fortuna on 2", "take money with 5")
    assert refusal(game, "take money with 5") == "You have no unused 5."
    assert game.state.dice == (2,)
    play(game, "end the turn")
    assert game.decision is not None
    assert game.decision.seat == 1


@pytest.mark.rule("ROM-6")
def test_without_dice_cards_can_still_be_played() -> None:
    game = table("{dice: 6, players: [{hand: bestia}, {}]}")
    play(game, "take money with 6")
    assert offers(game, "play") == [
        "play bestia on bribery",
        *[f"play bestia on {place}" for place in range(1, 7)],
    ]
    assert game.decision is not None
    assert game.decision.help == "Play cards, or end your turn."


@pytest.mark.rule("ROM-6")
def test_without_dice_and_cards_the_turn_can_only_be_ended() -> None:
    game = table("{dice: 6, players: [{}, {}]}")
    play(game, "take money with 6")
    assert offers(game, "") == ["end the turn"]
    assert game.decision is not None
    assert game.decision.help == "You have no dice and no cards left: end your turn."


@pytest.mark.rule("ROM-7")
def test_a_card_costs_its_price_and_replaces_what_is_there() -> None:
    game = table("{dice: 3, players: [{money: 8, hand: forum, places: {3: bestia}}, {}]}")
    record = play(game, "play forum on 3")
    assert lines(record) == [
        "seat 1 pays 5",
        "seat 1 loses bestia on 3",
        "seat 1 plays forum on 3",
    ]
    assert game.state.money[0] == 3
    assert game.state.hands[0] == ()
    assert game.state.discards[0] == read_tally("bestia")


@pytest.mark.rule("ROM-7")
def test_a_card_without_a_price_costs_nothing() -> None:
    game = table("{dice: 3, players: [{hand: fortuna}, {}]}")
    assert not happened(play(game, "play fortuna on 3"), MoneyPaid)


@pytest.mark.rule("ROM-7")
def test_a_card_must_be_held_and_paid_in_full() -> None:
    game = table("{dice: 3, players: [{money: 4, hand: forum}, {}]}")
    assert refusal(game, "play forum on 1") == "Forum costs 5 sesterces, and you have 4."
    assert refusal(game, "play bestia on 1") == "You do not have this card in your hand."
    assert refusal(game, "play forum on 9") == "There is no such place in this game."


@pytest.mark.rule("ROM-7")
def test_a_card_may_be_activated_in_the_turn_it_is_played() -> None:
    game = table("{dice: 3, players: [{money: 1, hand: aquaeductus}, {}]}")
    play(game, "play aquaeductus on 3", "activate 3")
    assert game.state.supply == 13


@pytest.mark.rule("ROM-8")
def test_money_brings_the_value_of_the_die() -> None:
    game = table("{dice: 6, players: [{money: 1}, {}]}")
    assert lines(play(game, "take money with 6")) == [
        "seat 1 lays 6 on money",
        "seat 1 receives 6",
    ]
    assert game.state.money == [7, 0]


@pytest.mark.rule("ROM-8")
def test_one_drawn_card_is_kept_and_the_rest_discarded() -> None:
    game = table("{dice: 4, players: [{}, {}], pile: [forum, bestia, forum, aries]}")
    record = play(game, "draw cards with 4")
    assert lines(record) == [
        "seat 1 lays 4 on cards",
        "seat 1 draws bestia + aries + 2 forum",
    ]
    assert decider(game) == ("keep", 1)
    assert refusal(game, "keep portus") == "You have not drawn this card."
    assert "cannot do this now" in refusal(game, "end the turn")
    assert offers(game, "keep") == ["keep bestia", "keep aries", "keep forum"]
    record = play(game, "keep forum")
    assert happened(record, DrawnDiscarded) == [
        "seat 1 discards bestia + aries + forum of the draw"
    ]
    assert game.state.hands[0] == read_tally("forum")
    assert game.state.known[0] == ()


@pytest.mark.rule("ROM-8")
def test_where_all_drawn_cards_are_the_same_nothing_is_asked() -> None:
    game = table("{dice: 1 + 2, players: [{}, {}], pile: [arena, forum, forum]}")
    record = play(game, "draw cards with 1")
    assert lines(record)[1:] == ["seat 1 draws arena", "seat 1 keeps arena"]
    play(game, "draw cards with 2")
    assert game.state.hands[0] == read_tally("arena + forum")
    assert game.state.discards[0] == read_tally("forum")


ALMOST_ALL = ", ".join(
    [
        *["bestia", "decurio", "elephantus-militaris", "maecenas", "magister", "philosophus"] * 2,
        *["mercennarius", "pictor", "restaurator", "speculator", "templarius"] * 2,
        *["equitatus", "praedator", "tuba", "veneficus", "aquaeductus", "arena", "aries"],
        *["ballista", "carrus-bovinus", "fons-bacchi", "fortuna", "offertorium"] * 2,
        *["castra", "statua-jovis"],
        *["portus", "taberna", "telonium", "triremis", "via-cassia"] * 2,
    ]
)


@pytest.mark.rule("ROM-8")
def test_an_empty_pile_is_made_again_of_the_discards() -> None:
    game = table(f"{{dice: 6, players: [{{}}, {{}}], discards: [{ALMOST_ALL}]}}")
    assert len(game.state.piles[0]) == 4  # the Forums
    record = play(game, "draw cards with 6")
    assert happened(record, PileShuffled) == ["discards are shuffled into a pile of 51"]
    assert lines(record)[1] == "seat 1 draws 4 forum"
    assert len(game.state.drawn) == 6  # the Forums stayed out of the shuffle
    assert len(game.state.piles[0]) == 49
    assert game.state.discards[0] == ()


@pytest.mark.rule("ROM-8")
def test_reading_the_pile_is_renewed_only_when_a_card_must_be_drawn() -> None:
    game = table(f"{{dice: 1 + 4, players: [{{}}, {{}}], discards: [{ALMOST_ALL}]}}")
    record = play(game, "draw cards with 4")
    assert happened(record, PileShuffled) == []
    assert game.state.piles[0] == ()
    record = play(game, "draw cards with 1")
    assert happened(record, PileShuffled) == ["discards are shuffled into a pile of 54"]


@pytest.mark.rule("ROM-8")
def test_with_nothing_left_one_takes_what_there_is() -> None:
    everything = ALMOST_ALL.replace(", ", " + ")
    game = table(f"{{dice: 6 + 6, players: [{{hand: 3 forum + {everything}}}, {{}}]}}")
    record = play(game, "draw cards with 6")
    assert happened(record, CardsKept) == ["seat 1 keeps forum"]
    record = play(game, "draw cards with 6")
    assert lines(record) == ["seat 1 lays 6 on cards"]
    assert len(game.state.hands[0]) == 55  # no hand limit


@pytest.mark.rule("ROM-9")
def test_a_die_activates_the_card_of_its_number() -> None:
    game = table("{dice: 3 + 4, players: [{places: {3: aquaeductus}}, {}]}")
    assert refusal(game, "activate 4") == "You have no card there to activate."
    assert refusal(game, "activate 5") == "You have no unused 5."
    assert lines(play(game, "activate 3")) == [
        "seat 1 lays 3 on 3",
        "seat 1 activates aquaeductus on 3",
        "supply loses 3 points",
    ]


@pytest.mark.rule("ROM-9")
def test_equal_dice_activate_one_card_again_and_again() -> None:
    game = table("{dice: 3 + 3 + 3, players: [{places: {3: aquaeductus}}, {}]}")
    play(game, "activate 3", "activate 3", "activate 3")
    assert game.state.supply == 16 - 9


@pytest.mark.rule("ROM-9")
def test_bribery_takes_any_die_for_its_value_in_sesterces_once_a_turn() -> None:
    game = table(
        "{dice: 2 + 5, players: [{money: 11, hand: fortuna, places: {bribery: aquaeductus}}, {}]}"
    )
    record = play(game, "bribe with 5")
    assert lines(record) == [
        "seat 1 lays 5 on bribery",
        "seat 1 pays 5",
        "seat 1 activates aquaeductus on bribery",
        "supply loses 3 points",
    ]
    play(game, "play fortuna on bribery")  # a new card gives no second die
    assert refusal(game, "bribe with 2") == "Bribery takes only one die a turn."


@pytest.mark.rule("ROM-7", "ROM-9")
def test_a_price_of_one_sesterce_reads_well() -> None:
    game = table("{dice: 1, players: [{hand: templarius, places: {bribery: aries}}, {}]}")
    assert refusal(game, "play templarius on 1") == "Templarius costs 1 sesterce, and you have 0."
    assert refusal(game, "bribe with 1") == "The bribe is 1 sesterce, and you have 0."


@pytest.mark.rule("ROM-9")
def test_without_the_money_or_a_card_there_is_no_bribe() -> None:
    game = table("{dice: 5, players: [{money: 4, places: {bribery: aquaeductus}}, {}]}")
    assert refusal(game, "bribe with 5") == "The bribe is 5 sesterces, and you have 4."
    game = table("{dice: 5, players: [{money: 9}, {}]}")
    assert refusal(game, "bribe with 5") == "You have no card there to activate."


@pytest.mark.rule("ROM-9")
def test_bribery_is_free_again_in_the_next_turn() -> None:
    game = table(
        f"""
        dice: 1
        bribed: yes
        players: [{{places: {{bribery: aquaeductus}}}}, {{money: 9, places: {FULL}}}]
        """
    )
    rolling(game, 1, 2, 3)
    play(game, "end the turn")
    assert offers(game, "bribe") == ["bribe with 1", "bribe with 2", "bribe with 3"]


# --- The end


@pytest.mark.rule("ROM-11", "ROM-19")
def test_an_empty_supply_ends_the_game_and_missing_points_are_credited() -> None:
    game = table(
        "{dice: 3 + 5 + 6, supply: 2, removed: 10, players: [{points: 10, places: {3: forum}}, {points: 14}]}"  # noqa: E501
    )
    record = play(game, "activate 3", "use die 5")
    assert happened(record, PointsGained) == ["seat 1 gains 5 points, 3 of them from outside"]
    assert happened(record, GameEnded) == ["game ends, the supply has no points, won by 1"]
    assert game.state.points == [15, 14]
    assert game.state.supply == 0
    assert game.state.dice == ()  # what is left is cancelled
    assert game.outcome is not None
    assert game.outcome.reason == "The supply has no victory points left."


@pytest.mark.rule("ROM-11")
def test_reading_a_tie_is_shared() -> None:
    game = table(
        "{dice: 1, supply: 3, removed: 9, players: [{points: 12, places: {1: aquaeductus}}, {points: 12}]}"  # noqa: E501
    )
    record = play(game, "activate 1")
    assert happened(record, GameEnded) == ["game ends, the supply has no points, won by 1 + 2"]
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1)


@pytest.mark.rule("ROM-19")
def test_reading_the_end_waits_for_both_players_gains_of_a_pictor() -> None:
    game = table(
        """
        dice: 1
        supply: 1
        removed: 15
        players:
          - {points: 10, places: {1: pictor, 2: forum, 3: forum}}
          - {points: 10, places: {4: forum, 5: arena, 6: aries}}
        """
    )
    record = play(game, "activate 1")
    assert lines(record)[2:] == [
        "seat 1 gains 2 points, 1 of them from outside",
        "seat 2 gains 3 points, 3 of them from outside",
        "game ends, the supply has no points, won by 2",
    ]


@pytest.mark.rule("ROM-19")
def test_aquaeductus_never_takes_more_than_there_is() -> None:
    game = table(
        "{dice: 1, supply: 2, removed: 10, players: [{points: 12, places: {1: aquaeductus}}, {points: 12}]}"  # noqa: E501
    )
    assert "supply loses 2 points" in lines(play(game, "activate 1"))
    assert game.state.removed == 12


@pytest.mark.rule("ROM-14")
def test_reading_the_game_ends_after_100_turns_of_each_player() -> None:
    game = table(f"{{turn: 199, dice: 1, players: [{{}}, {{points: 11, places: {FULL}}}]}}")
    rolling(game, 1, 2, 3)
    record = play(game, "end the turn")
    assert happened(record, TurnBegan) == ["turn 200 begins for seat 2"]
    record = play(game, "end the turn")
    assert lines(record) == ["game ends, all turns are played, won by 2"]
    assert game.outcome is not None
    assert game.outcome.reason == "Each player has had 100 turns."


@pytest.mark.rule("ROM-7")
def test_the_discarded_card_is_the_one_below() -> None:
    game = table("{dice: 3, players: [{hand: fortuna, places: {3: fortuna}}, {}]}")
    record = play(game, "play fortuna on 3")
    assert happened(record, CardDiscarded) == ["seat 1 loses fortuna on 3"]
    assert on(game, 1, 3) == "fortuna"
