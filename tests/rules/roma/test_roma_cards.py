"""The first Roma's cards, one by one: battles, blocks, and what they do to hands and points."""

import pytest

from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.notation import tally
from colosseum.rules.roma.prospects import fights_to_choose, foreseen, warning
from tests.rules.roma.scenario import decider, lines, offers, on, play, refusal, rolling, table

# --- Battles


def centurio(dice: str, mine: str = "", theirs: str = "portus") -> str:
    return f"""
        cards: mixed
        dice: {dice}
        players: [{{places: {{3: centurio{mine}}}}}, {{places: {{3: {theirs}}}}}]
    """


@pytest.mark.rule("ROM-27")
@pytest.mark.parametrize("roll", [1, 4, 6])
def test_reading_centurio_asks_after_every_roll_needed_enough_or_not(roll: int) -> None:
    game = rolling(table(centurio("1 + 1 + 3")), roll)
    play(game, "activate 3")
    assert decider(game) == ("extra-die", 1)
    assert game.decision is not None
    assert game.decision.help == "Choose a die to add to your roll, or decline."
    assert offers(game, "") == ["use die 1", "decline"]
    record = play(game, "use die 1")
    verb = "wins" if roll + 1 >= 5 else "loses"
    assert lines(record)[:2] == ["seat 1 adds 1", f"seat 1 {verb} with {roll + 1} against 5"]
    assert decider(game) == ("act", 1), "one die only"
    assert game.state.dice == (1,)


@pytest.mark.rule("ROM-27")
def test_without_an_unused_die_or_when_declined_the_roll_stands() -> None:
    game = rolling(table(centurio("3")), 4)
    assert lines(play(game, "activate 3"))[-1] == "seat 1 loses with 4 against 5"
    game = rolling(table(centurio("3 + 6")), 5)
    play(game, "activate 3")
    assert lines(play(game, "decline")) == [
        "seat 1 wins with 5 against 5",
        "seat 2 loses portus on 3",
    ]
    assert game.state.dice == (6,)


@pytest.mark.rule("ROM-27", "ROM-20")
def test_tuba_repeats_before_centurios_die_is_chosen() -> None:
    game = rolling(table(centurio("3 + 6", ", 1: tuba")), 1, 2)
    play(game, "activate 3")
    assert decider(game) == ("repeat", 1)
    play(game, "repeat the roll")
    assert decider(game) == ("extra-die", 1)
    assert lines(play(game, "use die 6"))[1] == "seat 1 wins with 8 against 5"


@pytest.mark.rule("ROM-27", "ROM-20")
@pytest.mark.parametrize("key", ["legionarius", "onager", "velites"])
def test_tuba_repeats_the_other_rolls_too(key: str) -> None:
    game = table(
        f"""
        cards: mixed
        dice: 3
        players:
          - {{places: {{3: {key}, 1: tuba}}}}
          - {{places: {{3: {"forum" if key == "onager" else "decurio"}}}}}
        """
    )
    play(rolling(game, 1, 6), "activate 3")
    assert decider(game) == ("repeat", 1)
    assert lines(play(game, "repeat the roll"))[1] == "seat 1 wins with 6 against 5"


@pytest.mark.rule("ROM-27")
@pytest.mark.parametrize("key", ["sicarius", "nero", "gladiator"])
def test_what_is_no_battle_rolls_no_die(key: str) -> None:
    game = table(
        f"""
        cards: mixed
        dice: 3
        players:
          - {{places: {{3: {key}, 1: tuba}}}}
          - {{places: {{3: {"forum" if key == "nero" else "decurio"}}}}}
        """
    )
    record = play(game, "activate 3")
    assert not any("battle" in line for line in lines(record))
    assert on(game, 2, 3) == ""


@pytest.mark.rule("ROM-27")
def test_onager_and_velites_choose_among_all_and_take_the_only_one_unasked() -> None:
    position = """
        cards: mixed
        dice: 3 + 4
        players:
          - {{places: {{3: onager, 4: velites}}}}
          - {{places: {{{}}}}}
    """
    game = table(position.format("1: forum, 6: turris, bribery: nero, 2: consul"))
    play(game, "activate 3")
    assert offers(game, "") == ["choose 1", "choose 6"]
    assert [fight.needed for fight in fights_to_choose(game)] == [6, 6]
    game = table(position.format("bribery: nero"))
    assert foreseen(game, game.read_action("activate 4")).fights[0].chance == 0.0
    assert lines(play(game, "activate 4"))[2] == "seat 1 attacks nero on bribery"
    assert warning(game, game.read_action("activate 3")) == "Onager can do nothing now."


