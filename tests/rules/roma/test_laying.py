"""Cards that lay cards free of charge: Architectus and Senator, Consiliarius and Machina."""

from itertools import product
from random import Random

import pytest

from colosseum.rules.roma import Game
from colosseum.rules.roma.data import BRIBERY
from colosseum.rules.roma.prospects import warning
from tests.rules.roma.scenario import decider, lines, offers, on, play, refusal, table

ROOM = [BRIBERY, 1, 2, 3, 4, 5, 6]


def names(game: Game, seat: int = 1) -> dict[int, str]:
    return {place: on(game, seat, place) for place in ROOM if on(game, seat, place)}


# --- From the hand


@pytest.mark.rule("ROM-29")
def test_reading_architectus_lays_any_number_over_any_card_free_of_charge() -> None:
    game = table(
        """
        cards: mixed
        dice: 3
        players:
          - {money: 1, hand: forum + turris + bestia, places: {3: architectus, 4: pictor}}
          - {}
        """
    )
    play(game, "activate 3")
    assert decider(game) == ("lay-free", 1)
    assert {line.split()[1] for line in offers(game, "lay")} == {"forum", "turris"}
    assert "lay forum on bribery" in offers(game, "lay")
    assert lines(play(game, "lay forum on 3")) == [  # over the acting card
        "seat 1 loses architectus on 3",
        "seat 1 plays forum on 3",
    ]
    play(game, "lay turris on 3")  # over the one just laid
    assert offers(game, "") == ["decline"], "a character is left in the hand"
    assert play(game, "decline").events == ()
    assert names(game) == {3: "turris", 4: "pictor"}
    assert game.state.money[0] == 1


@pytest.mark.rule("ROM-29")
def test_reading_the_rival_is_not_told_whether_another_card_could_have_been_laid() -> None:
    """With nothing to lay the player is asked all the same, as long as there is a hand."""
    position = "{{cards: roma, dice: 3, players: [{{hand: {}, places: {{3: senator}}}}, {{}}]}}"
    for hand in ("forum", "forum + nero"):
        game = table(position.format(hand))
        seen = [str(event.seen_by(1)) for event in play(game, "activate 3").events]
        assert seen == ["seat 1 lays 3 on 3", "seat 1 activates senator on 3"]
        assert decider(game) == ("lay-free", 1)
        assert play(game, "decline").events == ()
    game = table(position.format("nothing"))
    play(game, "activate 3")
    assert decider(game) == ("act", 1)


def test_a_warning_comes_before_a_hand_without_a_card_to_lay() -> None:
    game = table("{cards: roma, dice: 3, players: [{hand: nero, places: {3: architectus}}, {}]}")
    activate = game.read_action("activate 3")
    assert warning(game, activate) == "Architectus can do nothing now."


@pytest.mark.rule("ROM-29")
def test_senator_lays_only_characters_and_ends_with_the_hand() -> None:
    game = table(
        "{cards: roma, dice: 3, players: [{hand: nero + consul, places: {3: senator}}, {}]}"
    )
    play(game, "activate 3", "lay nero on 1", "lay consul on 6")
    assert decider(game) == ("act", 1), "no hand is left"
    assert names(game) == {1: "nero", 3: "senator", 6: "consul"}


@pytest.mark.rule("ROM-29")
def test_reading_a_card_laid_for_free_acts_in_the_same_turn() -> None:
    game = table(
        """
        cards: roma
        dice: 2 + 3
        players: [{hand: tribunus-plebis, places: {3: senator}}, {}]
        """
    )
    play(game, "activate 3", "lay tribunus-plebis on 2", "activate 2")
    assert game.state.points == [11, 9]


@pytest.mark.rule("ROM-29")
@pytest.mark.parametrize("copier", ["magister", "scaenicus"])
def test_a_copied_architectus_covers_the_copier(copier: str) -> None:
    mine = "3: magister" if copier == "magister" else "3: scaenicus, 4: architectus"
    theirs = "3: architectus" if copier == "magister" else "1: forum"
    game = table(
        f"""
        cards: mixed
        dice: 3
        players: [{{hand: forum, places: {{{mine}}}}}, {{places: {{{theirs}}}}}]
        """
    )
    play(game, "activate 3")
    if copier == "scaenicus":
        play(game, "choose 4")
    play(game, "lay forum on 3")
    assert on(game, 1, 3) == "forum"


def test_a_card_that_cannot_be_laid_is_refused() -> None:
    game = table(
        "{cards: roma, dice: 3, players: [{hand: forum + nero, places: {3: architectus}}, {}]}"
    )
    play(game, "activate 3")
    assert refusal(game, "lay nero on 1") == "Architectus lays buildings only."
    for line in ("lay forum on bribery", "lay turris on 1"):
        assert refusal(game, line) == "This card’s action does not allow that."
    assert "cannot do this now" in refusal(game, "end the turn")


