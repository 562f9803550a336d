"""ROM-10, ROM-12 and ROM-20: battles with all that changes them."""

import pytest

from colosseum.rules.roma.events import BattleBegan, BattleDecided, BattleDieRolled, CardDiscarded
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


@pytest.mark.rule("ROM-10")
def test_a_roll_below_the_defence_changes_nothing() -> None:
    game = table("{dice: 3, players: [{places: {3: bestia}}, {places: {3: forum}}]}")
    record = play(rolling(game, 4), "activate 3")
    assert lines(record)[2:] == [
        "seat 1 attacks forum on 3",
        "seat 1 rolls 4 with the battle die",
        "seat 1 loses with 4 against 5",
    ]
    assert on(game, 2, 3) == "forum"


@pytest.mark.rule("ROM-10")
def test_a_roll_as_high_as_the_defence_wins() -> None:
    game = table("{dice: 3, players: [{places: {3: bestia}}, {places: {3: forum}}]}")
    record = play(rolling(game, 5), "activate 3")
    assert happened(record, CardDiscarded) == ["seat 2 loses forum on 3"]


@pytest.mark.rule("ROM-20")
def test_without_a_target_nothing_is_rolled() -> None:
    game = table("{dice: 3, players: [{places: {3: bestia}}, {}]}")
    assert not happened(play(game, "activate 3"), BattleDieRolled)


@pytest.mark.rule("ROM-20")
def test_bestia_finds_the_lowest_defence_of_all_cards_and_chooses_among_equals() -> None:
    game = table(
        """
        dice: 3
        players:
          - {places: {3: bestia}}
          - {places: {1: fortuna, 2: forum, 6: praedator, bribery: offertorium}}
        """
    )
    play(rolling(game, 1), "activate 3")
    assert decider(game) == ("target", 1)
    assert offers(game, "choose") == ["choose bribery", "choose 1", "choose 6"]
    assert refusal(game, "choose 2") == "This card’s action does not allow that."
    record = play(game, "choose 6")
    assert happened(record, BattleBegan) == ["seat 1 attacks praedator on 6"]


@pytest.mark.rule("ROM-12", "ROM-20")
def test_ballista_reaches_directly_and_diagonally_opposite_buildings() -> None:
    game = table(
        """
        dice: 3
        players:
          - {places: {3: ballista}}
          - {places: {1: forum, 2: forum, 3: bestia, 4: arena, 5: forum}}
        """
    )
    rolling(game, 2)
    play(game, "activate 3")
    assert offers(game, "choose") == ["choose 2", "choose 4"]
    record = play(game, "choose 4")
    assert happened(record, BattleDecided) == ["seat 1 wins with 3 against 3"]


@pytest.mark.rule("ROM-12")
def test_reading_bribery_is_the_neighbour_of_1_and_the_row_does_not_go_round() -> None:
    position = """
        dice: {die}
        players:
          - {{places: {{{die}: decurio}}}}
          - {{places: {{1: bestia, 2: pictor, 5: pictor, 6: templarius, bribery: speculator}}}}
        """
    game = table(position.format(die=1))
    play(game, "activate 1")
    assert offers(game, "choose") == ["choose bribery", "choose 1", "choose 2"]
    game = table(position.format(die=6))
    play(game, "activate 6")
    assert offers(game, "choose") == ["choose 5", "choose 6"]


@pytest.mark.rule("ROM-12")
def test_a_card_beside_bribery_reaches_bribery_and_1() -> None:
    game = table(
        """
        dice: 2
        players:
          - {money: 2, places: {bribery: decurio}}
          - {places: {1: bestia, 2: pictor, 6: templarius, bribery: speculator}}
        """
    )
    play(game, "bribe with 2")
    assert offers(game, "choose") == ["choose bribery", "choose 1"]


@pytest.mark.rule("ROM-20")
def test_mercennarius_pays_after_the_roll_as_often_as_the_money_lasts() -> None:
    game = table(
        "{dice: 3, players: [{money: 10, places: {3: mercennarius}}, {places: {3: forum}}]}"
    )
    record = play(rolling(game, 1), "activate 3")
    assert lines(record)[-1] == "seat 1 rolls 1 with the battle die"
    assert decider(game) == ("pay", 1)
    assert offers(game, "pay") == ["pay 0", "pay 3", "pay 6", "pay 9"]
    assert refusal(game, "pay 4") == "This card’s action does not allow that."
    assert refusal(game, "pay 12") == "This card’s action does not allow that."
    record = play(game, "pay 9")
    assert happened(record, BattleDecided) == ["seat 1 loses with 4 against 5"]
    assert game.state.money[0] == 1


@pytest.mark.rule("ROM-20")
def test_reading_more_may_be_paid_than_is_needed() -> None:
    game = table(
        "{dice: 3, players: [{money: 10, places: {3: mercennarius}}, {places: {3: forum}}]}"
    )
    play(rolling(game, 6), "activate 3")
    record = play(game, "pay 9")
    assert happened(record, BattleDecided) == ["seat 1 wins with 9 against 5"]


