"""Positions name the version of their format, and of the rules they are played by."""

import pytest

from colosseum.games import GAMES, find
from colosseum.words.sentences import GameError

PLAYERS = {"colosseum": "[{}, {}, {}]\nphase: investing", "roma": "[{}, {}]"}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_names_its_version_and_reads_back(name: str) -> None:
    game = find(name).game.new([*"ABCDE"[: find(name).game.players[0]]], seed=4)
    text = game.position()
    assert text.startswith(f"position: 1\nrules: {game.newest_rules}\n")
    assert find(name).game.from_position(text).position() == text


@pytest.mark.parametrize("name", GAMES)
def test_a_text_of_a_newer_version_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(GameError, match=r"position.*was written by a newer version of this game\."):
        find(name).game.from_position(f"position: 2\nplayers: {PLAYERS[name]}\n")


@pytest.mark.parametrize("name", GAMES)
def test_a_text_without_a_version_is_of_the_first(name: str) -> None:
    begun = find(name).game.from_position(f"turn: 1\nplayers: {PLAYERS[name]}\n")
    same = find(name).game.from_position(f"position: 1\nturn: 1\nplayers: {PLAYERS[name]}\n")
    assert begun == same


@pytest.mark.parametrize("name", GAMES)
def test_a_text_that_names_no_rules_is_of_the_newest(name: str) -> None:
    game = find(name).game.from_position(f"players: {PLAYERS[name]}\n")
    assert game.rules_version == game.newest_rules


@pytest.mark.parametrize("name", GAMES)
def test_a_text_of_newer_rules_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(GameError, match=r"rules.*was written by a newer version of this game\."):
        find(name).game.from_position(f"rules: 99\nplayers: {PLAYERS[name]}\n")


@pytest.mark.parametrize("name", GAMES)
def test_the_version_lasts_through_copies_views_and_positions(name: str) -> None:
    game = find(name).game.from_position(f"rules: 1\nplayers: {PLAYERS[name]}\n")
    for other in (game, game.copy(), game.view(0, seed=3), game.from_position(game.position())):
        assert other.rules_version == 1