# --- Again


MOVING = """
    cards: mixed
    dice: 3
    players:
      - {places: {3: consiliarius, 1: bestia, 5: pictor, 6: forum, bribery: aries}}
      - {places: {3: forum}}
"""


@pytest.mark.rule("ROM-29")
def test_reading_consiliarius_takes_up_all_characters_himself_included() -> None:
    game = table(MOVING)
    assert lines(play(game, "activate 3"))[2:] == ["seat 1 takes up bestia + pictor + consiliarius"]
    assert names(game) == {0: "aries", 6: "forum"}
    assert decider(game) == ("lay-again", 1)
    assert len(offers(game, "lay")) == 3 * 7
    assert "cannot do this now" in refusal(game, "decline"), "none may be kept"
    assert lines(play(game, "lay pictor on 6")) == [  # over a building
        "seat 1 loses forum on 6",
        "seat 1 lays pictor again on 6",
    ]
    assert "lay bestia on 6" not in offers(game, "lay"), "not over each other"
    play(game, "lay consiliarius on 3", "lay bestia on 2")
    assert names(game) == {0: "aries", 2: "bestia", 3: "consiliarius", 6: "pictor"}
    assert decider(game) == ("act", 1)


@pytest.mark.rule("ROM-29")
def test_machina_does_the_same_with_buildings_over_characters() -> None:
    game = table(MOVING.replace("consiliarius", "machina"))
    assert lines(play(game, "activate 3"))[2:] == ["seat 1 takes up aries + forum + machina"]
    play(game, "lay machina on 1", "lay forum on bribery", "lay aries on 3")
    assert names(game) == {0: "forum", 1: "machina", 3: "aries", 5: "pictor"}


@pytest.mark.rule("ROM-29")
def test_the_last_card_takes_the_last_place_without_a_question() -> None:
    places = "1: nero, 2: consul, 3: consiliarius, 4: legat, 5: velites, 6: mercator"
    game = table(f"{{cards: roma, dice: 3, players: [{{places: {{{places}}}}}, {{}}]}}")
    play(game, "activate 3")
    for card, place in (("nero", 6), ("consul", 5), ("consiliarius", 4), ("legat", 3)):
        play(game, f"lay {card} on {place}")
    record = play(game, "lay velites on 1")
    assert lines(record) == [
        "seat 1 lays velites again on 1",
        "seat 1 lays mercator again on 2",
    ]
    assert decider(game) == ("act", 1)


@pytest.mark.rule("ROM-29")
@pytest.mark.parametrize(
    ("key", "way"),
    [
        *product(("consiliarius", "machina"), ("bribery", "magister", "via-cassia", "maecenas")),
        ("consiliarius", "scaenicus"),
    ],
)
def test_they_move_the_cards_of_whoever_calls_or_copies_them(key: str, way: str) -> None:
    """All of one kind on the acting player's side: the caller or copier too, if it is of it."""
    mine = {
        "bribery": f"bribery: {key}, 4: bestia, 5: forum",
        "magister": "3: magister, 5: forum",
    }.get(way, f"3: {way}, 4: {key}")
    game = table(
        f"""
        cards: mixed
        dice: 3
        players:
          - {{money: 9, places: {{{mine}}}}}
          - {{places: {{3: {key}, 6: telonium}}}}
        """
    )
    before = names(game)
    play(game, "bribe with 3" if way == "bribery" else "activate 3")
    if decider(game)[0] == "own-card":
        play(game, "choose 4")
    assert decider(game)[0] == "lay-again"
    moved = {"consiliarius", "bestia", "magister", "maecenas", "scaenicus"}
    if key == "machina":
        moved = {"machina", "forum", "via-cassia"}
    taken = [name for name in before.values() if name in moved]
    stays = {place: name for place, name in before.items() if name not in moved}
    assert names(game) == stays
    rng = Random(1)
    while decider(game)[0] == "lay-again":
        play(game, str(game.choices().pick(rng)))
    now = names(game)
    assert sorted(name for name in now.values() if name in moved) == sorted(taken)


@pytest.mark.rule("ROM-13")
def test_machina_copied_without_a_building_in_play_does_nothing() -> None:
    game = table(
        "{cards: mixed, dice: 3, players: [{places: {3: magister}}, {places: {3: machina}}]}"
    )
    assert lines(play(game, "activate 3"))[2:] == ["seat 1 copies machina on 3"]


@pytest.mark.rule("ROM-23")
def test_equal_cards_of_different_decks_are_laid_apart() -> None:
    game = table(
        """
        cards: own_decks
        dice: 3
        players:
          - {places: {3: consiliarius, 1: bestia, 2: bestia/2}}
          - {}
        """
    )
    play(game, "activate 3")
    assert {line.split()[1] for line in offers(game, "lay")} == {
        "bestia",
        "bestia/2",
        "consiliarius",
    }