# --- Symbols


BLOCKING = """
    cards: mixed
    turn: 4
    dice: 3 + 3
    players:
      - {places: {3: praetorianus, 1: forum, 2: forum, 4: forum, 5: forum, 6: forum, bribery: nero}}
      - {money: 9, hand: bestia, places: {1: via-cassia, 2: aquaeductus, 4: telonium, 6: legat}}
"""


@pytest.mark.rule("ROM-28")
def test_reading_any_symbol_not_blocked_yet_can_be_blocked_even_an_empty_one() -> None:
    game = table(BLOCKING)
    play(game, "activate 3")
    assert decider(game) == ("symbol", 1)
    places = ["bribery", *"123456"]
    assert offers(game, "") == [*(f"choose {place}" for place in places), "decline"]
    play(game, "choose 5", "activate 3")
    assert "choose 5" not in offers(game, "choose")
    play(game, "choose bribery")
    assert game.state.blocked == ((), (0, 5))


@pytest.mark.rule("ROM-28")
def test_no_die_may_be_laid_on_a_blocked_symbol_in_the_next_turn_and_only_then() -> None:
    game = table(BLOCKING)
    play(game, "activate 3", "choose 2", "activate 3", "choose bribery", "end the turn")
    state = game.state
    state.dice = (1, 2, 6)
    assert refusal(game, "activate 2") == "This symbol is blocked this turn."
    assert refusal(game, "bribe with 1") == "This symbol is blocked this turn."
    assert offers(game, "activate") == ["activate 1", "activate 6"]
    assert "take money with 2" in offers(game, "take")
    play(game, "end the turn")
    assert state.blocked == ((), ())


@pytest.mark.rule("ROM-28")
def test_reading_what_a_block_does_not_hinder() -> None:
    """A card is laid there, an always-on card goes on working, and others can call or copy."""
    game = table(
        """
        cards: mixed
        dice: 1 + 4 + 5
        players:
          - {money: 20, hand: bestia, blocked: [2, 4, 6],
             places: {1: via-cassia, 2: aquaeductus, 4: telonium, 5: scaenicus, 6: philosophus}}
          - {}
        """
    )
    play(game, "take money with 4")
    assert game.state.money[0] == 26
    play(game, "activate 1", "choose 2")
    assert game.state.supply == 13
    play(game, "activate 5", "choose 6")
    assert game.state.fewer_dice
    play(game, "play bestia on 4")
    assert on(game, 1, 4) == "bestia"


@pytest.mark.rule("ROM-28", "ROM-16")
def test_a_card_on_a_blocked_symbol_can_still_be_copied_by_magister() -> None:
    game = table(
        """
        cards: mixed
        dice: 3
        players: [{places: {3: magister}}, {blocked: [3], places: {3: aquaeductus}}]
        """
    )
    play(game, "activate 3")
    assert game.state.supply == 13


@pytest.mark.rule("ROM-28")
def test_reading_the_block_stays_if_praetorianus_leaves_play() -> None:
    game = table(BLOCKING.replace("places: {3: praet", "money: 9, hand: tuba, places: {3: praet"))
    play(game, "activate 3", "choose 1", "play tuba on 3")
    assert game.state.blocked == ((), (1,))


@pytest.mark.rule("ROM-28")
def test_blocks_and_weakness_are_public_and_belong_to_a_position() -> None:
    game = table(BLOCKING.replace("dice: 3 + 3", "dice: 3").replace("6: forum,", "6: essedum,"))
    play(game, "activate 3", "choose 6")
    game.state.weakened = (0, 2)
    for other in (game.view(1, seed=4), table(game.position())):
        assert other.state.blocked == ((), (6,))
        assert other.state.weakened == (0, 2)


@pytest.mark.rule("ROM-28", "ROM-13")
def test_with_all_symbols_blocked_praetorianus_can_do_nothing() -> None:
    game = table(
        """
        cards: roma
        dice: 3
        players: [{places: {3: praetorianus}}, {blocked: [1, 2, 3, 4, 5, 6]}]
        """
    )
    assert warning(game, game.read_action("activate 3")) == "Praetorianus can do nothing now."
    assert lines(play(game, "activate 3"))[2:] == []


