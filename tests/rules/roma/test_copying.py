"""ROM-16: actions copied by Magister or called by Via Cassia and Maecenas."""

import pytest

from tests.rules.roma.scenario import decider, lines, offers, on, play, refusal, rolling, table


@pytest.mark.rule("ROM-16")
def test_reading_magister_acts_from_his_own_place_and_may_hit_the_copied_card() -> None:
    game = table(
        """
        dice: 3 + 5
        players:
          - {places: {3: magister, 5: magister}}
          - {places: {3: veneficus, 5: aries}}
        """
    )
    assert lines(play(game, "activate 3"))[2:] == [
        "seat 1 copies veneficus on 3",
        "seat 2 loses veneficus on 3",
    ]
    play(game, "activate 5")
    assert on(game, 2, 5) == ""


@pytest.mark.rule("ROM-16")
@pytest.mark.parametrize("opposite", ["{3: magister}", "{3: tuba}", "{}"])
def test_magister_has_nothing_to_copy(opposite: str) -> None:
    game = table(f"{{dice: 3, players: [{{places: {{3: magister}}}}, {{places: {opposite}}}]}}")
    assert lines(play(game, "activate 3"))[2:] == []


@pytest.mark.rule("ROM-16")
def test_via_cassia_lets_the_neighbour_act_from_its_own_place() -> None:
    game = table(
        """
        dice: 3
        players:
          - {places: {2: aries, 3: via-cassia, 4: aquaeductus}}
          - {places: {2: forum, 3: arena}}
        """
    )
    play(game, "activate 3")
    assert decider(game) == ("own-card", 1)
    assert offers(game, "") == ["choose 2", "choose 4", "decline"]
    assert refusal(game, "choose 3") == "This card’s action does not allow that."
    play(game, "choose 2")
    assert (on(game, 2, 2), on(game, 2, 3)) == ("", "arena")


@pytest.mark.rule("ROM-16")
def test_magister_opposite_via_cassia_uses_his_own_neighbours() -> None:
    game = table(
        """
        dice: 3
        players:
          - {places: {2: aquaeductus, 3: magister}}
          - {places: {3: via-cassia, 2: forum}}
        """
    )
    play(game, "activate 3")
    assert offers(game, "") == ["choose 2", "decline"]
    assert lines(play(game, "choose 2")) == [
        "seat 1 activates aquaeductus on 2",
        "supply loses 3 points",
    ]


@pytest.mark.rule("ROM-16")
def test_maecenas_pays_the_price_and_chooses_only_what_can_act_and_be_paid() -> None:
    game = table(
        """
        dice: 3
        players:
          - {money: 4, places: {1: forum, 2: tuba, 3: maecenas, 4: bestia, 5: fortuna, 6: pictor}}
          - {}
        """
    )
    play(game, "activate 3")
    assert offers(game, "") == ["choose 4", "choose 5", "choose 6", "decline"]
    assert refusal(game, "choose 1") == "Forum costs 5 sesterces, and you have 4."
    for place in ("2", "3", "bribery", "9"):
        assert refusal(game, f"choose {place}") == "This card’s action does not allow that."
    record = play(game, "choose 4")
    assert lines(record) == ["seat 1 pays 3", "seat 1 activates bestia on 4"]  # the price is lost
    assert game.state.money[0] == 1


@pytest.mark.rule("ROM-13", "ROM-16")
def test_reading_maecenas_cannot_choose_a_forum_without_a_second_unused_die() -> None:
    position = (
        "{{dice: {}, players: [{{money: 9, places: {{1: forum, 3: maecenas, 4: aries}}}}, {{}}]}}"
    )
    game = table(position.format("3"))
    play(game, "activate 3")
    assert offers(game, "") == ["choose 4", "decline"]
    assert refusal(game, "choose 1") == "Forum needs a second unused die."
    game = table(position.format("2 + 3"))
    play(game, "activate 3", "choose 1")
    assert (game.state.points[0], game.state.money[0], game.state.dice) == (12, 4, ())


