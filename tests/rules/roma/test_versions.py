"""A game is played on by the rules it began with: what the first version had otherwise."""

import pytest

from colosseum.rules.journal import Journal
from colosseum.rules.roma import Game
from colosseum.rules.roma.data import RULES
from tests.rules.roma.random_play import played
from tests.rules.roma.scenario import lines, offers, on, play, table


def copies(game: Game, key: str) -> int:
    """How many there are, wherever they are."""
    state, card = game.state, RULES.number(key)
    cards = [*state.piles[0], *state.discards[0], *state.drawn]
    for seat in (0, 1):
        cards += [*state.hands[seat], *state.gifts[seat], *state.sides[seat]]
    return cards.count(card)


@pytest.mark.parametrize(("version", "praedators", "mercennarii"), [(1, 2, 1), (2, 1, 2)])
def test_a_version_has_its_own_copies(version: int, praedators: int, mercennarii: int) -> None:
    for game in (
        Game.new(("Aquila", "Lupa"), 7, version=version),
        table(f"{{rules: {version}, players: [{{}}, {{}}]}}"),
    ):
        assert copies(game, "praedator") == praedators
        assert copies(game, "mercennarius") == mercennarii
        assert game.status() == []


@pytest.mark.rule("ROM-13")
def test_at_first_praedator_had_to_act_if_he_could() -> None:
    position = "{{rules: 1, dice: 3, players: [{{places: {{3: praedator, {}}}}}, {{}}]}}"
    game = table(position.format("6: forum"))
    play(game, "activate 3")
    assert on(game, 1, 6) == ""
    assert game.state.points[0] == 15
    game = table(position.format("5: fortuna, 6: forum"))
    play(game, "activate 3")
    assert offers(game, "") == ["choose 5", "choose 6"]
    assert game.decision
    assert "decline" not in game.decision.help


@pytest.mark.rule("ROM-13", "ROM-16")
def test_at_first_maecenas_had_to_choose_and_could_choose_a_forum_for_nothing() -> None:
    game = table("{rules: 1, dice: 3, players: [{money: 9, places: {1: forum, 3: maecenas}}, {}]}")
    assert lines(play(game, "activate 3"))[2:] == ["seat 1 pays 5", "seat 1 activates forum on 1"]
    assert game.state.points[0] == 10


def test_a_saved_game_is_played_on_by_the_rules_it_began_with() -> None:
    journal = Journal(Game.new(("Aquila", "Lupa"), 7, version=1))
    text = journal.text()
    assert '"rules": 1' in text
    again = Journal.of_text(Game, text)
    for game in (again.game, again.beginning(), again.played_on_from(0).game):
        assert game == journal.game
        assert game.rules_version == 1
    assert Journal(Game.new(("Aquila", "Lupa"), 7)).game != journal.game


def test_a_journal_from_a_position_that_names_no_rules_keeps_its_own() -> None:
    header = '{"journal": 1, "game": "roma", "position": "{players: [{}, {}]}"}'
    journal = Journal.of_text(Game, header)
    assert journal.game.rules_version == 1
    assert Journal.of_text(Game, journal.text()).game.rules_version == 1
    assert journal.beginning().rules_version == 1


def test_games_of_every_version_can_be_played_to_their_end() -> None:
    for version in range(1, Game.newest_rules + 1):
        for seed in range(4):
            journal = played(seed, beginners=bool(seed % 2), version=version)
            assert journal.game.rules_version == version
            assert journal.game.status() == []