# --- Dice


@pytest.mark.rule("ROM-29")
def test_consul_changes_an_unused_die_by_one_within_the_die() -> None:
    game = table("{cards: roma, dice: 1 + 3 + 6, players: [{places: {3: consul}}, {}]}")
    play(game, "activate 3")
    assert offers(game, "change") == ["change 1 to 2", "change 6 to 5"]
    assert lines(play(game, "change 6 to 5")) == ["seat 1 changes 6 to 5"]
    assert game.state.dice == (1, 5)


@pytest.mark.rule("ROM-13")
def test_consul_without_an_unused_die_can_do_nothing() -> None:
    game = table("{cards: roma, dice: 3, players: [{places: {3: consul}}, {}]}")
    assert warning(game, game.read_action("activate 3")) == "Consul can do nothing now."


# --- Points


@pytest.mark.rule("ROM-29")
def test_legat_counts_the_rivals_empty_places_bribery_included() -> None:
    position = "{{cards: {}, dice: 3, players: [{{places: {{3: legat}}}}, {{places: {{{}}}}}]}}"
    for cards, places, points in (
        ("mixed", "1: forum", 6),
        ("roma", "1: forum", 5),
        ("roma", "1: forum, 2: forum, 3: forum, 4: forum, 5: forum, 6: nero", 0),
    ):
        game = table(position.format(cards, places))
        play(game, "activate 3")
        assert game.state.points == [10 + points, 10]


@pytest.mark.rule("ROM-19")
def test_mercator_buys_from_the_rival_who_is_paid() -> None:
    game = table("{cards: roma, dice: 3, players: [{money: 7, places: {3: mercator}}, {money: 1}]}")
    play(game, "activate 3")
    assert decider(game) == ("buy", 1)
    assert offers(game, "") == ["buy 1 points", "buy 2 points", "buy 3 points", "decline"]
    assert refusal(game, "buy 4 points") == "This card’s action does not allow that."
    play(game, "buy 2 points")
    assert (game.state.points, game.state.money) == ([12, 8], [3, 5])
    assert game.state.supply == 16


@pytest.mark.rule("ROM-11", "ROM-19")
def test_the_last_point_bought_ends_the_game() -> None:
    game = table(
        "{cards: roma, dice: 3, players: [{money: 40, places: {3: mercator}}, {points: 3}]}"
    )
    play(game, "activate 3")
    assert offers(game, "buy")[-1] == "buy 3 points", "never more than the rival has"
    play(game, "buy 3 points")
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.outcome.reason == "Lupa has no victory points left."


@pytest.mark.rule("ROM-19")
@pytest.mark.parametrize("key", ["mercatus", "tribunus-plebis"])
def test_points_taken_never_exceed_what_the_rival_has(key: str) -> None:
    game = table(
        f"""
        cards: roma
        dice: 3
        players:
          - {{places: {{3: {key}}}}}
          - {{points: 1, places: {{1: forum, 2: forum, 3: forum}}}}
        """
    )
    assert lines(play(game, "activate 3"))[2] == "seat 1 takes 1 points"
    assert game.outcome is not None


# --- Hands


@pytest.mark.rule("ROM-15", "ROM-29")
def test_a_character_sent_back_by_gladiator_is_known_to_both() -> None:
    game = table(
        """
        cards: roma
        dice: 3
        players: [{places: {3: gladiator}}, {hand: forum, places: {1: nero, 2: onager}}]
        """
    )
    play(game, "activate 3")
    assert tally(game.state.hands[1]) == "forum + nero"
    assert tally(game.state.known[1]) == "nero"
    assert on(game, 2, 1) == ""


def haruspex(piles: str = "") -> str:
    return f"""
        cards: mixed
        dice: 3 + 4
        players: [{{hand: tuba, known: tuba, places: {{3: haruspex}}}}, {{hand: forum + nero}}]
        {piles}
    """