@pytest.mark.rule("ROM-16")
def test_reading_no_card_acts_twice_so_that_chains_end() -> None:
    game = table(
        """
        dice: 3
        players:
          - {money: 30, places: {2: via-cassia, 3: via-cassia, 4: maecenas}}
          - {}
        """
    )
    play(game, "activate 3", "choose 2")  # back to 3 is barred, and 1 is empty
    assert decider(game) == ("act", 1)
    game = table(
        """
        dice: 3
        players:
          - {money: 30, places: {2: via-cassia, 3: via-cassia, 4: maecenas, 1: aquaeductus}}
          - {}
        """
    )
    play(game, "activate 3", "choose 4")
    assert offers(game, "") == ["choose 1", "choose 2", "decline"]
    record = play(game, "choose 2")
    assert lines(record) == ["seat 1 pays 5", "seat 1 activates via-cassia on 2"]
    assert offers(game, "") == ["choose 1", "decline"]
    play(game, "choose 1")
    assert game.state.supply == 13


@pytest.mark.rule("ROM-16")
def test_magister_opposite_maecenas_calls_his_owners_other_cards() -> None:
    game = table(
        """
        dice: 3
        players:
          - {money: 1, places: {3: magister, 6: aquaeductus}}
          - {places: {3: maecenas, 5: aries}}
        """
    )
    assert lines(play(game, "activate 3"))[2:] == ["seat 1 copies maecenas on 3"]
    assert lines(play(game, "choose 6")) == [
        "seat 1 pays 1",
        "seat 1 activates aquaeductus on 6",
        "supply loses 3 points",
    ]


@pytest.mark.rule("ROM-16")
@pytest.mark.parametrize("caller", ["via-cassia", "maecenas"])
def test_a_card_beside_bribery_called_by_another_costs_no_bribe(caller: str) -> None:
    game = table(
        f"""
        dice: 1 + 2
        players:
          - {{money: 3, places: {{1: {caller}, bribery: aquaeductus}}}}
          - {{}}
        """
    )
    play(game, "activate 1", "choose bribery")
    assert game.state.supply == 13
    assert game.state.money[0] == (3 if caller == "via-cassia" else 2)
    assert offers(game, "bribe") == ["bribe with 2"]


@pytest.mark.rule("ROM-16")
def test_offertorium_may_discard_the_maecenas_who_called_it() -> None:
    game = table("{dice: 3, players: [{money: 3, places: {3: maecenas, 4: offertorium}}, {}]}")
    play(game, "activate 3", "choose 4")
    assert on(game, 1, 3) == ""
    assert game.state.points[0] == 13


@pytest.mark.rule("ROM-16")
def test_praedator_may_discard_the_via_cassia_that_called_him() -> None:
    game = table("{dice: 3, players: [{places: {3: via-cassia, 4: praedator}}, {}]}")
    play(game, "activate 3", "choose 4", "choose 3")
    assert on(game, 1, 3) == ""
    assert game.state.points[0] == 15


@pytest.mark.rule("ROM-16")
def test_you_and_your_opponent_mean_the_player_who_activated() -> None:
    game = table(
        """
        dice: 3
        players:
          - {points: 3, places: {3: magister}}
          - {points: 3, places: {3: carrus-bovinus}}
        """
    )
    play(game, "activate 3")
    assert game.state.points == [5, 3]


@pytest.mark.rule("ROM-16")
def test_a_copied_forum_needs_its_second_die() -> None:
    game = table("{dice: 2 + 3, players: [{places: {3: magister}}, {places: {3: forum}}]}")
    play(game, "activate 3")
    assert game.state.points[0] == 12
    assert game.state.dice == ()