@pytest.mark.rule("ROM-20")
def test_mercennarius_without_three_sesterces_is_asked_nothing() -> None:
    game = table(
        "{dice: 3, players: [{money: 2, places: {3: mercennarius}}, {places: {3: forum}}]}"
    )
    record = play(rolling(game, 5), "activate 3")
    assert happened(record, BattleDecided) == ["seat 1 wins with 5 against 5"]


@pytest.mark.rule("ROM-20")
def test_reading_tuba_repeats_a_roll_before_any_payment_and_the_second_counts() -> None:
    game = table(
        "{dice: 3, players: [{money: 3, places: {3: mercennarius, 1: tuba}}, {places: {3: forum}}]}"
    )
    play(rolling(game, 4, 2), "activate 3")
    assert decider(game) == ("repeat", 1)
    assert game.decision is not None
    assert "second roll counts" in game.decision.help
    assert offers(game, "") == ["repeat the roll", "keep the roll"]
    assert "cannot do this now" in refusal(game, "pay 3")
    record = play(game, "repeat the roll")
    assert lines(record) == ["seat 1 rolls 2 with the battle die"]
    assert decider(game) == ("pay", 1)  # once: there is no third roll
    assert game.decision is not None
    assert game.decision.help == "Pay to add to your roll, or pay nothing."
    record = play(game, "pay 3")
    assert happened(record, BattleDecided) == ["seat 1 loses with 3 against 5"]


@pytest.mark.rule("ROM-20")
def test_a_roll_may_be_kept_and_tuba_works_beside_bribery() -> None:
    game = table("{dice: 3, players: [{places: {3: bestia, bribery: tuba}}, {places: {3: forum}}]}")
    record = play(rolling(game, 6), "activate 3", "keep the roll")
    assert happened(record, CardDiscarded) == ["seat 2 loses forum on 3"]


@pytest.mark.rule("ROM-20")
def test_tuba_repeats_the_roll_of_templarius() -> None:
    game = table("{dice: 3, players: [{places: {3: templarius, 1: tuba}}, {}]}")
    record = play(rolling(game, 1, 6), "activate 3", "repeat the roll")
    assert lines(record)[-1] == "seat 1 gains 3 points"


@pytest.mark.rule("ROM-20")
def test_the_opponents_tuba_helps_nobody_else() -> None:
    game = table("{dice: 3, players: [{places: {3: bestia}}, {places: {3: tuba}}]}")
    play(game, "activate 3")
    assert decider(game) == ("act", 1)


@pytest.mark.rule("ROM-20")
def test_reading_arena_goes_from_1_to_6_and_then_to_bribery_until_one_is_defeated() -> None:
    game = table(
        """
        dice: 3
        players:
          - {places: {3: arena}}
          - {places: {1: decurio, 2: forum, 5: bestia, 6: pictor, bribery: magister}}
        """
    )
    record = play(rolling(game, 4, 2, 1, 3), "activate 3")
    assert happened(record, BattleDecided) == [
        "seat 1 loses with 4 against 5",
        "seat 1 loses with 2 against 3",
        "seat 1 loses with 1 against 4",
        "seat 1 wins with 3 against 3",
    ]
    assert happened(record, CardDiscarded) == ["seat 2 loses magister on bribery"]


@pytest.mark.rule("ROM-20")
def test_arena_ends_after_the_first_defeat_or_the_last_character() -> None:
    position = "{dice: 3, players: [{places: {3: arena}}, {places: {1: bestia, 5: pictor}}]}"
    record = play(rolling(table(position), 3), "activate 3")
    assert happened(record, BattleBegan) == ["seat 1 attacks bestia on 1"]
    record = play(rolling(table(position), 2, 2), "activate 3")
    assert len(happened(record, BattleBegan)) == 2
    assert not happened(record, CardDiscarded)


@pytest.mark.rule("ROM-20")
def test_each_battle_of_arena_may_be_repeated_with_tuba() -> None:
    game = table(
        "{dice: 3, players: [{places: {3: arena, 1: tuba}}, {places: {1: bestia, 5: pictor}}]}"
    )
    play(rolling(game, 1, 2, 1, 6), "activate 3")
    play(game, "repeat the roll")
    assert decider(game) == ("repeat", 1)
    record = play(game, "repeat the roll")
    assert happened(record, CardDiscarded) == ["seat 2 loses pictor on 5"]


@pytest.mark.rule("ROM-10")
@pytest.mark.rule("ROM-27")
def test_only_nine_cards_start_battles() -> None:
    from colosseum.rules.roma.cards import CARDS
    from colosseum.rules.roma.cards.battles import Battle

    fighters = {card.name for card in CARDS.values() if isinstance(card, Battle)}
    arena = {"Arena", "Ballista", "Bestia", "Decurio", "Mercennarius"}
    assert fighters == arena | {"Centurio", "Legionarius", "Onager", "Velites"}