@pytest.mark.rule("ROM-15")
def test_haruspex_takes_any_card_unseen_and_shuffles_the_pile() -> None:
    game = table(haruspex())
    before = game.state.piles[0]
    record = play(game, "activate 3")
    assert decider(game) == ("search", 1)
    assert record.chance
    count = len(before)
    assert str(record.events[2].seen_by(1)) == f"seat 1 looks through {count} hidden"
    assert game.state.piles[0] == ()
    assert len(offers(game, "take")) == len({*before})
    record = play(game, "take turris")
    assert [str(event.seen_by(1)) for event in record.events] == [
        "seat 1 keeps hidden",
        f"seat 1 shuffles {count - 1} back into the pile",
    ]
    assert tally(game.state.hands[0]) == "tuba + turris"
    assert tally(game.state.known[0]) == "tuba"
    assert sorted(game.state.piles[0]) != list(game.state.piles[0])


@pytest.mark.rule("ROM-15")
def test_who_saw_the_only_pile_knows_the_rivals_hand_even_if_nothing_is_taken() -> None:
    game = table(haruspex())
    before = game.state.piles[0]
    record = play(game, "activate 3")
    assert lines(record)[-1] == "seat 1 deduces forum + nero"
    assert tally(game.state.known[1]) == "forum + nero"
    play(game, "decline")
    assert sorted(game.state.piles[0]) == sorted(before)
    assert game.state.piles[0] != before, "shuffled all the same"
    hands = {game.view(0, seed).state.hands[1] for seed in range(9)}
    assert hands == {game.state.hands[1]}


@pytest.mark.rule("ROM-15", "ROM-23")
def test_with_a_pile_each_haruspex_shows_nothing_of_the_rivals_hand() -> None:
    game = table(
        """
        cards: own_decks
        dice: 3
        players: [{places: {3: haruspex}}, {hand: forum/2 + nero/2}]
        """
    )
    record = play(game, "activate 3")
    assert lines(record)[-1].startswith("seat 1 looks through")
    assert game.state.known[1] == ()
    assert {card // len(RULES.cards) for card in game.state.drawn} == {0}
    play(game, "decline")
    assert len({game.view(0, seed).state.hands[1] for seed in range(9)}) > 1


@pytest.mark.rule("ROM-8")
def test_haruspex_renews_an_empty_pile_first() -> None:
    game = table(haruspex("discards: [turris, legat]"))
    state = game.state
    state.hands[1] = tuple(sorted(state.hands[1] + state.piles[0]))
    state.set_pile(0, ())
    assert lines(play(game, "activate 3"))[2:4] == [
        "discards are shuffled into a pile of 2",
        "seat 1 looks through legat + turris",
    ]
    play(game, "take legat")
    assert [*map(len, state.piles)] == [1]


@pytest.mark.rule("ROM-8", "ROM-13")
def test_haruspex_without_any_card_to_look_at_can_do_nothing() -> None:
    game = table("{cards: roma, dice: 3, players: [{places: {3: haruspex}}, {hand: nero}]}")
    state = game.state
    state.hands[1] = tuple(sorted(state.hands[1] + state.piles[0]))
    state.set_pile(0, ())
    assert warning(game, game.read_action("activate 3")) == "Haruspex can do nothing now."
    assert lines(play(game, "activate 3"))[2:] == []
    assert state.known[1] == (), "nothing is concluded, not even when the pile is empty"


@pytest.mark.rule("ROM-8")
def test_the_only_card_of_a_pile_can_be_taken_or_left() -> None:
    game = table(haruspex())
    state = game.state
    state.hands[1] = tuple(sorted(state.hands[1] + state.piles[0][:-1]))
    state.set_pile(0, state.piles[0][-1:])
    (card,) = state.piles[0]
    play(game, "activate 3")
    (take, decline) = offers(game, "")
    assert decline == "decline"
    record = play(game, take)
    assert len(record.events) == 1, "there is nothing to shuffle"
    assert card in state.hands[0]


@pytest.mark.rule("ROM-21")
def test_aesculapinum_takes_only_characters_and_both_know_it() -> None:
    game = table(
        """
        cards: mixed
        dice: 3
        discards: [forum, nero, bestia]
        players: [{places: {3: aesculapinum}}, {}]
        """
    )
    play(game, "activate 3")
    assert offers(game, "") == ["take bestia", "take nero", "decline"]
    play(game, "take nero")
    assert tally(game.state.known[0]) == "nero"