@pytest.mark.rule("ROM-16")
def test_a_copied_decurio_reaches_diagonally_from_magister() -> None:
    game = table(
        """
        dice: 3
        players:
          - {places: {3: magister}}
          - {places: {2: bestia, 3: decurio, 5: pictor}}
        """
    )
    rolling(game, 3)
    play(game, "activate 3")
    assert offers(game, "choose") == ["choose 2", "choose 3"]


# --- ROM-29: the first Roma's cards


@pytest.mark.rule("ROM-29")
def test_reading_scaenicus_acts_from_his_own_place_as_any_other_character() -> None:
    game = table(
        """
        cards: mixed
        dice: 3 + 3
        players:
          - {places: {1: veneficus, 2: tuba, 3: scaenicus, 4: forum, 5: philosophus}}
          - {places: {1: pictor, 3: bestia}}
        """
    )
    play(game, "activate 3")
    assert decider(game) == ("own-card", 1)
    assert offers(game, "") == ["choose 1", "choose 5", "decline"], "not Tuba, nor a building"
    assert lines(play(game, "choose 1")) == [
        "seat 1 copies veneficus from 1 on 3",
        "seat 2 loses bestia on 3",
    ]
    play(game, "activate 3", "choose 5")  # each time a free choice
    assert game.state.fewer_dice


@pytest.mark.rule("ROM-29")
def test_reading_magister_opposite_scaenicus_copies_a_character_of_his_own_side() -> None:
    game = table(
        """
        cards: mixed
        dice: 3
        players:
          - {places: {3: magister, 5: veneficus}}
          - {places: {1: nero, 3: scaenicus, 5: pictor}}
        """
    )
    play(game, "activate 3")
    assert offers(game, "") == ["choose 5", "decline"]
    assert lines(play(game, "choose 5")) == [
        "seat 1 copies veneficus from 5 on 3",
        "seat 2 loses scaenicus on 3",
    ]


@pytest.mark.rule("ROM-29")
@pytest.mark.parametrize("key", ["sicarius", "nero"])
@pytest.mark.parametrize("copier", ["scaenicus", "magister"])
def test_reading_who_copies_sicarius_or_nero_is_discarded_in_his_stead(
    key: str, copier: str
) -> None:
    mine = f"3: scaenicus, 4: {key}" if copier == "scaenicus" else "3: magister, 4: pictor"
    target = "forum" if key == "nero" else "bestia"
    theirs = f"1: {target}" if copier == "scaenicus" else f"1: {target}, 3: {key}"
    game = table(
        f"{{cards: mixed, dice: 3, players: [{{places: {{{mine}}}}}, {{places: {{{theirs}}}}}]}}"
    )
    play(game, "activate 3")
    if decider(game)[0] == "own-card":
        play(game, "choose 4")
    if decider(game)[0] == "target":
        play(game, "choose 1")
    assert (on(game, 1, 3), on(game, 2, 1)) == ("", "")
    assert on(game, 1, 4) != ""
    assert on(game, 2, 3) == (key if copier == "magister" else "")


@pytest.mark.rule("ROM-29")
@pytest.mark.parametrize("caller", ["via-cassia", "maecenas"])
def test_called_sicarius_himself_is_discarded(caller: str) -> None:
    game = table(
        f"""
        cards: mixed
        dice: 3
        players: [{{money: 9, places: {{3: {caller}, 4: sicarius}}}}, {{places: {{1: bestia}}}}]
        """
    )
    play(game, "activate 3", "choose 4")
    assert (on(game, 1, 3), on(game, 1, 4), on(game, 2, 1)) == (caller, "", "")


@pytest.mark.rule("ROM-29")
@pytest.mark.parametrize("key", ["sicarius", "nero"])
def test_without_a_target_nobody_is_discarded(key: str) -> None:
    target = "bestia" if key == "nero" else "forum"
    game = table(
        f"""
        cards: mixed
        dice: 3 + 4
        players: [{{places: {{3: scaenicus, 4: {key}}}}}, {{places: {{1: {target}}}}}]
        """
    )
    play(game, "activate 3", "choose 4", "activate 4")
    assert (on(game, 1, 3), on(game, 1, 4), on(game, 2, 1)) == ("scaenicus", key, target)


