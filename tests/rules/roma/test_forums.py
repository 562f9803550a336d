"""ROM-26: Forum, and the Basilica and Templum beside it."""

import pytest

from colosseum.rules.roma.cards.forums import forum_help
from tests.rules.roma.scenario import decider, lines, offers, play, refusal, table


def position(places: str, dice: str = "3 + 4", theirs: str = "") -> str:
    return f"""
        cards: mixed
        dice: {dice}
        players: [{{money: 30, places: {{{places}}}}}, {{places: {{{theirs}}}}}]
    """


@pytest.mark.rule("ROM-26")
def test_there_are_ten_forums_when_both_sets_are_used() -> None:
    for cards, forums in (("arena", 4), ("roma", 6), ("mixed", 10)):
        game = table(f"{{cards: {cards}, dice: 1, players: [{{hand: {forums} forum}}, {{}}]}}")
        assert len(game.state.decks) == 1


@pytest.mark.rule("ROM-26")
@pytest.mark.parametrize(
    ("places", "points"),
    [
        ("3: forum", 4),
        ("3: forum, 2: basilica", 6),
        ("3: forum, 2: basilica, 4: basilica", 8),
        ("3: forum, 1: basilica, 5: basilica", 4),
    ],
)
def test_each_basilica_directly_beside_a_forum_adds_two_points(places: str, points: int) -> None:
    game = table(position(places))
    assert lines(play(game, "activate 3"))[2:] == [
        "seat 1 uses 4",
        f"seat 1 gains {points} points",
    ]


@pytest.mark.rule("ROM-26")
def test_briberys_place_has_one_neighbour() -> None:
    game = table(position("bribery: forum, 1: basilica, 6: basilica"))
    assert forum_help(game.state, 0, 0).points == 2
    assert lines(play(game, "bribe with 3"))[-1] == "seat 1 gains 6 points"


@pytest.mark.rule("ROM-26")
def test_a_basilica_of_the_rivals_helps_nobody_across_the_row() -> None:
    game = table(position("3: forum", theirs="2: basilica, 4: templum"))
    assert lines(play(game, "activate 3"))[-1] == "seat 1 gains 4 points"


@pytest.mark.rule("ROM-26")
def test_with_a_templum_the_third_die_may_be_spent_as_well() -> None:
    game = table(position("3: forum, 4: templum, 2: basilica", "3 + 4 + 6"))
    assert forum_help(game.state, 0, 3) == (2, True)
    play(game, "activate 3")
    assert decider(game) == ("second-die", 1)
    assert lines(play(game, "use die 4")) == ["seat 1 uses 4"]
    assert decider(game) == ("extra-die", 1)
    assert game.decision is not None
    assert game.decision.help == "Use your third die for the Forum too, or decline."
    assert offers(game, "") == ["use die 6", "decline"]
    assert refusal(game, "use die 4") == "This card’s action does not allow that."
    declined = game.copy()
    assert lines(play(game, "use die 6")) == ["seat 1 adds 6", "seat 1 gains 12 points"]
    assert game.state.dice == ()
    assert lines(play(declined, "decline")) == ["seat 1 gains 6 points"]
    assert declined.state.dice == (6,)


@pytest.mark.rule("ROM-26")
def test_with_equal_dice_only_the_third_is_asked_for() -> None:
    game = table(position("3: forum, 4: templum", "3 + 4 + 4"))
    play(game, "activate 3")
    assert decider(game) == ("extra-die", 1)
    play(game, "use die 4")
    assert game.state.points[0] == 18


@pytest.mark.rule("ROM-26")
def test_a_second_templum_adds_nothing() -> None:
    game = table(position("3: forum, 2: templum, 4: templum", "3 + 4 + 4"))
    assert lines(play(game, "activate 3", "use die 4"))[-1] == "seat 1 gains 8 points"


@pytest.mark.rule("ROM-26")
def test_without_a_third_die_templum_asks_nothing() -> None:
    game = table(position("3: forum, 4: templum"))
    assert lines(play(game, "activate 3"))[-1] == "seat 1 gains 4 points"


@pytest.mark.rule("ROM-26", "ROM-16")
@pytest.mark.parametrize("caller", ["via-cassia", "maecenas"])
def test_a_forum_that_is_called_acts_itself_and_is_helped(caller: str) -> None:
    game = table(position(f"3: {caller}, 4: forum, 5: basilica"))
    play(game, "activate 3")
    if decider(game)[0] == "own-card":
        play(game, "choose 4")
    assert game.state.points[0] == 16


@pytest.mark.rule("ROM-26", "ROM-16")
def test_reading_a_magister_who_copies_a_forum_is_not_helped() -> None:
    places = "3: magister, 2: basilica, 4: templum"
    game = table(position(places, "3 + 4 + 4", theirs="3: forum, 2: basilica"))
    assert forum_help(game.state, 0, 3) == (0, False)
    assert lines(play(game, "activate 3"))[-1] == "seat 1 gains 4 points"
    assert game.state.dice == (4,)


@pytest.mark.rule("ROM-26", "ROM-13")
def test_for_want_of_a_second_die_basilica_brings_nothing_either() -> None:
    game = table(position("3: via-cassia, 4: forum, 5: basilica", "3"))
    play(game, "activate 3", "choose 4")
    assert game.state.points[0] == 10


@pytest.mark.rule("ROM-26", "ROM-19")
def test_all_of_it_is_one_gain_and_is_credited_as_one() -> None:
    game = table(
        """
        cards: mixed
        dice: 3 + 4
        players: [{points: 18, places: {3: forum, 2: basilica}}, {points: 15}]
        """
    )
    record = play(game, "activate 3")
    assert lines(record)[3] == "seat 1 gains 6 points, 3 of them from outside"
    assert game.outcome is not None


def test_a_helped_forum_reads_back_from_its_position() -> None:
    game = table(position("3: forum, 4: templum", "3 + 4 + 6"))
    play(game, "activate 3", "use die 4")
    again = table(game.position())
    assert lines(play(again, "decline")) == ["seat 1 gains 4 points"]