@pytest.mark.rule("ROM-29")
def test_a_magister_may_hit_the_sicarius_that_he_copies() -> None:
    game = table(
        "{cards: mixed, dice: 3, players: [{places: {3: magister}}, {places: {3: sicarius}}]}"
    )
    play(game, "activate 3")
    assert (on(game, 1, 3), on(game, 2, 3)) == ("", "")


@pytest.mark.rule("ROM-29")
def test_reading_each_card_acts_or_is_copied_at_most_once() -> None:
    game = table(
        """
        cards: mixed
        dice: 3
        players:
          - {money: 30, places: {1: bestia, 2: maecenas, 3: scaenicus, 4: scaenicus}}
          - {}
        """
    )
    play(game, "activate 3")
    assert offers(game, "choose") == ["choose 1", "choose 2", "choose 4"]
    play(game, "choose 4")
    assert offers(game, "choose") == ["choose 1", "choose 2"], "neither of the two Scaenici"
    assert lines(play(game, "choose 2")) == ["seat 1 copies maecenas from 2 on 3"]
    assert offers(game, "choose") == ["choose 1"], "the Maecenas copied is no longer offered"


@pytest.mark.rule("ROM-29")
def test_reading_a_magister_opposite_a_card_already_copied_does_nothing() -> None:
    game = table(
        """
        cards: mixed
        dice: 3
        players:
          - {places: {3: magister, 5: magister}}
          - {places: {3: scaenicus, 5: aquaeductus}}
        """
    )
    play(game, "activate 3")
    assert lines(play(game, "choose 5")) == ["seat 1 copies magister from 5 on 3"]
    assert decider(game) == ("act", 1)
    assert game.state.supply == 16


@pytest.mark.rule("ROM-29")
def test_scaenicus_as_magister_copies_what_is_opposite_scaenicus() -> None:
    game = table(
        """
        cards: mixed
        dice: 3
        players: [{places: {3: scaenicus, 5: magister}}, {places: {3: aquaeductus, 5: aries}}]
        """
    )
    play(game, "activate 3")
    assert lines(play(game, "choose 5"))[1:] == [
        "seat 1 copies aquaeductus on 3",
        "supply loses 3 points",
    ]
    game = table(
        "{cards: mixed, dice: 3, players: [{places: {3: scaenicus, 5: magister}}, "
        "{places: {3: magister}}]}"
    )
    play(game, "activate 3")
    assert lines(play(game, "choose 5"))[1:] == [], "a Magister has nothing to copy"


@pytest.mark.rule("ROM-29", "ROM-16")
@pytest.mark.parametrize("key", ["legionarius", "centurio", "velites", "gladiator"])
def test_what_is_copied_may_be_hit_itself(key: str) -> None:
    game = table(
        f"{{cards: mixed, dice: 3, players: [{{places: {{3: magister}}}}, "
        f"{{places: {{3: {key}}}}}]}}"
    )
    rolling(game, 6)
    play(game, "activate 3")
    assert on(game, 2, 3) == ""


@pytest.mark.rule("ROM-29")
def test_a_chain_under_way_reads_back_from_its_position() -> None:
    game = table(
        """
        cards: mixed
        dice: 3
        players:
          - {money: 30, places: {2: via-cassia, 3: magister, 5: magister, 6: bestia}}
          - {places: {3: scaenicus, 5: forum}}
        """
    )
    play(game, "activate 3")
    again = table(game.position())
    assert again.state.activation == game.state.activation
    assert game.state.activation is not None
    assert game.state.activation.copied == (3,)
    for other in (game, again):
        assert lines(play(other, "choose 5")) == ["seat 1 copies magister from 5 on 3"]
